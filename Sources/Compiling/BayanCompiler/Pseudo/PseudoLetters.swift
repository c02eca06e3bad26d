import BayanCatalog
import BayanICU

/// The letters of pseudo-locales.
enum PseudoLetters {
  /// Returns the pseudo-locale's letters for a grapheme cluster that is a letter.
  static func replacement(for letter: Character, in locale: PseudoLocale) -> String {
    switch locale {
    case .accented: accented(letter)
    case .bidirectional: rightToLeft(letter)
    }
  }

  // MARK: - Accents

  /// Returns the letter with an accent, if it is one of A to Z.
  ///
  /// Each result is one code point, so that no normalization and no font separates letter and accent.
  /// Other letters are visibly not English, and stay.
  private static func accented(_ letter: Character) -> String {
    // Composition makes a decomposed letter one letter, so that its mark doesn't follow an accented one.
    let composed = letter.isASCII ? String(letter) : Normalization.normalizedNFC(String(letter))
    return String(
      String.UnicodeScalarView(composed.unicodeScalars.map { accents[$0] ?? $0 }))
  }

  private static let accents = table(
    "abcdefghijklmnopqrstuvwxyz" + "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "åḃçďéḟĝĥîĵķĺṁñöṗɋŕšťûṽŵẋýž" + "ÅḂÇĎÉḞĜĤÎĴĶĹṀÑÖṖɊŔŠŤÛṼŴẊÝŽ")

  // MARK: - Arabic letters

  /// Returns the Arabic letter that stands for a letter; right-to-left letters stay.
  ///
  /// Marks are ignored: `ü` is treated as `u`. Letters of other scripts have no sound in common with
  /// Arabic letters. The code point of a letter decides, so it always has the same replacement.
  private static func rightToLeft(_ letter: Character) -> String {
    let apart = letter.isASCII ? String(letter) : Normalization.normalizedNFD(String(letter))
    guard let first = apart.unicodeScalars.first else { return "" }
    if CharacterProperties(of: first).isStronglyRightToLeft { return String(letter) }
    let known = arabic[first.properties.lowercaseMapping.unicodeScalars.first ?? first]
    return String(known ?? arabicLetters[Int(first.value) % arabicLetters.count])
  }

  private static let arabicLetters = Array("ابچدعفگهيجكلمنوپقرستؤڤۋخئز".unicodeScalars)

  private static let arabic = table(
    "abcdefghijklmnopqrstuvwxyz", String(String.UnicodeScalarView(arabicLetters)))

  private static func table(_ from: String, _ to: String) -> [Unicode.Scalar: Unicode.Scalar] {
    Dictionary(uniqueKeysWithValues: zip(from.unicodeScalars, to.unicodeScalars))
  }
}
