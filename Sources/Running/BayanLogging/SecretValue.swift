import BayanSupport

/// How far the value after a name reaches.
struct SecretValue {
  private let units: [LogUnit]
  private var start: Int

  /// A quote that was opened before the name: the value ends before it.
  var endingQuote: Unicode.Scalar?

  /// - Parameter start: Where the name's separator ends.
  init(_ units: [LogUnit], from start: Int) {
    self.units = units
    self.start = start
    while self.start < units.count, units[self.start].scalar == " " { self.start += 1 }
    goToNextLine()
  }

  /// Goes to the next line, where the name's own has nothing more and the next one is indented or
  /// has no name of its own.
  private mutating func goToNextLine() {
    guard start < units.count, units[start].scalar == "\n" else { return }
    // At most one line is empty.
    var next = start + 1
    if next < units.count, units[next].scalar == "\n" { next += 1 }
    let line = next
    while next < units.count, units[next].scalar == " " { next += 1 }
    guard next < units.count, units[next].scalar != "\n", next > line || !isPair(at: next) else {
      return
    }
    start = next
  }

  /// Whether there is no value: `null`, `false`.
  var isNothing: Bool {
    if let inBrackets = inBrackets() {
      return ["<token>", LogValues.hidden].contains(text(inBrackets))
    }
    let end = units[start...].firstIndex { !$0.isNamePart } ?? units.count
    return ["null", "nil", "none", "true", "false", "undefined"].contains(text(start..<end))
  }

  var startsWithSlash: Bool { start < units.count && units[start].scalar == "/" }

  /// Whether a sentence goes on after a colon: "access token: Session has expired".
  ///
  /// - Parameter separator: Where the name's separator ends.
  func isProse(after separator: Int) -> Bool {
    guard start > separator, units[separator - 1].scalar == ":" else { return false }
    let end = units[start...].firstIndex { !$0.isAlphanumeric } ?? units.count
    let word = units[start..<end]
    return (1...12).contains(word.count) && !word.contains { $0.scalar.isASCIIDigit }
      && !word.dropFirst().contains(where: \.isCapital) && end + 1 < units.count
      && units[end].scalar == " " && units[end + 1].isAlphanumeric
  }

  /// The value, where it begins within another and so ends with it.
  func value(within other: Range<Int>) -> Range<Int>? {
    other.contains(start) ? start..<other.upperBound : nil
  }

  /// A value without spaces, or one in quotes.
  func word() -> Range<Int> {
    if let quoted = quoted() ?? inBrackets() { return quoted }
    let end = end { units[$0].isSpace }
    // A scheme goes before some: `token=Bearer …`.
    if ["bearer", "basic", "oauth", "token", "digest"].contains(text(start..<end)),
      end < units.count, units[end].scalar == " "
    {
      return start..<SecretValue(units, from: end).word().upperBound
    }
    return start..<end
  }

  /// A value that may have spaces: to the next pair, or the end of the clause or the line.
  func phrase() -> Range<Int> {
    if let quoted = quoted() ?? inBrackets() { return quoted }
    let end = end { index in
      units[index].scalar == "\n" || units[index].scalar == " " && isPair(at: index + 1)
    }
    return start..<trimmed(end)
  }

  /// The rest of a field of HTTP, without its scheme.
  func line() -> Range<Int> {
    let value = quoted() ?? unquotedLine()
    // `Bearer …` keeps its first word, if there is more.
    let scheme = value.prefix { units[$0].isAlphanumeric || units[$0].scalar == "-" }
    let next = value.lowerBound + scheme.count
    guard next < value.upperBound, units[next].scalar == " ", next + 1 < value.upperBound else {
      return value
    }
    return next + 1..<value.upperBound
  }

  /// The attributes and the text of an element of XML.
  func element() -> Range<Int> {
    start..<(units[start...].firstIndex { $0.scalar == "<" } ?? units.count)
  }

  /// What is on the next line that isn't empty.
  func nextLine() -> Range<Int> {
    var start = start
    while start < units.count, units[start].isSpace { start += 1 }
    let end = units[start...].firstIndex { $0.scalar == "\n" } ?? units.count
    return start..<end
  }

  private func unquotedLine() -> Range<Int> {
    let end = units[start...].firstIndex { unit in
      unit.scalar == "\n" || unit.scalar == endingQuote
    }
    return start..<trimmed(end ?? units.count)
  }

  /// The inside of quotes, which may be escaped: `"…"`, `\"…\"`.
  private func quoted() -> Range<Int>? {
    var first = start
    while first < units.count, units[first].scalar == "\\" { first += 1 }
    let escapes = first - start
    guard first < units.count, units[first].isQuote else { return nil }
    let quote = units[first].scalar
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

  /// A value with its brackets: `<…>`.
  private func inBrackets() -> Range<Int>? {
    guard start + 1 < units.count, units[start].scalar == "<", units[start + 1].isAlphanumeric,
      let end = units[start...].prefix(128).firstIndex(where: {
        ">\n".unicodeScalars.contains($0.scalar)
      }),
      units[end].scalar == ">"
    else { return nil }
    return start..<end + 1
  }

  /// Where a value without quotes ends.
  ///
  /// Brackets belong to it up to the one that closes them: `Token(value: "…")`, `["…", "…"]`.
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
      case "\n": return index
      default:
        if depth == 0, isEnd(index) || isDelimiter(at: index) { return index }
      }
      index += 1
    }
    return index
  }

  /// Whether a separator of two values is here.
  ///
  /// The same sign may be part of a value. What follows it decides.
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

  /// Whether a name and its separator begin here.
  private func isPair(at start: Int) -> Bool {
    var index = start
    while index < units.count, units[index].isQuote { index += 1 }
    let name = index
    while index < units.count, index < name + 40, units[index].isNamePart { index += 1 }
    guard index > name else { return false }
    while index < units.count, units[index].isQuote || units[index].scalar == "]" { index += 1 }
    return index < units.count && (units[index].scalar == "=" || units[index].scalar == ":")
  }

  /// An end without the spaces and full stops before it.
  private func trimmed(_ end: Int) -> Int {
    var end = end
    while end > start, units[end - 1].isSpace || units[end - 1].scalar == "." { end -= 1 }
    return end
  }

  private func text(_ range: Range<Int>) -> String {
    String(String.UnicodeScalarView(units[range].prefix(16).map(\.scalar)))
  }
}
