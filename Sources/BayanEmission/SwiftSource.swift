/// Swift under construction: the one place where generated lines are put together.
struct SwiftSource {
  /// The text so far, in UTF-8; every line ends with a line feed.
  var bytes: [UInt8] = []

  private(set) var depth = 0

  /// Appends a line at the present depth; an empty one has no spaces.
  mutating func line(_ line: String = "") {
    if !line.isEmpty {
      bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
      bytes.append(contentsOf: line.utf8)
    }
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Appends `opening {`, what `body` appends one level deeper, and `}`.
  mutating func block(_ opening: String, _ body: (inout SwiftSource) -> Void) {
    line(opening + " {")
    depth += 1
    body(&self)
    depth -= 1
    line("}")
  }

  /// Appends a case of a `switch` with all its patterns, broken as `swift format` does.
  mutating func cases(_ patterns: [String], _ body: String) {
    let lines = filled(patterns, opening: "case ", closing: ":")
    if let line = lines.first, lines.count == 1, fits("\(line) \(body)") {
      return self.line("\(line) \(body)")
    }
    for line in lines { self.line(line) }
    line("  " + body)
  }

  /// Appends a declaration or a call, its list broken where it is too long for a line.
  mutating func list(_ opening: String, _ elements: [String], _ closing: String) {
    let whole = opening + elements.joined(separator: ", ") + closing
    if elements.isEmpty || fits(whole) { return line(whole) }
    line(opening)
    for line in filled(elements, opening: "  ", closing: closing) { self.line(line) }
  }

  /// The elements with commas between them, as many on a line as there is room for.
  private func filled(_ elements: [String], opening: String, closing: String) -> [String] {
    var lines: [String] = []
    var line = opening
    for (index, element) in elements.enumerated() {
      let part = element + (index == elements.count - 1 ? closing : ",")
      if index == 0 {
        line += part
      } else if fits("\(line) \(part)") {
        line += " " + part
      } else {
        lines.append(line)
        line = "  " + part
      }
    }
    return lines + [line]
  }

  private func fits(_ line: String) -> Bool {
    // Counted as `swift format` counts.
    line.count + 2 * depth <= Self.width
  }

  /// Where lines end that can be broken.
  private static let width = 100

  /// Appends documentation: paragraphs, folded to the width of a page.
  mutating func documentation(_ paragraphs: [String]) {
    for (index, paragraph) in paragraphs.filter({ !$0.isEmpty }).enumerated() {
      if index > 0 { line("///") }
      for folded in Self.folded(paragraph, width: 90 - 2 * depth) { line("/// " + folded) }
    }
  }

  /// Appends lines of text between triple quotes, the value of a declaration.
  ///
  /// - Precondition: Nothing in the lines needs to be escaped.
  mutating func textLiteral(_ declaration: String, lines: [String]) {
    line(declaration + " \"\"\"")
    depth += 1
    for literal in lines { line(literal) }
    line("\"\"\"")
    depth -= 1
  }

  /// Appends bytes as a literal between triple quotes, the value of a declaration.
  ///
  /// The literal is cut before each of `cuts` and where a line gets long; the cuts aren't part of
  /// the text.
  ///
  /// - Precondition: The bytes are UTF-8, as packs and tables are.
  mutating func longLiteral(_ declaration: String, of literal: [UInt8], cuts: [Int] = []) {
    line(declaration + " \"\"\"")
    depth += 1
    LiteralWriter.append(literal, cuts: cuts, indent: 2 * depth, to: &bytes)
    line("\"\"\"")
    depth -= 1
  }

  /// A paragraph's lines; a word longer than the width has a line of its own.
  private static func folded(_ paragraph: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    // The characters of the line, counted word by word: counting is what takes long.
    var count = 0
    // What follows the mark of a list item stands below its text.
    let indent = paragraph.hasPrefix("- ") ? "  " : ""
    for bytes in paragraph.utf8.split(separator: UInt8(ascii: " ")) {
      let word = Substring(bytes)
      let wordCount = word.utf8.allSatisfy { $0 < 0x80 } ? word.utf8.count : word.count
      if line.isEmpty {
        line += word
        count = wordCount
      } else if count + 1 + wordCount > width {
        lines.append(line)
        line = indent + word
        count = indent.utf8.count + wordCount
      } else {
        line += " "
        line += word
        count += 1 + wordCount
      }
    }
    lines.append(line)
    return lines
  }
}
