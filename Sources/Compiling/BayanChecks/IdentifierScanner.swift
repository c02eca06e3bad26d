import BayanSupport

/// The words of a text in the sense of programs: letters, digits, `_`, `-`, and dots between them.
///
/// Read from bytes, without a string for each word: most words are nobody's name.
struct IdentifierScanner {
  /// A run of digits of any script.
  struct Number {
    var value: Int
    var digits = 0
    /// In UTF-8 bytes of the text.
    var range: Range<Int>
  }

  struct Word {
    /// In UTF-8 bytes of the text; without dots and hyphens at the end.
    var range: Range<Int>
    var isASCII = true
    /// Whether there is nothing but digits.
    var isNumber = true
    /// The runs of digits that are the number of something; in a list or after a unit digits stand
    /// for themselves: `190-com`, `3.190`.
    var numbers: [Number] = []
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var offset = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The next word; `nil` at the end of the text.
  mutating func next() -> Word? {
    while offset < bytes.count {
      let (role, length) = role(at: offset)
      if role != .other { return word() }
      offset += length
    }
    return nil
  }

  private mutating func word() -> Word {
    let start = offset
    var word = Word(range: start..<start)
    var number: Number?
    var hasJoint = false
    while offset < bytes.count {
      if number == nil, skipLetters(in: &word) {
        word.isNumber = false
        word.range = start..<offset
        continue
      }
      let byte = bytes[offset]
      if byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-") {
        finish(&number, in: &word)
        hasJoint = true
        offset += 1
        continue
      }
      let (role, length) = role(at: offset)
      switch role {
      case .other:
        finish(&number, in: &word)
        return word
      case .letter:
        finish(&number, in: &word)
        word.isNumber = false
      case .digit(let value):
        var run = number ?? Number(value: 0, range: offset..<offset)
        run.digits += 1
        // No code has more digits than this; the value stays what an Int can hold.
        if run.digits <= 18 { run.value = run.value * 10 + value }
        run.range = run.range.lowerBound..<offset + length
        number = run
      }
      if byte >= 0x80 { word.isASCII = false }
      if hasJoint { word.isNumber = false }
      offset += length
      word.range = start..<offset
    }
    finish(&number, in: &word)
    return word
  }

  /// Steps over letters of ASCII and of Arabic, which most of a text is.
  ///
  /// - Returns: Whether there was any.
  private mutating func skipLetters(in word: inout Word) -> Bool {
    let start = offset
    while offset < bytes.count {
      switch bytes[offset] {
      case let byte where byte.isASCIILetter || byte == UInt8(ascii: "_"): offset += 1
      // From U+0620 to U+065F; after that come digits.
      case 0xD8 where bytes[offset + 1] >= 0xA0, 0xD9 where bytes[offset + 1] < 0xA0:
        word.isASCII = false
        offset += 2
      default: return offset > start
      }
    }
    return offset > start
  }

  private func finish(_ number: inout Number?, in word: inout Word) {
    if let number, number.digits <= 18 { word.numbers.append(number) }
    number = nil
  }

  private enum Role: Equatable {
    case other
    case letter
    case digit(Int)
  }

  /// What the scalar at an offset is in a word, and how many bytes it has.
  private func role(at offset: Int) -> (Role, length: Int) {
    let byte = bytes[offset]
    switch byte {
    case _ where byte.isASCIIDigit: return (.digit(Int(byte & 0x0F)), 1)
    case _ where byte.isASCIILetter || byte == UInt8(ascii: "_"): return (.letter, 1)
    case 0..<0x80: return (.other, 1)
    default:
      let scalar = UTF8Scalar(at: offset, in: bytes)
      return (Self.role(of: scalar.value), scalar.length)
    }
  }

  private static func role(of scalar: Unicode.Scalar) -> Role {
    switch scalar.value {
    // Asking Unicode takes long; these are most of what is asked.
    case 0x620...0x65F, 0x400...0x481, 0x4E00...0x9FFF, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F:
      return .letter
    case 0x660...0x669: return .digit(Int(scalar.value & 0x0F))
    case 0x2010...0x203E: return .other
    default:
      let properties = scalar.properties
      guard properties.isXIDContinue else { return .other }
      guard properties.numericType == .decimal, let value = properties.numericValue else {
        return .letter
      }
      return .digit(Int(value))
    }
  }
}

/// The scalar at a place in UTF-8.
struct UTF8Scalar {
  let value: Unicode.Scalar
  /// In bytes.
  let length: Int

  /// Reads one scalar.
  ///
  /// - Precondition: One starts there, as in every string's own bytes.
  @inline(__always)
  init(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    let first = UInt32(bytes[offset])
    guard first >= 0x80 else {
      (value, length) = (Unicode.Scalar(UInt8(first)), 1)
      return
    }
    guard first >= 0xE0 else {
      // The letters of most alphabets.
      value = Self.verified(first << 6 & 0x7C0 | UInt32(bytes[offset + 1] & 0x3F))
      length = 2
      return
    }
    length = first < 0xF0 ? 3 : 4
    var scalar = first & (0x7F >> UInt32(length))
    for index in offset + 1..<offset + length {
      scalar = scalar << 6 | UInt32(bytes[index] & 0x3F)
    }
    value = Self.verified(scalar)
  }

  private static func verified(_ value: UInt32) -> Unicode.Scalar {
    guard let scalar = Unicode.Scalar(value) else {
      preconditionFailure("a string's bytes are UTF-8")
    }
    return scalar
  }
}

extension String {
  /// Whether there is a scalar of some kind.
  @inline(__always)
  func containsScalar(where isMeant: (Unicode.Scalar) -> Bool) -> Bool {
    var text = self
    return text.withUTF8 { utf8 in
      var offset = 0
      while offset < utf8.count {
        let scalar = UTF8Scalar(at: offset, in: utf8)
        if isMeant(scalar.value) { return true }
        offset += scalar.length
      }
      return false
    }
  }
}
