package import BayanCatalog
import BayanChecking
package import BayanDiagnostics
import BayanICU
package import BayanMeaning
package import BayanMessageSyntax

/// The messages of one locale beside their sources, as they go out.
///
/// This is the neutral form: it knows nothing of any format, and formats know nothing of catalogs.
package struct ExchangeDocument: Sendable {
  package var sourceLocale: String

  /// The locale that is translated to; `nil` for a template without translations.
  package var targetLocale: String?

  /// The name of the project's module.
  package var project: String

  /// In the order of the source locale's files.
  package var units: [ExchangeUnit]

  package init(
    sourceLocale: String, targetLocale: String?, project: String, units: [ExchangeUnit]
  ) {
    self.sourceLocale = sourceLocale
    self.targetLocale = targetLocale
    self.project = project
    self.units = units
  }
}

/// One message of a document.
package struct ExchangeUnit: Sendable {
  package var id: MessageID

  /// The key that an app has for the message; `nil` where files call it by its id.
  package var key: String?

  /// The module whose message the project says in words of its own; `nil` for a message of the project.
  var module: String?

  /// The message's id in files: `ShopErrors/order.outOfStock.title` for a message of another module.
  package var writtenID: MessageID { module.map { id.below($0) } ?? id }

  /// The message's name in files.
  package var name: String { key ?? writtenID.description }

  /// The app's placeholders for the values of the message; `nil` where files have the names of the catalog.
  var appValues: AdoptedLock.Values?

  /// The dialect of the app's texts that their file doesn't show.
  var dialect: String?

  /// The message in the source locale: its text, what it says, its fingerprint.
  package var source: LocaleMessage

  /// The translation; `nil` where there is none.
  package var target: LocaleMessage?

  /// The language of the texts that are taken back: that of the translation, or of a template's source.
  var locale: String?

  /// The selectors of the variants; empty for a message with one text.
  package var selectors: [ExchangeSelector]

  /// Which numbers each selector can meet in the language that is translated to; `nil` for selectors that
  /// no plural category chooses by, and where nobody knows the numbers.
  var reaches: [PluralReach?] = []

  /// The texts, never none: those of the translation, then those that it may lack.
  ///
  /// A message with one text has one variant without keys.
  package var variants: [ExchangeVariant]

  package var state: ExchangeState

  /// The notes for translators, in the order in which they are shown.
  package var notes: [ExchangeNote]

  /// The values that the texts may show; private ones aren't here.
  package var arguments: [ErrorArgument]

  /// The names of the arguments that may not be shown.
  package var privateArguments: [String]

  /// How many characters the text can have, where the catalog says so.
  package var maxLength: Int?

  /// Whether the app runs its texts through a formatter even where they have no values, so that `%` is
  /// written twice.
  var doublesPercent = false

  package init(
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

extension ExchangeUnit {
  /// Returns the possible numbers of a selector.
  func reach(of selector: ExchangeSelector) -> PluralReach? {
    guard let index = selectors.firstIndex(of: selector), index < reaches.count else { return nil }
    return reaches[index]
  }

  /// The numbers that the selector at an index can meet; `nil` if nobody knows them.
  package func reach(at index: Int) -> PluralReach? {
    index < reaches.count ? reaches[index] : nil
  }

  /// Returns whether none of the message's possible numbers chooses the variant with these keys.
  func isUnreachable(_ keys: [ExchangeKey]) -> Bool {
    zip(keys, reaches).contains { key, reach in
      guard let reach else { return false }
      switch key {
      case .catchAll: return keys.count == 1 && reach["other"] == nil
      case .literal(let name):
        return PluralRules.categoryOrder.contains(name) && reach[name] == nil
      }
    }
  }
}

/// One text of a message, and the text of the source that it translates.
package struct ExchangeVariant: Sendable {
  /// One for each selector.
  package var keys: [ExchangeKey]

  /// The source's text for these keys, or the one that would be chosen for them.
  package var source: Pattern

  /// The translation's text; `nil` where it has none for these keys.
  package var target: Pattern?

  /// The source of the time of translation, where that is known and the source has changed since.
  package var formerSource: Pattern?

  package init(
    keys: [ExchangeKey], source: Pattern, target: Pattern?, formerSource: Pattern? = nil
  ) {
    self.keys = keys
    self.source = source
    self.target = target
    self.formerSource = formerSource
  }
}

/// A key of a variant.
package enum ExchangeKey: Hashable, Sendable {
  /// `few`, `0`, `feminine`
  case literal(String)
  /// `*`
  case catchAll

  /// Returns the name of the form with some keys: `the form 'few'`.
  static func formName(_ keys: [ExchangeKey]) -> String {
    let names: [String] = keys.map { key in
      switch key {
      case .literal(let name): quoted(name)
      case .catchAll: "'other'"
      }
    }
    return "the form " + names.joined(separator: " of ")
  }
}

/// A value that chooses among variants.
package struct ExchangeSelector: Hashable, Sendable {
  /// The variable's name, without `$`.
  package var variable: String
  /// How it is compared with keys.
  package var kind: MessageSelection

  package init(variable: String, kind: MessageSelection) {
    self.variable = variable
    self.kind = kind
  }
}

/// How far a unit is.
package enum ExchangeState: String, Hashable, Sendable, CaseIterable {
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
  package var isFinished: Bool {
    switch self {
    case .untranslated, .draft, .stale: false
    case .translated, .reviewed, .final: true
    }
  }
}

/// Something that helps to translate.
package struct ExchangeNote: Hashable, Sendable {
  /// The kinds, by the names that files have.
  package enum Kind: String, Sendable {
    /// The subject of the message, and the place where it is shown.
    case context
    /// The meaning of an argument.
    case argument
    /// The maximum length of the text.
    case limit
    /// Examples of the numbers that choose a variant.
    case pluralExamples = "plural_examples"
    /// The change of the source since it was translated.
    case change
  }

  package var kind: Kind
  package var text: String

  /// The keys of the variant that it is about; `nil` where it is about all of the message.
  package var keys: [ExchangeKey]?

  package init(_ kind: Kind, _ text: String, keys: [ExchangeKey]? = nil) {
    self.kind = kind
    self.text = text
    self.keys = keys
  }
}

extension ExchangeState {
  /// The state in tables and sentences.
  package var noun: Diagnostic.Message {
    switch self {
    case .untranslated: "untranslated"
    case .draft: TranslationState.draft.noun
    case .stale: "stale"
    case .translated: TranslationState.translated.noun
    case .reviewed: TranslationState.reviewed.noun
    case .final: "final"
    }
  }
}
