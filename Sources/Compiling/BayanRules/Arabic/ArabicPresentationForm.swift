package import BayanChecking
package import BayanDiagnostics
import BayanICU

/// Arabic letters as presentation forms.
///
/// - Source: the positional decompositions of the Unicode Character Database.
package struct ArabicPresentationForm: MessageRule {
  package static let id: RuleID = "arabic-presentation-form"
  package static let severity = Diagnostic.Severity.error

  package let requiredBytes: ByteSet = "\u{FB50}"

  package init() {}

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard message.traits.contains(.positionalForm) else { return }
    for text in message.renderedTexts where text.traits.contains(.positionalForm) {
      var index = 0
      while index < text.characters.count {
        let start = index
        while index < text.characters.count, text.characters[index].isForm { index += 1 }
        if index > start {
          let range = start..<index
          let letters = Normalization.normalizedNFKC(text.string(range))
          report.add(
            .forms(text.string(range)), at: .text(range, of: text, in: message),
            atMost: text.isSign(range) ? .note : .error,
            fixes: message.fixes("write '\(letters)'", .automatic, range, of: text, to: letters))
        }
        index = max(index, start + 1)
      }
    }
  }
}

extension ShownText {
  /// Whether a stretch is a single letter without neighbours, as the sign of the hijri year is.
  fileprivate func isSign(_ range: Range<Int>) -> Bool {
    func isLetter(_ index: Int) -> Bool {
      characters.indices.contains(index) && characters[index].properties.isLetter
    }
    return range.count == 1 && !isLetter(range.lowerBound - 1) && !isLetter(range.upperBound)
  }
}

extension ShownCharacter {
  /// Whether the scalar is a form of one letter, and not a ligature of a word.
  fileprivate var isForm: Bool {
    isWritten && properties.isPositionalForm && !(0xFDF0...0xFDFF).contains(scalar.value)
  }
}

extension Diagnostic.Message {
  fileprivate static func forms(_ text: String) -> Self {
    "\(quoted(text)) is written in presentation forms; write ordinary letters"
  }
}
