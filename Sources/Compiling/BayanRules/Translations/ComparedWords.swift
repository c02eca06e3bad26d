import BayanCatalog
import BayanChecking
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
  ///
  /// UTF-8, because to grow a string scalar by scalar took a twentieth of the check of a project.
  private var bytes: [UInt8] = []
  private var hasGap = false

  /// A number that messages with the same words and placeholders share, and hardly any others;
  /// `nil` where there are no words.
  ///
  /// Texts that Unicode takes for the same are the same here.
  static func hash(of words: LocaleMessage) -> Int? {
    var compared = ComparedWords()
    for text in ShownText.all(in: words) { compared.read(text) }
    guard compared.bytes.count > 1 else { return nil }
    // Strings are hashed by canonical equivalence.
    return String(decoding: compared.bytes, as: UTF8.self).hashValue
  }

  private mutating func read(_ text: ShownText) {
    if !bytes.isEmpty { bytes.append(UInt8(ascii: "\n")) }
    hasGap = false
    for scalar in text.scalars { read(scalar) }
  }

  private mutating func read(_ scalar: Unicode.Scalar) {
    guard scalar.isWordPart || scalar == ShownText.object else {
      hasGap = !bytes.isEmpty && bytes.last != UInt8(ascii: "\n")
      return
    }
    if hasGap { bytes.append(UInt8(ascii: " ")) }
    hasGap = false
    // No other letters have small ones.
    if scalar.isUppercase || scalar.unicode.generalCategory == .lt {
      bytes.append(contentsOf: scalar.properties.lowercaseMapping.utf8)
    } else {
      bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }
}
