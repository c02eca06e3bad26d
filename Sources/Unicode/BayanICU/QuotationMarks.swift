import CBayanICU

/// The quotation marks of a locale.
package struct QuotationMarks: Hashable, Sendable {
  /// The mark that opens a quotation.
  package var start: String

  /// The mark that closes a quotation.
  package var end: String

  /// The mark that opens a quotation within one.
  package var alternateStart: String

  /// The mark that closes a quotation within one.
  package var alternateEnd: String

  /// Reads the marks of a locale; those of the root for an unknown language.
  package init(locale tag: String) {
    let tag = ICULocale(tag).canonical
    func mark(_ which: Int) -> String {
      (try? text { bayan_icu_delimiter(tag, Int32(which), $0, $1) }) ?? ""
    }
    start = mark(BAYAN_ICU_QUOTATION_START)
    end = mark(BAYAN_ICU_QUOTATION_END)
    alternateStart = mark(BAYAN_ICU_ALTERNATE_QUOTATION_START)
    alternateEnd = mark(BAYAN_ICU_ALTERNATE_QUOTATION_END)
  }
}
