import BayanSupport

/// An element of a field such as `Accept` or `Accept-Language`: a name, parameters, and a weight.
///
/// - Source: RFC 9110, 12.4.2 and 5.6.
struct WeightedElement {
  /// The text before the first semicolon, without spaces at its ends.
  var name: String
  /// Whether there are parameters beside the weight.
  var hasParameters: Bool
  /// The weight in thousandths; 1000 for an element without one.
  var weight: Int

  /// Returns the elements of a field in their order, without those that can't be read.
  ///
  /// The field is cut at ``longestField`` bytes and at ``mostElements``. No browser sends more.
  static func elements(of field: String) -> [WeightedElement] {
    field.utf8.prefix(longestField)
      .split(separator: UInt8(ascii: ",")).prefix(mostElements)
      .compactMap(WeightedElement.init)
  }

  private static let longestField = 4096
  private static let mostElements = 64

  private init?(_ element: Substring.UTF8View.SubSequence) {
    let parts = element.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      .map(Self.trimmed)
    let weights = parts.dropFirst().filter { $0.lowercased().hasPrefix("q=") }
    guard let name = parts.first, weights.count <= 1 else { return nil }
    self.name = name
    hasParameters = parts.count - 1 > weights.count
    weight = 1000
    if let text = weights.first {
      guard let weight = Self.weight(text.dropFirst(2)) else { return nil }
      self.weight = weight
    }
  }

  /// Reads a weight such as `0.8`; `nil` for more than three decimals and for a weight over 1.
  private static func weight(_ digits: Substring) -> Int? {
    guard (1...5).contains(digits.utf8.count) else { return nil }
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, parts[0] == "0" || parts[0] == "1" else { return nil }
    let fraction = parts.count == 2 ? parts[1] : ""
    guard fraction.utf8.allSatisfy(\.isASCIIDigit) else { return nil }
    let padded = fraction + String(repeating: "0", count: 3 - fraction.utf8.count)
    let weight = (parts[0] == "1" ? 1000 : 0) + (Int(padded) ?? 0)
    return weight <= 1000 ? weight : nil
  }

  private static func trimmed(_ bytes: Substring.UTF8View.SubSequence) -> String {
    let isSpace: (UInt8) -> Bool = { $0 == 0x20 || $0 == 0x09 }
    let start = bytes.firstIndex { !isSpace($0) } ?? bytes.endIndex
    let end = bytes.lastIndex { !isSpace($0) }.map { bytes.index(after: $0) } ?? start
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
}
