public import BayanDiagnostics
public import BayanMessageSyntax
public import BayanTOML

/// Everything a project says about its errors: what can go wrong, and the words for it.
///
/// The loader fills it as far as the files can be read; what can't be is left
/// out and reported. Everything keeps the place it was read from.
public struct Catalog: Sendable {
  public var project: Project
  public var categories: [ErrorCategory]
  public var recoveries: [Recovery]
  public var options: [RecoveryOption]
  /// By file name.
  public var domains: [ErrorDomain]
  /// In the order of `bayan.toml`, the source locale first.
  public var locales: [LocaleWords]

  public init(
    project: Project, categories: [ErrorCategory] = [], recoveries: [Recovery] = [],
    options: [RecoveryOption] = [], domains: [ErrorDomain] = [], locales: [LocaleWords] = []
  ) {
    self.project = project
    self.categories = categories
    self.recoveries = recoveries
    self.options = options
    self.domains = domains
    self.locales = locales
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
  public enum Access: String, Sendable, CaseIterable {
    case `internal`
    case package
    case `public`
  }

  public var sourceLocale: String
  /// The tags in the order given, the source locale among them.
  public var locales: [String]
  public var doNotTranslate: [String]
  public var moduleName: String
  public var access: Access
  /// Whether the generated module has the Foundation face (imports `BayanErrors`).
  public var foundation: Bool
  /// Severities by rule; `nil` is off.
  public var checks: [RuleID: Diagnostic.Severity?]
  public var place: Place

  public init(
    sourceLocale: String, locales: [String], doNotTranslate: [String] = [], moduleName: String,
    access: Access = .public, foundation: Bool = true,
    checks: [RuleID: Diagnostic.Severity?] = [:], place: Place
  ) {
    self.sourceLocale = sourceLocale
    self.locales = locales
    self.doNotTranslate = doNotTranslate
    self.moduleName = moduleName
    self.access = access
    self.foundation = foundation
    self.checks = checks
    self.place = place
  }
}

/// The things a reader is told about an error, in the order a pack keeps them.
public enum Facet: String, Sendable, CaseIterable {
  case title
  case description
  case suggestion
  case help
}

/// A family of errors that are dealt with alike: a table of `Catalog/categories.toml`.
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
  public var place: Place

  public init(
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

    public init(option: String, place: Place) {
      self.option = option
      self.place = place
    }
  }

  public var name: String
  public var options: [Choice]
  public var place: Place

  public init(name: String, options: [Choice], place: Place) {
    self.name = name
    self.options = options
    self.place = place
  }
}

/// A button: a table of `Catalog/options.toml`.
public struct RecoveryOption: Sendable {
  public enum Role: String, Sendable, CaseIterable {
    case `default`
    case cancel
    case destructive
  }

  public var name: String
  public var role: Role
  public var place: Place

  public init(name: String, role: Role, place: Place) {
    self.name = name
    self.role = role
    self.place = place
  }
}

/// One file of `Catalog/`: the errors of one domain.
public struct ErrorDomain: Sendable {
  /// The file's name without `.toml`, the same in every locale's folder.
  public var name: String
  /// The domain as programs compare it, `com.facebook.sdk.login`.
  public var identifier: String
  /// The Swift type that is generated.
  public var typeName: String
  public var summary: String
  /// In source order.
  public var codes: [ErrorCode]
  public var place: Place

  public init(
    name: String, identifier: String, typeName: String, summary: String, codes: [ErrorCode] = [],
    place: Place
  ) {
    self.name = name
    self.identifier = identifier
    self.typeName = typeName
    self.summary = summary
    self.codes = codes
    self.place = place
  }
}

/// One error: a table `[codes.NAME]` of a domain.
public struct ErrorCode: Sendable {
  /// Where its words come from.
  public enum WordsSource: String, Sendable, CaseIterable {
    /// Its own entry in each locale.
    case own
    /// The entry of its category in `categories.toml` of each locale.
    case category
  }

