package import BayanDiagnostics
import BayanICU

/// A character that is deprecated, unassigned or for private use.
///
/// Reported: U+E000; U+0149 `ŉ`, which `ʼ` and `n` replace; U+0378, which isn't assigned.
///
/// Not reported: a character for private use that the source has too, as the sign of a program's font.
package struct DeprecatedOrUnassigned: MessageRule {
  package static let id: RuleID = "deprecated-or-unassigned"
  package static let severity = Diagnostic.Severity.warning

  package static let explanation = RuleExplanation(
    what: "A character is deprecated, or has no meaning in Unicode.",
    why: "Most devices show a box for it.",
    howToFix: """
      Delete the character, or type the one that was meant. Symbols of a private font are better \
      as images.
      """,
    examples: [
      .message(bad: "Settings <U+E001>", good: "Settings"),
      .message("ar", bad: "الإعدادات <U+E001>", good: "الإعدادات"),
    ])

  package let requiredBytes: ByteSet = .nonASCII

  package init() {}

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard message.traits.contains(.unusual) else { return }
    lazy var ofSource = Set(message.sourceTexts?.lazy.flatMap(\.scalars) ?? [])
    for text in message.renderedTexts where text.traits.contains(.unusual) {
      for (index, character) in text.characters.enumerated() where character.isWritten {
        guard let problem = character.problem else { continue }
        if character.properties.generalCategory == .co, ofSource.contains(character.scalar) {
          continue
        }
        let place = index..<index + 1
        let better = character.properties.isDeprecated ? character.replacement : nil
        report.add(
          .unusual(character.scalar, problem), at: .text(place, of: text, in: message),
          notes: [Diagnostic.Note("judged by Unicode \(ICUVersion.unicode)")],
          fixes: better.map {
            message.fixes(
              $0.isEmpty ? "delete it" : "write '\($0)'", .automatic, place, of: text, to: $0)
          } ?? [])
      }
    }
  }
}

extension ShownCharacter {
  fileprivate var problem: String? {
    if properties.isNoncharacterCodePoint { return "is no character and never will be" }
    switch properties.generalCategory {
    case .co: return "has no meaning that others know"
    case .cn: return "isn't assigned"
    // Angle brackets have canonical counterparts, which are another rule's.
    case _ where properties.isDeprecated && !properties.mayChangeInNFC: return "is deprecated"
    default: return nil
    }
  }

  /// What is written in place of a deprecated character; empty for one that only steers.
  fileprivate var replacement: String? {
    if properties.isDefaultIgnorableCodePoint { return "" }
    let form = Normalization.normalizedNFKC(String(scalar))
    return form.unicodeScalars.elementsEqual([scalar]) ? nil : form
  }
}

extension Diagnostic.Message {
  fileprivate static func unusual(_ scalar: Unicode.Scalar, _ problem: String) -> Self {
    "\(scalar.shown) \(problem)"
  }
}
