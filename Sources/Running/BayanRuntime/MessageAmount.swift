/// An amount of money: a number and its currency.
///
///     MessageAmount(1250, currency: "EUR")
///     MessageAmount("12.50", currency: "EUR")
public struct MessageAmount: Hashable, Sendable {
  public var value: MessageNumber

  /// The currency's code of three letters, as in ISO 4217.
  ///
  /// With any other text, messages show a fallback.
  public var currency: String

  public init(_ value: MessageNumber, currency: String) {
    self.value = value
    self.currency = currency
  }

  /// Creates an amount without a fraction.
  public init(_ value: Int, currency: String) {
    self.init(MessageNumber(value), currency: currency)
  }

  /// Creates an amount from its decimal digits, without a detour through binary numbers.
  ///
  /// - Returns: `nil` for a text that is no number literal.
  public init?(_ decimal: String, currency: String) {
    guard let value = MessageNumber(decimal) else { return nil }
    self.init(value, currency: currency)
  }

  /// Returns a code in upper case; `nil` for a text that isn't three letters.
  static func code(_ text: String) -> String? {
    text.utf8.count == 3 && text.utf8.allSatisfy { $0.isLetter } ? text.uppercased() : nil
  }
}

/// The numbers of the currencies' fraction digits, for programs without CLDR's data.
enum CurrencyDigits {
  /// The currencies whose number isn't two.
  ///
  /// - Source: ISO 4217, list one, minor units.
  private static let others = """
    BHD3 BIF0 CLF4 CLP0 DJF0 GNF0 IQD3 ISK0 JOD3 JPY0 KMF0 KRW0 KWD3 LYD3 OMR3 PYG0 RWF0 TND3 \
    UGX0 UYI0 UYW4 VND0 VUV0 XAF0 XOF0 XPF0
    """

  /// Returns the number of fraction digits; the code is in upper case.
  static func of(_ code: String) -> Int {
    let entry = others.split(separator: " ").first { $0.hasPrefix(code) }
    return entry?.last?.wholeNumberValue ?? 2
  }
}
