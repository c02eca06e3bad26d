package import BayanDiagnostics
import BayanSupport

extension TOMLParser {
  /// Parses a string of any of the four kinds, or a quoted key.
  ///
  /// - Grammar: `string = ml-basic-string / basic-string / ml-literal-string / literal-string`
  /// - Recovery: Errors inside are reported, and the string continues. A string with a wrong escape, or
  ///   with bytes that aren't UTF-8, is no value, because its text is unknown. An unclosed string
  ///   ends with its line, an unclosed multi-line string with the file.
  mutating func parseString(isKey: Bool = false) -> TOMLString? {
    let start = index
    guard var text = parseAnyString(isKey: isKey) else { return nil }
    guard let end = text.value.startOfTooManyMarks() else { return text }
    report("toml-too-many-marks", .tooManyMarks, span(from: start))
    guard isKey else { return nil }
    text.value = String(decoding: text.value.utf8.prefix(end), as: UTF8.self)
    return text
  }

  private mutating func parseAnyString(isKey: Bool) -> TOMLString? {
    let start = index
    let quote = bytes[index]
    guard isMultiline(from: start) else { return parseLineString(quote, isKey: isKey) }
    guard !isKey else {
      index += 3
      report("toml-syntax", .multilineKey, span(from: start))
      return nil
    }
    return parseMultilineString(quote)
  }

  /// Whether three equal quotes are at a place.
  func isMultiline(from start: Int) -> Bool {
    byte(at: start + 1) == bytes[start] && byte(at: start + 2) == bytes[start]
  }

  /// - Grammar: `basic-string`, `literal-string`
  private mutating func parseLineString(_ quote: UInt8, isKey: Bool) -> TOMLString? {
    let start = index
    index += 1
    // Most strings have no escapes: their text is the file's bytes.
    if let end = endOfPlainText(quote) {
      let value = String(decoding: bytes[index..<end], as: UTF8.self)
      defer { index = end + 1 }
      return TOMLString(value: value, start: index, quotes: quote == .quote ? .basic : .literal)
    }
    var text = StringText(start: index, quote: quote)
    while let byte = byte(at: index) {
      if byte == quote {
        text.take(upTo: index, of: bytes)
        index += 1
        // A key is kept even with errors: without a key, the parser couldn't skip its value.
        return text.isWhole || isKey ? text.string : nil
      }
      if isLineEnd(at: index) { break }
      parseCharacter(byte, isBasic: quote == .quote, into: &text)
    }
    report("toml-syntax", .unclosedString(quote), span(from: start))
    return nil
  }

  /// Returns the offset of the quote that closes the string at the cursor, if the text before it is plain:
  /// no escape, no control character, no invalid UTF-8.
  private func endOfPlainText(_ quote: UInt8) -> Int? {
    guard isEncodingValid else { return nil }
    // The loop reads by pointer: without the optimizer, as in a package's build, an array is 5 times slower.
    return bytes.withUnsafeBufferPointer { bytes in
      var end = index
      while end + 8 <= bytes.count {
        let part = ByteScan(bytes, from: end)
        if part.contains(quote) || part.contains(.backslash) || part.contains(0x7F)
          || part.containsByte(below: 0x20)
        {
          break
        }
        end += 8
      }
      while end < bytes.count {
        let byte = bytes[end]
        if byte == quote { return end }
        if byte < 0x20 || byte == .backslash || byte == 0x7F { return nil }
        end += 1
      }
      return nil
    }
  }

