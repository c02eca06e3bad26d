import BayanCatalogFixtures
import BayanDiagnostics

/// A kind of input that grows.
struct Shape {
  /// An input of one size.
  struct Input {
    /// The number of bytes.
    var bytes: Int
    /// The measured work, which is done once.
    var work: () -> Int
  }

  var name: String

  /// Prepares the input of about a size in bytes.
  var input: (_ size: Int) -> Input

  init(name: String, input: @escaping (_ size: Int) -> Input) {
    self.name = name
    self.input = input
  }

  /// Creates a shape of a project that is checked, compiled and reported.
  init(name: String, files: @escaping (_ size: Int) -> [SourceFile]) {
    self.init(name: name) { size in
      let files = files(size)
      return Input(bytes: files.byteCount) { Growth.work(on: files) }
    }
  }

  /// All measured shapes.
  static var all: [Shape] { messages + files + catalogs + exchange + previews + servers + renames }
}

extension [SourceFile] {
  /// The number of bytes of all files.
  var byteCount: Int { reduce(0) { $0 + $1.bytes.count } }
}

extension Shape {
  /// The repeated units of one error's title in both locales.
  static let repeated: [(name: String, unit: String)] = [
    ("words", "word "),
    ("numbers without spaces", "7;"),
    ("numbers of two kinds without spaces", "7;٧؛"),
    ("numbers and letters without spaces", "٧ب"),
    ("one word without end", "a"),
    ("one letter of two bytes", "é"),
    ("Arabic words", "كلمة "),
    ("Arabic words with marks", "كَلِمَةٌ "),
    ("marks in two orders", "\u{301}\u{323}"),
    ("marks on one letter", "\u{301}"),
    ("letters with a mark apart", "e\u{301}"),
    ("letters that look like others", "а"),
    ("words of two scripts", "раypal "),
    ("isolates that are left open", "\u{2068}"),
    ("isolates, opened and closed", "\u{2068}x\u{2069}"),
    ("overrides", "\u{202E}x"),
    ("marks in two orders, with letters", "a\u{301}\u{323}\u{301}\u{323}"),
    ("closing marks of direction", "\u{2069}\u{202C}"),
    ("joiners", "\u{200D}"),
    ("invisible spaces", "\u{200B} "),
    ("no-break spaces", "\u{A0}"),
    ("spaces", " "),
    ("tabs", "\\t"),
    ("line feeds", "\\n"),
    ("carriage returns", "\\r"),
    ("control characters", "\\u001B"),
    ("emoji of many parts", "👩‍👩‍👧‍👦"),
    ("flags", "🇪🇬"),
    ("tags without end", "<b>"),
    ("closing tags", "</b>"),
    ("tags of many names", "<a><b></a></b>"),
    ("tags with an attribute", "<a href='x'>y</a>"),
    ("less-than signs", "<"),
    ("entities", "&amp;"),
    ("ampersands", "&"),
    ("opening brackets", "("),
    ("brackets in pairs", "(x)"),
    ("brackets nested wrongly", "([)]"),
    ("quotation marks", "“x”"),
    ("apostrophes", "'"),
    ("backticks", "`"),
    ("full stops", "."),
    ("three full stops", "... "),
    ("exclamation marks", "!"),
    ("commas", "،,"),
    ("dashes", "-"),
    ("digits", "7"),
    ("numbers", "1,234.5 "),
    ("Arabic digits", "٧ "),
    ("digits of two kinds", "7٧ "),
    ("percent signs", "%"),
    ("printf conversions", "%1$@ %d "),
    ("addresses", "https://example.org/a?b=c "),
    ("paths", "/usr/share/x "),
    ("file names", "a.b.c "),
    ("mail addresses", "a@example.org "),
    ("versions", "1.2.3 "),
    ("capitals", "ABC "),
    ("doubled words", "the the "),
    ("doubled words without spaces", "设置设置"),
    ("commas without a space", "كلمة،كلمة"),
    ("Latin commas on the wrong side", "كلمة ,كلمة"),
    ("keywords", "photo;video;"),
    ("names to fill in", "<file> "),
    ("English words in a row", "the server is not "),
    ("quotation marks of all kinds", "« „ “ ' "),
    ("altered numbers", "UTF-7 "),
    ("signs of multiplication in Arabic words", "كلمةxكلمة "),
    ("backslashes", "\\\\\\\\"),
    ("escaped braces", "\\\\{\\\\}"),
    ("opening braces", "{"),
    ("closing braces", "}"),
    ("braces around a name", "{name}"),
    ("a variable that isn't known", "{$x}"),
    ("quoted literals", "{|a|}"),
    ("calls of an unknown function", "{:f}"),
    ("calls with an option", "{1 :number minimumFractionDigits=2}"),
    ("markup that is left open", "{#b}"),
    ("markup, opened and closed", "{#b}x{/b}"),
    ("attributes", "{|a| @b=c}"),
    ("keywords amid text", ".match "),
    ("unassigned code points", "\u{378}"),
    ("private use", "\u{E000}"),
    ("noncharacters", "\u{FFFE}"),
    ("replacement characters", "\u{FFFD}"),
  ]

