/// A line of a generated text: words, and a text after a colon.
///
///     302 passwordChanged recoverable logIn,cancel tds: The user changed their password.
///
/// Tables of catalogs, the matches of a service, and the interface between the stages of a build are
/// such lines, so that a diff of them shows the error that has changed. A line is split at bytes:
/// a space before a combining mark is no `Character` of its own.
package struct WordLine {
  package let words: [Substring]
  /// The text after the colon and a space; `nil` for a line without a colon.
  package let text: Substring?

  /// Splits a line.
  ///
  /// The colon is the first at the end of a word, because a service's names may have others.
  package init(_ line: String) {
    let bytes = line.utf8
    var colon = bytes.firstIndex(of: UInt8(ascii: ":"))
    while let place = colon {
      let next = bytes.index(after: place)
      if next == bytes.endIndex || bytes[next] == UInt8(ascii: " ") { break }
      colon = bytes[next...].firstIndex(of: UInt8(ascii: ":"))
    }
    words = bytes[..<(colon ?? bytes.endIndex)].split(separator: UInt8(ascii: " "))
      .map { Substring($0) }
    text = colon.map { Substring(bytes[$0...].dropFirst(2)) }
  }
}

extension StaticString {
  /// The lines of a generated literal, without empty lines.
  var lines: [String] {
    // Only the pointer gives a literal's text without a copy.
    let bytes = UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
    return bytes.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
  }
}
