import BayanChecking
import BayanICU

/// The character references of HTML and XML: `&quot;`, `&#39;`.
///
/// - Source: HTML Standard, 13.5; those of its names that are common in texts, and all of Latin-1.
enum CharacterReferences {
  /// The names that are common in texts, with their characters.
  static let common: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
    "ensp": "\u{2002}", "emsp": "\u{2003}", "thinsp": "\u{2009}", "copy": "©", "trade": "™",
    "hellip": "…", "mdash": "—", "ndash": "–", "laquo": "«", "raquo": "»", "lsquo": "‘",
    "rsquo": "’", "ldquo": "“", "rdquo": "”", "bdquo": "„", "sbquo": "‚", "lsaquo": "‹",
    "rsaquo": "›", "zwnj": "\u{200C}", "zwj": "\u{200D}", "rlm": "\u{200F}", "lrm": "\u{200E}",
    "shy": "\u{AD}", "bull": "•", "middot": "·", "times": "×", "larr": "←", "rarr": "→",
  ]

  /// The names of the characters from U+00A0 to U+00FF, in order.
  private static let latin = """
    nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 \
    sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc \
    Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve \
    Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute \
    acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde \
    ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml
    """
    .split(separator: " ")

  /// Returns the character for a reference, which begins with `&` and ends with `;`; `nil` for an
  /// unknown one.
  static func character(of reference: some StringProtocol) -> Unicode.Scalar? {
    let name = String(reference.dropFirst().dropLast())
    guard name.hasPrefix("#") else {
      return common[name]
        ?? latin.firstIndex { $0 == name }.flatMap { Unicode.Scalar(UInt32(0xA0 + $0)) }
    }
    let number = name.dropFirst()
    let value =
      number.first == "x" || number.first == "X"
      ? UInt32(number.dropFirst(), radix: 16) : UInt32(number)
    guard let scalar = value.flatMap(Unicode.Scalar.init), scalar.unicode.generalCategory != .cc
    else { return nil }
    return scalar
  }
}
