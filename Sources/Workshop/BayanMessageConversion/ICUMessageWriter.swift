import BayanDiagnostics
import BayanMessageSyntax

/// A writer of MessageFormat 1.
struct ICUMessageWriter {
  let wholeNumbers: Set<String>
  let style: ICUMessageFormat.Style
  private var text = ""

  init(wholeNumbers: Set<String>, style: ICUMessageFormat.Style) {
    self.wholeNumbers = wholeNumbers
    self.style = style
  }

  mutating func pattern(for message: NestedMessage) throws(ConversionProblem) -> String {
    text = ""
    try write(message.foldingOffsets(), within: nil)
    return text
  }

  /// Writes a message.
  ///
  /// - Parameter choice: The choice whose variant the message is.
  private mutating func write(
    _ message: NestedMessage, within choice: NestedMessage.Choice?
  ) throws(ConversionProblem) {
    for (index, element) in message.elements.enumerated() {
      switch element {
      case .text(let part):
        let isLast = choice == nil && index == message.elements.count - 1
        write(
          part, isInPlural: choice.map { $0.kind != .text } ?? false,
          single: style.quotesValues
            ? (message.isQuoted(valueAt: index - 1), isLast || message.isQuoted(valueAt: index + 1))
            : (false, false))
      case .value(let value): try write(value, within: choice)
      case .choice(let inner): try write(inner)
      }
      guard text.utf8.count <= ConversionLimits.bytes else { throw ConversionProblem(.tooLong) }
    }
  }

  /// Writes a text with its quotes.
  ///
  /// - Parameter single: Whether an apostrophe at the beginning or at the end of the text stays
  ///   single.
  private mutating func write(
    _ part: String, isInPlural: Bool, single: (first: Bool, last: Bool)
  ) {
    func isSyntax(_ scalar: Unicode.Scalar) -> Bool {
      scalar == "{" || scalar == "}" || scalar == "#" && isInPlural
    }
    var isQuoted = false
    let scalars = part.unicodeScalars
    for index in scalars.indices {
      let scalar = scalars[index]
      // An apostrophe within quotes is doubled, too.
      if scalar != "'", isSyntax(scalar) != isQuoted {
        text += "'"
        isQuoted = isSyntax(scalar)
      }
      text.unicodeScalars.append(scalar)
      guard scalar == "'" else { continue }
      // An apostrophe before a letter is text. The text after this part may be syntax.
      let next = scalars.index(after: index)
      let isText = next < scalars.endIndex && scalars[next] != "'" && !isSyntax(scalars[next])
      let isFirst = index == scalars.startIndex || scalars[scalars.index(before: index)] != "'"
      let isSingle =
        single.first && index == scalars.startIndex
        || single.last && next == scalars.endIndex && isFirst
      if isSingle, !isQuoted { continue }
      if isQuoted || style.doublesApostrophes || !isText || !isFirst { text += "'" }
    }
    if isQuoted { text += "'" }
  }

  private mutating func write(
    _ value: NestedMessage.Value, within choice: NestedMessage.Choice?
  ) throws(ConversionProblem) {
    let isShownByNumberSign =
      choice.map { $0.kind != .text && $0.argument == value.argument && $0.offset == value.offset }
      ?? false
    let format = value.format
    if isShownByNumberSign, isDefault(format, of: value.argument) {
      if style.usesNumberSign || value.offset != 0 {
        text += "#"
      } else {
        text += "{\(try name(of: value.argument))}"
      }
      return
    }
    guard value.offset == 0 else { throw ConversionProblem(.offsetElsewhere(value.argument)) }
    text += "{" + (try name(of: value.argument))
    switch format.function {
    case nil, "string": break
    case "date", "time", "datetime":
      guard let skeleton = ICUDateStyle.skeleton(for: format) else {
        throw ConversionProblem(.options(format.function ?? ""))
      }
      text += ", \(format.function == "time" ? "time" : "date"), ::" + skeleton
    default:
      text += ", number"
      if let style = try style(for: format, of: value.argument) { text += ", " + style }
    }
    text += "}"
  }

