/// A set of bytes: those that occur in a text, or those that a rule needs.
///
/// Each message has one, which is compared with the bytes that each rule needs. Most rules have nothing
/// to report in most messages, and four instructions show that.
///
///     let triggers: ByteSet = "<&"        // tags and entities
///     let triggers: ByteSet = .digits     // of any script, so with letters that share their lead
///
/// A scalar beyond ASCII stands for the first byte of its UTF-8, which it shares with others.
/// Membership means that the scalar may occur.
package struct ByteSet: Hashable, Sendable {
  /// The bytes below `@`.
  private var low: UInt64
  /// The ASCII bytes from `@` on.
  private var letters: UInt64
  /// The first bytes of scalars beyond ASCII.
  private var leads: UInt64

  package init() { self.init(ascii: 0, 0, leads: 0) }

  /// All bytes, for rules that check every message.
  package static let all = ByteSet(ascii: .max, .max, leads: .max)

  /// The first bytes of the scalars beyond ASCII.
  package static let nonASCII = ByteSet(ascii: 0, 0, leads: .max)

  /// The ASCII control characters.
  package static let controls = ByteSet(ascii: 0xFFFF_FFFF, 0, leads: 0).union("\u{7F}")

  /// `0` to `9`, and the first bytes of all other scripts' digits.
  package static let digits = ByteSet("0123456789").union(nonASCII)

  /// Creates a set from bits: the bytes below `@`, the ASCII bytes from `@` on, and the first bytes of
  /// scalars beyond.
  package init(ascii low: UInt64, _ letters: UInt64, leads: UInt64) {
    (self.low, self.letters, self.leads) = (low, letters, leads)
  }

  package init(_ bytes: UnsafeBufferPointer<UInt8>) {
    // One bit for each byte there is, without branches: which a text has next can't be foretold.
    self = withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 4) { bits in
      bits.initialize(repeating: 0)
      for byte in bytes { bits[Int(byte >> 6)] |= 1 << UInt64(byte & 63) }
      // The third has the bytes that follow others in UTF-8.
      return ByteSet(ascii: bits[0], bits[1], leads: bits[3])
    }
  }

  /// Collects the first bytes of a text's scalars.
  package init(_ text: String) {
    var text = text
    self = text.withUTF8 { ByteSet($0) }
  }

  /// Collects the first bytes of scalars.
  package init(_ scalars: some Sequence<Unicode.Scalar>) {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    self.init(String(text))
  }

  package func union(_ other: ByteSet) -> ByteSet {
    ByteSet(ascii: low | other.low, letters | other.letters, leads: leads | other.leads)
  }

  package func intersects(_ other: ByteSet) -> Bool {
    low & other.low | letters & other.letters | leads & other.leads != 0
  }

  /// Whether a byte is in the set; continuation bytes never are.
  package func contains(_ byte: UInt8) -> Bool {
    let word =
      switch byte {
      case 0..<0x40: low
      case 0x40..<0x80: letters
      case 0x80..<0xC0: UInt64(0)
      default: leads
      }
    return word & 1 << UInt64(byte & 63) != 0
  }
}

extension ByteSet {
  /// `0` to `9`.
  package static let asciiDigits: ByteSet = "0123456789"

  /// Whether an ASCII character is in the set; always `false` for others, of which the set has only the first
  /// bytes.
  package func contains(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && contains(UInt8(ascii: scalar))
  }

  /// Whether the set has an ASCII digit.
  package var hasDigits: Bool { intersects(Self.asciiDigits) }
}

extension ByteSet: ExpressibleByStringLiteral {
  package init(stringLiteral value: String) { self.init(value) }
}
