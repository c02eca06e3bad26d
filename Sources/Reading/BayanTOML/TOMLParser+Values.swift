import BayanDiagnostics
import BayanSupport

/// A reason why a word can't be a number, a date or a time.
struct ValueFault: Error {
  var message: Diagnostic.Message
}

extension TOMLParser {
  /// Parses a value.
  ///
  /// - Grammar: `val = string / boolean / array / inline-table / date-time / float / integer`
  /// - Recovery: A wrong number, date or word is skipped.
  /// - Parameter level: The number of levels from the root to the value.
  mutating func parseValue(level: Int) -> TOMLValue? {
    let start = index
    switch next {
    case .quote, .apostrophe:
      guard let string = parseString() else { return nil }
      return TOMLValue(span: span(from: start), content: .string(string))
    case .openBracket: return parseArray(level: level)
    case .openBrace: return parseInlineTable(level: level)
    case .some where curlyQuote(at: index) != nil:
      reportCurlyQuotes()
      return nil
    case .some(let byte) where !byte.endsToken && byte != .equals: return parseWord()
    default:
      report("toml-syntax", .missingValue(stretch(here)), here)
      return nil
    }
  }

  /// Parses a value that is one word: a boolean, a number, a date or a time.
  private mutating func parseWord() -> TOMLValue? {
    let start = index
    skipToken()
    // A space may be between a date and a time.
    if index - start == 10, isDate(at: start), byte(at: index) == .space,
      byte(at: index + 1)?.isASCIIDigit == true
    {
      index += 1
      skipToken()
    }
    let word = start..<index
    do throws(ValueFault) {
      let content = try readWord(word)
      return TOMLValue(span: span(from: start), content: content)
    } catch {
      report("toml-value", error.message, span(from: start))
      return nil
    }
  }

  private func readWord(_ word: Range<Int>) throws(ValueFault) -> TOMLValue.Content {
    let text = bytes[word]
    if text.elementsEqual("true".utf8) { return .boolean(true) }
    if text.elementsEqual("false".utf8) { return .boolean(false) }
    if isDate(at: word.lowerBound) || isTime(at: word.lowerBound) {
      return .dateTime(try readDateTime(word))
    }
    if let number = try readNumber(word) { return number }
    throw ValueFault(
      message: .notValue(stretch(SourceSpan(word.lowerBound, word.upperBound)), lowercase(text)))
  }

  /// Returns the boolean that `True` or `FALSE` stands for.
  private func lowercase(_ text: ArraySlice<UInt8>) -> String? {
    guard text.count <= 5 else { return nil }
    let lower = String(decoding: text, as: UTF8.self).lowercased()
    return ["true", "false", "inf", "nan"].contains(lower) ? lower : nil
  }
}

extension Diagnostic.Message {
  fileprivate static func missingValue(_ found: Diagnostic.Message) -> Self {
    "expected a value, found \(found)"
  }

  fileprivate static func notValue(_ word: Diagnostic.Message, _ literal: String?) -> Self {
    if let literal { return "\(word) isn't a value; write '\(literal)' in lower case" }
    return "\(word) isn't a value; put text in quotes"
  }
}
