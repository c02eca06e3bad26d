import BayanMessageSyntax
import BayanSupport

/// The translated texts of a unit by their keys, for comparing.
///
/// Two are the same where each text is, to the letter.
struct UnitTexts: Equatable {
  private let texts: [String: [UInt8]]

  init(_ variants: [ExchangeVariant]) {
    self.init(variants.compactMap { variant in variant.target.map { (variant.keys, $0) } })
  }

  init(_ variants: [ReturnedVariant]) {
    self.init(variants.compactMap { variant in variant.target.map { (variant.keys, $0) } })
  }

  init(_ variants: [(keys: [ExchangeKey], pattern: Pattern)]) {
    texts = Dictionary(
      firstOf: variants.map { (Self.name($0.keys), Array($0.pattern.formatted().utf8)) })
  }

  var isEmpty: Bool { texts.isEmpty }

  /// A message with one text is the same as one whose only variant is for everything.
  private static func name(_ keys: [ExchangeKey]) -> String {
    keys.allSatisfy { $0 == .catchAll } ? "" : keys.formatted
  }
}
