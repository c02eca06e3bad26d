/// A block of a rule's page, of the few kinds that these pages have.
struct MarkdownBlock {
  enum Content {
    /// The lines `key: value` between two lines `---` at the beginning of a page.
    case facts([String: String])
    case heading(Int, String)
    /// The lines of a paragraph, joined by spaces.
    case paragraph(String)
    /// One item of a list.
    case item(String)
    /// A block between fences, without the last line's end; the language is that of the fence.
    case code(language: String, String)
  }

  /// The first line, from 1.
  var line: Int
  var content: Content

  /// Splits a page into blocks.
  ///
  /// Lines of HTML, which give a browser the page's direction, are left out.
  static func all(in text: String) -> [MarkdownBlock] {
    let lines = text.utf8.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
    ).map(Substring.init)
    var blocks: [MarkdownBlock] = []
    var next = 0
    /// Returns the lines up to one that ends the block, which is skipped.
    func taken(to isEnd: (Substring) -> Bool) -> ArraySlice<Substring> {
      let start = next
      while next < lines.count, !isEnd(lines[next]) { next += 1 }
      defer { next += 1 }
      return lines[start..<min(next, lines.count)]
    }
    // Whether the next line continues the block before it.
    var continues = false
    while next < lines.count {
      let line = lines[next]
      let number = next + 1
      next += 1
      if line.isEmpty || line.hasPrefix("<div") || line.hasPrefix("</div") {
        continues = false
      } else if number == 1, line == "---" {
        blocks.append(Self(line: number, content: .facts(facts(taken(to: { $0 == "---" })))))
      } else if line.hasPrefix("```") {
        let fence = line.prefix { $0 == "`" }
        let code = taken(to: { $0 == fence }).joined(separator: "\n")
        let language = String(line.dropFirst(fence.count))
        blocks.append(Self(line: number, content: .code(language: language, code)))
        continues = false
      } else if let heading = heading(line) {
        blocks.append(Self(line: number, content: heading))
        continues = false
      } else if line.hasPrefix("- ") {
        blocks.append(Self(line: number, content: .item(String(line.dropFirst(2)))))
        continues = true
      } else if continues, let last = blocks.last {
        blocks[blocks.count - 1].content = last.content.continued(by: line)
      } else {
        blocks.append(Self(line: number, content: .paragraph(String(line))))
        continues = true
      }
    }
    return blocks
  }

  private static func heading(_ line: Substring) -> Content? {
    let level = line.prefix { $0 == "#" }.count
    guard level > 0, line.dropFirst(level).first == " " else { return nil }
    return .heading(level, String(line.dropFirst(level + 1)))
  }

  private static func facts(_ lines: ArraySlice<Substring>) -> [String: String] {
    var facts: [String: String] = [:]
    for line in lines {
      guard let colon = line.firstIndex(of: ":") else { continue }
      facts[String(line[..<colon])] = String(
        line[line.index(after: colon)...].drop { $0 == " " })
    }
    return facts
  }
}

extension MarkdownBlock.Content {
  fileprivate func continued(by line: Substring) -> Self {
    let line = line.drop { $0 == " " }
    return switch self {
    case .paragraph(let text): .paragraph("\(text) \(line)")
    case .item(let text): .item("\(text) \(line)")
    case .facts, .heading, .code: self
    }
  }
}

// MARK: - Within a line

extension String {
  /// The text for reports and terminals: code between single quotes, links by their text.
  var withoutMarkdown: String {
    var result = ""
    var rest = unicodeScalars[...]
    while let scalar = rest.first {
      if scalar == "\\", let next = rest.dropFirst().first, next.isPunctuationOfASCII {
        result.unicodeScalars.append(next)
        rest = rest.dropFirst(2)
      } else if let (code, end) = MarkdownCode.first(in: rest) {
        result += "'\(code)'"
        rest = rest[end...]
      } else if scalar == "[", let (text, end) = Self.link(in: rest) {
        result += text.withoutMarkdown
        rest = rest[end...]
      } else {
        result.unicodeScalars.append(scalar)
        rest = rest.dropFirst()
      }
    }
    return result
  }

  /// The code at the end of a heading.
  var lastCode: String? {
    guard let start = unicodeScalars.firstIndex(of: "`"),
      let (code, end) = MarkdownCode.first(in: unicodeScalars[start...]),
      end == unicodeScalars.endIndex
    else { return nil }
    return code
  }

  /// Returns the text of a link, `[text](address)`, at the beginning of a text.
  private static func link(
    in text: Substring.UnicodeScalarView
  ) -> (text: String, end: Index)? {
    guard let close = text.firstIndex(of: "]") else { return nil }
    let address = text[text.index(after: close)...]
    guard address.first == "(", let end = address.firstIndex(of: ")") else { return nil }
    return (String(text[..<close].dropFirst()), address.index(after: end))
  }
}

private enum MarkdownCode {
  /// Returns the code at the beginning of a text, between as many backticks on both sides.
  ///
  /// A space on both sides, which separates backticks within the code, isn't part of it.
  static func first(
    in text: Substring.UnicodeScalarView
  ) -> (code: String, end: String.Index)? {
    let fence = text.prefix { $0 == "`" }
    guard !fence.isEmpty else { return nil }
    var start = fence.endIndex
    while let tick = text[start...].firstIndex(of: "`") {
      let run = text[tick...].prefix { $0 == "`" }
      guard run.count == fence.count else {
        start = run.endIndex
        continue
      }
      var code = text[fence.endIndex..<tick]
      if code.first == " ", code.last == " ", code.contains(where: { $0 != " " }) {
        code = code.dropFirst().dropLast()
      }
      return (String(code), run.endIndex)
    }
    return nil
  }
}

extension Unicode.Scalar {
  fileprivate var isPunctuationOfASCII: Bool {
    switch value {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }
}
