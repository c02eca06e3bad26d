import BayanTestProject
import Foundation
import Testing

/// Names that `bayan check` accepts, and that the compiler must accept, too.
@Suite("Names in generated Swift")
struct NameTests {
  /// Keywords of Swift, names of its library and of Bayan's, members of errors, and letters of
  /// other scripts.
  private static let names: [String] = {
    let written = writtenNames.split { $0 == " " || $0 == "\n" }.map(String.init)
    let used = (try? AnyTargetCatalog.names()) ?? []
    return written + used.subtracting(written).filter { $0.first?.isUppercase == true }.sorted()
  }()

  private static let writtenNames = """
    associatedtype borrowing class consuming deinit enum extension fileprivate func import init inout
    internal let nonisolated open operator precedencegroup private protocol public rethrows static
    struct subscript typealias var break case catch continue default defer do else fallthrough for
    guard if in repeat return switch throw where while Any as await false is nil self Self super
    throws true try Type Protocol actor async convenience didSet dynamic final get indirect infix
    isolated lazy left macro mutating none nonmutating optional override package postfix prefix
    required right set some any unowned weak willSet each sending copy discard then unsafe
    String Int Double Bool Character Array Dictionary Set Optional Error Hashable Equatable Sendable
    CaseIterable StaticString Never Void Result Range Sequence RawRepresentable Codable Hasher UInt8
    Float AnyObject Swift Foundation BayanRuntime BayanErrors GeneratedError ErrorValues
    MessageArgument MessageArguments MessageValue MessageDateTime MessageAmount MessageCatalog
    MessageLocale CatalogStore CatalogTable CatalogLocale CatalogName CatalogError CatalogDescribed
    CatalogGenerated CatalogLocalizedError ExistingError NoOption ServiceAnswer ServiceMatches
    ServiceMatched LocaleTag Sink RetryPolicy RequiredRuntime NamesCatalog LocalizedError
    CustomNSError NSError serviceMatches serviceMatchLines underlying errorValues errorsWithoutValues codeIndex domainIndex allCases domain code codeName
    category options option words locale Locale Category Option rawValue hashValue description
    localizedDescription errorDescription errorCode errorUserInfo errorDomain failureReason
    recoverySuggestion helpAnchor message title arguments messageArguments values carrying hiding
    wrapping errors hash entry developerMessage retryPolicy summary count name id error Element Index
    été 名前 اسم _x __x x1 Ж
    """

  /// Files that have each name as a type, a case or an argument, with the messages of their codes.
  private static let files: [(path: String, name: String, catalog: String, words: String)] =
    names.enumerated().flatMap { index, name in
      let words = "title = \"T\"\ndescription = \"D\"\n"
      func domain(_ kind: String, _ type: String, _ codes: String) -> String {
        "domain = \"org.example.\(kind)\(index)\"\ntype = \"\(type)\"\n" + codes
      }
      let string = "{ type = \"string\" }"
      return [
        (
          "type\(index)", name,
          domain(
            "type", name,
            """
            [codes.x]
            category = "other"
            match = [{ code = 1 }, { http-status = 404 }]
            [codes.y]
            category = "other"
            wraps = true
            arguments = { a = \(string), b = { type = "integer" }, c = { type = "date" } }
            """),
          "[x]\n\(words)[y]\ntitle = \"T\"\ndescription = \"{$a} {$b} {$c :datetime}\"\n"
        ),
        (
          "case\(index)", name,
          domain(
            "case", "Case\(index)Error",
            """
            [codes."\(name)"]
            category = "other"
            match = [{ code = 1 }]
            [codes.last9]
            category = "other"
            arguments = { a = \(string) }
            """),
          "[\"\(name)\"]\n\(words)[last9]\ntitle = \"T\"\ndescription = \"{$a}\"\n"
        ),
        (
          "argument\(index)", name,
          domain(
            "argument", "Argument\(index)Error",
            """
            [codes.x]
            category = "other"
            arguments = { "\(name)" = \(string) }
            [codes.y]
            category = "other"
            arguments = { "\(name)" = \(string), zz1 = { type = "integer" }, zz2 = { type = "number" } }
            [codes.z]
            category = "other"
            arguments = { "\(name)" = { type = "integer", private = true } }
            """),
          """
          [x]
          title = "T"
          description = "{$\(name)}"
          [y]
          title = "T"
          description = "{$\(name)} {$zz1} {$zz2}"
          [z]
          \(words)
          """
        ),
      ]
    }

