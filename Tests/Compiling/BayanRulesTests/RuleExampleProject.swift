import BayanCatalogFixtures
import BayanChecking
import BayanDiagnostics
import BayanRules
import BayanTOML
import Foundation

/// The project around one text of a rule's example.
struct RuleExampleProject {
  /// The files by path.
  private var files: [String: String?]

  /// The paths of files in which each character stands for a byte.
  private var bytes: Set<String> = []

  /// Creates a project with one text of an example, in which the rule is on.
  init(_ text: String, of example: RuleExplanation.Example, rule: RuleBook.Entry) {
    let text = Self.plain(text)
    switch example.content {
    case .message: files = Self.message(text, source: example.source, locale: example.locale)
    case .files: files = Self.files(in: text)
    }
    if rule.id == "encoding-invalid", text == example.bad { bytes = Set(files.keys) }
    files.merge(Self.around) { own, _ in own }
    guard rule.isAdjustable, let project = files["Catalog/bayan.toml"] ?? nil else { return }
    files["Catalog/bayan.toml"] = project + "\n[checks]\n\(rule.id) = \"warning\"\n"
  }

  /// The files.
  var sources: [SourceFile] {
    files.compactMap { path, text in
      text.map { text in
        bytes.contains(path)
          ? SourceFile(
            path: path, bytes: text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) })
          : SourceFile(path: path, text: text)
      }
    }
  }

  /// Returns the diagnostics of a rule.
  func diagnostics(of rule: RuleID) -> [Diagnostic] {
    CheckRun(.all)(sources).diagnostics.filter { $0.rule == rule }
  }

  /// Replaces names of invisible characters in examples, such as `<U+2069>`, by the characters.
  private static func plain(_ text: String) -> String {
    text.replacing(/<U\+([0-9A-F]+)>/) { match in
      UInt32(match.1, radix: 16).flatMap(Unicode.Scalar.init).map(String.init) ?? ""
    }
  }

  private static func message(
    _ text: String, source: String?, locale: String
  ) -> [String: String?] {
    func words(_ text: String) -> String { "[a]\ntitle = \(tomlBasicString(text))\n" }
    var files: [String: String?] = [
      "Catalog/bayan.toml": project(locales: locale == "en" ? ["en"] : ["en", locale]),
      "Catalog/categories.toml": "[other]\nrequires = []\n",
      "Catalog/options.toml": nil, "Catalog/recoveries.toml": nil,
      "Locales/en/options.toml": nil, "Locales/ar/options.toml": nil,
      "Catalog/login.toml": """
      domain = "com.example.login"
      type = "LoginError"
      [codes.a]
      category = "other"
      [codes.a.arguments]
      name = { type = "string" }
      count = { type = "integer" }
      amount = { type = "number" }
      fee = { type = "currency" }
      since = { type = "date" }
      gender = { type = "string" }
      token = { type = "string", private = true }
      """,
      "Locales/ar/login.toml": nil, "Locales/en/login.toml": source.map { words(plain($0)) },
    ]
    files["Locales/\(locale)/login.toml"] = words(text)
    return files
  }

  /// Returns the files of an example, whose paths are on lines of their own, with the first lines
  /// that examples omit.
  private static func files(in text: String) -> [String: String?] {
    var files: [String: String?] = [:]
    var path = ""
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let match = line.wholeMatch(of: /# ((?:Catalog|Locales)\/[^ ]+)( \(no such file\))?/) {
        path = String(match.1)
        files[path] = match.2 == nil ? "" : String?.none
      } else if let text = files[path] ?? nil {
        files[path] = text + line + "\n"
      }
    }
    for case (let path, let text?) in files { files[path] = firstLines(of: text, at: path) + text }
    return files
  }

  private static func firstLines(of text: String, at path: String) -> String {
    let given = Set(
      text.split(separator: "\n").map { String($0.prefix { $0 != " " }) })
    func lines(_ all: KeyValuePairs<String, String>) -> String {
      all.map { key, value in
        given.contains(key) ? "" : "\(key) = \(value)\n"
      }.joined()
    }
    let parts = path.split(separator: "/")
    guard parts.first == "Catalog", let file = parts.last else { return "" }
    let name = file.prefix { $0 != "." }
    switch file {
    case "categories.toml", "options.toml", "recoveries.toml": return ""
    case "bayan.toml":
      let module = text.contains("[module]") ? "" : "module = { name = \"DemoErrors\" }\n"
      return lines([
        "format": "1", "source-locale": "\"en\"", "locales": #"["en", "ar"]"#,
      ]) + module
    case "codes.lock":
      return lines([
        "format": "1", "module": "\"DemoErrors\"", "locales": #"["en", "ar"]"#,
        "options": #"["logIn", "cancel"]"#,
      ])
    default:
      return lines([
        "domain": "\"com.example.\(name)\"", "type": "\"\(name.capitalized)Error\"",
      ])
    }
  }

  private static func project(locales: [String]) -> String {
    """
    format = 1
    source-locale = "en"
    locales = [\(locales.map { "\"\($0)\"" }.joined(separator: ", "))]
    module = { name = "DemoErrors" }

    """
  }

  /// The files around those of an example: one code with its texts in English and Arabic.
  private static let around: [String: String?] = CatalogFixture.project.merging([
    "Catalog/bayan.toml": project(locales: ["en", "ar"]),
    "Catalog/login.toml": """
    domain = "com.example.login"
    type = "LoginError"

    [codes.passwordChanged]
    category = "recoverable"
    recovery = "logIn"
    summary = "The password was changed elsewhere."
    """,
    "Locales/en/login.toml": """
    [passwordChanged]
    title = "Password Changed"
    description = "Log in again."
    """,
    "Locales/ar/login.toml": """
    [passwordChanged]
    title = "تغيّرت كلمة المرور"
    description = "سجّل الدخول من جديد."
    """,
  ]) { _, own in own }
}
