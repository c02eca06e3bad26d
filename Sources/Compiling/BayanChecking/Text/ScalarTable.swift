package import BayanICU

/// A table of the properties that rules need of every character.
///
/// Asking ICU takes some hundred nanoseconds for each character, and a text is read several times. A table
/// is created when a character of its range is first met. So the ranges are small if single characters
/// of them are often met. Other characters are rare, and ICU is asked for them.
struct ScalarTable: Sendable {
  /// The properties of one character.
  struct Entry: Sendable {
    var properties: CharacterProperties
    var traits: TextTraits
    /// The traits that the character offers to the next one.
    var before: TextTraits
    /// The traits that the character needs of the one before.
    var after: TextTraits

    init(_ scalar: Unicode.Scalar) {
      properties = CharacterProperties(of: scalar)
      traits = TextTraits(scalar, properties)
      before = TextTraits(before: scalar, properties)
      after = TextTraits(after: scalar, properties)
    }
  }

  private let first: UInt32
  private let entries: [Entry]

  private init(_ values: Range<UInt32>) {
    first = values.lowerBound
    // Values that are no scalars are never looked up.
    entries = values.map { Entry(Unicode.Scalar($0) ?? "\u{FFFD}") }
  }

  private static let latin = ScalarTable(0..<0x250)
  private static let greekToHebrew = ScalarTable(0x250..<0x600)
  private static let arabic = ScalarTable(0x600..<0x700)
  private static let otherAlphabets = ScalarTable(0x700..<0x2000)
  private static let punctuation = ScalarTable(0x2000..<0x2100)
  private static let symbols = ScalarTable(0x2100..<0x3000)
  /// Kana, and the marks of ideographs, which rules look up in every locale.
  private static let kana = ScalarTable(0x3000..<0x3100)
  private static let ideographs = ScalarTable(0x3100..<0xF900)
  private static let forms = ScalarTable(0xF900..<0xFF00)
  /// Wide and narrow forms, and U+FFFC, which stands for placeholders.
  private static let wideForms = ScalarTable(0xFF00..<0x1_0000)

  /// The properties of a character.
  static subscript(scalar: Unicode.Scalar) -> Entry {
    switch scalar.value {
    case ..<0x250: latin[scalar]
    case ..<0x600: greekToHebrew[scalar]
    case ..<0x700: arabic[scalar]
    case ..<0x2000: otherAlphabets[scalar]
    case ..<0x2100: punctuation[scalar]
    case ..<0x3000: symbols[scalar]
    case ..<0x3100: kana[scalar]
    case ..<0xF900: ideographs[scalar]
    case ..<0xFF00: forms[scalar]
    case ..<0x1_0000: wideForms[scalar]
    default: Entry(scalar)
    }
  }

  private subscript(scalar: Unicode.Scalar) -> Entry { entries[Int(scalar.value - first)] }
}

extension Unicode.Scalar {
  /// The Unicode properties of the character.
  ///
  /// This is the only source of properties in this module, so that no two rules disagree about a
  /// letter. Names and case mappings are the standard library's.
  package var unicode: CharacterProperties { ScalarTable[self].properties }
}
