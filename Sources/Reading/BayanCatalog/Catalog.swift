public import BayanDiagnostics
public import BayanRuntime

/// The contents of a project: its errors, and their messages in each locale.
///
/// Unreadable parts of the files are left out and reported. Every part keeps the place from which it was
/// read.
public struct Catalog: Sendable {
  public var project: Project
  public var categories: [ErrorCategory]
  public var recoveries: [Recovery]
  public var options: [RecoveryOptionDeclaration]
  /// The vocabulary that replaces missing files of the project, used or not.
  ///
  /// The used parts of it are among ``categories``, ``recoveries`` and ``options``.
  package var builtIn: BuiltInVocabulary
  /// The domains by file name.
  public var domains: [ErrorDomain]
  /// The locales in the order of `bayan.toml`, the source locale first; without those that have no folder.
  public var locales: [LocaleMessages]
  /// The suppressions in comments and in `bayan.toml`.
  package var suppressions: [SuppressionEntry]
  /// `codes.lock`: the released codes; `nil` if none were released, or the file can't be read.
  package var released: CodesLock?
  /// `sources.lock`: the source texts of the translations.
  package var sources: SourcesLock?
  /// `cldr.lock`: the CLDR data for which the messages were written.
  package var cldr: CLDRLock?
  /// `adopted.lock`: the keys of an app's files with their messages.
  package var adopted: AdoptedLock?

  package init(
    project: Project, categories: [ErrorCategory] = [], recoveries: [Recovery] = [],
    options: [RecoveryOptionDeclaration] = [],
    builtIn: BuiltInVocabulary = BuiltInVocabulary(), domains: [ErrorDomain] = [],
    locales: [LocaleMessages] = [],
    suppressions: [SuppressionEntry] = [], released: CodesLock? = nil, sources: SourcesLock? = nil,
    cldr: CLDRLock? = nil, adopted: AdoptedLock? = nil
  ) {
    self.project = project
    self.categories = categories
    self.recoveries = recoveries
    self.options = options
    self.builtIn = builtIn
    self.domains = domains
    self.locales = locales
    self.suppressions = suppressions
    self.released = released
    self.sources = sources
    self.cldr = cldr
    self.adopted = adopted
  }
}

extension Catalog {
  /// The source locale; `nil` if it has no folder.
  public var sourceMessages: LocaleMessages? { locales.first { $0.tag == project.sourceLocale } }

  /// The locales, the source locale before the others.
  package var sourceFirst: [LocaleMessages] {
    locales.filter { $0.tag == project.sourceLocale }
      + locales.filter { $0.tag != project.sourceLocale }
  }

  /// The categories that codes may name: all built-in ones if the project has no file.
  package var categoriesToName: [ErrorCategory] {
    builtIn.categories.isEmpty ? categories : builtIn.categories
  }

  /// The recoveries that codes may name.
  package var recoveriesToName: [Recovery] {
    builtIn.recoveries.isEmpty ? recoveries : builtIn.recoveries
  }

  /// The options that recoveries may name.
  package var optionsToName: [RecoveryOptionDeclaration] {
    builtIn.options.isEmpty ? options : builtIn.options
  }

  /// Returns a code by the names of its domain and itself in the files.
  package func code(_ name: String, in domain: String) -> ErrorCode? {
    domains.first { $0.name == domain }?.codes.first { $0.name == name }
  }

  /// The catalog without messages, for the rules of messages.
  package var withoutMessages: Catalog {
    var catalog = self
    for index in catalog.locales.indices {
      catalog.locales[index].domains = [:]
      catalog.locales[index].options = nil
      catalog.locales[index].categories = nil
    }
    return catalog
  }
}

/// A place in one of the project's files.
public struct Place: Hashable, Sendable {
  public var file: String
  public var span: SourceSpan

  public init(file: String, span: SourceSpan) {
    self.file = file
    self.span = span
  }
}

/// `Catalog/bayan.toml`.
public struct Project: Sendable {
  package enum Access: String, Sendable, CaseIterable {
    case `internal`
    case package
    case `public`
  }

  /// The status of a locale: `[locale.TAG]`.
  package enum LocaleStatus: String, Sendable, CaseIterable {
    /// The locale is still being translated.
    case inProgress = "in progress"
  }

  /// One line of `[checks]`.
  package struct CheckSetting: Sendable {
    /// The severity of the rule's diagnostics; `nil` is off.
    package var severity: Diagnostic.Severity?
    /// The place of the rule's name in the file.
    package var place: Place

    package init(severity: Diagnostic.Severity?, place: Place) {
      self.severity = severity
      self.place = place
    }
  }

  /// The default name of the generated module.
  static let defaultModuleName = "AppErrors"

