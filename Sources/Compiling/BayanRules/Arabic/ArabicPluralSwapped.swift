import BayanCatalog
package import BayanChecking
package import BayanDiagnostics
import BayanMeaning
import BayanMessageSyntax

/// The forms for 3 to 10 and for 11 to 99 in each other's place: `few {{{$n} ملفًا}} many {{{$n} ملفات}}`.
///
/// After 3 to 10 an Arabic noun is in the plural, and after 11 to 99 in the singular. The variant `one` shows
/// the singular: if the noun of `few` is in it, and that of `many` is another, the two are swapped.
package struct ArabicPluralSwapped: MessageRule {
  package static let id: RuleID = "arabic-plural-swapped"
  package static let severity = Diagnostic.Severity.warning

  package let requiredBytes: ByteSet = "$"

  package init() {}

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard message.writing.language == "ar", let selection = message.selection else { return }
    for (index, selector) in selection.selectors.enumerated() where selector.plural != nil {
      guard let argument = selector.argument else { continue }
      for group in selection.groups(at: index) {
        func pattern(_ category: String) -> Pattern? {
          group.variants.map { selection.variants[$0] }
            .first { index < $0.keys.count && $0.keys[index].value == category }?.pattern
        }
        guard let one = pattern("one"), let few = pattern("few"), let many = pattern("many"),
          let plural = CountedWord.first(of: argument, in: few, message)?.word.word,
          let singular = CountedWord.first(of: argument, in: many, message)?.word.word,
          plural.withoutEnding != singular.withoutEnding,
          one.wordsWithoutEndings.contains(plural.withoutEnding)
        else { continue }
        let texts = Array(message.localeMessage.messageText.utf8)
        func text(_ pattern: Pattern) -> String {
          String(decoding: texts[pattern.span.start..<pattern.span.end], as: UTF8.self)
        }
        report.add(
          .swapped(plural, singular), at: .span(few.span, in: message, variant: "few"),
          certainty: .likely,
          fixes: Fix.making(
            "swap the two texts", .review,
            [
              message.localeMessage.edit(few.span, to: text(many)),
              message.localeMessage.edit(many.span, to: text(few)),
            ]))
      }
    }
  }
}

extension Pattern {
  fileprivate var wordsWithoutEndings: Set<String> {
    var words: Set<String> = []
    for case .text(let text) in elements {
      let found = text.value.unicodeScalars.split { !$0.properties.isAlphabetic }
      words.formUnion(found.map { String($0).withoutEnding })
    }
    return words
  }
}

extension String {
  /// The word without vowels, and without the ending of the accusative, `ًا`.
  fileprivate var withoutEnding: String {
    var letters = Array(unicodeScalars)
    let (alif, tanwin): (Unicode.Scalar, Unicode.Scalar) = ("\u{627}", "\u{64B}")
    if letters.suffix(2) == [tanwin, alif] || letters.suffix(2) == [alif, tanwin] {
      letters.removeLast(2)
    }
    // U+064B to U+0652 are vowels and the doubling of a letter.
    letters.removeAll { (0x64B...0x652).contains($0.value) }
    return String(String.UnicodeScalarView(letters))
  }
}

extension Diagnostic.Message {
  fileprivate static func swapped(_ few: String, _ many: String) -> Self {
    "\(quoted(few)) is a singular, but 'few' needs the plural, which 'many' has in \(quoted(many)); the two seem to be swapped"
  }
}
