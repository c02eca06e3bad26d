package import BayanChecking
package import BayanDiagnostics

/// U+FFFD, which programs write where they couldn't read a byte.
///
/// The lost letter can't be known, so there is no fix.
package struct ReplacementCharacter: MessageRule {
  package static let id: RuleID = "replacement-character"
  package static let severity = Diagnostic.Severity.error

  package let requiredBytes: ByteSet = "\u{FFFD}"

  package init() {}

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard message.traits.contains(.symbol) else { return }
    for text in message.renderedTexts {
      let lost = text.characters.indices.filter {
        text.characters[$0].scalar == "\u{FFFD}" && text.characters[$0].isWritten
      }
      guard let first = lost.first else { continue }
      report.add(Diagnosis.lost(lost.count), at: .text(first..<first + 1, of: text, in: message))
    }
  }
}

extension ReplacementCharacter {
  fileprivate enum Diagnosis: RuleDiagnosis {
    case lost(Int)

    var message: Diagnostic.Message {
      switch self {
      case .lost(let count):
        count == 1
          ? "a letter was lost here and replaced by U+FFFD; write it again"
          : "\(count) letters were lost here and replaced by U+FFFD; write them again"
      }
    }
  }
}
