package import BayanDiagnostics

/// A translation opens and closes as many brackets as it should.
///
/// Off unless a project wants it: a gloss in brackets is often the translator's own.
///
/// Reported:
///
///     حُفظ (نسخة
///
/// Not reported: brackets that the source leaves open as well, such as `1)`; faces; code.
package struct BracketBalance: MessageRule {
  package static let id: RuleID = "bracket-balance"
  package static let severity = Diagnostic.Severity.note
  package static let isOnByDefault = false

  package static let explanation = RuleExplanation(
    what: "A bracket is opened and not closed, or closed and not opened.",
    why: "The reader looks for the other half of it.",
    bad: "حُفظ (نسخة",
    good: "حُفظ (نسخة)",
    howToFix: """
      Write the missing bracket, or delete the one that is too many. Type '(' for the one that \
      opens, also from right to left; it is mirrored when shown.
      """)

  package init() {}

  package var requiredBytes: ByteSet { "()[]{}" }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    for path in message.text.paths where path.bytes.intersects("()[]{}") {
      guard let fault = path.bracketFault else { continue }
      if message.sourceText?.paths.contains(where: { $0.bracketFault != nil }) == true { continue }
      report.add(
        .alone(String(path.scalars[fault])), at: fault..<(fault + 1), of: path, in: message)
    }
  }
}

extension MessageText.Path {
  /// The first bracket without a partner.
  fileprivate var bracketFault: Int? {
    var open: [(partner: Unicode.Scalar, index: Int)] = []
    for (index, scalar) in scalars.enumerated() {
      let partner: Unicode.Scalar? =
        switch scalar {
        case "(": ")"
        case "[": "]"
        case "{": "}"
        default: nil
        }
      if let partner, token(at: index) == nil {
        open.append((partner, index))
      } else if scalar == ")" || scalar == "]" || scalar == "}", token(at: index) == nil {
        guard open.last?.partner == scalar else {
          // `1)` numbers a list.
          if index <= 2, scalars[..<index].allSatisfy({ $0.isWordPart }) { continue }
          return index
        }
        open.removeLast()
      }
    }
    return open.first?.index
  }
}

extension Diagnostic.Message {
  fileprivate static func alone(_ bracket: String) -> Self {
    "the bracket \(quoted(bracket)) has no counterpart"
  }
}
