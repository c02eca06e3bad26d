/// The values that a ``JSONReader`` makes of JSON.
package protocol JSONBuilder {
  associatedtype Value

  /// Makes the value of a text, `true`, `false` or `null`.
  func value(_ scalar: JSONScalar, at range: Range<Int>) -> Value

  /// Makes the value of a number, by its digits; `nil` for a number that the type can't hold.
  func number(_ digits: String, at range: Range<Int>) -> Value?

  /// Makes the value of an array.
  func array(_ elements: [Value], at range: Range<Int>) -> Value

  /// Makes the value of an object, whose names may repeat.
  func object(_ members: [JSONMember<Value>], at range: Range<Int>) -> Value
}

/// A value without parts, and without digits.
package enum JSONScalar {
  case null
  case bool(Bool)
  case text(String)
}

/// A member of an object.
package struct JSONMember<Value> {
  package var name: String
  /// The place of the name, with its quotes.
  package var range: Range<Int>
  package var value: Value
}

/// The bounds of a ``JSONReader``.
package struct JSONLimits {
  /// The deepest nesting of arrays and objects.
  package var depth: Int
  /// The most values.
  package var values: Int
  /// The character in place of half a surrogate pair; with `nil` it is an error.
  package var loneSurrogate: Unicode.Scalar?

  package init(depth: Int, values: Int, loneSurrogate: Unicode.Scalar? = nil) {
    (self.depth, self.values, self.loneSurrogate) = (depth, values, loneSurrogate)
  }
}

/// The reason why bytes aren't JSON, with the offset in bytes.
package struct JSONFault: Error, Equatable, CustomStringConvertible {
  /// A part of JSON's grammar that isn't where it has to be, as English names it.
  package enum Expected: String {
    case value = "a value"
    case name = "a name in quotes"
    case text = "a text in quotes"
    case colon = "':'"
    case endOfArray = "',' or ']'"
    case endOfObject = "',' or '}'"
  }

  package enum Reason: Equatable {
    case expected(Expected)
    /// A number that the builder's type can't hold.
    case unholdable
    case digitMissing
    case afterEnd
    case openText
    case control
    case badEscape
    case digitsOfEscape
    case halfPair
    case tooDeep
    case tooManyValues
    case notUTF8
  }

  package var reason: Reason
  package var offset: Int

  package init(reason: Reason, offset: Int) { (self.reason, self.offset) = (reason, offset) }

  package var description: String { "no JSON from byte \(offset) on" }
}

/// A strict and bounded reader of one JSON text (RFC 8259), with the place of each value.
///
/// The reader keeps open arrays and objects in its own list, so that nesting takes no stack. It skips a
/// byte-order mark, which readers may do. Ranges and offsets count bytes, from 0.
package struct JSONReader<Builder: JSONBuilder> {
  /// An open array or object.
  private struct Open {
    var isObject: Bool
    var start: Int
    var elements: [Builder.Value] = []
    var members: [JSONMember<Builder.Value>] = []
    /// The name of the next member, with its place.
    var name: (text: String, range: Range<Int>)?
  }

  private let bytes: [UInt8]
  private let builder: Builder
  private let limits: JSONLimits
  private var count = 0
  /// The offset of the next byte.
  package private(set) var index: Int

  package init(_ bytes: [UInt8], _ builder: Builder, _ limits: JSONLimits) {
    (self.bytes, self.builder, self.limits) = (bytes, builder, limits)
    index = bytes.byteOrderMarkLength
  }

  /// Reads one value and the space around it, after which nothing may follow.
  package mutating func readWhole() throws(JSONFault) -> Builder.Value {
    let value = try readValue()
    skipSpace()
    guard index == bytes.count else { throw fault(.afterEnd) }
    return value
  }

  /// Reads one value, with the space before it.
  package mutating func readValue() throws(JSONFault) -> Builder.Value {
    var open: [Open] = []
    while true {
      skipSpace()
      guard var value = try readStart(&open) else { continue }
      // The value may be the last one of several arrays and objects.
      while !open.isEmpty {
        guard try readEnd(after: value, in: &open[open.count - 1]) else { break }
        let closed = open.removeLast()
        let range = closed.start..<index
        value =
          closed.isObject
          ? builder.object(closed.members, at: range) : builder.array(closed.elements, at: range)
      }
      if open.isEmpty { return value }
    }
  }

  /// Reads a value, or the start of an array or object.
  ///
  /// - Returns: `nil` after the start of an array or object that isn't empty.
  private mutating func readStart(_ open: inout [Open]) throws(JSONFault) -> Builder.Value? {
    count += 1
    guard count <= limits.values else { throw fault(.tooManyValues) }
    let start = index
    guard let byte = peek else { throw fault(.expected(.value)) }
    switch byte {
    case UInt8(ascii: "["), UInt8(ascii: "{"): return try readOpening(&open)
    case UInt8(ascii: "\""):
      let text = try readText()
      return builder.value(.text(text), at: start..<index)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try readNumber()
    default:
      guard let scalar = takeWord() else { throw fault(.expected(.value)) }
      return builder.value(scalar, at: start..<index)
    }
  }

  /// Steps over `true`, `false` or `null`.
  private mutating func takeWord() -> JSONScalar? {
    let rest = bytes[index...]
    if rest.starts(with: "true".utf8) {
      index += 4
      return .bool(true)
    }
    if rest.starts(with: "false".utf8) {
      index += 5
      return .bool(false)
    }
    guard rest.starts(with: "null".utf8) else { return nil }
    index += 4
    return .null
  }

  private mutating func readOpening(_ open: inout [Open]) throws(JSONFault) -> Builder.Value? {
    let start = index
    let isObject = peek == UInt8(ascii: "{")
    guard open.count < limits.depth else { throw fault(.tooDeep) }
    index += 1
    skipSpace()
    if take(isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) {
      return isObject
        ? builder.object([], at: start..<index) : builder.array([], at: start..<index)
    }
    open.append(Open(isObject: isObject, start: start))
    if isObject { open[open.count - 1].name = try readName() }
    return nil
  }

  private mutating func readName() throws(JSONFault) -> (text: String, range: Range<Int>) {
    let start = index
    guard peek == UInt8(ascii: "\"") else { throw fault(.expected(.name)) }
    let name = try readText()
    let range = start..<index
    skipSpace()
    guard take(UInt8(ascii: ":")) else { throw fault(.expected(.colon)) }
    return (name, range)
  }

  /// Adds a value to its array or object, and reads the text after it: a comma and the next name, or the
  /// closing bracket.
  ///
  /// - Returns: Whether the array or object ends.
  private mutating func readEnd(
    after value: Builder.Value, in innermost: inout Open
  ) throws(JSONFault) -> Bool {
    if let name = innermost.name {
      innermost.members.append(JSONMember(name: name.text, range: name.range, value: value))
    } else {
      innermost.elements.append(value)
    }
    skipSpace()
    if take(innermost.isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) { return true }
    guard take(UInt8(ascii: ",")) else {
      throw fault(.expected(innermost.isObject ? .endOfObject : .endOfArray))
    }
    if innermost.isObject {
      skipSpace()
      innermost.name = try readName()
    }
    return false
  }

  // MARK: - Places

  /// The next byte; `nil` at the end.
  package var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// Steps over a byte, if it is the next one.
  package mutating func take(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    index += 1
    return true
  }

  package mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      index += 1
    }
  }

  private func fault(_ reason: JSONFault.Reason, at offset: Int? = nil) -> JSONFault {
    JSONFault(reason: reason, offset: min(offset ?? index, bytes.count))
  }
}

