public import BayanRuntime
public import Foundation

extension MessageDateTime {
  /// Creates a date and time from a moment of Foundation's.
  ///
  /// - Parameter timeZone: The zone whose offset the value has. The value is shown in the
  ///   registry's time zone, or in this one if the registry has none.
  public init(_ date: Date, in timeZone: TimeZone = .gmt) {
    // Literals have offsets of whole minutes, and old zones have seconds, too.
    let offset = Int((Double(timeZone.secondsFromGMT(for: date)) / 60).rounded())
    self.init(secondsSince1970: date.timeIntervalSince1970, offset: offset)
  }
}

extension MessageAmount {
  /// Creates an amount from Foundation's decimal number.
  ///
  /// - Returns: `nil` for `Decimal.nan`.
  public init?(_ value: Decimal, currency: String) {
    guard !value.isNaN else { return nil }
    self.init("\(value)", currency: currency)
  }
}
