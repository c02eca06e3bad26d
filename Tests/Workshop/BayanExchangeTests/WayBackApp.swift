import BayanDiagnostics
import Testing

/// An app in one format whose texts have values in one syntax, in English and German.
///
/// Each German text has a word of its own, `Wort1`, `Wort2` and so on.
struct WayBackApp: CustomTestStringConvertible, Sendable {
  enum Part: Sendable {
    case words(String)
    /// A value, by its place among those of the text.
    case value(Int)
  }

  /// What is under a key.
  struct Entry: Sendable {
    var key: String
    var english: [Part]
    var german: [Part]
    /// The values: what the app calls them, and which are numbers.
    var values: [(name: String, isNumber: Bool)] = []
    /// The texts for one, where a number chooses.
    var englishOne: [Part]?
    var germanOne: [Part]?
  }

  /// How values are written.
  struct Syntax: Sendable {
    var name: String
    /// Whether a value is known by where it is in the text.
    var isInOrder = false
    var hasGaps = false
    /// The flag of PO.
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

  private static func entries(_ syntax: Syntax) -> [Entry] {
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

  /// A text that a number chooses.
  private static func plural(_ syntax: Syntax) -> Entry {
    Entry(
      key: "many", english: [.value(1), .words(" files")], german: [.value(1), .words(" Wort8")],
      values: [("count", true)], englishOne: [.value(1), .words(" file")],
      germanOne: [.value(1), .words(" Datei")])
  }

  /// A key that two tables have.
  private static func shared(_ number: Int) -> Entry {
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

  /// The key and the two texts of each entry, with those for one where there are some.
  private typealias Row = (key: String, texts: [String], one: [String]?)

  private static func rows(_ entries: [Entry], _ syntax: Syntax) -> [Row] {
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
  /// Nothing of such texts is adopted: PO has no flag for it, and readers would see the braces.
  private static let templates = Syntax(name: "{{name}}") { _, name, _ in "{{\(name)}}" }

  // MARK: - Files

  static let all: [WayBackApp] =
    [inOrder("@"), placed("@")].flatMap { [strings($0), dictionary($0), catalog($0)] }
    + [inOrder("s"), placed("s")].map(android)
    + [inOrder("s"), placed("s"), python, names, braces, numbers].flatMap { [po($0), table($0)] }
    + [po(templates)]
    + [braces, numbers].flatMap { [json($0), nested($0)] } + [bundle(braces)]

  private static let locales = ["en", "de"]

  private static func app(
    _ format: String, _ syntax: Syntax, _ first: @escaping (Int) -> (String, String),
    _ second: ((Int) -> (String, String))? = nil
  ) -> WayBackApp {
    let made = [first, second].compactMap(\.self).flatMap { file in locales.indices.map(file) }
    return WayBackApp(
      format: format, syntax: syntax, files: made.map { SourceFile(path: $0.0, text: $0.1) })
  }

  private static func strings(_ syntax: Syntax) -> WayBackApp {
    func file(_ entries: [Entry], _ locale: Int) -> String {
      "/* Licence */\n\n"
        + rows(entries, syntax).map { "  \"\($0.key)\"   =  \"\($0.texts[locale])\"; // note\r\n" }
        .joined()
    }
    return app(
      "strings", syntax,
      { ("R/\(locales[$0]).lproj/Errors.strings", file(entries(syntax) + [shared(9)], $0)) },
      { ("R/\(locales[$0]).lproj/Common.strings", file([shared(10)], $0)) })
  }

  private static func dictionary(_ syntax: Syntax) -> WayBackApp {
    func file(_ entries: [Entry], _ locale: Int) -> String {
      let texts = rows(entries, syntax).map { row -> String in
        guard let one = row.one else {
          return "\t<key>\(row.key)</key>\n\t<string>\(row.texts[locale])</string>\n"
        }
        return """
          \t<key>\(row.key)</key>
          \t<dict><key>NSStringLocalizedFormatKey</key><string>Sie: %#@files@</string>
          \t<key>files</key><dict>
          \t<key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          \t<key>NSStringFormatValueTypeKey</key><string>d</string>
          \t<key>one</key><string>\(one[locale])</string><key>other</key><string>\(row.texts[locale])</string>
          \t</dict></dict>

          """
      }
      return
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- Licence -->\n<plist version=\"1.0\">\n<dict>\n\(texts.joined())</dict>\n</plist>\n"
    }
    return app(
      "stringsdict", syntax,
      {
        let all = entries(syntax) + [plural(syntax), shared(9)]
        return ("R/\(locales[$0]).lproj/Errors.stringsdict", file(all, $0))
      },
      { ("R/\(locales[$0]).lproj/Common.stringsdict", file([shared(10)], $0)) })
  }

  private static func catalog(_ syntax: Syntax) -> WayBackApp {
    func unit(_ text: String) -> String {
      "{\"stringUnit\" : {\"state\" : \"translated\", \"value\" : \"\(text)\"}}"
    }
    func file(_ entries: [Entry]) -> String {
      let texts = rows(entries, syntax).map { row -> String in
        let all = locales.indices.map { locale -> String in
          let text = unit(row.texts[locale])
          let forms = row.one.map { one in
            "{\"variations\" : {\"plural\" : {\"one\" : \(unit(one[locale])), \"other\" : \(text)}}}"
          }
          return "    \"\(locales[locale])\" : \(forms ?? text)"
        }
        return
          "  \"\(row.key)\" : {\"comment\":\"c\", \"localizations\" : {\n\(all.joined(separator: ",\n"))}}"
      }
      return
        "{\"sourceLanguage\" : \"en\", \"strings\" : {\n\(texts.joined(separator: ",\n"))}, \"version\" : \"1.0\"}"
    }
    return WayBackApp(
      format: "xcstrings", syntax: syntax,
      files: [
        SourceFile(
          path: "R/Errors.xcstrings", text: file(entries(syntax) + [plural(syntax), shared(9)])),
        SourceFile(path: "R/Common.xcstrings", text: file([shared(10)])),
      ])
  }

  private static func android(_ syntax: Syntax) -> WayBackApp {
    func file(_ entries: [Entry], _ locale: Int) -> String {
      let texts = rows(entries, syntax).map { row -> String in
        let name = row.key.replacing(".", with: "_")
        guard let one = row.one else {
          return "\t<!-- note -->\n\t<string name=\"\(name)\">\(row.texts[locale])</string>\n"
        }
        return """
          \t<plurals name="\(name)">
          \t\t<item quantity="one">\(one[locale])</item>
          \t\t<item quantity="other">\(row.texts[locale])</item>
          \t</plurals>

          """
      }
      let code =
        "\t<string name=\"code\"><b>\(locale == 0 ? "Bold" : "Fett")</b> <a href=\"x\">y</a></string>\n"
      return
        "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<resources>\n\(texts.joined())\(code)</resources>\n"
    }
    func folder(_ locale: Int) -> String { locale == 0 ? "values" : "values-de" }
    return app(
      "android", syntax,
      {
        let all = entries(syntax) + [plural(syntax), shared(9)]
        return ("res/\(folder($0))/strings.xml", file(all, $0))
      },
      { ("common/\(folder($0))/strings.xml", file([shared(10)], $0)) })
  }

  private static func po(_ syntax: Syntax) -> WayBackApp {
    func file(_ entries: [Entry], _ flags: [String?]) -> String {
      let texts = zip(rows(entries, syntax), flags).map { row, flag -> String in
        let context = row.key == "title" || row.key == "pair" ? "msgctxt \"menu\"\n" : ""
        let start = (flag.map { "#, \($0)\n" } ?? "") + "#: a.c:1\n" + context
        guard let one = row.one else {
          return "\(start)msgid \"\(row.texts[0])\"\nmsgstr \"\"\n\"\(row.texts[1])\"\n\n"
        }
        return """
          \(start)msgid "\(one[0])"
          msgid_plural "\(row.texts[0])"
          msgstr[0] "\(one[1])"
          msgstr[1] "\(row.texts[1])"


          """
      }
      return """
        # Licence
        msgid ""
        msgstr "Language: de\\n"
        "Content-Type: text/plain; charset=UTF-8\\n"
        "Plural-Forms: nplurals=2; plural=(n != 1);\\n"

        \(texts.joined())#~ msgid "old"
        #~ msgstr "alt"

        """
    }
    let first = entries(syntax) + [plural(syntax), shared(9)]
    let flags = first.map { $0.values.isEmpty ? nil : syntax.flag }
    return WayBackApp(
      format: "po", syntax: syntax,
      files: [
        SourceFile(path: "locale/de/LC_MESSAGES/errors.po", text: file(first, flags)),
        SourceFile(path: "locale/de/LC_MESSAGES/common.po", text: file([shared(10)], [nil])),
      ])
  }

  private static func table(_ syntax: Syntax) -> WayBackApp {
    func file(_ entries: [Entry], _ separator: String) -> String {
      (["id", "en", "de"].joined(separator: separator) + "\n")
        + rows(entries, syntax).map { ([$0.key] + $0.texts).joined(separator: separator) + "\n" }
        .joined()
    }
    return WayBackApp(
      format: "csv", syntax: syntax,
      files: [
        SourceFile(path: "t/errors.csv", text: file(entries(syntax) + [shared(9)], ",")),
        SourceFile(path: "t/common.tsv", text: file([shared(10)], "\t")),
      ])
  }

  private static func json(_ syntax: Syntax) -> WayBackApp {
    func file(_ entries: [Entry], _ locale: Int) -> String {
      let texts = rows(entries, syntax).map { "\t\"\($0.key)\" :\"\($0.texts[locale])\"" }
      return
        "{\n\(texts.joined(separator: ",\n")),\n\t\"n\": \"\(choice(locale))\",\n\t\"x\": {\"y.z\": \"\\u2026 \(locales[locale])\"}\n}"
    }
    return app(
      "json", syntax,
      { ("l/errors/\(locales[$0]).json", file(entries(syntax) + [shared(9)], $0)) },
      { ("l/common/\(locales[$0]).json", file([shared(10)], $0)) })
  }

  /// A plural in the middle of a sentence.
  private static func choice(_ locale: Int) -> String {
    locale == 0
      ? "You have {n, plural, one {# file} other {# files}} here"
      : "Hier sind {n, plural, one {# Datei} other {# Wort8}} da"
  }

  private static func nested(_ syntax: Syntax) -> WayBackApp {
    func file(_ entries: [Entry], _ locale: Int) -> String {
      let texts = rows(entries, syntax).map { row -> String in
        let parts = row.key.split(separator: ".")
        return parts.dropLast().reversed().reduce(
          "\"\(parts[parts.count - 1])\": \"\(row.texts[locale])\""
        ) { "\"\($1)\(row.key.hasSuffix("title") && parts.count > 2 ? "Title" : "")\": {\($0)}" }
      }
      return "{\"first\":{\"a\":\"A \(locales[locale])\"},\n \(texts.joined(separator: ",\n "))}\n"
    }
    return app(
      "json-nested", syntax,
      {
        let all = entries(syntax).filter { !$0.key.hasSuffix("title") } + [shared(9)]
        return ("l/errors/\(locales[$0]).json", file(Array(all.dropFirst()), $0))
      },
      { ("l/common/\(locales[$0]).json", file([shared(10)], $0)) })
  }

  private static func bundle(_ syntax: Syntax) -> WayBackApp {
    func file(_ entries: [Entry], _ locale: Int) -> String {
      let texts = rows(entries, syntax).map { row in
        let key = row.key.replacing(".", with: "")
        let note = locale == 0 ? ",\n    \"@\(key)\": {\"description\":\"d\"}" : ""
        return "    \"\(key)\": \"\(row.texts[locale])\"\(note)"
      }
      return
        "{\n    \"@@locale\": \"\(locales[locale])\",\n\(texts.joined(separator: ",\n")),\n    \"quote\": \"It's '{x}' \(locales[locale])\",\n    \"n\": \"\(choice(locale))\"\n}\n"
    }
    return app(
      "arb", syntax,
      { ("l/app_\(locales[$0]).arb", file(entries(syntax) + [shared(9)], $0)) },
      { ("m/app_\(locales[$0]).arb", file([shared(10)], $0)) })
  }
}
