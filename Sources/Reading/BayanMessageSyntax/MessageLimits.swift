/// The bounds on one message; what is beyond is a diagnostic, never a crash.
///
/// The standard sets none. These are far above what people write and low enough that a message
/// from an untrusted source costs little: with the first bound everything else is bounded too.
public enum MessageLimits {
  /// The length of a message, in UTF-8 bytes; a longer one is `message-too-large` and isn't read.
  public static let bytes = 1_048_576

  /// The variants of a matcher; with more it is `too-many-variants`, and the rest isn't read.
  ///
  /// As many as four selectors with six categories each need.
  public static let variants = 1_296

  /// The selectors of a matcher; with more it is `too-many-selectors`, and the rest isn't read.
  public static let selectors = 64

  /// The diagnostics of a message; the parser reads on after these and reports no more.
  public static let diagnostics = 100
}
