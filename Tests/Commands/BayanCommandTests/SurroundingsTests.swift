import BayanTestProject
import Foundation
import Testing

/// The package, the target and the Swift files around a catalog.
@Suite("a catalog in its package")
struct SurroundingsTests {
  private static let project = """
    format = 1
    source-locale = "en"
    locales = ["en"]

    [module]
    name = "AppErrors"

    """
  private static let domain = """
    domain = "com.example.app"
    type = "AppError"

    [codes.first]
    category = "other"
    summary = "There is no connection to the server."

    """

  private static func manifest(_ targets: String) -> String {
    // The manifest is on one line, because the import check reads line beginnings in these tests.
    "// swift-tools-version: 6.2\nimport PackageDescription\n" + """
      let package = Package(
        name: "demo",
        targets: [
          \(targets)
        ])

      """
  }

  private static let withPlugin = manifest(
    #".executableTarget(name: "App", plugins: [.plugin(name: "BayanPlugin", package: "bayan")])"#)
  private static let withoutPlugin = manifest(#".executableTarget(name: "App")"#)

  /// Returns the files of a catalog in a folder.
  private static func catalog(
    in folder: String = "", catalogFolder: String = "Catalog", localesFolder: String = "Locales"
  ) -> [String: String] {
    let texts =
      "[first]\ntitle = \"You’re offline\"\ndescription = \"There is no connection to the server.\"\n"
    return [
      "\(folder)\(catalogFolder)/bayan.toml": project,
      "\(folder)\(catalogFolder)/categories.toml":
        "[other]\nsummary = \"Any.\"\nrequires = [\"title\", \"description\"]\n",
      "\(folder)\(catalogFolder)/app.toml": domain,
      "\(folder)\(localesFolder)/en/app.toml": texts,
    ]
  }

  private static func package(
    _ manifest: String, _ parts: [String: String]...
  ) throws
    -> TestProject
  {
    var files = ["Package.swift": manifest, "Sources/App/App.swift": "struct App {}\n", ".git": ""]
    for part in parts { files.merge(part) { _, new in new } }
    return try TestProject(files)
  }

  private static func check(_ package: TestProject, _ arguments: String...) throws -> String {
    let result = try runBayan(["check"] + arguments, in: package.folder)
    return result.errors
  }

  @Test func `a catalog that is in no target's folder is an error, which says where to move it`()
    throws
  {
    let found = try Self.check(Self.package(Self.withPlugin, Self.catalog()))
    #expect(
      found.hasPrefix(
        "Catalog/bayan.toml:1:1: error: this catalog isn't in the folder of a target, but the plugin is used "
          + "without a catalog by 'Sources/App'; move 'Catalog' and 'Locales' there [catalog-misplaced]\n"
      ),
      "\(found)")
    let deeper = try Self.package(Self.withPlugin, Self.catalog(in: "Sources/App/Resources/"))
    #expect(try Self.check(deeper).contains("[catalog-misplaced]"))
  }

  @Test(arguments: [
    ("Catalog", "there is a catalog in 'Catalog'; move it and 'Locales' to 'Sources/App'"),
    (
      "Sources/App/Resources/Catalog",
      "there is a catalog in 'Sources/App/Resources/Catalog'; move it and 'Locales' to 'Sources/App'"
    ),
    ("Sources/App/catalog", "there is 'Sources/App/catalog'; rename it to 'Catalog'"),
    ("Sources/App/Catalogs", "there is 'Sources/App/Catalogs'; rename it to 'Catalog'"),
    (
      "Sources/App",
      "there is a 'bayan.toml' in 'Sources/App'; move it into a folder 'Catalog' there"
    ),
  ])
  func `the build says where the catalog is that it looks for`(
    _ place: String, _ note: String
  ) throws {
    let package = try Self.package(Self.withPlugin, ["\(place)/bayan.toml": Self.project])
    let result = try runProduct(
      "bayan-build", ["generate", "--project", "Sources/App", "--output", "out"],
      in: package.folder)
    #expect(result.status == 1)
    #expect(result.errors.contains("[catalog-missing]\n  note: \(note)\n"), "\(result.errors)")
  }

  @Test(arguments: ["Locales", "Sources/App/locales", "Sources/App"])
  func `locales beside the wrong folder are named`(_ place: String) throws {
    let own = Self.catalog(in: "Sources/App/").filter { !$0.key.contains("Locales") }
    let package = try Self.package(
      Self.withPlugin, own, ["\(place)/en/app.toml": "[first]\ntitle = \"Offline\"\n"])
    let found = try Self.check(package)
    #expect(found.contains("[locale-missing]"), "\(found)")
    #expect(found.contains("note: there is '\(place)"), "\(found)")
  }

  @Test func `a target with a catalog and without the plugin is named, with what to add`() throws {
    let own = Self.catalog(in: "Sources/App/")
    let found = try Self.check(Self.package(Self.withoutPlugin, own))
    #expect(
      found.hasPrefix(
        "Package.swift:6:29: warning: the target 'App' has a catalog, but no plugin that compiles it; "
          + "add 'plugins: [.plugin(name: \"BayanPlugin\", package: \"bayan\")]' to it "
          + "[plugin-missing]\n"), "\(found)")
    let comment = Self.manifest(
      #".target(name: "App", dependencies: [.target(name: "Other")]),  // "BayanPlugin""#)
    #expect(try Self.check(Self.package(comment, own)).contains("[plugin-missing]"))
  }

  @Test(arguments: [
    withPlugin,
    manifest(#".target(name: "Other"), .target(name: "App", plugins: plugins)"#),
    withoutPlugin + "for target in package.targets { target.plugins = [\"BayanPlugin\"] }\n",
    manifest(#"target("App")"#),
    manifest(#".target(name: "Other")"#),
  ])
  func `values that a manifest computes are not guessed`(_ manifest: String) throws {
    #expect(try Self.check(Self.package(manifest, Self.catalog(in: "Sources/App/"))) == "")
  }

  @Test func `a target whose generated files are committed needs no plugin`() throws {
    let package = try Self.package(
      Self.withoutPlugin, Self.catalog(in: "Sources/App/"),
      ["Sources/App/Generated/AppError+Generated.swift": "// Generated by bayan.\n"])
    #expect(try Self.check(package) == "")
  }

  @Test func `the project can turn it off`() throws {
    var files = Self.catalog(in: "Sources/App/")
    files["Sources/App/Catalog/bayan.toml"]? += "\n[checks]\nplugin-missing = \"off\"\n"
    #expect(try Self.check(Self.package(Self.withoutPlugin, files)) == "")
  }

  @Test(arguments: [
    "enum AppError: Error {}", "public struct AppError {}", "@MainActor\nfinal class AppError {}",
    "typealias AppError = Int", "private let x = 1\nactor AppError {}", "enum AppErrorsCatalog {}",
    "let s = \"}\\(\"{\")\"; protocol AppError {}",
  ])
  func `a type that the target declares is named before swiftc names the generated one`(
    _ text: String
  ) throws {
    let package = try Self.package(
      Self.withPlugin, Self.catalog(in: "Sources/App/"), ["Sources/App/Deep/Own.swift": text])
    let found = try Self.check(package)
    #expect(found.contains("[type-taken]"), "\(found)")
    #expect(found.contains("Sources/App/Deep/Own.swift:"))
    let built = try runProduct(
      "bayan-build", ["generate", "--project", "Sources/App", "--output", "out", "--quiet"],
      in: package.folder)
    #expect(built.status == 0 && built.errors.contains("[type-taken]"), "\(built.errors)")
  }

  @Test(arguments: [
    "// enum AppError {}", "/* /* */ enum AppError {} */",
    "let a = \"\"\"\nenum AppError {}\n\"\"\"",
    "let a = #\"\"\"\nenum AppError {}\n\"\"\"#", "fileprivate enum AppError {}",
    "enum Own { enum AppError {} }", "#if os(Windows)\nenum AppError {}\n#endif",
    "extension AppError {}", "enum AppErrors {}", "func f(_ x: AppError) {}",
    "let a = \"\\(f(\")\"))\"; struct B { struct AppError {} }",
  ])
  func `other declarations aren't read as the type`(_ text: String) throws {
    let package = try Self.package(
      Self.withPlugin, Self.catalog(in: "Sources/App/"), ["Sources/App/Own.swift": text])
    #expect(try Self.check(package) == "")
  }

  @Test func `two catalogs with one domain are reported`() throws {
    let package = try Self.package(
      Self.withPlugin, Self.catalog(in: "Sources/App/"), Self.catalog(in: "Sources/Other/"))
    let found = try Self.check(package)
    #expect(
      found.contains(
        "'Sources/App/Catalog/app.toml' has the same domain, 'com.example.app', so programs "
          + "can't tell their errors apart [domain-shared]\n"), "\(found)")
  }

  // MARK: First steps

  @Test func `init takes domain, locales and module`() throws {
    let folder = try TestProject([".git": ""])
    let made = try runBayan(
      [
        "init", "--domain", "com.acme.pay-in", "--locale", "en", "--locale", "fr", "--module",
        "PayErrors",
      ], in: folder.folder)
    #expect(made.status == 0, "\(made.errors)")
    let domain = try folder.read("Catalog/pay-in.toml")
    #expect(domain.contains("domain = \"com.acme.pay-in\"\ntype = \"PayInError\"\n"), "\(domain)")
    let project = try folder.read("Catalog/bayan.toml")
    #expect(project.contains("locales = [\"en\", \"fr\"]"), "\(project)")
    #expect(project.contains("name = \"PayErrors\""))
    #expect(try folder.read("Locales/fr/pay-in.toml").contains("# en: Too many files\n"))
    #expect(
      !FileManager.default.fileExists(
        atPath: folder.folder.appendingPathComponent("Locales/ar").path))
    #expect(try Self.check(folder, "--strict") == "")
  }

  @Test(arguments: [["ja"], ["ar", "en"], ["en", "ar", "pt-BR"]])
  func `an empty project passes the check, and compiles`(locales: [String]) throws {
    let folder = try TestProject([".git": ""])
    let made = try runBayan(
      ["init", "--empty"] + locales.flatMap { ["--locale", $0] }, in: folder.folder)
    #expect(made.status == 0, "\(made.errors)")
    #expect(try Self.check(folder, "--strict") == "")
    let generated = try runBayan(["generate", "--output", "out"], in: folder.folder)
    #expect(generated.status == 0, "\(generated.errors)")
  }

  @Test(arguments: [
    (["--domain", "com.acme.99"], "No file and no Swift type"),
    (["--domain", "com.acme.bayan"], "No file and no Swift type"),
    (["--domain", "a b"], "No file and no Swift type"),
    (["--module", "Swift"], "can't be the name of a module"),
    (["--module", "a-b"], "can't be the name of a module"),
    (["--locale", "en", "--locale", "EN"], "is not a language tag, or is given twice"),
    (["--locale", "he"], "The example has no texts in 'he'"),
  ])
  func `init says why it can't write`(arguments: [String], reason: String) throws {
    let folder = try TestProject([".git": ""])
    let result = try runBayan(["init"] + arguments, in: folder.folder)
    #expect(result.status == 64 && result.errors.contains(reason), "\(result.errors)")
    #expect(
      !FileManager.default.fileExists(atPath: folder.folder.appendingPathComponent("Catalog").path))
  }

  @Test func `a new domain is one diagnostic, and add-locale writes what is missing`() throws {
    let folder = try TestProject([".git": ""])
    _ = try runBayan(["init"], in: folder.folder)
    let codes = ["one", "two", "three"]
    try folder.write(
      "domain = \"com.example.app\"\ntype = \"AppError\"\nsummary = \"Any.\"\n"
        + codes.map { "[codes.\($0)]\ncategory = \"other\"\nsummary = \"One.\"\n" }.joined(),
      to: "Catalog/app.toml")
    let source = try Self.check(folder)
    #expect(source.components(separatedBy: ": error: ").count == 3, "\(source)")
    #expect(source.contains("there is no 'Locales/en/app.toml'; write the file"), "\(source)")
    try folder.write(
      codes.map { "[\($0)]\ntitle = \"No \($0)\"\ndescription = \"It is \($0).\"\n" }.joined(),
      to: "Locales/en/app.toml")
    let found = try Self.check(folder)
    #expect(
      found.hasPrefix(
        "Catalog/app.toml:1:10: error: 'app' has no texts in 'ar': there is no 'Locales/ar/app.toml'; "
          + "run 'bayan add-locale ar' and translate the file that it writes [translation-missing]\n"
      ), "\(found)")
    #expect(found.components(separatedBy: ": error: ").count == 2, "\(found)")

    let added = try runBayan(["add-locale", "ar"], in: folder.folder)
    #expect(
      added.errors.contains("wrote Locales/ar/app.toml\nadded 3 entries\n"), "\(added.errors)")
    let text = try String(
      contentsOf: folder.folder.appendingPathComponent("Locales/ar/app.toml"), encoding: .utf8)
    #expect(text.contains("[two]\n# en: No two\n# title = \"\"\n"), "\(text)")
    #expect(try Self.check(folder).contains("Locales/ar/app.toml:5:2: error: 'one' has no 'title'"))
    // Only texts are missing now.
    let again = try runBayan(["add-locale", "ar"], in: folder.folder)
    #expect(again.status == 64 && again.errors.contains("it lacks no entry"), "\(again.errors)")

