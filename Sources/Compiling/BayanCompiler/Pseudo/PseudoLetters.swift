import BayanCatalog
import BayanICU

/// What a pseudo-locale writes in place of a letter.
enum PseudoLetters {
  /// The letters of a grapheme cluster that is a letter, as a pseudo-locale has them.
  static func replacement(for letter: Character, in locale: PseudoLocale) -> String {
    switch locale {
    case .accented: accented(letter)
    case .bidirectional: rightToLeft(letter)
    }
  }

  // MARK: - Accents

  /// The letter with an accent, if it is one of A to Z.
  ///
  /// Each is one code point, so that no normalization and no font takes letter and accent apart.
  /// Other letters are seen to be none of English, and stay.
  private static func accented(_ letter: Character) -> String {
    // What is decomposed is one letter in the end, not a mark on a second one.
    let composed = letter.isASCII ? String(letter) : Normalization.normalizedNFC(String(letter))
    return String(
      String.UnicodeScalarView(composed.unicodeScalars.map { accents[$0] ?? $0 }))
  }

  private static let accents = table(
    "abcdefghijklmnopqrstuvwxyz" + "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "åḃçďéḟĝĥîĵķĺṁñöṗɋŕšťûṽŵẋýž" + "ÅḂÇĎÉḞĜĤÎĴĶĹṀÑÖṖɊŔŠŤÛṼŴẊÝŽ")

  // MARK: - Arabic letters

  /// The Arabic letter that stands for a letter; a letter that is written from right to left stays.
  ///
  /// Of a letter with marks the letter counts: `ü` is as `u`. Letters of other scripts have no sound
  /// in common with these. By its number each has always the same.
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
