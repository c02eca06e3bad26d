import BayanDiagnostics

extension XMLScanner {
  /// Reads what stands behind the name of a start tag, up to its end.
  ///
  /// - Parameters:
  ///   - name: Where the name stands.
  ///   - start: Where the tag begins.
  mutating func readAttributes(
    of name: Range<Int>, from start: Int
  ) throws(ExchangeFault) -> (attributes: [(name: String, value: String)], isEmpty: Bool) {
    var attributes: [(name: String, value: String)] = []
    var known: Set<String> = []
    while true {
      let before = index
      skipSpace()
      guard index < bytes.count, bytes[index] != UInt8(ascii: "<") else {
        throw fault(start, .openTag("<" + text(name)))
      }
      if bytes[index] == UInt8(ascii: ">") {
        index += 1
        return (attributes, false)
      }
      if isAt("/>") {
        index += 2
        return (attributes, true)
      }
      let place = index
      guard let range = readName() else { throw fault(place, .strayInTag(text(name))) }
      let attribute = text(range)
      if place == before { throw fault(place, .withoutSpace(attribute)) }
      skipSpace()
      guard index < bytes.count, bytes[index] == UInt8(ascii: "=") else {
        throw fault(place, .withoutValue(attribute))
      }
      index += 1
      skipSpace()
      let value = try readValue(of: attribute)
      guard known.insert(attribute).inserted else { throw fault(place, .twice(attribute)) }
      attributes.append((attribute, value))
    }
  }

  /// Reads the value of an attribute with its quotation marks.
  private mutating func readValue(of name: String) throws(ExchangeFault) -> String {
    let start = index
    guard index < bytes.count,
      bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'")
    else { throw fault(index, .withoutQuotes(name)) }
    let quote = bytes[index]
    index += 1
    var value: [UInt8] = []
    while index < bytes.count {
      switch bytes[index] {
      case quote:
        index += 1
        return String(decoding: value, as: UTF8.self)
      case UInt8(ascii: "<"): throw fault(index, .tagInValue(name))
      case UInt8(ascii: "&"): value += try reference()
      case let byte:
        // White space is a space each, and both bytes of a line end are one.
        let isPair = byte == UInt8(ascii: "\r") && isAt("\r\n")
        value.append(byte.isXMLSpace ? UInt8(ascii: " ") : byte)
        index += isPair ? 2 : 1
      }
    }
    throw fault(start, .openValue(name))
  }

  /// Reads a reference, such as `&amp;` or `&#160;`.
  ///
  /// - Returns: The character that it stands for, in UTF-8.
  mutating func reference() throws(ExchangeFault) -> [UInt8] {
    let start = index
    // No name of an entity that anyone knows is longer.
    let rest = bytes[(index + 1)...].prefix(40)
    guard let end = rest.firstIndex(of: UInt8(ascii: ";")) else { throw fault(start, .ampersand) }
    let name = text(start + 1..<end)
    if name.hasPrefix("#") {
      let digits = name.dropFirst()
      let value =
        digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
      guard let value, digits.utf8.allSatisfy({ $0 != UInt8(ascii: "+") }) else {
        throw fault(start, .ampersand)
      }
      guard let scalar = Unicode.Scalar(value), scalar.isXML else {
        throw fault(start, .impossibleReference(name))
      }
      index = end + 1
      return Array(String(scalar).utf8)
    }
    guard let character = Self.entities[name] else {
      var scanner = self
      scanner.index += 1
      let isName = scanner.readName().map { $0.upperBound == end } ?? false
      throw fault(start, isName ? .entity(name) : .ampersand)
    }
    index = end + 1
    return [character]
  }

  private static let entities: [String: UInt8] = [
    "amp": UInt8(ascii: "&"), "lt": UInt8(ascii: "<"), "gt": UInt8(ascii: ">"),
    "quot": UInt8(ascii: "\""), "apos": UInt8(ascii: "'"),
  ]
}
