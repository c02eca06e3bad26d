public import BayanDiagnostics
public import BayanMessageSyntax
import BayanSupport
public import BayanTOML

/// The files of one folder of `Locales/`.
public struct LocaleMessages: Sendable {
  /// The BCP 47 tag, the folder's name.
  public var tag: String
  /// The numbering system from `locale.toml`: a `-u-nu-` value such as `latn`.
  public var numberingSystem: String?
  /// The place of the numbering system.
  package var numberingSystemPlace: Place?
  /// `glossary.toml`: the translations of terms, in the file's order.
  public var glossary: [GlossaryTerm]
  /// The files of messages by domain name.
  public var domains: [String: MessagesFile]
  /// `options.toml`.
  public var options: OptionLabelsFile?
  /// `categories.toml`.
  public var categories: MessagesFile?
  /// `state.lock`; without lines if the file is missing.
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
}

extension LocaleMessages {
  /// Returns the terms of the glossary that occur in a text of the source.
  package func glossary(of source: LocaleMessage) -> [GlossaryTerm] {
    let text = source.messageText.lowercased()
    return glossary.filter { text.contains($0.term.lowercased()) }
  }
}

/// A term of the source and its translations in one locale.
public struct GlossaryTerm: Sendable {
  public var term: String
  /// The accepted translations, the preferred one first; never empty.
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
  /// The entries in source order, each name once.
  public let entries: [Entry]
  /// Whether the whole file could be read.
  ///
  /// Otherwise errors have been reported, and an entry may exist although it isn't here.
  package let isComplete: Bool
  /// The end of the file, which is the place of a missing entry.
  package let end: Place

  private let index: [String: Int]

  /// Creates a file; of several entries with one name the first can be looked up.
  package init(path: String, entries: [Entry] = [], isComplete: Bool = true, end: Place? = nil) {
    self.path = path
    self.entries = entries
    self.isComplete = isComplete
    self.end = end ?? Place(file: path, span: SourceSpan(0, 0))
    index = Dictionary(firstOf: entries.enumerated().map { ($1.name, $0) })
  }

  /// The entry of a name.
  public subscript(name: String) -> Entry? { index[name].map { entries[$0] } }
}

/// A file of messages.
public typealias MessagesFile = LocaleFile<MessagesEntry>

/// The `options.toml` of one locale: the labels of the buttons.
public typealias OptionLabelsFile = LocaleFile<OptionLabel>

/// The messages of one error or one category in one locale.
public struct MessagesEntry: LocaleEntry {
  public var name: String
  public var facets: FacetMap<LocaleMessage>
  /// The fingerprints of the source texts from which the facets were translated.
  package var source: FacetMap<String>
  /// The facets whose values are no strings, which have been reported.
  package var unreadable: Set<Facet>
  /// The place of the entry's key.
  public var place: Place

  package init(
    name: String, facets: FacetMap<LocaleMessage> = [:], source: FacetMap<String> = [:],
    unreadable: Set<Facet> = [], place: Place
  ) {
    self.name = name
    self.facets = facets
    self.source = source
    self.unreadable = unreadable
    self.place = place
  }
}

extension MessagesEntry {
  /// The messages, in the order of the facets.
  package var messages: [LocaleMessage] { facets.map(\.value) }
}

/// The label of one option in one locale: `[logIn]` with its `label`.
public struct OptionLabel: LocaleEntry {
  public var name: String
  /// The label; `nil` if the entry has none that is a string.
  public var label: LocaleMessage?
  /// The fingerprint of the source label from which the label was translated: `source = { label = "…" }`.
  package var source: String?
  /// Whether the label is no string, which has been reported.
  package var isUnreadable: Bool
  /// The place of the entry's key.
  public var place: Place
  /// Whether the label is built in and not written by the project: see ``BuiltInVocabulary``.
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
/// A message is an object, so that passing it on costs one reference and not one for each of its parts.
public final class LocaleMessage: Sendable {
  public let id: MessageID
  /// The locale's BCP 47 tag.
  public let locale: String
  /// The message's text in MessageFormat 2, and its mapping to the file.
  public let text: TOMLString
  /// The parsed text.
  public let parsed: ParsedMessage
  /// The place of the value, quotes included.
  public let place: Place
  /// Whether the message comes from ``BuiltInVocabulary`` and not from the project.
  ///
  /// Then ``place`` is the start of the file that would have the message, even if that file is missing.
  package let isBuiltIn: Bool

  /// Parses a message of a file.
  package init(reading text: TOMLString, id: MessageID, locale: String, at place: Place) {
    self.id = id
    self.locale = locale
    self.text = text
    self.parsed = ParsedMessage.parse(text.value)
    self.place = place
    isBuiltIn = false
  }

  /// Creates a message from a built-in text.
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

  /// Creates a message of another locale from a text that is derived from a message.
  package init(_ text: String, from source: LocaleMessage, locale: String) {
    id = source.id
    self.locale = locale
    self.text = TOMLString(
      value: text, anchors: [.init(offset: 0, source: source.place.span.start)])
    parsed = ParsedMessage.parse(text)
    place = source.place
    isBuiltIn = source.isBuiltIn
  }

  /// Whether two messages have the same text, byte for byte.
  package func hasSameText(as other: LocaleMessage) -> Bool {
    text.value.utf8.elementsEqual(other.text.value.utf8)
  }

  /// Whether the message has only white space.
  package var isBlank: Bool {
    // Most texts begin with a letter, which the first byte shows.
    guard text.value.utf8.first?.mayBeginWhiteSpace != false else { return false }
    return text.value.isBlank
  }

  /// Returns the place in the file of a span of the message.
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
