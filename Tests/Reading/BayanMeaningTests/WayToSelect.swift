import BayanCatalog
import BayanCompiler
import BayanDiagnostics
import BayanMeaning
import BayanMessageSyntax
import BayanRuntime
import BayanTestProject
import Testing

/// A way in which a message selects: a function with its options, and a declaration.
struct WayToSelect: CustomTestStringConvertible, Sendable {
  /// The declaration of the selector.
  enum Declared: String, CaseIterable {
    case input
    case local
    /// A name for another declaration.
    case chain
    /// A declaration whose operand is a function's number.
    case over
    case overPercent
    case overOffset
    /// A declaration whose operand is a number with an option `select`, which few functions
    /// inherit.
    case overSelect
    /// A selector without the function, which only a placeholder has.
    case inline
  }

  /// The kind of value that is compared with the keys.
  enum Kind {
    case plural
    case ordinal
    case exact
    case text
    /// A value that is unknown before the message is formatted.
    case unknown
  }

  var function: String
  var kind: Kind
  var declared: Declared
  /// The type of the argument `n`.
  var type: String
  var code: String

  var testDescription: String { "\(declared) :\(function) of \(type)" }

  /// Functions with options that change the selection, each with its kind.
  private static let functions: [(String, Kind)] = [
    ("number", .plural), ("number select=plural", .plural), ("number select=ordinal", .ordinal),
    ("number select=exact", .exact), ("number minimumFractionDigits=1", .plural),
    ("number maximumFractionDigits=0", .plural), ("number minimumSignificantDigits=2", .plural),
    ("number maximumSignificantDigits=1", .plural),
    ("number roundingIncrement=5 maximumFractionDigits=0", .plural),
    ("number roundingIncrement=5 maximumFractionDigits=0 roundingMode=floor", .plural),
    ("number minimumFractionDigits=2 trailingZeroDisplay=stripIfInteger", .plural),
    (
      "number maximumFractionDigits=0 maximumSignificantDigits=1 roundingPriority=morePrecision",
      .plural
    ),
    ("integer", .plural), ("integer select=plural", .plural), ("integer select=ordinal", .ordinal),
    ("integer select=exact", .exact), ("integer maximumSignificantDigits=1", .plural),
    ("offset subtract=1", .plural), ("offset add=2", .plural), ("percent", .plural),
    ("percent minimumFractionDigits=1", .plural), ("percent minimumSignificantDigits=2", .plural),
    ("string", .text), ("currency currency=EUR", .unknown), ("unit unit=meter", .unknown),
    ("app:f", .unknown),
  ]

  static let all: [WayToSelect] = functions.enumerated().flatMap {
    index, function -> [WayToSelect] in
    let decidesDigits = ["Digits", "rounding"].contains(where: function.0.contains)
    return Declared.allCases.flatMap { declared -> [WayToSelect] in
      // The declaration `over` has an operand with such digits, which is enough.
      if decidesDigits, [.overPercent, .overOffset, .overSelect].contains(declared) { return [] }
      return ["integer", "number"].map { type in
        WayToSelect(
          function: function.0, kind: kind(of: function, declared), declared: declared, type: type,
          code: "\(declared)\(index)\(type)")
      }
    }
  }

  private static func kind(of function: (String, Kind), _ declared: Declared) -> Kind {
    switch declared {
    case .inline: return .plural
    case .overSelect:
      // - Source: MessageFormat 2.0, LDML 48.2, "Number Selection".
      let isTaken =
        function.0.contains("select=") || function.0.hasPrefix("percent") || function.1 == .text
      return isTaken ? function.1 : .unknown
    case .input, .local, .chain, .over, .overPercent, .overOffset: return function.1
    }
  }

  var id: MessageID { MessageID(file: "way", entry: code, facet: .title) }

  /// The variable of the selector.
  var selector: String {
    switch declared {
    case .input, .inline: "n"
    case .local: "m"
    case .chain, .over, .overPercent, .overOffset, .overSelect: "o"
    }
  }

  /// The placeholder in each variant.
  var placeholder: String { declared == .inline ? "{$n :\(function)}" : "{$\(selector)}" }

  private var declarations: String {
    switch declared {
    case .input: ".input {$n :\(function)}"
    case .local: ".local $m = {$n :\(function)}"
    case .chain: ".local $l = {$n :\(function)}\n.local $m = {$l}\n.local $o = {$m}"
    case .over: over("number maximumFractionDigits=1")
    case .overPercent: over("percent")
    case .overOffset: over("offset add=1")
    case .overSelect: over("number select=ordinal")
    case .inline: ".input {$n :number}"
    }
  }

