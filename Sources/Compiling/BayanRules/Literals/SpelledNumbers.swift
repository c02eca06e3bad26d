import BayanChecking
import BayanICU

/// The words of a text, to be asked for numbers.
final class SpelledWords {
  private let text: ShownText
  private let locale: String
  private lazy var forms = text.words.map { (stem: Stem.of($0.text), word: $0.text.lowercased()) }

  init(of text: ShownText, in locale: String) {
    self.text = text
    self.locale = locale
  }

  /// Whether a number stands there in words, whatever is written onto them.
  func say(_ literal: NumericLiteral) -> Bool {
    guard let number = Int(literal.digits), number < 1000,
      let words = NumberFormatting.spelledOut(number, locale: locale)
    else { return false }
    let stem = Stem.of(words)
    // Languages without capitals write articles and prepositions onto their words. In others a number
    // begins its word: "exponent" isn't one.
    let isCased = stem.uppercased() != stem
    return forms.contains {
      isCased ? $0.word.hasPrefix(stem) : $0.stem.contains(stem) || $0.word.contains(stem)
    }
  }

  /// Whether there is the word that the language has for a minus sign.
  var sayMinus: Bool {
    guard
      let sign = NumberFormatting.spelledOut(-1, locale: locale)?.lowercased()
        .split(separator: " ").first
    else { return false }
    return forms.indices.contains { index in
      // French `ou moins` is `or less`, and `au moins` is `at least`.
      forms[index].word.contains(sign)
        && !(index > 0 && sign == "moins" && ["au", "ou"].contains(forms[index - 1].word))
    }
  }
}
