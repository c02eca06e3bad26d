import BayanSupport

/// A strict reader of one JSON text (RFC 8259).
///
/// The reader keeps open arrays and objects in its own lists, so that nesting takes no stack.
struct JSONReader {
  /// An open array or object.
  private struct Open {
    var isObject: Bool
    /// The index in `values` of the first value.
    var firstValue: Int
  }

  private let bytes: [UInt8]
  private var index = 0
  private var open: [Open] = []
  /// The values of all open arrays and objects, and the names of the open objects' members.
  private var values: [JSONValue] = []
  private var names: [String] = []
  private var count = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func read() throws(JSONFailure) -> JSONValue {
    // Readers may ignore the byte order mark of UTF-8.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    // JSON has no zero byte. UTF-16 and UTF-32 have one in the first four bytes, or have a mark.
    if bytes.prefix(4).contains(0) || bytes.starts(with: [0xFE, 0xFF])
      || bytes.starts(with: [0xFF, 0xFE])
    {
      throw failure(.notUTF8)
    }
    while true {
      skipSpace()
      guard var value = try readStart() else { continue }
      // The value may be the last one of several arrays and objects.
      while let innermost = open.last {
        values.append(value)
        guard try readsEnd(of: innermost) else { break }
        value = close(innermost)
      }
      if open.isEmpty {
        skipSpace()
        guard index == bytes.count else { throw failure(.malformed(expected: "the end")) }
        return value
      }
    }
  }

  /// Reads a value, or the start of an array or object.
  ///
  /// - Returns: `nil` after the start of an array or object that isn't empty.
  private mutating func readStart() throws(JSONFailure) -> JSONValue? {
    count += 1
    guard count <= JSONValue.mostValues else { throw failure(.tooManyValues) }
    guard let byte = peek else { throw failure(.malformed(expected: "a value")) }
    switch byte {
    case UInt8(ascii: "["), UInt8(ascii: "{"): return try readOpening()
    case UInt8(ascii: "\""): return .string(try readString())
    case UInt8(ascii: "t"): return try readWord("true", .bool(true))
    case UInt8(ascii: "f"): return try readWord("false", .bool(false))
    case UInt8(ascii: "n"): return try readWord("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try readNumber()
    default: throw failure(.malformed(expected: "a value"))
    }
  }

  private mutating func readOpening() throws(JSONFailure) -> JSONValue? {
    let isObject = peek == UInt8(ascii: "{")
    guard open.count < JSONValue.deepest else { throw failure(.tooDeep) }
    index += 1
    skipSpace()
    if take(isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) {
      return isObject ? .object([:]) : .array([])
    }
    open.append(Open(isObject: isObject, firstValue: values.count))
    if isObject { try readName() }
    return nil
  }

  private mutating func readName() throws(JSONFailure) {
    guard peek == UInt8(ascii: "\"") else {
      throw failure(.malformed(expected: "a name in quotes"))
    }
    names.append(try readString())
    skipSpace()
    guard take(UInt8(ascii: ":")) else { throw failure(.malformed(expected: "':'")) }
  }

  /// Reads the text after a value: a comma and the next name, or the closing bracket.
  private mutating func readsEnd(of innermost: Open) throws(JSONFailure) -> Bool {
    skipSpace()
    if take(innermost.isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) { return true }
    guard take(UInt8(ascii: ",")) else {
      throw failure(.malformed(expected: innermost.isObject ? "',' or '}'" : "',' or ']'"))
    }
    if innermost.isObject {
      skipSpace()
      try readName()
    }
    return false
  }

  /// Returns the array or object of the last values; of members with the same name, the last
  /// counts.
  private mutating func close(_ innermost: Open) -> JSONValue {
    open.removeLast()
    let own = values[innermost.firstValue...]
    defer { values.removeSubrange(innermost.firstValue...) }
    guard innermost.isObject else { return .array(Array(own)) }
    let ownNames = names.suffix(own.count)
    defer { names.removeLast(own.count) }
    return .object(Dictionary(zip(ownNames, own), uniquingKeysWith: { _, last in last }))
  }

  private mutating func readWord(
    _ word: StaticString, _ value: JSONValue
  ) throws(JSONFailure) -> JSONValue {
    let length = word.utf8CodeUnitCount
    guard bytes[index...].prefix(length).elementsEqual(word.description.utf8) else {
      throw failure(.malformed(expected: "a value"))
    }
    index += length
    return value
  }

  // MARK: Places

  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    index += 1
    return true
  }

