package import BayanChecking
package import BayanDiagnostics
import BayanICU

/// U+FFFD, which programs write for an unreadable byte.
///
/// The lost letter is unknown, so there is no fix. In quotation marks the diagnostic is a warning,
/// because a text may be about the character. A character that the source has, too, isn't reported.
package struct ReplacementCharacter: MessageRule {
  package static let id: RuleID = "replacement-character"
  package static let severity = Diagnostic.Severity.error
  package static let isGate = true

  package let requiredBytes: ByteSet = "\u{FFFD}"

  package init() {}

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard message.traits.contains(.symbol), !message.sourceHas("\u{FFFD}") else { return }
    for text in message.renderedTexts {
      let lost = text.characters.indices.filter {
        text.characters[$0].scalar == "\u{FFFD}" && text.characters[$0].isWritten
      }
      guard let first = lost.first else { continue }
      report.add(
        .lost(lost.count), at: .text(first..<first + 1, of: text, in: message),
        atMost: lost.allSatisfy(text.isQuoted) ? .warning : .error)
    }
  }
}

extension CatalogMessage {
  fileprivate func sourceHas(_ scalar: Unicode.Scalar) -> Bool {
    sourceTexts?.contains { $0.scalars.contains(scalar) } == true
  }
}

extension ShownText {
  /// Whether a character is alone between quotation marks.
  fileprivate func isQuoted(_ index: Int) -> Bool {
    func isMark(_ index: Int) -> Bool {
      scalars.indices.contains(index)
        && [.pi, .pf].contains(scalars[index].unicode.generalCategory)
        || scalars.indices.contains(index) && "\"'`".unicodeScalars.contains(scalars[index])
    }
    return isMark(index - 1) && isMark(index + 1)
  }
}

extension Diagnostic.Message {
  fileprivate static func lost(_ count: Int) -> Self {
    count == 1
      ? "a letter was lost here and replaced by U+FFFD; write it again"
      : "\(count) letters were lost here and replaced by U+FFFD; write them again"
  }
}
