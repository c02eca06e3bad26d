import BayanICU

/// What there is anywhere in a text, so that most rules are done with most texts at once.
struct TextTraits: OptionSet, Sendable {
  let rawValue: UInt32

  /// A character outside ASCII.
  static let nonASCII = TextTraits(rawValue: 1 << 0)
  /// A letter written from right to left.
  static let rightToLeft = TextTraits(rawValue: 1 << 1)
  /// A letter of Arabic script.
  static let arabic = TextTraits(rawValue: 1 << 2)
  /// An isolate, an embedding, an override, or what ends them.
  static let bidiPair = TextTraits(rawValue: 1 << 3)
  /// U+200E, U+200F or U+061C.
  static let bidiMark = TextTraits(rawValue: 1 << 4)
  /// A character that isn't drawn.
  static let ignorable = TextTraits(rawValue: 1 << 5)
  /// A control character other than a tab or a line break.
  static let control = TextTraits(rawValue: 1 << 6)
  /// A combining mark.
  static let mark = TextTraits(rawValue: 1 << 7)
  /// A decimal digit other than ASCII's.
  static let otherDigit = TextTraits(rawValue: 1 << 8)
  /// A decimal digit.
  static let digit = TextTraits(rawValue: 1 << 9)
  /// A character that NFC may change.
  static let nfc = TextTraits(rawValue: 1 << 10)
  /// What Unicode leaves without a meaning, or advises against.
  static let unusual = TextTraits(rawValue: 1 << 11)
  /// A letter in the form of one position.
  static let positionalForm = TextTraits(rawValue: 1 << 12)
  /// A Latin letter.
  static let latin = TextTraits(rawValue: 1 << 13)
  /// A letter of neither Latin nor Arabic script.
  static let otherLetter = TextTraits(rawValue: 1 << 14)
  /// A value known only when the message is formatted.
  static let placeholder = TextTraits(rawValue: 1 << 15)
  /// A quoted value.
  static let literal = TextTraits(rawValue: 1 << 16)
  /// A symbol, as arrows and angle brackets are.
  static let symbol = TextTraits(rawValue: 1 << 17)
  /// `?`, `,` or `;`.
  static let latinPunctuation = TextTraits(rawValue: 1 << 18)
  /// U+0640, which stretches words.
  static let tatweel = TextTraits(rawValue: 1 << 19)

  /// Letters of any script.
  static let letters: TextTraits = [.latin, .arabic, .otherLetter]

  init(rawValue: UInt32) { self.rawValue = rawValue }

  /// What one character adds.
  init(_ scalar: Unicode.Scalar, _ properties: CharacterProperties) {
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
