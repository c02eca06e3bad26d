/// The ASCII characters that the grammar names, as bytes.
enum Byte {
  static let null: UInt8 = 0x00
  static let lineFeed: UInt8 = 0x0A
  static let numberSign: UInt8 = 0x23
  static let dollarSign: UInt8 = 0x24
  static let asterisk: UInt8 = 0x2A
  static let fullStop: UInt8 = 0x2E
  static let solidus: UInt8 = 0x2F
  static let colon: UInt8 = 0x3A
  static let equalsSign: UInt8 = 0x3D
  static let commercialAt: UInt8 = 0x40
  static let backslash: UInt8 = 0x5C
  static let openBrace: UInt8 = 0x7B
  static let bar: UInt8 = 0x7C
  static let closeBrace: UInt8 = 0x7D
}
