import BayanTestProject
import Foundation
import Testing

@Suite("what commands show to translators in Arabic")
struct ArabicOutputTests {
  /// Names that are the same in all languages: those of the tool, of its options' values and of its files.
  ///
  /// Names of the catalog, and its texts, come from its files.
  private static let names: Set<String> = [
    "bayan", "Bayan", "MessageFormat", "json", "csv", "tsv", "strings", "android", "ARB", "arb",
    "PO", "XLIFF",
    "TOML",
    // Facets, kinds of values, states of 'state.lock'.
    "title", "description", "suggestion", "help", "label", "integer", "string", "draft",
    "translated",
    "reviewed", "default", "cancel", "automatic", "manual", "never",
    "en", "ar", "fr", "n",
  ]

  /// Returns the words of a line that nothing explains: no path, option, code, name or text of the catalog.
  private static func english(in line: Substring, texts: [String]) -> [String] {
    var rest = String(line)
    // The marks around values aren't a part of names.
    rest.unicodeScalars.removeAll { (0x2066...0x2069).contains($0.value) }
    for text in texts where text.contains(" ") { rest.replace(text, with: " ") }
    rest.replace(/`[^`]*`|«[^«»]*»|'[^']*'|<[^<>]*>|--?[a-z][-a-z]*|\[[a-z-]+\]/, with: " ")
    // Paths, keys and codes: 'Locales/ar/login.toml:7', 'login.unknown', 'com.facebook.sdk.login'.
    rest.replace(/[A-Za-z0-9_\/-]*[A-Za-z0-9][.\/:=][A-Za-z0-9_.\/:=-]*[A-Za-z0-9]/, with: " ")
    return rest.matches(of: /[A-Za-z][A-Za-z-]*/).map { String($0.output) }
      .filter { !names.contains($0) && !texts.contains($0) }
  }

  /// Returns all texts and names that the catalog's files have, longest first.
  private static func texts(of project: TestProject) throws -> [String] {
    var texts: Set<String> = []
    let paths = try FileManager.default.subpathsOfDirectory(atPath: project.folder.path)
    for path in paths where path.hasSuffix(".toml") {
      let text = try project.read(path)
      for line in text.split(separator: "\n") {
        if let found = line.firstMatch(of: /= "(.*)"$/) { texts.insert(String(found.1)) }
        if let found = line.firstMatch(of: /^\[(?:codes\.)?([A-Za-z]+)\]$/) {
          texts.insert(String(found.1))
        }
        // Texts of variants.
        for found in line.matches(of: /\{\{(.*?)\}\}(?:$|\n)/) { texts.insert(String(found.1)) }
      }
      texts.insert(project.url(path).deletingPathExtension().lastPathComponent)
    }
    return texts.filter { !$0.isEmpty }.sorted { $0.count > $1.count }
  }

  /// Requires that the output of a command in Arabic has no English.
  private static func expectArabic(
    _ result: CommandResult, texts: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let lines = (result.output + result.errors).split(separator: "\n")
    #expect(!lines.isEmpty, sourceLocation: sourceLocation)
    for line in lines {
      #expect(
        english(in: line, texts: texts) == [], "\(line)", sourceLocation: sourceLocation)
    }
  }

  /// A project with a message that is missing, another that is private, and a code that was removed.
  private static func project() throws -> TestProject {
    let project = try TestProject.copy()
    try project.addSample()
    let sample = "Catalog/sample.toml"
    let code = """
      [codes.stop]
      since = "1.0"
      sensitive = true
      """
    try project.write(
      try project.read(sample).replacing("[codes.stop]", with: code)
        .replacing("{ type = \"integer\" }", with: "{ type = \"integer\", range = \"0...99\" }")
        + "\n\n[retired.old]\nvalue = 99\nremoved = \"1.2\"\nsince = \"1.0\"\n", to: sample)
    let login = "Locales/ar/login.toml"
    try project.write(
      try project.read(login).replacing(
        /\[userMismatch\]\ntitle = [^\n]*\n/, with: "[userMismatch]\n"),
      to: login)
    return project
  }

  @Test(arguments: [
    ["coverage"], ["coverage", "--locale", "ar"],
    ["show", "login"], ["show", "login.passwordChanged"],
    ["show", "login.passwordChanged", "--locale", "ar"],
    ["show", "login.passwordChanged", "--locale", "fr"],
    ["show", "login.userMismatch", "--locale", "ar", "--all"],
    ["show", "sample.wait", "--arg", "n=3", "--locale", "ar"],
    ["explain", "login.passwordChanged"], ["explain", "login.badChallengeString"],
    ["explain", "login.passwordChanged", "--locale", "en"],
    ["explain", "com.facebook.sdk.login", "302"], ["explain", "sample.wait"],
    ["explain", "sample.stop"], ["explain", "sample.old"],
    ["explain", #"{"error": {"code": 7004}}"#],
    ["explain", "transient"], ["explain", "logIn"], ["explain", "cancel"],
    ["find", "تغيّرت كلمة السر"], ["find", "بعد 5 ثوانٍ"], ["find", "إلغاء"],
    ["find", "xyzzy plugh"],
    ["find", "!"], ["find", "login.passwordChanged"],
    ["review", "--list", "--locale", "ar"], ["review", "login.unknown", "--locale", "ar"],
    ["review", "share", "--locale", "ar"],
    ["check"],
    ["export", "--to", "strings", "--locale", "ar", "-o", "ar.strings"],
    ["export", "--to", "csv", "--locale", "ar", "-o", "ar.csv"],
    ["export", "--to", "android", "--locale", "ar", "-o", "strings.xml", "--lossy"],
    ["preview", "-o", "site"], ["preview", "-o", "site", "--only", "codes"],
    ["handbook"],
  ])
  func `no line of a command has English`(_ arguments: [String]) throws {
    let project = try Self.project()
    let texts = try Self.texts(of: project)
    let result = try project.bayan(arguments + ["--language", "ar"])
    Self.expectArabic(result, texts: texts)
  }

  @Test(arguments: ["transient", "recoverable", "other", "retry", "openSettings"])
  func `the built-in vocabulary is explained without English`(_ name: String) throws {
    let result = try TestProject().bayan("explain", name, "--language", "ar")
    #expect(result.status == 0)
    Self.expectArabic(
      result,
      texts: ["openSettings", "recoverable", "transient", "other", "retry", "options"]
        + ["Open Settings", "Try Again"])
  }

  @Test func `the reports of an import have no English`() throws {
    let project = try Self.project()
    let texts = try Self.texts(of: project)
    let exported = try project.bayan("export", "--to", "csv", "--locale", "ar", "-o", "ar.csv")
    try #require(exported.status == 0, "\(exported.errors)")
    try project.write(
      try project.read("ar.csv").replacing("تغيّرت كلمة السر", with: "تغيّرت كلمة المرور")
        .replacing("login.unknown.title", with: "login.nobody.title")
        .replacing("تعذّر تسجيل الدخول هنا", with: "تعذّر {$name}"), to: "ar.csv")
    let words = "Locales/ar/login.toml"
    try project.write(
      try project.read(words).replacing("كلمة السر الجديدة", with: "الكلمة الجديدة"), to: words)
    for options in [["--dry-run"], ["--report", "letter.txt"]] {
      let result = try project.bayan(["import", "ar.csv", "--language", "ar"] + options)
      Self.expectArabic(result, texts: texts)
    }
    Self.expectArabic(
      CommandResult(status: 0, output: try project.read("letter.txt"), errors: ""), texts: texts)
  }

  #if os(Linux)
    @Test(arguments: [["review", "--locale", "ar"], ["check", "--fix=review"]])
    func `the questions of a dialog have no English`(_ arguments: [String]) throws {
      let project = try Self.project()
      let words = "Locales/ar/login.toml"
      try project.write(
        try project.read(words).replacing("كلمة سر حسابك", with: "كلمة  سر حسابك"), to: words)
      let input = try TerminalInput("what", "y", "q")
      let result = try runBayan(
        arguments + ["--language", "ar"], in: project.folder, input: input.input)
      // The answers are Latin letters, so that no keyboard has to be changed for them.
      let errors = result.errors.replacing(/\[[^\]]*\]/, with: "")
      Self.expectArabic(
        CommandResult(status: 0, output: "", errors: errors), texts: try Self.texts(of: project))
    }
  #endif
}
