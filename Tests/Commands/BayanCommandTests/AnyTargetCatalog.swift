import BayanTestProject
import Foundation
import Testing

/// A catalog that uses everything the generator can write, and a target with its own enums and
/// types.
enum AnyTargetCatalog {
  static let module = "Matrix"

  /// The file of generated tests.
  static let tests = "MatrixLookupTests+Generated.swift"

  private static func project(access: String, hasFoundation: Bool) -> String {
    """
    format = 1
    source-locale = "en"
    locales = ["en", "zh-Hant"]

    [module]
    name = "\(module)"
    access = "\(access)"
    foundation = \(hasFoundation)
    """
  }

  private static let types: KeyValuePairs = [
    "name": "string", "count": "integer", "ratio": "number", "day": "date", "price": "currency",
  ]

  /// An argument of each type, and one of each type of list.
  private static let arguments =
    types.map { "\($0) = { type = \"\($1)\" }" }
    + types.map { "\($0)s = { type = \"list\", of = \"\($1)\" }" }

  /// A code for each shape that a case can have.
  private static let codes = """
    [codes.plain]
    category = "other"
    match = [{ code = 1 }, { http-status = 404 }]

    [codes.single]
    category = "retried"
    recovery = "retry"
    match = [{ name = "SINGLE" }]
    arguments = { count = { type = "integer" } }

    [codes.pair]
    category = "retried"
    recovery = "retry"
    arguments = { count = { type = "integer" }, name = { type = "string" } }

    [codes.namesake]
    category = "other"
    arguments = { count = { type = "string" }, name = { type = "currency" } }

    [codes.every]
    category = "other"
    arguments = { \(arguments.joined(separator: ", ")) }

    [codes.secret]
    category = "other"
    sensitive = true
    wraps = true
    arguments = { token = { type = "string", private = true }, count = { type = "integer" } }

    [codes.wrapping]
    category = "other"
    wraps = true

    """

  private static let bareCodes = """
    [codes.a]
    category = "other"
    [codes.b]
    category = "other"

    """

  private static func domain(_ name: String, type: String, _ codes: String) -> [String: String] {
    let words = codes.split(separator: "\n").filter { $0.hasPrefix("[codes.") }
      .map { $0.replacing("codes.", with: "") }
      .map { "\($0)\ntitle = \"T\"\ndescription = \"D\"\nhelp = \"H\"\n" }.joined()
      .replacing("[single]\ntitle = \"T\"", with: "[single]\ntitle = \"T {$count :integer}\"")
    let declared = "domain = \"org.example.\(name)\"\ntype = \(type)\n\(codes)"
    var files = ["Catalog/\(name).toml": declared]
    for locale in ["en", "zh-Hant"] { files["Locales/\(locale)/\(name).toml"] = words }
    return files
  }

  private static func files(access: String, hasFoundation: Bool) -> [String: String] {
    var files = [
      "Catalog/bayan.toml": project(access: access, hasFoundation: hasFoundation),
      "Catalog/categories.toml": """
      [other]
      requires = ["title", "description"]
      [retried]
      requires = ["title", "description", "options"]
      retry = "automatic"
      """,
      "Catalog/options.toml": "[retry]\nrole = \"default\"\n[cancel]\nrole = \"cancel\"\n",
      "Catalog/recoveries.toml": "[retry]\noptions = [\"retry\", \"cancel\"]\n",
    ]
    for locale in ["en", "zh-Hant"] {
      files["Locales/\(locale)/options.toml"] = "[retry]\nlabel = \"R\"\n[cancel]\nlabel = \"C\"\n"
    }
    let matched = codes.replacing("match = [{ code = 1 }, { http-status = 404 }]\n", with: "")
      .replacing("match = [{ name = \"SINGLE\" }]\n", with: "")
    for domain in [
      domain("full", type: "\"FullError\"", "default = \"plain\"\n" + codes),
      domain("matched", type: "\"MatchedError\"", codes),
      domain("bare", type: "\"BareError\"", bareCodes),
      domain("own", type: "{ existing = \"OwnError\" }", matched),
      domain("main", type: "{ existing = \"MainError\" }", matched),
      domain("free", type: "{ existing = \"FreeError\" }", matched),
      domain("nested", type: "{ existing = \"Screen.Failure\" }", matched),
      domain("listed", type: "{ existing = \"ListedError\" }", bareCodes),
    ] { files.merge(domain) { $1 } }
    return files
  }

  /// The cache of generated files.
  private static let cache = Cache()

  /// Returns the generated files for an access level, by name.
  ///
  /// - Parameter isGathered: Whether the files are those of the build plugin.
  static func generated(
    access: String, hasFoundation: Bool = true, isGathered: Bool = false
  ) throws -> [String: String] {
    try cache.value(for: "\(access) \(hasFoundation) \(isGathered)") {
      let project = try TestProject(files(access: access, hasFoundation: hasFoundation))
      let names = (0..<4).flatMap { ["--file", "Part\($0)+Generated.swift"] }
      let result = try runBayan(
        ["generate", "--output", "Generated", "--tests", "Tests"] + (isGathered ? names : []),
        in: project.folder)
      try #require(result.status == 0, "\(result.errors)")
      var files: [String: String] = [:]
      for url in try project.swiftFiles(in: ["Generated", "Tests"]) {
        files[url.lastPathComponent] = try String(contentsOf: url, encoding: .utf8)
      }
      return files
    }
  }

