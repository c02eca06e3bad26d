import BayanCatalog
import BayanDiagnostics
import BayanMessageSyntax
import Testing

@testable import BayanExchange

/// XLIFF files that Xcode exports from an app's texts.
@Suite("exchange: XLIFF of Xcode")
struct XcodeXLIFFTests {
  private static let source = """
    [full]
    title = "{$disk} is full"
    description = '''
    .input {$count :integer}
    .match $count
    one {{One file on {$disk}.}}
    * {{{$count} files on {$disk}.}}
    '''
    suggestion = "Try again"
    help = "100% of “{$disk}”"

    [plain]
    title = '''
    .input {$count :integer}
    .match $count
    one {{{$count} file}}
    * {{{$count} files}}
    '''
    """

  /// Returns a project in which the disk is the first argument, and the number the second.
  private func project(
    _ translation: String = "", count isFirst: Bool = false
  ) throws
    -> SampleProject
  {
    let (count, disk) = ("count = { type = \"integer\" }", "disk = { type = \"string\" }")
    return try SampleProject(
      source: Self.source, translation: translation,
      arguments: isFirst ? "\(count), \(disk)" : "\(disk), \(count)")
  }

  private static func file(_ original: String, _ units: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      <file original="\(original)" source-language="en" target-language="ar" datatype="plaintext">
        <header><tool tool-id="com.apple.dt.xcode" tool-name="Xcode" tool-version="16.0"/></header>
        <body>
    \(units)
        </body>
      </file>
    </xliff>
    """
  }

  private static func unit(
    _ id: String, _ source: String, _ target: String?, state: String? = "translated",
    note: String = ""
  ) -> String {
    let state = state.map { " state=\"\($0)\"" } ?? ""
    return """
      <trans-unit id="\(id)" xml:space="preserve"><source>\(source)</source>\
      \(target.map { "<target\(state)>\($0)</target>" } ?? "")<note>\(note)</note></trans-unit>

      """
  }

  /// Returns the six forms of Arabic below a path of the id.
  private static func forms(
    _ path: String, end: String = "", source: String = "%arg files on %1$@."
  ) -> String {
    [
      ("zero", "لا ملفات على %1$@."), ("one", "ملف على %1$@."), ("two", "ملفان على %1$@."),
      ("few", "%arg ملفات على %1$@."), ("many", "%arg ملفًا على %1$@."),
      ("other", "%arg ملف على %1$@."),
    ].map { category, text in
      unit(path + category + end, category == "one" ? "One file on %1$@." : source, text)
    }.joined()
  }

  private static let wanted = """
    .input {$count :integer}
    .match $count
    zero {{لا ملفات على {$disk}.}}
    one {{ملف على {$disk}.}}
    two {{ملفان على {$disk}.}}
    few {{{$count} ملفات على {$disk}.}}
    many {{{$count} ملفًا على {$disk}.}}
    *    {{{$count} ملف على {$disk}.}}
    """

  private func expectTaken(
    _ text: String, _ wanted: [String: String], in project: SampleProject,
    state: ExchangeState = .translated
  ) throws {
    let format = try #require(ExchangeFormats.format(of: SourceFile(path: "ar.xliff", text: text)))
    #expect(format.name == "xcode-xliff")
    let result = project.imported(text, format)
    #expect(result.refusals.flatMap(\.reasons) == [])
    #expect(result.strangers.map(\.name) == [])
    for change in result.changes {
      let expected = try #require(wanted[change.id.description], "\(change.id)")
      #expect(
        ParsedMessage.parse(change.new).message.formatted()
          == ParsedMessage.parse(expected).message.formatted())
      #expect(change.newState == state)
    }
    #expect(Set(result.changes.map(\.id.description)) == Set(wanted.keys))
    #expect(!ExchangeFormats.all.contains { $0.name == format.name })
  }

  @Test func `texts of a string catalog are taken, with substitutions`() throws {
    let text = Self.file(
      "App/Errors.xcstrings",
      Self.unit("disk.full.title", "%1$@ is full", "امتلأ %1$@")
        + Self.unit("disk.full.description", "%#@count@", "%#@count@")
        + Self.forms("disk.full.description|==|substitutions.count.plural."))
    try expectTaken(
      text, ["disk.full.title": "امتلأ {$disk}", "disk.full.description": Self.wanted],
      in: project())
    let placed = text.replacing("%#@count@", with: "%2$#@count@").replacing("%arg", with: "%2$lld")
    try expectTaken(
      placed, ["disk.full.title": "امتلأ {$disk}", "disk.full.description": Self.wanted],
      in: project())
    // The text around a variable may be missing.
    let renamed = Self.file(
      "App/Errors.xcstrings", Self.forms("disk.full.description|==|substitutions.count.plural."))
    try expectTaken(renamed, ["disk.full.description": Self.wanted], in: project())
  }

  @Test func `a plural whose number is its first argument has no substitution`() throws {
    let text = Self.file(
      "Errors.xcstrings",
      Self.unit("disk.plain.title|==|plural.one", "%lld file", "ملف واحد")
        + Self.unit("disk.plain.title|==|plural.two", "%lld files", "ملفان")
        + Self.unit("disk.plain.title|==|plural.few", "%lld files", "%lld ملفات")
        + Self.unit("disk.plain.title|==|plural.other", "%lld files", "%arg ملف"))
    let wanted = """
      .input {$count :integer}
      .match $count
      one {{ملف واحد}}
      two {{ملفان}}
      few {{{$count} ملفات}}
      * {{{$count} ملف}}
      """
    try expectTaken(text, ["disk.plain.title": wanted], in: project())
  }

  @Test(arguments: ["count", "n"])
  func `texts of a stringsdict are taken, by any name of the variable`(name: String) throws {
    let path = "/disk.full.description:dict/"
    let text = Self.file(
      "App/ar.lproj/Errors.stringsdict",
      Self.unit("\(path)NSStringLocalizedFormatKey:dict/:string", "%#@\(name)@", "%#@\(name)@")
        + Self.forms("\(path)\(name):dict/", end: ":dict/:string")
        .replacing("%arg", with: name == "n" ? "%lld" : "%2$lld"))
    // Without a position the number is the first argument, as in Foundation.
    try expectTaken(
      name == "n" ? text.replacing("%1$@", with: "%2$@") : text,
      ["disk.full.description": Self.wanted], in: project(count: name == "n"))
  }

  @Test func `texts of strings are taken, and codes that tools put around values`() throws {
    let text = Self.file(
      "App/en.lproj/Errors.strings",
      Self.unit("1\" resname=\"disk.full.suggestion", "Try again", "حاول")
        + Self.unit(
          "disk.full.help", "100%% of “<ph id=\"1\">%1$@</ph>”", "<x id=\"1\"/>: 100%%"))
    try expectTaken(
      text.replacing("tool-id=\"com.apple.dt.xcode\"", with: ""),
      ["disk.full.suggestion": "حاول", "disk.full.help": "{$disk}: 100%"], in: project())
  }

  @Test func `states are kept, and what nobody has translated is none`() throws {
    let draft = Self.file(
      "A.xcstrings",
      Self.unit("disk.full.title", "%1$@ is full", "امتلأ %1$@", state: "needs-review-translation"))
    try expectTaken(draft, ["disk.full.title": "امتلأ {$disk}"], in: project(), state: .draft)
    let copies = Self.file(
      "A.xcstrings",
      Self.unit("disk.full.title", "%1$@ is full", "%1$@ is full", state: "new")
        + Self.unit("disk.full.suggestion", "Try again", nil)
        + Self.unit("disk.full.description", "%#@count@", "%#@count@")
        + Self.unit(
          "disk.full.description|==|substitutions.count.plural.other", "%arg files on %1$@.", nil))
    let result = try project().imported(copies, XcodeXLIFF.self)
    #expect(result.changes.isEmpty && result.refusals.isEmpty && result.unchanged == 3)
  }

  @Test func `an untouched file changes nothing, and the stamp in a note shows conflicts`() throws {
    let project = try project("[full]\ntitle = \"امتلأ {$disk}\"\nsuggestion = \"حاول\"\n")
    let untouched = Self.file(
      "A.xcstrings",
      Self.unit("disk.full.title", "%1$@ is full", "امتلأ %1$@")
        + Self.unit("disk.full.suggestion", "Try again", "حاول"))
    let result = project.imported(untouched, XcodeXLIFF.self)
    #expect(result.changes.isEmpty && result.refusals.isEmpty && result.unchanged == 2)
    let unit = try #require(project.document(only: "disk.full.suggestion").units.first)
    let conflict = Self.file(
      "A.xcstrings",
      Self.unit(
        "disk.full.suggestion", "Try again", "أعد",
        note: "Shown below.\nbayan: ar \(unit.source.fingerprint)-0123abcd"))
    #expect(
      project.imported(conflict, XcodeXLIFF.self).conflicts.map(\.id.description)
        == ["disk.full.suggestion"])
  }

  @Test func `a text without an equivalent message is refused at its place, and the rest is taken`()
    throws
  {
    let text = Self.file(
      "A.xcstrings",
      Self.unit("disk.full.suggestion|==|device.iphone", "Try again", "حاول")
        + Self.unit("disk.full.help|==|odd.form", "x", "y")
        + Self.unit("disk.full.description|==|substitutions.count.plural.one", "x", "ملف")
        + Self.unit("disk.full.title", "%1$@ is full", "امتلأ %1$@"))
    let result = try project().imported(text, XcodeXLIFF.self)
    #expect(result.changes.map(\.id.description) == ["disk.full.title"])
    #expect(
      result.refusals.map(\.name)
        == ["disk.full.suggestion", "disk.full.help", "disk.full.description"])
    let file = SourceFile(path: "", text: text)
    #expect(result.refusals.map { file.location(of: $0.span.start).line } == [6, 7, 8])
    #expect(result.refusals[0].reasons.first?.contains("device") == true)
    #expect(result.refusals[1].reasons.first?.contains("'odd.form'") == true)
  }

  @Test(arguments: [
    ("AppErrors/disk", "x", "xliff-1.2"), ("App/Main.strings", "x", "xcode-xliff"),
    ("x", "see &lt;file original=\"a.strings\"", "xliff-1.2"),
    ("x", "“Localizable.strings\"", "xliff-1.2"),
  ])
  func `only files of an app's texts are taken for Xcode's`(
    original: String, text: String, name: String
  ) {
    let file = Self.file(original, Self.unit("a", text, text))
      .replacing("tool-id=\"com.apple.dt.xcode\" ", with: "")
    #expect(ExchangeFormats.format(of: SourceFile(path: "x", text: file))?.name == name)
  }
}
