import BayanCatalog
import BayanDiagnostics
import Foundation
import Testing

@testable import BayanExchange

@Suite("tables for spreadsheets")
struct CSVTests {
  private static func rows(_ text: String) -> [[String]] {
    CSVTable(Array(text.utf8)).records.map { $0.fields.map(\.text) }
  }

  // The cases are those of RFC 4180, section 2, and the variants that spreadsheets write.
  @Test(arguments: [
    ("a,b\r\nc,d\r\n", [["a", "b"], ["c", "d"]]),
    ("a,b\nc,d", [["a", "b"], ["c", "d"]]),
    ("a,b\rc,d\r", [["a", "b"], ["c", "d"]]),
    ("\"a\",\"b,c\"\r\n", [["a", "b,c"]]),
    ("\"a\r\nb\",c\r\n", [["a\r\nb", "c"]]),
    ("\"a\"\"b\",\"\"\r\n", [["a\"b", ""]]),
    ("a,,\r\n,b,\r\n", [["a", "", ""], ["", "b", ""]]),
    ("\u{FEFF}a;b\r\nc,d;e\r\n", [["a", "b"], ["c,d", "e"]]),
    ("a\tb\n\"c\td\"\te\n", [["a", "b"], ["c\td", "e"]]),
    (" a , b \r\n", [[" a ", " b "]]),
    ("a,b\r\n\r\nc,d\r\n", [["a", "b"], ["c", "d"]]),
    ("\u{FEFF}\"a;x\",b\r\n", [["a;x", "b"]]),
  ])
  func `records are read as the RFC has them, and as spreadsheets write them`(
    text: String, rows: [[String]]
  ) {
    #expect(Self.rows(text) == rows)
  }

  @Test(arguments: [("a,\"b", 2), ("a,\"b\"c", 5), ("\"a\"\"", 0)])
  func `quotes that aren't closed, and text behind them, have their place`(
    text: String, offset: Int
  ) {
    let fault = CSVTable(Array(text.utf8)).fault
    #expect(fault?.rule == "exchange-syntax")
    #expect(fault?.offset == offset)
  }

  @Test(arguments: [
    ("id,source (en),ar", "ar", nil), ("id,source (en),العربية", "ar", nil),
    ("id,source (en),Arabic", "ar", nil), ("id,source (en),ar (Arabic)", "ar", nil),
    ("id,source (en),translation", "ar", nil), ("id,source (en),ar", nil, nil),
    (
      "id,source (en),xyzzy", "ar",
      "no column is in 'ar': the first line names 'id', 'source (en)' and 'xyzzy'"
    ),
    ("id,source (en),", "ar", "no column is in 'ar': the first line names"),
    ("id,source (en),xyzzy", nil, "no column has translations: the first line names"),
    // The source locale translates itself.
    ("id,source (en),note", "en", nil),
  ])
  func `a table without a column of the locale is refused, with the columns that it has`(
    header: String, locale: String?, message: String?
  ) {
    let file = SourceFile(path: "a.csv", text: header + "\nlogin.a.title,Save,حفظ\n")
    let found = CSV.read(file, for: locale).diagnostics.map(\.message.description)
    guard let message else {
      #expect(found == [])
      return
    }
    #expect(found.count == 1 && found[0].hasPrefix(message), "\(found)")
  }

  // - Source: OWASP, "CSV Injection".
  @Test(arguments: [
    "=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "\n=1", "＝1", "－1", "'=1", "''-1",
    "=cmd|' /C calc'!A0",
  ])
  func `no cell begins as a formula, and comes back as it was`(text: String) {
    let cell = CSVFormula.guarded(text)
    let first = cell.unicodeScalars.first
    #expect(first == "'")
    #expect(Array(CSVFormula.text(cell).utf8) == Array(text.utf8))
  }

  @Test(arguments: ["", "a=1", "'a", "don't", " =1", "١", "'", "5-3"])
  func `other texts stay as they are`(text: String) {
    #expect(CSVFormula.guarded(text) == text)
    #expect(CSVFormula.text(text) == text)
  }

  private static func read(
    _ text: String, for locale: String? = "ar", path: String = "back.csv"
  ) -> ReturnedDocument {
    let file = SourceFile(path: path, text: text)
    return ExchangeFormats.format(of: file)?.read(file, for: locale) ?? ReturnedDocument()
  }

  @Test(arguments: [
    ("id,source,ar\na.b.title,Full,ممتلئ\n", "csv"),
    ("Key;English;Comments;ar\na.b.title;Full;x;ممتلئ\n", "csv"),
    (
      "\u{FEFF}\"ID\",\"Source Text\",\"Translation\"\r\n\"a.b.title\",\"Full\",\"ممتلئ\"\r\n",
      "csv"
    ),
    ("key\ten\tde\tar\nb\t\t\t\na.b.title\tFull\tVoll\tممتلئ\n", "tsv"),
    ("location,source,target,id,fuzzy,context\n,Full,ممتلئ,a.b.title,,\n", "csv"),
    ("id,source (en),translation (ar),state (ar)\na.b.title,Full,ممتلئ,translated\n", "csv"),
    ("key,ar_SA\na.b.title,ممتلئ\n", "csv"),
    ("id,source,العربية\na.b.title,Full,ممتلئ\n", "csv"),
    ("id,English,ARABIC\na.b.title,Full,ممتلئ\n", "csv"),
    ("id,ar (Arabic)\na.b.title,ممتلئ\n", "csv"), ("id,Arabic (ar)\na.b.title,ممتلئ\n", "csv"),
    ("id,source (English),translation (العربية)\na.b.title,Full,ممتلئ\n", "csv"),
    // The format `.strings` would take these for keys without texts.
    ("\"id\";\"ar\"\n\"a.b.title\";\"ممتلئ\"\n", "csv"),
  ])
  func `columns are known by the names that others give them`(text: String, format: String) throws {
    let file = SourceFile(path: "x", text: text)
    #expect(ExchangeFormats.format(of: file)?.name == format)
    let unit = try #require(Self.read(text).units.last)
    #expect(unit.names.first == "a.b.title")
    #expect(unit.variants.first?.text == "ممتلئ")
    #expect(unit.problems == [])
    #expect(unit.state == .translated)
  }

