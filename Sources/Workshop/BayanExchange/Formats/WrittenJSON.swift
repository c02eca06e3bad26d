import BayanICU
import BayanSupport

/// A JSON value that is to be written, with two spaces for each level.
///
/// `/` isn't escaped, and there is no line end at the end.
indirect enum WrittenJSON {
  case string(String)
  case number(Int)
  case object([Member])
  /// As it is in a file, at the same depth.
  case raw(ArraySlice<UInt8>)

  struct Member {
    var name: String
    /// The name as it is in a file, with its quotes; `nil` for a new one.
    var written: ArraySlice<UInt8>?
    var value: WrittenJSON

    init(_ name: String, _ value: WrittenJSON, written: ArraySlice<UInt8>? = nil) {
      self.name = name
      self.written = written
      self.value = value
    }
  }

  /// An object with its members in Xcode's order, that of ``SortKey``.
  static func sorted(_ members: [Member]) -> WrittenJSON {
    .object(
      members.map { (key: SortKey($0.name), member: $0) }.sorted { $0.key < $1.key }.map(\.member))
  }

  /// Puts new members among present ones, which stay in their order.
  static func merged(_ new: [Member], into present: [Member]) -> [Member] {
    guard !present.isEmpty else {
      if case .object(let members) = sorted(new) { return members }
      return new
    }
    let added = new.map { (key: SortKey($0.name), member: $0) }.sorted { $0.key < $1.key }
    guard !added.isEmpty else { return present }
    var result: [Member] = []
    var rest = added[...]
    for member in present {
      let key = SortKey(member.name)
      while let first = rest.first, first.key < key {
        result.append(first.member)
        rest = rest.dropFirst()
      }
      result.append(member)
    }
    return result + rest.map(\.member)
  }

  enum Style {
    /// As Xcode writes string catalogs: with a space before colons, and an empty line in empty objects.
    case xcode
    /// As `JSON.stringify` and most other writers have it.
    case common
  }

  /// Writes the value.
  ///
  /// - Parameter depth: How many objects it is in.
  func write(to bytes: inout [UInt8], depth: Int = 0, style: Style = .xcode) {
    switch self {
    case .raw(let slice): bytes += slice
    case .number(let number): bytes += "\(number)".utf8
    case .string(let text): Self.write(text, to: &bytes)
    case .object(let members):
      let indent = [UInt8](repeating: 0x20, count: 2 * depth)
      if members.isEmpty, style == .common {
        bytes += "{}".utf8
        return
      }
      bytes += "{\n".utf8
      if members.isEmpty { bytes += "\n".utf8 }
      for (index, member) in members.enumerated() {
        if index > 0 { bytes += ",\n".utf8 }
        bytes += indent + [0x20, 0x20]
        if let written = member.written {
          bytes += written
        } else {
          Self.write(member.name, to: &bytes)
        }
        bytes += (style == .xcode ? " : " : ": ").utf8
        member.value.write(to: &bytes, depth: depth + 1, style: style)
      }
      if !members.isEmpty { bytes += "\n".utf8 }
      bytes += indent
      bytes.append(UInt8(ascii: "}"))
    }
  }

  private static func write(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): bytes += "\\\"".utf8
      case UInt8(ascii: "\\"): bytes += "\\\\".utf8
      case 0x08: bytes += "\\b".utf8
      case 0x09: bytes += "\\t".utf8
      case 0x0A: bytes += "\\n".utf8
      case 0x0C: bytes += "\\f".utf8
      case 0x0D: bytes += "\\r".utf8
      case 0..<0x20: bytes += ("\\u" + UInt32(byte).hexadecimal(width: 4)).utf8
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
