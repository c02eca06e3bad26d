package import BayanChecking
package import BayanDiagnostics
import BayanICU
import BayanSupport

/// An embedding instead of an isolate.
///
/// UAX 9, the W3C and MessageFormat recommend isolates. The diagnostic is a note in a text from right
/// to left if letters of such a script, or the text's ends, are on both sides: then the embedding moves
/// nothing.
///
/// - Source: UAX 9, section 2.7.
package struct BidiEmbeddingLegacy: MessageRule {
  package static let id: RuleID = "bidi-embedding-legacy"
  package static let severity = Diagnostic.Severity.warning

  package let requiredBytes: ByteSet = "\u{2066}"

  package init() {}

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard message.traits.contains(.bidiPair) else { return }
    for text in message.renderedTexts where text.traits.contains(.bidiPair) {
      for (open, close) in text.bidiPairs.pairs {
        let opener = text.characters[open].scalar
        guard opener == "\u{202A}" || opener == "\u{202B}" else { continue }
        let better: Unicode.Scalar = opener == "\u{202A}" ? "\u{2066}" : "\u{2067}"
        report.add(
          .embedded(opener, better), at: .text(open..<open + 1, of: text, in: message),
          atMost: message.writing.isRightToLeft
            && text.isStrongRightToLeft(text.characters[..<open].reversed())
            && text.isStrongRightToLeft(text.characters[(close + 1)...]) ? .note : .error,
          fixes: Fix.making(
            "isolate it with \(better.codePoint) and U+2069", .automatic,
            [
              message.edit(open..<open + 1, of: text, to: String(better)),
              message.edit(close..<close + 1, of: text, to: "\u{2069}"),
            ]))
      }
    }
  }
}

extension ShownText {
  /// Whether the first character with a strong direction is right-to-left; `true` if there is none.
  fileprivate func isStrongRightToLeft(_ characters: some Sequence<ShownCharacter>) -> Bool {
    for character in characters {
      // A value or the edge of another embedding has an unknown direction.
      guard character.isWritten, !character.scalar.isBidiControl else { return false }
      switch character.properties.bidiClass {
      case .r, .al: return true
      case .ws, .on, .b, .s, .nsm, .bn, .cs, .es, .et: continue
      default: return false
      }
    }
    return true
  }
}

extension Diagnostic.Message {
  fileprivate static func embedded(_ opener: Unicode.Scalar, _ better: Unicode.Scalar) -> Self {
    "\(opener.named) also moves the characters beside it; use \(better.named), which doesn't"
  }
}