  /// Returns the target's own enums that the catalog is bound to, one for each isolation.
  ///
  /// - Parameter nested: The names of the types in one of the enums.
  static func enums(access: String, import: String, nested: Set<String>) -> String {
    let access = access == "internal" ? "" : access + " "
    let types: KeyValuePairs = [
      "name": "Swift.String", "count": "Swift.Int", "ratio": "Swift.Double",
      "day": "BayanRuntime.MessageDateTime", "price": "BayanRuntime.MessageAmount",
    ]
    let every = types.map { "\($0): \($1)" } + types.map { "\($0)s: [\($1)]" }
    let cases = """
      case plain, single(count: Swift.Int), pair(count: Swift.Int, name: Swift.String)
      case namesake(count: Swift.String, name: BayanRuntime.MessageAmount)
      case every(\(every.joined(separator: ", ")))
      case secret(token: Swift.String, count: Swift.Int, underlying: any Swift.Error)
      case wrapping(underlying: any Swift.Error)
      """
    // The generator writes `Locale` itself, because the catalog's protocol requires it.
    let names = nested.filter { $0.first?.isUppercase == true && $0 != "Locale" }
    return """
      \(`import`)
      \(access)enum OwnError: Swift.Error { \(cases) }
      @Swift.MainActor \(access)enum MainError: Swift.Error { \(cases) }
      \(access)nonisolated enum FreeError: Swift.Error { \(cases) }
      @Swift.MainActor \(access)final class Screen {
        \(access)enum Failure: Swift.Error { \(cases)
        \(declarations(of: names))
        }
      }
      \(access)enum ListedError: Swift.String, Swift.Error, Swift.CaseIterable { case a, b }
      """
  }

  /// A program that uses the errors away from the main actor.
  static let use = """
    import BayanRuntime

    nonisolated func use(_ error: any Swift.Error) async throws -> [Swift.String] {
      let errors: [any BayanRuntime.CatalogError] = [
        FullError.plain, FullError.secret(token: "", count: 1, underlying: error), BareError.a,
        MatchedError.single(count: 1), OwnError.single(count: 1), MainError.plain, FreeError.plain,
        Screen.Failure.pair(count: 1, name: ""), ListedError.a,
      ]
      guard FullError.plain != .single(count: 1) else { throw OwnError.plain }
      guard BareError(code: 1) == .a, ListedError(code: 1) == .a else { throw MainError.plain }
      return errors.map { $0.words.title } + [OwnError.plain.words(in: .zhHant).title]
    }
    """

  // MARK: Names

  /// Names that code uses without writing them: types with a notation, and types of literals.
  private static let unwritten: Set<String> = [
    "Array", "ArrayLiteralType", "Bool", "BooleanLiteralType", "Character", "CatalogError",
    "Category", "CustomStringConvertible", "Dictionary", "Equatable", "ExpressibleByStringLiteral",
    "FloatLiteralType", "Foundation", "Hashable", "Hasher", "IntegerLiteralType", "LocalizedError",
    "MainActor", "MessageError", "Mirror", "Never", "NSError", "Optional", "RawRepresentable",
    "Result", "Sendable", "Sequence", "Set", "StringLiteralType", "Task", "Void",
  ]

  /// Returns every name in the generated code for which a target may have a type, and the unwritten
  /// names.
  static func names() throws -> Set<String> {
    let files = ["public", "package", "internal"].flatMap { access in
      Array(((try? generated(access: access)) ?? [:]).filter { $0.key != tests }.values)
    }
    return names(in: files).union(unwritten).union([module, "Page"])
  }

  /// Returns the names in some code, without keywords that can't be types, without modules that
  /// qualify names, and without top-level declarations and extensions.
  static func names(in files: [String]) -> Set<String> {
    var names: Set<String> = []
    var declared: Set<String> = [
      "Swift", "BayanRuntime", "BayanErrors", "Testing", module, "\(module)Catalog",
      "Any", "Self", "self", "init", "Type", "Protocol", "_",
    ]
    for file in files {
      // Literals are removed first, because they may contain two slashes.
      let code = file.replacing(/"""\n(?s:.*?)\n *"""/, with: "0")
        .replacing(/"(?:[^"\\]|\\.)*"/, with: "0").replacing(/\/\/.*/, with: "")
      for line in code.split(separator: "\n") {
        let words = line.matches(of: /[\p{L}_][\p{L}\p{N}_]*/).map { String(line[$0.range]) }
        names.formUnion(words)
        guard line.first != " " else { continue }
        let kinds: Set<String> = ["enum", "struct", "extension", "typealias"]
        if let kind = words.firstIndex(where: kinds.contains) {
          declared.formUnion(words.dropFirst(kind + 1).prefix(1))
        }
      }
    }
    return names.subtracting(declared)
  }

  /// Returns the declaration of a type for each name.
  static func declarations(of names: Set<String>) -> String {
    names.sorted().map { "public struct `\($0)` {}" }.joined(separator: "\n")
  }

  /// Values, each of which is made once, by the first thread that asks for it.
  private final class Cache: @unchecked Sendable {
    private let lock = NSLock()
    private var values: [String: [String: String]] = [:]

    func value(
      for key: String, _ make: () throws -> [String: String]
    ) rethrows -> [String: String] {
      try lock.withLock {
        if let value = values[key] { return value }
        let value = try make()
        values[key] = value
        return value
      }
    }
  }
}
