package import BayanChecking
package import BayanDiagnostics
import BayanICU

/// A character that is deprecated, unassigned or for private use.
///
/// The rule reports U+E000; U+0149 `ŉ`, which `ʼ` and `n` replace; and U+0378, which isn't
/// assigned.
package struct DeprecatedOrUnassigned: MessageRule {
  package static let id: RuleID = "deprecated-or-unassigned"
  package static let severity = Diagnostic.Severity.warning

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
  fileprivate var problem: CharacterProblem? {
    if properties.isNoncharacterCodePoint { return .noncharacter }
    switch properties.generalCategory {
    case .co: return .privateUse
    case .cn: return .unassigned
    // Deprecated angle brackets have canonical equivalents, which another rule reports.
    case _ where properties.isDeprecated && !properties.mayChangeInNFC: return .deprecated
    default: return nil
    }
  }

  /// The replacement of a deprecated character; empty for a format control.
  fileprivate var replacement: String? {
    if properties.isDefaultIgnorableCodePoint { return "" }
    let form = Normalization.normalizedNFKC(String(scalar))
    return form.unicodeScalars.elementsEqual([scalar]) ? nil : form
  }
}

extension Diagnostic.Message {
  fileprivate static func unusual(_ scalar: Unicode.Scalar, _ problem: CharacterProblem) -> Self {
    switch problem {
    case .noncharacter: "\(scalar.inQuotes) isn't a character and never will be; delete it"
    case .privateUse:
      "\(scalar.inQuotes) is a private-use character, which other programs don't know"
    case .unassigned: "\(scalar.inQuotes) isn't assigned to a character"
    case .deprecated: "\(scalar.inQuotes) is deprecated"
    }
  }
}

/// The reason why a character doesn't belong in a text.
private enum CharacterProblem {
  case noncharacter, privateUse, unassigned, deprecated
}
