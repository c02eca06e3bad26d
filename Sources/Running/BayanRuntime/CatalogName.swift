/// A name from a catalog; each generated module has an enum of its categories and one of its
/// options.
public protocol CatalogName: CaseIterable, Hashable, Sendable, RawRepresentable
where RawValue == String {}

extension CatalogName {
  /// Creates the case for a name of the catalog's table.
  init(named name: String) {
    guard let found = Self(rawValue: name) else {
      preconditionFailure("the table and the enums are of different catalogs")
    }
    self = found
  }
}

/// The option type of a catalog without options, because an enum without cases can't have a raw
/// type.
public enum NoOption: CatalogName {
  public init?(rawValue: String) { nil }

  public var rawValue: String { switch self {} }
}
