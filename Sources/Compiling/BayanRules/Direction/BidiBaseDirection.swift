package import BayanChecking
package import BayanDiagnostics
import BayanICU

/// A right-to-left text whose first letter is left-to-right.
///
/// The runtime passes the direction with each text, so this is a note, for texts that are used elsewhere.
///
/// - Source: UAX 9, P2 and P3, which skip isolated text.
package struct BidiBaseDirection: MessageRule {
  package static let id: RuleID = "bidi-base-direction"
  package static let severity = Diagnostic.Severity.note

  package let requiredBytes: ByteSet = .nonASCII

  package init() {}

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard message.traits.contains(.rightToLeft), message.writing.isRightToLeft else { return }
    for text in message.renderedTexts
    where text.traits.contains(.rightToLeft) && !text.isDeclared && !text.beginsRightToLeft {
      guard let first = text.firstStrong, text.characters[first].properties.bidiClass == .l else {
        continue
      }
      report.add(
        .begins(text.characters[first].scalar),
        at: .text(first..<first + 1, of: text, in: message),
        fixes: Fix.making(
          "put U+200F at the start", .review, [message.insertion(of: "\u{200F}", at: 0, in: text)]))
    }
  }
}

extension ShownText {
  /// Whether the first character is a letter from right to left, as in most texts.
  fileprivate var beginsRightToLeft: Bool {
    scalars.first?.unicode.isStronglyRightToLeft == true
  }

  /// The first letter with a strong direction, outside of isolates and values.
  fileprivate var firstStrong: Int? {
    var depth = 0
    for (index, character) in characters.enumerated() where character.kind != .placeholder {
      if character.scalar.opensIsolate {
        depth += 1
      } else if character.scalar == "\u{2069}" {
        depth = max(0, depth - 1)
      } else if depth == 0 {
        switch character.properties.bidiClass {
        case .l, .r, .al: return index
        default: break
        }
      }
    }
    return nil
  }
}

extension Diagnostic.Message {
  fileprivate static func begins(_ scalar: Unicode.Scalar) -> Self {
    "the text begins with \(scalar.inQuotes), from which a program can take the wrong direction"
  }
}
