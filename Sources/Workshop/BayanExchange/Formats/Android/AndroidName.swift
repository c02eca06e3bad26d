import BayanSupport

/// The names of Android's resources: letters of ASCII, digits, `_` and `.`, of which no digit and no dot
/// is first.
///
/// A class of the program has them as its fields.
enum AndroidName {
  /// Returns the name of a text in the file; ``text(of:)`` goes back.
  static func name(of text: String) -> String {
    isName(text) && !isToken(text) ? text : token(text)
  }

  /// The text of such a name.
  static func text(of name: String) -> String { isToken(name) ? text(ofToken: name) : name }

  static func isName(_ text: String) -> Bool {
    guard let first = text.utf8.first, first.isASCIILetter || first == UInt8(ascii: "_") else {
      return false
    }
    return text.unicodeScalars.allSatisfy(isPlain)
  }

  /// Whether a name is written for another text.
  private static func isToken(_ name: String) -> Bool {
    guard name.containsExactly("._") else { return false }
    let text = text(ofToken: name)
    return !text.utf8.elementsEqual(name.utf8) && token(text).utf8.elementsEqual(name.utf8)
  }

  private static func token(_ text: String) -> String {
    let token = ExchangeName.token(text, of: isPlain)
    // As if it were the second of two texts.
    return isName(token) ? token : "_._." + token
  }

  private static func text(ofToken name: String) -> String {
    let texts = ExchangeName.texts(of: name)
    return texts.count == 2 && texts[0] == "_" ? texts[1] : texts.joined(separator: "._.")
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCIIAlphanumeric || scalar == "_" || scalar == "."
  }
}
