/// Why bytes are not JSON that can be taken in.
public enum JSONFailure: Error, Hashable, Sendable {
  /// The bytes stop being JSON here: a byte offset, from 0.
  case malformed(offset: Int)
  /// Arrays and objects lie deeper in each other than ``JSONValue/deepest``.
  case tooDeep
}

extension JSONValue {
  /// How deep arrays and objects may lie in each other.
  public static let deepest = 100

  /// Reads one JSON text (RFC 8259), with nothing but white space around it.
  ///
  /// A member given twice has its last value. A lone surrogate becomes U+FFFD; bytes that are not
  /// UTF-8, and numbers beyond `Double`, are not JSON here.
  ///
  /// - Throws: ``JSONFailure``.
  public init(parsing bytes: [UInt8]) throws(JSONFailure) {
    var parser = JSONParser(bytes: bytes)
    self = try parser.document()
  }
}

private struct JSONParser {
  let bytes: [UInt8]
  var index = 0
  var depth = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  var failure: JSONFailure { .malformed(offset: index) }

  mutating func document() throws(JSONFailure) -> JSONValue {
    // A byte order mark is against the standard, and common.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    skipSpace()
    let value = try value()
    skipSpace()
    guard index == bytes.count else { throw failure }
    return value
  }

  mutating func skipSpace() {
    while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) { index += 1 }
  }

  mutating func take(_ byte: UInt8) -> Bool {
    guard index < bytes.count, bytes[index] == byte else { return false }
    index += 1
    return true
  }

  mutating func take(_ word: StaticString, as value: JSONValue) throws(JSONFailure) -> JSONValue {
    let end = index + word.utf8CodeUnitCount
    let expected = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    guard end <= bytes.count, bytes[index..<end].elementsEqual(expected) else { throw failure }
    index = end
    return value
  }

  mutating func value() throws(JSONFailure) -> JSONValue {
    guard index < bytes.count else { throw failure }
    switch bytes[index] {
    case UInt8(ascii: "{"):
      return try nested { (parser) throws(JSONFailure) in try parser.object() }
    case UInt8(ascii: "["): return try nested { (parser) throws(JSONFailure) in try parser.array() }
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try take("true", as: .bool(true))
    case UInt8(ascii: "f"): return try take("false", as: .bool(false))
    case UInt8(ascii: "n"): return try take("null", as: .null)
    default: return try number()
    }
  }

  private mutating func nested(
    _ body: (inout JSONParser) throws(JSONFailure) -> JSONValue
  ) throws(JSONFailure) -> JSONValue {
    guard depth < JSONValue.deepest else { throw .tooDeep }
    depth += 1
    index += 1
    let value = try body(&self)
    depth -= 1
    return value
  }

  private mutating func array() throws(JSONFailure) -> JSONValue {
    var elements: [JSONValue] = []
    skipSpace()
    if take(UInt8(ascii: "]")) { return .array(elements) }
    while true {
      skipSpace()
      elements.append(try value())
      skipSpace()
      if take(UInt8(ascii: "]")) { return .array(elements) }
      guard take(UInt8(ascii: ",")) else { throw failure }
    }
  }

  private mutating func object() throws(JSONFailure) -> JSONValue {
    var members: [String: JSONValue] = [:]
    skipSpace()
    if take(UInt8(ascii: "}")) { return .object(members) }
    while true {
      skipSpace()
      guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else { throw failure }
      let key = try string()
      skipSpace()
      guard take(UInt8(ascii: ":")) else { throw failure }
      skipSpace()
      members[key] = try value()
      skipSpace()
      if take(UInt8(ascii: "}")) { return .object(members) }
      guard take(UInt8(ascii: ",")) else { throw failure }
    }
  }

  private mutating func number() throws(JSONFailure) -> JSONValue {
    let start = index
    _ = take(UInt8(ascii: "-"))
    if !take(UInt8(ascii: "0")) { try digits() }
    var isInteger = true
    if take(UInt8(ascii: ".")) {
      isInteger = false
      try digits()
    }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      isInteger = false
      if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      try digits()
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    if isInteger, let value = Int(text) { return .integer(value) }
    guard let value = Double(text), value.isFinite else { throw .malformed(offset: start) }
    return .number(value)
  }

  private mutating func digits() throws(JSONFailure) {
    let start = index
    while index < bytes.count, (0x30...0x39).contains(bytes[index]) { index += 1 }
    guard index > start else { throw failure }
  }

  private mutating func string() throws(JSONFailure) -> String {
    index += 1
    let start = index
    var text: [UInt8] = []
    var copied = start
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        text += bytes[copied..<index]
        index += 1
        guard let string = String(validating: text, as: UTF8.self) else {
          throw .malformed(offset: start)
        }
        return string
      case UInt8(ascii: "\\"):
        text += bytes[copied..<index]
        index += 1
        try escape(into: &text)
        copied = index
      case 0..<0x20: throw failure
      default: index += 1
      }
    }
    throw failure
  }

  private mutating func escape(into text: inout [UInt8]) throws(JSONFailure) {
    guard index < bytes.count else { throw failure }
    let byte = bytes[index]
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"): text += Array(String(try unicodeEscape()).utf8)
    default:
      index -= 1
      throw failure
    }
  }

  private mutating func unicodeEscape() throws(JSONFailure) -> Unicode.Scalar {
    let first = try hexadecimal()
    if let scalar = Unicode.Scalar(first) { return scalar }
    let afterFirst = index
    if (0xD800...0xDBFF).contains(first), take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) {
      let second = try hexadecimal()
      if (0xDC00...0xDFFF).contains(second) {
        let value = 0x10000 + (UInt32(first - 0xD800) << 10) + UInt32(second - 0xDC00)
        if let scalar = Unicode.Scalar(value) { return scalar }
      }
    }
    index = afterFirst
    return "\u{FFFD}"
  }

  private mutating func hexadecimal() throws(JSONFailure) -> UInt16 {
    guard index + 4 <= bytes.count,
      bytes[index..<index + 4].allSatisfy({ Unicode.Scalar($0).properties.isASCIIHexDigit }),
      let value = UInt16(String(decoding: bytes[index..<index + 4], as: UTF8.self), radix: 16)
    else { throw failure }
    index += 4
    return value
  }
}
