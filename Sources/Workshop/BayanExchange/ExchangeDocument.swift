public import BayanCatalog
public import BayanDiagnostics
public import BayanMessageSyntax

/// The messages of one locale beside their sources, as they go out.
///
/// This is the neutral form: it knows nothing of any format, and formats know nothing of catalogs.
public struct ExchangeDocument: Sendable {
  public var sourceLocale: String

  /// The locale that is translated to; `nil` for a template without translations.
  public var targetLocale: String?

  /// The name of the project's module.
  public var project: String

  /// In the order of the source locale's files.
  public var units: [ExchangeUnit]

  public init(
    sourceLocale: String, targetLocale: String?, project: String, units: [ExchangeUnit]
  ) {
    self.sourceLocale = sourceLocale
    self.targetLocale = targetLocale
    self.project = project
    self.units = units
  }
}

/// One message of a document.
public struct ExchangeUnit: Sendable {
  public var id: MessageID

  /// The message in the source locale: its text, what it says, its fingerprint.
  public var source: LocaleMessage

  /// The translation; `nil` where there is none.
  public var target: LocaleMessage?

  /// What chooses among the variants; empty for a message with one text.
  public var selectors: [ExchangeSelector]

  /// The texts, never none: those of the translation, then those that it may lack.
  ///
  /// A message with one text has one variant without keys.
  public var variants: [ExchangeVariant]

  public var state: ExchangeState

  /// What helps to translate, in the order in which it is shown.
  public var notes: [ExchangeNote]

  /// The values that the texts may show; private ones aren't here.
  public var arguments: [ErrorArgument]

  /// The names of the arguments that may not be shown.
  public var privateArguments: [String]

  /// How many characters the text can have, where the catalog says so.
  public var maxLength: Int?

  public init(
    id: MessageID, source: LocaleMessage, target: LocaleMessage? = nil,
    selectors: [ExchangeSelector] = [], variants: [ExchangeVariant], state: ExchangeState,
    notes: [ExchangeNote] = [], arguments: [ErrorArgument] = [], privateArguments: [String] = [],
    maxLength: Int? = nil
  ) {
    self.id = id
    self.source = source
    self.target = target
    self.selectors = selectors
    self.variants = variants
    self.state = state
    self.notes = notes
    self.arguments = arguments
    self.privateArguments = privateArguments
    self.maxLength = maxLength
  }
}

/// One text of a message, and the text of the source that it translates.
public struct ExchangeVariant: Sendable {
  /// One for each selector.
  public var keys: [ExchangeKey]

  /// The source's text for these keys, or the one that would be chosen for them.
  public var source: Pattern

  /// The translation's text; `nil` where it has none for these keys.
  public var target: Pattern?

  /// What the source said when it was translated, where that is known and it has changed since.
  public var formerSource: Pattern?

  public init(
    keys: [ExchangeKey], source: Pattern, target: Pattern?, formerSource: Pattern? = nil
  ) {
    self.keys = keys
    self.source = source
    self.target = target
    self.formerSource = formerSource
  }
}

/// A key of a variant.
public enum ExchangeKey: Hashable, Sendable {
  /// `few`, `0`, `feminine`
  case literal(String)
  /// `*`
  case catchAll
}

/// A value that chooses among variants.
public struct ExchangeSelector: Hashable, Sendable {
  /// How it is compared with keys.
  public enum Kind: Hashable, Sendable {
    /// A number: by its plural category, and by its value.
    case plural
    /// A number: by its ordinal category, and by its value.
    case ordinal
    /// A number: by its value alone.
    case exact
    /// A text.
    case text
    /// By a function that formats know nothing of.
    case function(String)
  }

  /// The variable's name, without `$`.
  public var variable: String
  public var kind: Kind

  public init(variable: String, kind: Kind) {
    self.variable = variable
    self.kind = kind
  }
}

/// How far a unit is.
public enum ExchangeState: String, Hashable, Sendable, CaseIterable {
  /// There is no translation.
  case untranslated
  /// No person has checked it.
  case draft
  /// The source has changed since it was translated. Only exported files have this state.
  case stale
  case translated
  case reviewed
  /// Whoever sent the file takes it for done. Only files that come back have this state.
  case final

  /// Whether a person stands for the translation as a translation of the source beside it.
  public var isFinished: Bool {
    switch self {
    case .untranslated, .draft, .stale: false
    case .translated, .reviewed, .final: true
    }
  }
}

/// Something that helps to translate.
public struct ExchangeNote: Hashable, Sendable {
  /// The kinds, by the names that files have.
  public enum Kind: String, Sendable {
    /// What the message is about and where it is shown.
    case context
    /// What an argument is.
    case argument
    /// How long the text can be.
    case limit
    /// Which numbers a variant is for.
    case pluralExamples = "plural_examples"
    /// What has changed in the source since it was translated.
    case change
  }

  public var kind: Kind
  public var text: String

  /// The keys of the variant that it is about; `nil` where it is about all of the message.
  public var keys: [ExchangeKey]?

  public init(_ kind: Kind, _ text: String, keys: [ExchangeKey]? = nil) {
    self.kind = kind
    self.text = text
    self.keys = keys
  }
}
