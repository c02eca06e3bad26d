import BayanDiagnostics
import Testing

/// An app in one format, whose texts have values in one syntax, in English and German.
///
/// Each German text has its own word: `Wort1`, `Wort2` and so on.
struct WayBackApp: CustomTestStringConvertible, Sendable {
  enum Part: Sendable {
    case words(String)
    /// A value, by its position among the text's values.
    case value(Int)
  }

  /// The key of an entry, with its texts and values.
  struct Entry: Sendable {
    var key: String
    var english: [Part]
    var german: [Part]
    /// The values, each with its name in the app, and whether it is a number.
    var values: [(name: String, isNumber: Bool)] = []
    /// The texts of the form `one`, in entries with a plural.
    var englishOne: [Part]?
    var germanOne: [Part]?
  }

  /// The syntax of values in texts.
  struct Syntax: Sendable {
    var name: String
    /// Whether the order in the text identifies a value.
    var isInOrder = false
    var hasGaps = false
    /// The flag in PO.
    var flag: String?
    var value: @Sendable (_ place: Int, _ name: String, _ isNumber: Bool) -> String
  }

  var format: String
  var syntax: Syntax
  var files: [SourceFile]

  var testDescription: String { "\(format), \(syntax.name)" }

  /// The number of the last word.
  static let lastWord = 10

  // MARK: - Texts

  static func entries(_ syntax: Syntax) -> [Entry] {
    func parts(_ parts: Part...) -> [Part] { parts }
    func ordered(_ first: [Part], _ other: [Part]) -> [Part] { syntax.isInOrder ? first : other }
    let only = syntax.hasGaps ? 2 : 1
    return [
      Entry(
        key: "error.move.title",
        english: [.words("The file “"), .value(1), .words("” is missing")],
        german: [.words("Die Wort1 „"), .value(1), .words("“ fehlt")],
        values: [("file", false)]),
      Entry(
        key: "error.move.message",
        english: [
          .words("In the folder “"), .value(1), .words("” there is no file “"), .value(2),
          .words("”."),
        ],
        german: ordered(
          [.words("Im Ordner „"), .value(1), .words("“ Wort2 „"), .value(2), .words("“.")],
          [.words("Die Datei „"), .value(2), .words("“ Wort2 „"), .value(1), .words("“.")]),
        values: [("folder", false), ("file", false)]),
      Entry(
        key: "error.upload.title",
        english: [.words("The file “"), .value(1), .words("” failed")],
        german: [.words("Datei „"), .value(1), .words("“ Wort3")], values: [("file", false)]),
      Entry(
        key: "error.upload.message",
        english: [.value(1), .words(" parts of the file “"), .value(2), .words("” failed")],
        german: ordered(
          [.value(1), .words(" Wort4 der Datei „"), .value(2), .words("“ kaputt")],
          [.words("Von „"), .value(2), .words("“ sind "), .value(1), .words(" Wort4 kaputt")]),
        values: [("parts", true), ("file", false)]),
      Entry(
        key: "only", english: [.words("Only this one: "), .value(only)],
        german: [.words("Nur Wort5: "), .value(only)],
        values: [("first", false), ("second", false)]),
      Entry(key: "plain", english: [.words("Private")], german: [.words("Privat Wort6")]),
      Entry(
        key: "pair", english: [.value(1), .words(" or "), .value(2)],
        german: ordered(
          [.value(1), .words(" Wort7 "), .value(2)], [.value(2), .words(" Wort7 "), .value(1)]),
        values: [("user", false), ("file_name", false)]),
    ]
  }

  /// Returns an entry with a plural.
  static func plural(_ syntax: Syntax) -> Entry {
    Entry(
      key: "many", english: [.value(1), .words(" files")], german: [.value(1), .words(" Wort8")],
      values: [("count", true)], englishOne: [.value(1), .words(" file")],
      germanOne: [.value(1), .words(" Datei")])
  }

  /// Returns an entry whose key two tables have.
  static func shared(_ number: Int) -> Entry {
    Entry(key: "title", english: [.words("Title")], german: [.words("Titel Wort\(number)")])
  }

  private static func text(_ parts: [Part], _ entry: Entry, _ syntax: Syntax) -> String {
    parts.map { part in
      switch part {
      case .words(let text): text
      case .value(let place):
        syntax.value(place, entry.values[place - 1].name, entry.values[place - 1].isNumber)
      }
    }.joined()
  }

  /// The key and the two texts of an entry, with the texts of the form `one` if the entry has a
  /// plural.
  typealias Row = (key: String, texts: [String], one: [String]?)

  static func rows(_ entries: [Entry], _ syntax: Syntax) -> [Row] {
    entries.map { entry in
      let one = [entry.englishOne, entry.germanOne].compactMap(\.self)
      return (
        entry.key, [text(entry.english, entry, syntax), text(entry.german, entry, syntax)],
        one.isEmpty ? nil : one.map { text($0, entry, syntax) }
      )
    }
  }

  // MARK: - Syntaxes

  private static func inOrder(_ text: String) -> Syntax {
    Syntax(name: "%\(text)", isInOrder: true, flag: "c-format") { _, _, isNumber in
      isNumber ? "%d" : "%\(text)"
    }
  }

  private static func placed(_ text: String) -> Syntax {
    Syntax(name: "%1$\(text)", hasGaps: true, flag: "c-format") {
      "%\($0)$\($2 ? "d" : text)"
    }
  }

  private static let python = Syntax(name: "%(name)s", flag: "python-format") { _, name, isNumber in
    "%(\(name))\(isNumber ? "d" : "s")"
  }
  private static let names = Syntax(name: "%{name}", flag: "elixir-format") { _, name, _ in
    "%{\(name)}"
  }
  private static let braces = Syntax(name: "{name}", flag: "python-brace-format") { _, name, _ in
    "{\(name)}"
  }
  private static let numbers = Syntax(name: "{0}", flag: "python-brace-format") { place, _, _ in
    "{\(place - 1)}"
  }
  /// No such text is adopted: PO has no flag for the syntax, and readers would see the braces.
  private static let templates = Syntax(name: "{{name}}") { _, name, _ in "{{\(name)}}" }

  // MARK: - Files

  static let all: [WayBackApp] =
    [inOrder("@"), placed("@")].flatMap { [strings($0), dictionary($0), catalog($0)] }
    + [inOrder("s"), placed("s")].map(android)
    + [inOrder("s"), placed("s"), python, names, braces, numbers].flatMap { [po($0), table($0)] }
    + [po(templates)]
    + [braces, numbers].flatMap { [json($0), nested($0)] } + [bundle(braces)]
}
