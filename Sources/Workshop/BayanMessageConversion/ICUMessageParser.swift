import BayanDiagnostics
import BayanMessageSyntax

/// A parser of MessageFormat 1 with the rules of ICU.
///
/// - Source: ICU 72, `MessagePattern`: the parser accepts the same patterns. Some patterns have no
///   meaning, such as a second variant for one key; the parser rejects these with the reason.
struct ICUMessageParser {
  /// The context of a message, which decides about `#`.
  enum Context {
    case top
    case plural
    case select
  }

  private let scalars: [Unicode.Scalar]
  private let wholeNumbers: Set<String>?
  private let nearestDates: Bool
  let reading: ICUReading
  var index = 0
  var choiceCount = 0
  /// The offset of an apostrophe that is text because a placeholder is between it and an earlier
  /// one.
  private var closingApostrophe = -1
  /// The start of each code point in UTF-8 bytes, and the end of the text.
  private let offsets: [Int]

  /// Creates a parser.
  ///
  /// - Parameter wholeNumbers: The arguments that are never fractions; `nil` for all.
  init(
    _ text: String, wholeNumbers: Set<String>?, nearestDates: Bool, reading: ICUReading = .icu
  ) {
    scalars = Array(text.unicodeScalars)
    self.wholeNumbers = wholeNumbers
    self.nearestDates = nearestDates
    self.reading = reading
    var offsets = [0]
    for scalar in scalars { offsets.append(offsets[offsets.count - 1] + UTF8.width(scalar)) }
    self.offsets = offsets
  }

  /// Returns whether a text is valid as a name or key in a pattern.
  static func isIdentifier(_ text: String) -> Bool {
    !text.isEmpty
      && text.unicodeScalars.allSatisfy { !$0.isPatternSpace && !$0.isPatternSyntax && $0 != "\0" }
  }

  /// Returns whether an argument is never a fraction.
  func isWhole(_ argument: String) -> Bool { wholeNumbers?.contains(argument) ?? true }

  mutating func parse() throws(ConversionProblem) -> NestedMessage {
    try parseMessage(in: .top, of: nil, depth: 0)
  }

  // MARK: Messages

  /// Parses a message up to its end, or up to the `}` after it.
  ///
  /// - Parameter number: The value of `#`.
  mutating func parseMessage(
    in context: Context, of number: NestedMessage.Value?, depth: Int
  ) throws(ConversionProblem) -> NestedMessage {
    guard depth <= ConversionLimits.depth else {
      throw problem(.tooDeep, from: index)
    }
    var message = NestedMessage()
    var text = String.UnicodeScalarView()
    let start = index
    while index < scalars.count {
      let scalar = scalars[index]
      switch scalar {
      case "'": text.append(contentsOf: parseApostrophe(in: context))
      case "{":
        message.append(String(text))
        text.removeAll()
        message.elements.append(try parseArgument(depth: depth))
      case "}" where depth > 0:
        message.append(String(text))
        return message
      case "#":
        if var value = number, context == .plural {
          message.append(String(text))
          text.removeAll()
          value.span = span(from: index, to: index + 1)
          message.elements.append(.value(value))
        } else {
          text.append(scalar)
        }
        index += 1
      case "\0": throw problem(.nullCharacter, from: index)
      default:
        text.append(scalar)
        index += 1
      }
    }
    guard depth == 0 else { throw problem(.unclosedMessage, from: start - 1, to: start) }
    message.append(String(text))
    return message
  }

  /// Reads an apostrophe and its quoted text.
  private mutating func parseApostrophe(in context: Context) -> String.UnicodeScalarView {
    var text = String.UnicodeScalarView()
    let isClosing = index == closingApostrophe
    let end = isClosing ? nil : endOfQuotedPlaceholder
    if let end { closingApostrophe = end }
    index += 1
    if isClosing || end != nil {
      text.append("'")
      return text
    }
    guard let next = scalar(at: index) else {
      // An apostrophe at the end of the pattern begins no quote.
      if reading.apostrophes == .doubleOptional { text.append("'") }
      return text
    }
    if next == "'" {
      index += 1
      text.append("'")
      return text
    }
    let isQuoting =
      reading.apostrophes == .doubleRequired || next == "{" || next == "}"
      || next == "#" && context == .plural
    guard isQuoting else {
      text.append("'")
      return text
    }
    while let scalar = scalar(at: index) {
      index += 1
      guard scalar == "'" else {
        text.append(scalar)
        continue
      }
      guard self.scalar(at: index) == "'" else { return text }
      index += 1
      text.append("'")
    }
    return text
  }

