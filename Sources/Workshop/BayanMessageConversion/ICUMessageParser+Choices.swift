import BayanDiagnostics
import BayanMessageSyntax

extension ICUMessageParser {
  /// Parses the variants of `plural`, `selectordinal` or `select`, and the final `}`.
  mutating func parseChoice(
    of argument: String, _ type: String, from start: Int, depth: Int
  ) throws(ConversionProblem) -> NestedMessage.Choice {
    choiceCount += 1
    guard choiceCount <= MessageLimits.variants else { throw problem(.tooManyChoices, from: start) }
    let isText = type == "select"
    let number: ValueFormat = isWhole(argument) ? .integer : .decimal
    var choice = NestedMessage.Choice(
      argument: argument, kind: isText ? .text : type == "plural" ? .plural : .ordinal,
      format: isText ? .text : number, cases: [], other: NestedMessage(), span: .none)
    var keys: Set<NestedMessage.Choice.Key> = []
    var hasOther = false
    var isEmpty = true
    while true {
      skipSpace()
      let keyStart = index
      guard let next = scalar(at: index) else {
        throw problem(.unclosedArgument, from: start, to: start + 1)
      }
      if next == "}" {
        index += 1
        guard hasOther else { throw problem(.withoutOther, from: start, to: index) }
        choice.span = span(from: start, to: index)
        choice.normalizeKeys(by: reading)
        if !isText { choice.format = try decidingFormat(of: choice, default: number) }
        return choice
      }
      let key: NestedMessage.Choice.Key
      if next == "=", !isText {
        index += 1
        key = .exact(try parseNumber(from: keyStart))
      } else {
        skipIdentifier()
        let word = text(keyStart..<index)
        if word == "offset", !isText, scalar(at: index) == ":" {
          guard isEmpty else { throw problem(.lateOffset, from: keyStart) }
          index += 1
          skipSpace()
          choice.offset = try parseOffset()
          isEmpty = false
          continue
        }
        guard !word.isEmpty else { throw unexpected(.variantKey, from: start) }
        if !isText, !Self.categories.contains(word) {
          throw problem(.unknownCategory(word), from: keyStart)
        }
        key = .word(word)
      }
      let keyEnd = index
      guard keys.insert(key).inserted else {
        throw problem(.repeated(text(keyStart..<keyEnd)), from: keyStart, to: keyEnd)
      }
      skipSpace()
      guard scalar(at: index) == "{" else { throw unexpected(.variantText, from: start) }
      index += 1
      let shown = NestedMessage.Value(
        argument: argument, offset: choice.offset, format: number, span: .none)
      let message = try parseMessage(
        in: isText ? .select : .plural, of: shown, depth: depth + 1)
      index += 1
      if key == .word("other") {
        choice.other = message
        hasOther = true
      } else {
        choice.cases.append(.init(key: key, message: message))
      }
      isEmpty = false
    }
  }

  static let categories: Set = ["zero", "one", "two", "few", "many", "other"]

  /// Returns the format of the number whose category decides.
  private func decidingFormat(
    of choice: NestedMessage.Choice, default number: ValueFormat
  ) throws(ConversionProblem) -> ValueFormat {
    let asksForCategory = choice.cases.contains { if case .word = $0.key { true } else { false } }
    guard asksForCategory, !isWhole(choice.argument) else { return number }
    guard let format = choice.decidingFormat(default: number) else {
      throw ConversionProblem(.categoryOfStyle(choice.argument), at: choice.span)
    }
    return format
  }

  /// Reads the number after `=`.
  private mutating func parseNumber(from start: Int) throws(ConversionProblem) -> String {
    let text = skipNumber()
    guard let value = Double(text), value.isFinite, text.utf8.count <= 15,
      let literal = ICUNumberStyle.literal(value)
    else { throw problem(.badExactNumber, from: start) }
    return literal
  }

  /// Reads the number after `offset:`.
  private mutating func parseOffset() throws(ConversionProblem) -> Int {
    let start = index
    let text = skipNumber()
    guard let value = Double(text), let offset = Int(exactly: value), (-99...99).contains(offset)
    else { throw problem(.badOffset, from: start) }
    return offset
  }

  private mutating func skipNumber() -> String {
    let start = index
    while let scalar = scalar(at: index), scalar.isInNumber { index += 1 }
    return text(start..<index)
  }
}

extension NestedMessage.Choice {
  /// Returns the format in which ICU writes the number before it looks up the category.
  ///
  /// ICU uses the first placeholder of the number in the text for `other`, outside of choices. ICU
  /// ignores a skeleton, and uses all digits of the number then.
  ///
  /// - Returns: `nil` if MessageFormat 2 can't choose by that format.
  func decidingFormat(default number: ValueFormat) -> ValueFormat? {
    for case .value(let value) in other.elements where value.argument == argument {
      if value.format == .plain { return number }
      if value.isSkeleton { return ValueFormat("number", ["maximumFractionDigits": "20"]) }
      return ["number", "integer"].contains(value.format.function) ? value.format : nil
    }
    return number
  }
}

extension Diagnostic.Message {
  fileprivate static let tooManyChoices: Self = """
    the message has more than \(MessageLimits.variants) choices; split it
    """
  fileprivate static let variantKey: Self = "expected a variant's key, such as 'other', or '}'"
  fileprivate static let variantText: Self = "expected the variant's text in '{…}'"
  fileprivate static let withoutOther: Self = "there is no variant 'other', which is always needed"
  fileprivate static let lateOffset: Self = "'offset:' must come before the variants"
  fileprivate static let badOffset: Self = """
    an offset in MessageFormat 2 is a whole number from -99 to 99
    """
  fileprivate static let badExactNumber: Self = """
    expected a number of at most 15 characters after '='
    """

  fileprivate static func unknownCategory(_ word: String) -> Self {
    "\(quoted(word)) isn't a plural category; this variant would never be selected"
  }

  fileprivate static func repeated(_ key: String) -> Self {
    "the key \(quoted(key)) is written twice; the second variant would never be selected"
  }

  fileprivate static func categoryOfStyle(_ argument: String) -> Self {
    """
    MessageFormat 2 can't select by the plural category of \(quoted(argument)) in this style; \
    put '#' first
    """
  }
}
