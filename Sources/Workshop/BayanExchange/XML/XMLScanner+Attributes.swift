import BayanDiagnostics

extension XMLScanner {
  /// No format has so many, and each is compared with those before it.
  private static let attributeLimit = 100

  /// Reads what is after the name of a start tag, up to its end.
  ///
  /// - Parameters:
  ///   - name: Where the name is.
  ///   - start: Where the tag begins.
  mutating func readAttributes(
    of name: Range<Int>, from start: Int
  ) throws(ExchangeFault) -> (attributes: [(name: String, value: String)], isEmpty: Bool) {
    var attributes: [(name: String, value: String)] = []
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
      if attributes.contains(where: { $0.name == attribute }) {
        throw fault(place, .twice(attribute))
      }
      guard attributes.count < Self.attributeLimit else { throw fault(start, .tooManyAttributes) }
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
    var value = ""
    // Where the characters begin that stand for themselves.
    var plain = index
    while index < bytes.count {
      switch bytes[index] {
      case quote:
        defer { index += 1 }
        return plain == start + 1 ? text(plain..<index) : value + text(plain..<index)
      case UInt8(ascii: "<"): throw fault(index, .tagInValue(name))
      case UInt8(ascii: "&"):
        value += text(plain..<index)
        value += String(decoding: try reference(), as: UTF8.self)
        plain = index
      case UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        // White space is a space each, and both bytes of a line end are one.
        value += text(plain..<index) + " "
        index += isAt("\r\n") ? 2 : 1
        plain = index
      default: index += 1
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
