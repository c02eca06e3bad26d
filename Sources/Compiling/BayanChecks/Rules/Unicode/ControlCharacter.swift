import BayanCatalog
package import BayanDiagnostics
import BayanICU
import BayanTOML

/// Text has no control characters but tabs and line breaks.
///
/// The others steer devices of long ago. They come in by copying, or by an escape that was meant
/// otherwise: `\b` in TOML is a backspace.
///
/// Reported: `"تم الحفظ\u0008"`.
///
/// Not reported: tabs, line feeds and carriage returns; in a translation, what the source has too.
package struct ControlCharacter: MessageRule {
  package static let id: RuleID = "control-character"
  package static let severity = Diagnostic.Severity.error

  package static let explanation = RuleExplanation(
    what: "A message has a control character.",
    why: "It is drawn as a box or not at all, and some programs refuse or cut the text at it.",
    bad: #""تم الحفظ\u0008""#,
    good: #""تم الحفظ""#,
    howToFix: "Delete the character, or let 'bayan check --fix' do it. For a new line write \\n.")

  package let requiredBytes: ByteSet = ByteSet("\0"..."\u{1F}").union("\u{7F}\u{80}")

  package init() {}

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard message.traits.contains(.control) else { return }
    for path in message.characters.paths where path.traits.contains(.control) {
      for (index, unit) in path.units.enumerated()
      where unit.properties.category == .cc && unit.isWritten {
        guard unit.scalar != "\t", unit.scalar != "\n", unit.scalar != "\r" else { continue }
        // What the source has is the source's to answer for.
        if message.source?.text.value.unicodeScalars.contains(unit.scalar) == true { continue }
        let place = index..<index + 1
        report.add(
          .control(unit.scalar), at: place, on: path, in: message,
          fix: ("delete it", .automatic, [message.edit(path, place, "")]))
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func control(_ scalar: Unicode.Scalar) -> Self {
    "the control character \(scalar.named) isn't text; delete it"
  }
}
