import BayanICU
import BayanMessageSyntax
import BayanSupport

/// What a text is made of, found in one pass over its bytes.
///
/// What most rules ask first, and of most texts last: a rule about marks is done with a text that has
/// none.
struct TextProfile: Sendable {
  /// The bytes that occur, so that a rule that looks for a character needn't.
  private(set) var bytes = ByteSet()

  /// What kinds of characters occur.
  private(set) var traits: TextTraits = []

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

  /// Reads what a pattern shows.
  init(_ pattern: Pattern) {
    for element in pattern.elements {
      switch element {
      case .text(let text): append(text.value)
      case .expression(let expression):
        if let literal = expression.plainLiteral {
          append(literal.value)
          traits.insert(.literal)
        } else {
          if case .literal? = expression.operand { hidesLiteral = true }
          traits.insert(.placeholder)
          appendObject()
        }
      case .markup: continue
      }
    }
  }

  /// Reads characters.
  init(_ characters: [ShownCharacter], hasLiteral: Bool) {
    var text = String.UnicodeScalarView()
    for character in characters {
      if character.isWritten {
        text.append(character.scalar)
      } else {
        append(String(text))
        text = String.UnicodeScalarView()
        if character.kind == .placeholder { traits.insert(.placeholder) }
        appendObject()
      }
    }
    append(String(text))
    if hasLiteral { traits.insert(.literal) }
  }

  private mutating func append(_ text: String) {
    for scalar in text.unicodeScalars {
      let entry = ScalarTable[scalar]
      traits.formUnion(entry.traits)
      pairs.formUnion(last.intersection(entry.after))
      last = entry.before
      if isEmpty {
        startsWithSpace = last.contains(.edgeSpace)
        isEmpty = false
      }
    }
    bytes = bytes.union(ByteSet(text))
  }

  /// Adds something that isn't text, and is neither a letter nor a space.
  private mutating func appendObject() {
    last = .looseMark
    isEmpty = false
  }

  /// Adds what another text has, which stands by itself.
  mutating func formUnion(_ other: TextProfile) {
    bytes = bytes.union(other.bytes)
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

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// What a character is to the next.
  init(before scalar: Unicode.Scalar, _ properties: CharacterProperties) {
    self = properties.isMark ? .marks : properties.isLetter ? [] : .looseMark
    if scalar == " " { insert(.spaces) }
    if properties.isWhitespace { insert(.edgeSpace) }
    if scalar.isOfIdentifier { insert(.innerCapital) }
    if scalar == "." || scalar == "_" { insert(.joint) }
  }

  /// What a character looks for in the one before.
  init(after scalar: Unicode.Scalar, _ properties: CharacterProperties) {
    self = properties.isMark ? [.marks, .looseMark] : []
    if scalar == " " { insert(.spaces) }
    if scalar.isASCIIUppercase { insert(.innerCapital) }
    if scalar.isOfIdentifier { insert(.joint) }
  }
}

extension Unicode.Scalar {
  /// Whether a word of ``IdentifierScanner`` in ASCII may have it.
  fileprivate var isOfIdentifier: Bool {
    isASCIIAlphanumeric || self == "_" || self == "." || self == "-"
  }
}
