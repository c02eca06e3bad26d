public import BayanRuntime
public import Foundation

extension MessageDateTime {
  /// A moment of Foundation's.
  ///
  /// - Parameter timeZone: Where its fields are read; a registry's time zone says where it is
  ///   shown, and without one it is shown as it is read here.
  public init(_ date: Date, in timeZone: TimeZone = .gmt) {
    // Offsets of whole minutes are what literals have; zones of old have seconds, too.
    let offset = Int((Double(timeZone.secondsFromGMT(for: date)) / 60).rounded())
    self.init(secondsSince1970: date.timeIntervalSince1970, offset: offset)
  }
}

extension MessageAmount {
  /// An amount by Foundation's decimal number.
  ///
  /// - Returns: `nil` for what is not a number.
  public init?(_ value: Decimal, currency: String) {
    guard !value.isNaN else { return nil }
    self.init("\(value)", currency: currency)
  }
}