// MARK: - Numbers

extension JSONReader {
  private mutating func readNumber() throws(JSONFault) -> Builder.Value {
    let start = index
    _ = take(UInt8(ascii: "-"))
    if !take(UInt8(ascii: "0")) { try readDigits() }
    if take(UInt8(ascii: ".")) { try readDigits() }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      try readDigits()
    }
    let digits = String(decoding: bytes[start..<index], as: UTF8.self)
    guard let value = builder.number(digits, at: start..<index) else {
      throw fault(.unholdable, at: start)
    }
    return value
  }

  private mutating func readDigits() throws(JSONFault) {
    let start = index
    while let byte = peek, byte.isASCIIDigit { index += 1 }
    guard index > start else { throw fault(.digitMissing) }
  }
}

// MARK: - Texts

extension JSONReader {
  /// Reads a text in quotes.
  package mutating func readText() throws(JSONFault) -> String {
    guard take(UInt8(ascii: "\"")) else { throw fault(.expected(.text)) }
    var text = try readPlainText()
    while !take(UInt8(ascii: "\"")) {
      if take(UInt8(ascii: "\\")) {
        text.unicodeScalars.append(try readEscape())
      } else {
        guard peek != nil else { throw fault(.openText) }
        guard let byte = peek, byte >= 0x20 else { throw fault(.control) }
        text += try readPlainText()
      }
    }
    return text
  }

  /// Reads text up to an escape, a quote or a control character.
  private mutating func readPlainText() throws(JSONFault) -> String {
    let start = index
    while let byte = peek, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte >= 0x20 {
      index += 1
    }
    guard let text = String(validating: bytes[start..<index], as: UTF8.self) else {
      throw fault(.notUTF8, at: start)
    }
    return text
  }

  private mutating func readEscape() throws(JSONFault) -> Unicode.Scalar {
    let start = index - 1
    guard let byte = peek else { throw fault(.openText) }
    index += 1
    if byte == UInt8(ascii: "u") { return try readScalar(from: start) }
    guard let scalar = Unicode.Scalar(jsonEscape: byte) else { throw fault(.badEscape, at: start) }
    return scalar
  }

  /// Returns the scalar of a `\u` escape, or of the two escapes of a surrogate pair.
  private mutating func readScalar(from start: Int) throws(JSONFault) -> Unicode.Scalar {
    let first = try readUnit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    let afterFirst = index
    if first < 0xDC00, take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")),
      let scalar = Unicode.Scalar(high: first, low: try readUnit())
    {
      return scalar
    }
    guard let replacement = limits.loneSurrogate else { throw fault(.halfPair, at: start) }
    index = afterFirst
    return replacement
  }

  private mutating func readUnit() throws(JSONFault) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let digit = peek?.hexDigitValue else { throw fault(.digitsOfEscape) }
      unit = unit << 4 | UInt16(digit)
      index += 1
    }
    return unit
  }
}
