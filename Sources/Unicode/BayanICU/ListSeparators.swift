import CBayanICU

/// How a locale puts things in a row: what CLDR's standard list pattern writes between them.
package enum ListSeparators {
  /// Gives what is after each of some things in a row; the last is mostly empty.
  ///
  /// - Returns: `nil` if ICU can't say, or if something would be before the first.
  package static func separators(of count: Int, locale tag: String) -> [String]? {
    guard let list = try? joined(count, locale: tag) else { return nil }
    let parts = list.unicodeScalars
      .split(omittingEmptySubsequences: false) { (0xE000...0xE007).contains($0.value) }
      .map { String($0) }
    guard parts.count == count + 1, parts.first == "" else { return nil }
    return Array(parts.dropFirst())
  }

  /// Joins private-use characters from U+E000 on, as ICU joins texts.
  static func joined(_ count: Int, locale tag: String) throws(ICUError) -> String {
    let tag = ICULocale(tag).canonical
    return try text { bayan_icu_list(tag, Int32(count), $0, $1) }
  }
}
