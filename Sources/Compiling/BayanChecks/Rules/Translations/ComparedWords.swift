import BayanCatalog
import BayanICU
import BayanMessageSyntax
import BayanSupport

/// Reads the words of messages, so that two are found to say the same whatever their case, spaces
/// and punctuation.
///
/// Of a million messages the words would fill the memory, so that their hashes are compared, of 64
/// bits and of this run alone.
struct ComparedWords {
  /// Letters and digits in small letters, a space between words, a line feed between variants.
  private var scalars = String.UnicodeScalarView()
  private var hasGap = false

  /// A number that messages with the same words and placeholders share, and hardly any others;
  /// `nil` where there are no words.
  ///
  /// Texts that Unicode takes for the same are the same here.
  static func hash(of words: LocaleMessage) -> Int? {
    var compared = ComparedWords()
    for text in ShownText.all(in: words) { compared.read(text) }
    let text = String(compared.scalars)
    // Strings are hashed by canonical equivalence.
    return text.utf8.count > 1 ? text.hashValue : nil
  }

  private mutating func read(_ text: ShownText) {
    if !scalars.isEmpty { scalars.append("\n") }
    hasGap = false
    for scalar in text.scalars { read(scalar) }
  }

  private mutating func read(_ scalar: Unicode.Scalar) {
    guard scalar.isWordPart || scalar == ShownText.object else {
      hasGap = !scalars.isEmpty && scalars.last != "\n"
      return
    }
    if hasGap { scalars.append(" ") }
    hasGap = false
    // No other letters have small ones.
    if scalar.isUppercase || scalar.unicode.generalCategory == .lt {
      scalars.append(contentsOf: scalar.properties.lowercaseMapping.unicodeScalars)
    } else {
      scalars.append(scalar)
    }
  }
}
