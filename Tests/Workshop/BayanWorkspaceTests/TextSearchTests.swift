import BayanCatalog
import BayanCatalogFixtures
import BayanCompiler
import BayanDiagnostics
import BayanRuntime
import BayanWorkspace
import Foundation
import Testing

@Suite("words that somebody saw")
struct TextSearchTests {
  private static func project(_ english: String, _ arabic: String = "") -> [SourceFile] {
    [
      ("Catalog/bayan.toml", "format = 1\nsource-locale = \"en\"\nlocales = [\"en\", \"ar\"]\n"),
      (
        "Catalog/files.toml",
        """
        domain = "com.example.files"
        type = "FilesError"
        summary = "Errors of files."

        [codes.locked]
        category = "recoverable"
        recovery = "retry"
        summary = "The file is locked."
        arguments = { name = { type = "string" }, count = { type = "integer" } }

        [codes.gone]
        category = "recoverable"
        recovery = "retry"
        summary = "The file is gone."
        arguments = { name = { type = "string" } }
        """
      ),
      ("Locales/en/files.toml", english), ("Locales/ar/files.toml", arabic),
    ].map { SourceFile(path: $0.0, text: $0.1) }
  }

  private static let english = """
    [locked]
    title = "“{$name}” Is Locked"
    description = '''
    .input {$count :integer}
    .match $count
    one {{{$count} person is using it.}}
    * {{{$count} people are using it.}}
    '''
    suggestion = "Wait until they’re done, or {#b}make a copy{/b} and work on that."

    [gone]
    title = "“{$name}” Is Gone"
    description = "Somebody moved it, or it’s in the trash."
    suggestion = "Wait until they’re back."
    """

  private static let arabic = """
    [locked]
    title = "الملف «{$name}» مقفل"
    description = '''
    .input {$count :integer}
    .match $count
    zero {{لا يستخدمه أحد.}}
    one {{يستخدمه شخص واحد.}}
    two {{يستخدمه شخصان.}}
    few {{يستخدمه {$count} أشخاص.}}
    many {{يستخدمه {$count} شخصًا.}}
    * {{يستخدمه {$count} شخص.}}
    '''
    suggestion = "يُرجى الانتظار حتى ينتهوا."

    [gone]
    title = "الملف «{$name}» غير موجود"
    description = "نقله شخص ما، أو هو في سلة المهملات."
    suggestion = "يُرجى الانتظار حتى يعودوا."
    """

  private static func found(_ text: String) throws -> [TextSearch.Found] {
    try #require(TextSearch(text).search(project(english, arabic))).found
  }

  @Test(arguments: [
    // The text as it was shown, with and without isolation marks.
    ("“\u{2068}report.pdf\u{2069}” Is Locked", "locked", "title"),
    ("“report.pdf” Is Locked", "locked", "title"),
    ("الملف «\u{2068}report.pdf\u{2069}» مقفل", "locked", "title"),
    // Digits of both kinds.
    ("يستخدمه ٣ أشخاص.", "locked", "description"),
    ("يستخدمه 3 أشخاص.", "locked", "description"),
    ("1,204 people are using it.", "locked", "description"),
    // Texts typed by hand, with other quotes, other cases, or no vowel marks.
    ("\"report.pdf\" is locked", "locked", "title"),
    ("IT'S IN THE TRASH", "gone", "description"),
    ("يرجى الانتظار حتى ينتهوا", "locked", "suggestion"),
    // Decomposed texts, with a line break and a narrow space.
    ("يستخدمه\n٣\u{202F}أشخاص.", "locked", "description"),
    ("make a copy and\nwork on that", "locked", "suggestion"),
    // Texts without markup, which isn't shown.
    ("or make a copy and work", "locked", "suggestion"),
    // Texts cut off at both ends, even within a value.
    ("port.pdf” Is Locked", "locked", "title"),
    ("“report.pdf” Is Go…", "gone", "title"),
    // Texts with an addition by a program.
    ("Error 12: “report.pdf” Is Gone (tap for more)", "gone", "title"),
  ])
  func `a text leads to its error, whatever was done to it on the way`(
    text: String, entry: String, facet: String
  ) throws {
    let best = try #require(try Self.found(text).first, "\(text)")
    #expect(best.entry == MessageID(file: "files", entry: entry))
    #expect(best.messages.first?.id.facet == facet)
  }

