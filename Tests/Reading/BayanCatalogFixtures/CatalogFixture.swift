import BayanCatalog
public import BayanDiagnostics

/// A project in memory, in which `①`, `②`, … mark places.
///
/// The given texts replace files of a small project without errors, or add files to it; `nil`
/// removes a file.
public struct CatalogFixture {
  public var files: [SourceFile] = []

  /// The places of the marks, as `path:line:column`.
  public var marks: [Character: String] = [:]

  public init(_ changes: [String: String?] = [:]) {
    for (path, text) in Self.project.merging(changes, uniquingKeysWith: { $1 }) {
      guard let text else { continue }
      var plain = ""
      var found: [(Character, Int)] = []
      for character in text {
        if "①②③④".contains(character) {
          found.append((character, plain.utf8.count))
        } else {
          plain.append(character)
        }
      }
      let file = SourceFile(path: path, text: plain)
      for (mark, offset) in found {
        let place = file.location(of: offset)
        marks[mark] = "\(path):\(place.line):\(place.column)"
      }
      files.append(file)
    }
  }

  /// Returns the diagnostics in their printed form, with marks for marked places.
  public func printed(_ diagnostics: [Diagnostic]) -> [String] {
    let byPath = Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0) })
    let places = Dictionary(uniqueKeysWithValues: marks.map { ($1, String($0)) })
    return diagnostics.map { diagnostic in
      let place = byPath[diagnostic.file]?.location(of: diagnostic.span.start)
      let text = "\(diagnostic.file):\(place?.line ?? 1):\(place?.column ?? 1)"
      let severity = diagnostic.severity == .error ? "" : "\(diagnostic.severity): "
      return "\(places[text] ?? text) \(severity)\(diagnostic.message) [\(diagnostic.rule)]"
    }
  }

  /// The printed diagnostics of the loader.
  public var loaderDiagnostics: [String] { printed(CatalogLoader.load(files).diagnostics) }

  /// Returns the text of a file of the small project.
  ///
  /// - Precondition: The project has the file.
  public static func text(of path: String) -> String {
    guard case .some(.some(let text)) = project[path] else { preconditionFailure("no \(path)") }
    return text
  }

  /// The lines that every project needs, as short as possible: two locales and a category.
  public static let frame = [
    SourceFile(
      path: "Catalog/bayan.toml",
      text: """
        format = 1
        source-locale = "en"
        locales = ["en", "ar"]
        [module]
        name = "Small"

        """),
    SourceFile(
      path: "Catalog/categories.toml",
      text: "[other]\nsummary = \"Other.\"\nrequires = [\"title\"]\n"),
  ]

  /// A project without errors.
  public static let project: [String: String?] = [
    "Catalog/bayan.toml": """
    format = 1
    source-locale = "en"
    locales = ["en", "ar"]

    [module]
    name = "DemoErrors"
    """,
    "Catalog/categories.toml": """
    [recoverable]
    requires = ["title", "description", "options"]

    [other]
    requires = ["title"]
    """,
    "Catalog/options.toml": """
    [logIn]
    role = "default"

    [cancel]
    role = "cancel"
    """,
    "Catalog/recoveries.toml": """
    [logIn]
    options = ["logIn", "cancel"]
    """,
    "Catalog/login.toml": """
    domain = "com.example.login"
    type = "LoginError"

    [codes.passwordChanged]
    category = "recoverable"
    recovery = "logIn"
    summary = "The password was changed elsewhere."

    [codes.tooManyCalls]
    category = "other"
    summary = "The service limits calls."
    arguments = { retryAfter = { type = "integer", range = "0...3600" }, name = { type = "string" } }
    """,
    "Locales/en/login.toml": """
    [passwordChanged]
    title = "Password Changed"
    description = "Log in again."

    [tooManyCalls]
    title = "Wait {$retryAfter} s, {$name}"
    """,
    "Locales/ar/login.toml": """
    [passwordChanged]
    title = "تغيّرت كلمة المرور"
    description = "سجّل الدخول من جديد."

    [tooManyCalls]
    title = "انتظر {$retryAfter} ثانية يا {$name}"
    """,
    "Locales/en/options.toml": """
    [logIn]
    label = "Log In"

    [cancel]
    label = "Cancel"
    """,
    "Locales/ar/options.toml": """
    [logIn]
    label = "تسجيل الدخول"

    [cancel]
    label = "إلغاء"
    """,
  ]
}
