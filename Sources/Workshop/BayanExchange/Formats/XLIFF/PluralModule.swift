import BayanMeaning
import BayanMessageSyntax

/// How the module Plural, Gender, and Select says what variants are for.
///
/// - Source: XLIFF Version 2.2, part 2, "Plural, Gender, and Select Module", namespace
///   `urn:oasis:names:tc:xliff:pgs:1.0`: the attributes `switch` and `case`.
enum PluralModule {
  private static let genders: Set<String> = ["feminine", "masculine", "neuter"]
  private static let categories: Set<String> = ["zero", "one", "two", "few", "many"]

  /// The value of `switch` and those of `case`, or why the module can't say them.
  static func attributes(
    of unit: ExchangeUnit
  ) -> (choice: String, cases: [String])? {
    var items: [String] = []
    for (index, selector) in unit.selectors.enumerated() {
      let keys = unit.variants.map { $0.keys[index] }
      guard let keyword = keyword(selector.kind, keys),
        isWord(selector.variable), !selector.variable.utf8.contains(UInt8(ascii: ":"))
      else { return nil }
      items.append("\(keyword):\(selector.variable)")
    }
    let cases = unit.variants.map { variant in
      variant.keys.map { key in
        switch key {
        case .literal(let text): text
        case .catchAll: "other"
        }
      }.joined(separator: " ")
    }
    return (items.joined(separator: " "), cases)
  }

  /// The module's word for a selector; `nil` where it has none, or none for a key.
  ///
  /// Its `other` is our `*`, so that it can't say a key that is itself called `other`.
  private static func keyword(_ kind: MessageSelection, _ keys: [ExchangeKey]) -> String? {
    let literals = keys.compactMap { if case .literal(let word) = $0 { word } else { nil } }
    guard literals.allSatisfy(isWord), !literals.contains("other") else { return nil }
    switch kind {
    case .plural, .ordinal:
      let isKnown = literals.allSatisfy { categories.contains($0) || isNumber($0) }
      return isKnown ? (kind == .plural ? "plural" : "ordinal") : nil
    case .exact: return "select"
    case .text: return literals.allSatisfy(genders.contains) ? "gender" : "select"
    case .unknown: return nil
    }
  }

  private static func isWord(_ text: String) -> Bool {
    !text.isEmpty && text.isXML
      && !text.unicodeScalars.contains { $0.properties.isWhitespace }
  }

  /// Whether it is an integer or a decimal number.
  private static func isNumber(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count <= 2
      && parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }
  }

  /// Reads `switch`; `nil` for what is none.
  static func selectors(_ text: String) -> [ExchangeSelector]? {
    let items = text.split(whereSeparator: \.isWhitespace)
    let selectors = items.compactMap { item -> ExchangeSelector? in
      let parts = item.split(separator: ":", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { return nil }
      switch parts[0] {
      case "plural": return ExchangeSelector(variable: parts[1], kind: .plural)
      case "ordinal": return ExchangeSelector(variable: parts[1], kind: .ordinal)
      case "gender", "select": return ExchangeSelector(variable: parts[1], kind: .text)
      default: return nil
      }
    }
    return selectors.count == items.count && !selectors.isEmpty ? selectors : nil
  }

  /// Reads `case`.
  static func keys(_ text: String) -> [ExchangeKey] {
    text.split(whereSeparator: \.isWhitespace).map { key($0) }
  }

  /// Reads one value of `case`.
  static func key(_ text: some StringProtocol) -> ExchangeKey {
    text == "other" ? .catchAll : .literal(String(text))
  }
}
