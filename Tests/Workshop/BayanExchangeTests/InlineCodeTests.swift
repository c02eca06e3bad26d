import BayanCatalog
import BayanChecking
import BayanDiagnostics
import BayanMessageSyntax
import BayanRules
import Testing

@testable import BayanExchange

/// Placeholders and markup in files from translation tools.
@Suite("exchange: inline codes")
struct InlineCodeTests {
  private static let source = #"""
    [full]
    title = "“{$disk}” has {$count :integer} files. {#a href=|x|}Why?{/a}{#br/}"
    help = "Write {$disk} or \\{$disk\\}."
    description = '''
    .input {$count :integer}
    .match $count
    one {{{$disk}}}
    * {{{$count} on {$disk}}}
    '''
    """#

  private func project(_ translation: String = "") throws -> SampleProject {
    try SampleProject(source: Self.source, translation: translation)
  }

  private static func old(
    _ source: String, _ target: String, id: String = "disk.full.title"
  ) -> String {
    """
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><file original="a" \
    source-language="en" target-language="ar" datatype="x" xml:space="preserve"><body>
    <trans-unit id="\(id)"><source>\(source)</source><target>\(target)</target></trans-unit>
    </body></file></xliff>
    """
  }

  private static func new(
    _ source: String, _ target: String, data: String = "", id: String = "disk.full.title"
  ) -> String {
    """
    <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="en" trgLang="ar">
    <file id="f" xml:space="preserve"><unit id="\(id)">\(data)<segment>
    <source>\(source)</source><target>\(target)</target></segment></unit></file></xliff>
    """
  }

  private static let wanted = "في «{$disk}» {$count :integer}. {#a href=x}لماذا؟{/a}{#br /}"

  private static let oldSource = """
    “<ph id="1">{$disk}</ph>” has <ph id="2">{$count :integer}</ph> files. \
    <bpt id="3" rid="7">{#a href=|x|}</bpt>Why?<ept id="4" rid="7">{/a}</ept><ph id="5">{#br/}</ph>
    """

  private static let oldTargets = [
    // ① unchanged, ② empty, ③ other elements, ④ `g`, ⑤ numbered content, ⑥ pairs without ids
    """
    في «<ph id="1">{$disk}</ph>» <ph id="2">{$count :integer}</ph>. \
    <bpt id="3" rid="7">{#a href=|x|}</bpt>لماذا؟<ept id="4" rid="7">{/a}</ept><ph id="5">{#br/}</ph>
    """,
    """
    في «<ph id="1"/>» <ph id="2"/>. <bpt id="3" rid="7"/>لماذا؟<ept id="4" rid="7"/><ph id="5"/>
    """,
    """
    في «<x id="1"/>» <it id="2" pos="open"/>. <bx id="3" rid="7"/>لماذا؟<ex id="4" rid="7"/><x id="5"/>
    """,
    "في «<x id=\"1\"/>» <x id=\"2\"/>. <g id=\"7\">لماذا؟</g><x id=\"5\"/>",
    "في «<x id=\"1\"/>» <x id=\"2\"/>. <g id=\"3\" rid=\"7\">لماذا؟</g><x id=\"5\"/>",
    """
    في «<ph id="1">{1}</ph>» <ph id="2">%2$d</ph>. <bpt id="3" rid="7">&lt;a&gt;</bpt>لماذا؟\
    <ept id="4" rid="7">&lt;/a&gt;</ept><ph id="5">[br]</ph>
    """,
    "في «<x id=\"1\"/>» <x id=\"2\"/>. <g id=\"9\" equiv-text=\"{#a href=|x|}\">لماذا؟</g><x id=\"5\"/>",
    "في «<x id=\"1\"/>» <x id=\"2\"/>. <x id=\"3\"/>لماذا؟<x id=\"4\"/><x id=\"5\"/>",
    "في «{$disk}» {$count :integer}. {#a href=|x|}لماذا؟{/a}{#br/}",
    "في «{$disk}» {$count}. {#a href=x}لماذا؟{/a}{#br/}",
    "في «<mrk mtype=\"x\">{$disk}</mrk>» { $count  :integer }. {#a href=x}لماذا؟{/a}{#br /}",
  ]

  @Test(arguments: oldTargets)
  func `a code of XLIFF 1.2 is the source's with its id`(target: String) throws {
    let result = try project().imported(Self.old(Self.oldSource, target), XLIFF12.self)
    #expect(result.refusals.flatMap(\.reasons) == [])
    #expect(result.changes.map(\.new) == [Self.wanted])
    #expect(result.changes.map(\.newState) == [.translated])
  }

  private static let data = """
    <originalData><data id="a">{$disk}</data><data id="b">{$count :integer}</data>\
    <data id="c">{#a href=|x|}</data><data id="d">{/a}</data><data id="e">{#br/}</data></originalData>
    """

  private static let newSource = """
    “<ph id="1" dataRef="a"/>” has <ph id="2" dataRef="b"/> files. \
    <pc id="3" dataRefStart="c" dataRefEnd="d">Why?</pc><ph id="4" dataRef="e"/>
    """

  private static let newTargets = [
    "في «<ph id=\"1\"/>» <ph id=\"2\"/>. <pc id=\"3\">لماذا؟</pc><ph id=\"4\"/>",
    "في «<ph id=\"1\"/>» <ph id=\"2\"/>. <pc id=\"8\" dataRefStart=\"c\">لماذا؟</pc><ph id=\"4\"/>",
    "في «<ph id=\"1\"/>» <ph id=\"2\"/>. <sc id=\"3\"/>لماذا؟<ec startRef=\"3\"/><ph id=\"4\"/>",
    """
    في «<ph id="1" dataRef="gone"/>» <ph id="9" copyOf="2"/>. <pc id="3" dataRefStart="c">لماذا؟</pc>\
    <ph id="4"/>
    """,
    "في «{$disk}» {$count :integer}. {#a href=|x|}لماذا؟{/a}<ph id=\"4\"/>",
  ]

  @Test(arguments: newTargets)
  func `a code of XLIFF 2 is the source's with its id`(target: String) throws {
    let result = try project().imported(
      Self.new(Self.newSource, target, data: Self.data), XLIFF21.self)
    #expect(result.refusals.flatMap(\.reasons) == [])
    #expect(result.changes.map(\.new) == [Self.wanted])
    #expect(result.changes.map(\.newState) == [.translated])
  }

  @Test func `codes that say nothing are known by the places that they have in the source`() throws
  {
    let old = Self.old(
      "“<x id=\"1\"/>” has <x id=\"2\"/> files. <g id=\"3\">Why?</g><x id=\"4\"/>",
      "في «<x id=\"1\"/>» <x id=\"2\"/>. <g id=\"3\">لماذا؟</g><x id=\"4\"/>")
    #expect(try project().imported(old, XLIFF12.self).changes.map(\.new) == [Self.wanted])
    let new = Self.new(
      "“<ph id=\"p1\"/>” has <ph id=\"p2\"/> files. <pc id=\"p3\">Why?</pc><ph id=\"p4\"/>",
      "في «<ph id=\"p1\"/>» <ph id=\"p2\"/>. <pc id=\"p3\">لماذا؟</pc><ph id=\"p4\"/>")
    #expect(try project().imported(new, XLIFF21.self).changes.map(\.new) == [Self.wanted])
  }

  @Test func `of a plural each variant has its own ids`() throws {
    let unit = { (key: String, source: String, target: String) in
      """
      <trans-unit id="\(key)x" resname="disk.full.description [\(key)]"><source>\(source)</source>
      <target>\(target)</target></trans-unit>
      """
    }
    let text =
      "<xliff version=\"1.2\"><file source-language=\"en\" target-language=\"ar\" "
      + "xml:space=\"preserve\">"
      + unit("one", "<x id=\"1\"/>", "في <x id=\"1\"/>")
      + unit("*", "<x id=\"1\"/> on <x id=\"2\"/>", "<x id=\"1\"/> في <x id=\"2\"/>")
      + "</file></xliff>"
    let change = try #require(try project().imported(text, XLIFF12.self).changes.first)
    #expect(
      change.new.contains("one {{في {$disk}}}") && change.new.contains("{{{$count} في {$disk}}}"))
  }

  @Test func `a code with a name alone is the placeholder of the name`() throws {
    let new = Self.new(
      "Another source <ph id=\"1\" disp=\"disk\"/>",
      "<ph id=\"1\" disp=\"disk\"/> <ph id=\"2\" equiv=\"{$count :integer}\"/>")
    let result = try project().imported(new, XLIFF21.self)
    #expect(result.changes.map(\.new) == ["{$disk} {$count :integer}"])
  }

  @Test func `a text that the source itself has stays a text`() throws {
    let text = Self.old(
      "Write <ph id=\"1\">{$disk}</ph> or {$disk}.", "اكتب <ph id=\"1\">{$disk}</ph> أو {$disk}.",
      id: "disk.full.help")
    let result = try project().imported(text, XLIFF12.self)
    #expect(result.changes.map(\.new) == ["اكتب {$disk} أو \\{$disk\\}."])
    // Literal text of the existing translation stays a text, too.
    let present = try project("[full]\ntitle = \"{$disk} \\\\{$disk\\\\}\"\n")
    for format in [XLIFF12.self, XLIFF21.self, XLIFF22.self] as [any ExchangeFormat.Type] {
      #expect(present.imported(present.text(format), format).changes.isEmpty)
    }
  }

  // MARK: - Diagnostics about codes

  @Test func `a code that nothing explains is named as it stands in the file`() throws {
    let old = Self.old(Self.oldSource, "في <x id=\"12\"/> <g id=\"1\">x</g> <sub/>")
    let reasons = try project().imported(old, XLIFF12.self).refusals.flatMap(\.reasons)
    #expect(reasons.contains { $0.contains("'<x id=\"12\"/>'") && $0.contains("'<ph id=\"2\">'") })
    #expect(reasons.contains { $0.contains("'<sub/>'") })
    #expect(!reasons.contains { $0.contains("''") })
    let new = Self.new("Other <ph id=\"p7\"/>", "غير <ph id=\"p7\"/>")
    let unknown = try project().imported(new, XLIFF21.self).refusals
    #expect(unknown.count == 1 && unknown[0].reasons.count == 1)
    #expect(unknown.first?.reasons.first?.contains("'<ph id=\"p7\"/>'") == true)
    #expect(unknown.first?.text == "غير <ph id=\"p7\"/>")
  }

  @Test(arguments: ["disk", "{disk}", "{$dsk}"])
  func `of a lost placeholder its element in the file is named`(written: String) throws {
    let project = try project()
    let target =
      "في «\(written)» <x id=\"2\"/>. <g id=\"7\">لماذا؟</g><x id=\"5\"/>"
    let planned = project.imported(Self.old(Self.oldSource, target), XLIFF12.self)
    let run = CheckRun(.all, locales: ["ar"], threshold: .warning)
    let reasons = planned.checked(project.files, by: run).result.refusals.flatMap(\.reasons)
    #expect(
      reasons.contains { $0.contains("the file has the element '<ph id=\"1\">' for ") },
      "\(reasons)"
    )
  }

  @Test func `text to translate within a code is not dropped`() throws {
    let old = Self.old(Self.oldSource, "<ph id=\"1\">{$disk}<sub>x</sub></ph>")
    let result = try project().imported(old, XLIFF12.self)
    #expect(result.changes.isEmpty)
    #expect(result.refusals.first?.reasons.first?.contains("'<sub>'") == true)
  }

  @Test func `any number of broken codes is a few sentences`() throws {
    let many = (10..<20_000).map { "<x id=\"a\($0)\"/>" }.joined()
    let result = try project().imported(Self.old(Self.oldSource, many), XLIFF12.self)
    #expect(result.refusals.flatMap(\.reasons).count == 6)
  }
}

/// White space in files that a tool has reformatted.
@Suite("exchange: layout of XML")
struct LayoutSpaceTests {
  private static let source = #"""
    [full]
    title = "File not found"
    help = " Both edges "
    suggestion = "First line.\nSecond line."
    """#

  private static func old(_ facet: String, _ target: String, space: String = "") -> String {
    """
    <xliff version="1.2"\(space)><file source-language="en" target-language="ar"><body>
    <trans-unit id="disk.full.\(facet)"><source>
      File not
      found
    </source><target>\(target)</target></trans-unit>
    </body></file></xliff>
    """
  }

  private func imported(
    _ text: String, _ format: any ExchangeFormat.Type
  ) throws
    -> [ExchangeImport.Change]
  {
    try SampleProject(source: Self.source, translation: "").imported(text, format).changes
  }

  @Test func `edges that the source doesn't have are no text, and broken lines are one`() throws {
    let text = Self.old("title", "\n   الملف غير\n\t  موجود\n ")
    let changes = try imported(text, XLIFF12.self)
    #expect(changes.map(\.new) == ["الملف غير موجود"])
    #expect(changes.map(\.newState) == [.translated])
    let preserved = Self.old("title", "\n  الملف\n", space: " xml:space=\"preserve\"")
    #expect(try imported(preserved, XLIFF12.self).map(\.new) == ["{{\n  الملف\n}}"])
    let undone = text.replacing("<body>", with: "<body xml:space=\"default\">")
      .replacing("<file ", with: "<file xml:space=\"preserve\" ")
    #expect(try imported(undone, XLIFF12.self).map(\.new) == ["الملف غير موجود"])
  }

  @Test func `spaces that no XML has stay, and so do edges and lines of the source`() throws {
    #expect(
      try imported(Self.old("title", "\u{A0}الملف\u{200F}\n"), XLIFF12.self).map(\.new)
        == ["\u{A0}الملف\u{200F}"])
    #expect(
      try imported(Self.old("help", " الحافتان "), XLIFF12.self).map(\.new) == ["{{ الحافتان }}"])
    #expect(
      try imported(Self.old("suggestion", "\n أ.\nب."), XLIFF12.self).map(\.new) == ["أ.\nب."])
  }

  @Test func `segments on lines of their own are one text`() throws {
    let text = """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="en" trgLang="ar">
      <file id="f"><unit id="disk.full.title">
        <segment><source>
          File not
        </source><target>
          الملف غير
        </target></segment>
        <segment><source>
          found
        </source><target>
          موجود
        </target></segment>
      </unit></file></xliff>
      """
    let changes = try imported(text, XLIFF21.self)
    #expect(changes.map(\.new) == ["الملف غير موجود"])
    #expect(changes.map(\.newState) == [.translated])
  }
}
