import Foundation

/// Why bytes are not JSON that can be taken in.
public enum JSONFailure: Error, Hashable, Sendable {
  /// They aren't JSON.
  case malformed
  /// Arrays and objects lie deeper in each other than ``JSONValue/deepest``.
  case tooDeep
}

extension JSONValue {
  /// How deep arrays and objects may lie in each other.
  public static let deepest = 100

  /// Reads one JSON text (RFC 8259), with nothing but white space around it.
  ///
  /// Foundation reads it; its own bound on depth is beyond what a small stack carries, hence ours.
  ///
  /// - Throws: ``JSONFailure``.
  public init(parsing bytes: [UInt8]) throws(JSONFailure) {
    guard Self.depth(of: bytes) <= Self.deepest else { throw .tooDeep }
    do {
      self = try JSONDecoder().decode(JSONValue.self, from: Data(bytes))
    } catch {
      throw .malformed
    }
  }

  /// How deep brackets open in each other outside of strings.
  private static func depth(of bytes: [UInt8]) -> Int {
    var depth = 0
    var deepest = 0
    var isInString = false
    var isEscaped = false
    for byte in bytes {
      if isInString {
        switch byte {
        case _ where isEscaped: isEscaped = false
        case UInt8(ascii: "\\"): isEscaped = true
        case UInt8(ascii: "\""): isInString = false
        default: break
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isInString = true
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        depth += 1
        deepest = max(deepest, depth)
      case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: break
      }
    }
    return deepest
  }

  /// The value as JSON, members by name; the same value gives the same text.
  public var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Only a number that isn't finite can't be written, and no JSON has one.
    let data = (try? encoder.encode(self)) ?? Data("null".utf8)
    return String(decoding: data, as: UTF8.self)
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
      self = .number(try value.decode(Double.self))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .null: try value.encodeNil()
    case .bool(let bool): try value.encode(bool)
    case .integer(let integer): try value.encode(integer)
    case .number(let number): try value.encode(number)
    case .string(let text): try value.encode(text)
    case .array(let elements): try value.encode(elements)
    case .object(let members): try value.encode(members)
    }
  }
}
