import BayanCompiler
import Testing

@testable import BayanRuntime

@Suite("The table")
struct CatalogTableTests {
  @Test func `a table is read back as it was written`() throws {
    let table = CatalogTable(
      locales: ["en", "ar"], aliases: ["iw": -1, "no": 0, "ar-EG": 1],
      fallbacks: ["fa": 1, "nn": 0],
      categories: [.init(name: "other", retry: .never, facets: [.title, .help])],
      options: [.init(name: "cancel", role: .cancel)],
      domains: [
        .init(
          identifier: "com.example",
          codes: [
            .init(
              name: "negative", value: -5, summary: "Below: zero.", category: 0, options: [0],
              isSensitive: true, words: .own([.title, .description, .help])),
            .init(
              name: "large", value: 1 << 40, summary: "\\n:\n\u{301}", category: 0,
              words: .category),
            .init(name: "silent", value: 0, category: 0, words: .own([])),
          ])
      ])
    let read = try #require(CatalogTable(lines: table.lines.map { $0[...] }))
    #expect(read.locales == table.locales)
    #expect(read.aliases == table.aliases)
    #expect(read.fallbacks == table.fallbacks)
    #expect(read.categories == table.categories)
    #expect(read.options == table.options)
    #expect(read.domains == table.domains)
  }

  @Test func `a code is a line, without any number that another code changes`() {
    func table(_ codes: [CatalogTable.Code]) -> [String] {
      CatalogTable(
        locales: ["en"], aliases: [:],
        categories: [.init(name: "other", retry: .never, facets: [.title])],
        options: [.init(name: "cancel", role: .cancel)],
        domains: [.init(identifier: "d", codes: codes)]
      ).lines
    }
    let first = CatalogTable.Code(
      name: "first", value: 1, summary: "One.", category: 0, words: .own([.title, .suggestion]))
    let last = CatalogTable.Code(
      name: "last", value: 3, category: 0, options: [0], isSensitive: true, words: .category)
    #expect(
      table([first, last]) == [
        "bayan-table 3", "locale en", "category other never t", "option cancel cancel", "domain d",
        "1 first other - ts: One.", "3 last other cancel category sensitive:", "end",
      ])
    let second = CatalogTable.Code(name: "second", value: 2, category: 0, words: .own([.title]))
    let added = table([first, second, last]).difference(from: table([first, last]))
    #expect(added.count == 1)
  }

  @Test func `slots follow the order of the table`() {
    let table = CatalogTable(
      locales: ["en"], aliases: [:],
      categories: [
        .init(name: "other", retry: .never, facets: [.description]),
        .init(name: "more", retry: .never),
      ],
      options: [.init(name: "retry", role: .default), .init(name: "cancel", role: .cancel)],
      domains: [
        .init(
          identifier: "d",
          codes: [
            .init(name: "a", value: 1, category: 0, words: .category),
            .init(name: "b", value: 2, category: 0, words: .own([.help, .title])),
            .init(name: "c", value: 3, category: 1, words: .category),
          ])
      ])
    #expect(
      table.domains[0].codes.map(\.slots) == [[-1, 2, -1, -1], [0, -1, -1, 1], [-1, -1, -1, -1]])
    #expect(table.options.map(\.slot) == [3, 4])
    #expect(table.slotCount == 5)
  }

  @Test func `no cut of a table is taken for one`() {
    let lines = CatalogTable(
      locales: ["en"], aliases: [:], categories: [.init(name: "other", retry: .never)],
      options: [], domains: [.init(identifier: "d", codes: [])]
    ).lines
    for length in 0..<lines.count {
      let isRead = CatalogTable(lines: lines.prefix(length).map { $0[...] }) != nil
      #expect(!isRead, "\(length)")
    }
  }

  @Test func `every flipped byte of a table is refused, or gives one whose parts are there`() {
    let table = CatalogTable(
      locales: ["en", "ar"], aliases: ["iw": -1, "no": 1],
      categories: [.init(name: "other", retry: .never), .init(name: "more", retry: .manual)],
      options: [.init(name: "retry", role: .default)],
      domains: [
        .init(
          identifier: "d",
          codes: [
            .init(
              name: "a", value: 1, category: 1, options: [0],
              words: .own([.title, .description, .help]))
          ])
      ])
    let bytes = Array(table.lines.joined(separator: "\n").utf8)
    for index in bytes.indices {
      for flip in [UInt8(0x01), 0x02, 0x04, 0x40, 0x7F, 0x80, 0xFF] {
        var damaged = bytes
        damaged[index] ^= flip
        let lines = damaged.split(separator: UInt8(ascii: "\n"))
          .map { Substring(decoding: $0, as: UTF8.self) }
        guard let table = CatalogTable(lines: lines) else { continue }
        for code in table.domains.flatMap(\.codes) {
          #expect(table.categories.indices.contains(code.category))
          #expect(code.options.allSatisfy(table.options.indices.contains))
          #expect(code.slots.count == CatalogTable.Facet.allCases.count)
        }
        #expect(table.aliases.values.allSatisfy { $0 < table.locales.count })
      }
    }
  }
}
