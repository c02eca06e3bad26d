import BayanCatalog
import BayanDiagnostics
import BayanMessageSyntax
import BayanSeededRandom
import Testing

@testable import BayanExchange

@Suite("JSON and bundles of ICU messages")
struct ICUFormatsTests {
  static let formats = [ICUJSON.name, NestedICUJSON.name, ARB.name]

  private static func format(_ name: String) throws -> any ExchangeFormat.Type {
    try #require(ExchangeFormats.named(name))
  }

  /// Returns a file with one text, as an app's own tools write it.
  private static func file(_ text: String, _ format: String) -> String {
    let text = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return switch format {
    case NestedICUJSON.name: "{\"disk\": {\"full\": {\"description\": \"\(text)\"}}}"
    case ARB.name: "{\"@@locale\": \"ar\", \"disk_full_description\": \"\(text)\"}"
    default: "{\"disk.full.description\": \"\(text)\"}"
    }
  }

  // MARK: Writing

  @Test func `JSON has the message with its plurals in one text`() throws {
    let text = try SampleProject().text(ICUJSON.self, only: "disk.full.description")
    #expect(
      text == """
        {
          "disk.full.description": "{count, plural, zero {لا ملفات على {disk}.} one {ملف واحد على {disk}.} \
        two {ملفان على {disk}.} few {# ملفات على {disk}.} many {# ملفًا على {disk}.} \
        other {# ملف على {disk}.}}"
        }

        """)
  }

  @Test func `nested JSON has an object for each part of the key`() throws {
    let text = try SampleProject().text(NestedICUJSON.self, nil, only: "disk.full.title")
    #expect(
      text == """
        {
          "disk": {
            "full": {
              "title": "100% full"
            }
          }
        }

        """)
  }

  @Test func `a bundle says what programs pass, and how Flutter shows it`() throws {
    let project = try SampleProject(
      source: """
        [full]
        title = "{$count} {$share :percent} {$size :number minimumFractionDigits=2 maximumFractionDigits=2}"
        description = "{$day :date fields=year-month-day length=medium} {$disk} {$hour :time precision=minute timeZoneStyle=long}"
        """, translation: "",
      arguments: """
        count = { type = "integer", example = 12 }, share = { type = "number" }, size = { type = "number" }, \
        day = { type = "date" }, hour = { type = "date" }, disk = { type = "string", example = "C:" }
        """)
    let root = try PlacedJSON.read(
      SourceFile(path: "app_en.arb", text: project.text(ARB.self, nil)))
    #expect(root["@@locale"]?.string == "en")
    #expect(root["disk_full_title"]?.string == "{count} {share} {size}")
    let title = try #require(root["@disk_full_title"]?["placeholders"])
    #expect(title.members?.map(\.name) == ["count", "share", "size"])
    #expect(title["count"]?["type"]?.string == "int")
    #expect(title["count"]?["example"]?.string == "12")
    #expect(title["share"]?["format"]?.string == "percentPattern")
    #expect(title["size"]?["type"]?.string == "double")
    #expect(title["size"]?["format"]?.string == "decimalPatternDigits")
    let digits = title["size"]?["optionalParameters"]?["decimalDigits"]
    if case .number(2)? = digits?.kind {} else { Issue.record("\(digits as Any)") }
    let description = try #require(root["@disk_full_description"]?["placeholders"])
    #expect(description["day"]?["type"]?.string == "DateTime")
    #expect(description["day"]?["format"]?.string == "yMMMd")
    #expect(description["disk"]?["type"]?.string == "String")
    #expect(description["disk"]?["format"] == nil)
    // Flutter has no such format of times.
    #expect(description["hour"]?["format"] == nil)
    let losses = ARB.write(project.document(nil), over: nil).losses
    #expect(losses.map(\.sentence).filter { $0.contains("options stay") }.count == 1)
  }

  @Test(arguments: [
    ("Don't", "Don't"), ("''", "''''"), ("'", "''"), ("a'", "a''"), ("\\{x\\}", "'{'x'}'"),
    ("it's \\{", "it's '{'"), ("'\\{", "'''{'"), ("# 5", "# 5"),
  ])
  func `an apostrophe is doubled only where it would quote`(message: String, text: String) throws {
    let escaped = message.replacing("\\", with: "\\\\")
    let project = try SampleProject(source: "[full]\ntitle = \"\(escaped)\"\n", translation: "")
    let written = project.text(ICUJSON.self, nil, only: "disk.full.title")
    #expect(written.contains("\"\(text)\""), "\(written)")
    let back = ICUJSON.read(SourceFile(path: "x", text: written))
    let unit = try #require(project.document(nil).units.first)
    let restored = ICUJSON.restoredUnit(back.units[0], in: unit)
    #expect(restored.variants[0].target?.formatted() == message)
  }

  @Test func `what MessageFormat 1 can't choose by is refused unless asked for`() throws {
    let project = try SampleProject(
      source: """
        [full]
        title = '''
        .input {$disk :string}
        .match $disk
        |a b| {{x}}
        * {{y}}
        '''
        """, translation: "")
    for name in Self.formats {
      let losses = try Self.format(name).write(project.document(nil), over: nil).losses
      #expect(losses.wrong == ["disk.full.title variant"], "\(name)")
    }
  }

  @Test(arguments: [
    (".input {$count :integer} .match $count 404 {{x}} * {{y}}", true),
    (".input {$count :integer} .match $count 1 {{x}} one {{z}} * {{y}}", true),
    (".input {$count :integer select=ordinal} .match $count one {{x}} * {{y}}", true),
    (".input {$count :integer} .match $count 0 {{x}} one {{z}} * {{y}}", false),
    (".input {$disk :string} .match $disk قرص {{x}} * {{y}}", true),
    (".input {$disk :string} .match $disk |2x| {{x}} * {{y}}", true),
    (".input {$disk :string} .match $disk select {{x}} * {{y}}", true),
    (".input {$disk :string} .match $disk date {{x}} * {{y}}", true),
    (".input {$disk :string} .match $disk in_use {{x}} otherwise {{z}} 404 {{w}} * {{y}}", false),
  ])
  func `what Flutter can't choose by is refused in bundles unless asked for`(
    message: String, isWrong: Bool
  ) throws {
    let project = try SampleProject(
      source: "[full]\ntitle = \"\(message)\"\n", translation: "")
    #expect(
      ARB.write(project.document(nil), over: nil).losses.wrong
        == (isWrong ? ["disk.full.title variant"] : []))
    #expect(ICUJSON.write(project.document(nil), over: nil).losses.wrong == [])
  }

  @Test(arguments: [
    ("lib/l10n/app_ml.arb", "{\"disk_full_title\": \"x\"}", "arb"),
    ("lib/l10n/APP_ML.ARB", "{}", "arb"),
    ("back", "{\"@@locale\": \"ml\", \"disk_full_title\": \"x\"}", "arb"),
    ("back.json", "{\"disk_full_title\": \"x\", \"@@locale\": \"ml\"}", "arb"),
    ("back", "{\"disk_full_title\": \"x\", \"@disk_full_title\": {}}", "arb"),
    ("ml.json", "{\"@home\": \"x\", \"title\": \"y\"}", "json"),
    ("ml.json", "{\"disk_full_title\": \"x\"}", "json"),
    ("ml.json", "{\"@disk\": {\"full\": \"x\"}}", "json-nested"),
  ])
  func `a bundle is told from other JSON by its name, its globals or its attributes`(
    path: String, text: String, format: String
  ) {
    #expect(ExchangeFormats.format(of: SourceFile(path: path, text: text))?.name == format)
  }

  @Test(arguments: formats)
  func `an export without texts comes back`(format: String) throws {
    let format = try Self.format(format)
    let project = try SampleProject(translation: "")
    let written = format.write(project.document("ar"), over: nil)
    let found = ExchangeFormats.format(of: SourceFile(path: "back", bytes: written.bytes))?.name
    #expect(found == (format.name == ARB.name ? ARB.name : ICUJSON.name))
    #expect(project.imported(written.bytes, format).changes.isEmpty)
  }

  // MARK: Flutter's categories

  @Test(arguments: [
    // A number counts as its category, if the language has the category.
    ("ru", "=1 {a} few {b {count}} many {c {count}}", "", ["one", "few", "many", "*"]),
    (
      "ar", "zero {e} =1 {a} =2 {d} few {b {count}} many {c {count}}", "",
      ["zero", "one", "two", "few", "many", "*"]
    ),
    ("ja", "=1 {a}", "", ["1", "*"]),
    // A category counts as its number, if the language lacks the category.
    ("ja", "one {a}", "", ["1", "*"]),
    ("de", "zero {e} one {a {count}}", "", ["0", "one", "*"]),
    // If the file has both, they differ.
    (
      "ru", "=1 {d} one {a {count}} few {b {count}} many {c {count}}", "",
      ["1", "one", "few", "many", "*"]
    ),
    // The keys of the existing translation stay.
    ("de", "=1 {d}", "1 {{a}} * {{x {$count}}}", ["1", "*"]),
    ("de", "one {d}", "1 {{a}} * {{x {$count}}}", ["1", "*"]),
    ("de", "=1 {d}", "one {{a}} * {{x {$count}}}", ["one", "*"]),
  ])
  func `a number and its category are one to Flutter`(
    locale: String, forms: String, here: String, keys: [String]
  ) throws {
    let head = "[full]\ntitle = '''\n.input {$count :integer}\n.match $count\n"
    let project = try SampleProject(
      source: head + "1 {{x}} * {{y {$count}}}\n'''\n",
      translation: here.isEmpty ? "" : head + here + "\n'''\n", locale: locale)
    let result = project.imported(
      "{\"disk_full_title\": \"{count, plural, \(forms) other {f {count}}}\"}", ARB.self,
      locale: locale)
    #expect(result.refusals.map(\.reasons) == [])
    let message = ParsedMessage.parse(try #require(result.changes.first).new).message
    #expect(Set(message.texts.keys) == Set(keys))
  }

  @Test func `a placeholder in apostrophes is one in a bundle`() throws {
    let project = try SampleProject(
      source: "[full]\ntitle = \"Delete '{$disk}'?\"\n", translation: "")
    let result = project.imported("{\"disk_full_title\": \"حذف '{disk}'؟\"}", ARB.self)
    #expect(result.refusals.map(\.reasons) == [])
    #expect(result.changes.first?.new == "حذف '{$disk}'؟")
    // A name that isn't an argument is text, as in ICU.
    let other = project.imported("{\"disk_full_title\": \"{disk} '{name}'؟\"}", ARB.self)
    #expect(other.changes.first?.new == "{$disk} \\{name\\}؟")
  }

  // MARK: Reading

  private static let few = """
    {count, plural, zero {لا ملفات على {disk}.} one {ملف واحد على {disk}.} two {ملفان على {disk}.} \
    few {# من الملفات على {disk}.} many {# ملفًا على {disk}.} other {# ملف على {disk}.}}
    """

  @Test(
    arguments: formats,
    [
      few,
      few.replacing("#", with: "{count}"), few.replacing("#", with: "{count, number}"),
      // The names are numbers here, and the white space differs.
      few.replacing("{disk}", with: "{1}").replacing("{count,", with: "{ 0 ,"),
      few.replacing("zero {", with: "zero{").replacing(
        "few {#", with: "few\n{{count,number,integer}"),
      // There is text around the plural.
      """
      {count, plural, zero {لا ملفات} one {ملف واحد} two {ملفان} few {# من الملفات} many {# ملفًا} \
      other {# ملف}} على {disk}.
      """,
    ])
  func `a form that a translator changed is the only one that changes`(
    format: String, text: String
  ) throws {
    let project = try SampleProject()
    let result = project.imported(
      Self.file(text.replacing("\n", with: " "), format), try Self.format(format))
    #expect(result.refusals.map(\.reasons) == [])
    let change = try #require(result.changes.first)
    #expect(
      change.new
        == change.old?.replacing("few {{{$count} ملفات على", with: "few {{{$count} من الملفات على"))
  }

  @Test(arguments: formats)
  func `an exact number and a choice that the message lacked come in`(format: String) throws {
    let project = try SampleProject(translation: "")
    let text =
      "{count, plural, =0 {لا شيء} one {ملف} other {{disk, select, C {ملفات} other {{count} ملف}}}}"
    let result = project.imported(Self.file(text, format), try Self.format(format))
    #expect(result.refusals.map(\.reasons) == [])
    let new = ParsedMessage.parse(try #require(result.changes.first).new)
    #expect(new.isValid)
    let texts = new.message.texts
    // Flutter's zero is a category in Arabic.
    #expect(texts[format == ARB.name ? "zero *" : "0 *"] == "لا شيء")
    #expect(texts["one *"] == "ملف")
    #expect(texts["* C"] == "ملفات")
    #expect(texts["* *"] == "{$count} ملف")
    #expect(texts["few *"] == nil)
  }

  @Test(arguments: formats)
  func `a choice that a translator adds to a translation is taken with all that it says`(
    format: String
  ) throws {
    let text = """
      {disk, select, C {{count, plural, =5 {خمسة على القرص} one {ملف} other {# ملف}}} \
      other {{count, plural, one {ملف على {disk}} other {# ملف على {disk}}}}}
      """
    let project = try SampleProject()
    let result = project.imported(Self.file(text, format), try Self.format(format))
    #expect(result.refusals.map(\.reasons) == [])
    let change = try #require(result.changes.first)
    let new = ParsedMessage.parse(change.new)
    #expect(new.isValid)
    // The argument is still an integer.
    #expect(change.new.contains(".input {$count :integer}"))
    let texts = new.message.texts
    #expect(texts["5 C"] == "خمسة على القرص")
    #expect(texts["one *"] == "ملف على {$disk :string}")
    #expect(texts["* C"] == "{$count} ملف")
    #expect(texts["* *"] == "{$count} ملف على {$disk :string}")
  }

  @Test(arguments: formats)
  func `a number that chooses in another way is refused with the way`(format: String) throws {
    let result = try SampleProject().imported(
      Self.file("{count, selectordinal, one {ملف} other {# ملف}}", format),
      try Self.format(format))
    #expect(result.changes.isEmpty)
    #expect(
      result.refusals.first?.reasons.first?.contains(
        "chooses by 'count' with 'plural'; write that in place of 'selectordinal'") == true,
      "\(result.refusals.map(\.reasons))")
  }

  @Test(arguments: formats)
  func `a form that a translator left out says what all others say`(format: String) throws {
    let text = """
      {count, plural, zero {لا ملفات على {disk}.} one {ملف واحد على {disk}.} \
      two {ملفان على {disk}.} few {# ملفات على {disk}.} other {# ملف على {disk}.}}
      """
    let result = try SampleProject().imported(Self.file(text, format), try Self.format(format))
    #expect(result.refusals.map(\.reasons) == [])
    let change = try #require(result.changes.first)
    #expect(change.new == change.old?.replacing("ملفًا", with: "ملف"))
  }

  @Test(arguments: formats)
  func `one text for a plural is one text`(format: String) throws {
    let project = try SampleProject(translation: "[full]\ntitle = \"ممتلئ\"\n")
    let result = project.imported(
      Self.file("{count} ملف على {disk}.", format), try Self.format(format))
    #expect(result.changes.first?.new.contains("ملف على {$disk :string}.") == true)
    #expect(result.changes.first?.new.contains(".match") == false)
  }

  struct Wrong: Sendable, CustomTestStringConvertible {
    var text: String
    var reason: String
    init(_ text: String, _ reason: String) { (self.text, self.reason) = (text, reason) }
    var testDescription: String { text }
  }

  @Test(
    arguments: formats,
    [
      Wrong("{count, plural, one {x}}", "there is no variant 'other', which is always needed"),
      Wrong("{count, plural, some {x} other {y}}", "'some'"),
      Wrong("{count", "this '{' is not closed; add '}'"),
      Wrong("ملف {{disk}}", "expected an argument's name or number"),
      Wrong(
        "ملف {file}",
        "'{file}' isn't a placeholder of this message; it has '{count}' and '{disk}'"),
      Wrong("{n, plural, offset:1 one {x} other {y}}", "'offset:1' of 'n'"),
    ])
  func `what is wrong is said in the terms of the file`(format: String, wrong: Wrong) throws {
    let result = try SampleProject().imported(
      Self.file(wrong.text, format), try Self.format(format))
    #expect(result.changes.isEmpty)
    let refusal = try #require(result.refusals.first)
    #expect(refusal.reasons.joined().contains(wrong.reason), "\(refusal.reasons)")
    #expect(refusal.text == wrong.text)
  }

  @Test func `what is no text is refused under its key, and null is no translation`() throws {
    let project = try SampleProject()
    let result = project.imported(
      """
      {"disk": {"full": {"title": ["a"], "description": null}, "plain": {"title": 3}}, "other": true}
      """, NestedICUJSON.self)
    #expect(result.changes.isEmpty)
    #expect(result.refusals.map(\.name) == ["disk.full.title", "disk.plain.title"])
    #expect(result.refusals.allSatisfy { $0.reasons == ["its value isn't a text"] })
  }

  @Test(arguments: [
    (#"{"disk.full.title": "x"}"#, "json"),
    (#"{"disk": {"full.title": "x"}}"#, "json-nested"),
    (#"{"a": "b", "disk": {"full": {"title": "x"}}}"#, "json"),
    ("\u{FEFF}{\"disk.full.title\":\"x\"}", "json"),
    (#"{"@@locale": "ar", "disk_full_title": "x"}"#, "arb"),
    (#"{"disk_full_title": "x", "@disk_full_title": {}}"#, "arb"),
  ])
  func `keys are read however they are nested`(text: String, format: String) throws {
    let file = SourceFile(path: "back", text: text)
    #expect(ExchangeFormats.format(of: file)?.name == format)
    let read = try Self.format(format).read(file)
    #expect(read.units.contains { $0.names.first == "disk.full.title" })
  }

  @Test func `a bundle says its language`() {
    let read = ARB.read(SourceFile(path: "x", text: #"{"@@locale": "pt_BR", "a": "b"}"#))
    #expect(read.targetLocale == "pt-BR")
    let named = ARB.read(SourceFile(path: "l10n/app_ar.arb", text: #"{"a": "b", "@a": {}}"#))
    #expect(named.targetLocale == "ar")
  }

  @Test func `the state and the source's fingerprint of a bundle come back`() throws {
    var document = try SampleProject().document(only: "disk.full.title")
    document.units[0].state = .draft
    let bytes = ARB.write(document, over: nil).bytes
    let read = ARB.read(SourceFile(path: "x", bytes: bytes)).units[0]
    #expect(read.state == .draft)
    #expect(read.sourceFingerprint == document.units[0].source.fingerprint)
  }

  // MARK: Existing files

  @Test func `an export over JSON keeps its order and what isn't ours`() throws {
    let former = """
      {
        "z.others": "x {",
        "disk.full.title": "old",
        "list": [1, {"a": null}],
        "disk.plain.title": "gone"
      }
      """
    let text = try SampleProject().text(ICUJSON.self, over: former)
    let root = try PlacedJSON.read(SourceFile(path: "x", text: text))
    let names = root.members?.map(\.name) ?? []
    #expect(names.prefix(3) == ["z.others", "disk.full.title", "list"])
    #expect(names.contains("disk.full.description") && !names.contains("disk.plain.title"))
    #expect(root["disk.full.title"]?.string == "ممتلئ 100%")
    #expect(root["z.others"]?.string == "x {")
    #expect(text.contains(#"[1, {"a": null}]"#))
    let nested = try SampleProject().text(
      NestedICUJSON.self, over: #"{"disk": {"full": {"title": "x", "note": "y"}}, "b": 1}"#)
    let tree = try PlacedJSON.read(SourceFile(path: "x", text: nested))
    #expect(tree["disk"]?["full"]?["note"]?.string == "y")
    #expect(tree["disk"]?["full"]?["title"]?.string == "ممتلئ 100%")
    #expect(tree["b"] != nil)
  }

  @Test
  func `an export over a bundle keeps its globals, and others' messages with their attributes`()
    throws
  {
    let former = """
      {"@@locale": "ar", "@@x-template": "t", "hello": "مرحبا", "@hello": {"description": "d"}, \
      "disk_full_title": "old", "@disk_full_title": {"x": "y"}}
      """
    let text = try SampleProject().text(ARB.self, over: former)
    let root = try PlacedJSON.read(SourceFile(path: "x", text: text))
    #expect(root["@@x-template"]?.string == "t")
    #expect(root["hello"]?.string == "مرحبا" && root["@hello"]?["description"]?.string == "d")
    #expect(root["disk_full_title"]?.string == "ممتلئ 100%")
    #expect(root.members?.filter { $0.name == "@disk_full_title" }.count == 1)
  }

  @Test(arguments: formats)
  func `a damaged file is not written over`(format: String) throws {
    let output = try Self.format(format).write(
      SampleProject().document(), over: SourceFile(path: "x", text: "{\"a\": "))
    #expect(output.bytes.isEmpty)
    #expect(output.diagnostics.first?.severity == .error)
  }

  @Test func `a key that is a text and an object has both`() throws {
    var tree = JSONTree()
    for name in ["a", "a.b", "c.d", "c", "c.e"] { tree.add(.text(name), at: name, true) }
    let root = try PlacedJSON.read(SourceFile(path: "x", bytes: tree.bytes))
    #expect(ICUJSONKeys.leaves(of: root).map(\.name) == ["a", "a.b", "c.d", "c.e", "c"])
  }

  // MARK: Names

  @Test(arguments: [
    ("disk.full.title", "disk_full_title"), ("disk.full_up.title", "disk_full__up_title"),
    ("a._b", "a_u002e___b"), ("a.b c", "a_b_u0020_c"), ("a.خ", "a_u002e__u062e_"),
    ("a.u0041.b", "a_u002e_u0041_b"), ("1a", "_u0031_a"), ("_a", "_u005f_a"),
  ])
  func `names are identifiers`(text: String, name: String) {
    #expect(ARBName.name(of: text) == name)
    #expect(ARBName.text(of: name) == text)
  }

  @Test func `each name comes back`() {
    var random = SeededRandom(seed: 11)
    let parts = ["_", ".", "u", "0041", "a", "Z", "9", " ", "é", "__", "._", "_u", "🙂", "[", "]"]
    for _ in 0..<4_000 {
      let text = (0...Int.random(in: 0..<9, using: &random)).map { _ in
        parts.randomElement(using: &random) ?? ""
      }.joined()
      let name = ARBName.name(of: text)
      #expect(ARBName.isIdentifier(name) || name.hasPrefix("_u"), "\(name)")
      #expect(ARBName.text(of: name).utf8.elementsEqual(text.utf8), "\(text) \(name)")
    }
  }

  @Test func `an app's own key stays as it is`() throws {
    var document = try SampleProject().document(only: "disk.full.title")
    document.units[0].key = "error_full"
    let text = String(decoding: ARB.write(document, over: nil).bytes, as: UTF8.self)
    #expect(text.contains("\"error_full\": "))
    let back = ARB.read(SourceFile(path: "x", text: #"{"@@locale": "ar", "error_full": "x"}"#))
    #expect(back.units[0].names == ["error_full", "error.full"])
  }

  private static func withAppKey(
    _ key: String, of id: String
  ) throws -> ExchangeDocument {
    var document = try SampleProject().document(only: id)
    document.units[0].key = key
    return document
  }

  @Test(arguments: formats)
  func `a text of the app that nobody has taken over stays in its file`(format: String) throws {
    let document = try Self.withAppKey("late", of: "disk.plain.title")
    #expect(document.units[0].target == nil)
    let former = SourceFile(path: "x", text: #"{"late": "{n, spellout}", "z": "2"}"#)
    let output = try Self.format(format).write(document, over: former)
    let root = try PlacedJSON.read(SourceFile(path: "x", bytes: output.bytes))
    #expect(root["late"]?.string == "{n, spellout}" && root["z"]?.string == "2")
  }

  @Test func `an app's own names of arguments stay in its file, and come back`() throws {
    var document = try Self.withAppKey("files_left", of: "disk.full.description")
    document.units[0].appValues = ["count": .name("COUNT"), "disk": .name("Disk")]
    let former = #"{"files_left": "{COUNT, plural, other {#}} {0} {Disk}", "other": "x"}"#
    for format: any ExchangeFormat.Type in [ICUJSON.self, NestedICUJSON.self, ARB.self] {
      let bytes = format.write(document, over: SourceFile(path: "ar", text: former)).bytes
      let root = try PlacedJSON.read(SourceFile(path: "x", bytes: bytes))
      let text = try #require(root["files_left"]?.string)
      #expect(text.hasPrefix("{COUNT, plural, zero {لا ملفات على {Disk}.}"), "\(text)")
      #expect(root["@files_left"] == nil && root["other"]?.string == "x")
      let unit = try #require(format.read(SourceFile(path: "x", bytes: bytes)).units.first)
      let restored = format.restoredUnit(unit, in: document.units[0])
      #expect(restored.problems == [])
      #expect(
        restored.variants.map { $0.target?.formatted() }
          == document.units[0].variants.map { $0.target?.formatted() })
    }
  }

  @Test func `an app's bundle keeps its order and its own attributes`() throws {
    let document = try Self.withAppKey("full", of: "disk.full.title")
    let former = """
      {"@@locale": "ar", "a": "1", "full": "old", "@full": {"description": "theirs"}, "z": "2"}
      """
    let bytes = ARB.write(document, over: SourceFile(path: "x", text: former)).bytes
    let root = try PlacedJSON.read(SourceFile(path: "x", bytes: bytes))
    #expect(root.members?.map(\.name) == ["@@locale", "a", "full", "@full", "z"])
    #expect(root["full"]?.string == "ممتلئ 100%")
    #expect(root["@full"]?["description"]?.string == "theirs")
  }
}
