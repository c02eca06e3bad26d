import BayanCatalog
import BayanChecking
import BayanDiagnostics
import BayanExchange
import BayanMessageSyntax
import BayanRules
import BayanSeededRandom
import BayanTOML
import Testing

/// Imported texts, each of which must be readable in the catalog.
@Suite("exchange: what is written")
struct WrittenTextTests {
  private static let formats = ExchangeFormats.all.map { $0.name }

  private static func marks(_ count: Int) -> String {
    (0..<count).map { $0.isMultiple(of: 2) ? "\u{64B}" : "\u{651}" }.joined()
  }

  /// Returns a file of titles in a format, with its project.
  private func exported(
    _ name: String, _ texts: [String]
  ) throws -> (project: SampleProject, format: any ExchangeFormat.Type, bytes: [UInt8]) {
    let entries = texts.indices.map { "[plain\($0)]\ntitle = \"Text \($0)\"\n" }.joined()
    let project = try SampleProject(source: entries, translation: "")
    let format = try #require(ExchangeFormats.named(name))
    var document = project.document()
    for (index, text) in texts.enumerated() {
      document.units[index].variants[0].target = Pattern(
        elements: [.text(.init(value: text, span: SourceSpan(0, 0)))], span: SourceSpan(0, 0))
      document.units[index].state = .translated
    }
    return (project, format, format.write(document, over: nil).bytes)
  }