  private static var messages: [Shape] {
    repeated.map { name, unit in
      Shape(name: name) { size in
        let text = String(repeating: unit, count: max(1, size / unit.utf8.count))
        return project(english: text, arabic: text)
      }
    } + [
      Shape(name: "a translation without its source's marks") { size in
        project(
          english: String(repeating: "{$x} <b> 7 ", count: size / 11),
          arabic: String(repeating: "كلمة ", count: size / 9))
      },
      Shape(name: "doubled words that the source doesn't have") { size in
        project(
          english: String(repeating: "one by day ", count: size / 22),
          arabic: distinct(size / 2) { "كلمة\($0) كلمة\($0) " })
      },
      Shape(name: "Latin marks in isolates") { size in
        project(
          english: String(repeating: "word, ", count: size / 12),
          arabic: String(repeating: "\u{2068}كلمة\u{2069}, ", count: size / 32))
      },
      Shape(name: "marks after numbers, before one word") { size in
        project(
          english: String(repeating: "7 , ", count: size / 8),
          arabic: String(repeating: "7, 8 ; ", count: size / 14) + "كلمة")
      },
      Shape(name: "question marks in a row") { size in
        project(english: "word", arabic: "كلمة " + String(repeating: "?", count: size))
      },
      Shape(name: "conflict markers") { size in
        project(
          english: String(repeating: "<<<<<< x\\n", count: size / 20),
          arabic: String(repeating: "<<<<<<< كلمة\\n", count: size / 40))
      },
      Shape(name: "tabs in some variants") { size in
        let start = ".local $n = {1 :number}\\n.match $n\\n"
        return project(
          english: start + distinct(size / 2) { "\($0) {{x\\ty\\nz}}\\n" } + "* {{x}}",
          arabic: start + distinct(size / 2) { "\($0) {{x\\t\\ty}}\\n" } + "* {{x}}")
      },
      Shape(name: "emphasis that is added") { size in
        project(
          english: String(repeating: "<a>x</a> ", count: size / 18),
          arabic: String(repeating: "<b>x</b> ", count: size / 18))
      },
      Shape(name: "French marks without a space") { size in
        project(
          english: String(repeating: "Word: word ", count: size / 22),
          translation: String(repeating: "Mot: l'autre? ", count: size / 28), locale: "fr")
      },
      Shape(name: "French marks in one row") { size in
        project(
          english: "word", translation: String(repeating: "a!\"", count: size / 3), locale: "fr")
      },
      Shape(name: "inches, and quotations of numbers") { size in
        let units = String(repeating: "7\" \"7 ", count: size / 16)
        return project(
          english: "word", arabic: String(repeating: "كلمة ", count: size / 18) + units)
      },
      Shape(name: "a row of types of data") { size in
        project(
          english: "text/" + String(repeating: "plain/", count: size / 12),
          translation: "text/" + String(repeating: "plain/", count: size / 12), locale: "fr")
      },
      Shape(name: "embeddings, then ends of isolates") { size in
        let text =
          String(repeating: "\u{202B}", count: size / 6)
          + String(repeating: "\u{2069}", count: size / 6)
        return project(english: text, arabic: text)
      },
      Shape(name: "distinct variables") { size in
        let text = distinct(size) { "{$v\($0)} " }
        return project(english: text, arabic: text)
      },
      Shape(name: "distinct variables, others in the translation") { size in
        project(english: distinct(size) { "{$v\($0)} " }, arabic: distinct(size) { "{$w\($0)} " })
      },
      Shape(name: "distinct tags") { size in
        let text = distinct(size) { "<t\($0)>" }
        return project(english: text, arabic: text)
      },
      Shape(name: "distinct words") { size in
        project(english: distinct(size) { "w\($0) " }, arabic: distinct(size) { "k\($0) " })
      },
      Shape(name: "distinct numbers") { size in
        project(english: distinct(size) { "\($0) " }, arabic: distinct(size) { "\($0 + 1) " })
      },
      Shape(name: "addresses that differ") { size in
        project(
          english: distinct(size / 2) { "https://example.org/\($0) " },
          arabic: distinct(size / 2) { "https://example.org/x\($0) " })
      },
      Shape(name: "addresses that differ, in variants") { size in
        let start = ".local $n = {1 :number}\\n.match $n\\n"
        return project(
          english: start + distinct(size / 2) { "\($0) {{a\($0).example.org}}\\n" } + "* {{x}}",
          arabic: start + distinct(size / 2) { "\($0) {{b\($0).example.org}}\\n" } + "* {{x}}")
      },
      Shape(name: "functions typed the other way round") { size in
        project(
          english: distinct(size / 2) { "f\($0)() " },
          arabic: distinct(size / 2) { "()g\($0) " } + "كلمة")
      },
      Shape(name: "minus signs that are lost") { size in
        project(english: distinct(size / 2) { "-\($0) " }, arabic: distinct(size / 2) { "\($0) " })
      },
      Shape(name: "items of lists, left open") { size in
        let items = String(repeating: "<li>x", count: size / 20)
        return project(
          english: "<li>x</li> " + distinct(size / 2) { "<b\($0)>x</b\($0)> " },
          arabic: "<ul>" + items + "</ul>")
      },
      Shape(name: "marks of Latin in Chinese") { size in
        project(
          english: String(repeating: "word, ", count: size / 12),
          translation: String(repeating: "设置,设置。", count: size / 36), locale: "zh")
      },
      Shape(name: "distinct markup") { size in
        let text = distinct(size) { "{#m\($0)}" }
        return project(english: text, arabic: text)
      },
      Shape(name: "distinct markup, opened and closed, in two orders") { size in
        let units = (0..<size / 16).map { "{#m\($0)}x{/m\($0)}" }
        return project(english: units.joined(), arabic: units.reversed().joined())
      },
      Shape(name: "tags whose attributes differ, in two orders") { size in
        let units = (0..<size / 20).map { "<a href='\($0)'>x</a>" }
        return project(english: units.joined(), arabic: units.reversed().joined())
      },
      Shape(name: "distinct calls") { size in
        let text = distinct(size) { "{:f\($0)} " }
        return project(english: text, arabic: text)
      },
      Shape(name: "options of one call") { size in
        let text = "{1 :number " + distinct(size) { "o\($0)=1 " } + "}"
        return project(english: text, arabic: text)
      },
      Shape(name: "attributes of one expression") { size in
        let text = "{1 " + distinct(size) { "@a\($0)=1 " } + "}"
        return project(english: text, arabic: text)
      },
      Shape(name: "declarations") { size in
        let text = distinct(size) { ".local $l\($0) = {\($0) :number}\\n" } + "{{x}}"
        return project(english: text, arabic: text)
      },
      Shape(name: "declarations, each of the one before") { size in
        let text =
          ".local $l0 = {1 :number}\\n"
          + distinct(size) { ".local $l\($0 + 1) = {$l\($0) :number}\\n" } + "{{x}}"
        return project(english: text, arabic: text)
      },
      Shape(name: "declarations, each of the one before, the last of them shown") { size in
        let count = size / 24
        let text =
          ".local $l0 = {|a|}\\n"
          + (0..<count).map { ".local $l\($0 + 1) = {$l\($0)}\\n" }.joined() + "{{{$l\(count)}}}"
        return project(english: text, arabic: text)
      },
      Shape(name: "declarations, each an option of the next") { size in
        let option = "minimumFractionDigits"
        let text =
          ".local $l0 = {1 :number}\\n"
          + distinct(size) { ".local $l\($0 + 1) = {1 :number \(option)=$l\($0)}\\n" } + "{{x}}"
        return project(english: text, arabic: text)
      },
      Shape(name: "declarations, each of the one before, and all of them shown") { size in
        let text =
          ".local $l0 = {1 :number}\\n"
          + distinct(size / 2) { ".local $l\($0 + 1) = {$l\($0)}\\n" }
          + "{{" + distinct(size / 4) { "{$l\($0)} " } + "}}"
        return project(english: text, arabic: text)
      },
      Shape(name: "variants of a number") { size in
        let text =
          ".local $n = {1 :number}\\n.match $n\\n" + distinct(size) { "\($0) {{x\($0)}}\\n" }
          + "* {{x}}"
        return project(english: text, arabic: text)
      },
      Shape(name: "variants of a text") { size in
        let text =
          ".local $n = {a :string}\\n.match $n\\n" + distinct(size) { "k\($0) {{x\($0)}}\\n" }
          + "* {{x}}"
        return project(english: text, arabic: text)
      },
      Shape(name: "variants of two selectors") { size in
        let text =
          ".local $n = {a :string}\\n.local $m = {1 :number}\\n.match $n $m\\n"
          + distinct(size) { "k\($0) \($0) {{x\($0)}}\\n" } + "* * {{x}}"
        return project(english: text, arabic: text)
      },
      Shape(name: "the same variant again") { size in
        let text =
          ".local $n = {1 :number}\\n.match $n\\n"
          + String(repeating: "one {{x}}\\n", count: size / 11) + "* {{x}}"
        return project(english: text, arabic: text)
      },
    ]
  }

