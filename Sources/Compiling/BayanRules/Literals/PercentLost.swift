package import BayanChecking
package import BayanDiagnostics
import BayanICU
import BayanMeaning
import BayanSupport

/// A percentage of the source that the translation lacks.
///
/// A sign of the source counts beside a number or a placeholder, and alone in brackets. The
/// translation may have any percent sign of Unicode, or the locale's word for it.
///
/// - Source: names of the unit `percent`, by ICU.
package struct PercentLost: MessageRule {
  package static let id: RuleID = "percent-lost"
  package static let severity = Diagnostic.Severity.warning
  package static let supersededBy: [Superseding] = [.inMessage(TranslationUnchanged.id)]

  package init() {}

  package var requiredBytes: ByteSet { "%" }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard let sources = message.sourceTexts else { return }
    let wanted = sources.map(\.percentages).min() ?? 0
    if wanted == 0 { return }
    let formatted = Dictionary(grouping: message.displays.filter(\.isPercentage), by: \.variant)
    for (index, text) in message.texts.enumerated() where !text.isBlank && !text.isWithoutNumber {
      let found = text.countOfPercents + (formatted[index]?.count ?? 0)
      if found >= wanted || SpelledNumbers(of: text, in: message.locale).sayPercent { continue }
      report.add(
        Diagnosis.lost(wanted: wanted, found: found), at: .text(text.whole, of: text, in: message),
        notes: message.sourceNote)
    }
  }
}

extension Display {
  /// Whether formatting shows a percentage sign.
  fileprivate var isPercentage: Bool {
    resolved.calls.contains { $0.function.standard?.scale == 100 }
      || resolved.options["unit"] == "percent"
  }
}

extension ShownText {
  /// The number of amounts that percent signs of any script stand for, signs without an amount included.
  fileprivate var countOfPercents: Int {
    guard scalars.contains(where: \.isPercentSign) else { return 0 }
    let shown = tokens.filter { $0.kind != .space && $0.kind != .invisible }
    let beside = shown.indices.reduce(0) { count, place in
      guard shown[place].kind == .mark, scalars[shown[place].range.lowerBound].isPercentSign else {
        return count
      }
      let more = sharesSign(with: place, -1, in: shown) || sharesSign(with: place, 1, in: shown)
      return count + (more ? 2 : 1)
    }
    return max(beside, scalars.count(where: \.isPercentSign))
  }

  /// Whether a sign stands for two amounts with a dash or one word between them: `10–20 %`.
  private func sharesSign(with sign: Int, _ step: Int, in shown: [TextToken]) -> Bool {
    func token(_ distance: Int) -> TextToken? {
      let place = sign + distance * step
      return shown.indices.contains(place) ? shown[place] : nil
    }
    func isAmount(_ token: TextToken?) -> Bool {
      token?.kind == .number || token?.kind == .placeholder
    }
    guard let near = token(1), isAmount(near) else { return false }
    if scalars[near.range].contains("-") { return true }
    guard let between = token(2), isAmount(token(3)) else { return false }
    return between.kind == .word || scalars[between.range.lowerBound].unicode.generalCategory == .pd
  }

  /// Whether the text is a variant without a number, as a variant for a single number may be.
  fileprivate var isWithoutNumber: Bool { variant != nil && !hasPlaceholders && !hasDigits }

  /// The number of percent signs beside a number or a placeholder, or alone in brackets.
  fileprivate var percentages: Int {
    guard bytes.contains("%") else { return 0 }
    return scalars.indices.count { index in
      guard scalars[index] == "%", literal(at: index) == nil else { return false }
      let after = scalars[(index + 1)...].first { $0 != " " }
      let before = scalars[..<index].last { $0 != " " }
      if let before, let after, "([".unicodeScalars.contains(before) {
        return ")]".unicodeScalars.contains(after)
      }
      // Programs read `%s` and `%(name)s`.
      let next: Unicode.Scalar = index + 1 < scalars.count ? scalars[index + 1] : " "
      if next.isASCIILetter || next == "(" || next == "%" { return false }
      return before?.isAmount == true || next.isAmount
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isPercentSign: Bool { "%٪％﹪".unicodeScalars.contains(self) }

  fileprivate var isAmount: Bool { isDecimalDigit || self == ShownText.object }
}

extension PercentLost {
  private enum Diagnosis: RuleDiagnosis {
    case lost(wanted: Int, found: Int)

    var message: Diagnostic.Message {
      switch self {
      case .lost(_, found: 0): "the source's percentage sign is missing"
      case .lost(let wanted, let found):
        "the source has \(wanted) percentages, but the translation has \(found)"
      }
    }
  }
}