  /// - Grammar: `ml-basic-string`, `ml-literal-string`
  private mutating func parseMultilineString(_ quote: UInt8) -> TOMLString? {
    let start = index
    index += 3
    if isLineEnd(at: index) { skipLineEnd() }
    var text = StringText(start: index, quote: quote)
    while let byte = byte(at: index) {
      if byte == quote {
        let count = quoteCount(quote)
        guard count >= 3 else {
          index += count
          continue
        }
        // The text may have one or two quotes right before the closing three.
        index += min(count, 5) - 3
        text.take(upTo: index, of: bytes)
        index += 3
        return text.isWhole ? text.string : nil
      }
      if byte == .carriageReturn, isLineEnd(at: index) {
        text.take(upTo: index, of: bytes)
        text.append([.lineFeed])
        index += 2
        text.resume(at: index)
      } else if byte == .lineFeed {
        index += 1
      } else if byte == .backslash, quote == .quote, isTrimmedLineEnd() {
        text.take(upTo: index, of: bytes)
        skipTrimmed()
        text.resume(at: index)
      } else {
        parseCharacter(byte, isBasic: quote == .quote, into: &text)
      }
    }
    report("toml-syntax", .unclosedMultiline(quote), SourceSpan(start, start + 3))
    return nil
  }

  /// Reads one character of a string, an escape included.
  private mutating func parseCharacter(_ byte: UInt8, isBasic: Bool, into text: inout StringText) {
    if byte == .backslash, isBasic {
      text.take(upTo: index, of: bytes)
      if let character = parseEscape() { text.append(character) } else { text.appendLost() }
      text.resume(at: index)
    } else if byte >= 0x80 {
      let sequence = utf8Sequence(at: index, in: bytes)
      if sequence.isValid {
        index += sequence.length
      } else {
        // The check of the file's encoding has reported this.
        text.take(upTo: index, of: bytes)
        text.appendLost()
        index += sequence.length
        text.resume(at: index)
      }
    } else {
      if byte.isControl {
        report(
          "toml-syntax", .controlInString(byte, canEscape: isBasic), SourceSpan(index, index + 1))
      }
      index += 1
    }
  }

  /// Parses an escape.
  ///
  /// - Grammar: `escaped = escape escape-seq-char`
  /// - Returns: The UTF-8 of the character; `nil` for a wrong escape.
  private mutating func parseEscape() -> [UInt8]? {
    let start = index
    index += 1
    guard let letter = byte(at: index), !isLineEnd(at: index) else {
      report("toml-syntax", .badEscape(stretch(span(from: start))), span(from: start))
      return nil
    }
    let length = here.length
    index += max(1, length)
    switch letter {
    case .ascii("b"): return [0x08]
    case .ascii("t"): return [.tab]
    case .ascii("n"): return [.lineFeed]
    case .ascii("f"): return [0x0C]
    case .ascii("r"): return [.carriageReturn]
    case .quote, .backslash: return [letter]
    case .ascii("u"): return parseScalar(from: start, digits: 4)
    case .ascii("U"): return parseScalar(from: start, digits: 8)
    default:
      report("toml-syntax", .badEscape(stretch(span(from: start))), span(from: start))
      return nil
    }
  }

  private mutating func parseScalar(from start: Int, digits: Int) -> [UInt8]? {
    var value: UInt32 = 0
    var count = 0
    while count < digits, let digit = byte(at: index)?.hexDigitValue {
      value = value << 4 | digit
      index += 1
      count += 1
    }
    guard count == digits else {
      report(
        "toml-syntax", .shortEscape(stretch(span(from: start)), digits), span(from: start))
      return nil
    }
    guard let scalar = Unicode.Scalar(value) else {
      report("toml-syntax", .notScalar(stretch(span(from: start))), span(from: start))
      return nil
    }
    return Array(String(Character(scalar)).utf8)
  }

  /// Whether a backslash at the cursor is the last thing on its line.
  ///
  /// - Grammar: `mlb-escaped-nl = escape ws newline *( wschar / newline )`
  private func isTrimmedLineEnd() -> Bool {
    var place = index + 1
    while let byte = byte(at: place), byte.isSpace { place += 1 }
    return isLineEnd(at: place)
  }

  private mutating func skipTrimmed() {
    index += 1
    while let byte = byte(at: index), byte.isSpace || isLineEnd(at: index) { index += 1 }
  }

  private func quoteCount(_ quote: UInt8) -> Int {
    var count = 0
    while byte(at: index + count) == quote { count += 1 }
    return count
  }

