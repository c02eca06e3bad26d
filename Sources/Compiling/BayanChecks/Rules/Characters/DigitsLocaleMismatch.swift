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

  package static let supersededBy: [Superseding] = [.inBranch(DigitsMixed.id)]

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
    for path in message.characters.paths where path.traits.contains(.digit) {
      let others = path.freeNumbers.filter { number in
        number.contains { path.units[$0].zero != zero }
      }
      guard let first = others.first else { continue }
      report.add(
        .other(path.string(first), zero, in: message.locale), at: first, on: path, in: message,
        cldr: ICUVersion.cldr,
        fix: (
          "write \(quoted(path.string(first, digitsFrom: zero)))", .automatic,
          others.map { message.edit(path, $0, path.string($0, digitsFrom: zero)) }
        ))
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func other(_ number: String, _ zero: UInt32, in locale: String) -> Self {
    let sample = (Unicode.Scalar(zero + 1).map(String.init) ?? "") + "…"
    return "\(quoted(number)) isn't in the digits of '\(locale)', '\(sample)'"
  }
}
