public import BayanDiagnostics

/// The reason why a message has no equivalent in another syntax.
///
/// A conversion drops nothing and guesses nothing: a part without an equivalent stops it.
public struct ConversionProblem: Error, Hashable, Sendable {
  /// The problem, with a remedy.
  public var message: Diagnostic.Message

  /// The place in the text that was read, in UTF-8 bytes.
  ///
  /// The place is empty, at 0, if the message was not read from a text.
  public var span: SourceSpan

  /// Creates a problem.
  package init(_ message: Diagnostic.Message, at span: SourceSpan = SourceSpan(0, 0)) {
    self.message = message
    self.span = span
  }
}

/// The limits of a conversion, beyond which it fails with a ``ConversionProblem``.
///
/// `MessageLimits` has those of the message's length and of the number of its variants.
enum ConversionLimits {
  /// The depth of choices within choices.
  static let depth = 32

  /// The number of elements in all variants together.
  ///
  /// A choice repeats the text around it in each of its variants, so that a short message can
  /// become a large table.
  static let elements = 100_000

  /// The length of all variants together, in UTF-8 bytes, before equal ones are joined.
  static let bytes = 8_388_608
}