  private mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      index += 1
    }
  }

  private func failure(_ reason: JSONFailure.Reason, at offset: Int? = nil) -> JSONFailure {
    JSONFailure(reason, at: min(offset ?? index, bytes.count), of: bytes)
  }
}

// MARK: - Numbers

extension JSONReader {
  private mutating func readNumber() throws(JSONFailure) -> JSONValue {
    let start = index
    _ = take(UInt8(ascii: "-"))
    if !take(UInt8(ascii: "0")) { try readDigits() }
    if take(UInt8(ascii: ".")) { try readDigits() }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      try readDigits()
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    if let integer = Int(text) { return .integer(integer) }
    guard let number = Double(text), number.isFinite else {
      throw failure(.malformed(expected: "a number that a double can hold"), at: start)
    }
    if let exact = JSONValue.decimal(text, unless: number) { return exact }
    return Int(exactly: number).map { .integer($0) } ?? .number(number)
  }

  private mutating func readDigits() throws(JSONFailure) {
    let start = index
    while let byte = peek, byte.isASCIIDigit { index += 1 }
    guard index > start else { throw failure(.malformed(expected: "a digit")) }
  }
}

// MARK: - Strings

extension JSONReader {
  private mutating func readString() throws(JSONFailure) -> String {
    index += 1
    let start = index
    while let byte = peek, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte >= 0x20 {
      index += 1
    }
    var text = try plainText(from: start)
    while !take(UInt8(ascii: "\"")) {
      if take(UInt8(ascii: "\\")) {
        text.unicodeScalars.append(try readEscape())
        continue
      }
      let start = index
      while let byte = peek, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte >= 0x20 {
        index += 1
      }
      guard index > start else {
        let expected = peek == nil ? "'\"'" : "an escape in place of a control character"
        throw failure(.malformed(expected: expected))
      }
      text += try plainText(from: start)
    }
    return text
  }

  /// Returns the text from an offset to the current one, which has to be UTF-8.
  private func plainText(from start: Int) throws(JSONFailure) -> String {
    guard let text = String(validating: bytes[start..<index], as: UTF8.self) else {
      throw failure(.notUTF8, at: start)
    }
    return text
  }

  private mutating func readEscape() throws(JSONFailure) -> Unicode.Scalar {
    let start = index - 1
    guard let byte = peek else { throw failure(.malformed(expected: "an escape")) }
    index += 1
    if byte == UInt8(ascii: "u") { return try readScalar(from: start) }
    guard let scalar = Unicode.Scalar(jsonEscape: byte) else {
      throw failure(.malformed(expected: "an escape"), at: start)
    }
    return scalar
  }

  /// Returns the scalar of a `\u` escape, or of the two escapes of a surrogate pair.
  private mutating func readScalar(from start: Int) throws(JSONFailure) -> Unicode.Scalar {
    let first = try readHexadecimal()
    if let scalar = Unicode.Scalar(first) { return scalar }
    if first < 0xDC00, take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")),
      let scalar = Unicode.Scalar(high: first, low: try readHexadecimal())
    {
      return scalar
    }
    throw failure(.malformed(expected: "both halves of a surrogate pair"), at: start)
  }

  private mutating func readHexadecimal() throws(JSONFailure) -> UInt16 {
    var value: UInt16 = 0
    for _ in 0..<4 {
      guard let digit = peek?.hexDigitValue else {
        throw failure(.malformed(expected: "four hexadecimal digits"))
      }
      value = value << 4 | UInt16(digit)
      index += 1
    }
    return value
  }
}
