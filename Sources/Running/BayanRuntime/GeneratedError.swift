/// An error type that `bayan generate` makes.
public typealias GeneratedError = Error & Hashable & CatalogDescribed & CatalogGenerated

/// The equality and the hash values of generated errors.
///
/// Equality is defined here, for all of them, by place and arguments. What the compiler would
/// synthesize for each type takes it longer than all the rest, and an underlying error has no
/// equality of its own. `Identity` is private so that these functions aren't specialized in
/// generated modules.
public protocol CatalogGenerated {
  /// The errors that carry no values, which are known by their numbers alone.
  static var errorsWithoutValues: [Self] { get }
}

extension CatalogGenerated where Self: CatalogDescribed {
  /// The error of a number, as services and `NSError` know it; `nil` for a number that isn't in the
  /// catalog, and for an error whose values are not given.
  public init?(code: Int) { self.init(code: code, among: Self.errorsWithoutValues) }

  /// Whether code and arguments are the same, whatever error lies beneath.
  public static func == (a: Self, b: Self) -> Bool { Identity(a) == Identity(b) }

  public func hash(into hasher: inout Hasher) { Identity(self).hash(into: &hasher) }

  public var hashValue: Int { Identity(self).hashValue }
}

/// The parts of a generated error that equal errors of its type share.
private struct Identity: Hashable {
  let codeIndex: Int
  let arguments: MessageArguments

  @inline(never)
  init(_ error: some CatalogDescribed) {
    codeIndex = error.codeIndex
    arguments = error.errorValues.allArguments
  }
}
