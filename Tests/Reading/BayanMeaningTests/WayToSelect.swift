import BayanCatalog
import BayanCompiler
import BayanDiagnostics
import BayanMeaning
import BayanMessageSyntax
import BayanRuntime
import Synchronization
import Testing

/// A way in which a message selects: a function with its options, and how it is declared.
struct WayToSelect: CustomTestStringConvertible, Sendable {
  /// How the selector is declared.
  enum Declared: String, CaseIterable {
    case input
    case local
    /// Another name for another name.
    case chain
    /// On a number that a function made.
    case over
    /// The function is in a placeholder alone, and what selects is declared without it.
    case inline
  }

  /// What is compared with the keys.
  enum Kind {
    case plural
    case ordinal
    case exact
    case text
    /// Nothing that is known before the message runs.
    case unknown
  }

  var function: String
  var kind: Kind
  var declared: Declared
  /// The type of the argument `n`.
  var type: String
  var code: String

  var testDescription: String { "\(declared) :\(function) of \(type)" }

  /// The functions, the options that change what they select, and how they select.
  private static let functions: [(String, Kind)] = [
    ("number", .plural), ("number select=plural", .plural), ("number select=ordinal", .ordinal),
    ("number select=exact", .exact), ("number minimumFractionDigits=1", .plural),
    ("number maximumFractionDigits=0", .plural), ("number minimumSignificantDigits=2", .plural),
    ("number maximumSignificantDigits=1", .plural),
    ("number roundingIncrement=5 maximumFractionDigits=0", .plural),
    ("integer", .plural), ("integer select=plural", .plural), ("integer select=ordinal", .ordinal),
    ("integer select=exact", .exact), ("integer maximumSignificantDigits=1", .plural),
    ("offset subtract=1", .plural), ("offset add=2", .plural), ("percent", .plural),
    ("percent minimumFractionDigits=1", .plural), ("percent minimumSignificantDigits=2", .plural),
    ("string", .text), ("currency currency=EUR", .unknown), ("unit unit=meter", .unknown),
    ("app:f", .unknown),
  ]

  static let all: [WayToSelect] = functions.enumerated().flatMap { index, function in
    Declared.allCases.flatMap { declared in
      ["integer", "number"].map { type in
        WayToSelect(
          function: function.0, kind: declared == .inline ? .plural : function.1,
          declared: declared, type: type, code: "\(declared)\(index)\(type)")
      }
    }
  }

  var id: MessageID { MessageID(file: "way", entry: code, facet: .title) }

  /// The variable that selects.
  var selector: String {
    switch declared {
    case .input, .inline: "n"
    case .local: "m"
    case .chain, .over: "o"
    }
  }

  /// The placeholder in each text.
  var placeholder: String { declared == .inline ? "{$n :\(function)}" : "{$\(selector)}" }

  private var declarations: String {
    switch declared {
    case .input: ".input {$n :\(function)}"
    case .local: ".local $m = {$n :\(function)}"
    case .chain: ".local $l = {$n :\(function)}\n.local $m = {$l}\n.local $o = {$m}"
    case .over:
      ".input {$n :number maximumFractionDigits=1}\n.local $m = {$n :\(function)}\n.local $o = {$m}"
    case .inline: ".input {$n :number}"
    }
  }

  /// The message with some variants, each of which says its key.
  func message(_ keys: [String]) -> String {
    declarations + "\n.match $\(selector)\n"
      + keys.map { "\($0) {{\($0) \(placeholder)}}" }.joined(separator: "\n")
  }

  /// The keys of the English message.
  var sourceKeys: [String] {
    kind == .plural || kind == .ordinal ? ["one", "*"] : ["1", "*"]
  }

  /// All keys that its value may have.
  var allKeys: [String] {
    kind == .plural || kind == .ordinal
      ? ["zero", "one", "two", "few", "many", "*"] : ["1", "*"]
  }

