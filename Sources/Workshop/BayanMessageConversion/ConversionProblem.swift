public import BayanDiagnostics

/// Why a message can't be said in another syntax.
///
/// Nothing is dropped and nothing is guessed: what has no equivalent stops the conversion.
public struct ConversionProblem: Error, Hashable, Sendable {
  /// The problem, and the remedy.
  public var message: Diagnostic.Message

  /// The place in the text that was read, in UTF-8 bytes.
  ///
  /// Empty, at 0, where the message was not read from a text.
  public var span: SourceSpan

  /// Creates a problem.
  package init(_ message: Diagnostic.Message, at span: SourceSpan = SourceSpan(0, 0)) {
    self.message = message
    self.span = span
  }
}

/// The bounds on one conversion; what is beyond is a ``ConversionProblem``.
///
/// The length of a message and the number of its variants are bounded by `MessageLimits`.
enum ConversionLimits {
  /// Choices within choices.
  static let depth = 32

  /// The elements of all variants together.
  ///
  /// A choice repeats the text around it in each of its variants, so that a short message can ask
  /// for a large table.
  static let elements = 100_000

  /// The length of all variants together, in UTF-8 bytes, before those that are alike become one.
  static let bytes = 8_388_608
}
