import BayanCatalog
import BayanChecking
import BayanDiagnostics
import BayanMessageSyntax
import BayanRules
import Foundation
import Testing

@testable import BayanExchange

/// All formats, with files that are damaged, hostile or in another format.
@Suite("exchange: bad input")
struct BadInputTests {
  static let formats = ExchangeFormats.all.map { $0.name }

  /// Formats whose files must have an end.
  static let closed = formats.filter { roots[$0] != nil || json.contains($0) }

  /// Formats in JSON.
  static let json = [XCStrings.name, ARB.name, ICUJSON.name, NestedICUJSON.name]

  /// Formats in XML, with the name of their root element.
  static let roots = [
    "xliff-2.2": "xliff", "xliff-2.1": "xliff", "xliff-1.2": "xliff", "stringsdict": "plist",
    "android": "resources",
  ]

  private func format(_ name: String) throws -> any ExchangeFormat.Type {
    try #require(ExchangeFormats.named(name))
  }

  private func bytes(_ name: String, _ document: ExchangeDocument) throws -> [UInt8] {
    try format(name).write(document, over: nil).bytes
  }

  /// Expects that a whole file is refused, with a place in it.
  private func expectRefused(
    _ bytes: [UInt8], _ name: String, _ rules: Set<RuleID>, _ what: String
  ) throws {
    let file = SourceFile(path: "back", bytes: bytes)
    for read in [try format(name).read(file), try format(name).read(file, for: "ar")] {
      #expect(read.units.isEmpty, "\(what)")
      let diagnostic = try #require(read.diagnostics.first, "\(what)")
      #expect(
        diagnostic.severity == .error && rules.contains(diagnostic.rule),
        "\(diagnostic.rule), \(what)")
      #expect(diagnostic.file == "back" && diagnostic.span.end <= bytes.count, "\(what)")
      #expect(!diagnostic.message.description.isEmpty)
    }
  }

  /// The distance between cuts: seven bytes, or one with `EVERY=1` in the environment, as in
  /// `Tools/proof/release`.
  static let step = ProcessInfo.processInfo.environment["EVERY"] == "1" ? 1 : 7

  @Test(arguments: closed)
  func `a truncated file is refused wherever it is cut`(name: String) throws {
    var whole = try bytes(name, SampleProject().document(only: "disk.full.description"))
    while whole.last == UInt8(ascii: "\n") { whole.removeLast() }
    let last = whole.count - 1
    for end in Array(stride(from: 1, to: last, by: Self.step)) + [last] {
      let rules: Set<RuleID> = ["exchange-syntax", "encoding-invalid", "exchange-doctype"]
      try expectRefused(Array(whole[..<end]), name, rules, "cut at \(end)")
    }
  }

  @Test(arguments: formats.filter { !closed.contains($0) })
  func `of a file of lines a cut is refused, or leaves whole entries`(name: String) throws {
    let project = try SampleProject()
    // A text of one line is either whole or missing.
    let document = project.document(only: "disk.full.title")
    let whole = try bytes(name, document)
    for end in whole.indices {
      let read = try format(name).read(SourceFile(path: "back", bytes: Array(whole[..<end])))
      #expect(read.diagnostics.isEmpty || read.units.isEmpty)
      guard read.diagnostics.isEmpty else { continue }
      let result = ExchangeImport(
        read, format: try format(name), into: project.catalog,
        request: ExchangeImport.Request(locale: "ar", origin: "test"))
      #expect(result.changes.isEmpty, "cut at \(end)")
    }
  }

  @Test(arguments: formats)
  func `other encodings are refused with the place, or read`(name: String) throws {
    let project = try SampleProject()
    let whole = try bytes(name, project.document())
    let text = String(decoding: whole, as: UTF8.self)
    // The word is Arabic in windows-1256, after text that is valid UTF-8.
    let word = Array("ممتلئ".utf8)
    let place = try #require(whole.firstRange(of: word))
    var single = whole
    single.replaceSubrange(place, with: [0xE3, 0xE3, 0xCA, 0xE1, 0xC6])
    try expectRefused(single, name, ["encoding-invalid"], "windows-1256")
    let found = try #require(
      try format(name).read(SourceFile(path: "back", bytes: single)).diagnostics.first)
    let file = SourceFile(path: "back", bytes: single)
    #expect(
      file.location(of: found.span.start).line == file.location(of: place.lowerBound).line)
    // The bytes encode a single surrogate, or can't be part of UTF-8.
    for wrong: [UInt8] in [[0xED, 0xA0, 0x80], [0xFF], [0xC0, 0xAF]] {
      var bytes = whole
      bytes.replaceSubrange(place, with: wrong)
      try expectRefused(bytes, name, ["encoding-invalid"], "\(wrong)")
    }
    let units = Array(text.replacing("encoding=\"UTF-8\"", with: "encoding=\"UTF-16\"").utf16)
    let wide: [UInt8] = [0xFF, 0xFE] + units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let read = try format(name).read(
      ExchangeFormats.inUTF8(SourceFile(path: "back", bytes: wide)))
    #expect(read.diagnostics.isEmpty && !read.units.isEmpty)
    // The last unit is cut in half.
    let cut = ExchangeFormats.inUTF8(SourceFile(path: "back", bytes: wide.dropLast()))
    #expect(ExchangeFormats.format(of: cut) == nil)
    #expect(ExchangeFormats.unknownFormat(of: cut).contains("UTF-16"))
  }

  @Test(arguments: formats)
  func `a document type that could pull in files is refused`(name: String) throws {
    let text = String(
      decoding: try bytes(name, SampleProject().document()), as: UTF8.self)
    let root = Self.roots[name] ?? "x"
    let entity = "<!DOCTYPE \(root) [ <!ENTITY e SYSTEM \"file:///etc/passwd\"> ]>\n"
    let declared: String
    if let start = text.firstRange(of: "<!DOCTYPE") {
      let end = try #require(text[start.lowerBound...].firstIndex(of: "\n"))
      declared = text[..<start.lowerBound] + entity + text[text.index(after: end)...]
    } else if let end = text.firstRange(of: "?>\n") {
      declared = text[..<end.upperBound] + entity + text[end.upperBound...]
    } else {
      declared = entity + text
    }
    let rules: Set<RuleID> =
      Self.roots[name] == nil ? ["exchange-syntax"] : ["exchange-doctype"]
    try expectRefused(Array(declared.utf8), name, rules, "an entity")
    if Self.roots[name] == "xliff" {
      let plain = text.replacing("<xliff ", with: "<!DOCTYPE xliff>\n<xliff ")
      try expectRefused(Array(plain.utf8), name, ["exchange-doctype"], "a plain one")
    }
  }

  @Test func `files over the limit are refused before they are read`() throws {
    let bytes = [UInt8](repeating: 0x20, count: 200 << 20)
    for name in Self.formats { try expectRefused(bytes, name, ["file-too-large"], name) }
  }

  @Test func `files of more texts than the limit are refused`() throws {
    let strings = Array(String(repeating: "\"k\"=\"b\";", count: 11).utf8)
    var scanner = StringsScanner(strings)
    #expect(try scanner.units(atMost: 11).count == 11)
    var strict = StringsScanner(strings)
    #expect(throws: ExchangeFault.self) { try strict.units(atMost: 10) }
    let entries = String(repeating: "msgid\"a\"\nmsgstr\"b\"\n", count: 11)
    let file = SourceFile(path: "x", text: entries)
    #expect(POLines(file, atMost: 11).fault == nil)
    #expect(POLines(file, atMost: 10).fault?.rule == "file-too-large")
  }

  @Test(arguments: formats)
  func `hostile ids are named, and change nothing`(name: String) throws {
    let project = try SampleProject()
    let hostile = [
      "../../x", "..", "/etc/passwd", "\u{1}\u{1B}[31m", "\u{202E}evil", "a\nb\tc", "a\"b'c<d>&e",
      "constructor", "__proto__", "C:\\x", " ", "%n%s%@", "{$x}", "[*]",
      String(repeating: "x", count: 5_000),
    ]
    for text in hostile {
      var document = project.document(only: "disk.full.title")
      let id = MessageID(file: text, entry: text, facet: "title")
      document.units[0].id = id
      let bytes = try bytes(name, document)
      let read = try format(name).read(SourceFile(path: "back", bytes: bytes), for: "ar")
      #expect(read.diagnostics.isEmpty && read.units.count == 1, "\(text.debugDescription)")
      let result = ExchangeImport(
        read, format: try format(name), into: project.catalog,
        request: ExchangeImport.Request(locale: "ar", origin: "test"))
      #expect(result.strangers.count == 1, "\(text.debugDescription)")
      #expect(result.changes.isEmpty && result.refusals.isEmpty)
      #expect(result.checked(project.files, by: CheckRun(.all)).files.isEmpty)
    }
  }

  @Test(arguments: formats)
  func `of a unit that stands twice with two texts nothing is taken, and the others are`(
    name: String
  ) throws {
    let project = try SampleProject()
    var document = project.document()
    let new = Pattern(
      elements: [.text(.init(value: "جديد", span: SourceSpan(0, 0)))], span: SourceSpan(0, 0))
    let titles = document.units.indices.filter { document.units[$0].id.facet == "title" }
    for index in titles {
      document.units[index].variants[0].target = new
      document.units[index].state = .translated
    }
    // The two titles stay separate in formats that group units by file.
    document.units.append(document.units[titles[0]])
    document.units[document.units.count - 1].variants[0].target = Pattern(
      elements: [.text(.init(value: "آخر", span: SourceSpan(0, 0)))], span: SourceSpan(0, 0))
    let read = try format(name).read(
      SourceFile(path: "back", bytes: try bytes(name, document)), for: "ar")
    #expect(read.diagnostics.isEmpty)
    let result = ExchangeImport(
      read, format: try format(name), into: project.catalog,
      request: ExchangeImport.Request(locale: "ar", origin: "test"))
    #expect(result.changes.map(\.id.description) == ["disk.plain.title"])
    let refused = try #require(result.refusals.first)
    #expect(result.refusals.count == 1 && refused.name == "disk.full.title")
    #expect(refused.reasons.joined().hasPrefix("the file has it 2 times, with different texts: "))
    #expect(refused.reasons.joined().contains("جديد") && refused.reasons.joined().contains("آخر"))
  }

  @Test(arguments: formats)
  func `a file of no format, or of another, is refused`(name: String) throws {
    let project = try SampleProject()
    let strange: [[UInt8]] = [
      [], Array(" \n".utf8), Array("hello".utf8), [0, 0, 0, 0], Array("<a><b></a>".utf8),
      Array("{".utf8), Array("[]".utf8), Array("%PDF-1.7".utf8), [0x50, 0x4B, 0x03, 0x04],
      [0xFE, 0xFF], [0xEF, 0xBB, 0xBF],
    ]
    for bytes in strange {
      let file = SourceFile(path: "back", bytes: bytes)
      let read = try format(name).read(file, for: "ar")
      #expect(read.units.isEmpty, "\(bytes)")
    }
    for other in Self.formats where other != name {
      let file = SourceFile(path: "back", bytes: try bytes(other, project.document()))
      let chosen = try #require(ExchangeFormats.format(of: file))
      #expect(chosen.name == other, "each file is recognized by its content")
    }
  }
}
