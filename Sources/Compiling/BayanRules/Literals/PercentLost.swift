package import BayanChecking
package import BayanDiagnostics
import BayanSupport

/// A percentage sign of the source that the translation lacks.
///
/// It counts beside a number or a placeholder, and alone in brackets. Any of the signs of Unicode will
/// do, and so will the word that the locale has for it.
///
/// - Source: names of the unit `percent`, by ICU.
package struct PercentLost: MessageRule {
  package static let id: RuleID = "percent-lost"
  package static let severity = Diagnostic.Severity.warning
  package static let supersededBy: [Superseding] = [.inMessage(TranslationUnchanged.id)]

  package init() {}

  package var requiredBytes: ByteSet { "%" }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard let sources = message.sourceTexts, sources.allSatisfy(\.hasPercentage) else { return }
    let formatted = Set(message.displays.filter(\.isPercentage).map(\.variant))
    for (index, text) in message.texts.enumerated()
    where !formatted.contains(index) && !text.isBlank && !text.hasPercentSign
      && !text.isWithoutNumber
    {
      if SpelledWords(of: text, in: message.locale).sayPercent { continue }
      report.add(
        Diagnosis.lost, at: .text(text.whole, of: text, in: message), notes: message.sourceNote)
    }
  }
}

extension Display {
  /// Whether formatting shows a percentage sign.
  fileprivate var isPercentage: Bool {
    resolved.functions.contains("percent") || resolved.options["unit"] == "percent"
  }
}

extension ShownText {
  /// Whether there is a percentage sign of any script.
  fileprivate var hasPercentSign: Bool {
    scalars.contains { "%٪％﹪".unicodeScalars.contains($0) }
  }

  /// Whether it is the variant for one number, which it needn't show.
  fileprivate var isWithoutNumber: Bool { variant != nil && !hasPlaceholders && !hasDigits }

  /// Whether a percentage sign is beside a number or a placeholder, or alone in brackets.
  fileprivate var hasPercentage: Bool {
    guard bytes.contains("%") else { return false }
    return scalars.indices.contains { index in
      guard scalars[index] == "%", literal(at: index) == nil else { return false }
      let after = scalars[(index + 1)...].first { $0 != " " }
      let before = scalars[..<index].last { $0 != " " }
      if let before, let after, "([".unicodeScalars.contains(before) {
        return ")]".unicodeScalars.contains(after)
      }
      // `%s` and `%(name)s` are for programs.
      let next: Unicode.Scalar = index + 1 < scalars.count ? scalars[index + 1] : " "
      if next.isASCIILetter || next == "(" || next == "%" { return false }
      return before?.isAmount == true || next.isAmount
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isAmount: Bool { isDecimalDigit || self == ShownText.object }
}

extension PercentLost {
  private enum Diagnosis: RuleDiagnosis {
    case lost

    var message: Diagnostic.Message { "the source's percentage sign is missing" }
  }
}
