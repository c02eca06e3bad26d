import BayanCatalog
import BayanDiagnostics
import BayanICU
import BayanMessageSyntax

/// A writer of the texts of one pattern for a pseudo-locale.
///
/// Five letters become seven. Vowels are repeated, which keeps words readable; in words without vowels
/// the last letters are repeated. So texts grow as words do in other languages.
struct PseudoText {
  private let locale: PseudoLocale

  /// The number of letters of the pattern that are still to be written.
  private var lettersLeft: Int

  /// The number of letters to add, in fifths.
  private var due = 0

  /// - Returns: The pattern between brackets; unchanged if it shows nothing.
  static func pattern(_ pattern: Pattern, in locale: PseudoLocale) -> Pattern {
    let texts = pattern.elements.map { element in
      if case .text(let text) = element { Array(text.value) } else { nil as [Character]? }
    }
    let characters = texts.compactMap(\.self).joined()
    // An empty text can't be cut off.
    if !texts.contains(nil), characters.allSatisfy(\.isWhitespace) { return pattern }
    var text = PseudoText(locale: locale, lettersLeft: characters.count { $0.isLetterOfText })
    var result = pattern
    result.elements = [element("[")]
    for (element, characters) in zip(pattern.elements, texts) {
      result.elements.append(characters.map { Self.element(text.write($0)) } ?? element)
    }
    result.elements.append(element("]"))
    return result
  }

  private init(locale: PseudoLocale, lettersLeft: Int) {
    self.locale = locale
    self.lettersLeft = lettersLeft
  }

  private static func element(_ text: String) -> Pattern.Element {
    .text(Pattern.Text(value: text, span: SourceSpan(0, 0)))
  }

  private mutating func write(_ characters: [Character]) -> String {
    var result = ""
    for (index, character) in characters.enumerated() {
      guard character.isLetterOfText else {
        result.append(character)
        continue
      }
      let next = index + 1 < characters.count ? characters[index + 1] : nil
      result += PseudoLetters.replacement(for: character, in: locale)
      lettersLeft -= 1
      due += 2
      let isLast = lettersLeft == 0
      let isLate = due >= 10 && next?.isLetterOfText != true
      guard character.isVowel || isLate || isLast else { continue }
      // A capital is followed by a small letter, unless the word continues in capitals.
      let again =
        next?.isLowercase == true ? Character(character.lowercased()) : character
      let repeated = PseudoLetters.replacement(for: again, in: locale)
      while due >= (isLast ? 1 : 5) {
        result += repeated
        due -= 5
      }
    }
    return result
  }
}

extension Character {
  /// Whether the character is a letter, with or without marks.
  fileprivate var isLetterOfText: Bool {
    unicodeScalars.first.map { CharacterProperties(of: $0).isLetter } ?? false
  }

  /// Whether the letter is repeated in longer words.
  fileprivate var isVowel: Bool { "aeiouAEIOU".contains(self) }
}
