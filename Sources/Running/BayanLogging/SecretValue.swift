import BayanSupport

/// A reader that finds the end of the value after a name.
struct SecretValue {
  private let units: [LogUnit]
  private var start: Int

  /// The quote that was opened before the name, if any: the value ends before the next such quote.
  var endingQuote: Unicode.Scalar?

  /// Creates a reader.
  ///
  /// - Parameter start: The end of the name's separator.
  init(_ units: [LogUnit], from start: Int) {
    self.units = units
    self.start = start
    skipSpaces()
    // A backslash continues the line.
    if self.start + 1 < units.count, units[self.start].scalar == "\\",
      units[self.start + 1].scalar == "\n"
    {
      self.start += 1
    }
    goToNextLine()
    skipTags()
  }

  private mutating func skipSpaces() {
    while start < units.count, units[start].scalar == " " { start += 1 }
  }

  /// Skips YAML's and Markdown's signs before a value, and comments.
  ///
  /// In YAML the signs are the name of a type, an anchor, and the hyphen of a list: `!!str`,
  /// `&name`, `- `. In Markdown the sign is the end of emphasis, as in `**token:** `.
  private mutating func skipTags() {
    while let end = endOfComment() ?? endOfEmphasis() {
      start = end
      skipSpaces()
    }
    while start + 1 < units.count, "!&-".unicodeScalars.contains(units[start].scalar) {
      let end = units[start...].firstIndex(where: \.isSpace) ?? units.count
      let isHyphen = units[start].scalar == "-"
      guard end < units.count, units[end].scalar == " ", isHyphen == (end == start + 1),
        units[start + 1..<end].allSatisfy({
          $0.isNamePart || "!:/".unicodeScalars.contains($0.scalar)
        })
      else { return }
      start = end
      skipSpaces()
    }
  }

  private func endOfComment() -> Int? {
    guard start + 1 < units.count, units[start].scalar == "/", units[start + 1].scalar == "*" else {
      return nil
    }
    let end = units.indices[(start + 2)...].dropFirst().first {
      units[$0].scalar == "/" && units[$0 - 1].scalar == "*"
    }
    return end.map { $0 + 1 }
  }

  private func endOfEmphasis() -> Int? {
    guard start < units.count, "*_~".unicodeScalars.contains(units[start].scalar) else {
      return nil
    }
    let signs = units[start...].prefix(3).prefix { $0.scalar == units[start].scalar }
    return signs.endIndex < units.count && units[signs.endIndex].scalar == " "
      ? signs.endIndex : nil
  }

  /// Goes to the next line, if the name's own line is at its end and the next one is indented or
  /// has no name of its own.
  private mutating func goToNextLine() {
    guard start < units.count, units[start].scalar == "\n" else { return }
    // At most one empty line is skipped.
    var next = start + 1
    if next < units.count, units[next].scalar == "\n" { next += 1 }
    let line = next
    while next < units.count, units[next].scalar == " " { next += 1 }
    guard next < units.count, units[next].scalar != "\n", next > line || !isPair(at: next) else {
      return
    }
    start = next
  }

  /// Whether the value is a word for no value: `null`, `false`.
  var isNothing: Bool {
    if let inBrackets = inBrackets() {
      return ["<token>", LogValues.hidden].contains(text(inBrackets))
    }
    let end = units[start...].firstIndex { !$0.isNamePart } ?? units.count
    return ["null", "nil", "none", "true", "false", "undefined"].contains(text(start..<end))
  }

  var startsWithSlash: Bool { start < units.count && units[start].scalar == "/" }

  /// Returns whether a sentence continues after a colon: "access token: Session has expired".
  ///
  /// - Parameter separator: The end of the name's separator.
  func isProse(after separator: Int) -> Bool {
    guard start > separator, units[separator - 1].scalar == ":" else { return false }
    let end = units[start...].firstIndex { !$0.isAlphanumeric } ?? units.count
    let word = units[start..<end]
    return (1...12).contains(word.count) && !word.contains { $0.scalar.isASCIIDigit }
      && !word.dropFirst().contains(where: \.isCapital) && end + 1 < units.count
      && units[end].scalar == " " && units[end + 1].isAlphanumeric
  }

  /// Returns the value, if it begins within another value and so ends with that value.
  func value(within other: Range<Int>) -> Range<Int>? {
    other.contains(start) ? start..<other.upperBound : nil
  }

