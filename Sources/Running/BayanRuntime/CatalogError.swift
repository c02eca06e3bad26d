/// The locales of a catalog; each generated module has a type of them.
public protocol CatalogLocale: CaseIterable, Hashable, Sendable, RawRepresentable
where RawValue == String {
  /// The categories of the catalog.
  associatedtype Category: CatalogName

  /// The options of the catalog.
  associatedtype Option: CatalogName

  /// The current messages of the locales.
  static var catalog: MessageCatalog { get }

  /// The index of the locale in the catalog.
  var index: Int { get }
}

extension CatalogLocale {
  public var index: Int { Self.catalog.index(matching: tag) ?? MessageCatalog.sourceIndex }

  /// The locale as the runtime's tag.
  public var tag: LocaleTag { LocaleTag(rawValue) }

  /// Returns the locale that answers the first preference with an answer; else the source locale.
  public static func matching(_ preferences: some Sequence<LocaleTag>) -> Self? {
    Self(rawValue: catalog.table.locales[catalog.index(preferring: preferences)])
  }
}

/// An error whose words come from a catalog.
///
/// Write `any CatalogError` and `some CatalogError` as for a protocol; extend ``CatalogDescribed``.
/// The type joins two protocols, because each conformance to a protocol that inherits from the
/// standard library's costs the compiler several functions for each type.
public typealias CatalogError = Error & CatalogDescribed

/// An error with an entry in a catalog that has its texts.
///
/// Generated types conform to the protocol through ``GeneratedError``. The protocol has few
/// requirements, because each costs the compiler two functions for each type.
public protocol CatalogDescribed {
  /// The locales of the catalog.
  associatedtype Locale: CatalogLocale

  /// The index of the domain in the catalog's table.
  static var domainIndex: Int { get }

  /// The index of the code in its domain.
  var codeIndex: Int { get }

  /// The values that the error carries.
  var errorValues: ErrorValues { get }
}

/// An error type that existed before its catalog: `type = { existing = "…" }`.
public protocol ExistingError: Error, CatalogDescribed {}

extension CatalogDescribed where Self: CaseIterable {
  /// No values: the cases of a `CaseIterable` error carry none.
  public var errorValues: ErrorValues { ErrorValues() }

  /// All cases.
  public static var errorsWithoutValues: [Self] { Array(allCases) }
}

extension ExistingError where Self: CaseIterable {
  /// Creates the error with a number, like ``CatalogGenerated/init(code:)``.
  public init?(code: Int) { self.init(code: code, among: Self.errorsWithoutValues) }
}

extension CatalogDescribed {
  /// Creates the first of some errors that has a number; `nil` if none has it.
  public init?(code: Int, among errors: [Self]) {
    guard let found = errors.first(where: { $0.code == code }) else { return nil }
    self = found
  }

  /// The arguments that messages may show, in the catalog's order.
  ///
  /// Private arguments are left out; the error itself has their values.
  public var messageArguments: MessageArguments { errorValues.arguments }

  /// The names of the private arguments, which appear in no text and in no log.
  public var privateArgumentNames: [String] { errorValues.privateNames }

  /// The underlying error, if the catalog lets this error wrap another.
  public var underlyingError: AnyUnderlyingError? { errorValues.underlying }

  /// The domain, by which programs compare errors: `com.facebook.sdk.login`.
  public static var domain: String { Locale.catalog.table.domains[domainIndex].identifier }

  /// The entry of this error in the catalog's table.
  public var entry: CatalogTable.Code {
    Locale.catalog.table.domains[Self.domainIndex].codes[codeIndex]
  }

  /// The error's number in `NSError` and in services.
  public var code: Int { entry.value }

  /// The error's name in the catalog: `passwordChanged`.
  ///
  /// The name is for logs, never for users.
  public var codeName: String { entry.name }

  /// The summary of the error for logs and developers, in invariant English.
  ///
  /// The summary is never for users.
  public var developerMessage: String {
    let name = "\(Self.domain).\(codeName)"
    return entry.summary.isEmpty ? name : "\(name): \(entry.summary)"
  }

  /// The error's category, which says how the error is dealt with.
  public var category: Locale.Category {
    Locale.Category(named: Locale.catalog.table.categories[entry.category].name)
  }

  /// The error's options, in the order of their buttons.
  public var options: [Locale.Option] {
    let options = Locale.catalog.table.options
    return entry.options.map { Locale.Option(named: options[$0].name) }
  }

  /// The policy for trying the failed operation again.
  public var retryPolicy: RetryPolicy { Locale.catalog.table.categories[entry.category].retry }

  /// Returns the words in a locale of this catalog.
  public func words(in locale: Locale) -> ErrorWords { words(at: locale.index) }

  /// Returns the words in the locale that answers a tag; else in the source locale.
  @_disfavoredOverload
  public func words(in tag: LocaleTag) -> ErrorWords { words(preferring: [tag]) }

  /// Returns the words in the locale that answers the first preference with an answer; else in the
  /// source locale.
  public func words(preferring tags: [LocaleTag]) -> ErrorWords {
    words(at: Locale.catalog.index(preferring: tags))
  }

  /// The words in the locale of the current ``MessageLocale/preferences``.
  public var words: ErrorWords { words(at: Locale.catalog.currentIndex) }

  func words(at index: Int) -> ErrorWords {
    ErrorWords(
      catalog: Locale.catalog, localeIndex: index, domain: Self.domainIndex, code: codeIndex,
      values: errorValues)
  }
}
