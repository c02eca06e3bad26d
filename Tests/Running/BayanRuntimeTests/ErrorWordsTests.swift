import BayanCompiler
import BayanRuntime
import Testing

@Suite("Words lent as bytes")
struct ErrorWordsTests {
  /// Returns the words of an error with its own title, a description in the source locale only, and
  /// a suggestion with an argument.
  private func words() throws -> ErrorWords {
    let table = try #require(
      CatalogTable(lines: [
        "bayan-table 5", "locale en", "locale ar", "category other never", "domain d",
        "1 a other - tds:", "end",
      ]))
    var source = SamplePack.builder(locale: "en")
    source.bodies = [.text("Login failed"), .text("Details"), .text("Again")]
    var target = SamplePack.builder()
    target.bodies = Array(target.bodies.prefix(3))
    let packs = try [source, target].map { try Pack(try #require($0.build()).bytes) }
    return MessageCatalog(table: table, packs: packs).words(
      domain: 0, code: 0, arguments: [MessageArgument("name", "Ann\nB")], preferring: ["ar"])
  }

  @Test(arguments: [Sink.display, .log, .terminal, .json])
  func `they are those of the text, wherever it goes and comes from`(sink: Sink) throws {
    let words = try words()
    for facet in CatalogTable.Facet.allCases {
      let lent = words.withUTF8(facet, for: sink) { Array($0) }
      #expect(lent == Array((words.text(facet, for: sink) ?? "").utf8))
    }
    #expect(words.withUTF8(.title, for: sink) { Array($0) } == Array(SamplePack.arabicText.utf8))
    #expect(words.withUTF8(.description, for: sink) { Array($0) } == Array("Details".utf8))
    #expect(words.withUTF8(.help, for: sink) { $0.count } == 0)
  }

  @Test func `a value in them is made for the sink`() throws {
    let words = try words()
    let shown = words.withUTF8(.suggestion) { String(decoding: $0, as: UTF8.self) }
    #expect(shown.utf8.elementsEqual("مرحبًا \u{2068}Ann\nB\u{2069}".utf8))
    let logged = words.withUTF8(.suggestion, for: .log) { String(decoding: $0, as: UTF8.self) }
    #expect(logged.utf8.elementsEqual("مرحبًا Ann B".utf8))
  }

  @Test func `values and errors of the borrower go through`() throws {
    struct Refused: Error {}
    let words = try words()
    #expect(words.withUTF8(.title) { $0.first } == SamplePack.arabicText.utf8.first)
    for facet in [CatalogTable.Facet.title, .suggestion, .help] {
      #expect(throws: Refused.self) {
        try words.withUTF8(facet) { (_) throws(Refused) -> Int in throw Refused() }
      }
    }
  }
}
