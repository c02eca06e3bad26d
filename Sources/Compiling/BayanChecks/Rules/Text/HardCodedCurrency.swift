package import BayanDiagnostics

/// An amount of money is an argument.
///
/// Of the source only.
///
/// Reported:
///
///     The fee is $5.
///     Costs 10 EUR.
///
/// Not reported: a sign without a number.
package struct HardCodedCurrency: MessageRule {
  package static let id: RuleID = "hard-coded-currency"
  package static let severity = Diagnostic.Severity.note

  package static let explanation = RuleExplanation(
    what: "The source has an amount of money in its words.",
    why: "Where the sign stands and how many decimals there are is each locale's own.",
    bad: "The fee is $5.",
    good: "The fee is {$fee :currency}.",
    howToFix: "Make the amount an argument of type currency and show it with ':currency'.")

  package init() {}

  package var requiredBytes: ByteSet { .asciiDigits }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard message.isSource else { return }
    for path in message.text.paths where path.bytes.hasDigits {
      for literal in path.numericLiterals where literal.kind == .currency {
        report.add(
          .hardCoded(path.shown(literal.range)), at: literal.range, of: path, in: message,
          certainty: .likely)
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func hardCoded(_ amount: String) -> Self {
    "\(quoted(amount)) is written in the text; make it an argument with ':currency'"
  }
}
