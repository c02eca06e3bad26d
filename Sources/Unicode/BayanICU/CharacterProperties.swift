import CBayanICU

/// The Unicode properties of a character.
///
/// One call for all of it: whoever looks at each character of many texts asks once and keeps the
/// answer, a single word.
///
/// - Source: the Unicode Character Database, in the version of ``ICUVersion/unicode``.
package struct CharacterProperties: Hashable, Sendable {
  private let bits: UInt64

  /// Looks a character up.
  package init(of scalar: Unicode.Scalar) {
    bits = scalar.value < 128 ? Self.ascii[Int(scalar.value)] : bayan_icu_character(scalar.value)
  }

  private static let ascii: [UInt64] = (0..<128).map { bayan_icu_character($0) }

  /// The general category, by its two-letter name.
  package enum GeneralCategory: UInt8, Hashable, Sendable {
    case cn, lu, ll, lt, lm, lo, mn, me, mc, nd, nl, no, zs, zl, zp, cc, cf, co, cs, pd, ps, pe, pc
    case po, sm, sc, sk, so, pi, pf
  }

  /// The class by which the bidirectional algorithm goes, by the name it has there.
  package enum BidiClass: UInt8, Hashable, Sendable {
    case l, r, en, es, et, an, cs, b, s, ws, on, lre, lro, al, rle, rlo, pdf, nsm, bn, fsi, lri, rli
    case pdi
  }

  /// How a letter joins its neighbours, in the scripts whose letters do.
  package enum JoiningType: UInt8, Hashable, Sendable {
    case none, causing, dual, left, right, transparent
  }

  /// The script; ``Script/common`` where many share the character.
  package var script: Script { Script(code: UInt8(truncatingIfNeeded: bits)) }

  /// The general category.
  package var generalCategory: GeneralCategory {
    GeneralCategory(rawValue: UInt8(truncatingIfNeeded: bits >> 8) & 0x1F) ?? .cn
  }

  /// The bidi class.
  package var bidiClass: BidiClass {
    BidiClass(rawValue: UInt8(truncatingIfNeeded: bits >> 13) & 0x1F) ?? .on
  }

  /// The joining type.
  package var joiningType: JoiningType {
    JoiningType(rawValue: UInt8(truncatingIfNeeded: bits >> 18) & 0x7) ?? .none
  }

  /// The Unicode property Joining_Group as a number, 0 for none.
  ///
  /// Letters that differ only in their dots share a group: `ب`, `پ` and `ث`.
  package var joiningGroup: UInt8 { UInt8(truncatingIfNeeded: bits >> 47) }

  /// The canonical combining class, 0 for what isn't reordered.
  package var combiningClass: UInt8 { UInt8(truncatingIfNeeded: bits >> 21) }

  /// The value of a decimal digit of any script; `nil` for all else.
  package var decimalDigitValue: Int? { generalCategory == .nd ? Int(bits >> 29) & 0xF : nil }

  /// Whether nothing is drawn for it unless it is supported.
  package var isDefaultIgnorableCodePoint: Bool { has(33) }
  /// Whether it can be an emoji; digits can.
  package var isEmoji: Bool { has(34) }
  /// Whether it is a pictograph, or reserved for one.
  package var isExtendedPictographic: Bool { has(35) }
  /// Whether the standard advises against it.
  package var isDeprecated: Bool { has(36) }
  /// Whether it is white space.
  package var isWhitespace: Bool { has(37) }
  /// Whether it is a letter, or a sign that goes with one as a vowel does.
  package var isAlphabetic: Bool { has(38) }
  /// Whether it never will be a character.
  package var isNoncharacterCodePoint: Bool { has(39) }
  /// Whether it gives the emoji before it a colour of skin.
  package var isEmojiModifier: Bool { has(40) }
  /// Whether it selects a form of the character before it.
  package var isVariationSelector: Bool { has(41) }
  /// Whether Normalization Form C may replace it, or join it to what is before.
  package var mayChangeInNFC: Bool { has(42) }
  /// Whether it is of a script written without spaces, whose lines break by dictionary.
  package var breaksByDictionary: Bool { has(43) }
  /// Whether a line may break beside it as beside an ideograph.
  package var isIdeographic: Bool { has(44) }
  /// Whether it stands for another letter in one position within a word.
  package var isPositionalForm: Bool { has(45) }
  /// Whether it stands for other characters in some other way: wide, raised, joined to a ligature.
  package var isCompatibilityForm: Bool { has(46) }

  /// Whether it is a capital letter, or a sign that stands for one.
  package var isUppercase: Bool { has(55) }
  /// Whether it is a small letter, or a sign that stands for one.
  package var isLowercase: Bool { has(56) }
  /// Whether it is of either case, or of title case.
  package var isCased: Bool { has(57) }
  /// Whether it ends sentences.
  package var isSentenceTerminal: Bool { has(58) }
  /// Whether it may go on with an identifier.
  package var isXIDContinue: Bool { has(59) }
  /// Whether it has a numeric value of any kind: a digit, a fraction, a numeral.
  package var isNumeric: Bool { has(60) }

  /// Whether it is a letter by its general category.
  package var isLetter: Bool {
    switch generalCategory {
    case .lu, .ll, .lt, .lm, .lo: true
    default: false
    }
  }

  /// Whether it combines with the character before it.
  package var isMark: Bool {
    switch generalCategory {
    case .mn, .me, .mc: true
    default: false
    }
  }

  /// Whether it is a letter, or the like, written from right to left.
  package var isStronglyRightToLeft: Bool {
    switch bidiClass {
    case .r, .al: true
    default: false
    }
  }

  private func has(_ bit: UInt64) -> Bool { bits >> bit & 1 == 1 }
}

/// A script, as the number that ICU has for it.
package struct Script: Hashable, Sendable {
  let code: UInt8

  init(code: UInt8) { self.code = code }

  /// The script of a four-letter code such as `Arab`; `nil` for one that there is not.
  package init?(_ name: String) {
    guard !name.utf8.contains(0) else { return nil }
    let code = bayan_icu_script_code(name)
    guard code >= 0, code <= 0xFF else { return nil }
    self.code = UInt8(code)
  }

  /// Of what many scripts share.
  package static let common = Script(code: 0)
  /// Of marks, which take the script of their letter.
  package static let inherited = Script(code: 1)
  /// Of what isn't assigned.
  package static let unknown = named("Zzzz")

  package static let arabic = named("Arab")
  package static let bopomofo = named("Bopo")
  package static let cyrillic = named("Cyrl")
  package static let ethiopic = named("Ethi")
  package static let greek = named("Grek")
  package static let han = named("Hani")
  package static let hangul = named("Hang")
  package static let hebrew = named("Hebr")
  package static let hiragana = named("Hira")
  package static let katakana = named("Kana")
  package static let latin = named("Latn")
  package static let khmer = named("Khmr")
  package static let lao = named("Laoo")
  package static let mongolian = named("Mong")
  package static let myanmar = named("Mymr")
  package static let thai = named("Thai")

  private static func named(_ name: String) -> Script { Script(name) ?? common }

  /// Whether it names one script, rather than what is shared or unknown.
  package var isSpecific: Bool {
    self != Self.common && self != Self.inherited && self != Self.unknown
  }

  /// The name in English, such as `Cyrillic`; the code where ICU has none.
  package var name: String {
    (try? text { bayan_icu_script_name(Int32(code), $0, $1) }) ?? "unknown"
  }
}
