import BayanDiagnostics
import BayanMeaning
package import BayanMessageSyntax

extension Message {
  /// The selectors of the variants; empty for a message with one text.
  var exchangeSelectors: [ExchangeSelector] {
    guard case .select(let selectors, _) = body else { return [] }
    let meaning = ResolvedMessage(self)
    return selectors.map {
      ExchangeSelector(variable: $0.name, kind: meaning[$0.name].selection)
    }
  }

  /// The texts with their keys; the only text without keys.
  var exchangeVariants: [(keys: [ExchangeKey], pattern: Pattern)] {
    switch body {
    case .pattern(let pattern): [([], pattern)]
    case .select(_, let variants): variants.map { ($0.keys.map(ExchangeKey.init), $0.pattern) }
    }
  }
}

extension ExchangeKey {
  /// The key of a variant.
  package init(_ key: Variant.Key) {
    switch key {
    case .literal(let literal): self = .literal(literal.value)
    case .catchAll: self = .catchAll
    }
  }

  /// The key as a message has it.
  package var syntax: Variant.Key {
    switch self {
    case .literal(let value): .literal(Literal(value: value, span: .none))
    case .catchAll: .catchAll(.none)
    }
  }

  /// The key as it is written: `few`, `|a b|`, `*`.
  package var formatted: String {
    switch self {
    case .literal(let value): Literal(value: value, span: .none).formatted()
    case .catchAll: "*"
    }
  }
}

extension [ExchangeKey] {
  /// The keys as they are written before a variant: `few *`.
  package var formatted: String { map(\.formatted).joined(separator: " ") }

  /// Reads keys as they are written; `nil` for what are none.
  init?(written text: String) {
    let parsed = ParsedMessage.parse(".match $a\n\(text) {{}}").message
    guard case .select(_, let variants) = parsed.body, variants.count == 1,
      !variants[0].keys.isEmpty
    else { return nil }
    self = variants[0].keys.map(ExchangeKey.init)
    guard formatted.utf8.elementsEqual(text.utf8) else { return nil }
  }
}

extension SourceSpan {
  /// The span of what is in no file.
  static let none = SourceSpan(0, 0)
}
