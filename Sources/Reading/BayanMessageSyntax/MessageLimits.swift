/// The limits on one message.
///
/// A message beyond a limit gets a diagnostic and never causes a crash.
///
/// The standard sets no limits. The limits here are far above the size of messages that people
/// write, and low enough that a message from an untrusted source costs little. The first limit
/// bounds everything else, too.
public enum MessageLimits {
  /// The length of a message, in UTF-8 bytes; a longer one is `message-too-large` and isn't read.
  public static let bytes = 1_048_576

  /// The variants of a matcher; with more it is `too-many-variants`, and the rest isn't read.
  ///
  /// Four selectors with six categories each need as many.
  public static let variants = 1_296

  /// The selectors of a matcher; with more it is `too-many-selectors`, and the rest isn't read.
  public static let selectors = 64

  /// The diagnostics of a message; the parser reads on after these and reports no more.
  public static let diagnostics = 100
}
