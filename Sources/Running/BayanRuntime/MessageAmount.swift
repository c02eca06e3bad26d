/// An amount of money: a number and its currency.
///
///     MessageAmount(1250, currency: "EUR")
///     MessageAmount("12.50", currency: "EUR")
public struct MessageAmount: Hashable, Sendable {
  public var value: MessageNumber

  /// The currency's code, three letters, as in ISO 4217.
  ///
  /// Another text is no currency: messages show a fallback.
  public var currency: String

  public init(_ value: MessageNumber, currency: String) {
    self.value = value
    self.currency = currency
  }

  /// An amount without fraction.
  public init(_ value: Int, currency: String) {
    self.init(MessageNumber(value), currency: currency)
  }

  /// An amount by its decimal digits, which lose nothing in binary.
  ///
  /// - Returns: `nil` for a text that is no number literal.
  public init?(_ decimal: String, currency: String) {
    guard let value = MessageNumber(decimal) else { return nil }
    self.init(value, currency: currency)
  }

  /// A code in upper case; `nil` for what isn't three letters.
  static func code(_ text: String) -> String? {
    text.utf8.count == 3 && text.utf8.allSatisfy(\.isLetter) ? text.uppercased() : nil
  }
}

/// The fraction digits of currencies, where nobody with CLDR's data is asked.
enum CurrencyDigits {
  /// Those that don't have two.
  ///
  /// - Source: ISO 4217, list one, minor units.
  private static let others = """
    BHD3 BIF0 CLF4 CLP0 DJF0 GNF0 IQD3 ISK0 JOD3 JPY0 KMF0 KRW0 KWD3 LYD3 OMR3 PYG0 RWF0 TND3 \
    UGX0 UYI0 UYW4 VND0 VUV0 XAF0 XOF0 XPF0
    """

  /// The digits of a code in upper case.
  static func of(_ code: String) -> Int {
    let entry = others.split(separator: " ").first { $0.hasPrefix(code) }
    return entry?.last?.wholeNumberValue ?? 2
  }
}