  /// The offset of the second apostrophe around a placeholder, if both are text here; `nil` if
  /// there is none.
  private var endOfQuotedPlaceholder: Int? {
    guard scalar(at: index + 1) == "{" else { return nil }
    let start = index + 2
    var end = start
    while let scalar = scalar(at: end), !scalar.isPatternSpace, !scalar.isPatternSyntax { end += 1 }
    let isQuoted =
      end > start && scalar(at: end) == "}" && scalar(at: end + 1) == "'"
      && reading.areQuoted(text(start..<end))
    return isQuoted ? end + 1 : nil
  }

  // MARK: Arguments

  /// Parses an argument from its `{` to its `}`.
  private mutating func parseArgument(
    depth: Int
  ) throws(ConversionProblem) -> NestedMessage.Element {
    let start = index
    index += 1
    skipSpace()
    let name = try parseName(from: start)
    skipSpace()
    if scalar(at: index) == "}" {
      index += 1
      return .value(.init(argument: name, format: .plain, span: span(from: start, to: index)))
    }
    guard scalar(at: index) == "," else { throw unexpected(.argumentEnd, from: start) }
    index += 1
    skipSpace()
    let typeStart = index
    while let scalar = scalar(at: index), scalar.isASCIILetter { index += 1 }
    let type = text(typeStart..<index).lowercased()
    skipSpace()
    guard !type.isEmpty, scalar(at: index) == "," || scalar(at: index) == "}" else {
      throw unexpected(.argumentType, from: start)
    }
    let hasStyle = scalar(at: index) == ","
    index += 1
    switch type {
    case "plural", "select", "selectordinal":
      guard hasStyle else { throw problem(.withoutVariants(type), from: start, to: index) }
      return .choice(try parseChoice(of: name, type, from: start, depth: depth))
    case "choice": throw problem(.choice, from: start, to: index)
    default:
      let style = hasStyle ? try parseStyle(from: start) : nil
      let whole = span(from: start, to: index)
      return .value(
        .init(
          argument: name,
          format: try format(of: type, style: style, argument: name, span: whole),
          isSkeleton: style.map { trim($0).hasPrefix("::") } ?? false, span: whole))
    }
  }

  /// Returns the format of a number, date or time with a style.
  private func format(
    of type: String, style: String?, argument: String, span: SourceSpan
  ) throws(ConversionProblem) -> ValueFormat {
    let trimmed = style.map { trim($0) } ?? ""
    do throws(StyleProblem) {
      switch type {
      case "number":
        return try ICUNumberStyle.format(
          trimmed, written: style ?? "", isWhole: isWhole(argument))
      case "date", "time":
        return try ICUDateStyle.format(trimmed, type: type, nearest: nearestDates)
      case "spellout", "ordinal", "duration": throw StyleProblem(.noFunction(type))
      default: throw StyleProblem(.unknownType(type))
      }
    } catch {
      throw ConversionProblem(error.message, at: span)
    }
  }

  /// Parses the name or number of an argument.
  private mutating func parseName(from start: Int) throws(ConversionProblem) -> String {
    let nameStart = index
    skipIdentifier()
    let name = text(nameStart..<index)
    guard !name.isEmpty else { throw unexpected(.argumentName, from: start) }
    if name.utf8.allSatisfy(\.isASCIIDigit) {
      guard name == "0" || name.first != "0", let number = Int(name), number <= 0x7FFF else {
        throw problem(.badNumber(name), from: nameStart)
      }
      return ICUMessageFormat.variable(ofPosition: number)
    }
    if reading.renamesArguments, name.utf8.first?.isASCIIDigit == true {
      return try variable("_" + name, from: nameStart)
    }
    return try variable(name, from: nameStart)
  }

  /// Returns a name that is valid for a variable of MessageFormat 2.
  private func variable(_ name: String, from start: Int) throws(ConversionProblem) -> String {
    let parsed = ParsedMessage.parse("{$\(name)}")
    guard case .pattern(let pattern) = parsed.message.body, parsed.isValid,
      case .expression(let expression)? = pattern.elements.first, pattern.elements.count == 1,
      case .variable(let variable)? = expression.operand,
      variable.name.utf8.elementsEqual(name.utf8),
      ICUMessageFormat.position(ofVariable: name) == nil
    else { throw problem(.badName(name), from: start) }
    return name
  }