  private func over(_ base: String) -> String {
    ".input {$n :\(base)}\n.local $m = {$n :\(function)}\n.local $o = {$m}"
  }

  /// Returns the message with variants for some keys, each of which shows its key.
  func message(_ keys: [String]) -> String {
    declarations + "\n.match $\(selector)\n"
      + keys.map { "\($0) {{\($0) \(placeholder)}}" }.joined(separator: "\n")
  }

  /// The keys of the English message.
  var sourceKeys: [String] {
    kind == .plural || kind == .ordinal ? ["one", "*"] : ["1", "*"]
  }

  /// All keys that the selector may match.
  var allKeys: [String] {
    kind == .plural || kind == .ordinal
      ? ["zero", "one", "two", "few", "many", "*"] : ["1", "*"]
  }

  /// The values of the argument, as the message has them.
  var values: [String] {
    let whole = Array(0...26) + Array(95...112) + [200, 201, 202, 203, 211, 300, 1_000, 1_000_000]
    var values = whole.map { "\($0)" }
    if type == "number" {
      let tenths = Array(1...21) + [101, 105, 115]
      values += tenths.map { "\($0 / 10).\($0 % 10)" }
      values += (Array(1...30) + (100...112)).map { "\($0 / 100).\($0 / 10 % 10)\($0 % 10)" }
      values += (1...21).map { "0.0\($0 < 10 ? "0" : "")\($0)" }
    }
    // A count below 0 makes no sense.
    return function.contains("subtract") && declared != .inline && declared != .overOffset
      ? values.filter { $0 != "0" } : values
  }

  /// Returns the key of the variant that the runtime selects, for each value.
  func choices(_ message: String, _ locale: RunningLocale) throws -> [String: String] {
    let values = values
    return try locale.choices.value(of: message + type + values[0]) {
      let choice = try locale.choice(message)
      return Dictionary(uniqueKeysWithValues: values.map { ($0, choice($0)) })
    }
  }

  /// Returns the keys that the runtime selects for some value.
  func reached(_ locale: RunningLocale) throws -> Set<String> {
    Set(try choices(message(allKeys), locale).values)
  }
}

/// A locale in which messages are formatted.
struct RunningLocale: Sendable {
  /// The catalog's locales, by tag.
  static let all = Dictionary(
    uniqueKeysWithValues: (WaysCatalog.locales + [WaysCatalog.ranking]).compactMap { tag in
      (try? RunningLocale(tag)).map { (tag, $0) }
    })

  /// The selections of messages, by text, because most files return the same text.
  let choices = Known<String, [String: String]>()
  let tag: String
  let data: LocaleData

  init(_ tag: String) throws {
    self.tag = tag
    data = try LocaleData(tag, numberingSystem: nil)
  }

  func preview(_ message: Message) -> MessagePreview? {
    MessagePreview(message, locale: LocaleTag(tag), data: data)
  }

  /// Returns a function from a value of the argument `n` to the key that the runtime selects.
  func choice(_ message: String) throws -> (String) -> String {
    let parsed = ParsedMessage.parse(message)
    #expect(parsed.diagnostics.map(\.message) == [])
    let preview = try #require(self.preview(parsed.message))
    return { value in
      let number = MessageNumber(value) ?? MessageNumber(0)
      let text = preview.string([MessageArgument("n", .number(number))], for: .terminal)
      return text.split(separator: " ").first.map(String.init) ?? ""
    }
  }
}

/// A catalog with an error for each way to select, of which English has only the keys of the
/// source.
struct WaysCatalog {
  static let locales = ["en", "ar", "pl", "ja"]
  /// The one locale with more than one ordinal category beside English: Welsh, with six.
  static let ranking = "cy"

  let catalog: Catalog

  /// - Parameter isTranslated: Whether the other locales have the messages, with all keys.
  init(_ ways: [WayToSelect] = WayToSelect.all, isTranslated: Bool = false) throws {
    let codes = ways.enumerated().map { index, way in
      """
      [codes.\(way.code)]
      value = \(index + 1)
      category = "other"
      arguments = { n = { type = "\(way.type)" } }
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
            locales = ["en", "ar", "pl", "ja", "cy"]
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
      ]
      + (Self.locales.dropFirst() + [Self.ranking]).map { locale in
        let all = ways.map { "[\($0.code)]\ntitle = '''\n\($0.message($0.allKeys))'''" }
        return SourceFile(
          path: "Locales/\(locale)/way.toml", text: isTranslated ? all.joined(separator: "\n") : "")
      }
    let loaded = CatalogLoader.load(files)
    #expect(loaded.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    catalog = try #require(loaded.catalog)
  }
}
