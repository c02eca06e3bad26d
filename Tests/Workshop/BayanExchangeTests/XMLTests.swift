import BayanDiagnostics
import BayanExchange
import BayanMessageSyntax
import Foundation
import Testing

/// Files that are damaged, hostile or in another encoding.
@Suite("exchange: XML")
struct XMLTests {
  static let small = """
    <?xml version="1.0" encoding="UTF-8"?>
    <xliff xmlns="urn:oasis:names:tc:xliff:document:2.2" version="2.2" srcLang="en" trgLang="ar">
      <!-- كلمة -->
      <file id="f">
        <unit id="login.passwordChanged.title" name="login.passwordChanged.title">
          <originalData><data id="d1">{$x}</data></originalData>
          <segment state="translated">
            <source>a <ph id="1" dataRef="d1"/> &lt;<![CDATA[<b>]]>&#13;</source>
            <target>كلمة <ph id="1" dataRef="d1"/></target>
          </segment>
        </unit>
      </file>
    </xliff>

    """

  private func read(_ bytes: [UInt8]) -> ReturnedDocument {
    XLIFF22.read(SourceFile(path: "a.xlf", bytes: bytes))
  }

  private func faults(_ text: String) -> [String] {
    let file = SourceFile(path: "a.xlf", text: text)
    return XLIFF22.read(file).diagnostics.map { found in
      let place = file.location(of: found.span.start)
      return "\(place.line):\(place.column) \(found.rule)"
    }
  }

  @Test func `text, entities and CDATA are read as they are`() {
    let unit = read(Array(Self.small.utf8)).units[0]
    #expect(unit.variants[0].source?.formatted() == "a {$x} <<b>\r")
    #expect(unit.variants[0].target?.formatted() == "كلمة {$x}")
  }

  @Test func `a file that is cut anywhere is refused`() {
    let bytes = Array(Self.small.utf8)
    for end in 0..<(bytes.count - 1) {
      let document = read(Array(bytes[..<end]))
      #expect(document.diagnostics.count == 1, "cut at \(end)")
      #expect(document.diagnostics.allSatisfy { $0.severity == .error })
      #expect(document.units.isEmpty, "cut at \(end)")
    }
    #expect(read(bytes).diagnostics.isEmpty)
  }

  @Test func `a second root is refused`() {
    #expect(faults("<xliff version=\"2.2\"/>\n<xliff/>") == ["2:1 exchange-syntax"])
    #expect(faults("<xliff version=\"2.2\"/>text") == ["1:23 exchange-syntax"])
  }

  @Test(arguments: [
    "<!DOCTYPE xliff SYSTEM \"x.dtd\">", "<!DOCTYPE xliff [<!ENTITY a \"b\">]>",
    "<!-- c -->\n<?pi?><!DOCTYPE xliff>",
    "<!DOCTYPE x [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;&a;&a;&a;&a;&a;\">]>",
  ])
  func `a DOCTYPE is refused`(doctype: String) throws {
    let text = Self.small.replacing("\n<xliff", with: "\n\(doctype)\n<xliff")
    let found = try #require(read(Array(text.utf8)).diagnostics.first)
    #expect(found.rule == "exchange-doctype")
    let line = SourceFile(path: "", text: text).location(of: found.span.start).line
    #expect(line == (doctype.contains("\n") ? 3 : 2))
  }

