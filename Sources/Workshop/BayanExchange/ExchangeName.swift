public import BayanDiagnostics
import BayanSupport

/// The names of messages where a format's ids are narrower than ours.
public enum ExchangeName {
  /// A message's name as an XML `NMTOKEN`, which ids of XLIFF are.
  ///
  /// What may not stand in one is written as `_` and hexadecimal digits between dots, which no name
  /// in a catalog has by chance.
  public static func token(_ id: MessageID) -> String { token(id.description) }

  /// A text as an XML `NMTOKEN`.
  static func token(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0.isASCIIAlphanumeric || $0.isTokenPunctuation }), !text.isEmpty {
      return text
    }
    var token = ""
    for scalar in text.unicodeScalars {
      if scalar.isNameCharacter {
        token.unicodeScalars.append(scalar)
      } else {
        token += "._" + scalar.value.hexadecimal(width: 4) + "."
      }
    }
    return token.isEmpty ? "_" : token
  }

  /// The text of a token.
  static func decoded(_ token: String) -> String {
    guard token.utf8.contains(UInt8(ascii: "_")) else { return token }
    var text = ""
    var rest = Substring(token)
    while let start = rest.firstRange(of: "._") {
      let digits = rest[start.upperBound...].prefix { $0.isHexDigit }
      let behind = rest[digits.endIndex...]
      guard (4...6).contains(digits.count), behind.first == ".",
        let value = UInt32(digits, radix: 16),
        let scalar = Unicode.Scalar(value)
      else {
        text += rest[..<start.upperBound]
        rest = rest[start.upperBound...]
        continue
      }
      text += rest[..<start.lowerBound]
      text.unicodeScalars.append(scalar)
      rest = behind.dropFirst()
    }
    return text + rest
  }
}

extension UInt8 {
  fileprivate var isTokenPunctuation: Bool {
    self == UInt8(ascii: ".") || self == UInt8(ascii: "-") || self == UInt8(ascii: "_")
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
