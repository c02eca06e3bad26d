/// Swift code under construction; the only type that joins generated lines.
struct SwiftSource {
  /// The text so far, in UTF-8; every line ends with a line feed.
  var bytes: [UInt8] = []

  /// The text in a buffer of its exact size; appending leaves one up to twice as large.
  var compactBytes: [UInt8] { bytes.withUnsafeBufferPointer { Array($0) } }

  private(set) var depth = 0

  /// Appends a line at the present depth; an empty line gets no spaces.
  mutating func line(_ line: String = "") {
    if !line.isEmpty {
      indent()
      var line = line
      line.withUTF8 { bytes.append(contentsOf: $0) }
    }
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Appends lines that are the same in every module.
  mutating func lines(_ lines: String) {
    for line in lines.split(separator: "\n", omittingEmptySubsequences: false) {
      self.line(String(line))
    }
  }

  /// Appends the lines of `body`, one level deeper.
  mutating func nested(_ body: (inout SwiftSource) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
  }

  private mutating func indent() {
    for _ in 0..<2 * depth { bytes.append(UInt8(ascii: " ")) }
  }

  /// Appends `opening {`, the lines of `body` one level deeper, and `}`.
  mutating func block(_ opening: String, _ body: (inout SwiftSource) -> Void) {
    line(opening + " {")
    nested(body)
    line("}")
  }

  /// Appends a type with its conformances, on a line of their own if they don't fit, and the lines of
  /// `body` one level deeper.
  mutating func type(
    _ declaration: String, _ conformances: [String], _ body: (inout SwiftSource) -> Void
  ) {
    let list = conformances.joined(separator: ", ")
    if fits("\(declaration): \(list) {") { return block("\(declaration): \(list)", body) }
    line(declaration + ":")
    line("  " + list)
    line("{")
    nested(body)
    line("}")
  }

  /// Appends a case of a `switch` with all its patterns and its one statement.
  ///
  /// Long lists are broken as `swift format` does.
  mutating func cases(_ patterns: [String], _ statement: List) {
    let lines = filled(patterns, opening: "case ", closing: ":").flatMap(broken)
    if let line = lines.first, lines.count == 1, fits("\(line) \(statement.line)") {
      return self.line("\(line) \(statement.line)")
    }
    for line in lines { self.line(line) }
    nested { $0.list(statement) }
  }

  /// Code with a list that can be broken between its elements.
  struct List: Hashable {
    var opening: String
    var elements: [String] = []
    var closing = ""

    /// The code on one line.
    fileprivate var line: String { opening + elements.joined(separator: ", ") + closing }
  }

  /// Appends a declaration or a call, with its list broken if it is too long for a line.
  mutating func list(_ list: List) {
    if list.elements.isEmpty || fits(list.line) { return line(list.line) }
    line(list.opening)
    for line in filled(list.elements, opening: "  ", closing: list.closing) { self.line(line) }
  }

  /// Appends the first line of a function; parameters that are too long for it are on lines of their
  /// own.
  mutating func signature(_ opening: String, _ parameters: [String], _ closing: String) {
    let short = opening + parameters.joined(separator: ", ") + closing
    if fits(short) { return line(short) }
    line(opening)
    for line in filled(parameters, opening: "  ", closing: "") { self.line(line) }
    line(closing)
  }

  /// Appends an array, after an assignment unless that is empty; its elements are on lines of their
  /// own if one line is too short.
  mutating func array(_ assignment: String, _ elements: [String]) {
    let opening = assignment.isEmpty ? "[" : "\(assignment) ["
    let short = "\(opening)\(elements.joined(separator: ", "))]"
    if fits(short) { return line(short) }
    line(opening)
    nested { source in
      for (index, line) in source.filled(elements, opening: "", closing: ",").enumerated() {
        source.line(index == 0 ? line : String(line.dropFirst(2)))
      }
    }
    line("]")
  }

  /// Returns a line of one pattern with its bindings on lines of their own, if it is too long.
  private func broken(_ line: String) -> [String] {
    guard !fits(line), let parenthesis = line.firstIndex(of: "(") else { return [line] }
    let indent = String(line.prefix { $0 == " " })
    let bindings = line[line.index(after: parenthesis)...].split(separator: ", ").map(String.init)
    return [String(line[...parenthesis])]
      + filled(bindings, opening: "  ", closing: "").map { indent + $0 }
  }

  /// Returns the elements with commas between them, as many on a line as fit.
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
    // The length is counted as `swift format` counts.
    line.count + 2 * depth <= Self.width
  }

  /// The width after which lines are broken, if they can be.
  private static let width = 100

  /// Appends documentation: paragraphs, folded to the width of a page.
  mutating func documentation(_ paragraphs: [String]) {
    for (index, paragraph) in paragraphs.filter({ !$0.isEmpty }).enumerated() {
      if index > 0 { line("///") }
      fold(paragraph, width: 90 - 2 * depth)
    }
  }

  /// Appends lines of text between triple quotes as the value of a declaration.
  mutating func textLiteral(_ declaration: String, lines: [String]) {
    line(declaration + " \"\"\"")
    nested { source in
      for text in lines { source.line(SwiftLiteral.escaped(text)) }
      source.line("\"\"\"")
    }
  }

  /// Appends bytes between triple quotes as the value of a declaration.
  ///
  /// The literal has a line break before each offset of `cuts`, and in long lines. The breaks are
  /// escaped, so they aren't part of the text.
  ///
  /// - Precondition: The bytes are UTF-8, as packs and tables are.
  mutating func longLiteral(_ declaration: String, of literal: [UInt8], cuts: [Int] = []) {
    line(declaration + " \"\"\"")
    depth += 1
    LiteralWriter.append(literal, cuts: cuts, indent: 2 * depth, to: &bytes)
    line("\"\"\"")
    depth -= 1
  }

  private static let documentationMark = Array("/// ".utf8)

  /// Appends a paragraph in lines; a word longer than the width gets a line of its own.
  private mutating func fold(_ paragraph: String, width: Int) {
    var paragraph = paragraph
    // The lines of a list item are aligned with the text after its mark.
    let indent = paragraph.hasPrefix("- ") ? 2 : 0
    paragraph.withUTF8 { text in
      var start = 0
      // The number of characters in the line so far: counting them takes most of the time.
      var count = 0
      while start < text.count {
        var end = start
        var isASCII = true
        while end < text.count, text[end] != UInt8(ascii: " ") {
          if text[end] >= 0x80 { isASCII = false }
          end += 1
        }
        let word = UnsafeBufferPointer(rebasing: text[start..<end])
        start = end + 1
        guard !word.isEmpty else { continue }
        let length = isASCII ? word.count : String(decoding: word, as: UTF8.self).count
        if count > 0 && count + 1 + length <= width {
          bytes.append(UInt8(ascii: " "))
          count += 1 + length
        } else {
          let isFirst = count == 0
          if !isFirst { bytes.append(UInt8(ascii: "\n")) }
          self.indent()
          bytes.append(contentsOf: Self.documentationMark)
          if !isFirst {
            bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indent))
          }
          count = length + (isFirst ? 0 : indent)
        }
        bytes.append(contentsOf: word)
      }
    }
    bytes.append(UInt8(ascii: "\n"))
  }
}
