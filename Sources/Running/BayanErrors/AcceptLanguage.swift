public import BayanRuntime
import BayanSupport

/// The languages that a request asks for: its `Accept-Language` field.
///
/// - Source: RFC 9110, 12.5.4, and RFC 4647.
public enum AcceptLanguage {
  /// The languages by preference, for `words(preferring:)`.
  ///
  /// `ar-EG, en;q=0.8, *;q=0.1` is `ar-EG`, then `en`: of languages with the same weight, the one
  /// named first comes first. Those with weight 0 and the wildcard are left out, as is what can't
  /// be read; the source locale answers where nothing is left.
  ///
  /// - Parameter field: The field's value; several fields are joined by commas.
  public static func preferences(_ field: String) -> [LocaleTag] {
    // What is longer is no browser's, and is sorted for nobody.
    let ranges = field.utf8.prefix(longestField)
      .split(separator: UInt8(ascii: ",")).prefix(mostRanges)
    var weighted: [(tag: LocaleTag, weight: Int)] = []
    for range in ranges {
      let parts = range.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      guard let name = parts.first, let weight = weight(parts.dropFirst()), weight > 0 else {
        continue
      }
      let tag = LocaleTag(trimmed(name))
      if tag != "und" { weighted.append((tag, weight)) }
    }
    return weighted.enumerated()
      .sorted { ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset) }
      .map(\.element.tag)
  }

  private static let longestField = 4096
  private static let mostRanges = 64

  /// The weight in thousandths; 1000 without one, `nil` where it is malformed.
  private static func weight(_ parameters: ArraySlice<Substring.UTF8View.SubSequence>) -> Int? {
    guard let parameter = parameters.first else { return 1000 }
    let text = trimmed(parameter).lowercased()
    guard text.hasPrefix("q="), parameters.count == 1 else { return nil }
    let digits = text.dropFirst(2)
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
