/// An error type that `bayan generate` makes.
///
/// Equality is defined here, for all of them, by place and arguments. What the compiler would make
/// for each type out of all its cases takes it longer than all the rest, and an error beneath has
/// no equality of its own.
public protocol GeneratedError: CatalogError, Hashable {}

extension GeneratedError {
  /// Whether code and arguments are the same, whatever error lies beneath.
  public static func == (a: Self, b: Self) -> Bool {
    a.codeIndex == b.codeIndex && a.messageArguments == b.messageArguments
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(codeIndex)
    hasher.combine(messageArguments)
  }
}
