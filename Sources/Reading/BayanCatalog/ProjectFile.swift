/// A file of a project by its role.
package enum ProjectFile: Hashable, Sendable {
  /// `Catalog/bayan.toml`
  case project
  /// `Catalog/categories.toml`
  case categories
  /// `Catalog/recoveries.toml`
  case recoveries
  /// `Catalog/options.toml`
  case options
  /// A domain's file by its name: `Catalog/login.toml`.
  case domain(String)
  /// `Catalog/codes.lock`
  case codesLock
  /// `Catalog/sources.lock`
  case sourcesLock
  /// `Catalog/cldr.lock`
  case cldrLock
  /// `Catalog/adopted.lock`
  case adoptedLock
  /// A file of `Locales/ar/` by the locale's tag.
  case locale(String, OfLocale)

  /// A file of a locale.
  package enum OfLocale: Hashable, Sendable {
    /// `locale.toml`
    case settings
    /// `glossary.toml`
    case glossary
    /// `state.lock`
    case states
    /// `login.toml`: the messages of a domain, of `categories` or of `options`, by the name that
    /// ``BayanDiagnostics/MessageID/file`` has too.
    case messages(String)
    /// `overrides/ShopErrors/login.toml`: texts for errors of another module, by the names of the module
    /// and of its domain.
    case overrides(module: String, String)

    /// Whether the file has texts for errors of another module.
    package var isOfOtherModule: Bool { if case .overrides = self { true } else { false } }

    /// The names of the files without messages; no domain can have them.
    static let namesWithoutMessages: Set<String> = ["locale", "glossary"]
  }
}
