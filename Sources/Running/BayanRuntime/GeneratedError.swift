/// An error type that `bayan generate` makes.
public typealias GeneratedError = Error & Hashable & CatalogDescribed & CatalogGenerated

/// The equality and the hash values of generated errors.
///
/// Both are defined here for all generated errors, by code and arguments. A synthesized conformance
/// for each type would take the compiler longer than the rest of the type, and an underlying error
/// has no equality of its own. `Identity` is private so that generated modules don't specialize
/// these functions.
public protocol CatalogGenerated {
  /// The errors that carry no values, so that a number alone can stand for them.
  static var errorsWithoutValues: [Self] { get }
}

extension CatalogGenerated where Self: CatalogDescribed {
  /// Creates the error with a number; `nil` for a number outside the catalog, and for an error with
  /// values.
  public init?(code: Int) { self.init(code: code, among: Self.errorsWithoutValues) }

  /// Returns whether code and arguments are equal; underlying errors may differ.
  public static func == (a: Self, b: Self) -> Bool { Identity(a) == Identity(b) }

  public func hash(into hasher: inout Hasher) { Identity(self).hash(into: &hasher) }

  public var hashValue: Int { Identity(self).hashValue }
}

/// The parts that decide about the equality of two errors of a type.
private struct Identity: Hashable {
  let codeIndex: Int
  let arguments: MessageArguments

  @inline(never)
  init(_ error: some CatalogDescribed) {
    codeIndex = error.codeIndex
    arguments = error.errorValues.allArguments
  }
}
