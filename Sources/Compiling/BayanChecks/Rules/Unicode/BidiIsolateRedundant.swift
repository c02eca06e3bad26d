package import BayanDiagnostics
import BayanICU

/// An isolate is there where it changes something.
///
/// Formatting isolates values by itself, and many stretches look the same without an isolate. The
/// rule is off: an isolate too many is harmless, and some write them on principle.
///
/// Reported: `<U+2068>{$name}<U+2069>`; an isolate around `Wi-Fi`.
///
/// Not reported: an isolate around `C++`.
package struct BidiIsolateRedundant: MessageRule {
  package static let id: RuleID = "bidi-isolate-redundant"
  package static let severity = Diagnostic.Severity.note
  package static let isOnByDefault = false

  package static let explanation = RuleExplanation(
    what: "An isolate changes nothing, or is one that formatting adds anyway.",
    why: "Marks that nobody sees get lost and left over when texts are edited.",
    bad: "مرحبًا <U+2068>{$name}<U+2069>!",
    good: "مرحبًا {$name}!",
    howToFix: "Delete both marks of the pair.")

  package let requiredBytes: ByteSet = "\u{2066}"

  package init() {}

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard message.traits.contains(.bidiPair) else { return }
    let isRightToLeft = message.writing.isRightToLeft
    for path in message.characters.paths where path.traits.contains(.bidiPair) {
      let written = BidiView(path, isRightToLeft: isRightToLeft)
      for (open, close) in path.bidiPairs.pairs.prefix(32)
      where path.units[open].scalar.opensIsolate && path.units[open].isWritten {
        let without = BidiView(path, isRightToLeft: isRightToLeft, without: [open, close])
        guard written.looksLike(without) else { continue }
        report.add(
          .redundant, at: open..<close + 1, on: path, in: message,
          fix: (
            "delete both marks", .automatic,
            [
              message.edit(path, open..<open + 1, ""),
              message.edit(path, close..<close + 1, ""),
            ]
          ))
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let redundant: Self = "this isolate has no visible effect"
}
