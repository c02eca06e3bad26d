import BayanCatalog
import BayanDiagnostics
import BayanMessageSyntax
import Testing

@testable import BayanExchange

@Suite("exchange: Android")
struct AndroidTests {
  private static func file(_ body: String, path: String = "res/values/strings.xml") -> SourceFile {
    SourceFile(
      path: path,
      text: """
        <?xml version="1.0" encoding="utf-8"?>
        <resources xmlns:xliff="urn:oasis:names:tc:xliff:document:1.2"
          xmlns:tools="http://schemas.android.com/tools">
        \(body)
        </resources>
        """)
  }

  private static func units(_ body: String) -> [ForeignUnit] {
    AndroidStrings.contents(of: file(body), in: "en").units
  }

  // MARK: - Characters

  // The expected texts are those of aapt2, from `aapt2 dump resources`.
  @Test(arguments: [
    ("  a   b\n   c  ", "a b c"),
    ("\"  a   b\n c \"", "  a   b\n c "),
    (#"\u0020a\u0020\u0020b\u0020"#, " a  b "),
    ("a \" b  c", "a  b  c"),
    (#"It\'s \"here\", \@home\?"#, "It's \"here\", @home?"),
    (#"\@string/a"#, "@string/a"),
    ("\"@string/a\"", "@string/a"),
    ("@reader, hello", "@reader, hello"),
    ("@mail/info", "@mail/info"),
    ("? that", "? that"),
    (#"a\nb\tc\\d"#, "a\nb\tc\\d"),
    (#"\u0041\u00e9\uD83D\uDE00"#, "Aé😀"),
    ("a&#160;b &amp; &lt;c&gt;", "a\u{A0}b & <c>"),
    (#"<![CDATA[ <b>x</b>   it\'s "q  q" ]]>"#, "<b>x</b> it's q  q"),
    ("a<!-- no text -->b", "ab"),
    ("n <xliff:g id=\"x\"> %1$d </xliff:g> m", "n %1$d m"),
    (#"\x\ü \"#, "xü "),
    ("", ""),
    (#"5%% of %1$,d"#, "5%% of %1$,d"),
  ])
  func `characters are read as aapt2 reads them`(text: String, read: String) {
    let units = Self.units("<string name=\"a\">\(text)</string>")
    #expect(units.map { $0.texts[0].rows[0].text } == [read])
    #expect(
      units.flatMap { $0.texts[0].problems } == [] && units.allSatisfy { $0.reference == nil })
  }

  @Test(arguments: [
    ("it's", #"it\'s"#), ("\"a\"", #"\"a\""#), ("a\\n", #"a\\n"#), ("a\n\tb", #"a\n\tb"#),
    ("@string/a", #"\@string/a"#), ("?", #"\?"#), ("a@b?", "a@b?"),
    (" a  b ", #"\u0020a \u0020b\u0020"#),
    ("a\u{A0}b\u{2009}c", #"a\u00a0b\u2009c"#), ("\u{1}\r\u{FFFE}", #"\u0001\u000d\ufffe"#),
    ("<b> & 😀 نص", "<b> & 😀 نص"), ("\u{200F}a", "\u{200F}a"), (" ", #"\u0020"#),
  ])
  func `characters with a meaning in Android are escaped`(text: String, written: String) {
    #expect(AndroidText.escaped(text, isFirst: true, isLast: true) == written)
    var xml = XMLWriter()
    xml.line("string", ["name": "a"]) { $0.append(written) }
    let body = String(decoding: xml.text.utf8.drop { $0 != 0x0A }, as: UTF8.self)
    #expect(
      Self.units(body).map { Array(($0.texts[0].rows[0].text ?? "").utf8) } == [Array(text.utf8)])
  }

  @Test(arguments: [
    #"\u00g1"#, #"\u12"#, #"\uD83D"#, #"\uDE00\uD83D"#, #"\u0000"#,
  ])
  func `an escape that is none refuses its text`(text: String) {
    let problems = Self.units("<string name=\"a\">x \(text)</string>")
      .flatMap { $0.texts[0].problems }
    #expect(problems.count == 1 && problems[0].contains("four hexadecimal digits"))
  }

  // MARK: - Names

  @Test(arguments: [
    ("disk.full.title", "disk.full.title"), ("error_offline", "error_offline"), ("_a", "_a"),
    ("a-b", "a._002d.b"), ("disk.full.title [one]", "disk.full.title._0020.._005b.one._005d."),
    ("1a", "_._.1a"), (".a", "_._..a"), ("é", "_._.._00e9."), ("a._b", "a._b"),
    ("a._002d.b", "a.._005f.002d.b"), ("_._.1a", "_.._005f..1a"), ("[", "_._.._005b."),
  ])
  func `each text is a name of Android's, and no two are one`(text: String, name: String) {
    #expect(AndroidName.name(of: text) == name)
    #expect(AndroidName.isName(name))
    #expect(AndroidName.text(of: name) == text)
  }

  // MARK: - Values

  @Test(arguments: [
    ("%s %d %,d %.2f %,.1f", "%@ %lld %'lld %.2f %'.1f"),
    ("%1$s %2$d %3$,d", "%1$@ %2$lld %3$'lld"),
    ("%02d:%1$03d %+d", "%.2lld:%1$.3lld %+lld"),
    ("100%, 5%% %x %5d %-d % d %S %", "100%, 5%% %x %5d %-d % d %S %"),
    ("10%,das", "10%,das"),
  ])
  func `values of Java are read in the form that is known here`(text: String, known: String) {
    #expect(PrintfSyntax.java.canonical(text) == known)
  }

  /// Returns a project with one message, and the message's line in the file.
  private func line(
    _ message: String, _ arguments: String
  ) throws -> (line: String, losses: [String]) {
    let project = try SampleProject(
      source: "[full]\ntitle = '''\(message)'''", translation: "[full]\ntitle = '''\(message)'''",
      arguments: arguments)
    let output = AndroidStrings.write(project.document(only: "disk.full.title"), over: nil)
    let text = String(decoding: output.bytes, as: UTF8.self)
    let imported = project.imported(text, AndroidStrings.self)
    #expect(imported.unchanged == 1, "\(text)")
    let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
    return (
      lines.filter { !$0.hasPrefix("<!--") && !$0.hasPrefix("<?xml") && !$0.contains("resources") }
        .joined(separator: " "), output.losses.map(\.sentence.description)
    )
  }

  @Test(arguments: [
    (
      "{$n :integer} left", "n = { type = \"integer\", example = 5 }",
      "<xliff:g id=\"n\" example=\"5\">%1$,d</xliff:g> left"
    ),
    (
      "{$n :integer useGrouping=never} left", "n = { type = \"integer\" }",
      "<xliff:g id=\"n\">%1$d</xliff:g> left"
    ),
    (
      "{$n :integer useGrouping=never minimumIntegerDigits=2}", "n = { type = \"integer\" }",
      "<xliff:g id=\"n\">%1$02d</xliff:g>"
    ),
    (
      "{$n :number minimumFractionDigits=2 maximumFractionDigits=2}", "n = { type = \"number\" }",
      "<xliff:g id=\"n\">%1$,.2f</xliff:g>"
    ),
    (
      "{$n :string}, 100%", "n = { type = \"string\" }",
      "<xliff:g id=\"n\">%1$s</xliff:g>, 100%%"
    ),
    (
      "Do {#b}not{/b} {#a href=|x?a&b|}open{/a}{#br/}", "",
      "Do <b>not</b> <a href=\"x?a&amp;b\">open</a><br/>"
    ),
  ])
  func `values have their places, names and examples, and markup is elements`(
    message: String, arguments: String, text: String
  ) throws {
    let written = try line(message, arguments)
    #expect(written.line == "<string name=\"disk.full.title\">\(text)</string>")
    #expect(written.losses.filter { !$0.contains("direction") } == [])
  }

  @Test(arguments: [
    ("{#b}not", "programs have no value for it"), ("{#b}{#i}x{/b}{/i}", "programs have no value"),
    ("{$d :datetime}", "the program has to pass the formatted text"),
    ("{$n :integer minimumIntegerDigits=3}", "whose options stay in the catalog"),
    (
      ".input {$x :number}\n.match $x\none {{One}}\n* {{{$x}}}", "can't select as the message does"
    ),
    (
      ".input {$n :integer}\n.input {$m :integer}\n.match $n $m\none one {{A}}\n* * {{B}}",
      "can't select as the message does"
    ),
  ])
  func `the certificate says what Android can't do`(message: String, loss: String) throws {
    let written = try line(
      message,
      "d = { type = \"date\" }, n = { type = \"integer\" }, m = { type = \"integer\" }, x = { type = \"number\" }"
    )
    #expect(written.losses.contains { $0.contains(loss) }, "\(written.losses)")
  }

  @Test func `a text that is no format string isn't taken for one`() throws {
    let written = try line("100% sure, 50% full", "")
    #expect(
      written.line
        == "<string name=\"disk.full.title\" formatted=\"false\">100% sure, 50% full</string>")
  }

  @Test func `a plural has an item for each form`() throws {
    let text = try SampleProject().text(AndroidStrings.self, only: "disk.full.description")
    #expect(
      text.contains(
        """
          <plurals name="disk.full.description">
            <item quantity="zero">لا ملفات على <xliff:g id="disk">%2$s</xliff:g>.</item>

        """), "\(text)")
    #expect(text.contains("<item quantity=\"other\"><xliff:g id=\"count\">%1$,d</xliff:g> ملف"))
  }

  // MARK: - Files of other tools

  @Test func `translations are taken, and each refusal says why`() throws {
    let file = Self.file(
      """
      <!-- bayan knows this one -->
      <string name="disk.full.title" tools:ignore="Typos">ممتلئ   تمامًا</string>
      <plurals name="disk.full.description">
        <item quantity="zero">لا ملفات على %2$s</item><item quantity="one">ملف على %2$s</item>
        <item quantity="two">ملفان على %2$s</item><item quantity="few">%1$d ملفات على %2$s</item>
        <item quantity="many">%1$d ملفًا على %2$s</item><item quantity="other">%1$d ملف على %2$s</item>
      </plurals>
      <string name="disk.plain.title">@string/other</string>
      <string name="disk.full.suggestion" translatable="false">x</string>
      <plurals name="disk.plain.description"><item quantity="lots">x</item></plurals>
      <color name="disk">#fff</color>
      """, path: "app/src/main/res/values-ar-rEG/strings.xml")
    let project = try SampleProject()
    let returned = AndroidStrings.read(file)
    #expect(returned.targetLocale == "ar-EG" && returned.diagnostics.isEmpty)
    let result = project.imported(file.bytes, AndroidStrings.self)
    #expect(result.changes.map(\.id.description) == ["disk.full.title", "disk.full.description"])
    #expect(result.changes.map(\.new).first == "ممتلئ تمامًا")
    #expect(result.changes.last?.new.contains("few {{{$count} ملفات على {$disk :string}}}") == true)
    let refused = Dictionary(
      result.refusals.map { ($0.name, $0.reasons) }, uniquingKeysWith: { $0 + $1 })
    #expect(
      refused == [
        "disk.plain.title": ["it is a reference, '@string/other', not a text"],
        "disk.plain.description": [
          "'lots' isn't a quantity; write zero, one, two, few, many or other",
          "it has no item with a text",
        ],
      ])
  }

  @Test func `comments that a tool makes one of still say what was exported`() throws {
    let project = try SampleProject()
    let text = project.text(AndroidStrings.self, only: "disk.full.title")
    let merged = text.replacing(#/ -->\s*<!-- /#, with: "\n\n")
    #expect(merged != text)
    let unit = AndroidStrings.read(SourceFile(path: "back", text: merged)).units.first
    #expect(unit?.sourceFingerprint != nil && unit?.exported != .unknown)
  }

  @Test func `an unknown value is named as it stands`() throws {
    let result = try SampleProject().imported(
      Self.file("<string name=\"disk.full.suggestion\">انظر %3$s</string>").bytes,
      AndroidStrings.self)
    #expect(
      result.refusals.first?.reasons == ["'%3$s' isn't a placeholder of this message; it has none"])
  }

  @Test(arguments: [
    ("<string>x</string>", "this '<string>' has no name"),
    ("<string name=\"a\">x", "'</resources>'"), ("<string name=\"a\">&nbsp;</string>", "&#160;"),
  ])
  func `a damaged file is refused with the place`(body: String, said: String) {
    let read = AndroidStrings.read(Self.file(body))
    #expect(read.units.isEmpty && read.diagnostics.count == 1)
    #expect(read.diagnostics.first?.message.description.contains(said) == true)
    #expect(read.diagnostics.first?.span.start ?? 0 > 100)
  }

  @Test(
    arguments: [
      ("values", nil, "*"), ("values-ar", "ar", "*"), ("values-pt-rBR", "pt-BR", "*"),
      ("values-b+sr+Latn", "sr-Latn", "*"), ("values-iw", "he", "*"), ("values-in", "id", "*"),
      ("values-ji", "yi", "*"), ("values-es-r419", "es-419", "*"),
      ("values-b+es+419", "es-419", "*"),
      ("values-night", nil, "*-night"), ("values-car", nil, "*-car"), ("values-v21", nil, "*-v21"),
      ("values-sw600dp", nil, "*-sw600dp"), ("values-fr-land", "fr", "*-land"),
      ("values-mcc310-mnc004-en-rUS-v13", "en-US", "*-mcc310-mnc004-v13"),
      ("values-pms", "pms", "*"),
    ] as [(String, String?, String)])
  func `a folder's name says the language`(folder: String, locale: String?, pattern: String) {
    let path = PathLocale("app/\(folder)/strings.xml")
    #expect(path.locale == locale)
    #expect(path.table == "app/\(pattern)/strings.xml")
  }

  // MARK: - An app's texts

  @Test func `an app's files are read for what they say`() {
    let set = TextSet(
      [
        Self.file(
          """
          <!-- Errors -->

          <!-- Shown when the disk is full. -->
          <string name="error_full">“<xliff:g id="disk_name" example="C:">%1$s</xliff:g>” is full: %2$d%%</string>
          <string name="error_see">Do <b>not</b> open <a href="https://example.com">%s</a></string>
          <string name="api_url" translatable="false">https://example.com</string>
          <string name="error_again">@string/error_full</string>
          <string name="error_tablet" product="tablet">Tablet</string>
          <plurals name="error_files">
            <item quantity="one">%d file is lost</item><item quantity="other">%d files are lost</item>
          </plurals>
          <string-array name="planets"><item>Mercury</item><!-- hot --><item>Venus</item></string-array>
          """),
        Self.file(
          """
          <string name="error_full">„%1$s” jest pełny: %2$d%%</string>
          <string name="error_see">Nie otwieraj: <a href="https://example.com">%s</a></string>
          <plurals name="error_files">
            <item quantity="one">Zginął %d plik</item><item quantity="few">Zginęły %d pliki</item>
            <item quantity="many">Zginęło %d plików</item>
          </plurals>
          """, path: "res/values-pl/strings.xml"),
      ])
    #expect(set.sourceLocale == "en" && set.locales == ["en", "pl"] && set.untaken == [])
    let texts = set.entries.flatMap { entry in
      entry.texts.map { "\(entry.key.name) \($0.locale): \($0.text)" }
    }
    #expect(
      texts == [
        "error_full en: “{$diskName}” is full: {$value2 :integer useGrouping=never}%",
        "error_full pl: „{$diskName}” jest pełny: {$value2 :integer useGrouping=never}%",
        "error_see en: Do {#b}not{/b} open {#a href=|https://example.com|}{$value1}{/a}",
        "error_see pl: Nie otwieraj: {#a href=|https://example.com|}{$value1}{/a}",
        """
        error_files en: .input {$files :integer useGrouping=never}
        .match $files
        one {{{$files} file is lost}}
        * {{{$files} files are lost}}
        """,
        """
        error_files pl: .input {$files :integer useGrouping=never}
        .match $files
        one {{Zginął {$files} plik}}
        few {{Zginęły {$files} pliki}}
        many {{Zginęło {$files} plików}}
        * {{Zginęło {$files} plików}}
        """,
        "planets[0] en: Mercury", "planets[1] en: Venus",
      ])
    #expect(set.entries.map(\.note).prefix(1) == ["Shown when the disk is full."])
    #expect(set.entries.last?.note == "hot")
  }

  // MARK: - Existing files

  private static let app = """
    <resources xmlns:tools="http://schemas.android.com/tools">
        <!-- About the app -->

        <string name="app_name" translatable="false">Disks</string>
        <!-- old note -->
        <string name="disk.full.title">ممتلئ</string>   <!-- behind -->
        <color name="accent">#123456</color>
        <string-array name="others"><item>a</item></string-array>

        <!-- The end -->
    </resources>

    """

  @Test func `over an app's file all else stays, in its order`() throws {
    let project = try SampleProject()
    let text = project.text(AndroidStrings.self, over: Self.app)
    let kept = [
      "<resources xmlns:tools=\"http://schemas.android.com/tools\" xmlns:xliff=",
      "<!-- About the app -->\n\n    <string name=\"app_name\" translatable=\"false\">Disks</string>",
      "<string name=\"disk.full.title\">ممتلئ 100%</string>   <!-- behind -->\n    <color name=",
      "<string-array name=\"others\"><item>a</item></string-array>\n",
      "<plurals name=\"disk.full.description\">", "<!-- Not translated: disk.plain.title: ",
      "<!-- The end -->\n</resources>\n",
    ]
    var rest = text[...]
    for part in kept {
      let found = try #require(rest.firstRange(of: part), "\(part) in \(text)")
      rest = rest[found.upperBound...]
    }
    #expect(!text.contains("old note"))
    #expect(project.imported(text, AndroidStrings.self).changes.isEmpty)
    // A second and a third export change nothing.
    #expect(project.text(AndroidStrings.self, over: text) == text)
  }

  @Test(arguments: [
    "<resources/>", "<resources></resources>", "<?xml version=\"1.0\"?>\n<resources  />\n",
  ])
  func `an empty file is filled`(previous: String) throws {
    let project = try SampleProject()
    let text = project.text(AndroidStrings.self, over: previous)
    #expect(project.imported(text, AndroidStrings.self).unchanged == 3, "\(text)")
    #expect(project.text(AndroidStrings.self, over: text) == text)
  }

  @Test func `a damaged file that is there is not written over`() throws {
    let output = AndroidStrings.write(
      try SampleProject().document(), over: SourceFile(path: "old", text: "<resources><string>"))
    #expect(output.bytes.isEmpty && output.diagnostics.count == 1)
  }

  @Test func `items of a list are a list again, or none of them`() throws {
    let words = "[full]\ntitle = \"عطارد\"\nsuggestion = \"الزهرة\"\n"
    var document = try SampleProject(translation: words).document()
    document.units = document.units.filter { ["title", "suggestion"].contains($0.id.facet) }
      .filter { $0.id.entry == "full" }
    document.units[0].key = "planets[0]"
    document.units[1].key = "planets[1]"
    let whole = AndroidStrings.write(document, over: nil)
    let text = String(decoding: whole.bytes, as: UTF8.self)
    #expect(text.contains("<string-array name=\"planets\">"))
    let back = AndroidStrings.read(SourceFile(path: "back", bytes: whole.bytes))
    #expect(back.units.map(\.names) == [["planets[0]"], ["planets[1]"]])
    #expect(back.units.allSatisfy { $0.sourceFingerprint != nil })
    document.units[1].variants[0].target = nil
    let cut = AndroidStrings.write(document, over: nil)
    #expect(!String(decoding: cut.bytes, as: UTF8.self).contains("<string-array"))
    #expect(Set(cut.losses.map(\.kind)) == [.message])
  }
}