  /// Returns units that differ by a number, up to a size.
  static func distinct(_ size: Int, _ unit: (Int) -> String) -> String {
    var text = ""
    var index = 0
    while text.utf8.count < size {
      text += unit(index)
      index += 1
    }
    return text
  }

  /// Returns a project whose one error has a title in two locales, in TOML's escapes.
  static func project(english: String, arabic: String) -> [SourceFile] {
    project(english: english, translation: arabic, locale: "ar")
  }

  /// Returns the project of ``project(english:arabic:)`` with another locale than Arabic.
  static func project(english: String, translation: String, locale: String) -> [SourceFile] {
    CatalogFixture.frame.map { file in
      guard file.path == "Catalog/bayan.toml", locale != "ar" else { return file }
      let text = String(decoding: file.bytes, as: UTF8.self)
      return SourceFile(path: file.path, text: text.replacing("\"ar\"", with: "\"\(locale)\""))
    } + [
      SourceFile(path: "Catalog/a.toml", text: domain("[codes.b]\n" + code(1))),
      SourceFile(path: "Locales/en/a.toml", text: words("b", english)),
      SourceFile(path: "Locales/\(locale)/a.toml", text: words("b", translation)),
    ]
  }

  static func domain(_ codes: String) -> String {
    "domain = \"org.example.a\"\ntype = \"AError\"\nsummary = \"Errors.\"\n" + codes
  }

  static func code(_ value: Int) -> String {
    "value = \(value)\ncategory = \"other\"\nsummary = \"One.\"\n"
  }

  static func words(_ code: String, _ title: String) -> String {
    let escaped = title.replacing("\"", with: "\\\"")
    return "[\(code)]\ntitle = \"\(escaped)\"\ndescription = \"Words.\"\n"
  }
}
