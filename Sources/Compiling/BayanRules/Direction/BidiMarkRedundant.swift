package import BayanChecking
package import BayanDiagnostics
import BayanICU

/// A direction mark between two letters of its own direction, where it changes nothing.
///
/// At the edges of a text a mark is right: it can be meant for the text around it.
package struct BidiMarkRedundant: MessageRule {
  package static let id: RuleID = "bidi-mark-redundant"
  package static let severity = Diagnostic.Severity.note
  package static let supersededBy: [Superseding] = [
    .inVariant(BidiControlUnexpected.id), .inVariant(BidiMarkRun.id),
  ]

  package let requiredBytes: ByteSet = "\u{61C}\u{200E}"

  package init() {}

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard message.traits.contains(.bidiMark) else { return }
    for text in message.renderedTexts where text.traits.contains(.bidiMark) {
      for (index, character) in text.characters.enumerated()
      where character.isWritten && character.scalar.isBidiMark {
        guard let before = text.characters[..<index].last(where: \.countsBesideMark),
          let after = text.characters[(index + 1)...].first(where: \.countsBesideMark),
          before.hasDirection(of: character.scalar), after.hasDirection(of: character.scalar)
        else { continue }
        report.add(
          .redundant(character.scalar), at: .text(index..<index + 1, of: text, in: message),
          fixes: message.fixes("delete it", .automatic, index..<index + 1, of: text, to: ""))
      }
    }
  }
}

extension ShownCharacter {
  /// Whether the character can give the mark a meaning: not white space, no vowel.
  fileprivate var countsBesideMark: Bool { !properties.isWhitespace && !properties.isMark }

  /// Whether the character is a letter of a mark's direction.
  fileprivate func hasDirection(of mark: Unicode.Scalar) -> Bool {
    guard properties.isLetter else { return false }
    return switch properties.bidiClass {
    case .l: mark == "\u{200E}"
    case .r, .al: mark != "\u{200E}"
    default: false
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func redundant(_ scalar: Unicode.Scalar) -> Self {
    "\(scalar.named) changes nothing between letters of its own direction"
  }
}
