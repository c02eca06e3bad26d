public import BayanDiagnostics

/// All of a project: its errors, and their messages in each locale.
///
/// What can't be read of the files is left out and reported. Everything keeps the place it was read
/// from.
public struct Catalog: Sendable {
  public var project: Project
  public var categories: [ErrorCategory]
  public var recoveries: [Recovery]
  public var options: [RecoveryOptionDeclaration]
  /// What there is without a file of the project: all that it may name, used or not.
  ///
  /// Those that it names are among ``categories``, ``recoveries`` and ``options``.
  package var builtIn: BuiltInVocabulary
  /// By file name.
  public var domains: [ErrorDomain]
  /// In the order of `bayan.toml`, the source locale first; without those that have no folder.
  public var locales: [LocaleMessages]
  /// The suppressions in comments and in `bayan.toml`.
  package var suppressions: [SuppressionEntry]
  /// `codes.lock`: what was released; `nil` where nothing was, or the file can't be read.
  package var released: CodesLock?
  /// `sources.lock`: what the translations were made from.
  package var sources: SourcesLock?
  /// `cldr.lock`: which data of CLDR the messages were written for.
  package var cldr: CLDRLock?
  /// `adopted.lock`: which key of an app's files became which message.
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

  /// The categories that codes may name: all that are built in, where the project has no file.
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

  /// A code of a domain, by the names that their files give them.
  package func code(_ name: String, in domain: String) -> ErrorCode? {
    domains.first { $0.name == domain }?.codes.first { $0.name == name }
  }

  /// The catalog without messages: what a rule about messages may know of it before it sees them.
  package var withoutMessages: Catalog {
    var catalog = self
    for index in catalog.locales.indices { catalog.locales[index].removeMessages() }
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

  /// What `[locale.TAG]` says of a locale.
  package enum LocaleStatus: String, Sendable, CaseIterable {
    /// Still being translated.
    case inProgress = "in progress"
  }

  /// One line of `[checks]`.
  package struct CheckSetting: Sendable {
    /// The severity its diagnostics get; `nil` is off.
    package var severity: Diagnostic.Severity?
    /// The rule's name in the file.
    package var place: Place

    package init(severity: Diagnostic.Severity?, place: Place) {
      self.severity = severity
      self.place = place
    }
  }

  /// The module of a project that doesn't name it.
  static let defaultModuleName = "AppErrors"

  public var sourceLocale: String
  /// The tags in the order given, the source locale among them.
  ///
  /// Pseudo-locales are not among them.
  public var locales: [String]
  /// The pseudo-locales that are listed beside them.
  package var pseudoLocales: Set<PseudoLocale> = []
  /// The locales that are still being translated: `[locale.he]` with `status = "in progress"`.
  ///
  /// What they lack is worth a note, and the source locale answers for it.
  package var localesInProgress: Set<String> = []

  /// Where the locales are listed.
  package var localePlaces: [String: Place] = [:]
  /// The categories whose translations must be reviewed for a release: `[release]`, `reviewed`.
  package var reviewedForRelease: [String] = []
  public var doNotTranslate: [String]
  /// The hosts whose addresses may differ by locale: `localized-hosts`.
  package var localizedHosts: [String]
  public var moduleName: String
  package var access: Access
  /// Whether the generated module has the Foundation face (imports `BayanErrors`).
  package var foundation: Bool
  /// `[checks]`: the severities that the project gives rules.
  package var checks: [RuleID: CheckSetting]
  /// `[wording]`: how the project changes the lists of words, by the tags of languages and locales.
  package var wording: [String: Wording] = [:]
  /// `[functions]`: what messages may call beside the standard's functions.
  package var functions: [FunctionDeclaration] = []
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

/// The messages that an error has, in the order of packs.
public enum Facet: String, Sendable, CaseIterable {
  case title
  case description
  case suggestion
  case help
}

/// A kind of error: a table of `Catalog/categories.toml`.
public struct ErrorCategory: Sendable {
  public enum Retry: String, Sendable, CaseIterable {
    case automatic
    case manual
    case never
  }

  public var name: String
  public var summary: String
  /// The facets that each of its codes has.
  public var requires: [Facet]
  /// Whether its codes offer buttons: `"options"` among `requires`.
  public var requiresOptions: Bool
  public var retry: Retry
  /// The category's key.
  public var place: Place

  package init(
    name: String, summary: String, requires: [Facet], requiresOptions: Bool,
    retry: Retry = .manual, place: Place
  ) {
    self.name = name
    self.summary = summary
    self.requires = requires
    self.requiresOptions = requiresOptions
    self.retry = retry
    self.place = place
  }
}

/// What an error offers: named options in button order, a table of `Catalog/recoveries.toml`.
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
  public enum Role: String, Sendable, CaseIterable {
    case `default`
    case cancel
    case destructive
  }

  public var name: String
  public var role: Role
  /// Whether the file says so, or nothing; if not, that has been reported.
  package var isRoleKnown: Bool
  /// How many characters its label can have, where the file says so.
  public var maxLength: Int?
  public var place: Place

  package init(
    name: String, role: Role, isRoleKnown: Bool = true, maxLength: Int? = nil, place: Place
  ) {
    self.name = name
    self.role = role
    self.isRoleKnown = isRoleKnown
    self.maxLength = maxLength
    self.place = place
  }
}
