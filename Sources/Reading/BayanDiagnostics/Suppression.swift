/// The reason why a diagnostic is suppressed.
public struct Suppression: Hashable, Sendable {
  /// The place of a suppression.
  public enum Kind: String, Hashable, Sendable {
    /// A comment in the file itself.
    case inSource
    /// An entry of `bayan.toml`.
    case external
  }

  /// The place of the suppression.
  public var kind: Kind

  /// The reason, as its author wrote it.
  public var reason: String

  /// Creates a suppression.
  package init(_ kind: Kind, reason: String) {
    self.kind = kind
    self.reason = reason
  }
}
