import BayanSupport

/// The prolog, before the first element.
struct XMLProlog {
  private let bytes: [UInt8]
  private(set) var index = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Whether a document type declaration comes next.
  var isDoctype: Bool { bytes[index...].starts(with: "<!DOCTYPE".utf8) }

  /// Goes over white space, comments and instructions.
  mutating func skip() {
    while index < bytes.count {
      if bytes[index].isXMLSpace {
        index += 1
      } else if !skip(from: "<!--", to: "-->"), !skip(from: "<?", to: "?>") {
        return
      }
    }
  }

  private mutating func skip(from start: String, to end: String) -> Bool {
    guard bytes[index...].starts(with: start.utf8) else { return false }
    // In `<!-->` the comment has begun, and not ended.
    index =
      bytes.firstPlace(of: end, from: index + start.utf8.count).map { $0 + end.utf8.count }
      ?? bytes.count
    return true
  }

  /// Goes over a document type declaration and what follows it.
  ///
  /// - Returns: Whether it is a whole one that declares nothing itself.
  @discardableResult
  mutating func skipDoctype() -> Bool {
    var quote: UInt8?
    while index < bytes.count {
      let byte = bytes[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: "[") {
        return false
      } else if byte == UInt8(ascii: ">") {
        index += 1
        skip()
        return true
      }
      index += 1
    }
    return false
  }

  /// The value of an attribute in a tag or a declaration, as it is written.
  static func attribute(_ name: String, in tag: String) -> String? {
    let bytes = Array(tag.utf8)
    var index = 0
    while let found = bytes.firstPlace(of: name, from: index) {
      index = found + name.utf8.count
      guard found > 0, bytes[found - 1].isXMLSpace else { continue }
      while index < bytes.count, bytes[index].isXMLSpace { index += 1 }
      guard index < bytes.count, bytes[index] == UInt8(ascii: "=") else { continue }
      index += 1
      while index < bytes.count, bytes[index].isXMLSpace { index += 1 }
      guard index < bytes.count,
        bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'"),
        let end = bytes[(index + 1)...].firstIndex(of: bytes[index])
      else { return nil }
      return String(decoding: bytes[(index + 1)..<end], as: UTF8.self)
    }
    return nil
  }
}

extension UInt8 {
  /// Whether the byte is white space of XML.
  var isXMLSpace: Bool { self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09 }
}
