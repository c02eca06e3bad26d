import BayanCatalog
import BayanChecking
import BayanICU
import BayanMessageSyntax
import BayanSupport

/// A reader of the words of messages, for comparing them without case, spaces and punctuation.
///
/// The words of a million messages would fill the memory. So hashes are compared, of 64
/// bits and valid in this run only.
struct ComparedText {
  /// The letters and digits in lower case, a space between words, a line feed between variants.
  ///
  /// The text is UTF-8, because appending scalars to a string took a twentieth of the check of a project.
  private var bytes: [UInt8] = []
  private var hasGap = false

  /// Returns a number that messages with the same words and placeholders share, and hardly any others;
  /// `nil` if there are no words.
  ///
  /// Canonically equivalent texts are equal here.
  static func hash(of message: LocaleMessage) -> Int? {
    var compared = ComparedText()
    for text in ShownText.all(in: message) { compared.read(text) }
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
    // Other letters have no lowercase form.
    if scalar.isUppercase || scalar.unicode.generalCategory == .lt {
      bytes.append(contentsOf: scalar.properties.lowercaseMapping.utf8)
    } else {
      bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }
}
