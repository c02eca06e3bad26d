/// A problem at a place in a file, with the rule that found it and its fixes.
///
/// Diagnostics are values. A run reports all of them, and throws only an error that stops the run.
public struct Diagnostic: Hashable, Sendable {
  /// The importance of a diagnostic.
  public enum Severity: String, Sendable, CaseIterable, Comparable {
    /// Worth knowing; shown on request, never fails a run.
    case note
    /// Probably wrong; fails a run only if warnings count as errors.
    case warning
    /// Wrong; the catalog can't be used in this state.
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

  /// The confidence of a rule in a diagnostic.
  public enum Certainty: String, Sendable, CaseIterable {
    /// Always right.
    case certain
    /// Nearly always right; a reader may know better.
    case likely
    /// Worth a look.
    case maybe
  }

  /// A remark below a diagnostic; it can have a place of its own.
  public struct Note: Hashable, Sendable {
    /// The text, in the form of a diagnostic's message.
    public var message: Message

    /// The file that `span` is in; `nil` for the diagnostic's own file.
    public var file: String?

    /// The place, if the note has one.
    public var span: SourceSpan?

    /// The characters in visual order, from left to right.
    ///
    /// The characters are printed after the message so that nothing reorders them again.
    public var visual: String?

    /// Creates a note.
    public init(
      _ message: Message, file: String? = nil, span: SourceSpan? = nil, visual: String? = nil
    ) {
      self.message = message
      self.file = file
      self.span = span
      self.visual = visual
      PatternRecord.add(message)
    }
  }

  /// The rule that reports the problem.
  public var rule: RuleID

  /// The importance of the diagnostic.
  public var severity: Severity

  /// The description of the problem.
  public var message: Message

  /// The path of the file, as in ``SourceFile/path``.
  public var file: String

  /// The stretch that is wrong; empty if something is missing.
  public var span: SourceSpan

  /// The locale of the message concerned, as a BCP 47 tag, if there is one.
  public var locale: String?

  /// The message or entry concerned, if there is one.
  public var messageID: MessageID?

  /// The keys of the variant concerned, as in `few *`, if the message has several.
  public var variant: String?

  /// The confidence of the rule.
  public var certainty: Certainty

  /// The CLDR version, if CLDR data on a locale decided.
  public var cldr: String?

  /// Remarks, printed below the diagnostic.
  public var notes: [Note]

  /// The ways to fix the problem.
  public var fixes: [Fix]

  /// The identity of the diagnostic across runs; `nil` until the texts of the files are known.
  ///
  /// See ``Diagnostic/fingerprint(in:)``.
  public var fingerprint: String?

  /// The message concerned, if the diagnostic is about one that can be shown.
  public var target: Quotation?

  /// The same message of the source locale, if `target` is a translation or is missing.
  public var source: Quotation?

  /// The reason why the diagnostic is suppressed, if it is.
  public var suppression: Suppression?

  /// Whether the baseline has the diagnostic; `nil` without a baseline.
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
    PatternRecord.add(message)
  }

  /// The printed subject: the message or entry, or the file if there is none.
  package var subject: String { messageID?.description ?? file }
}

extension Diagnostic {
  /// Whether the diagnostic needs action: it is neither suppressed nor in the baseline.
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

/// A way to fix a problem that a diagnostic reports.
public struct Fix: Hashable, Sendable {
  /// The need of a person's review before a fix is applied.
  public enum Applicability: String, Sendable {
    /// Right for every such diagnostic.
    case automatic
    /// Needs a person's review.
    case review
  }

  /// The instruction of the fix: "remove the byte-order mark".
  public var label: Diagnostic.Message

  /// Whether the fix needs a person's review.
  public var applicability: Applicability

  /// The changes, in the diagnostic's file: source text of TOML, escapes included.
  ///
  /// The edits neither overlap nor touch, because their order would be undefined.
  public var edits: [TextEdit]

  /// Whether the fix writes text that no person has checked, such as a copy of another variant.
  ///
  /// The message is then a draft until a person edits it.
  public var isDraft: Bool

  /// Creates a fix.
  public init(
    _ label: Diagnostic.Message, _ applicability: Applicability, edits: [TextEdit] = [],
    isDraft: Bool = false
  ) {
    self.label = label
    self.applicability = applicability
    self.edits = edits
    self.isDraft = isDraft
    PatternRecord.add(label)
  }
}

/// The replacement of one stretch of a file.
public struct TextEdit: Hashable, Sendable {
  /// The replaced stretch; empty for an insertion.
  public var span: SourceSpan

  /// The new text; empty for a deletion.
  public var replacement: String

  /// Creates an edit.
  public init(_ span: SourceSpan, _ replacement: String) {
    self.span = span
    self.replacement = replacement
  }
}
