import BayanCatalog
package import BayanChecking
package import BayanDiagnostics
import BayanICU
import BayanTOML

/// A control character other than tabs and line breaks.
///
/// Such characters come from copied text, or from an escape with another meaning: `\b` in TOML is a
/// backspace.
package struct ControlCharacter: MessageRule {
  package static let id: RuleID = "control-character"
  package static let severity = Diagnostic.Severity.error
  package static let isGate = true

  package let requiredBytes: ByteSet = .controls.union("\u{80}")

  package init() {}

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard message.traits.contains(.control) else { return }
    for text in message.renderedTexts where text.traits.contains(.control) {
      for (index, character) in text.characters.enumerated()
      where character.properties.generalCategory == .cc && character.isWritten {
        guard character.scalar != "\t", character.scalar != "\n", character.scalar != "\r" else {
          continue
        }
        // A character that the source has too is reported in the source.
        if message.source?.text.value.unicodeScalars.contains(character.scalar) == true { continue }
        let place = index..<index + 1
        report.add(
          .control(character.scalar), at: .text(place, of: text, in: message),
          fixes: message.fixes("delete it", .automatic, place, of: text, to: ""))
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func control(_ scalar: Unicode.Scalar) -> Self {
    "the control character \(scalar.named) isn't text; delete it"
  }
}