  public var sourceLocale: String
  /// The tags in the given order, the source locale included.
  ///
  /// Pseudo-locales are not among them.
  public var locales: [String]
  /// The pseudo-locales in the same list.
  package var pseudoLocales: Set<PseudoLocale> = []
  /// The locales that are still being translated: `[locale.he]` with `status = "in progress"`.
  ///
  /// Missing translations in them are notes, and readers get the texts of the parent locale or the source.
  package var localesInProgress: Set<String> = []

  /// The places of the tags in the list.
  package var localePlaces: [String: Place] = [:]
  /// The categories whose translations must be reviewed for a release: `[release]`, `reviewed`.
  package var reviewedForRelease: [String] = []
  public var doNotTranslate: [String]
  /// The hosts whose addresses may differ by locale: `localized-hosts`.
  package var localizedHosts: [String]
  public var moduleName: String
  package var access: Access
  /// Whether the generated module has the Foundation API (imports `BayanErrors`).
  package var foundation: Bool
  /// Whether the generated module has a type for the errors of each domain.
  package var types = true
  /// `[checks]`: the severities that the project sets for rules.
  package var checks: [RuleID: CheckSetting]
  /// `[wording]`: the project's changes to the word lists, by the tags of languages and locales.
  package var wording: [String: Wording] = [:]
  /// `[functions]`: the functions that messages may call beside the standard functions.
  package var functions: [FunctionDeclaration] = []
  /// `overrides`: the other modules for whose errors the project has texts.
  package var overrides: [OverriddenModule] = []
  /// The module for whose errors the catalog has a project's texts; `nil` for a project's own catalog.
  package var overriding: String?
  public var place: Place

  package init(
    sourceLocale: String, locales: [String], doNotTranslate: [String] = [],
    localizedHosts: [String] = [], moduleName: String,
    access: Access = .public, foundation: Bool = true,
    checks: [RuleID: CheckSetting] = [:], place: Place
  ) {
    self.sourceLocale = sourceLocale
    self.locales = locales
    self.doNotTranslate = doNotTranslate
    self.localizedHosts = localizedHosts
    self.moduleName = moduleName
    self.access = access
    self.foundation = foundation
    self.checks = checks
    self.place = place
  }
}

/// Another module for whose errors a project has texts: a name in `overrides` of `bayan.toml`.
package struct OverriddenModule: Sendable {
  package var name: String
  /// The folder with the module's `Catalog/`, from the project's folder; `nil` if it is searched.
  package var folder: String?
  /// The place of the name.
  package var place: Place
}

/// A kind of message that an error has, in the order of packs: that of `CatalogTable.Facet` in the
/// runtime.
public enum Facet: String, Sendable, CaseIterable {
  case title
  case description
  case suggestion
  case help
}

/// A kind of error: a table of `Catalog/categories.toml`.
public struct ErrorCategory: Sendable {
  public var name: String
  public var summary: String
  /// The facets that each code of the category must have.
  public var requires: [Facet]
  /// Whether codes of the category must offer buttons: `"options"` among `requires`.
  public var requiresOptions: Bool
  public var retry: RetryPolicy
  /// The place of the category's key.
  public var place: Place

  package init(
    name: String, summary: String, requires: [Facet], requiresOptions: Bool,
    retry: RetryPolicy = .manual, place: Place
  ) {
    self.name = name
    self.summary = summary
    self.requires = requires
    self.requiresOptions = requiresOptions
    self.retry = retry
    self.place = place
  }
}

/// A way to recover from an error: options in button order, a table of `Catalog/recoveries.toml`.
public struct Recovery: Sendable {
  public struct Choice: Sendable {
    public var option: String
    public var place: Place

    package init(option: String, place: Place) {
      self.option = option
      self.place = place
    }
  }

  public var name: String
  public var options: [Choice]
  public var place: Place

  package init(name: String, options: [Choice], place: Place) {
    self.name = name
    self.options = options
    self.place = place
  }
}

/// A button: a table of `Catalog/options.toml`.
public struct RecoveryOptionDeclaration: Sendable {
  public var name: String
  public var role: RecoveryRole
  /// Whether the role is known: given validly or absent.
  ///
  /// An invalid role has been reported.
  package var isRoleKnown: Bool
  /// The most characters of the label, if the file has a limit.
  public var maxLength: Int?
  public var place: Place

  package init(
    name: String, role: RecoveryRole, isRoleKnown: Bool = true, maxLength: Int? = nil, place: Place
  ) {
    self.name = name
    self.role = role
    self.isRoleKnown = isRoleKnown
    self.maxLength = maxLength
    self.place = place
  }
}