  /// Returns a value without spaces, or a value in quotes.
  func word() -> Range<Int> {
    if let value = block() ?? heredoc() ?? quoted() ?? inBrackets() { return value }
    let end = end { units[$0].isSpace && (units[$0].endsWord || isPair(at: $0 + 1)) }
    // A scheme may come first: `token=Bearer …`.
    if ["bearer", "basic", "oauth", "token", "digest"].contains(text(start..<end)),
      end < units.count, units[end].scalar == " "
    {
      return start..<SecretValue(units, from: end).word().upperBound
    }
    return start..<end
  }

  /// Returns a value that may have spaces, up to the next pair, or to the end of the clause or the
  /// line.
  func phrase() -> Range<Int> {
    if let value = block() ?? heredoc() ?? quoted() ?? inBrackets() { return value }
    let end = end { units[$0].isSpace && isPair(at: $0 + 1) }
    return start..<trimmed(end)
  }

  /// Returns the rest of a field of HTTP, without its scheme.
  func line() -> Range<Int> {
    let value = quoted() ?? unquotedLine()
    // A first word that is a scheme stays, if more follows: `Bearer …`.
    let scheme = value.prefix { units[$0].isAlphanumeric || units[$0].scalar == "-" }
    let next = value.lowerBound + scheme.count
    guard next < value.upperBound, units[next].scalar == " ", next + 1 < value.upperBound else {
      return value
    }
    return next + 1..<value.upperBound
  }

  /// Returns a block of YAML, which begins with a bar or an angle bracket: all lines that are
  /// indented at least as far as its first one.
  private func block() -> Range<Int>? {
    guard start < units.count, units[start].scalar == "|" || units[start].scalar == ">" else {
      return nil
    }
    var index = start + 1
    while index < units.count, "+-0123456789 ".unicodeScalars.contains(units[index].scalar) {
      index += 1
    }
    if index < units.count, units[index].scalar == "#" {
      index = units[index...].firstIndex { $0.scalar == "\n" } ?? units.count
    }
    guard index < units.count, units[index].scalar == "\n" else { return nil }
    var indentation: Int?
    var end = index
    while end < units.count {
      // The index is at a line feed.
      let line = end + 1
      let text = units[line...].firstIndex { $0.scalar != " " } ?? units.count
      let isEmpty = text < units.count && units[text].scalar == "\n"
      if !isEmpty {
        if text - line < indentation ?? 0 || indentation == 0 { break }
        if indentation == nil, text == line, isPair(at: text) { return nil }
        indentation = text - line
      }
      end = units[text...].firstIndex { $0.scalar == "\n" } ?? units.count
    }
    return index + 1..<max(index + 1, end)
  }

  /// Returns the next line that isn't empty, with the lines of names before it, as in a part of a
  /// form.
  func nextLine() -> Range<Int> {
    var start = start
    while start < units.count, units[start].isSpace { start += 1 }
    let first = start
    var end = units[start...].firstIndex { $0.scalar == "\n" } ?? units.count
    while isPair(at: start), let next = units[end...].firstIndex(where: { !$0.isSpace }) {
      start = next
      end = units[start...].firstIndex { $0.scalar == "\n" } ?? units.count
    }
    return first..<end
  }

  /// Returns the lines of a here-document of a shell or of HCL, from `<<END` up to that word.
  private func heredoc() -> Range<Int>? {
    guard start + 2 < units.count, units[start].scalar == "<", units[start + 1].scalar == "<" else {
      return nil
    }
    let line = units[start...].firstIndex { $0.scalar == "\n" } ?? units.count
    let word = units[start..<line].drop { !$0.isAlphanumeric }.prefix { $0.isNamePart }
    guard !word.isEmpty, line < units.count else { return nil }
    var end = line
    while end < units.count {
      let next = units[(end + 1)...].firstIndex { $0.scalar == "\n" } ?? units.count
      let content = units[(end + 1)..<next].drop { $0.isSpace }
      if content.map(\.scalar) == word.map(\.scalar) { break }
      end = next
    }
    return line + 1..<max(line + 1, end)
  }

  private func unquotedLine() -> Range<Int> {
    let end = units[start...].firstIndex { unit in
      unit.scalar == "\n" || unit.scalar == endingQuote
    }
    return start..<trimmed(end ?? units.count)
  }

