public import BayanDiagnostics
public import BayanMessageSyntax
public import BayanTOML

/// One folder of `Locales/`.
public struct LocaleMessages: Sendable {
  /// The BCP 47 tag, the folder's name.
  public var tag: String
  /// From `locale.toml`: a `-u-nu-` value such as `latn`.
  public var numberingSystem: String?
  /// The place of that value.
  package var numberingSystemPlace: Place?
  /// `glossary.toml`: how terms of the source are translated, in the file's order.
  public var glossary: [GlossaryTerm]
  /// By domain name.
  public var domains: [String: MessagesFile]
  /// `options.toml`.
  public var options: OptionLabelsFile?
  /// `categories.toml`.
  public var categories: MessagesFile?
  /// `state.lock`; without lines where there is no such file.
  package var states: StateLock

  package init(
    tag: String, numberingSystem: String? = nil, numberingSystemPlace: Place? = nil,
    glossary: [GlossaryTerm] = [],
    domains: [String: MessagesFile] = [:],
    options: OptionLabelsFile? = nil, categories: MessagesFile? = nil,
    states: StateLock = StateLock()
  ) {
    self.tag = tag
    self.numberingSystem = numberingSystem
    self.numberingSystemPlace = numberingSystemPlace
    self.glossary = glossary
    self.domains = domains
    self.options = options
    self.categories = categories
    self.states = states
  }

  /// Removes all messages.
  mutating func removeMessages() {
    domains = [:]
    options = nil
    categories = nil
  }
}

extension LocaleMessages {
  /// The terms of the glossary that a text of the source has.
  package func glossary(of source: LocaleMessage) -> [GlossaryTerm] {
    let text = source.messageText.lowercased()
    return glossary.filter { text.contains($0.term.lowercased()) }
  }
}

/// A term of the source and what it is in one locale.
public struct GlossaryTerm: Sendable {
  public var term: String
  /// The translations that are right, the preferred one first; never empty.
  public var translations: [String]
  public var place: Place

  package init(term: String, translations: [String], place: Place) {
    self.term = term
    self.translations = translations
    self.place = place
  }
}

/// An entry of a file of a locale.
public protocol LocaleEntry: Sendable {
  var name: String { get }
}

/// One file of a locale.
public struct LocaleFile<Entry: LocaleEntry>: Sendable {
  public let path: String
  /// In source order, each name once.
  public let entries: [Entry]
  /// Whether all of the file could be read.
  ///
  /// If not, that has been reported, and an entry that isn't here may exist all the same.
  package let isComplete: Bool
  /// The end of the file: where an entry that is missing would be.
  package let end: Place

  private let index: [String: Int]

