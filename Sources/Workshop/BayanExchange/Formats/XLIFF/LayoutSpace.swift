import BayanMessageSyntax

extension Pattern {
  /// The pattern without the white space that a tool has put in to make a file look better.
  ///
  /// The source of the catalog tells text from layout: edges that it doesn't have are
  /// none of the text, and without a line end in it a line end with the spaces around is one space.
  func withoutLayout(like source: Pattern) -> Pattern {
    let hasLineEnds = source.texts.contains { $0.utf8.contains(UInt8(ascii: "\n")) }
    var builder = PatternBuilder()
    for (index, element) in elements.enumerated() {
      guard case .text(let text) = element else {
        builder.append(element)
        continue
      }
      var bytes = Array(text.value.utf8)
      if index == 0, !source.startsWithSpace { bytes = Array(bytes.drop(while: \.isXMLSpace)) }
      if index == elements.count - 1, !source.endsWithSpace {
        while bytes.last?.isXMLSpace == true { bytes.removeLast() }
      }
      if !hasLineEnds { bytes = Self.joiningLines(bytes) }
      builder.append(String(decoding: bytes, as: UTF8.self))
    }
    return builder.pattern
  }

  /// The text with one space for each run of white space that has a line end.
  private static func joiningLines(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(UInt8(ascii: "\n")) else { return bytes }
    var result: [UInt8] = []
    var run: [UInt8] = []
    func spaces() -> [UInt8] { run.contains(UInt8(ascii: "\n")) ? [UInt8(ascii: " ")] : run }
    for byte in bytes {
      if byte.isXMLSpace {
        run.append(byte)
      } else {
        result += spaces()
        run.removeAll(keepingCapacity: true)
        result.append(byte)
      }
    }
    return result + spaces()
  }

  private var texts: [String] {
    elements.compactMap { if case .text(let text) = $0 { text.value } else { nil } }
  }

  private var startsWithSpace: Bool {
    guard case .text(let text)? = elements.first else { return false }
    return text.value.utf8.first?.isXMLSpace == true
  }

  private var endsWithSpace: Bool {
    guard case .text(let text)? = elements.last else { return false }
    return text.value.utf8.last?.isXMLSpace == true
  }
}
