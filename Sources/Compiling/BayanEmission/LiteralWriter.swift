import BayanDiagnostics
import BayanSupport

/// A writer of bytes between triple quotes, directly into the file that contains the literal.
///
/// Packs are most of a module, so this is most of the work of emission. Unescaped text is copied in
/// stretches.
struct LiteralWriter {
  /// The bytes, by pointer, because each byte of every pack is read.
  private let literal: UnsafeBufferPointer<UInt8>
  private let indent: Int
  private var classes = ScalarClasses()

  /// The length of the present line in bytes, without its indentation.
  private var length = 0

  /// Whether the line ends with an unescaped scalar beyond ASCII.
  private var endsWithLetter = false

  private static let longestLine = 2_000
  private static let quote = UInt8(ascii: "\"")
  private static let backslash = UInt8(ascii: "\\")

  private init(_ literal: UnsafeBufferPointer<UInt8>, indent: Int) {
    self.literal = literal
    self.indent = indent
  }

  /// Appends the lines of a literal.
  ///
  /// No line end of the file is one of the text.
  ///
  /// - Precondition: The bytes are UTF-8, as packs and tables are.
  static func append(_ bytes: [UInt8], cuts: [Int], indent: Int, to output: inout [UInt8]) {
    bytes.withUnsafeBufferPointer { bytes in
      output.reserveCapacity(output.count + estimate(bytes) + cuts.count * (indent + 2))
      var writer = LiteralWriter(bytes, indent: indent)
      writer.write(cuts: cuts, to: &output)
    }
  }

  /// Estimates the length of the literal in bytes from every sixteenth byte.
  ///
  /// A buffer that is too small would be copied into one twice as large.
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
        // An invisible mark is escaped by number.
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

  /// Returns the end of the unescaped scalars.
  ///
  /// Beyond ASCII the function reads only scalars of two bytes, which most alphabetic scripts
  /// consist of.
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
      // A mark combines with the letter before it, which must be unescaped.
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

  /// Appends one scalar that may need an escape.
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
  /// Packs are full of numbers: `String(_:radix:)` took a thirtieth of the time of `bayan generate`.
  private func appendHexadecimal(_ number: UInt32, to output: inout [UInt8]) {
    if number > 0xF { appendHexadecimal(number >> 4, to: &output) }
    let digit = UInt8(number & 0xF)
    output.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10)
  }

  /// Breaks a line in the middle of the text.
  private mutating func endLine(_ output: inout [UInt8]) {
    output.append(Self.backslash)
    output.append(UInt8(ascii: "\n"))
    length = 0
    endsWithLetter = false
  }

  /// Returns the scalar beyond ASCII that starts at an offset, and the number of its bytes.
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
