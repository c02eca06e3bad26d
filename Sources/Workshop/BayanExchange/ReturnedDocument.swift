package import BayanDiagnostics
package import BayanMessageSyntax

/// The contents of a file that came back.
package struct ReturnedDocument: Sendable {
  /// The locales as the file names them; `nil` where it doesn't.
  package var sourceLocale: String?
  package var targetLocale: String?

  /// The parts of the file that are in other languages, and so aren't read.
  package var otherLanguages: [OtherLanguage] = []

  /// In the file's order; what the importer makes of two with one name is its affair.
  package var units: [ReturnedUnit]

  /// The diagnostics of the file.
  ///
  /// With an error among them nothing of the file is taken.
  package var diagnostics: [Diagnostic]

  package init(
    sourceLocale: String? = nil, targetLocale: String? = nil, units: [ReturnedUnit] = [],
    diagnostics: [Diagnostic] = []
  ) {
    self.sourceLocale = sourceLocale
    self.targetLocale = targetLocale
    self.units = units
    self.diagnostics = diagnostics
  }
}

/// A part of a file that is in another language than the locale that is read.
package struct OtherLanguage: Hashable, Sendable {
  /// The language as the file names it.
  package var language: String
  /// The part's name in the file; empty where it has none.
  package var name: String
  /// Where the part starts.
  package var span: SourceSpan

  package init(language: String, name: String, span: SourceSpan) {
    self.language = language
    self.name = name
    self.span = span
  }
}

/// The unit of one message in a file that came back.
package struct ReturnedUnit: Sendable {
  /// The message's names in the file, the most telling one first.
  ///
  /// The printed form of a ``MessageID``, or a form of it for formats whose ids can't hold all
  /// characters (``ExchangeName``).
  package var names: [String]

  /// The app's key, where the file has one that isn't among ``names``.
  var appKey: String?

  /// The path of the app's file that the unit is of, where the file that came back has several.
  var file: String?

  /// The possible keys of the message in the app.
  var appKeys: [String] { appKey.map { [$0] } ?? names }

  /// How an app's own text writes values, in formats whose texts may have several syntaxes.
  var syntax: (kind: PlaceholderSyntax, isStated: Bool)?

  /// The name of a format of texts that isn't read here, such as `lisp-format`.
  var unreadSyntax: String?

  /// The problems with braces of texts, where these have the names of the catalog.
  package var syntaxProblems: [Diagnostic.Message] = []

  /// Where the unit starts.
  package var span: SourceSpan

  /// The selectors of the variants; `nil` where the format has none.
  package var selectors: [ExchangeSelector]?

  /// The texts in the file's order.
  package var variants: [ReturnedVariant]

  /// The translation as it is in the file, where all variants are in one text.
  package var text: String?

  /// Whether the variants say something for all values, so that no other is lost without them.
  package var isWhole = false

  /// How far the unit is; `nil` where the format doesn't say.
  package var state: ExchangeState?

  /// The fingerprint of the source that was exported, where the file still has it.
  package var sourceFingerprint: String?

  /// The known facts of the translation that was exported.
  package var exported: Exported

  /// The languages that the unit itself states, such as with `xml:lang`: none, or those of all places.
  package var sourceLanguages: [String] = []
  package var targetLanguages: [String] = []

  /// The problems of reading the unit, as sentences; with one of them the unit is refused.
  package var problems: [Diagnostic.Message]

  /// The translation as it was exported.
  package enum Exported: Hashable, Sendable {
    /// The file doesn't say.
    case unknown
    /// There was none.
    case nothing
    /// Its fingerprint, and its text where the file still has it.
    case message(fingerprint: String, text: String?)
  }

  package init(
    names: [String], span: SourceSpan, selectors: [ExchangeSelector]? = nil,
    variants: [ReturnedVariant], state: ExchangeState? = nil, sourceFingerprint: String? = nil,
    exported: Exported = .unknown, problems: [Diagnostic.Message] = []
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

/// An element of a file that stands for a placeholder or for markup.
package struct ReturnedCode: Sendable {
  /// How it is in the file: `<ph id="2">`.
  package var tag: String

  /// The element in a pattern; while that isn't known, a placeholder that no message has.
  package var element: Pattern.Element

  /// Whether the file says what it is.
  package var isKnown: Bool

  package var kind: Markup.Kind

  /// The name that tools show of it.
  package var label: String?
}

/// One text of a message that came back.
package struct ReturnedVariant: Sendable {
  /// One for each selector; none for a message with one text.
  package var keys: [ExchangeKey]

  /// The source as the file has it; `nil` where it has none.
  package var source: Pattern?

  /// The translation; `nil` where it has none.
  package var target: Pattern?

  /// The older source that the translation is of, where the file says that it is of one.
  package var formerSource: Pattern?

  /// The elements of its source that stand for placeholders and markup, in formats that have such.
  package var codes: [ReturnedCode] = []

  /// Whether white space in the file may be there only to make it look better.
  package var hasLayoutSpace = false

  /// Whether the file says that nobody has translated it.
  ///
  /// The source's words are then no translation.
  package var isUntranslated = false

  /// Whether it is the text for all other numbers too, so that nothing is lost without it.
  package var isImplied = false

  /// The translation as it is in the file; `nil` where the format has no other form of it.
  package var text: String?

  /// The source as it is in the file, in formats whose texts may have an app's own placeholders.
  var sourceText: String?

  /// The text's own name in the file, where it has one: `msgstr[3]`.
  package var place: String?

  package init(
    keys: [ExchangeKey] = [], source: Pattern? = nil, target: Pattern? = nil,
    formerSource: Pattern? = nil, text: String? = nil
  ) {
    self.keys = keys
    self.source = source
    self.target = target
    self.formerSource = formerSource
    self.text = text
  }
}