  public var name: String
  /// The number as `NSError` and the service know it; given in the file, or the
  /// code's position from 1 where no code of the domain has one.
  public var value: Int
  public var category: String
  public var categoryPlace: Place
  public var recovery: String?
  public var recoveryPlace: Place?
  /// For developers, never shown.
  public var summary: String
  public var sensitive: Bool
  public var wraps: Bool
  public var words: WordsSource
  public var arguments: [ErrorArgument]
  /// The code's key.
  public var place: Place
  /// The place of the value, where the file gives one.
  public var valuePlace: Place?

  public init(
    name: String, value: Int, category: String, categoryPlace: Place, recovery: String? = nil,
    recoveryPlace: Place? = nil, summary: String = "", sensitive: Bool = false,
    wraps: Bool = false, words: WordsSource = .own, arguments: [ErrorArgument] = [],
    place: Place, valuePlace: Place? = nil
  ) {
    self.name = name
    self.value = value
    self.category = category
    self.categoryPlace = categoryPlace
    self.recovery = recovery
    self.recoveryPlace = recoveryPlace
    self.summary = summary
    self.sensitive = sensitive
    self.wraps = wraps
    self.words = words
    self.arguments = arguments
    self.place = place
    self.valuePlace = valuePlace
  }
}

/// A value that an error carries into its words.
public struct ErrorArgument: Sendable {
  public enum ValueType: String, Sendable, CaseIterable {
    case string
    case integer
    case number
  }

  public var name: String
  public var type: ValueType
  /// The integers it can be, where the file says so.
  public var range: ClosedRange<Int>?
  /// Whether it may never appear in words or telemetry.
  public var isPrivate: Bool
  public var place: Place

  public init(
    name: String, type: ValueType, range: ClosedRange<Int>? = nil, isPrivate: Bool = false,
    place: Place
  ) {
    self.name = name
    self.type = type
    self.range = range
    self.isPrivate = isPrivate
    self.place = place
  }
}

/// One folder of `Locales/`.
public struct LocaleWords: Sendable {
  /// The BCP 47 tag, the folder's name.
  public var tag: String
  /// From `locale.toml`: a `-u-nu-` value such as `latn`.
  public var numberingSystem: String?
  /// By domain name.
  public var domains: [String: WordsFile]
  /// `options.toml`: each entry has one facet, kept under ``Facet/title``.
  public var options: WordsFile?
  /// `categories.toml`.
  public var categories: WordsFile?

  public init(
    tag: String, numberingSystem: String? = nil, domains: [String: WordsFile] = [:],
    options: WordsFile? = nil, categories: WordsFile? = nil
  ) {
    self.tag = tag
    self.numberingSystem = numberingSystem
    self.domains = domains
    self.options = options
    self.categories = categories
  }
}

/// One file of words.
public struct WordsFile: Sendable {
  public var path: String
  /// In source order, each name once.
  public var entries: [WordsEntry]

  public init(path: String, entries: [WordsEntry] = []) {
    self.path = path
    self.entries = entries
  }

  /// The entry of a name. Linear.
  public subscript(name: String) -> WordsEntry? { entries.first { $0.name == name } }
}

/// The words of one error, one option or one category in one locale.
public struct WordsEntry: Sendable {
  public var name: String
  public var words: [Facet: Words]
  /// The fingerprints of the source text each facet was translated from.
  public var source: [Facet: String]
  /// The entry's key.
  public var place: Place

  public init(
    name: String, words: [Facet: Words] = [:], source: [Facet: String] = [:], place: Place
  ) {
    self.name = name
    self.words = words
    self.source = source
    self.place = place
  }
}

/// One message of one locale.
public struct Words: Sendable {
  /// The message's text, MessageFormat 2, and the way back to the file.
  public var text: TOMLString
  /// The text, parsed.
  public var parsed: ParsedMessage
  /// The value, quotes included.
  public var place: Place

  public init(text: TOMLString, parsed: ParsedMessage, place: Place) {
    self.text = text
    self.parsed = parsed
    self.place = place
  }

  /// The place in the file of a stretch of the message.
  public func place(of span: SourceSpan) -> Place {
    Place(file: place.file, span: text.sourceSpan(of: span))
  }
}