  /// Imports a file, and expects that the project still loads.
  private func written(
    _ project: SampleProject, _ bytes: [UInt8], _ format: any ExchangeFormat.Type, _ what: String
  ) -> ExchangeImport.Checked {
    let result = project.imported(bytes, format)
    let checked = result.checked(project.files, by: CheckRun(.all, locales: ["none"]))
    for file in checked.files {
      #expect(CatalogLoader.fault(of: file) == nil, "\(what): \(file.path)")
    }
    let paths = Set(checked.files.map(\.path))
    let after = CatalogLoader.load(
      project.files.filter { !paths.contains($0.path) } + checked.files)
    let syntax = after.diagnostics.filter {
      $0.severity == .error && ($0.rule.rawValue.hasPrefix("toml-") || $0.rule == "invalid-value")
    }
    #expect(syntax.map(\.message) == [], "\(what)")
    for change in checked.result.changes {
      let locale = after.catalog?.locales.first { $0.tag == "ar" }
      #expect(
        locale?[change.id]?.messageText.utf8.elementsEqual(change.new.utf8) == true, "\(what)")
    }
    return checked
  }

  @Test(arguments: formats)
  func `a letter with too many marks is refused, and other messages are taken`(
    name: String
  ) throws {
    let texts = ["ك" + Self.marks(30), "ك" + Self.marks(31), Self.marks(100), "سلام"]
    let (project, format, bytes) = try exported(name, texts)
    let checked = written(project, bytes, format, name)
    #expect(
      checked.result.changes.map(\.id.description) == ["disk.plain0.title", "disk.plain3.title"])
    #expect(checked.result.refusals.map(\.name) == ["disk.plain1.title", "disk.plain2.title"])
    for refusal in checked.result.refusals {
      #expect(refusal.reasons.first?.contains("more than 30 combining marks") == true)
    }
  }

  @Test func `marks that meet only when texts are joined are seen too`() throws {
    let unit = { (target: String) in
      """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><file original="a" \
      source-language="en" target-language="ar" datatype="x"><body>
      <trans-unit id="disk.plain0.title"><source>Text 0</source>
      <target>\(target)</target></trans-unit></body></file></xliff>
      """
    }
    let project = try exported("xliff-1.2", ["a"]).project
    let half = Self.marks(20)
    for target in ["ك\(half)<mrk>\(half)</mrk>", "ك" + String(repeating: "&#x64B;", count: 31)] {
      let checked = written(project, Array(unit(target).utf8), XLIFF12.self, target)
      #expect(checked.result.refusals.count == 1)
    }
    let lines = """
      msgid ""
      msgstr "Language: ar\\nContent-Type: text/plain; charset=UTF-8\\n"

      msgctxt "disk.plain0.title"
      msgid "Text 0"
      msgstr "ك\(half)"
      "\(half)"
      """
    #expect(written(project, Array(lines.utf8), PO.self, "po").result.refusals.count == 1)
  }

  @Test(.timeLimit(.minutes(1)), arguments: formats)
  func `hundreds of thousands of marks in a text or a name hang nothing`(name: String) throws {
    let (project, format, plain) = try exported(name, ["MARKS", "سلام"])
    let many = Array(Self.marks(400_000).utf8)
    // Bytes are replaced here, because a search in text with so many marks takes long.
    let checked = written(project, plain.replacing(Array("MARKS".utf8), with: many), format, name)
    #expect(checked.result.refusals.count == 1 && checked.result.changes.count == 1)
    // The text has the name in the format's syntax.
    let text =
      switch name {
      case ARB.name: "disk_plain1_title"
      case NestedICUJSON.name: "plain1"
      default: "disk.plain1.title"
      }
    let id = Array(text.utf8)
    #expect(plain.firstRange(of: id) != nil)
    let returned = format.read(
      SourceFile(path: "back", bytes: plain.replacing(id, with: id + many)), for: "ar")
    let named = ExchangeImport(
      returned, format: format, into: project.catalog,
      request: ExchangeImport.Request(locale: "ar", origin: "test"))
    #expect(named.changes.count <= 1)
  }

  /// Pieces that parsers may fail at: controls, marks, noncharacters, quotes, escapes, signs of
  /// formats.
  private static let pieces: [String] =
    [
      "\u{FEFF}", "\u{FFFE}", "\u{FFFF}", "\u{1FFFE}", "\(Unicode.Scalar(UInt32(0xFDD0)) ?? "x")",
      "\u{0}", "\u{1}", "\u{7F}",
      "\u{85}",
    ]
    + ["\u{2028}", "\u{202E}", "\u{2066}", "\r", "\n", "\r\n", "\t", "\u{B}", "\u{C}", " ", "  "]
    + ["\"", "'", "'''", "\"\"\"", "\\", "\\u", "\\U00110000", "\\x", "{", "}", "{{", "}}", "|"]
    + ["{$x}", "{|a|}", ".input", ".match $x", "#", "=", "[a]", "]]>", "<b>", "&amp;", "%", "%@"]
    + ["ك", "𝄞", "👩‍👩‍👧", "\u{301}", "\u{651}", "\u{200D}", "\u{1D165}", "e", "سلام"]

  private static func hostile(_ random: inout SeededRandom) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0...8, using: &random) {
      let piece = pieces[Int.random(in: 0..<pieces.count, using: &random)]
      let isLong = Int.random(in: 0..<6, using: &random) == 0
      text += String(
        repeating: piece, count: isLong ? Int.random(in: 25...40, using: &random) : 1)
    }
    return text
  }

  @Test(arguments: formats, 1...12)
  func `after any import the project can be read`(name: String, seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let texts = (0..<24).map { _ in Self.hostile(&random) }
    let (project, format, bytes) = try exported(name, texts)
    let returned = format.read(SourceFile(path: "back", bytes: bytes), for: "ar")
    // If the format refuses the file, nothing is written.
    guard returned.diagnostics.isEmpty else { return }
    _ = written(project, bytes, format, "\(name) \(seed)")
  }

  @Test(arguments: 1...40)
  func `a text that a file can hold is read again to the letter`(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    for _ in 0..<50 {
      let text = Self.hostile(&random)
      let isRefused = TOMLNewValue.fault(of: text) != nil
      for value in [TOMLNewValue.string(text), .lines(text)] {
        let read = TOMLDocument.parse(SourceFile(path: "", text: "a = \(value.text)\n")).document
        let same = read.root["a"]?.value.string?.value.utf8.elementsEqual(text.utf8) == true
        #expect(isRefused || same, "\(text.debugDescription)")
      }
    }
  }

  @Test func `words in any kind of string stay readable when they change`() throws {
    let kinds = [
      "\"alt\"", "'alt'", "'''\nalt\n'''", "\"\"\"\nalt \\\n  und\"\"\"", "'''alt'''",
      "\"\"\"alt\"\"\"",
    ]
    for seed in 1...30 {
      var random = SeededRandom(seed: UInt64(seed))
      let texts = kinds.map { _ in Self.hostile(&random) }
      let (made, format, bytes) = try exported("xliff-2.2", texts)
      let source = String(
        decoding: made.files.first { $0.path == "Locales/en/disk.toml" }?.bytes ?? [], as: UTF8.self
      )
      let project = try SampleProject(
        source: source,
        translation: kinds.enumerated().map { "[plain\($0)]\ntitle = \($1)\n" }.joined())
      _ = written(project, bytes, format, "seed \(seed)")
    }
  }
}
