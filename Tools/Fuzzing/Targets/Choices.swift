/// Choices that follow from the input: the same bytes give the same choices.
struct Choices: RandomNumberGenerator {
  private var state: UInt64

  /// Choices for an input: its hash (FNV-1a) is where they begin.
  init(_ bytes: [UInt8]) {
    state = bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  /// The next number of SplitMix64.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number below a bound.
  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(max(1, bound))) }

  /// One of some elements.
  ///
  /// - Precondition: There is one.
  mutating func one<Elements: RandomAccessCollection>(of elements: Elements) -> Elements.Element
  where Elements.Index == Int { elements[elements.startIndex + below(elements.count)] }

  /// A text: one that is apt to go wrong, or a part of the input.
  mutating func text(from bytes: [UInt8]) -> String {
    guard below(3) == 0, !bytes.isEmpty else { return one(of: Self.texts) }
    let start = below(bytes.count)
    return String(decoding: bytes[start..<min(bytes.count, start + 1 + below(24))], as: UTF8.self)
  }

  private static let texts = [
    "", " ", "plain", "two words", "say \"hi\" \\ there", "{$name}",
    "\u{0}\u{8}\t\n\u{C}\r\u{1B}[2J",
    "\u{7F}\u{85}\u{9B}", "مرحبا", "\u{202E}x\u{2069}\u{202C}", "می\u{200C}خواهم",
    "😀\u{FEFF}\u{2028}",
    "e\u{301}", "\u{301}", "'''", "\"\"\"", "# no comment", "[t]", "a = 1", "\r\n", "-0", "1e9",
    "NaN",
    "1234567.891", "000", "-١٢", "USD", "2024-02-29T23:59:60Z", "\u{FFFE}\u{10FFFF}",
  ]
}
