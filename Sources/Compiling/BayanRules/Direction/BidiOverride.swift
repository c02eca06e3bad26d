package import BayanChecking
package import BayanDiagnostics

/// A direction override.
///
/// - Source: UAX 9; UTS 55, on spoofing by direction.
package struct BidiOverride: MessageRule {
  package static let id: RuleID = "bidi-override"
  package static let severity = Diagnostic.Severity.warning
  package static let isGate = true

  package let requiredBytes: ByteSet = "\u{2066}"

  package init() {}

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard message.traits.contains(.bidiPair) else { return }
    for text in message.renderedTexts where text.traits.contains(.bidiPair) {
      let pairs = text.bidiPairs
      for (index, character) in text.characters.enumerated()
      where character.scalar.isOverride && character.isWritten {
        let place = index..<index + 1
        var edits = [message.edit(place, of: text, to: "")]
        if let close = pairs.pairs.first(where: { $0.open == index })?.close {
          edits.append(message.edit(close..<close + 1, of: text, to: ""))
        }
        report.add(
          .overrides(character.scalar), at: .text(place, of: text, in: message),
          fixes: Fix.making("delete it", .automatic, edits))
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func overrides(_ scalar: Unicode.Scalar) -> Self {
    "\(scalar.named) changes the order in which letters are shown; delete it"
  }
}
