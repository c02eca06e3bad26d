import BayanSupport
import Foundation

extension JSONValue {
  /// The deepest nesting of arrays and objects.
  public static let deepest = 100

  /// The largest number of values in a text, with those in arrays and objects.
  ///
  /// A value takes more memory than its text, which may have only two bytes.
  public static let mostValues = 1_000_000

  /// Reads one JSON text (RFC 8259) in UTF-8, with only white space around it.
  ///
  /// Time and memory are proportional to the bytes. The stack is the same for any depth.
  ///
  /// - Throws: ``JSONFailure`` with the reason and its place.
  public init(parsing bytes: [UInt8]) throws(JSONFailure) {
    self = try JSONValue.read(bytes)
  }

  /// The value as JSON with sorted members, so that equal values have equal texts.
  public var text: String {
    var text = ""
    // The list replaces recursion, for small stacks; its last piece is written next.
    var pieces = [TextPiece.value(self)]
    while let piece = pieces.popLast() {
      switch piece {
      case .text(let part): text += part
      case .value(let value): value.write(to: &text, &pieces)
      }
    }
    return text
  }

  private enum TextPiece {
    case text(String)
    case value(JSONValue)
  }

  private func write(to text: inout String, _ pieces: inout [TextPiece]) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += "\(value)"
    case .integer(let value): text += "\(value)"
    case .number(let value): text += value.isFinite ? "\(value)" : "null"
    case .decimal(let digits):
      // A program may have set any text here.
      let isNumber = (try? JSONValue(parsing: Array(digits.utf8)))?.double != nil
      text += isNumber ? digits : "null"
    case .string(let value): text += Self.quoted(value)
    case .array(let elements):
      text += "["
      pieces.append(.text("]"))
      for (index, element) in elements.enumerated().reversed() {
        pieces.append(.value(element))
        if index > 0 { pieces.append(.text(",")) }
      }
    case .object(let members):
      text += "{"
      pieces.append(.text("}"))
      for (index, member) in members.sorted(by: { $0.key < $1.key }).enumerated().reversed() {
        pieces.append(.value(member.value))
        pieces.append(.text((index > 0 ? "," : "") + Self.quoted(member.key) + ":"))
      }
    }
  }

  private static func quoted(_ text: String) -> String {
    var json = JSONWriter()
    json.string(text)
    return json.text
  }
}

extension JSONValue: Codable {
  public init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let text = try? value.decode(String.self) {
      self = .string(text)
    } else if let members = try? value.decode([String: JSONValue].self) {
      self = .object(members)
    } else if let elements = try? value.decode([JSONValue].self) {
      self = .array(elements)
    } else if let integer = try? value.decode(Int.self) {
      self = .integer(integer)
    } else if let bool = try? value.decode(Bool.self) {
      self = .bool(bool)
    } else {
      let number = try value.decode(Double.self)
      // A number beyond a double keeps as many digits as Foundation does.
      let exact = try? value.decode(Decimal.self)
      self = exact.flatMap { Self.decimal("\($0)", unless: number) } ?? .number(number)
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .null: try value.encodeNil()
    case .bool(let bool): try value.encode(bool)
    case .integer(let integer): try value.encode(integer)
    case .number(let number): try value.encode(number)
    case .decimal(let digits):
      try Decimal(string: digits).map { try value.encode($0) } ?? value.encode(Double(digits))
    case .string(let text): try value.encode(text)
    case .array(let elements): try value.encode(elements)
    case .object(let members): try value.encode(members)
    }
  }
}

extension JSONValue {
  /// Returns the number of some digits; `nil` if a double is the same number.
  static func decimal(_ digits: String, unless double: Double) -> JSONValue? {
    JSONDigits(digits) == JSONDigits("\(double)") ? nil : .decimal(digits)
  }
}

/// A number as digits with a power of ten: `1.50e3` is 15 and 2.
///
/// Equal numbers are equal here, however they are written.
private struct JSONDigits: Equatable {
  private var isNegative = false
  private var digits: [UInt8] = []
  private var exponent = 0

  init(_ text: String) {
    var isFraction = false
    var rest = Array(text.utf8)[...]
    isNegative = rest.first == UInt8(ascii: "-")
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "."): isFraction = true
      case UInt8(ascii: "e"), UInt8(ascii: "E"):
        exponent &+= Int(String(decoding: rest, as: UTF8.self)) ?? 0
        rest = []
      case _ where byte.isASCIIDigit:
        if !digits.isEmpty || byte != UInt8(ascii: "0") { digits.append(byte) }
        if isFraction { exponent &-= 1 }
      default: break
      }
    }
    while digits.last == UInt8(ascii: "0") {
      digits.removeLast()
      exponent &+= 1
    }
    if digits.isEmpty { (isNegative, exponent) = (false, 0) }
  }
}
