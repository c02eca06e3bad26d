import BayanSeededRandom

/// Random choices that follow from the input: the same bytes give the same choices.
struct Choices: RandomNumberGenerator {
  private var random: SeededRandom

  /// Creates the choices for an input, which begin at the input's hash (FNV-1a).
  init(_ bytes: [UInt8]) {
    random = SeededRandom(
      seed: bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 })
  }

  mutating func next() -> UInt64 { random.next() }

  /// Returns a number below a bound.
  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(max(1, bound))) }

  /// Returns one of some elements.
  ///
  /// - Precondition: The collection isn't empty.
  mutating func one<Elements: RandomAccessCollection>(of elements: Elements) -> Elements.Element
  where Elements.Index == Int { elements[elements.startIndex + below(elements.count)] }

  /// Returns a text: a difficult one, or a part of the input.
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
