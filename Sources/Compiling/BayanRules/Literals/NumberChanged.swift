package import BayanCatalog
package import BayanChecking
package import BayanDiagnostics
import BayanICU
import BayanSupport

/// A number of the source that the translation lacks, in any digits.
///
/// A text passes if it has all numbers of at least one text of the source. Numbers are the same if
/// their digits are, or their values, or the parts of a date, or an hour of the afternoon, or if the
/// translation says them in words.
///
/// One that has another in its place is a warning, and so is one that has lost its minus sign. One
/// that is missing is a note, because languages count differently.
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
    guard let sources = message.sourceTexts, sources.contains(where: \.hasDigits) else { return }
    // A set, for a message may have a thousand variants, and each has the numbers of any.
    let expected = sources.map { $0.numbers(separators[sourceLocale]) }
    let known = Set(expected.map { $0.map(\.literal.digits).sorted() })
    for text in message.texts where !text.isBlank {
      let found = text.numbers(separators[message.locale])
      let index = sources.indexOfCounterpart(of: text)
      if let (number, sign) = lostMinus(
        in: found, of: text, message, sources[index], expected[index])
      {
        report.add(
          Diagnosis.another(text.shown(number.literal.range), sign),
          at: .text(number.literal.range, of: text, in: message), certainty: .likely,
          notes: message.sourceNote)
      }
      if known.contains(found.map(\.literal.digits).sorted()) { continue }
      let others = expected.prefix(Report.limit)
      if others.contains(where: { Self.difference(found, $0).missing.isEmpty }) { continue }
      check(text, found, against: expected[index], of: sources[index], message, into: &report)
    }
  }

  /// Reports what a text lacks of the numbers of one of the source's.
  private func check(
    _ text: ShownText, _ found: [Number], against expected: [Number], of source: ShownText,
    _ message: CatalogMessage, into report: inout Report
  ) {
    var (missing, extra) = Self.difference(found, expected)
    // No more than are reported anyway: each is held against all words.
    missing = Array(missing.prefix(2 * Report.limit))
    extra = Array(extra.prefix(2 * Report.limit))
    let words = SpelledWords(of: text, in: message.locale)
    let sourceWords = SpelledWords(of: source, in: sourceLocale)
    let keys = text.variantKeys
    extra.removeAll { number in
      keys.contains { $0 == number.literal.digits } || sourceWords.say(number.literal)
    }
    for number in missing {
      let place = extra.firstIndex { $0.replaces(number) }
      // `ein` is an article too, where another number is in the place of 1.
      if number.literal.digits != "1" || place == nil, words.say(number.literal) { continue }
      if let place {
        let other = extra.remove(at: place).literal.range
        report.add(
          Diagnosis.another(text.shown(other), source.shown(number.literal.range)),
          at: .text(other, of: text, in: message), certainty: .likely, notes: message.sourceNote)
      } else if number.literal.kind != .name, !number.isSaidByForms {
        report.add(
          Diagnosis.missing(source.shown(number.literal.range)),
          at: .text(text.whole, of: text, in: message), atMost: .note, certainty: .maybe,
          notes: message.sourceNote)
      }
    }
  }

  /// A number that is below zero in the source and not here, and how the source writes it.
  ///
  /// Only one that either text has once: another may be another number.
  private func lostMinus(
    in found: [Number], of text: ShownText, _ message: CatalogMessage, _ source: ShownText,
    _ expected: [Number]
  ) -> (Number, String)? {
    guard source.bytes.mayHaveMinus else { return nil }
    let timesExpected = Dictionary(grouping: expected, by: \.literal.digits).mapValues(\.count)
    let same = Dictionary(grouping: found, by: \.literal.digits)
    lazy var saysMinus = SpelledWords(of: text, in: message.locale).sayMinus
    for number in expected
    where timesExpected[number.literal.digits] == 1 && source.startsNegative(number.literal) {
      guard let own = same[number.literal.digits], own.count == 1,
        !text.isNegative(own[0].literal), !saysMinus
      else { continue }
      let range = number.literal.range
      return (own[0], source.shown((range.lowerBound - 1)..<range.upperBound))
    }
    return nil
  }

  /// The numbers that are left when each is paired with one that is the same in some way.
  private static func difference(
    _ found: [Number], _ expected: [Number]
  ) -> (missing: [Number], extra: [Number]) {
    var (missing, extra) = (expected, found)
    for form in Number.forms {
      if missing.isEmpty { break }
      var partners = Partners(extra.filter { form.found($0) != nil }, by: { form.found($0) ?? "" })
      let unformed = extra.filter { form.found($0) == nil }
      missing.removeAll { form.expected($0).map { partners.take($0) != nil } ?? false }
      extra = (partners.rest + unformed).sorted {
        $0.literal.range.lowerBound < $1.literal.range.lowerBound
      }
    }
    return (missing, extra)
  }
}

