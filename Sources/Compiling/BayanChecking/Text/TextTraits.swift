package import BayanICU
import BayanMessageSyntax
import BayanSupport

/// The traits of a text: kinds of characters that it has, and characters beside each other.
///
/// One pass finds them. Most rules check the traits first, and most texts need no more: a rule about marks
/// has nothing to report in a text without marks.
package struct TextTraits: OptionSet, Sendable {
  package let rawValue: UInt32

  /// A character outside ASCII.
  package static let nonASCII = TextTraits(rawValue: 1 << 0)
  /// A letter written from right to left.
  package static let rightToLeft = TextTraits(rawValue: 1 << 1)
  /// A letter of Arabic script.
  package static let arabic = TextTraits(rawValue: 1 << 2)
  /// An isolate, an embedding, an override, or a character that ends one.
  package static let bidiPair = TextTraits(rawValue: 1 << 3)
  /// U+200E, U+200F or U+061C.
  package static let bidiMark = TextTraits(rawValue: 1 << 4)
  /// A character that isn't drawn.
  package static let ignorable = TextTraits(rawValue: 1 << 5)
  /// A control character other than a tab or a line break.
  package static let control = TextTraits(rawValue: 1 << 6)
  /// A combining mark.
  package static let mark = TextTraits(rawValue: 1 << 7)
  /// A decimal digit other than ASCII's.
  package static let otherDigit = TextTraits(rawValue: 1 << 8)
  /// A decimal digit.
  package static let digit = TextTraits(rawValue: 1 << 9)
  /// A character that NFC may change.
  package static let nfc = TextTraits(rawValue: 1 << 10)
  /// A character that Unicode leaves unassigned, or advises against.
  package static let unusual = TextTraits(rawValue: 1 << 11)
  /// A letter in the form of one position.
  package static let positionalForm = TextTraits(rawValue: 1 << 12)
  /// A Latin letter.
  package static let latin = TextTraits(rawValue: 1 << 13)
  /// A letter of neither Latin nor Arabic script.
  package static let otherLetter = TextTraits(rawValue: 1 << 14)
  /// A value that is only known when the message is formatted.
  package static let placeholder = TextTraits(rawValue: 1 << 15)
  /// A quoted value.
  package static let literal = TextTraits(rawValue: 1 << 16)
  /// A symbol, such as an arrow or an angle bracket.
  package static let symbol = TextTraits(rawValue: 1 << 17)
  /// `?`, `,` or `;`.
  package static let latinPunctuation = TextTraits(rawValue: 1 << 18)
  /// U+0640, which stretches words.
  package static let tatweel = TextTraits(rawValue: 1 << 19)

  /// A space after another.
  package static let spaces = TextTraits(rawValue: 1 << 20)
  /// A combining mark after another.
  package static let marks = TextTraits(rawValue: 1 << 21)
  /// A combining mark after neither a letter nor a mark, or at the start.
  package static let looseMark = TextTraits(rawValue: 1 << 22)
  /// An ASCII capital within an ASCII word: `iPhone`, `URLError`.
  static let innerCapital = TextTraits(rawValue: 1 << 23)
  /// A dot or a low line with more of an ASCII word after it: `example.com`, `file_name`.
  static let joint = TextTraits(rawValue: 1 << 24)
  /// White space of any kind at the start or at the end.
  package static let edgeSpace = TextTraits(rawValue: 1 << 25)

  /// Letters of any script.
  package static let letters: TextTraits = [.latin, .arabic, .otherLetter]

  /// The traits of names in programs that few words have.
  package static let ofNames: TextTraits = [.innerCapital, .joint]

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Creates a set of traits.
  ///
  /// The standard library's initializer is generic: it takes 2,000 instructions, and rules create sets for
  /// each message.
  package init(arrayLiteral elements: TextTraits...) {
    self.init(rawValue: elements.reduce(0) { $0 | $1.rawValue })
  }

  /// Creates the traits of one character.
  package init(_ scalar: Unicode.Scalar, _ properties: CharacterProperties) {
    var traits: Self = scalar.isASCII ? [] : .nonASCII
    switch properties.generalCategory {
    case .cc: if scalar != "\t", scalar != "\n", scalar != "\r" { traits.insert(.control) }
    case .cn, .co, .cs: traits.insert(.unusual)
    case .mn, .mc, .me: traits.insert(.mark)
    case .nd: traits.insert(scalar.isASCII ? .digit : [.digit, .otherDigit])
    case .lu, .ll, .lt, .lm, .lo:
      if scalar == "\u{640}" { traits.insert(.tatweel) }
      if properties.isStronglyRightToLeft { traits.insert(.rightToLeft) }
      switch properties.script {
      case .latin: traits.insert(.latin)
      case .arabic: traits.insert(.arabic)
      default: traits.insert(.otherLetter)
      }
    case .sm, .so: traits.insert(.symbol)
    case .po:
      if scalar == "?" || scalar == "," || scalar == ";" { traits.insert(.latinPunctuation) }
    default: break
    }
    guard !scalar.isASCII else {
      self = traits
      return
    }
    switch properties.generalCategory {
    case .cf, .zl, .zp: traits.insert(.ignorable)
    default:
      if properties.isDefaultIgnorableCodePoint || scalar == "\u{2800}" {
        traits.insert(.ignorable)
      }
    }
    if properties.isDeprecated || properties.isNoncharacterCodePoint { traits.insert(.unusual) }
    if properties.mayChangeInNFC { traits.insert(.nfc) }
    if properties.isPositionalForm { traits.insert(.positionalForm) }
    switch properties.bidiClass {
    case .lre, .lro, .rle, .rlo, .pdf, .lri, .rli, .fsi, .pdi: traits.insert(.bidiPair)
    default: if scalar.isBidiMark { traits.insert(.bidiMark) }
    }
    self = traits
  }
}