  @Test func `of two errors that say the same, the one wins whose other words are there too`()
    throws
  {
    let found = try Self.found("“a” Is Gone. Wait until they’re back.")
    #expect(found.first?.entry.entry == "gone")
    #expect(found.first?.messages.map(\.id.facet) == ["suggestion", "title"])
    #expect(found.first?.isExact == false)
  }

  @Test func `the values that were seen are given`() throws {
    let found = try #require(try Self.found("الملف «Report 12.pdf» مقفل").first)
    #expect(found.values.map(\.name) == ["name"])
    #expect(found.values.map(\.value) == ["report 12.pdf"])
    #expect(found.isExact)
  }

  @Test func `one text of two locales is one error with two places`() throws {
    let files = Self.project(Self.english, Self.english)
    let found = try #require(TextSearch("Somebody moved it").search(files)).found
    #expect(found.count == 1)
    #expect(found.first?.messages.map(\.locale) == ["en", "ar"])
  }

  @Test(arguments: ["", "  \u{2068}\u{2069} ", "…", "The moon is made of cheese.", "x", "{$name}"])
  func `a text that no message has finds nothing`(text: String) throws {
    let found = try Self.found(text)
    #expect(found.isEmpty, "\(found.map(\.entry))")
  }

  // The search first reads some files, and reads all if these have too little of the text.
  @Test(arguments: ["somebody moved it", "IT’S IN THE TRASH", "“IS” Is Gone"])
  func `files are enough that have the words as they are written, or all are read`(
    text: String
  ) throws {
    let other = [
      SourceFile(
        path: "Catalog/other.toml",
        text: """
          domain = "com.example.other"
          type = "OtherError"
          summary = "Others."

          [codes.trap]
          category = "recoverable"
          recovery = "retry"
          summary = "It has a word of the text, and is another."
          """),
      SourceFile(
        path: "Locales/en/other.toml",
        text: "[trap]\ntitle = \"Trash\"\ndescription = \"IS and MOVED and trash\"\n"),
    ]
    let files = Self.project(Self.english, Self.arabic) + other
    let search = TextSearch(text)
    let all = try #require(CatalogLoader.load(files).catalog)
    let best = try #require(search.search(files)?.found.first)
    #expect(best.entry == search.found(in: all.locales).first?.entry)
    #expect(best.entry.entry == "gone")
  }

  @Test func `a button and the words of a category lead to all errors that show them`() throws {
    let files = Self.project(Self.english)
    let result = try #require(TextSearch("Try Again").search(files))
    let found = try #require(result.found.first)
    #expect(found.entry.file == MessageID.optionsFile)
    let names = result.catalog.errors(showing: found.entry).map {
      result.catalog.domains[$0.domain].codes[$0.code].name
    }
    #expect(names == ["locked", "gone"])
  }

  /// The catalog of this repository, as its readers see it.
  @Test func `each text of a catalog, as it is shown, leads to where it is from`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../..").standardizedFileURL
    let files = try ["Catalog", "Locales/en", "Locales/ar"].flatMap { folder in
      try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)
        .filter { $0.hasSuffix(".toml") }.map { name in
          SourceFile(
            path: "\(folder)/\(name)",
            bytes: Array(try Data(contentsOf: root.appending(path: "\(folder)/\(name)"))))
        }
    }
    let catalog = try #require(CatalogLoader.load(files).catalog)
    let arguments = DeclaredArguments(catalog)
    for locale in catalog.locales {
      for (index, message) in locale.messages.enumerated() where index.isMultiple(of: 17) {
        guard
          let table = MessageTable(
            of: [message], arguments[message.id] ?? [], in: catalog, atMost: 6)
        else { continue }
        for text in table.rows.flatMap(\.texts) where text.unicodeScalars.count > 3 {
          let found = TextSearch(text).found(in: catalog.locales)
          let best = found.prefix { $0.score == found[0].score }
          #expect(
            best.contains { found in
              found.entry.entry == message.id.entry
                || found.messages.contains(where: message.hasSameText)
            }, "\(message.id) in \(locale.tag): \(text) → \(best.map(\.entry))")
        }
      }
    }
  }
}
