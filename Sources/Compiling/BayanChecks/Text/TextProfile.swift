import BayanSupport

/// What a text is made of, found in one pass over its bytes.
///
/// What most rules ask first, and with most texts last: a rule about marks is done with a text that
/// has none.
struct TextProfile: Sendable {
  /// The bytes that occur, so that a rule that looks for a character needn't.
  private(set) var bytes = ByteSet()

  /// Which classes of characters occur.
  private(set) var classes: ScalarClasses = []

  /// What the rules about letters, scripts and directions look for.
  private(set) var traits: MessageCharacters.Traits = []

  /// Which characters stand beside each other.
  private(set) var pairs: CharacterPairs = []

  /// Whether some literal isn't shown as it stands, so that all this isn't known of it.
  private(set) var hidesLiteral = false

  /// Whether the text starts or ends with white space.
  var hasEdgeSpace: Bool { startsWithSpace || last.contains(.edgeSpace) }

  private var startsWithSpace = false
  private var isEmpty = true
  /// What the last character is to the next.
  private var last: CharacterPairs = .looseMark

  /// Creates the profile of an empty text.
  init() {}

  /// Reads a text.
  init(_ text: String) { append(text) }

  /// Reads on.
  mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append($0) }
  }

  private mutating func append(_ utf8: UnsafeBufferPointer<UInt8>) {
    let table = CharacterTable.shared
    var classes: ScalarClasses = []
    var traits: MessageCharacters.Traits = []
    var pairs: CharacterPairs = []
    var last = last
    var digits: UInt64 = 0
    var letters: UInt64 = 0
    var leads: UInt64 = 0
    var offset = 0
    while offset < utf8.count {
      let byte = utf8[offset]
      let scalar = UTF8Scalar(at: offset, in: utf8)
      let bit: UInt64 = 1 << UInt64(byte & 63)
      if byte < 0x40 {
        digits |= bit
      } else if byte < 0x80 {
        letters |= bit
      } else {
        leads |= bit
      }
      let entry = table.entry(of: scalar.value)
      classes.formUnion(entry.pointee.classes)
      traits.formUnion(entry.pointee.traits)
      pairs.formUnion(last.intersection(entry.pointee.after))
      last = entry.pointee.before
      if isEmpty {
        startsWithSpace = last.contains(.edgeSpace)
        isEmpty = false
      }
      offset += scalar.length
    }
    self.classes.formUnion(classes)
    self.traits.formUnion(traits)
    self.pairs.formUnion(pairs)
    self.last = last
    bytes = bytes.union(ByteSet(ascii: digits, letters, leads: leads))
  }

  /// Adds something that isn't text, and is neither a letter nor a space.
  mutating func appendObject() {
    traits.insert(.placeholder)
    last = .looseMark
    isEmpty = false
  }

  /// Notes a literal that is shown otherwise than it stands.
  mutating func noteHiddenLiteral() { hidesLiteral = true }

  /// Notes that some of the text is the value of a literal.
  mutating func noteLiteral() { traits.insert(.literal) }

  /// Adds what another text has, which stands by itself.
  mutating func formUnion(_ other: TextProfile) {
    bytes = bytes.union(other.bytes)
    classes.formUnion(other.classes)
    traits.formUnion(other.traits)
    pairs.formUnion(other.pairs)
    hidesLiteral = hidesLiteral || other.hidesLiteral
    startsWithSpace = startsWithSpace || other.hasEdgeSpace
  }
}

/// Characters beside each other that rules look for.
///
/// Each character has two such sets: what it is to the one that follows, and what it looks for in the
/// one before. A pair is there where both have it.
struct CharacterPairs: OptionSet, Sendable {
  let rawValue: UInt8

  /// A space after another.
  static let spaces = CharacterPairs(rawValue: 1 << 0)
  /// A combining mark after another.
  static let marks = CharacterPairs(rawValue: 1 << 1)
  /// A combining mark after neither a letter nor a mark, or at the start.
  static let looseMark = CharacterPairs(rawValue: 1 << 2)
  /// A capital of ASCII within a word of ASCII: `iPhone`, `URLError`.
  static let innerCapital = CharacterPairs(rawValue: 1 << 3)
  /// A dot or a low line with more of a word of ASCII behind it: `example.com`, `file_name`.
  static let joint = CharacterPairs(rawValue: 1 << 4)
  /// No pair: white space of any kind, which is asked of a text's ends.
  static let edgeSpace = CharacterPairs(rawValue: 1 << 5)

  /// How the names of programs are told from words, but for those that are words.
  static let ofNames: CharacterPairs = [.innerCapital, .joint]
}

extension CharacterTable.Entry {
  /// What a character is to the next.
  static func before(
    _ scalar: Unicode.Scalar, isMark: Bool, isLetter: Bool, isSpace: Bool
  ) -> CharacterPairs {
    var pairs: CharacterPairs = isMark ? .marks : isLetter ? [] : .looseMark
    if scalar == " " { pairs.insert(.spaces) }
    if isSpace { pairs.insert(.edgeSpace) }
    if scalar.isOfProgramWord { pairs.insert(.innerCapital) }
    if scalar == "." || scalar == "_" { pairs.insert(.joint) }
    return pairs
  }

  /// What a character looks for in the one before.
  static func after(_ scalar: Unicode.Scalar, isMark: Bool) -> CharacterPairs {
    var pairs: CharacterPairs = isMark ? [.marks, .looseMark] : []
    if scalar == " " { pairs.insert(.spaces) }
    if scalar.isASCIIUppercase { pairs.insert(.innerCapital) }
    if scalar.isOfProgramWord { pairs.insert(.joint) }
    return pairs
  }
}

extension Unicode.Scalar {
  /// Whether a word of ``IdentifierScanner`` in ASCII may have it.
  fileprivate var isOfProgramWord: Bool {
    isASCIIAlphanumeric || self == "_" || self == "." || self == "-"
  }
}