  @Test func `of several languages one is named, or the file is refused with all of them`() {
    let text = "id,de,ar\na.b.title,Voll,ممتلئ\n"
    let read = Self.read(text, for: nil)
    #expect(read.units.isEmpty)
    #expect(read.diagnostics.first?.message.description.contains("'de' and 'ar'") == true)
    #expect(Self.read(text, for: "de").units.first?.variants.first?.text == "Voll")
    #expect(Self.read(text, for: "de").targetLocale == "de")
  }

  @Test(arguments: [
    ("draft", ExchangeState.draft), ("Fuzzy", .draft), ("needs review", .draft),
    ("reviewed", .reviewed), ("Final", .final), ("", .translated),
  ])
  func `a state is read by its meaning`(word: String, state: ExchangeState) {
    #expect(Self.read("id,ar,state\na.b.title,x,\(word)\n").units.first?.state == state)
  }

  @Test(arguments: [
    ("id,ar,state\na.b.title,x,perhaps\n", "'perhaps' isn't a state"),
    ("id,ar\na.b.title,one, two\n", "too many fields (3 instead of 2)"),
    ("id,en,ar\na.b.title,one\n", "too few fields (2 instead of 3)"),
    ("id,ar\na.b.title,{open\n", "'{' isn't part of a placeholder"),
  ])
  func `a wrong record is refused with the reason, and the others are read`(
    text: String, sentence: String
  ) {
    let read = Self.read(text)
    #expect(read.diagnostics.isEmpty)
    let problems = read.units.first.map { $0.problems + $0.syntaxProblems }
    #expect(problems?.first?.contains(sentence) == true, "\(read.units)")
  }

  @Test func `an export over a table keeps the columns of other languages and of others`() throws {
    let project = try SampleProject()
    let former = SourceFile(
      path: "t.csv",
      text: """
        Owner,id,source,de,ar
        Ann,disk.full.title,Full,Voll,alt
        Bob,others.key,Strange,Fremd,غريب

        """)
    let bytes = CSV.write(project.document(), over: former).bytes
    let rows = Self.rows(String(decoding: bytes, as: UTF8.self))
    #expect(
      rows[0] == ["id", "source (en)", "ar", "state (ar)", "note", "bayan (ar)", "Owner", "de"])
    let full = try #require(rows.first { $0[0] == "disk.full.title" })
    #expect(Array(full.suffix(2)) == ["Ann", "Voll"])
    #expect(full[2] != "alt")
    #expect(rows.last == ["others.key", "Strange", "غريب", "", "", "", "Bob", "Fremd"])
  }

  @Test func `a column of others whose name is a formula is guarded, once`() throws {
    let document = try SampleProject().document()
    var former = SourceFile(path: "t.csv", text: "id,=HYPERLINK(1),ar\ndisk.full.title,=1,x\n")
    for _ in 0..<2 {
      let bytes = CSV.write(document, over: former).bytes
      let rows = Self.rows(String(decoding: bytes, as: UTF8.self))
      #expect(rows[0].last == "'=HYPERLINK(1)")
      #expect(rows.first { $0[0] == "disk.full.title" }?.last == "'=1")
      former = SourceFile(path: "t.csv", bytes: bytes)
    }
  }

  @Test func `a table that is damaged is not written over`() throws {
    let former = SourceFile(path: "t.csv", text: "id,de\nother.key,\"Voll\n")
    let output = CSV.write(try SampleProject().document(), over: former)
    #expect(output.bytes.isEmpty)
    #expect(output.diagnostics.first?.severity == .error)
  }

  @Test func `all columns with texts are read of an app's table`() {
    let set = TextSet([
      SourceFile(
        path: "texts.csv",
        text: """
          key,source (en),ar,de,note
          error.full,"“{name}” is full","«{name}» ممتلئ",„{name}“ ist voll,The disk.
          error.count,%d files,%d ملف,,

          """)
    ])
    #expect(set.locales == ["en", "ar", "de"])
    #expect(set.untaken.isEmpty, "\(set.untaken)")
    #expect(set.entries.map(\.key.name) == ["error.full", "error.count"])
    #expect(set.entries[0].note == "The disk.")
    #expect(set.entries[0]["de"]?.text == "„{$name}“ ist voll")
    #expect(set.entries[1]["ar"]?.text.contains(":integer") == true)
    #expect(set.entries[1]["de"] == nil)
  }
}
