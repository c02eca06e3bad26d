public import BayanErrors

/// The reason why bytes can't be read as JSON, with the place.
///
/// The failure is for developers, and has no part of the text, which may hold secrets.
public struct JSONFailure: Error, Hashable, Sendable {
  /// The reason of the failure.
  public enum Reason: Hashable, Sendable {
    /// Bytes that aren't JSON, with the expected text.
    case malformed(expected: String)
    /// Arrays and objects that are nested deeper than ``JSONValue/deepest``.
    case tooDeep
    /// More values than ``JSONValue/mostValues``.
    case tooManyValues
    /// Bytes that aren't UTF-8, the only encoding of JSON between systems (RFC 8259, 8.1).
    case notUTF8
  }

  public var reason: Reason

  /// The place in bytes, from 0.
  package var offset: Int
  /// The line, from 1.
  public var line: Int
  /// The column, in code points from 1.
  public var column: Int

  /// Creates a failure at an offset of a text.
  init(_ reason: Reason, at offset: Int, of bytes: [UInt8]) {
    self.reason = reason
    self.offset = offset
    let before = bytes.prefix(offset)
    line = 1 + before.reduce(0) { $0 + ($1 == 0x0A ? 1 : 0) }
    let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    column = 1 + before[start...].reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
  }
}

extension JSONFailure: DescribedError, CustomStringConvertible {
  public var descriptor: ErrorDescriptor {
    let (code, text) =
      switch reason {
      case .malformed(let expected): (1, "expected \(expected)")
      case .tooDeep: (2, "more than \(JSONValue.deepest) levels of arrays and objects")
      case .tooManyValues: (3, "more than \(JSONValue.mostValues) values")
      case .notUTF8: (4, "not UTF-8")
      }
    return ErrorDescriptor(
      domain: "bayan.json", code: code,
      parseFailure: "line \(line), column \(column) (byte \(offset)): \(text)")
  }

  public var description: String { "\(descriptor)" }
}
