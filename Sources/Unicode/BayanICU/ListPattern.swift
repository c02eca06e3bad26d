import CBayanICU

/// How a locale puts things in a row: CLDR's standard list pattern, as what stands between them.
public struct ListPattern: Hashable, Sendable {
  /// Between two.
  public let pair: String
  /// After the first of more.
  public let start: String
  /// Between those that follow.
  public let middle: String
  /// Before the last.
  public let end: String
  /// After two, as in Malayalam; mostly empty.
  public let pairSuffix: String
  /// After the last of more.
  public let suffix: String

  /// Asks ICU; where it can't say, or something would stand before the first, commas.
  public init(locale tag: String) {
    let tag = LocaleTag(tag).canonical
    let two = Self.separators(of: 2, tag)
    let four = Self.separators(of: 4, tag)
    pair = two?[0] ?? ", "
    pairSuffix = two?[1] ?? ""
    start = four?[0] ?? ", "
    middle = four?[1] ?? ", "
    end = four?[2] ?? ", "
    suffix = four?[3] ?? ""
  }

  /// What stands after each of some things in a row.
  private static func separators(of count: Int, _ tag: String) -> [String]? {
    guard let list = try? text({ bayan_icu_list(tag, Int32(count), $0, $1) }) else { return nil }
    let parts = list.unicodeScalars
      .split(omittingEmptySubsequences: false) { (0xE000...0xE007).contains($0.value) }
      .map { String($0) }
    guard parts.count == count + 1, parts.first == "" else { return nil }
    return Array(parts.dropFirst())
  }

  /// Joins texts as ICU itself does: what the pattern is held against.
  static func joined(_ count: Int, locale tag: String) throws(ICUError) -> String {
    let tag = LocaleTag(tag).canonical
    return try text { bayan_icu_list(tag, Int32(count), $0, $1) }
  }
}
