public import BayanDiagnostics
public import BayanMessageSyntax

/// What a file that came back says.
public struct ReturnedDocument: Sendable {
  /// The locales as the file names them; `nil` where it doesn't.
  public var sourceLocale: String?
  public var targetLocale: String?

  /// In the file's order; what the importer makes of two with one name is its affair.
  public var units: [ReturnedUnit]

  /// What is wrong with the file.
  ///
  /// With an error among them nothing of the file is taken.
  public var diagnostics: [Diagnostic]

  public init(
    sourceLocale: String? = nil, targetLocale: String? = nil, units: [ReturnedUnit] = [],
    diagnostics: [Diagnostic] = []
  ) {
    self.sourceLocale = sourceLocale
    self.targetLocale = targetLocale
    self.units = units
    self.diagnostics = diagnostics
  }
}

/// What a file that came back says of one message.
public struct ReturnedUnit: Sendable {
  /// What the file calls the message, the most telling name first.
  ///
  /// The printed form of a ``MessageID``, or a form of it for formats whose ids can't hold all
  /// characters (``ExchangeName``).
  public var names: [String]

  /// Where the unit starts.
  public var span: SourceSpan

  /// What chooses among the variants; `nil` where the format doesn't say.
  public var selectors: [ExchangeSelector]?

  /// The texts in the file's order.
  public var variants: [ReturnedVariant]

  /// How far the unit is; `nil` where the format doesn't say.
  public var state: ExchangeState?

  /// The fingerprint of the source that was exported, where the file still has it.
  public var sourceFingerprint: String?

  /// What is known of the translation that was exported.
  public var exported: Exported

  /// What of the unit can't be read, as sentences; with one of them the unit is refused.
  public var problems: [String]

  /// The translation as it was exported.
  public enum Exported: Hashable, Sendable {
    /// The file doesn't say.
    case unknown
    /// There was none.
    case nothing
    /// Its fingerprint, and its text where the file still has it.
    case message(fingerprint: String, text: String?)
  }

  public init(
    names: [String], span: SourceSpan, selectors: [ExchangeSelector]? = nil,
    variants: [ReturnedVariant], state: ExchangeState? = nil, sourceFingerprint: String? = nil,
    exported: Exported = .unknown, problems: [String] = []
  ) {
    self.names = names
    self.span = span
    self.selectors = selectors
    self.variants = variants
    self.state = state
    self.sourceFingerprint = sourceFingerprint
    self.exported = exported
    self.problems = problems
  }
}

/// One text of a message that came back.
public struct ReturnedVariant: Sendable {
  /// One for each selector; none for a message with one text.
  public var keys: [ExchangeKey]

  /// The source as the file has it; `nil` where it has none.
  public var source: Pattern?

  /// The translation; `nil` where it has none.
  public var target: Pattern?

  /// The older source that the translation is of, where the file says that it is of one.
  public var formerSource: Pattern?

  public init(
    keys: [ExchangeKey] = [], source: Pattern? = nil, target: Pattern? = nil,
    formerSource: Pattern? = nil
  ) {
    self.keys = keys
    self.source = source
    self.target = target
    self.formerSource = formerSource
  }
}
