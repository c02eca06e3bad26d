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
}
