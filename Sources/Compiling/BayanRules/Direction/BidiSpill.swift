package import BayanChecking
package import BayanDiagnostics

/// A quoted value with an unpaired isolate or embedding in it.
///
/// Formatting puts an isolate around each value. A U+2069 in the value ends that isolate early, and
/// an opening control in the value is closed by the isolate's end.
///
/// - Source: the default bidi strategy of MessageFormat 2.
package struct BidiSpill: MessageRule {
  package static let id: RuleID = "bidi-spill"
  package static let severity = Diagnostic.Severity.error
  package static let isGate = true

  package let requiredBytes: ByteSet = "\u{2066}"

  package init() {}

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard message.traits.isSuperset(of: [.bidiPair, .literal]) else { return }
    for text in message.renderedTexts where text.traits.contains(.bidiPair) {
      for value in text.runs(of: .literal) {
        let pairs = BidiPairs(text.characters, in: value)
        let wrong = (pairs.unclosed + pairs.unopened).filter {
          !text.characters[$0].scalar.isOverride
        }
        for index in wrong {
          let place = index..<index + 1
          report.add(
            .spills(text.characters[index].scalar),
            at: .text(place, of: text, in: message),
            fixes: message.fixes("delete it", .automatic, place, of: text, to: ""))
        }
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func spills(_ scalar: Unicode.Scalar) -> Self {
    "\(scalar.named) has no counterpart inside the value, and breaks the isolate around it"
  }
}
