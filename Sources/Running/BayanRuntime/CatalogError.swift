/// A catalog's own list of locales; each generated module has one.
public protocol CatalogLocale: CaseIterable, Hashable, Sendable, RawRepresentable
where RawValue == String {
  /// The categories of the catalog.
  associatedtype Category: CatalogName

  /// The options of the catalog.
  associatedtype Option: CatalogName

  /// The words these locales have, as they are now.
  static var catalog: MessageCatalog { get }

  /// The locale's place among those of the catalog.
  var index: Int { get }
}

extension CatalogLocale {
  public var index: Int { Self.catalog.index(matching: tag) ?? MessageCatalog.sourceIndex }

  /// The locale as the runtime's tag.
  public var tag: LocaleTag { LocaleTag(rawValue) }

  /// The locale that answers the first preference that any answers; else the source locale.
  public static func matching(_ preferences: some Sequence<LocaleTag>) -> Self? {
    Self(rawValue: catalog.table.locales[catalog.index(preferring: preferences)])
  }
}

/// An error whose words come from a catalog.
///
/// Write `any CatalogError` and `some CatalogError` as for a protocol; extend ``CatalogDescribed``.
/// It is two protocols side by side because a conformance to one that inherits from the standard
/// library's costs the compiler several functions for each type.
public typealias CatalogError = Error & CatalogDescribed

/// An error with an entry in a catalog that has its texts.
///
/// Generated types conform to it, by ``GeneratedError``. Each requirement costs the compiler two
/// functions for each type, so that there are few.
public protocol CatalogDescribed {
  /// The locales of the catalog.
  associatedtype Locale: CatalogLocale

  /// The domain's place in the catalog's table.
  static var domainIndex: Int { get }

  /// The code's place in its domain.
  var codeIndex: Int { get }

  /// The values that the error carries.
  var errorValues: ErrorValues { get }
}

/// An error type that was there before its catalog: `type = { existing = "…" }`.
public protocol ExistingError: Error, CatalogDescribed {}

extension CatalogDescribed where Self: CaseIterable {
  /// Nothing: whose cases can be listed, they carry no values.
  public var errorValues: ErrorValues { ErrorValues() }

  /// All of them.
  public static var errorsWithoutValues: [Self] { Array(allCases) }
}

extension ExistingError where Self: CaseIterable {
  /// The error of a number, as ``CatalogGenerated/init(code:)``.
  public init?(code: Int) { self.init(code: code, among: Self.errorsWithoutValues) }
}

extension CatalogDescribed {
  /// The first of some errors that has a number; `nil` where none has it.
  public init?(code: Int, among errors: [Self]) {
    guard let found = errors.first(where: { $0.code == code }) else { return nil }
    self = found
  }

  /// The values that the words speak of, in the catalog's order.
  ///
  /// Private arguments aren't among them: the error itself has their values.
  public var messageArguments: MessageArguments { errorValues.arguments }

  /// The names of the arguments that are private: they appear in no text and in no log.
  public var privateArgumentNames: [String] { errorValues.privateNames }

  /// The error beneath, where the catalog says that this one wraps another.
  public var underlyingError: (any Error)? { errorValues.underlying }

  /// The domain as programs compare it: `com.facebook.sdk.login`.
  public static var domain: String { Locale.catalog.table.domains[domainIndex].identifier }

  /// The entry of this error in the catalog's table.
  public var entry: CatalogTable.Code {
    Locale.catalog.table.domains[Self.domainIndex].codes[codeIndex]
  }

  /// The number that `NSError` and services know the error by.
  public var code: Int { entry.value }

  /// The catalog's name of the error: `passwordChanged`.
  ///
  /// For logs, never for users.
  public var codeName: String { entry.name }

  /// The summary of the error, for logs and developers.
  ///
  /// Invariant English, never for users.
  public var developerMessage: String {
    let name = "\(Self.domain).\(codeName)"
    return entry.summary.isEmpty ? name : "\(name): \(entry.summary)"
  }

  /// How the error is dealt with.
  public var category: Locale.Category {
    Locale.Category(named: Locale.catalog.table.categories[entry.category].name)
  }

  /// The options that the error offers, in the order of their buttons.
  public var options: [Locale.Option] {
    let options = Locale.catalog.table.options
    return entry.options.map { Locale.Option(named: options[$0].name) }
  }

  /// The policy for repeating the failed operation.
  public var retryPolicy: RetryPolicy { Locale.catalog.table.categories[entry.category].retry }

  /// The words in a locale of this catalog.
  public func words(in locale: Locale) -> ErrorWords { words(at: locale.index) }

  /// The words in the locale that answers a tag; else in the source locale.
  @_disfavoredOverload
  public func words(in tag: LocaleTag) -> ErrorWords { words(preferring: [tag]) }

  /// The words in the locale that answers the first preference that any answers.
  public func words(preferring tags: [LocaleTag]) -> ErrorWords {
    words(at: Locale.catalog.index(preferring: tags))
  }

  /// The words in the locale that is preferred here and now (``MessageLocale/preferences``).
  public var words: ErrorWords { words(at: Locale.catalog.currentIndex) }

  func words(at index: Int) -> ErrorWords {
    ErrorWords(
      catalog: Locale.catalog, localeIndex: index, domain: Self.domainIndex, code: codeIndex,
      values: errorValues)
  }
}
