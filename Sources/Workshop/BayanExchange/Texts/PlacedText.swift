import BayanCatalog
import BayanDiagnostics
import BayanMessageConversion
import BayanMessageSyntax
import BayanSupport

/// A text of a file by itself, written as format strings in which each value has its place.
///
/// All syntaxes of placeholders come to this one, so that there is one conversion to MessageFormat 2.
package struct PlacedText: Sendable {
  package struct Row: Sendable {
    var keys: [ExchangeKey]
    var text: String
  }

  /// The key of the text in the file.
  var key: String

  /// The locale; `nil` for a source, whose locale the file doesn't name.
  var locale: String?

  /// Whether it is a source.
  let isSource: Bool

  /// Where it is, in UTF-8 bytes.
  var offset: Int

  /// One row, or one for each combination of plural categories.
  var rows: [Row]

  /// The numbers that choose among the rows; empty where the file doesn't say which number it is.
  var selectors: [(place: Int, type: String)] = []

  /// The names that the file has for places.
  var names: [Int: String] = [:]

  /// The file's names for places of values.
  var values: [Int: AdoptedLock.Value] = [:]

  /// How the texts group the digits of numbers.
  var dialect = PrintfFormat.Dialect.foundation

  /// The markup of the rows, see ``mark(_:)``.
  private(set) var markup: [Markup] = []

  /// Which of a file's resources of one name it is, as the name of a kind: `plurals`.
  var resource: String?

  /// The note of people about the text.
  var note: String?

  /// The text as a message, where its syntax has more than format strings can say.
  var message: Message?

  /// How the file shows values of the message in all languages, by the names of arguments.
  var functions: [String: Function] = [:]

  /// The arguments of that message.
  var arguments: [TextSet.Argument] = []

  var state: ExchangeState = .translated

  /// How the file writes `%`, where a text without values has one.
  var percent: PercentSign?

  /// Whether it is the key itself, which a program shows where a file has no other source.
  var isImplied = false

  /// Whether it is a guess, which programs don't show, as gettext leaves out what is fuzzy.
  var isGuess = false

  /// Which words of it are looked at as placeholders of another syntax; `nil` where the file says its syntax.
  var foreignSyntax: ForeignPlaceholder.Syntax? = .printf

  /// The problems of reading it, as sentences.
  var problems: [Diagnostic.Message] = []

  /// - Parameter locale: What the file's path says of the locale, for texts whose locale the file doesn't state.
  init(_ unit: ForeignUnit, _ text: ForeignText, in locale: String?, rows: [Row] = []) {
    key = unit.key
    isSource = text.isSource
    self.locale = text.isSource ? nil : text.locale ?? locale
    offset = text.offset
    self.rows = rows
    selectors = text.selectors
    names = text.names
    resource = unit.resource
    note = unit.note
    state = text.state ?? .translated
    isImplied = text.isImplied
    isGuess = text.isGuess
    problems = unit.problems + text.problems
  }

  /// Why a program shows the key in its place; `nil` where the text can be shown.
  var whyNotShown: Diagnostic.Message? {
    problems.first ?? (isGuess ? "it is fuzzy; programs show the key itself" : nil)
  }

  /// Which of a key's texts in a locale programs show: the highest.
  var rank: Int { isImplied ? 1 : whyNotShown == nil ? 2 : 0 }

  /// The first and last character of a mark for markup, which no file of XML can have but by an escape.
  static let mark = "\u{FFFF}"

  /// Returns the mark in a row for markup.
  mutating func mark(_ markup: Markup) -> String {
    self.markup.append(markup)
    return "\(Self.mark)\(self.markup.count - 1)\(Self.mark)"
  }

  /// A pattern with the markup for which marks are.
  func withMarkup(_ pattern: Pattern) -> Pattern {
    guard !markup.isEmpty else { return pattern }
    var builder = PatternBuilder()
    for element in pattern.elements {
      guard case .text(let text) = element else {
        builder.append(element)
        continue
      }
      for (index, part) in text.value.splitExactly(at: Self.mark).enumerated() {
        if index % 2 == 1, let place = Int(part), markup.indices.contains(place) {
          builder.append(.markup(markup[place]))
        } else {
          builder.append(part)
        }
      }
    }
    return builder.pattern
  }
}

extension String {
  /// Whether a key is a name for developers, as `error.offline.title` is, and no text for readers.
  var isNameOfText: Bool {
    guard !isEmpty, utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else { return false }
    let isPlain = utf8.allSatisfy { $0.isNameByte || "._-:/".utf8.contains($0) }
    let parts = utf8.split(whereSeparator: { "._:/".utf8.contains($0) })
    return isPlain && parts.count > 1 && utf8.last?.isNameByte == true
  }

  /// Whether a key is a name for developers even among texts for readers, where `A_pply`, `TCP/IP` and `Node.js` are texts.
  var isPathOfText: Bool {
    isNameOfText && utf8.count { $0 == UInt8(ascii: ".") } > 1 && self == lowercased()
  }
}

extension UInt8 {
  fileprivate var isNameByte: Bool {
    (0x30...0x39).contains(self) || (0x41...0x5A).contains(self & 0xDF)
  }
}
