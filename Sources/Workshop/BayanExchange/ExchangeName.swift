package import BayanDiagnostics
import BayanSupport

/// The names of messages where a format's ids are narrower than ours.
package enum ExchangeName {
  /// A message's name as an XML `NMTOKEN`, which ids of XLIFF are.
  ///
  /// A character that isn't allowed in one is written as `_` and hexadecimal digits between dots, which no name
  /// in a catalog has by chance.
  package static func token(_ id: MessageID) -> String { token(id.description) }

  /// The separator of several texts' tokens.
  private static let separator = "._."

  /// Texts as one XML `NMTOKEN`.
  static func token(_ texts: [String]) -> String {
    texts.map { token($0) }.joined(separator: separator)
  }

  /// A text as an XML `NMTOKEN`.
  static func token(_ text: String) -> String { token(text, of: \.isNameCharacter) }

  /// A text as a name of some characters; dots, `_` and digits are among them.
  static func token(_ text: String, of isPlain: (Unicode.Scalar) -> Bool) -> String {
    var token = ""
    var isBehindDot = false
    for scalar in text.unicodeScalars {
      // `._` begins an escape, and so it is never written for a text.
      if isPlain(scalar), !(isBehindDot && scalar == "_") {
        token.unicodeScalars.append(scalar)
        isBehindDot = scalar == "."
      } else {
        token += "._" + scalar.value.hexadecimal(width: 4) + "."
        isBehindDot = true
      }
    }
    return token.isEmpty ? "_" : token
  }

  /// The texts of a token.
  static func texts(of token: String) -> [String] {
    var texts = [""]
    var rest = Substring(token)
    while let start = rest.firstRange(of: "._") {
      texts[texts.count - 1] += rest[..<start.lowerBound]
      let after = rest[start.upperBound...]
      let digits = after.prefix { $0.isHexDigit }
      let next = after[digits.endIndex...]
      if next.first == ".", digits.isEmpty {
        texts.append("")
        rest = next.dropFirst()
      } else if next.first == ".", let value = UInt32(digits, radix: 16),
        let scalar = Unicode.Scalar(value)
      {
        texts[texts.count - 1].unicodeScalars.append(scalar)
        rest = next.dropFirst()
      } else {
        texts[texts.count - 1] += "._"
        rest = after
      }
    }
    texts[texts.count - 1] += rest
    return texts
  }
}

extension Unicode.Scalar {
  /// Whether XML allows it in a name; without `:`, which namespaces use.
  ///
  /// - Source: XML 1.0, fifth edition, production 4a (`NameChar`).
  fileprivate var isNameCharacter: Bool {
    switch value {
    case 0x2D, 0x2E, 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A, 0xB7, 0xC0...0xD6, 0xD8...0xF6,
      0xF8...0x37D, 0x37F...0x1FFF, 0x200C...0x200D, 0x203F...0x2040, 0x2070...0x218F,
      0x2C00...0x2FEF, 0x3001...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFFD, 0x10000...0xEFFFF:
      true
    default: false
    }
  }
}