    // The entry is added to an existing file.
    try folder.write(
      try String(
        contentsOf: folder.folder.appendingPathComponent("Catalog/app.toml"), encoding: .utf8)
        + "[codes.four]\ncategory = \"other\"\nsummary = \"One.\"\n", to: "Catalog/app.toml")
    try folder.write(
      try String(
        contentsOf: folder.folder.appendingPathComponent("Locales/en/app.toml"), encoding: .utf8)
        + "[four]\ntitle = \"No four\"\ndescription = \"It is four.\"\n", to: "Locales/en/app.toml")
    let more = try runBayan(["add-locale", "ar"], in: folder.folder)
    #expect(more.errors.contains("added 1 entry\n"), "\(more.errors)")
  }

  @Test(arguments: [
    (["chekc"], "Error: There is no command 'chekc'. Did you mean 'check'?\nSee 'bayan help'.\n"),
    (["help", "chekc"], "Error: There is no command 'chekc'. Did you mean 'check'?\n"),
    (["chekc", "--help"], "Did you mean 'check'?"), (["Check"], "Did you mean 'check'?"),
    (["add-local", "ar"], "Did you mean 'add-locale'?"), (["xyzzy"], "no command 'xyzzy'.\n"),
    (["help", "xyzzy"], "no command 'xyzzy'.\n"),
  ])
  func `a misspelt command is named, with the one that is meant`(
    arguments: [String], text: String
  ) throws {
    let result = try runBayan(arguments)
    #expect(result.status == 64 && result.errors.contains(text), "\(result.errors)")
    #expect(result.output.isEmpty)
  }

  @Test(arguments: [
    ("category-missing", "Did you mean 'plural-category-missing'?"),
    ("translation-mising", "Did you mean 'translation-missing'?"),
    ("missing", "'bayan explain' lists the rules."), ("", "'bayan explain' lists the rules."),
    ("xyzzy", "'bayan explain' lists the rules."),
  ])
  func `a part of a rule's name leads to the rule`(name: String, text: String) throws {
    let result = try runBayan(["explain", name])
    #expect(result.status == 64 && result.errors.contains(text), "\(result.errors)")
  }

  @Test(arguments: [["help"], ["help", "check"], ["check", "--help"], ["--help"], ["--version"]])
  func `help is still there`(arguments: [String]) throws {
    #expect(try runBayan(arguments).status == 0)
  }

  @Test(
    arguments: [
      (["FORCE_COLOR": "1"], true), (["FORCE_COLOR": "3"], true), (["CLICOLOR_FORCE": "1"], true),
      (["FORCE_COLOR": "1", "NO_COLOR": "1"], false), (["FORCE_COLOR": "0"], false),
      (["CLICOLOR_FORCE": "0"], false), (["FORCE_COLOR": ""], false), ([:], false),
    ] as [([String: String], Bool)])
  func `the environment asks for colour`(variables: [String: String], hasColor: Bool) throws {
    let package = try Self.package(Self.withoutPlugin, Self.catalog(in: "Sources/App/"))
    var environment: [String: String?] = [
      "FORCE_COLOR": nil, "CLICOLOR_FORCE": nil, "NO_COLOR": nil,
    ]
    for (name, value) in variables { environment[name] = value }
    let result = try runBayan(["check"], in: package.folder, environment: environment)
    #expect(result.errors.contains("\u{1B}[") == hasColor, "\(result.errors)")
  }

  @Test(
    arguments: [
      (
        "enum PayError: Error { case first; var errorUserInfo: [String: Any] { [:] } }",
        "errorUserInfo"
      ),
      (
        "enum PayError: Error { case first }\nextension PayError { var errorDescription: String? { nil } }",
        "errorDescription"
      ),
      (
        "enum PayError: Error { case first\n static var errorDomain: String { \"x\" } }",
        "errorDomain"
      ),
      ("extension App.PayError { var errorCode: Int { 3 } }", "errorCode"),
      ("enum PayError: Error { case first; func f() { if true { var errorCode = 3 } } }", nil),
      ("enum PayError: Error { case first }\nstruct Other { var errorCode: Int { 3 } }", nil),
      ("enum PayError: Error { case first // var errorCode: Int\n }", nil),
      ("enum PayError: Error { case first; struct Inner { var errorCode = 3 } }", nil),
    ])
  func `a member of an existing enum that takes the catalog's place is a warning`(
    code: String, member: String?
  ) throws {
    var files = Self.catalog(in: "Sources/App/")
    files["Sources/App/Catalog/app.toml"] = Self.domain.replacingOccurrences(
      of: "\"AppError\"", with: "{ existing = \"PayError\" }")
    files["Sources/App/Pay.swift"] = code + "\n"
    let found = try Self.check(Self.package(Self.withPlugin, files))
    guard let member else {
      #expect(!found.contains("error-member-declared"), "\(found)")
      return
    }
    #expect(
      found.contains("warning: 'PayError' declares '\(member)' itself, so ")
        && found.contains("[error-member-declared]"), "\(found)")
    #expect(found.contains("Sources/App/Pay.swift:"), "\(found)")
  }
}
