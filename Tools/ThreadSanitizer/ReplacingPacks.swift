import BayanRuntime

/// Eight tasks that read texts while packs are replaced a thousand times, for the thread sanitizer.
///
/// It exits with 1 if a reader saw texts of two packs, or older texts after newer ones. The
/// sanitizer itself ends a program with a data race with 66.
@main
struct ReplacingPacks {
  static let replacements = 1_000

  static func main() async throws {
    let store = try store()
    let packs = try (0...replacements).map { try pack(version: $0) }
    var reads = 0
    await withTaskGroup(of: Int.self) { group in
      for _ in 0..<8 { group.addTask { await read(store) } }
      group.addTask {
        for (version, pack) in packs.enumerated().dropFirst() {
          var damaged = pack
          damaged[version % pack.count] ^= 0x10
          _ = try? store.load(damaged)
          do { try store.load(pack) } catch { fatalError("a good pack was refused: \(error)") }
          await Task.yield()
        }
        return 0
      }
      for await count in group { reads += count }
    }
    print("\(reads) reads by 8 tasks during \(replacements) replacements, none wrong")
  }

  /// Reads texts until the last version.
  private static func read(_ store: CatalogStore) async -> Int {
    var (reads, last) = (0, 0)
    while last < replacements {
      let words = store.current.words(
        domain: 0, code: 0,
        arguments: [MessageArgument("n", .integer(reads)), MessageArgument("name", "سارة")],
        preferring: ["ar"])
      let version = Int(words.title.split(separator: " ").last ?? "") ?? -1
      precondition(version >= last, "older words after newer ones")
      precondition(words.description == "\(version) version", "words of two packs")
      precondition(words.suggestion(for: .json) == "\(version):\(reads) سارة", "a wrong text")
      last = version
      reads += 1
      if reads % 16 == 0 { await Task.yield() }
    }
    return reads
  }

  private static func store() throws -> CatalogStore {
    let lines = [
      "bayan-table 5", "locale ar", "category other never", "domain d", "1 a other - tds:", "end",
    ]
    guard let table = CatalogTable(lines: lines) else { fatalError("the table isn't read") }
    return CatalogStore(MessageCatalog(table: table, packs: [try Pack(pack(version: 0))]))
  }

  /// Returns a pack with two texts and a message with arguments, which all have the same version.
  private static func pack(version: Int) throws -> [UInt8] {
    var noRules = PackWriter()
    noRules.write(0)
    var message = PackWriter()
    for number in [0, 0, 4] { message.write(number) }
    for (place, name, text) in [(0, "n", "\(version):"), (1, "name", " ")] {
      message.write(MessageForm.Part.text.rawValue)
      message.write(text)
      message.write(MessageForm.Part.expression.rawValue)
      message.write(MessageForm.Operand.argument.rawValue)
      message.write(place)
      message.write(name)
      message.write(0)
    }
    var symbols = PackWriter()
    let signs = [".", "", "-", "+", "∞", "NaN"]
    for text in (0...9).map(String.init) + signs { symbols.write(text) }
    for number in [0, 0, 1] { symbols.write(number) }
    for text in ["", "%", "-", "%"] { symbols.write(text) }
    for number in [0, 0] { symbols.write(number) }
    symbols.write("latn")
    var list = PackWriter()
    for text in [", ", ", ", ", ", ", ", "", ""] { list.write(text) }
    let builder = PackBuilder(
      locale: "ar", direction: .rightToLeft, symbols: symbols, cardinalRules: noRules,
      ordinalRules: noRules, list: list, fingerprint: 7,
      bodies: [.text("الإصدار \(version)"), .text("\(version) version"), .message(message)])
    guard let built = builder.build() else { throw Pack.Failure.incomplete }
    return built.bytes
  }
}
