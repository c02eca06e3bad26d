/// What is wrong, where, by which rule, and how to fix it.
///
/// Diagnostics are values; a run reports all of them, and only what stops the run
/// is thrown.
public struct Diagnostic: Hashable, Sendable {
  /// How much a diagnostic matters.
  public enum Severity: String, Sendable, CaseIterable, Comparable {
    /// Worth knowing; shown when asked for, never fails a run.
    case note
    /// Probably wrong; fails a run only where warnings are made errors.
    case warning
    /// Wrong; the catalog can't be used like this.
    case error

    public static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }

    private var rank: Int {
      switch self {
      case .note: 0
      case .warning: 1
      case .error: 2
      }
    }
  }

  /// How sure a rule is of a diagnostic.
  public enum Certainty: String, Sendable, CaseIterable {
    /// It is so.
    case certain
    /// Nearly always so; a reader may know better.
    case likely
    /// Worth a look.
    case maybe
  }

  /// The text of a diagnostic: lower case, no full stop, the thing named in quotes.
  ///
  /// A type of its own, so that each rule keeps its words in one `fileprivate`
  /// extension at the end of its file.
  public struct Message: Hashable, Sendable, ExpressibleByStringInterpolation,
    CustomStringConvertible
  {
    /// The text.
    public var description: String

    /// Creates a message from its text.
    package init(_ text: String) { description = text }

    public init(stringLiteral value: String) { description = value }
  }

  /// A remark below a diagnostic, with a place of its own where it has one.
  public struct Note: Hashable, Sendable {
    /// The text, in the form of a diagnostic's message.
    public var message: String

    /// The file that `span` is in; the diagnostic's own file where it is `nil`.
    public var file: String?

    /// The place, if the note has one.
    public var span: SourceSpan?

    /// What a reader sees, in the order of the eye, leftmost first; it is printed after the words
    /// so that nothing reorders it again.
    public var visual: String?

    /// Creates a note.
    public init(
      _ message: String, file: String? = nil, span: SourceSpan? = nil, visual: String? = nil
    ) {
      self.message = message
      self.file = file
      self.span = span
      self.visual = visual
    }
  }

  /// The rule that found it.
  public var rule: RuleID

  /// How much it matters.
  public var severity: Severity

  /// What is wrong.
  public var message: Message

  /// The path of the file, as in ``SourceFile/path``.
  public var file: String

  /// The stretch that is wrong; empty where something is missing.
  public var span: SourceSpan

  /// The locale of the message concerned, as a BCP 47 tag, where there is one.
  public var locale: String?

  /// The message or entry concerned, where there is one.
  public var messageID: MessageID?

  /// The keys of the variant concerned, as in `few *`, where it is one of several.
  public var variant: String?

  /// How sure the rule is.
  public var certainty: Certainty

  /// The CLDR version, where what CLDR says of a locale decided.
  public var cldr: String?

  /// Remarks, printed below the diagnostic.
  public var notes: [Note]

  /// Ways to fix it.
  public var fixes: [Fix]

  /// What the diagnostic is known by from run to run; `nil` until the texts of the files are at hand.
  ///
  /// See ``Diagnostic/fingerprint(in:)``.
  public var fingerprint: String?

  /// The message concerned, where the diagnostic is about one that can be shown.
  public var target: Quotation?

  /// The same message of the source locale, where `target` is a translation or is missing.
  public var source: Quotation?

  /// Why the diagnostic is allowed to be, where it is.
  public var suppression: Suppression?

  /// Whether the diagnostic was there when the baseline was written; `nil` without a baseline.
  public var isInBaseline: Bool?

  /// Creates a diagnostic.
  public init(
    _ rule: RuleID, _ severity: Severity, _ message: Message, file: String, span: SourceSpan,
    locale: String? = nil, messageID: MessageID? = nil, variant: String? = nil,
    certainty: Certainty = .certain, cldr: String? = nil, notes: [Note] = [], fixes: [Fix] = []
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.file = file
    self.span = span
    self.locale = locale
    self.messageID = messageID
    self.variant = variant
    self.certainty = certainty
    self.cldr = cldr
    self.notes = notes
    self.fixes = fixes
  }

  /// What it is about, in print: the message or entry, or the file where there is none.
  package var subject: String { messageID?.description ?? file }
}

extension Diagnostic {
  /// Whether the diagnostic asks for something: it is neither suppressed nor in the baseline.
  package var isOpen: Bool { suppression == nil && isInBaseline != true }
}

/// The permanent name of a rule, in kebab case: `translation-missing`.
public struct RuleID: Hashable, Sendable, RawRepresentable, ExpressibleByStringLiteral,
  CustomStringConvertible, Comparable
{
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public init(stringLiteral value: String) { rawValue = value }

  public var description: String { rawValue }

  public static func < (a: RuleID, b: RuleID) -> Bool { a.rawValue < b.rawValue }
}

/// One way to fix what a diagnostic reports.
public struct Fix: Hashable, Sendable {
  /// Whether a fix can be applied unseen.
  public enum Applicability: String, Sendable {
    /// Right wherever the diagnostic is.
    case automatic
    /// Needs a person's eye.
    case review
  }

  /// What the fix does, as an instruction: "remove the byte-order mark".
  public var label: String

  /// Whether it can be applied unseen.
  public var applicability: Applicability

  /// The changes, in the diagnostic's file: source text of TOML, escapes included.
  ///
  /// They neither overlap nor touch, because their order would be undefined.
  public var edits: [TextEdit]

  /// Whether it writes words that no person has checked, such as copies of another variant.
  ///
  /// The message is then a draft until a person edits it.
  public var isDraft: Bool

  /// Creates a fix.
  public init(
    _ label: String, _ applicability: Applicability, edits: [TextEdit] = [], isDraft: Bool = false
  ) {
    self.label = label
    self.applicability = applicability
    self.edits = edits
    self.isDraft = isDraft
  }
}

/// The replacement of one stretch of a file.
public struct TextEdit: Hashable, Sendable {
  /// What is replaced; empty for an insertion.
  public var span: SourceSpan

  /// What takes its place; empty for a deletion.
  public var replacement: String

  /// Creates an edit.
  public init(_ span: SourceSpan, _ replacement: String) {
    self.span = span
    self.replacement = replacement
  }
}