  /// Values of the argument, as they are written.
  var values: [String] {
    let whole = Array(0...26) + Array(95...112) + [200, 201, 202, 203, 211, 300, 1_000, 1_000_000]
    var values = whole.map { "\($0)" }
    if type == "number" {
      let tenths = Array(1...21) + [101, 105, 115]
      values += tenths.map { "\($0 / 10).\($0 % 10)" }
      values += (Array(1...30) + (100...112)).map { "\($0 / 100).\($0 / 10 % 10)\($0 % 10)" }
      values += (1...21).map { "0.0\($0 < 10 ? "0" : "")\($0)" }
    }
    // Nobody has a number below nothing.
    return function.contains("subtract") && declared != .inline
      ? values.filter { $0 != "0" } : values
  }

  /// The key of the variant that the runtime chooses for each value.
  func choices(_ message: String, _ locale: RunningLocale) throws -> [String: String] {
    let values = values
    return try locale.choices.remembered(message + type + values[0]) {
      let parsed = ParsedMessage.parse(message)
      #expect(parsed.diagnostics.map(\.message) == [])
      let preview = try #require(locale.preview(parsed.message))
      return Dictionary(
        uniqueKeysWithValues: try values.map { value in
          let number = try #require(MessageNumber(value))
          let text = preview.string([MessageArgument("n", .number(number))], for: .terminal)
          return (value, text.split(separator: " ").first.map(String.init) ?? "")
        })
    }
  }

  /// The keys that some value has.
  func reached(_ locale: RunningLocale) throws -> Set<String> {
    Set(try choices(message(allKeys), locale).values)
  }
}

/// The choices that messages made, by their texts: most files give the same text back.
final class KnownChoices: Sendable {
  private let known = Mutex<[String: [String: String]]>([:])

  func remembered(
    _ message: String, _ make: () throws -> [String: String]
  ) rethrows -> [String: String] {
    if let found = known.withLock({ $0[message] }) { return found }
    let made = try make()
    known.withLock { $0[message] = made }
    return made
  }
}

/// A locale that messages run in.
struct RunningLocale: Sendable {
  /// Those of the catalog, by their tags.
  static let all = Dictionary(
    uniqueKeysWithValues: WaysCatalog.locales.compactMap { tag in
      (try? RunningLocale(tag)).map { (tag, $0) }
    })

  let choices = KnownChoices()
  let tag: String
  let data: LocaleData

  init(_ tag: String) throws {
    self.tag = tag
    data = try LocaleData(tag, numberingSystem: nil)
  }

  func preview(_ message: Message) -> MessagePreview? {
    MessagePreview(message, locale: LocaleTag(tag), data: data)
  }
}

/// A catalog with an error for each way to select, which English has alone.
struct WaysCatalog {
  static let locales = ["en", "ar", "pl", "ja"]

  let catalog: Catalog

  init() throws {
    let ways = WayToSelect.all
    let codes = ways.map {
      """
      [codes.\($0.code)]
      category = "other"
      arguments = { n = { type = "\($0.type)" } }
      """
    }
    let messages = ways.map { "[\($0.code)]\ntitle = '''\n\($0.message($0.sourceKeys))'''" }
    let files =
      [
        SourceFile(
          path: "Catalog/bayan.toml",
          text: """
            format = 1
            source-locale = "en"
            locales = ["en", "ar", "pl", "ja"]
            [module]
            name = "Ways"
            [functions."app:f"]
            selects = true
            """),
        SourceFile(path: "Catalog/categories.toml", text: "[other]\nrequires = [\"title\"]\n"),
        SourceFile(
          path: "Catalog/way.toml",
          text: (["domain = \"com.example.way\"\ntype = \"WayError\""] + codes).joined(
            separator: "\n")),
        SourceFile(path: "Locales/en/way.toml", text: messages.joined(separator: "\n")),
      ] + Self.locales.dropFirst().map { SourceFile(path: "Locales/\($0)/way.toml", text: "") }
    let loaded = CatalogLoader.load(files)
    #expect(loaded.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    catalog = try #require(loaded.catalog)
  }
}