  /// Reads the style of a number or date, and the argument's final `}`.
  private mutating func parseStyle(from start: Int) throws(ConversionProblem) -> String {
    let styleStart = index
    var depth = 0
    while let scalar = scalar(at: index) {
      index += 1
      switch scalar {
      case "'":
        while let quoted = self.scalar(at: index), quoted != "'" { index += 1 }
        guard index < scalars.count else { throw problem(.unclosedQuote, from: styleStart) }
        index += 1
      case "{": depth += 1
      case "}":
        guard depth > 0 else { return text(styleStart..<index - 1) }
        depth -= 1
      default: break
      }
    }
    throw problem(.unclosedArgument, from: start, to: start + 1)
  }

  // MARK: Reading

  func scalar(at index: Int) -> Unicode.Scalar? {
    index < scalars.count ? scalars[index] : nil
  }

  func text(_ range: Range<Int>) -> String {
    String(String.UnicodeScalarView(scalars[range]))
  }

  private func trim(_ text: String) -> String {
    var rest = text.unicodeScalars[...]
    while let first = rest.first, first.isPatternSpace { rest.removeFirst() }
    while let last = rest.last, last.isPatternSpace { rest.removeLast() }
    return String(rest)
  }

  mutating func skipSpace() {
    while let scalar = scalar(at: index), scalar.isPatternSpace { index += 1 }
  }

  mutating func skipIdentifier() {
    while let scalar = scalar(at: index), !scalar.isPatternSpace, !scalar.isPatternSyntax {
      index += 1
    }
  }

  // MARK: Problems

  func span(from start: Int, to end: Int) -> SourceSpan {
    SourceSpan(offsets[start], offsets[end])
  }

  func problem(
    _ message: Diagnostic.Message, from start: Int, to end: Int? = nil
  ) -> ConversionProblem {
    let start = max(start, 0)
    let end = min(end ?? max(index, start + 1), scalars.count)
    return ConversionProblem(message, at: span(from: min(start, end), to: end))
  }

  /// Returns the problem of an unexpected character in an argument, or of an argument without an
  /// end.
  func unexpected(
    _ message: Diagnostic.Message, from start: Int
  ) -> ConversionProblem {
    guard index < scalars.count else {
      return problem(.unclosedArgument, from: start, to: start + 1)
    }
    return problem(message, from: index, to: index + 1)
  }
}

extension UInt8 {
  fileprivate var isASCIIDigit: Bool { (0x30...0x39).contains(self) }
}

extension Diagnostic.Message {
  fileprivate static let tooDeep: Self = """
    the choices are nested more than \(ConversionLimits.depth) levels deep
    """
  fileprivate static let nullCharacter: Self = "U+0000 is not allowed in a message; remove it"
  fileprivate static let unclosedMessage: Self = "this '{' is not closed; add '}'"
  static let unclosedArgument: Self = "this '{' is not closed; add '}'"
  fileprivate static let unclosedQuote: Self = "this style has an apostrophe without a counterpart"
  fileprivate static let argumentName: Self = "expected an argument's name or number"
  fileprivate static let argumentEnd: Self = "expected ',' or '}' after the argument's name"
  fileprivate static let argumentType: Self = """
    expected a type such as 'number' or 'plural', and then ',' or '}'
    """
  fileprivate static let choice: Self = """
    'choice' has no equivalent in MessageFormat 2; write it with 'plural' or 'select'
    """

  fileprivate static func withoutVariants(_ type: String) -> Self {
    "'\(type)' needs variants, such as ', \(type), other{…}'"
  }

  fileprivate static func badNumber(_ name: String) -> Self {
    "\(quoted(name)) isn't the number of an argument; these go from 0 to 32767"
  }

  fileprivate static func badName(_ name: String) -> Self {
    "\(quoted(name)) can't name a variable in MessageFormat 2; rename the argument"
  }

  fileprivate static func unknownType(_ type: String) -> Self {
    "\(quoted(type)) isn't a type of MessageFormat 1"
  }

  fileprivate static func noFunction(_ type: String) -> Self {
    "'\(type)' has no equivalent among the functions of MessageFormat 2"
  }
}
