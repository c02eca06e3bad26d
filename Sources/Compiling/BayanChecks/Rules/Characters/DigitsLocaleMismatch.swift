import BayanCatalog
package import BayanDiagnostics
import BayanICU

/// A number in other digits than the locale's formatted numbers.
///
/// Not reported: `ar` without a region, for which CLDR has changed its default; versions, names and
/// addresses.
///
/// - Source: default numbering systems of CLDR.
package struct DigitsLocaleMismatch: MessageRule {
  package static let id: RuleID = "digits-locale-mismatch"
  package static let severity = Diagnostic.Severity.note

  package static let supersededBy: [Superseding] = [.inVariant(DigitsMixed.id)]

  package static let explanation = RuleExplanation(
    what: "A number in the text has other digits than the locale's formatted numbers.",
    why: "Beside a formatted number it looks like a mistake.",
    howToFix: """
      Write the number in the locale's digits, or run 'bayan check --fix'. Numbers in codes, \
      versions and addresses keep their digits.
      """,
    examples: [
      .message("ar-EG", source: "5 items left", bad: "بقي 5 عناصر", good: "بقي ٥ عناصر")
    ])

  package let requiredBytes: ByteSet = .digits

  package init() {}

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard message.traits.contains(.digit) else { return }
    let writing = message.writing
    guard !writing.digitsAreDisputed else { return }
    if writing.zero == "0", !message.traits.contains(.otherDigit) { return }
    let zero = writing.zero.value
    for text in message.renderedTexts where text.traits.contains(.digit) {
      let others = text.freeNumbers.filter { number in
        number.contains { text.characters[$0].zero != zero }
      }
      guard let first = others.first else { continue }
      report.add(
        .other(text.string(first), zero, in: message.locale),
        at: .text(first, of: text, in: message), cldr: ICUVersion.cldr,
        fixes: Fix.making(
          "write \(quoted(text.string(first, digitsFrom: zero)))", .automatic,
          others.map { message.edit($0, of: text, to: text.string($0, digitsFrom: zero)) }))
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func other(_ number: String, _ zero: UInt32, in locale: String) -> Self {
    let sample = (Unicode.Scalar(zero + 1).map(String.init) ?? "") + "…"
    return "\(quoted(number)) isn't in the digits of '\(locale)', '\(sample)'"
  }
}
