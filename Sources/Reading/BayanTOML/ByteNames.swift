import BayanSupport

/// The bytes that TOML's grammar names.
extension UInt8 {
  static let tab: UInt8 = 0x09
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
  static let space: UInt8 = 0x20
  static let quote: UInt8 = 0x22
  static let hash: UInt8 = 0x23
  static let apostrophe: UInt8 = 0x27
  static let plus: UInt8 = 0x2B
  static let comma: UInt8 = 0x2C
  static let minus: UInt8 = 0x2D
  static let dot: UInt8 = 0x2E
  static let colon: UInt8 = 0x3A
  static let equals: UInt8 = 0x3D
  static let openBracket: UInt8 = 0x5B
  static let backslash: UInt8 = 0x5C
  static let closeBracket: UInt8 = 0x5D
  static let underscore: UInt8 = 0x5F
  static let openBrace: UInt8 = 0x7B
  static let closeBrace: UInt8 = 0x7D

  /// Returns the byte of an ASCII character.
  static func ascii(_ scalar: Unicode.Scalar) -> UInt8 { UInt8(ascii: scalar) }

  /// - Grammar: `unquoted-key = 1*( ALPHA / DIGIT / %x2D / %x5F )`
  var isBareKey: Bool { isASCIIAlphanumeric || self == .minus || self == .underscore }

  /// - Grammar: `wschar`
  var isSpace: Bool { self == .space || self == .tab }

  /// Whether the byte is a control character that comments and strings may not hold.
  ///
  /// - Grammar: the complement of `non-eol`, line feed included
  var isControl: Bool { (self < 0x20 && self != .tab) || self == 0x7F }

  /// Whether the byte ends a number, a date or a bare word.
  var endsToken: Bool {
    switch self {
    case .space, .tab, .lineFeed, .carriageReturn, .comma, .closeBracket, .closeBrace, .hash: true
    default: false
    }
  }
}
