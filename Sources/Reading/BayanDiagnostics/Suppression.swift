/// The reason why a diagnostic is suppressed.
public struct Suppression: Hashable, Sendable {
  /// Where suppressions are written.
  public enum Kind: String, Hashable, Sendable {
    /// In the file itself, as a comment.
    case inSource
    /// In `bayan.toml`.
    case external
  }

  /// Where the suppression is written.
  public var kind: Kind

  /// The reason that was given.
  public var reason: String

  /// Creates a suppression.
  package init(_ kind: Kind, reason: String) {
    self.kind = kind
    self.reason = reason
  }
}
