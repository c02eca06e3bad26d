package import BayanDiagnostics

/// U+FFFD, which programs write where they couldn't read a byte.
///
/// The lost letter can't be known, so there is no fix.
package struct ReplacementCharacter: MessageRule {
  package static let id: RuleID = "replacement-character"
  package static let severity = Diagnostic.Severity.error

  package static let explanation = RuleExplanation(
    what: "A message has U+FFFD, the character that stands for a lost letter.",
    why: "The text was once read in the wrong encoding. Readers see a question mark in a diamond.",
    howToFix: """
      Find the original text and type the lost letter again. It can't be recovered from here.
      """,
    examples: [
      .message(
        "ar",
        source: "The file was saved",
        bad: "تم حف<U+FFFD> الملف",
        good: "تم حفظ الملف")
    ])

  package let requiredBytes: ByteSet = "\u{FFFD}"

  package init() {}

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard message.traits.contains(.symbol) else { return }
    for text in message.renderedTexts {
      let lost = text.characters.indices.filter {
        text.characters[$0].scalar == "\u{FFFD}" && text.characters[$0].isWritten
      }
      guard let first = lost.first else { continue }
      report.add(.lost(lost.count), at: .text(first..<first + 1, of: text, in: message))
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