  /// Returns the style of a number format; `nil` for the default.
  private func style(
    for format: ValueFormat, of argument: String
  ) throws(ConversionProblem) -> String? {
    if isDefault(format, of: argument) { return nil }
    if let name = Self.namedStyle(for: format) { return name }
    var asNumber = format
    if format.function == "integer" {
      asNumber.function = "number"
      if asNumber["maximumSignificantDigits"] == nil {
        asNumber = asNumber.setting("maximumFractionDigits", "0")
      }
    }
    guard let skeleton = ICUNumberSkeleton.skeleton(for: asNumber) else {
      throw ConversionProblem(.options(format.function ?? ""))
    }
    return "::" + skeleton
  }

  /// Returns the name of a number format's style, which may be empty.
  private static func namedStyle(for format: ValueFormat) -> String? {
    let styles: KeyValuePairs<String, ValueFormat> = [
      "": .decimal,
      "integer": ValueFormat.decimal.setting("maximumFractionDigits", "0"),
      "percent": ValueFormat("percent", ["roundingMode": "halfEven"]),
    ]
    return styles.first { $0.value.isSame(as: format) }?.key
  }

  /// Returns whether a number format is the default of MessageFormat 1.
  private func isDefault(_ format: ValueFormat, of argument: String) -> Bool {
    if wholeNumbers.contains(argument) {
      let shape = format.withoutRounding
      return ["number", "integer"].contains(shape.function) && shape.options.isEmpty
    }
    return format.isSame(as: .decimal)
  }

  private mutating func write(_ choice: NestedMessage.Choice) throws(ConversionProblem) {
    let type =
      switch choice.kind {
      case .text: "select"
      case .plural: "plural"
      case .ordinal: "selectordinal"
      }
    if choice.kind != .text { try checkCategory(of: choice) }
    text += "{\(try name(of: choice.argument)), \(type),"
    if choice.offset != 0 { text += " offset:\(choice.offset)" }
    for each in choice.cases {
      let key =
        switch each.key {
        case .exact(let number): "=" + number
        case .word(let word): word
        }
      if choice.kind == .text, key == "other" || !ICUMessageParser.isIdentifier(key) {
        throw ConversionProblem(.badKey(key))
      }
      if key == "other" { continue }
      try write(key: key, each.message, of: choice)
    }
    try write(key: "other", choice.other, of: choice)
    text += "}"
  }

  private mutating func write(
    key: String, _ message: NestedMessage, of choice: NestedMessage.Choice
  ) throws(ConversionProblem) {
    text += " \(key) {"
    try write(message, within: choice)
    text += "}"
  }

  /// Checks that ICU chooses the category by the same digits.
  private func checkCategory(of choice: NestedMessage.Choice) throws(ConversionProblem) {
    let ownOther = choice.cases.last { $0.key == .word("other") }
    if let ownOther, ownOther.message != choice.other {
      throw ConversionProblem(.otherAndCatchAll(choice.argument))
    }
    let asksForCategory = choice.cases.contains { if case .word = $0.key { true } else { false } }
    if wholeNumbers.contains(choice.argument) {
      let options = choice.format.withoutRounding.options.map(\.name)
      guard
        options.allSatisfy({ ["useGrouping", "signDisplay", "minimumIntegerDigits"].contains($0) })
      else { throw ConversionProblem(.category(choice.argument)) }
      return
    }
    // ':integer' also rounds the value with which numbers are compared.
    guard choice.format.function == "number" else {
      throw ConversionProblem(.maybeFraction(choice.argument))
    }
    guard asksForCategory else { return }
    var written = choice
    written.other.elements = choice.other.elements.map { element in
      guard case .value(var value) = element else { return element }
      value.isSkeleton = Self.namedStyle(for: value.format) == nil
      return .value(value)
    }
    guard let deciding = written.decidingFormat(default: .decimal),
      deciding.isSame(as: choice.format)
    else {
      throw ConversionProblem(
        choice.format.options.isEmpty
          ? .maybeFraction(choice.argument) : .category(choice.argument))
    }
  }

