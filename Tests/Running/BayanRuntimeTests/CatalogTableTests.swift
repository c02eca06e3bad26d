import Testing

@testable import BayanRuntime

@Suite("The table")
struct CatalogTableTests {
  @Test("A table is read back as it was written")
  func roundTrip() throws {
    let table = CatalogTable(
      locales: ["en", "ar"], aliases: ["iw": -1, "no": 0],
      categories: [.init(name: "other", retry: .never)],
      options: [.init(name: "cancel", role: .cancel, slot: 9)],
      domains: [
        .init(
          identifier: "com.example",
          codes: [
            .init(
              name: "negative", value: -5, summary: "Below zero.", category: 0, options: [0],
              isSensitive: true, slots: [0, 1, -1, 2]),
            .init(
              name: "large", value: 1 << 40, category: 0, options: [], isSensitive: false,
              slots: [-1, -1, -1, -1]),
          ])
      ])
    let bytes = table.encoded()
    let read = try #require(bytes.withUnsafeBytes { CatalogTable($0) })
    #expect(read.locales == table.locales)
    #expect(read.aliases == table.aliases)
    #expect(read.categories == table.categories)
    #expect(read.options == table.options)
    #expect(read.domains == table.domains)
    #expect(bytes.allSatisfy { $0 < 0x80 })
  }

  @Test("No cut of a table is taken for one")
  func cuts() {
    let bytes = CatalogTable(
      locales: ["en"], aliases: [:], categories: [.init(name: "other", retry: .never)],
      options: [], domains: [.init(identifier: "d", codes: [])]
    ).encoded()
    for length in 0..<bytes.count {
      let isRead = bytes.prefix(length).withUnsafeBytes { CatalogTable($0) != nil }
      #expect(!isRead, "\(length)")
    }
  }

  @Test("Every flipped byte of a table is refused, or gives one whose parts are there")
  func flips() {
    let bytes = CatalogTable(
      locales: ["en", "ar"], aliases: ["iw": -1, "no": 1],
      categories: [.init(name: "other", retry: .never), .init(name: "more", retry: .manual)],
      options: [.init(name: "retry", role: .default, slot: 4)],
      domains: [
        .init(
          identifier: "d",
          codes: [
            .init(
              name: "a", value: 1, category: 1, options: [0], isSensitive: false,
              slots: [0, 1, -1, 2])
          ])
      ]
    ).encoded()
    for index in bytes.indices {
      for flip in [UInt8(0x01), 0x02, 0x04, 0x40, 0x7F, 0x80, 0xFF] {
        var damaged = bytes
        damaged[index] ^= flip
        guard let table = damaged.withUnsafeBytes({ CatalogTable($0) }) else { continue }
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