/// A number of a text, and the forms in which it is held against others.
private struct Number {
  var literal: NumericLiteral
  /// Its value, if it has one decimal separator at most: `1234.5`.
  var value: String?
  /// The parts of a date: `2024 31 5`.
  var parts: String?
  /// The digits with the hour of a 24-hour clock, if the text says that it is one of the afternoon.
  var afternoon: String?
  /// The letters of ASCII that it is written onto, in small letters.
  var letters: String

  typealias Form = @Sendable (Number) -> String?

  /// What two numbers have in common that are the same, the best first.
  static let forms: [(expected: Form, found: Form)] = [
    ({ $0.literal.digits }, { $0.literal.digits }),
    ({ $0.value }, { $0.value }),
    ({ $0.parts }, { $0.parts }),
    ({ $0.afternoon }, { $0.literal.digits.withoutMinutes }),
    // `14 h 30`
    ({ $0.afternoon.map { String($0.prefix(2)) } }, { $0.literal.digits }),
  ]

  /// Whether it can be in the place of another: a name has a number of its own, as `x86` for `win32`.
  func replaces(_ other: Number) -> Bool { letters.isEmpty || letters == other.letters }

  /// Whether a singular or a dual says it.
  var isSaidByForms: Bool { literal.digits == "1" || literal.digits == "2" }
}

extension ShownText {
  fileprivate func numbers(_ decimalSeparator: String?) -> [Number] {
    guard hasDigits else { return [] }
    return numericLiterals.map { literal in
      let range = literal.range
      return Number(
        literal: literal, value: value(of: literal, decimalSeparator), parts: parts(of: literal),
        afternoon: afternoon(literal), letters: lettersBefore(range))
    }
  }

  /// The value as digits, without zeros that say nothing.
  private func value(of literal: NumericLiteral, _ separator: String?) -> String? {
    let marks = scalars[literal.range].indices.filter { String(scalars[$0]) == separator }
    guard marks.count < 2 else { return nil }
    func digits(_ range: Range<Int>) -> String {
      scalars[range].compactMap(\.decimalDigitValue).map(String.init).joined()
    }
    let end = marks.first ?? literal.range.upperBound
    let whole = digits(literal.range.lowerBound..<end).drop { $0 == "0" }
    var fraction = digits(end..<literal.range.upperBound)
    while fraction.last == "0" { fraction.removeLast() }
    return "\(whole).\(fraction)"
  }

  /// The parts of a date with a year, in any order.
  private func parts(of literal: NumericLiteral) -> String? {
    let parts = scalars[literal.range].split { !$0.isDecimalDigit }.map { part in
      part.compactMap(\.decimalDigitValue).map(String.init).joined()
    }
    guard parts.count == 3, parts.contains(where: { $0.utf8.count == 4 }) else { return nil }
    return parts.map { $0.drop { $0 == "0" } }.sorted().joined(separator: " ")
  }

  private func afternoon(_ literal: NumericLiteral) -> String? {
    let hourEnd = scalars[literal.range].firstIndex { !$0.isDecimalDigit }
    let hourDigits = scalars[literal.range.lowerBound..<(hourEnd ?? literal.range.upperBound)]
    let rest = scalars[literal.range.upperBound...].drop(while: \.isWhitespace).prefix(3)
      .filter { $0 != "." }
    guard hourDigits.count < 3, String(String.UnicodeScalarView(rest)).lowercased().hasPrefix("pm"),
      let hour = Int(String(String.UnicodeScalarView(hourDigits))), (1...11).contains(hour)
    else { return nil }
    return (String(hour + 12) + literal.digits.dropFirst(hourDigits.count)).withoutMinutes
  }

  private func lettersBefore(_ number: Range<Int>) -> String {
    var start = number.lowerBound
    while start > 0, number.lowerBound - start < 12, scalars[start - 1].isASCIILetter { start -= 1 }
    return string(start..<number.lowerBound).lowercased()
  }
}

extension String {
  /// The digits of a time but for `00` at the end, which a full hour may go without.
  fileprivate var withoutMinutes: String {
    utf8.count > 2 && hasSuffix("00") ? String(dropLast(2)) : self
  }
}

extension NumberChanged {
  private enum Diagnosis: RuleDiagnosis {
    case another(_ found: String, _ expected: String)
    case missing(_ number: String)

    var message: Diagnostic.Message {
      switch self {
      case .another(let found, let expected):
        "\(quoted(found)) is \(quoted(expected)) in the source"
      case .missing(let number): "the source's number \(quoted(number)) is missing"
      }
    }
  }
}
