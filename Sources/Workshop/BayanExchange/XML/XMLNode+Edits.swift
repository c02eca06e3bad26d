import BayanDiagnostics

// Where an element can be edited in its file.

extension XMLNode {
  /// Returns the range between the tags; `nil` for an element of one tag.
  func content(in bytes: [UInt8]) -> Range<Int>? {
    guard let start = startTagEnd(in: bytes), bytes[start - 2] != UInt8(ascii: "/"),
      let end = bytes[start..<self.end].lastIndex(of: UInt8(ascii: "<"))
    else { return nil }
    return start..<end
  }

  /// Where the start tag ends.
  func startTagEnd(in bytes: [UInt8]) -> Int? {
    var quote: UInt8?
    for index in offset..<end {
      let byte = bytes[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return index + 1
      }
    }
    return nil
  }

  /// Puts lines at the end of an element's content.
  ///
  /// - Parameter lines: Whole lines.
  /// - Throws: `ExchangeFault` for an element of one tag.
  func appending(_ lines: [UInt8], in bytes: [UInt8]) throws(ExchangeFault) -> FileEdit {
    guard let content = content(in: bytes) else {
      throw ExchangeFault("exchange-syntax", offset, .oneTag(name))
    }
    let place = bytes.lineStart(before: content.upperBound)
    guard place > content.lowerBound, bytes[place - 1] == 0x0A else {
      return .insertion([0x0A] + lines, at: content.upperBound)
    }
    return .insertion(lines, at: place)
  }

  /// Makes sure that nothing in the element is lost when its content is written anew.
  ///
  /// - Parameter attributes: Those that elements in it may have.
  func checkContent(
    in bytes: [UInt8], attributes known: Set<String>
  ) throws(ExchangeFault) {
    for child in children {
      switch child {
      case .text: break
      case .comment: throw ExchangeFault("exchange-syntax", offset, .commentInside(name))
      case .node(let node):
        if let other = node.attributes.first(where: { !known.contains($0.name) }) {
          throw ExchangeFault(
            "exchange-syntax", node.offset, .attributeInside(node.name, other.name))
        }
        try node.checkContent(in: bytes, attributes: known)
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func oneTag(_ name: String) -> Self {
    "'<\(name)/>' has no end tag, so a text can't be put into it; write '<\(name)></\(name)>'"
  }

  fileprivate static func commentInside(_ name: String) -> Self {
    "a comment in this '<\(name)>' would be lost with the old text; write the new text here by hand, or move the comment before it"
  }

  fileprivate static func attributeInside(_ name: String, _ attribute: String) -> Self {
    "the attribute '\(attribute)' of this '<\(name)>' would be lost with the old text; write the new text here by hand"
  }
}
