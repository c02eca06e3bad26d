import BayanCatalog
package import BayanChecking
package import BayanDiagnostics
import BayanICU
import BayanSupport
import BayanTOML

/// An arrow of the source that points against the direction of the translation.
///
/// - Source: the property Bidi_Mirrored, which arrows don't have.
package struct RTLArrowDirection: MessageRule {
  package static let id: RuleID = "rtl-arrow-direction"
  package static let severity = Diagnostic.Severity.warning

  package let requiredBytes: ByteSet = .nonASCII

  package init() {}

  package func check(_ message: CatalogMessage, into report: inout Report) {
    let traits = message.traits
    guard traits.isSuperset(of: [.symbol, .rightToLeft]), let source = message.source,
      message.writing.isRightToLeft
    else { return }
    for text in message.renderedTexts where text.traits.isSuperset(of: [.symbol, .rightToLeft]) {
      var levels: [UInt8]?
      for (index, character) in text.characters.enumerated()
      where character.isWritten && character.literal == nil {
        guard let mirrored = Arrows.mirrored(character.scalar) else { continue }
        let sources = source.text.value.unicodeScalars
        guard sources.contains(character.scalar), !sources.contains(mirrored),
          !text.isEnclosed(index)
        else { continue }
        let known = levels ?? BidiView(text, isRightToLeft: true).levels
        levels = known
        // At an even level the arrow is read from left to right, like its neighbours.
        guard known[index] % 2 == 1 else { continue }
        let place = index..<index + 1
        report.add(
          .points(character.scalar), at: .text(place, of: text, in: message),
          fixes: Fix.making(
            "write '\(mirrored)'", .automatic, [message.edit(place, of: text, to: String(mirrored))]
          ))
      }
    }
  }
}

/// Arrows to the left and to the right, which no property of Unicode pairs.
private enum Arrows {
  private static let pairs: [Unicode.Scalar: Unicode.Scalar] = {
    let right = "→⇒⟶⟹➡⇨▶►▸⏩⏭⇥↦⇢⤳👉"
    let left = "←⇐⟵⟸⬅⇦◀◄◂⏪⏮⇤↤⇠⬳👈"
    var pairs: [Unicode.Scalar: Unicode.Scalar] = [:]
    for (a, b) in zip(right.unicodeScalars, left.unicodeScalars) {
      pairs[a] = b
      pairs[b] = a
    }
    // There are many forms to the right, and one to the left.
    for scalar in "➔➜➝➞➙➛➤".unicodeScalars { pairs[scalar] = "←" }
    return pairs
  }()

  static func mirrored(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    scalar.isASCII ? nil : pairs[scalar]
  }
}

extension ShownText {
  /// Whether a sign is alone in quotes or brackets, as the name of a key.
  fileprivate func isEnclosed(_ index: Int) -> Bool {
    guard index > 0, index + 1 < characters.count else { return false }
    func encloses(_ character: ShownCharacter) -> Bool {
      switch character.properties.generalCategory {
      case .ps, .pe, .pi, .pf: return true
      default:
        return character.scalar == "\"" || character.scalar == "'" || character.scalar == "`"
          || character.scalar.isBidiControl
      }
    }
    return encloses(characters[index - 1]) && encloses(characters[index + 1])
  }
}

extension Diagnostic.Message {
  fileprivate static func points(_ scalar: Unicode.Scalar) -> Self {
    "'\(scalar)' points backwards in a right-to-left text, because arrows aren't mirrored"
  }
}