  private func name(of argument: String) throws(ConversionProblem) -> String {
    if let position = ICUMessageFormat.position(ofVariable: argument) { return "\(position)" }
    guard ICUMessageParser.isIdentifier(argument) else {
      throw ConversionProblem(.badName(argument))
    }
    return argument
  }
}

extension NestedMessage {
  /// Returns the message with one choice for an offset and the numbers that are compared before it.
  ///
  /// In the table of MessageFormat 2, each of the two has a selector.
  fileprivate func foldingOffsets() -> NestedMessage {
    var message = self
    for (index, element) in elements.enumerated() {
      guard case .choice(var choice) = element else { continue }
      choice.cases = choice.cases.map { .init(key: $0.key, message: $0.message.foldingOffsets()) }
      choice.other = choice.other.foldingOffsets()
      let isExact = choice.cases.allSatisfy { if case .exact = $0.key { true } else { false } }
      if choice.kind == .plural, choice.offset == 0, isExact, choice.other.elements.count == 1,
        case .choice(let inner)? = choice.other.elements.first, inner.kind != .text,
        inner.offset != 0, inner.argument == choice.argument,
        inner.format.isSame(as: choice.format),
        inner.cases.allSatisfy({ if case .word = $0.key { true } else { false } })
      {
        choice = NestedMessage.Choice(
          argument: inner.argument, kind: inner.kind, offset: inner.offset, format: inner.format,
          cases: choice.cases + inner.cases, other: inner.other, span: choice.span)
      }
      message.elements[index] = .choice(choice)
    }
    return message
  }
}

extension ValueFormat {
  /// The format without its rounding, which whole numbers don't need.
  fileprivate var withoutRounding: ValueFormat {
    var format = self
    format.options.removeAll {
      ["roundingMode", "maximumFractionDigits", "trailingZeroDisplay", "select"].contains($0.name)
    }
    return format
  }
}

extension Diagnostic.Message {
  fileprivate static let tooLong: Self = """
    the pattern would be longer than \(ConversionLimits.bytes) bytes
    """

  fileprivate static func offsetElsewhere(_ argument: String) -> Self {
    """
    MessageFormat 1 shows \(quoted("$" + argument)) with its offset only as '#', directly in its \
    own plural
    """
  }

  fileprivate static func options(_ function: String) -> Self {
    "MessageFormat 1 has no style for this ':\(function)'"
  }

  fileprivate static func badName(_ name: String) -> Self {
    "\(quoted(name)) can't name an argument in MessageFormat 1"
  }

  fileprivate static func badKey(_ key: String) -> Self {
    "\(quoted(key)) can't be a key in MessageFormat 1"
  }

  fileprivate static func otherAndCatchAll(_ argument: String) -> Self {
    """
    the variants 'other' and '*' of \(quoted("$" + argument)) are different, and MessageFormat 1 \
    has only 'other'
    """
  }

  fileprivate static func maybeFraction(_ argument: String) -> Self {
    """
    \(quoted("$" + argument)) may be a fraction, which MessageFormat 1 rounds in another way; \
    if it is always a whole number, declare that
    """
  }

  fileprivate static func category(_ argument: String) -> Self {
    """
    MessageFormat 1 can't select the plural category of \(quoted("$" + argument)) by the digits \
    that these options set
    """
  }
}

extension NestedMessage {
  /// Returns whether an element is a value with only a name, between two texts with apostrophes
  /// next to it.
  fileprivate func isQuoted(valueAt index: Int) -> Bool {
    guard index > 0, index + 1 < elements.count, case .value(let value) = elements[index],
      value.format.function == nil, value.offset == 0, case .text(let before) = elements[index - 1],
      case .text(let after) = elements[index + 1]
    else { return false }
    return before.unicodeScalars.last == "'" && after.unicodeScalars.first == "'"
  }
}
