import BayanCatalog
package import BayanChecking
package import BayanDiagnostics
import BayanMessageSyntax

/// A visible brace without a counterpart.
package struct BraceStray: MessageRule {
  package static let id: RuleID = "brace-stray"
  package static let severity = Diagnostic.Severity.warning
  package static let supersededBy: [Superseding] = [.inMessage(PlaceholderLookalike.id)]

  package init() {}

  package var requiredBytes: ByteSet { "\\" }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    let accepted = Set(
      (message.sourceMessage?.localeMessage.parsed.message.patterns ?? []).map { $0.braces.excess })
    for text in message.texts {
      let braces = text.pattern.braces
      guard braces.excess != 0, !accepted.contains(braces.excess), let span = braces.span,
        message.sourceMessage != nil || text.pattern.hasBraceAtWord
      else { continue }
      report.add(
        .stray(braces.excess > 0 ? "{" : "}"),
        at: .span(span, in: message, variant: text.variant),
        certainty: .likely)
    }
  }
}

extension Pattern {
  /// Whether a brace is next to a word or a placeholder, on the side where a placeholder's name
  /// would be.
  fileprivate var hasBraceAtWord: Bool {
    for (index, element) in elements.enumerated() {
      guard case .text(let text) = element else { continue }
      let scalars = Array(text.value.unicodeScalars)
      for (place, scalar) in scalars.enumerated() where scalar == "{" || scalar == "}" {
        let inner = scalar == "{" ? place + 1 : place - 1
        if scalars.indices.contains(inner) {
          if scalars[inner].isAlphabetic || scalars[inner] == "$" { return true }
        } else if elements.indices.contains(scalar == "{" ? index + 1 : index - 1) {
          return true
        }
      }
    }
    return false
  }

  /// The number of opening minus closing braces, and the span of the text with the last brace.
  fileprivate var braces: (excess: Int, span: SourceSpan?) {
    var excess = 0
    var span: SourceSpan?
    for case .text(let text) in elements {
      for byte in text.value.utf8 where byte == 0x7B || byte == 0x7D {
        excess += byte == 0x7B ? 1 : -1
        span = text.span
      }
    }
    return (excess, span)
  }
}

extension Diagnostic.Message {
  fileprivate static func stray(_ brace: String) -> Self {
    "\(quoted(brace)) is shown to readers but has no counterpart"
  }
}
