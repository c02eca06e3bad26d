package import BayanDiagnostics

/// A bracket without a counterpart.
///
/// Off by default: a gloss in brackets is often the translator's own.
///
/// Not reported: brackets that the source leaves open as well, such as `1)`; faces; code.
package struct BracketBalance: MessageRule {
  package static let id: RuleID = "bracket-balance"
  package static let severity = Diagnostic.Severity.note
  package static let isOnByDefault = false

  package static let explanation = RuleExplanation(
    what: "A bracket is opened but not closed, or closed but not opened.",
    why: "The reader looks for its counterpart.",
    howToFix: """
      Write the missing bracket, or delete the one that is too many. In right-to-left text too, \
      '(' opens and is mirrored when shown.
      """,
    examples: [
      .message("ar", source: "Saved (copy)", bad: "حُفظ (نسخة", good: "حُفظ (نسخة)")
    ])

  package init() {}

  package var requiredBytes: ByteSet { "()[]{}" }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    for text in message.texts where text.bytes.intersects("()[]{}") {
      guard let fault = text.bracketFault else { continue }
      if message.sourceTexts?.contains(where: { $0.bracketFault != nil }) == true { continue }
      report.add(
        .alone(String(text.scalars[fault])), at: .text(fault..<(fault + 1), of: text, in: message))
    }
  }
}

extension ShownText {
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
