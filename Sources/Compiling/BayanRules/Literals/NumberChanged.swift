package import BayanCatalog
package import BayanChecking
package import BayanDiagnostics
import BayanSupport

/// A number of the source that the translation lacks or changes, in any digits.
///
/// Separators are ignored, because each locale has its own: `1,234.5` is `١٢٣٤٫٥`.
///
/// One number in place of another is a warning, in names and versions too: `UTF-16` for `UTF-8`. More
/// of them, a number too many or one that is missing are notes, because languages count differently.
/// So is a date or a time that differs in more than a digit. A number that has lost its minus sign is a
/// warning.
package struct NumberChanged: MessageRule {
  package static let id: RuleID = "number-changed"
  package static let severity = Diagnostic.Severity.warning
  package static let supersededBy: [Superseding] = [.inMessage(TranslationUnchanged.id)]

  private var sourceLocale = "en"

  package init() {}

  package var requiredBytes: ByteSet { .digits }

  package func prepared(for catalog: Catalog) -> Self {
    var rule = self
    rule.sourceLocale = catalog.project.sourceLocale
    return rule
  }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard let sources = message.sourceTexts else { return }
    guard message.texts.contains(where: \.hasDigits) || sources.contains(where: \.hasDigits)
    else { return }
    let all = sources.map(\.numbersAndNames)
    // Sets, for a message may have a thousand variants, and each has any of the source's.
    let expectedWithNames = Set(all.map(Self.sortedDigits))
    let expected = Set(all.map { Self.sortedDigits($0.filter { $0.kind != .name }) })
    for text in message.texts where !text.isBlank {
      let allFound = text.numbersAndNames
      if let (literal, sign) = lostMinus(in: allFound, of: text, message, sources) {
        report.add(
          .another(text.shown(literal.range), sign),
          at: .text(literal.range, of: text, in: message),
          certainty: .likely, notes: message.sourceNote)
        continue
      }
      if expectedWithNames.contains(Self.sortedDigits(allFound)) { continue }
      if let (literal, other) = exchange(of: allFound, in: text, message, sources) {
        report.add(
          .another(text.shown(literal.range), other),
          at: .text(literal.range, of: text, in: message),
          atMost: sources.contains { $0.measures(other) } ? .note : .error, certainty: .likely,
          notes: message.sourceNote)
        continue
      }
      let found = allFound.filter { $0.kind != .name }
      if expected.contains(Self.sortedDigits(found)) { continue }
      let counterpart = sources.counterpart(of: text)
      var (extra, missing) = Self.difference(
        found, counterpart.numbersAndNames.filter { $0.kind != .name })
      // No more than are reported anyway: each is held against all words.
      extra = Array(extra.prefix(2 * Report.limit))
      missing = Array(missing.prefix(4 * Report.limit))
      let words = SpelledWords(of: text, in: message.locale)
      missing.removeAll { isImplied($0, by: words, beside: &extra) }
      // The variant of a number may say it, and so may a word of the source.
      let keys = text.variantKeys
      let sourceWords = SpelledWords(of: counterpart, in: sourceLocale)
      extra.removeAll { literal in
        keys.contains { $0 == literal.digits } || sourceWords.say(literal)
      }
      for (position, literal) in extra.enumerated() {
        report.add(
          .another(
            text.shown(literal.range),
            position < missing.count ? counterpart.shown(missing[position].range) : nil),
          at: .text(literal.range, of: text, in: message), atMost: .note, certainty: .maybe,
          notes: message.sourceNote)
      }
      for literal in missing.dropFirst(extra.count) {
        report.add(
          .missing(counterpart.shown(literal.range)), at: .text(text.whole, of: text, in: message),
          atMost: .note,
          certainty: .maybe, notes: message.sourceNote)
      }
    }
  }

  /// The one number of a text that isn't in the source, and what the source has in its place;
  /// `nil` where there are others, or where the language may say it so.
  private func exchange(
    of literals: [NumericLiteral], in text: ShownText, _ message: CatalogMessage,
    _ sources: [ShownText]
  ) -> (NumericLiteral, String)? {
    let counterpart = sources.counterpart(of: text)
    var (extra, missing) = Self.difference(literals, counterpart.numbersAndNames)
    guard (1...4).contains(extra.count), (1...4).contains(missing.count) else { return nil }
    // `ein` is an article too, and `percent` has a hundred in it.
    let words = SpelledWords(of: text, in: message.locale)
    let sourceWords = SpelledWords(of: counterpart, in: sourceLocale)
    extra.removeAll { isSmall($0) && sourceWords.say($0) }
    missing.removeAll { isSmall($0) && $0.digits != "1" && words.say($0) && !sourceWords.say($0) }
    guard extra.count == 1, missing.count == 1 else { return nil }
    let found = extra[0]
    let expected = missing[0]
    if text.variantKeys.contains(where: { $0 == found.digits }) { return nil }
    let differing = zip(found.digits.utf8, expected.digits.utf8).count { $0 != $1 }
    // `2:30 PM` is `14:30`, and `5/1/2024` is `1.5.2024`.
    if found.kind == .date || expected.kind == .date {
      guard found.digits.utf8.count == expected.digits.utf8.count, differing == 1 else {
        return nil
      }
    }
    // `20ths` is `1/20`; in `16:9` and `16/8` a digit differs.
    let slash: Unicode.Scalar = "/"
    let isOneDigit = found.digits.utf8.count == expected.digits.utf8.count && differing == 1
    if !isOneDigit,
      text.scalars[found.range].contains(slash)
        != counterpart.scalars[expected.range].contains(slash)
    {
      return nil
    }
    // `0.50` is `0.5`.
    if found.digits.withoutZeros == expected.digits.withoutZeros { return nil }
    // `02` is `2`.
    if found.digits.drop(while: { $0 == "0" }) == expected.digits.drop(while: { $0 == "0" }) {
      return nil
    }
    if isHour(expected, beside: &extra) { return nil }
    // `CE1` for `2nd`, `x86` for `win32`: another word has its own number.
    let word = text.lettersBefore(found.range)
    if !word.isEmpty, word != counterpart.lettersBefore(expected.range) { return nil }
    return (found, counterpart.shown(expected.range))
  }

  /// A number that is below zero in the source and not here, and how the source writes it.
  ///
  /// Only one that either text has once: another may be another number.
  private func lostMinus(
    in literals: [NumericLiteral], of text: ShownText, _ message: CatalogMessage,
    _ sources: [ShownText]
  ) -> (NumericLiteral, String)? {
    guard message.sourceMessage?.bytes.mayHaveMinus == true else { return nil }
    let counterpart = sources.counterpart(of: text)
    let expected = counterpart.numbersAndNames
    let timesExpected = Dictionary(grouping: expected, by: \.digits).mapValues(\.count)
    let found = Dictionary(grouping: literals, by: \.digits)
    lazy var saysMinus = SpelledWords(of: text, in: message.locale).sayMinus
    for literal in expected
    where timesExpected[literal.digits] == 1 && counterpart.startsNegative(literal) {
      guard let same = found[literal.digits], same.count == 1, !text.isNegative(same[0]), !saysMinus
      else { continue }
      return (same[0], counterpart.shown((literal.range.lowerBound - 1)..<literal.range.upperBound))
    }
    return nil
  }

  private func isSmall(_ literal: NumericLiteral) -> Bool { literal.digits.utf8.count < 3 }

  /// The numbers, whatever their order.
  private static func sortedDigits(_ literals: [NumericLiteral]) -> [String] {
    literals.map(\.digits).sorted()
  }

  private static func difference(
    _ found: [NumericLiteral], _ expected: [NumericLiteral]
  ) -> (extra: [NumericLiteral], missing: [NumericLiteral]) {
    var unmatched: [String: Int] = [:]
    for literal in expected { unmatched[literal.digits, default: 0] += 1 }
    var matched: [String: Int] = [:]
    let extra = found.filter { literal in
      guard let count = unmatched[literal.digits], count > 0 else { return true }
      unmatched[literal.digits] = count - 1
      matched[literal.digits, default: 0] += 1
      return false
    }
    // Of equal numbers the first ones are those that were found.
    let missing = expected.filter { literal in
      guard let count = matched[literal.digits], count > 0 else { return true }
      matched[literal.digits] = count - 1
      return false
    }
    return (extra, missing)
  }

  /// Whether a translation says a number in another way.
  private func isImplied(
    _ literal: NumericLiteral, by words: SpelledWords, beside extra: inout [NumericLiteral]
  ) -> Bool {
    if literal.digits == "1" || literal.digits == "2" { return true }
    return words.say(literal) || isHour(literal, beside: &extra)
  }

  /// Whether the other text has the same hour of the afternoon, as 18:00 for six.
  private func isHour(_ literal: NumericLiteral, beside extra: inout [NumericLiteral]) -> Bool {
    guard literal.kind == .date || literal.digits.utf8.count < 3,
      let hour = Int(literal.digits.prefix(2)), (1...11).contains(hour),
      let index = extra.firstIndex(where: { Int($0.digits.prefix(2)) == hour % 12 + 12 })
    else { return false }
    extra.remove(at: index)
    return true
  }
}