  /// Skips a string up to its end or the end of its line, without reading its text.
  mutating func skipQuoted() {
    let quote = bytes[index]
    let isMultiline = isMultiline(from: index)
    index += isMultiline ? 3 : 1
    while let byte = byte(at: index) {
      if byte == quote {
        guard isMultiline else {
          index += 1
          return
        }
        let count = quoteCount(quote)
        index += min(count, 5)
        if count >= 3 { return }
      } else if byte == .backslash, quote == .quote, !isLineEnd(at: index + 1) {
        index += 2
      } else {
        if !isMultiline, isLineEnd(at: index) { return }
        index += 1
      }
    }
  }
}

/// The text of a string while it is read.
///
/// The text is copied in stretches, with an anchor wherever text and file diverge.
private struct StringText {
  private var text: [UInt8] = []
  /// The anchors after the start.
  private var anchors: [TOMLString.Anchor] = []
  /// The offset at which the text starts.
  private var start: Int
  /// The start of the stretch that isn't copied yet.
  private var stretch: Int
  private let quotes: TOMLString.Quotes
  /// Whether all characters were readable.
  private(set) var isWhole = true

  init(start: Int, quote: UInt8) {
    quotes = quote == .quote ? .basic : .literal
    self.start = start
    stretch = start
  }

  var string: TOMLString {
    TOMLString(
      value: String(decoding: text, as: UTF8.self), start: start, laterAnchors: anchors,
      quotes: quotes)
  }

  /// Copies the file's bytes from the last copied byte up to an offset.
  mutating func take(upTo end: Int, of bytes: [UInt8]) {
    text.append(contentsOf: bytes[stretch..<end])
    stretch = end
  }

  /// Adds text that the file spells differently.
  mutating func append(_ bytes: [UInt8]) { text.append(contentsOf: bytes) }

  /// Adds U+FFFD for an unreadable character.
  mutating func appendLost() {
    append([0xEF, 0xBF, 0xBD])
    isWhole = false
  }

  /// Continues with the file's own bytes.
  mutating func resume(at index: Int) {
    stretch = index
    if text.isEmpty {
      start = index
      return
    }
    if anchors.last?.offset == text.count { anchors.removeLast() }
    anchors.append(TOMLString.Anchor(offset: text.count, source: index))
  }
}

extension Diagnostic.Message {
  package static var tooManyMarks: Self {
    """
    a character has more than \(Unicode.longestRunOfMarks) combining marks, which no word needs; \
    remove some
    """
  }

  fileprivate static func unclosedString(_ quote: UInt8) -> Self {
    let quote = String(UnicodeScalar(quote))
    return """
      the string is not closed; end it with \(quote) on this line, \
      or use \(quote)\(quote)\(quote) for text of several lines
      """
  }

  fileprivate static func unclosedMultiline(_ quote: UInt8) -> Self {
    let quotes = String(repeating: String(UnicodeScalar(quote)), count: 3)
    return "the string is not closed before the end of the file; end it with \(quotes)"
  }

  fileprivate static var multilineKey: Self {
    "a key can't be a string of several lines; use one quote on each side"
  }

  fileprivate static func controlInString(_ byte: UInt8, canEscape: Bool) -> Self {
    guard canEscape else { return control(byte, "a literal string") }
    let digits = byte.hexadecimal(width: 4, uppercase: true)
    return "the control character 'U+\(digits)' is not allowed in a string; write '\\u\(digits)'"
  }

  fileprivate static func badEscape(_ escape: Diagnostic.Message) -> Self {
    "\(escape) isn't an escape; write '\\\\' for a backslash"
  }

  fileprivate static func shortEscape(_ escape: Diagnostic.Message, _ digits: Int) -> Self {
    "\(escape) needs '\(digits)' hexadecimal digits"
  }

  fileprivate static func notScalar(_ escape: Diagnostic.Message) -> Self {
    "\(escape) isn't a Unicode character; surrogates and numbers above '10FFFF' can't be written"
  }
}
