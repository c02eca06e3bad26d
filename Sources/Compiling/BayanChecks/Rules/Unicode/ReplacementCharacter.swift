package import BayanDiagnostics

/// U+FFFD stands where a letter got lost.
///
/// Programs put it where they couldn't read a byte; what the letter was can't be told from it, so
/// there is nothing to mend automatically.
///
/// Reported: `تم حف� الملف`.
///
/// Not reported: `تم حفظ الملف`.
package struct ReplacementCharacter: MessageRule {
  package static let id: RuleID = "replacement-character"
  package static let severity = Diagnostic.Severity.error

  package static let explanation = RuleExplanation(
    what: "A message has the character that stands for a letter that got lost, U+FFFD.",
    why: "The text was once read in the wrong encoding; readers see a question mark in a diamond.",
    bad: "تم حف\u{FFFD} الملف",
    good: "تم حفظ الملف",
    howToFix: """
      Look up the text where it came from and type the lost letter again; it can't be recovered \
      from here.
      """)

  package let requiredBytes: ByteSet = "\u{FFFD}"

  package init() {}

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard message.traits.contains(.symbol) else { return }
    for path in message.characters.paths {
      let lost = path.units.indices.filter {
        path.units[$0].scalar == "\u{FFFD}" && path.units[$0].isWritten
      }
      guard let first = lost.first else { continue }
      report.add(.lost(lost.count), at: first..<first + 1, on: path, in: message)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func lost(_ count: Int) -> Self {
    count == 1
      ? "a letter was lost here and replaced by U+FFFD; write it again"
      : "\(count) letters were lost here and replaced by U+FFFD; write them again"
  }
}