  @Test func `a name that passes compiles, and those that don't are refused`() throws {
    let folder = try TestProject()
    let project = """
      format = 1
      source-locale = "en"
      locales = ["en"]
      module = { name = "Names" }

      """
    try folder.write(project, to: "Catalog/bayan.toml")
    let requires = "requires = [\"title\", \"description\"]\n"
    func writeNames(categories: [String], options: [String]) throws {
      try folder.write(
        (categories + ["other"]).map { "[\"\($0)\"]\n\(requires)" }.joined(),
        to: "Catalog/categories.toml")
      try folder.write(
        options.map { "[\"\($0)\"]\nrole = \"default\"\n" }.joined(), to: "Catalog/options.toml")
      try folder.write(
        options.map { "[\"\($0)\"]\nlabel = \"Go\"\n" }.joined(), to: "Locales/en/options.toml")
    }
    try writeNames(categories: Self.names, options: Self.names)
    for file in Self.files {
      try folder.write(file.catalog, to: "Catalog/\(file.path).toml")
      try folder.write(file.words, to: "Locales/en/\(file.path).toml")
    }
    let checked = try runBayan(["check", "--format", "json"], in: folder.folder)
    struct Report: Decodable {
      struct Diagnostic: Decodable {
        var file: String
        var message: String
        var severity: String
      }
      var diagnostics: [Diagnostic]
    }
    let report = try JSONDecoder().decode(Report.self, from: Data(checked.output.utf8))
    let refused = Set(report.diagnostics.filter { $0.severity == "error" }.map(\.file))
    for (kind, names) in [
      ("type", ["Swift", "Foundation", "BayanRuntime", "NamesCatalog", "Self", "some"]),
      ("case", ["BayanRuntime", "Type", "Self", "serviceMatches"]),
      ("argument", ["BayanRuntime", "Self"]),
    ] {
      for file in Self.files where file.path.hasPrefix(kind) && names.contains(file.name) {
        #expect(refused.contains("Catalog/\(file.path).toml"), "\(kind) \(file.name)")
      }
    }
    for name in ["String", "Error", "ErrorWithPrivateArguments", "RequiredRuntime", "Sendable"] {
      for file in Self.files where file.name == name {
        #expect(!refused.contains("Catalog/\(file.path).toml"), "\(file.path) \(name)")
      }
    }
    #expect(refused.count < 60, "\(refused.count)")
    let sentences = report.diagnostics.map(\.message)
    func accepted(_ kind: String) -> [String] {
      Self.names.filter { name in !sentences.contains { $0.contains("\(kind) '\(name)'") } }
    }
    let (categories, options) = (accepted("a category"), accepted("an option"))
    for names in [categories, options] {
      #expect(Set(Self.names).subtracting(names).isSuperset(of: ["init", "self", "Type"]))
      #expect(Self.names.count - names.count < 10)
    }
    try writeNames(categories: categories, options: options)
    for file in Self.files where refused.contains("Catalog/\(file.path).toml") {
      try folder.remove("Catalog/\(file.path).toml")
      try folder.remove("Locales/en/\(file.path).toml")
    }
    try SnippetCompiler(page: DocumentationPage(withoutBlocks: "names"), folder: folder.folder)
      .checkGenerated()
  }

  @Test(arguments: ["Swift", "Foundation", "BayanRuntime", "BayanErrors"])
  func `a module can't have the name of one that its code imports`(_ name: String) throws {
    let project = try TestProject.copy()
    try project.replace("\"BayanSDKErrors\"", with: "\"\(name)\"", in: "Catalog/bayan.toml")
    let result = try runBayan(["check"], in: project.folder)
    #expect(result.status == 1)
    #expect(result.errors.contains("generated code can't have a module '\(name)'"))
  }
}