extension ShownText {
  /// The letters of ASCII that a number is written onto, in small letters.
  fileprivate func lettersBefore(_ number: Range<Int>) -> String {
    var start = number.lowerBound
    while start > 0, number.lowerBound - start < 12, scalars[start - 1].isASCIILetter { start -= 1 }
    return string(start..<number.lowerBound).lowercased()
  }

  fileprivate var numbersAndNames: [NumericLiteral] { hasDigits ? numericLiterals : [] }
}

extension String {
  /// The digits but for zeros at the end.
  fileprivate var withoutZeros: Substring {
    self[..<(lastIndex { $0 != "0" }.map(index(after:)) ?? startIndex)]
  }
}

extension Diagnostic.Message {
  fileprivate static func another(_ found: String, _ expected: String?) -> Self {
    guard let expected else { return "\(quoted(found)) isn't in the source" }
    return "\(quoted(found)) is \(quoted(expected)) in the source"
  }

  fileprivate static func missing(_ number: String) -> Self {
    "the source's number \(quoted(number)) is missing"
  }
}

extension ShownText {
  /// Whether a number counts a unit that most countries don't have, so that a translation converts it:
  /// `30-foot`, `18.5 inch`.
  fileprivate func measures(_ number: String) -> Bool {
    let digits = Array(number.unicodeScalars)
    var start = 0
    while let found = firstRange(of: digits[...], from: start) {
      let rest = scalars[found.upperBound...]
      if rest.first == " " || rest.first == "-" {
        var unit = rest.dropFirst().prefix { $0.isASCIILetter }
        if unit.elementsEqual("degrees".unicodeScalars) {
          unit = rest.dropFirst(9).prefix { $0.isASCIILetter }
        }
        if Self.unitsOfUSA.contains(String(String.UnicodeScalarView(unit)).lowercased()) {
          return true
        }
      }
      start = found.upperBound
    }
    return false
  }

  private static let unitsOfUSA: Set<String> = [
    "f", "fahrenheit", "feet", "foot", "ft", "gallon", "gallons", "grain", "grains", "inch",
    "inches", "lb", "lbs",
    "mile",
    "miles", "mph", "ounce", "ounces", "oz", "pound", "pounds", "yard", "yards",
  ]
}