  @Test func `a DOCTYPE behind a comment that only looks closed is refused`() {
    let root = "<xliff xmlns=\"urn:oasis:names:tc:xliff:document:2.2\" version=\"2.2\">"
    #expect(
      faults("<!--> \(root) --><!DOCTYPE xliff [<!ENTITY a \"b\">]>\(root)&a;</xliff>")
        == ["1:78 exchange-doctype"])
  }

  @Test(arguments: [
    "<!-- \u{1} <?x?> -->", "<!-- \u{FFFE} <?x?> -->", "<!-- <a><?x?></a>",
    "<a b=\"<!--\"><?x?></a><!-- -->", "<a b=\"<![CDATA[\"><?x?></a><![CDATA[]]>",
    "<? <?x?><?y?>", "<![CDATA[\u{1}<?x?>]]>", "<!-- <?\u{1} <?x?> -->", "<?x",
  ])
  func `an instruction without data in what is not well-formed is refused`(text: String) {
    #expect(
      faults("<xliff version=\"2.2\">\n\(text)\n</xliff>").map { String($0.suffix(15)) }
        == ["exchange-syntax"])
  }

  @Test(arguments: [
    ("<a/>\u{1}", "2:5"), ("<a b=\"\u{1F}\"/>", "2:7"), ("ab\u{FFFE}", "2:3"),
    ("كـ\u{FFFF}", "2:3"), ("<!-- a -- b -->", "2:8"), ("<!--<!-- -->", "2:7"),
    ("<![CDATA[-- <!-- --]]><!-- -- -->", "2:28"),
  ])
  func `what isn't well-formed is refused where it stands`(text: String, place: String) {
    #expect(faults("<xliff version=\"2.2\">\n\(text)\n</xliff>") == ["\(place) exchange-syntax"])
  }

  @Test func `instructions are passed over, and what looks like one in CDATA is text`() {
    let text = Self.small.replacing(
      "<![CDATA[<b>]]>", with: "<?x?><?y z?><![CDATA[<?x?><?y z?>]]>")
    let document = read(Array(text.utf8))
    #expect(document.diagnostics.isEmpty)
    #expect(document.units.first?.variants[0].source?.formatted() == "a {$x} <<?x?><?y z?>\r")
  }

  @Test func `an entity that nothing declares is refused`() {
    #expect(
      faults("<xliff version=\"2.2\">\n<unit>&foo;</unit></xliff>").first?.hasPrefix("2:") == true)
  }

  /// The file has 3 MB, or 30 MB with `EVERY=1` in the environment, as in `Tools/proof/release`.
  @Test func `a file of many units is read to the end`() {
    let unit = """
      <unit id="u"><segment><source>A source of some length, 0123456789</source>\
      <target>كلمة</target></segment></unit>

      """
    let isEvery = ProcessInfo.processInfo.environment["EVERY"] == "1"
    let count = ((isEvery ? 30 : 3) << 20) / unit.utf8.count + 1
    var text = "<xliff version=\"2.2\" srcLang=\"en\"><file id=\"f\">"
    for _ in 0..<count { text += unit }
    let cut = read(Array(text.utf8))
    #expect(cut.units.isEmpty && cut.diagnostics.count == 1)
    let document = read(Array((text + "</file></xliff>").utf8))
    #expect(document.diagnostics.isEmpty)
    #expect(document.units.count == count)
    #expect(document.units.last?.variants[0].target?.formatted() == "كلمة")
  }

  // MARK: Damaged files

  /// Damaged text between two lines, with ① at the diagnostic's place, and the diagnostic's
  /// message.
  private static let damaged: [(String, String)] = [
    ("<target>الملف ①& غيره</target>", "'&amp;'"),
    ("<target>ألف&nbsp;</target>".replacing("&", with: "①&"), "write '&#160;' (U+00A0)"),
    ("<target>ألف①&كلمة;</target>", "XML doesn't know '&كلمة;'"),
    ("<target>ألف①&unknown;</target>", "'&amp;unknown;'"),
    ("<target>ألف①&#1;</target>", "'&#1;' stands for no character"),
    ("<target>ألف①&#;</target>", "'&amp;'"), ("<target>ألف①&#xZ;</target>", "'&amp;'"),
    ("<target>الملف غير موجود①</xliff>", "'<target>' of line 2 has no end; write '</target>'"),
    ("<target>الملف①</tarjet>", "'</tarjet>' ends nothing; what is open is '<target>' of line 2"),
    ("<note from=\"مترجم\" id=①x>", "the attribute 'id' has no quotation marks; write 'id=\"…\"'"),
    ("<note from=\"مترجم\" ①id>", "the attribute 'id' has no value"),
    ("<note from=\"مترجم\"①id=\"x\"/>", "a space is missing before 'id'"),
    ("<note a=\"مترجم\" ①a=\"x\"/>", "the attribute 'a' twice"),
    ("<note a=\"مترجم ①<b/>\"/>", "in the value of 'a'"),
    ("<note a=\"مترجم ①&\"/>", "'&amp;'"), ("<note a=\"مترجم\" ①=\"x\"/>", "in the tag '<note'"),
    ("مسافة ①< 3", "this '<' doesn't begin a tag; write '&lt;' for the character"),
    ("كلمة ①]]> أخرى", "']]&gt;'"), ("كلمة ①<!-- أخرى", "this '<!--' has no end"),
    ("كلمة ①<![CDATA[ أخرى", "this '<![CDATA[' has no end"),
    ("كلمة ①<?x أخرى", "this '<?' has no end"), ("كلمة <?x①=y?>", "the name after '<?'"),
    ("كلمة ①<!DOCTYPE x>", "a DOCTYPE can't be here"),
    ("كلمة ①<?xml version=\"1.0\"?>", "'<?xml'"),
    ("كلمة ①<note", "the tag '<note' has no end"), ("</xliff>①كلمة", "after the end of the first"),
    ("</xliff>①<كلمة/>", "has to hold all others"), ("</xliff>①</كلمة>", "no element is open"),
  ]

  @Test(arguments: damaged)
  func `of a damaged file the cause is said, under the right letter`(
    text: String, cause: String
  ) throws {
    let marked = "<xliff version=\"2.2\"><unit>كلمة</unit>\n\(text)\n</xliff>\n"
    let parts = marked.components(separatedBy: "①")
    let place = Array(parts[0].utf8).count
    let bytes = Array(parts.joined().utf8)
    let found = try #require(read(bytes).diagnostics.first)
    #expect(found.message.description.contains(cause), "\(found.message)")
    #expect(found.span.start == place)
    let line = parts[0].split(separator: "\n", omittingEmptySubsequences: false)[1]
    let location = SourceFile(path: "", bytes: bytes).location(of: found.span.start)
    #expect(location.line == 2 && location.column == line.unicodeScalars.count + 1)
  }

  @Test func `a file that is cut off says which element is open`() {
    let found = read(Array("<xliff version=\"2.2\">\n<unit>كلمة\n<segment>".utf8)).diagnostics
    #expect(found.map(\.message.description).first?.contains("'<segment>' of line 3") == true)
    #expect(
      found.first?.span.start == Array("<xliff version=\"2.2\">\n<unit>كلمة\n<segment>".utf8).count)
  }

  @Test func `line ends are line feeds, and spaces in values`() {
    let text =
      "<x:xliff xmlns:x=\"u\" version=\"2.2\">\r\n<unit name=\"a\tb\r\nc&#10;d\"><segment><source>"
      + "a\rb\r\nc<![CDATA[\r\n]]></source></segment></unit></x:xliff>"
    let unit = read(Array(text.utf8)).units.first
    #expect(unit?.names == ["a b c\nd"])
    #expect(unit?.variants.first?.source?.formatted() == "a\nb\nc\n")
  }

  @Test func `elements of a prefix that nothing declares are another's`() {
    let text =
      "<xliff version=\"2.2\"><unit name=\"a\"><sdl:x/><segment sdl:y=\"z\"><source>a</source>"
      + "</segment></unit></xliff>"
    #expect(read(Array(text.utf8)).units.map(\.names) == [["a"]])
  }

  @Test func `a file beyond the limit is refused unread`() {
    let document = read([UInt8](repeating: 0x20, count: 200 << 20))
    #expect(document.diagnostics.map(\.rule) == ["file-too-large"])
  }

  @Test func `UTF-16 is read in both orders, with a byte-order mark or without`() {
    let text = Self.small.replacing("UTF-8", with: "UTF-16")
    for isBig in [true, false] {
      let bytes = text.utf16.flatMap { unit -> [UInt8] in
        let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
        return isBig ? pair : pair.reversed()
      }
      for mark in [isBig ? [0xFE, 0xFF] : [0xFF, 0xFE], []] as [[UInt8]] {
        let file = ExchangeFormats.inUTF8(SourceFile(path: "a.xlf", bytes: mark + bytes))
        #expect(ExchangeFormats.format(of: file)?.name == "xliff-2.2")
        let document = XLIFF22.read(file)
        #expect(document.diagnostics.isEmpty)
        #expect(document.units.first?.variants[0].target?.formatted() == "كلمة {$x}")
      }
    }
  }

  @Test func `other encodings are refused, where the file is wrong`() {
    #expect(
      faults(Self.small.replacing("UTF-8", with: "ISO-8859-1")) == ["1:1 encoding-invalid"])
    #expect(faults(Self.small.replacing("UTF-8", with: "UTF-16")) == ["1:1 encoding-invalid"])
    var bytes = Array(Self.small.utf8)
    bytes[Self.small.utf8.count / 2] = 0xFF
    let found = read(bytes).diagnostics
    #expect(found.map(\.rule) == ["encoding-invalid"])
    #expect(found[0].span.start == Self.small.utf8.count / 2)
    #expect(read([0xEF, 0xBB, 0xBF] + Array(Self.small.utf8)).diagnostics.isEmpty)
  }

  @Test func `nesting without end is refused`() {
    let text = String(repeating: "<group>", count: 100_000)
    #expect(faults("<xliff version=\"2.2\">" + text).count == 1)
    let unit = "<unit>" + String(repeating: "<pc>", count: 100_000)
    #expect(faults("<xliff version=\"2.2\">" + unit).count == 1)
  }

  @Test func `a control character is refused, and one by reference too`() {
    for text in ["\u{1}", "&#1;", "&#xFFFE;"] {
      #expect(
        faults("<xliff version=\"2.2\">\n<unit>\(text)</unit></xliff>").count == 1, "\(text)")
    }
  }

  @Test(
    arguments: [
      ("<xliff version=\"2.2\">", "xliff-2.2"), ("<xliff version='2.0'>", "xliff-2.1"),
      ("<x:xliff xmlns:x=\"urn\" version = \"1.2\">", "xliff-1.2"),
      ("<!-- <xliff version=\"2.2\"> --><xliff\nversion=\"2.1\">", "xliff-2.1"),
      ("<html version=\"2.2\">", nil), ("{\"xliff\": 1}", nil), ("", nil),
      ("<xliff>", nil), ("<xliff version=\"3.0\">", nil),
    ] as [(String, String?)])
  func `a format is known by its content`(text: String, name: String?) {
    #expect(ExchangeFormats.format(of: SourceFile(path: "x", text: text))?.name == name)
  }
}