  /// Creates a file; of entries with one name the first is found by it.
  package init(path: String, entries: [Entry] = [], isComplete: Bool = true, end: Place? = nil) {
    self.path = path
    self.entries = entries
    self.isComplete = isComplete
    self.end = end ?? Place(file: path, span: SourceSpan(0, 0))
    index = Dictionary(
      entries.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The entry of a name.
  public subscript(name: String) -> Entry? { index[name].map { entries[$0] } }
}

/// A file of messages.
public typealias MessagesFile = LocaleFile<MessagesEntry>

/// The `options.toml` of one locale: what the buttons say.
public typealias OptionLabelsFile = LocaleFile<OptionLabel>

/// The messages of one error or one category in one locale.
public struct MessagesEntry: LocaleEntry {
  public var name: String
  public var words: FacetMap<LocaleMessage>
  /// The fingerprints of the source text each facet was translated from.
  package var source: FacetMap<String>
  /// The facets whose values are no strings, which has been reported.
  package var unreadable: Set<Facet>
  /// The entry's key.
  public var place: Place

  package init(
    name: String, words: FacetMap<LocaleMessage> = [:], source: FacetMap<String> = [:],
    unreadable: Set<Facet> = [], place: Place
  ) {
    self.name = name
    self.words = words
    self.source = source
    self.unreadable = unreadable
    self.place = place
  }
}

extension MessagesEntry {
  /// The messages, in the order of the facets.
  package var messages: [LocaleMessage] { words.map(\.value) }
}

/// What one button says in one locale: `[logIn]` with its `label`.
public struct OptionLabel: LocaleEntry {
  public var name: String
  /// The label; `nil` where the entry has none that is a string.
  public var label: LocaleMessage?
  /// The fingerprint of the source label it was translated from: `source = { label = "…" }`.
  package var source: String?
  /// Whether the label is no string, which has been reported.
  package var isUnreadable: Bool
  /// The entry's key.
  public var place: Place
  /// Whether the project hasn't written it: see ``BuiltInVocabulary``.
  package var isBuiltIn: Bool { label?.isBuiltIn == true }

  package init(
    name: String, label: LocaleMessage? = nil, source: String? = nil, isUnreadable: Bool = false,
    place: Place
  ) {
    self.name = name
    self.label = label
    self.source = source
    self.isUnreadable = isUnreadable
    self.place = place
  }
}

/// One message of one locale.
///
/// An object, so that passing it on costs one reference and not one for each of its parts.
public final class LocaleMessage: Sendable {
  public let id: MessageID
  /// The locale's BCP 47 tag.
  public let locale: String
  /// The message's text, MessageFormat 2, and the way back to the file.
  public let text: TOMLString
  /// The text, parsed.
  public let parsed: ParsedMessage
  /// The value, quotes included.
  public let place: Place
  /// Whether it is no text of the project, but one of ``BuiltInVocabulary``.
  ///
  /// Then ``place`` is the start of the file that would have it, there or not.
  package let isBuiltIn: Bool

  /// Reads a message as it is in a file.
  package init(reading text: TOMLString, id: MessageID, locale: String, at place: Place) {
    self.id = id
    self.locale = locale
    self.text = text
    self.parsed = ParsedMessage.parse(text.value)
    self.place = place
    isBuiltIn = false
  }

  /// Takes a text that is built in for a message.
  init(builtIn text: String, id: MessageID, locale: String, at place: Place) {
    self.id = id
    self.locale = locale
    self.text = TOMLString(value: text, anchors: [.init(offset: 0, source: place.span.start)])
    self.parsed = ParsedMessage.parse(text)
    self.place = place
    isBuiltIn = true
  }

  /// The parser's diagnostics, at their places in the file.
  public var diagnostics: [Diagnostic] {
    parsed.diagnostics.map { found in
      let notes = found.notes.map { note in
        guard let span = note.span else { return note }
        return Diagnostic.Note(note.message, file: place.file, span: self.place(of: span).span)
      }
      return Diagnostic(
        found.rule, .error, found.message, file: place.file,
        span: self.place(of: found.span).span, locale: locale, messageID: id, notes: notes)
    }
  }

  /// The message's text.
  public var messageText: String { text.value }

  /// Takes a text that is made from a message, for the message's place in another locale.
  package init(_ text: String, from source: LocaleMessage, locale: String) {
    id = source.id
    self.locale = locale
    self.text = TOMLString(
      value: text, anchors: [.init(offset: 0, source: source.place.span.start)])
    parsed = ParsedMessage.parse(text)
    place = source.place
    isBuiltIn = source.isBuiltIn
  }

  /// Whether two messages are the same to the letter.
  package func hasSameText(as other: LocaleMessage) -> Bool {
    text.value.utf8.elementsEqual(other.text.value.utf8)
  }

  /// Whether there is nothing but white space.
  package var isBlank: Bool {
    // Most texts begin with a letter, and that is seen from its first byte.
    guard text.value.utf8.first?.mayBeginWhiteSpace != false else { return false }
    return text.value.unicodeScalars.allSatisfy { $0.properties.isWhitespace }
  }

  /// The place in the file of a stretch of the message.
  public func place(of span: SourceSpan) -> Place {
    Place(file: place.file, span: text.sourceSpan(of: span))
  }
}

extension UInt8 {
  /// Whether the UTF-8 of a character with Unicode's property White_Space may begin with this byte.
  fileprivate var mayBeginWhiteSpace: Bool {
    switch self {
    case 0...0x20, 0xC2, 0xE1...0xE3: true
    default: false
    }
  }
}
