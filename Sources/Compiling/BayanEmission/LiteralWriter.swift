import BayanDiagnostics
import BayanSupport

/// Writes bytes between triple quotes, straight into the file that they become part of.
///
/// Packs are most of what a module is, so this is most of what emission does: what is written as itself
/// is copied by the stretch.
struct LiteralWriter {
  /// Lent while it is written, because each byte of every pack is looked at.
  private let literal: UnsafeBufferPointer<UInt8>
  private let indent: Int
  private var classes = ScalarClasses()

  /// How many bytes the present line has, without its indentation.
  private var length = 0

  /// Whether the line ends with a scalar beyond ASCII that is written as itself.
  private var endsWithLetter = false

  private static let longestLine = 2_000
  private static let quote = UInt8(ascii: "\"")
  private static let backslash = UInt8(ascii: "\\")

  private init(_ literal: UnsafeBufferPointer<UInt8>, indent: Int) {
    self.literal = literal
    self.indent = indent
  }

  /// Appends the lines of a literal, none of them ending a line of its text.
  ///
  /// - Precondition: The bytes are UTF-8, as packs and tables are.
  static func append(_ bytes: [UInt8], cuts: [Int], indent: Int, to output: inout [UInt8]) {
    bytes.withUnsafeBufferPointer { bytes in
      output.reserveCapacity(output.count + estimate(bytes) + cuts.count * (indent + 2))
      var writer = LiteralWriter(bytes, indent: indent)
      writer.write(cuts: cuts, to: &output)
    }
  }

  /// About how many bytes the literal becomes, from a look at every sixteenth: a buffer that turns
  /// out too small is copied into one twice as large.
  private static func estimate(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var seen = 0
    var count = 0
    for start in stride(from: 0, to: bytes.count, by: 4096) {
      let part = bytes[start..<min(start + 256, bytes.count)]
      seen += part.count
      var previous: UInt8 = 0
      for byte in part {
        switch byte {
        case quote, backslash: count += 2
        case 0..<0x20, 0x7F: count += "\\u{1F}".utf8.count
        // A mark that is invisible has a number.
        case 0x80 where previous == 0xE2: count += "\\u{200F}".utf8.count
        default: count += 1
        }
        previous = byte
      }
    }
    return seen == 0 ? 0 : Int(Double(count) / Double(seen) * Double(bytes.count) * 1.02)
  }

  private mutating func write(cuts: [Int], to output: inout [UInt8]) {
    var cut = 0
    var offset = 0
    while offset < literal.count {
      while cut < cuts.count && cuts[cut] <= offset {
        cut += 1
        if length > 0 { endLine(&output) }
      }
      let end = cut < cuts.count ? min(cuts[cut], literal.count) : literal.count
      let plain = plainEnd(from: offset, to: min(end, offset + Self.longestLine - length))
      if plain > offset {
        append(literal[offset..<plain], to: &output)
        offset = plain
      } else {
        offset += appendSpecial(at: offset, to: &output)
      }
      if length >= Self.longestLine { endLine(&output) }
    }
    output.append(UInt8(ascii: "\n"))
  }

  /// Where the scalars end that are written as themselves.
  ///
  /// Of those beyond ASCII the ones of two bytes are looked at, which most scripts with an alphabet
  /// are written in.
  private mutating func plainEnd(from start: Int, to end: Int) -> Int {
    var offset = start
    while offset < end {
      while offset + 8 <= end, standsAsItself(ByteScan(literal, from: offset)) {
        endsWithLetter = false
        offset += 8
      }
      guard offset < end else { break }
      let byte = literal[offset]
      if byte < 0x80 {
        guard 0x20..<0x7F ~= byte && byte != Self.quote && byte != Self.backslash else { break }
        endsWithLetter = false
        offset += 1
        continue
      }
      guard byte < 0xE0, offset + 2 <= end else { break }
      let kind = classes[UInt32(byte & 0x1F) << 6 | UInt32(literal[offset + 1] & 0x3F)]
      // A mark is on the letter before it, which must be one of the text.
      guard kind == .shown || kind == .mark && endsWithLetter else { break }
      endsWithLetter = true
      offset += 2
    }
    return offset
  }

  private func standsAsItself(_ bytes: ByteScan) -> Bool {
    bytes.isASCII && !bytes.containsByte(below: 0x20) && !bytes.contains(Self.quote)
      && !bytes.contains(Self.backslash) && !bytes.contains(0x7F)
  }

  /// Appends one scalar that needs a look.
  ///
  /// - Returns: The number of its bytes.
  private mutating func appendSpecial(at offset: Int, to output: inout [UInt8]) -> Int {
    let byte = literal[offset]
    guard byte >= 0x80 else {
      endsWithLetter = false
      if byte == Self.quote || byte == Self.backslash {
        startLine(&output)
        output.append(Self.backslash)
        output.append(byte)
        length += 2
      } else {
        appendEscape(of: Unicode.Scalar(byte), to: &output)
      }
      return 1
    }
    let (scalar, width) = decode(at: offset)
    let kind = classes[scalar.value]
    if kind == .shown || kind == .mark && endsWithLetter {
      append(literal[offset..<offset + width], to: &output)
      endsWithLetter = true
    } else {
      appendEscape(of: scalar, to: &output)
      endsWithLetter = false
    }
    return width
  }

  private mutating func append(_ bytes: some Collection<UInt8>, to output: inout [UInt8]) {
    startLine(&output)
    output.append(contentsOf: bytes)
    length += bytes.count
  }

  private func startLine(_ output: inout [UInt8]) {
    guard length == 0 else { return }
    output.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indent))
  }

  private mutating func appendEscape(of scalar: Unicode.Scalar, to output: inout [UInt8]) {
    startLine(&output)
    let start = output.count
    output.append(Self.backslash)
    output.append(UInt8(ascii: "u"))
    output.append(UInt8(ascii: "{"))
    appendHexadecimal(scalar.value, to: &output)
    output.append(UInt8(ascii: "}"))
    length += output.count - start
  }

  /// Appends a number in hexadecimal digits.
  ///
  /// Packs are full of numbers: with `String(_:radix:)` this was a thirtieth of `bayan generate`.
  private func appendHexadecimal(_ number: UInt32, to output: inout [UInt8]) {
    if number > 0xF { appendHexadecimal(number >> 4, to: &output) }
    let digit = UInt8(number & 0xF)
    output.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10)
  }

  /// Ends a line in the middle of the text.
  private mutating func endLine(_ output: inout [UInt8]) {
    output.append(Self.backslash)
    output.append(UInt8(ascii: "\n"))
    length = 0
    endsWithLetter = false
  }

  /// The scalar beyond ASCII that starts at an offset, and its bytes.
  private func decode(at offset: Int) -> (Unicode.Scalar, Int) {
    let first = UInt32(literal[offset])
    let width = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    precondition(first >= 0xC2 && offset + width <= literal.count, "a literal must be UTF-8")
    var value = first & (0x7F >> UInt32(width))
    for index in offset + 1..<offset + width {
      value = value << 6 | UInt32(literal[index] & 0x3F)
    }
    guard let scalar = Unicode.Scalar(value) else {
      preconditionFailure("a literal must be UTF-8")
    }
    return (scalar, width)
  }
}
