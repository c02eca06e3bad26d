import BayanDiagnostics
public import BayanMessageSyntax

/// The format strings of C's `printf` and of Foundation, to MessageFormat 2 and back.
///
/// Arguments have places there, and no names. They become `$_1`, `$_2` and so on where none are
/// given.
public enum PrintfFormat {
  /// Who formats the text, which decides how numbers look.
  public enum Dialect: Sendable {
    /// C: numbers without groups, unless `'` asks for them; text is `%s`.
    case c
    /// Objective-C and Swift, by way of a locale: numbers with the locale's groups; text is `%@`.
    case foundation
  }

  /// The substitution for `%#@name@`: texts of which a number chooses one, as `.stringsdict` has them.
  public struct Substitution: Hashable, Sendable {
    /// The name between `#@` and `@`.
    public var name: String
    /// The conversion of the number without `%`, such as `lld`.
    public var conversion: String
    /// The texts by plural category; `other` must be there.
    ///
    /// A conversion without a place is the number that chooses.
    public var texts: [String: String]

    /// Creates a substitution.
    public init(name: String, conversion: String, texts: [String: String]) {
      self.name = name
      self.conversion = conversion
      self.texts = texts
    }
  }

  /// A format string with its substitutions.
  public struct Format: Hashable, Sendable {
    public var text: String
    public var substitutions: [Substitution]

    /// Creates a format.
    public init(_ text: String, substitutions: [Substitution] = []) {
      self.text = text
      self.substitutions = substitutions
    }
  }

  /// The categories in CLDR's order.
  package static let categories = ["zero", "one", "two", "few", "many", "other"]

  /// Reads a format string.
  ///
  /// - Parameter arguments: The names of the arguments, in order.
  /// - Returns: A valid message, with its places in `formatted()`.
  /// - Throws: ``ConversionProblem`` with the place in the text that has the problem.
  public static func message(
    from format: Format, arguments: [String] = [], dialect: Dialect
  ) throws(ConversionProblem) -> Message {
    let length = format.substitutions.reduce(format.text.utf8.count) { sum, each in
      each.texts.values.reduce(sum) { $0 + $1.utf8.count }
    }
    guard length <= MessageLimits.bytes else { throw ConversionProblem(.tooLong) }
    var reader = PrintfReader(format, arguments: arguments, dialect: dialect)
    return try reader.message().flattened()
  }

  /// Writes a message as a format string, each choice by a number as a substitution.
  ///
  /// Places are always written, `%1$@`, so that a translator may change the order.
  ///
  /// - Parameters:
  ///   - arguments: The names of the arguments, in order.
  ///   - wholeNumbers: Those that are whole numbers; without these no number can be written by
  ///     `:number`, since `%d` and `%f` are different types.
  /// - Throws: ``ConversionProblem``, without a place, where a format string can't say the same.
  public static func format(
    for message: Message, arguments: [String], wholeNumbers: Set<String> = [], dialect: Dialect
  ) throws(ConversionProblem) -> Format {
    var writer = PrintfWriter(arguments: arguments, wholeNumbers: wholeNumbers, dialect: dialect)
    return try writer.format(for: NestedMessage(message))
  }

  /// The variable for an argument without a name.
  static func variable(ofPlace place: Int) -> String { "_\(place)" }
}

extension Diagnostic.Message {
  fileprivate static let tooLong: Self = """
    the text is longer than \(MessageLimits.bytes) bytes
    """
}
