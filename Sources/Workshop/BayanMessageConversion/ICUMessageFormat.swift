import BayanDiagnostics
public import BayanMessageSyntax

/// The conversion of ICU's MessageFormat, "MessageFormat 1", to MessageFormat 2 and back.
///
/// Numbered arguments become variables: `{0}` is `$_0`. Each conversion gives a message with the
/// same text for the same values, or fails with the reason.
public enum ICUMessageFormat {
  /// The meaning of an apostrophe in a pattern.
  public enum Apostrophes: Sendable {
    /// A quote only before `{` and `}`, and before `#` in plurals; ICU's default.
    case doubleOptional
    /// A quote at any place, and as text only if doubled; Java's rule.
    case doubleRequired
  }

  /// Reads a pattern.
  ///
  ///     try ICUMessageFormat.message(from: "{n, plural, one {# file} other {# files}}")
  ///
  /// - Parameters:
  ///   - apostrophes: The meaning of apostrophes.
  ///   - wholeNumbers: The arguments that are never fractions, which become `:integer`. Other
  ///     numbers become `:number roundingMode=halfEven`, because `:number` alone rounds halves in
  ///     another way than MessageFormat 1.
  ///   - nearestDates: Whether `{d, date, short}` and similar styles become the nearest form,
  ///     although its text differs in some locales.
  /// - Returns: A valid message, with its places in `formatted()`.
  /// - Throws: ``ConversionProblem`` with the place in `pattern`.
  public static func message(
    from pattern: String, apostrophes: Apostrophes = .doubleOptional,
    wholeNumbers: Set<String> = [], nearestDates: Bool = false
  ) throws(ConversionProblem) -> Message {
    try message(
      from: pattern, wholeNumbers: wholeNumbers, nearestDates: nearestDates,
      reading: ICUReading(renamesArguments: false, apostrophes: apostrophes))
  }

  /// Reads a pattern for programs that differ from ICU; see
  /// ``message(from:apostrophes:wholeNumbers:nearestDates:)``.
  package static func message(
    from pattern: String, wholeNumbers: Set<String> = [], nearestDates: Bool = false,
    reading: ICUReading
  ) throws(ConversionProblem) -> Message {
    guard pattern.utf8.count <= MessageLimits.bytes else {
      throw ConversionProblem(.tooLong)
    }
    var parser = ICUMessageParser(
      pattern, wholeNumbers: wholeNumbers, nearestDates: nearestDates, reading: reading)
    return try parser.parse().flattened(wholeNumbers: wholeNumbers)
  }

  /// Returns the pattern of a message.
  ///
  /// Apostrophes are doubled, so that both modes read the pattern in the same way. Attributes and
  /// `u:id`, which don't affect the text, are left out.
  ///
  /// - Parameter wholeNumbers: The arguments that are never fractions.
  /// - Throws: ``ConversionProblem``, without a place, for a message without an equivalent.
  public static func pattern(
    for message: Message, wholeNumbers: Set<String> = []
  ) throws(ConversionProblem) -> String {
    try pattern(for: message, wholeNumbers: wholeNumbers, style: Style())
  }

  /// The form of a pattern among several equivalent ones.
  package struct Style: Sendable {
    /// Whether an apostrophe is doubled even if ICU would read a single one as text.
    package var doublesApostrophes = true
    /// Whether a plural's own number is `#`; otherwise it is `{count}`.
    package var usesNumberSign = true
    /// Whether programs show `'{name}'` as a value between apostrophes, and a final apostrophe as
    /// text.
    package var quotesValues = false

    package init(
      doublesApostrophes: Bool = true, usesNumberSign: Bool = true, quotesValues: Bool = false
    ) {
      self.doublesApostrophes = doublesApostrophes
      self.usesNumberSign = usesNumberSign
      self.quotesValues = quotesValues
    }
  }

  /// Returns the pattern of a message in a style; see ``pattern(for:wholeNumbers:)``.
  package static func pattern(
    for message: Message, wholeNumbers: Set<String>, style: Style
  ) throws(ConversionProblem) -> String {
    var writer = ICUMessageWriter(wholeNumbers: wholeNumbers, style: style)
    return try writer.pattern(for: NestedMessage(message))
  }

  /// Returns the variable of a numbered argument.
  static func variable(ofPosition position: Int) -> String { "_\(position)" }

  /// Returns the name in MessageFormat 1 of a variable that was renamed for MessageFormat 2.
  package static func name(ofVariable name: String) -> String {
    guard name.first == "_", name.dropFirst().first?.isASCII == true,
      name.dropFirst().first?.isNumber == true, position(ofVariable: name) == nil
    else { return name }
    return String(name.dropFirst())
  }

  /// Returns the number of a variable's argument; `nil` for an argument with a name.
  static func position(ofVariable name: String) -> Int? {
    guard name.first == "_", let number = Int(name.dropFirst()), number >= 0,
      name == variable(ofPosition: number)
    else { return nil }
    return number
  }
}

extension Diagnostic.Message {
  fileprivate static let tooLong: Self = """
    the message is longer than \(MessageLimits.bytes) bytes
    """
}
