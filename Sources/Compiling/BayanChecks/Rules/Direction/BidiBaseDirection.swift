package import BayanDiagnostics
import BayanICU

/// A right-to-left text whose first letter is left-to-right.
///
/// The runtime passes the direction with each text, so it is a note, for texts that go elsewhere.
///
/// Not reported: `<U+200F>GitHub متوقف`; a message that begins with a value, which is isolated; one
/// without any right-to-left letter.
///
/// - Source: UAX 9, P2 and P3, which skip isolated text.
package struct BidiBaseDirection: MessageRule {
  package static let id: RuleID = "bidi-base-direction"
  package static let severity = Diagnostic.Severity.note

  package static let explanation = RuleExplanation(
    what: "A right-to-left text begins with a left-to-right letter.",
    why: """
      A program that takes the direction from the first letter lays out the whole line from left \
      to right.
      """,
    howToFix: """
      Begin with a word of your own language, or put U+200F RIGHT-TO-LEFT MARK first. If the \
      program sets the direction itself, change nothing.
      """,
    examples: [
      .message(
        "ar",
        source: "GitHub is down",
        bad: "GitHub متوقف عن العمل",
        good: "<U+200F>GitHub متوقف عن العمل")
    ])

  package let requiredBytes: ByteSet = .nonASCII

  package init() {}

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard message.traits.contains(.rightToLeft), message.writing.isRightToLeft,
      !message.text.paths.allSatisfy(\.beginsRightToLeft)
    else { return }
    for path in message.characters.paths
    where path.traits.contains(.rightToLeft) && !path.isDeclared {
      guard let first = path.firstStrong, path.units[first].properties.bidiClass == .l else {
        continue
      }
      report.add(
        .begins(path.units[first].scalar), at: first..<first + 1, on: path, in: message,
        fix: (
          "put U+200F at the start", .review, [message.insertion(path, before: 0, "\u{200F}")]
        ))
    }
  }
}

extension MessageText.Path {
  /// Whether the very first character is a letter from right to left, as most are.
  fileprivate var beginsRightToLeft: Bool {
    guard let first = scalars.first, !bytes.contains("<"), !traits.contains(.literal) else {
      return false
    }
    return CharacterTable.shared[first].properties.isStronglyRightToLeft
  }
}

extension MessageCharacters.Path {
  /// The first letter that decides a direction, outside of isolates and values.
  fileprivate var firstStrong: Int? {
    var depth = 0
    for (index, unit) in units.enumerated() where unit.kind != .placeholder {
      if unit.scalar.opensIsolate {
        depth += 1
      } else if unit.scalar == "\u{2069}" {
        depth = max(0, depth - 1)
      } else if depth == 0 {
        switch unit.properties.bidiClass {
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
    "the text begins with \(scalar.shown), and a program could take its direction from that"
  }
}
