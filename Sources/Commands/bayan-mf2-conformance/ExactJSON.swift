import BayanRuntime
import BayanSupport

/// A JSON value without any loss.
///
/// Numbers keep their digits, because Foundation would convert them to binary or 38-digit numbers.
/// A single escaped surrogate becomes U+FFFE, because Swift's strings can't have it, and Foundation
/// would reject the whole file. The grammar allows noncharacters at the same places as surrogates,
/// in text and quoted literals, and nowhere else.
enum ExactJSON: Hashable {
  case null
  case bool(Bool)
  /// A number with its source.
  case number(String)
  case string(String)
  case array([ExactJSON])
  case object([String: ExactJSON])

  /// Reads a text.
  ///
  /// - Throws: ``JSONFailure`` with the place of the first error.
  init(_ bytes: [UInt8]) throws(JSONFailure) {
    var reader = JSONReader(bytes: bytes)
    self = try reader.value(depth: 0)
    reader.skipSpace()
    guard reader.isAtEnd else { throw reader.failure }
  }

  subscript(key: String) -> ExactJSON? {
    if case .object(let object) = self { object[key] } else { nil }
  }

  var string: String? { if case .string(let value) = self { value } else { nil } }
  var array: [ExactJSON]? { if case .array(let value) = self { value } else { nil } }

  /// Returns whether the value has all expected parts; further parts don't matter.
  ///
  /// Texts are compared by scalars, because `==` would treat canonically equivalent texts as equal.
  func contains(_ expected: ExactJSON) -> Bool {
    switch (self, expected) {
    case (.object(let own), .object(let wanted)):
      wanted.allSatisfy { key, value in own[key]?.contains(value) == true }
    case (.array(let own), .array(let wanted)):
      own.count == wanted.count && zip(own, wanted).allSatisfy { $0.contains($1) }
    case (.string(let own), .string(let wanted)): own.utf8.elementsEqual(wanted.utf8)
    case (.number(let own), .number(let wanted)):
      own == wanted
        || MessageNumber(own).map { $0.trimmed == MessageNumber(wanted)?.trimmed } ?? false
    default: self == expected
    }
  }
}

extension ExactJSON: CustomStringConvertible {
  var description: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let value): value
    case .string(let value): value.debugDescription
    case .array(let values): "[" + values.map(\.description).joined(separator: ", ") + "]"
    case .object(let object):
      "{"
        + object.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
        .joined(separator: ", ") + "}"
    }
  }
}

/// The error of text that isn't JSON, with its offset.
struct JSONFailure: Error, CustomStringConvertible {
  var offset: Int
  var description: String { "no JSON from byte \(offset) on" }
}

/// A reader of RFC 8259.
private struct JSONReader {
  let bytes: [UInt8]
  var index = 0

  var isAtEnd: Bool { index >= bytes.count }
  var failure: JSONFailure { JSONFailure(offset: index) }
  private var current: UInt8 { isAtEnd ? 0 : bytes[index] }

  mutating func skipSpace() {
    while [0x20, 0x09, 0x0A, 0x0D].contains(current) { index += 1 }
  }

  private mutating func take(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard bytes.count - index >= count,
      (0..<count).allSatisfy({ bytes[index + $0] == text.utf8Start[$0] })
    else { return false }
    index += count
    return true
  }

  mutating func value(depth: Int) throws(JSONFailure) -> ExactJSON {
    guard depth < 200 else { throw failure }
    skipSpace()
    switch current {
    case UInt8(ascii: "{"):
      var members: [String: ExactJSON] = [:]
      try list(until: "}") { (reader) throws(JSONFailure) in
        reader.skipSpace()
        let name = try reader.string()
        reader.skipSpace()
        guard reader.take(":") else { throw reader.failure }
        members[name] = try reader.value(depth: depth + 1)
      }
      return .object(members)
    case UInt8(ascii: "["):
      var elements: [ExactJSON] = []
      try list(until: "]") { (reader) throws(JSONFailure) in
        elements.append(try reader.value(depth: depth + 1))
      }
      return .array(elements)
    case UInt8(ascii: "\""): return .string(try string())
    default:
      if take("null") { return .null }
      if take("true") { return .bool(true) }
      if take("false") { return .bool(false) }
      let start = index
      while current.isNumberPart { index += 1 }
      guard index > start else { throw failure }
      return .number(String(decoding: bytes[start..<index], as: UTF8.self))
    }
  }

  /// Reads a list of elements with commas, up to a bracket.
  private mutating func list(
    until end: StaticString, _ element: (inout JSONReader) throws(JSONFailure) -> Void
  ) throws(JSONFailure) {
    index += 1
    skipSpace()
    if take(end) { return }
    while true {
      try element(&self)
      skipSpace()
      if take(end) { return }
      guard take(",") else { throw failure }
    }
  }

  private mutating func string() throws(JSONFailure) -> String {
    guard take("\"") else { throw failure }
    var text: [UInt8] = []
    while !isAtEnd {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text.append(contentsOf: "\(try escape())".utf8)
      default: text.append(byte)
      }
    }
    throw failure
  }

  private mutating func escape() throws(JSONFailure) -> Unicode.Scalar {
    let letter = current
    index += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      let unit = try hexadecimal()
      if let scalar = Unicode.Scalar(unit) { return scalar }
      let rest = index
      if unit < 0xDC00, take("\\u"), let low = try? hexadecimal(), (0xDC00...0xDFFF).contains(low) {
        return Unicode.Scalar(0x1_0000 + ((unit - 0xD800) << 10) + (low - 0xDC00)) ?? "\u{FFFE}"
      }
      index = rest
      return "\u{FFFE}"
    default: throw failure
    }
  }

  private mutating func hexadecimal() throws(JSONFailure) -> UInt32 {
    guard bytes.count - index >= 4,
      let value = UInt32(String(decoding: bytes[index..<index + 4], as: UTF8.self), radix: 16)
    else { throw failure }
    index += 4
    return value
  }
}

extension UInt8 {
  fileprivate var isNumberPart: Bool {
    isASCIIDigit || "+-.eE".utf8.contains(self)
  }
}
