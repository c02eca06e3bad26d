package import BayanDiagnostics
import BayanMessageConversion
import BayanMessageSyntax

/// The contents of a file of an app, in the file's own terms.
///
/// Each format reads a file once, to this. An import matches the units with messages that a catalog has, and an
/// adoption takes them by themselves.
package struct ForeignFile: Sendable {
  /// The locale of the sources, where the file states one.
  var sourceLocale: String?

  /// The locale of the translations that the file or its path states, in files of one language.
  var targetLocale: String?

  /// The languages of the translations, `nil` for one that the file doesn't name; none for a file of one language.
  var languages: [String?] = []

  /// The names of a table's columns; none for other files.
  var columns: [String] = []

  /// The parts of the file that are in other languages than the one that is read.
  var otherLanguages: [OtherLanguage] = []

  /// The dialect of the texts that the file itself doesn't show.
  var dialect: String?

  /// In the file's order.
  var units: [ForeignUnit] = []

  /// Why no text of the file can be read.
  package var diagnostics: [Diagnostic] = []
}

/// The texts under a key of a file.
package struct ForeignUnit: Sendable {
  /// The app's key.
  var key: String

  /// The name that a message, or one of its variants, has in the file; `nil` where that is the key.
  var name: String?

  /// The other names of a message in the file.
  var otherNames: [String] = []

  /// The path of the app's file that it is of, in a file that has several.
  var file: String?

  /// Where it begins, in UTF-8 bytes.
  var offset: Int

  /// The source, if the file has one, and the translations.
  var texts: [ForeignText] = []

  /// The note of people about the texts.
  var note: String?

  /// The selectors of the texts, in formats that name them.
  var selectors: [ExchangeSelector]?

  /// The languages that the unit itself states: none, or those of all places.
  var sourceLanguages: [String] = []
  var targetLanguages: [String] = []

  /// How the texts write values, in formats with several syntaxes.
  var syntax: PlaceholderSyntax.Finding?

  /// How the texts are read, in formats of MessageFormat 1.
  var icu: ICUTerms?

  /// Which of the resources of one name it is, as the name of a kind: `plurals`.
  var resource: String?

  /// The resource that the text stands for, in place of a text of its own: `@string/ok`.
  var reference: String?

  /// Whether other units may have variants of the same message.
  var isVariant = false

  /// The name of the texts in reports: `the record with the id 'a'`.
  var place: String?

  /// The problems of reading it, as sentences.
  var problems: [Diagnostic.Message] = []

  init(key: String, offset: Int) {
    self.key = key
    self.offset = offset
  }

  /// The source; `nil` where the file has none.
  var source: ForeignText? { texts.first(where: \.isSource) }

  /// Takes the comment of the texts: a note, or the state that some tools have no other place for.
  mutating func take(comment: String?) {
    guard let comment else { return }
    let word = comment.withoutOuterSpace.lowercased()
    if ["fuzzy", "needs review", "needs-review", "needs_review", "needs work"].contains(word) {
      for index in texts.indices { texts[index].state = .draft }
    } else {
      note = Self.note(comment)
    }
  }

  /// Returns a comment as one line; `nil` for the comments that tools write where nobody wrote any.
  static func note(_ comment: String) -> String? {
    let text = comment.split(whereSeparator: \.isWhitespace)
      .filter { !$0.hasPrefix("bayan:") }.joined(separator: " ")
    let isEmpty =
      !text.contains(where: \.isLetter)
      || text.lowercased().hasPrefix("no comment provided by engineer")
    // A line that was taken out of the file is no comment, and neither is the heading of a section.
    let isOther = text.hasPrefix("\"") || text.uppercased().hasPrefix("MARK:")
    return isEmpty || isOther ? nil : text
  }
}

/// The text of a unit in a language: one, or one for each plural category.
struct ForeignText: Sendable {
  /// One text.
  struct Row: Sendable {
    var keys: [ExchangeKey] = []

    /// The text as it is in the file; `nil` where it has none, or where the pattern says it all.
    var text: String?

    /// The text with its markup, in formats that have such.
    var pattern: Pattern?

    /// The source that it translates, and the older one where the file says that it is of that.
    var source: String?
    var formerSource: String?

    /// The source with its markup, and the elements in it that stand for something.
    var sourcePattern: Pattern?
    var codes: [ReturnedCode] = []

    /// Whether white space in the file may be there only to make it look better.
    var hasLayoutSpace = false

    /// The name of the text in reports.
    var place: String?

    /// Whether it is the text for all other numbers too.
    var isImplied = false

    /// Whether the file says that nobody has translated it.
    var isUntranslated = false

    /// Whether it is then no translation, but empty or the source's text.
    var isCopy = false
  }

  /// Whether it is the source; a file may not name the locale of that.
  var isSource = false

  /// The locale that the file states.
  var locale: String?

  /// Where it is, in UTF-8 bytes.
  var offset: Int

  var rows: [Row]

  /// How far the translation is; `nil` where the format doesn't say.
  var state: ExchangeState?

  /// The stamp of an export, and the translation as it was exported.
  var stamp: (source: String, target: String?)?
  var exportedText: String?

  /// The numbers that choose among the rows, where the file names their places.
  var selectors: [(place: Int, type: String)] = []

  /// The names that the file has for places.
  var names: [Int: String] = [:]

  /// Whether it is the key itself, which a program shows where a file has no other source.
  var isImplied = false

  /// Whether it is a guess, which programs don't show, as gettext leaves out what is fuzzy.
  var isGuess = false

  /// The problems of reading it, as sentences.
  var problems: [Diagnostic.Message] = []

  init(isSource: Bool = false, locale: String? = nil, offset: Int, rows: [Row] = []) {
    self.isSource = isSource
    self.locale = locale
    self.offset = offset
    self.rows = rows
  }

  /// Whether it is a translation that nobody has begun.
  var isUntouched: Bool {
    !isSource && problems.isEmpty
      && rows.allSatisfy { $0.isUntranslated || $0.text == nil && $0.pattern == nil }
  }
}
