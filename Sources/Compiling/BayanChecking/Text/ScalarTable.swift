package import BayanICU

/// What rules ask of every character, looked up beforehand.
///
/// Asking ICU takes some hundred nanoseconds a character, and a text is read several times. A table
/// is made when a character of its range is first met; characters beyond are rare and are asked for.
struct ScalarTable: Sendable {
  /// What is known of one character.
  struct Entry: Sendable {
    var properties: CharacterProperties
    var traits: TextTraits
    /// What it is to the next character.
    var before: TextTraits
    /// What it looks for in the character before.
    var after: TextTraits

    init(_ scalar: Unicode.Scalar) {
      properties = CharacterProperties(of: scalar)
      traits = TextTraits(scalar, properties)
      before = TextTraits(before: scalar, properties)
      after = TextTraits(after: scalar, properties)
    }
  }

  private let entries: [Entry]

  private init(_ values: Range<UInt32>) {
    // What is no scalar is never asked for.
    entries = values.map { Entry(Unicode.Scalar($0) ?? "\u{FFFD}") }
  }

  /// Where alphabets end, and ideographs begin.
  private static let firstIdeograph: UInt32 = 0x3000
  /// Where ideographs end.
  ///
  /// After it are forms of Arabic letters, and U+FFFC, which stands for placeholders.
  private static let firstForm: UInt32 = 0xF900

  private static let alphabets = ScalarTable(0..<firstIdeograph)
  private static let ideographs = ScalarTable(firstIdeograph..<firstForm)
  private static let forms = ScalarTable(firstForm..<0x1_0000)

  /// What is known of a character.
  static subscript(scalar: Unicode.Scalar) -> Entry {
    switch scalar.value {
    case 0..<firstIdeograph: alphabets.entries[Int(scalar.value)]
    case firstIdeograph..<firstForm: ideographs.entries[Int(scalar.value - firstIdeograph)]
    case firstForm..<0x1_0000: forms.entries[Int(scalar.value - firstForm)]
    default: Entry(scalar)
    }
  }
}

extension Unicode.Scalar {
  /// What Unicode says of the character.
  ///
  /// The one source of properties in this module, so that no two rules disagree about a letter. Names
  /// and case mappings are the standard library's.
  package var unicode: CharacterProperties { ScalarTable[self].properties }
}
