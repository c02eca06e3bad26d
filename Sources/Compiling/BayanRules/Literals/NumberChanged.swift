package import BayanCatalog
package import BayanChecking
package import BayanDiagnostics
import BayanICU
import BayanSupport

/// A number of the source that the translation lacks, in any digits, or a number where the source has none.
///
/// A text passes if it has all numbers of at least one text of the source. Numbers are equal if
/// their digits are, or their values, or the parts of a date, or an hour of the afternoon, or if the
/// translation has them in words.
///
/// A number in place of another is a warning, and so is a lost minus sign. The diagnostic is a
/// note if one of the two is part of a name, or if both mean the same in different units. A missing
/// number is a note, because languages count differently. Numbers of lists don't count.
///
/// - Source: decimal separators of CLDR; numbers in words, by ICU.
package struct NumberChanged: MessageRule {
  package static let id: RuleID = "number-changed"
  package static let severity = Diagnostic.Severity.warning
  package static let supersededBy: [Superseding] = [.inMessage(TranslationUnchanged.id)]

  private var sourceLocale = "en"
  /// The decimal separators, by the locale's tag.
  private var separators: [String: String] = [:]

  package init() {}

  package var requiredBytes: ByteSet { .digits }

  package func prepared(for catalog: Catalog) -> Self {
    var rule = self
    rule.sourceLocale = catalog.project.sourceLocale
    for locale in catalog.locales.map(\.tag) + [sourceLocale] {
      rule.separators[locale] = (try? ICUNumberSymbols(locale: locale))?.decimalSeparator
    }
    return rule
  }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard let sources = message.sourceTexts else { return }
    guard sources.contains(where: \.hasDigits) else {
      return checkAdded(in: message, besides: sources, into: &report)
    }
    // A set is used, since a message may have a thousand variants, each of which is compared with all.
    let expected = sources.map { $0.comparedNumbers(separators[sourceLocale]) }
    let known = Set(expected.map { $0.map(\.literal.written).sorted() })
    for text in message.texts where !text.isBlank {
      let found = text.comparedNumbers(separators[message.locale])
      let index = sources.indexOfCounterpart(of: text)
      if let (number, sign) = lostMinus(
        in: found, of: text, message, sources[index], expected[index])
      {
        report.add(
          Diagnosis.another(text.shown(number.literal.range), sign),
          at: .text(number.literal.range, of: text, in: message), certainty: .likely,
          notes: message.sourceNote)
      }
      if known.contains(found.map(\.literal.written).sorted()) { continue }
      let others = expected.prefix(Report.limit)
      if others.contains(where: { ComparedNumber.difference(found, $0).missing.isEmpty }) {
        continue
      }
      check(text, found, against: expected[index], of: sources[index], message, into: &report)
    }
  }

  /// Reports the numbers of a text whose source has none, in digits or in words.
  ///
  /// Texts of variants are left out: one with the key `one` may say 1.
  private func checkAdded(
    in message: CatalogMessage, besides sources: [ShownText], into report: inout Report
  ) {
    for text in message.texts where text.variantKeys.isEmpty && text.hasDigits {
      let added = text.comparedNumbers(separators[message.locale])
        .filter { $0.literal.kind != .name && !$0.isInWord }
      guard !added.isEmpty else { continue }
      let words = sources.prefix(Report.limit).map { SpelledNumbers(of: $0, in: sourceLocale) }
      for number in added.prefix(Report.limit)
      where !words.contains(where: { $0.say(number.literal) }) {
        report.add(
          Diagnosis.added(text.shown(number.literal.range)),
          at: .text(number.literal.range, of: text, in: message), atMost: .note,
          certainty: .maybe, notes: message.sourceNote)
      }
    }
  }

  /// Reports the numbers of a source text that a text lacks.
  private func check(
    _ text: ShownText, _ found: [ComparedNumber], against expected: [ComparedNumber],
    of source: ShownText,
    _ message: CatalogMessage, into report: inout Report
  ) {
    var (missing, extra) = ComparedNumber.difference(found, expected)
    // Each number is compared with all words, so only as many are kept as can be reported.
    missing = Array(missing.prefix(2 * Report.limit))
    extra = Array(extra.prefix(2 * Report.limit))
    let spelled = SpelledNumbers(of: text, in: message.locale)
    let sourceWords = SpelledNumbers(of: source, in: sourceLocale)
    let keys = text.variantKeys
    extra.removeAll { number in
      keys.contains { $0 == number.literal.written } || sourceWords.say(number.literal)
    }
    for number in missing {
      let place = extra.firstIndex { $0.replaces(number) }
      // `ein` is also an article, if another number is in place of 1.
      if number.literal.written != "1" || place == nil, spelled.say(number.literal) { continue }
      if let place {
        let other = extra.remove(at: place)
        let range = other.literal.range
        report.add(
          Diagnosis.another(text.shown(range), source.shown(number.literal.range)),
          at: .text(range, of: text, in: message),
          atMost: other.maySay(number) ? .note : .warning, certainty: .likely,
          notes: message.sourceNote)
      } else if number.literal.kind != .name, !number.isSaidByForms {
        report.add(
          Diagnosis.missing(source.shown(number.literal.range)),
          at: .text(text.whole, of: text, in: message), atMost: .note, certainty: .maybe,
          notes: message.sourceNote)
      }
    }
  }

  /// Returns a number that is negative in the source and not here, and its form in the source.
  ///
  /// The number must be unique in both texts: otherwise another number may be meant.
  private func lostMinus(
    in found: [ComparedNumber], of text: ShownText, _ message: CatalogMessage, _ source: ShownText,
    _ expected: [ComparedNumber]
  ) -> (ComparedNumber, String)? {
    guard source.bytes.mayHaveMinus else { return nil }
    let timesExpected = Dictionary(grouping: expected, by: \.literal.written).mapValues(\.count)
    let same = Dictionary(grouping: found, by: \.literal.written)
    lazy var saysMinus = SpelledNumbers(of: text, in: message.locale).sayMinus
    for number in expected
    where timesExpected[number.literal.written] == 1 && source.startsNegative(number.literal) {
      guard let own = same[number.literal.written], own.count == 1,
        !text.isNegative(own[0].literal), !saysMinus
      else { continue }
      let range = number.literal.range
      return (own[0], source.shown((range.lowerBound - 1)..<range.upperBound))
    }
    return nil
  }
}

extension NumberChanged {
  private enum Diagnosis: RuleDiagnosis {
    case another(_ found: String, _ expected: String)
    case missing(_ number: String)
    case added(_ number: String)

    var message: Diagnostic.Message {
      switch self {
      case .another(let found, let expected):
        "\(quoted(found)) is \(quoted(expected)) in the source"
      case .missing(let number): "the source's number \(quoted(number)) is missing"
      case .added(let number): "the number \(quoted(number)) isn't in the source, which has none"
      }
    }
  }
}
