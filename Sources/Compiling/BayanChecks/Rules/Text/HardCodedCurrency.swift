public import BayanDiagnostics

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
public struct HardCodedCurrency: MessageRule {
  public static let id: RuleID = "hard-coded-currency"
  public static let severity = Diagnostic.Severity.note

  public static let explanation = RuleExplanation(
    what: "The source has an amount of money in its words.",
    why: "Where the sign stands and how many decimals there are is each locale's own.",
    bad: "The fee is $5.",
    good: "The fee is {$fee :currency}.",
    howToFix: "Make the amount an argument of type currency and show it with ':currency'.")

  public init() {}

  public var requiredBytes: ByteSet { .asciiDigits }

  public func check(_ message: CatalogMessage, into report: inout Report) {
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
    "\(quoted(amount)) stands in the words; make it an argument with ':currency'"
  }
}
