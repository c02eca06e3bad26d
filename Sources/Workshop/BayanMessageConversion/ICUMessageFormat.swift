import BayanDiagnostics
public import BayanMessageSyntax

/// ICU's MessageFormat, "MessageFormat 1", to MessageFormat 2 and back.
///
/// Numbered arguments become variables: `{0}` is `$_0`. Each conversion gives a message with the
/// same text for the same values, or says why there is none.
public enum ICUMessageFormat {
  /// The meaning of an apostrophe in a pattern.
  public enum Apostrophes: Sendable {
    /// It quotes only before `{` and `}`, and before `#` in plurals; ICU's default.
    case doubleOptional
    /// It always quotes, and as text must be doubled: Java's rule.
    case doubleRequired
  }

  /// Reads a pattern.
  ///
  ///     try ICUMessageFormat.message(from: "{n, plural, one {# file} other {# files}}")
  ///
  /// - Parameters:
  ///   - apostrophes: How apostrophes are read.
  ///   - wholeNumbers: The arguments that are never fractions. They become `:integer`. Other
  ///     numbers become `:number roundingMode=halfEven`, because `:number` alone rounds halves in
  ///     another way than MessageFormat 1.
  ///   - nearestDates: Whether `{d, date, short}` and the like become the nearest form, although its
  ///     text differs in some locales.
  /// - Returns: A valid message, with its places in `formatted()`.
  /// - Throws: ``ConversionProblem`` with the place in `pattern`.
  public static func message(
    from pattern: String, apostrophes: Apostrophes = .doubleOptional,
    wholeNumbers: Set<String> = [], nearestDates: Bool = false
  ) throws(ConversionProblem) -> Message {
    try message(
      from: pattern, apostrophes: apostrophes, wholeNumbers: wholeNumbers,
      nearestDates: nearestDates, reading: ICUReading(renamesArguments: false))
  }

  /// As ``message(from:apostrophes:wholeNumbers:nearestDates:)``, for programs that read in another way.
  package static func message(
    from pattern: String, apostrophes: Apostrophes = .doubleOptional,
    wholeNumbers: Set<String> = [], nearestDates: Bool = false, reading: ICUReading
  ) throws(ConversionProblem) -> Message {
    guard pattern.utf8.count <= MessageLimits.bytes else {
      throw ConversionProblem(.tooLong)
    }
    var parser = ICUMessageParser(
      pattern, apostrophes: apostrophes, wholeNumbers: wholeNumbers, nearestDates: nearestDates,
      reading: reading)
    return try parser.parse().flattened(wholeNumbers: wholeNumbers)
  }

  /// The pattern for a message.
  ///
  /// Apostrophes are doubled, so that the pattern reads the same in both modes. Attributes and
  /// `u:id`, which have no influence on the text, are left out.
  ///
  /// - Parameter wholeNumbers: The arguments that are never fractions.
  /// - Throws: ``ConversionProblem``, without a place, where MessageFormat 1 can't say the same.
  public static func pattern(
    for message: Message, wholeNumbers: Set<String> = []
  ) throws(ConversionProblem) -> String {
    try pattern(for: message, wholeNumbers: wholeNumbers, style: Style())
  }

  /// How a pattern is written where there are several ways.
  package struct Style: Sendable {
    /// Whether apostrophes are doubled where ICU would read one as well.
    package var doublesApostrophes = true
    /// Whether a plural's own number is `#`; otherwise it is `{count}`.
    package var usesNumberSign = true
    /// Whether programs show `'{name}'` as a value between apostrophes, and one at the end as it is.
    package var quotesValues = false

    package init(
      doublesApostrophes: Bool = true, usesNumberSign: Bool = true, quotesValues: Bool = false
    ) {
      self.doublesApostrophes = doublesApostrophes
      self.usesNumberSign = usesNumberSign
      self.quotesValues = quotesValues
    }
  }

  /// As ``pattern(for:wholeNumbers:)``, in some style.
  package static func pattern(
    for message: Message, wholeNumbers: Set<String>, style: Style
  ) throws(ConversionProblem) -> String {
    var writer = ICUMessageWriter(wholeNumbers: wholeNumbers, style: style)
    return try writer.pattern(for: NestedMessage(message))
  }

  /// The variable for a numbered argument.
  static func variable(ofPosition position: Int) -> String { "_\(position)" }

  /// Returns the name in MessageFormat 1 of a variable whose name MessageFormat 2 couldn't have.
  package static func name(ofVariable name: String) -> String {
    guard name.first == "_", name.dropFirst().first?.isASCII == true,
      name.dropFirst().first?.isNumber == true, position(ofVariable: name) == nil
    else { return name }
    return String(name.dropFirst())
  }

  /// The number of the argument that a variable stands for; `nil` for one with a name.
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