  /// Returns the content of quotes, which may be escaped: `"…"`, `\"…\"`.
  private func quoted() -> Range<Int>? {
    var first = start
    // Some languages have a prefix before a quote: `b'…'`, `@"…"`.
    while first < units.count, first < start + 2,
      units[first].scalar.isASCIILetter || "@$".unicodeScalars.contains(units[first].scalar)
    {
      first += 1
    }
    if first >= units.count || !units[first].isQuote { first = start }
    let escapesStart = first
    while first < units.count, units[first].scalar == "\\" { first += 1 }
    let escapes = first - escapesStart
    guard first < units.count, units[first].isQuote else { return nil }
    let quote = units[first].scalar
    if let lines = tripleQuoted(first) { return lines }
    var index = first + 1
    var run = 0
    while index < units.count {
      if units[index].scalar == quote, run <= escapes {
        return first + 1..<max(first + 1, index - run)
      }
      run = units[index].scalar == "\\" ? run + 1 : 0
      index += 1
    }
    return first + 1..<units.count
  }

  /// Returns the content of triple quotes, which may have several lines.
  private func tripleQuoted(_ first: Int) -> Range<Int>? {
    let quote = units[first].scalar
    func isTriple(_ index: Int) -> Bool {
      index + 2 < units.count && units[index...index + 2].allSatisfy { $0.scalar == quote }
    }
    guard isTriple(first) else { return nil }
    var end = first + 3
    while end < units.count, !isTriple(end) { end += 1 }
    return first + 3..<max(first + 3, end)
  }

  /// Returns a value with its brackets: `<…>`.
  private func inBrackets() -> Range<Int>? {
    guard start + 1 < units.count, units[start].scalar == "<", units[start + 1].isAlphanumeric,
      let end = units[start...].prefix(128).firstIndex(where: {
        ">\n".unicodeScalars.contains($0.scalar)
      }),
      units[end].scalar == ">"
    else { return nil }
    return start..<end + 1
  }

  /// Returns the end of a value without quotes.
  ///
  /// A value includes its brackets up to the last closing one: `Token(value: "…")`, `["…", "…"]`.
  private func end(_ isEnd: (Int) -> Bool) -> Int {
    var index = start
    var depth = 0
    while index < units.count {
      let scalar = units[index].scalar
      switch scalar {
      case "(", "[", "{": depth += 1
      case ")", "]", "}":
        if depth == 0, !isFollowedByWord(index) { return index }
        depth = max(0, depth - 1)
      case "\n" where !units[index].isPercentEncoded: return index
      default:
        if depth == 0, isEnd(index) || isDelimiter(at: index) { return index }
      }
      index += 1
    }
    return index
  }

  /// Returns whether a separator between two values is here.
  ///
  /// The same sign may be part of a value. The text after it decides.
  private func isDelimiter(at index: Int) -> Bool {
    switch units[index].scalar {
    case "&": isPair(at: index + 1) || !isFollowedByWord(index)
    case ",", ";": !isFollowedByWord(index) || isPair(at: index + 1)
    case "\"", "'", "`": !isFollowedByWord(index) || units[index].scalar == endingQuote
    case "\\": index + 1 < units.count && units[index + 1].isQuote && !isFollowedByWord(index + 1)
    case "<", ">": true
    default: false
    }
  }

  private func isFollowedByWord(_ index: Int) -> Bool {
    index + 1 < units.count && units[index + 1].isAlphanumeric
  }

  /// Returns whether a name and its separator begin here.
  private func isPair(at start: Int) -> Bool {
    var index = start
    while index < units.count, units[index].isQuote { index += 1 }
    let name = index
    while index < units.count, index < name + 40, units[index].isNamePart { index += 1 }
    guard index > name else { return false }
    while index < units.count, units[index].isQuote || units[index].scalar == "]" { index += 1 }
    return index < units.count && (units[index].scalar == "=" || units[index].scalar == ":")
  }

  /// Returns an end before the spaces and full stops that precede it.
  private func trimmed(_ end: Int) -> Int {
    var end = end
    while end > start, units[end - 1].isSpace || units[end - 1].scalar == "." { end -= 1 }
    return end
  }

  private func text(_ range: Range<Int>) -> String {
    String(String.UnicodeScalarView(units[range].prefix(16).map(\.scalar)))
  }
}