// Traits of pairs. A trait is set if the predecessor's traits for the next character and the character's
// traits for its predecessor intersect.
extension TextTraits {
  /// Creates the traits that a character offers to the next one.
  package init(before scalar: Unicode.Scalar, _ properties: CharacterProperties) {
    self = properties.isMark ? .marks : properties.isLetter ? [] : .looseMark
    if scalar == " " { insert(.spaces) }
    if properties.isWhitespace { insert(.edgeSpace) }
    if scalar.isOfIdentifier { insert(.innerCapital) }
    if scalar == "." || scalar == "_" { insert(.joint) }
  }

  /// Creates the traits that a character needs of the one before.
  package init(after scalar: Unicode.Scalar, _ properties: CharacterProperties) {
    self = properties.isMark ? [.marks, .looseMark] : []
    if scalar == " " { insert(.spaces) }
    if scalar.isASCIIUppercase { insert(.innerCapital) }
    if scalar.isOfIdentifier { insert(.joint) }
  }
}

extension TextTraits {
  package init(_ text: String) {
    var scanner = Scanner()
    for scalar in text.unicodeScalars { scanner.read(scalar) }
    self = scanner.result
  }

  package init(_ characters: [ShownCharacter], hasLiteral: Bool) {
    var scanner = Scanner(traits: hasLiteral ? .literal : [])
    for character in characters {
      switch character.kind {
      case .text, .literal: scanner.read(character.scalar)
      case .placeholder: scanner.readPlaceholder()
      case .isolation: scanner.readObject()
      }
    }
    self = scanner.result
  }

  /// A scanner that finds the traits of a text while it is read.
  struct Scanner {
    var traits: TextTraits = []
    private var isEmpty = true
    /// The traits that the last character offers to the next one.
    private var last: TextTraits = .looseMark

    init(traits: TextTraits = []) { self.traits = traits }

    var result: TextTraits { traits.union(last.intersection(.edgeSpace)) }

    mutating func read(_ scalar: Unicode.Scalar) {
      let entry = ScalarTable[scalar]
      traits.formUnion(entry.traits)
      traits.formUnion(last.intersection(entry.after))
      last = entry.before
      if isEmpty { traits.formUnion(last.intersection(.edgeSpace)) }
      isEmpty = false
    }

    /// Reads a value that is only known when the message is formatted.
    mutating func readPlaceholder() {
      traits.insert(.placeholder)
      readObject()
    }

    /// Reads an object that is neither a letter nor a space.
    mutating func readObject() {
      last = .looseMark
      isEmpty = false
    }
  }
}

extension Unicode.Scalar {
  /// Whether the name of a domain, a type or a code may contain the scalar.
  fileprivate var isOfIdentifier: Bool {
    isASCIIAlphanumeric || self == "_" || self == "." || self == "-"
  }
}
