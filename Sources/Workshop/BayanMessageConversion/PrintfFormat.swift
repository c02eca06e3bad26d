import BayanDiagnostics
public import BayanMessageSyntax

/// The conversion of format strings of C's `printf` and of Foundation to MessageFormat 2 and back.
///
/// Arguments of format strings have places instead of names. Without given names the arguments
/// become `$_1`, `$_2` and so on.
public enum PrintfFormat {
  /// The formatting library, which decides about the form of numbers.
  public enum Dialect: Sendable {
    /// C: numbers have no groups except with `'`; text is `%s`.
    case c
    /// Objective-C and Swift with a locale: numbers have the locale's groups; text is `%@`.
    case foundation
  }

  /// The substitution for `%#@name@`, with texts among which a number chooses, as in
  /// `.stringsdict`.
  public struct Substitution: Hashable, Sendable {
    /// The name between `#@` and `@`.
    public var name: String
    /// The conversion of the number without `%`, such as `lld`.
    public var conversion: String
    /// The texts by plural category; `other` is required.
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
  /// - Throws: ``ConversionProblem`` with the place in the text of the problem.
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

  /// Writes a message as a format string, with a substitution for each choice by a number.
  ///
  /// Places are always written, `%1$@`, so that translators may change the order.
  ///
  /// - Parameters:
  ///   - arguments: The names of the arguments, in order.
  ///   - wholeNumbers: The arguments that are whole numbers. Any other number with `:number` can't
  ///     be written, because `%d` and `%f` are different types.
  /// - Throws: ``ConversionProblem``, without a place, for a message without an equivalent.
  public static func format(
    for message: Message, arguments: [String], wholeNumbers: Set<String> = [], dialect: Dialect
  ) throws(ConversionProblem) -> Format {
    var writer = PrintfWriter(arguments: arguments, wholeNumbers: wholeNumbers, dialect: dialect)
    return try writer.format(for: NestedMessage(message))
  }

  /// Returns the variable of an argument without a name.
  static func variable(ofPlace place: Int) -> String { "_\(place)" }
}

extension Diagnostic.Message {
  fileprivate static let tooLong: Self = """
    the text is longer than \(MessageLimits.bytes) bytes
    """
}
