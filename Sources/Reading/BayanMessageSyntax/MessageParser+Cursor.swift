import BayanDiagnostics
import BayanSupport

extension MessageParser {
  /// Whether everything has been read.
  var isAtEnd: Bool { index >= bytes.count }

  /// The next byte; at the end 0, which is a character that no message may have.
  var current: UInt8 { index < bytes.count ? bytes[index] : Byte.null }

  /// The byte after the next; past the end 0.
  var following: UInt8 { index + 1 < bytes.count ? bytes[index + 1] : Byte.null }

  /// Whether `{{` comes next.
  var isAtDoubleBrace: Bool { current == Byte.openBrace && following == Byte.openBrace }

  /// The stretch of the next code point; empty at the end.
  var currentSpan: SourceSpan {
    SourceSpan(index, isAtEnd ? index : index + scalar(at: index).length)
  }

  /// Returns the text of some bytes.
  func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// Returns the code point that starts at an offset, and its length in bytes.
  ///
  /// Bytes that are not UTF-8 count singly, as U+FFFD with `isValid` false; no byte past the end
  /// is read.
  func scalar(at offset: Int) -> (value: UInt32, length: Int, isValid: Bool) {
    let first = UInt32(bytes[offset])
    let length: Int
    let least: UInt32
    var value: UInt32
    switch first {
    case ..<0x80: return (first, 1, true)
    case 0xC2...0xDF: (length, least, value) = (2, 0x80, first & 0x1F)
    case 0xE0...0xEF: (length, least, value) = (3, 0x800, first & 0x0F)
    case 0xF0...0xF4: (length, least, value) = (4, 0x1_0000, first & 0x07)
    default: return (0xFFFD, 1, false)
    }
    guard bytes.count - offset >= length else { return (0xFFFD, 1, false) }
    for position in offset + 1..<offset + length {
      let byte = bytes[position]
      guard byte & 0xC0 == 0x80 else { return (0xFFFD, 1, false) }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    guard value >= least, value <= 0x10_FFFF, !(0xD800...0xDFFF).contains(value) else {
      return (0xFFFD, 1, false)
    }
    return (value, length, true)
  }

  /// Reports the first byte that is not UTF-8.
  ///
  /// Only the first is reported: a file in another encoding has one cause and thousands of such bytes.
  mutating func checkEncoding() {
    var offset = 0
    while offset < bytes.count {
      if bytes[offset] < 0x80 {
        offset += 1
        continue
      }
      let (_, length, isValid) = scalar(at: offset)
      guard isValid else {
        report(.notUnicode(bytes[offset]), at: SourceSpan(offset, offset + 1))
        return
      }
      offset += length
    }
  }
}

// MARK: - Whitespace

extension MessageParser {
  /// Skips white space and bidirectional marks.
  ///
  /// - Grammar: `o = *(ws / bidi)`
  /// - Returns: Whether white space was among the skipped characters, so that they also
  ///   satisfy `s = *bidi ws o`.
  @discardableResult
  @inline(__always)
  mutating func skipOptionalSpace() -> Bool {
    // Mostly there is no white space: a visible ASCII character comes next.
    if index < bytes.count, (0x21...0x7F).contains(bytes[index]) { return false }
    return skipSpaceAhead()
  }

  @inline(never)
  private mutating func skipSpaceAhead() -> Bool {
    var hasWhitespace = false
    while index < bytes.count {
      let byte = bytes[index]
      if byte < 0x80 {
        guard CharacterClass.isWhitespace(UInt32(byte)) else { break }
        hasWhitespace = true
        index += 1
        continue
      }
      // All the others begin with D8 (U+061C), E2 (U+200E…U+2069) or E3 (U+3000).
      guard byte == 0xD8 || byte == 0xE2 || byte == 0xE3 else { break }
      let (value, length, _) = scalar(at: index)
      if CharacterClass.isWhitespace(value) {
        hasWhitespace = true
      } else if !CharacterClass.isBidirectionalMark(value) {
        break
      }
      index += length
    }
    return hasWhitespace
  }

  /// Skips one bidirectional mark, if one is next.
  ///
  /// - Grammar: `[bidi]`
  mutating func skipBidirectionalMark() {
    let byte = current
    guard byte == 0xD8 || byte == 0xE2 else { return }
    let (value, length, _) = scalar(at: index)
    if CharacterClass.isBidirectionalMark(value) { index += length }
  }
}

extension Diagnostic.Message {
  fileprivate static func notUnicode(_ byte: UInt8) -> Self {
    "the byte 0x\(byte.hexadecimal(width: 2, uppercase: true)) is not UTF-8; save the file as UTF-8"
  }
}
