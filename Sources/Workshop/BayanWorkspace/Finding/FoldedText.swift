import Foundation

/// A text without the differences that don't matter in a search.
///
/// Folding ignores cases, accents and vowel marks, isolation marks, and kinds of digits, white
/// space, quotes and dashes. Texts that look the same to readers have the same scalars.
struct FoldedText: Hashable {
  private(set) var scalars: [UInt32] = []

  /// Folds a text, and removes white space at its ends.
  init(_ text: String) {
    scalars.reserveCapacity(text.utf8.count)
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      for byte in text.utf8 { addASCII(byte) }
    } else {
      for scalar in text.decomposedStringWithCanonicalMapping.unicodeScalars {
        if scalar.isASCII { addASCII(UInt8(scalar.value)) } else { add(scalar) }
      }
    }
    if scalars.last == Self.space { scalars.removeLast() }
  }

  private static let space: UInt32 = 0x20

  private mutating func addASCII(_ byte: UInt8) {
    switch byte {
    case 0x00...0x20, 0x7F: addSpace()
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): scalars.append(UInt32(byte) + 0x20)
    default: scalars.append(UInt32(byte))
    }
  }

  private mutating func addSpace() {
    if !scalars.isEmpty, scalars.last != Self.space { scalars.append(Self.space) }
  }

  private mutating func add(_ scalar: Unicode.Scalar) {
    let properties = scalar.properties
    if properties.isWhitespace { return addSpace() }
    if properties.isDefaultIgnorableCodePoint || properties.isBidiControl { return }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .control, .format: return
    case .decimalNumber: scalars.append(UInt32(properties.numericValue ?? 0) + 0x30)
    case .dashPunctuation: scalars.append(0x2D)
    case .initialPunctuation, .finalPunctuation: scalars.append(Self.quote(scalar))
    default: for lower in properties.lowercaseMapping.unicodeScalars { scalars.append(lower.value) }
    }
  }

  /// Returns an apostrophe for single quotes, and a double quote for all others.
  private static func quote(_ scalar: Unicode.Scalar) -> UInt32 {
    switch scalar.value {
    case 0x2018, 0x2019, 0x201B, 0x2039, 0x203A: 0x27
    default: 0x22
    }
  }
}
