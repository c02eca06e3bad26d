import BayanChecking
import BayanICU
import BayanRules
import Testing

struct PluralNumberOmittedTests {
  private static let files =
    ".input {$count :integer} .match $count one {{{$count} file}} * {{{$count} files}}"

  /// The expected categories come from ICU, which selects one for each number.
  @Test(arguments: ["ar", "ru", "fr", "he", "lv", "cy", "ga", "sl", "ja", "is", "mt", "br"])
  func `a form needs the number exactly where ICU sends several numbers to it`(
    locale: String
  ) throws {
    let selector = try PluralSelector(locale: locale)
    var counts: [String: Int] = [:]
    for number in 0...2000 { counts[try selector.select("\(number)"), default: 0] += 1 }
    for category in PluralRules.categories(for: locale) where category != "other" {
      let message =
        ".input {$count :integer} .match $count \(category) {{x}} * {{{$count}}}"
      let found = try diagnostics(
        source: Self.files, target: message, locale: locale, rule: PluralNumberOmitted.self)
      // A category of millions alone has several numbers, too.
      #expect(found.isEmpty == (counts[category] == 1), "\(locale) \(category)")
    }
  }
}
