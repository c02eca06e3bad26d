import BayanCompiler
import BayanRuntime
import Synchronization
import Testing

@Suite("Words replaced in a running program")
struct CatalogStoreTests {
  /// Returns the sample in one of two versions.
  ///
  /// Two texts have the number of the version, and a third message has an argument.
  private func pack(version: Int) throws -> [UInt8] {
    var builder = SamplePack.builder()
    builder.bodies[0] = .text("الإصدار \(version)")
    builder.bodies[1] = .text("\(version) version")
    builder.bodies[2] = .message(
      PackWriter([
        0, 0, 2, .part(.text), .text("\(version):"), .part(.expression), .operand(.argument), 0,
        "n", 0,
      ]))
    return try #require(builder.build()).bytes
  }

  private func store() throws -> CatalogStore {
    let table = try #require(
      CatalogTable(lines: [
        "bayan-table 5", "locale ar", "category other never", "domain d", "1 a other - tds:", "end",
      ]))
    return CatalogStore(MessageCatalog(table: table, packs: [try Pack(pack(version: 0))]))
  }

  private func words(_ catalog: MessageCatalog) -> ErrorWords {
    catalog.words(
      domain: 0, code: 0, arguments: [MessageArgument("n", 5)], preferring: ["ar"])
  }

  @Test func `a reader keeps the words it began with`() throws {
    let store = try store()
    let before = words(store.current)
    try store.load(pack(version: 1))
    #expect(before.title == "الإصدار 0")
    #expect(words(store.current).title == "الإصدار 1")
    store.restore()
    #expect(words(store.current).title == "الإصدار 0")
  }

  @Test
  func `a pack that is damaged or of another catalog is refused, and the last good texts stay`()
    throws
  {
    let store = try store()
    let good = try pack(version: 1)
    try store.load(good)
    for index in good.indices {
      var damaged = good
      damaged[index] ^= 0x04
      #expect(throws: Pack.Failure.self) { try store.load(damaged) }
      #expect(throws: Pack.Failure.self) { try store.load(Array(good.prefix(index))) }
    }
    var other = SamplePack.builder()
    other.fingerprint += 1
    let foreign = try #require(other.build()).bytes
    #expect(throws: Pack.Failure.otherCatalog) { try store.load(foreign) }
    var french = SamplePack.builder()
    french.locale = "fr"
    let unknown = try #require(french.build()).bytes
    #expect(throws: Pack.Failure.otherCatalog) { try store.load(unknown) }
    #expect(words(store.current).title == "الإصدار 1")
  }

  @Test
  func `eight tasks read while words are replaced a thousand times, and none reads a mixture`()
    async throws
  {
    let store = try store()
    let packs = try (0...1_000).map { try pack(version: $0) }
    let isDone = Done()
    await withTaskGroup(of: (reads: Int, isWrong: Bool).self) { group in
      for _ in 0..<8 {
        group.addTask {
          var (reads, last, isWrong) = (0, 0, false)
          repeat {
            let words = words(store.current)
            let title = words.title
            let version = Int(title.split(separator: " ").last ?? "") ?? -1
            isWrong =
              isWrong || version < last || title != "الإصدار \(version)"
              || words.description != "\(version) version"
              || words.suggestion(for: .json) != "\(version):5"
              || words.withUTF8(.title, { !$0.elementsEqual(title.utf8) })
            last = version
            reads += 1
            if reads % 16 == 0 { await Task.yield() }
          } while !isDone.value || last < 1_000
          return (reads, isWrong)
        }
      }
      group.addTask {
        for (version, pack) in packs.enumerated().dropFirst() {
          var damaged = pack
          damaged[version % pack.count] ^= 0x10
          _ = try? store.load(damaged)
          do { try store.load(pack) } catch { return (0, true) }
          // The writer sometimes lets readers of its own thread run first; other readers run at the
          // same time.
          if version % 25 == 0 { await Task.yield() }
        }
        isDone.set()
        return (0, false)
      }
      var readers = 0
      for await result in group {
        #expect(!result.isWrong)
        if result.reads > 0 { readers += 1 }
      }
      #expect(readers == 8)
    }
  }

  /// A flag for the end of the writer.
  private final class Done: Sendable {
    private let state = Atomic(false)
    var value: Bool { state.load(ordering: .acquiring) }
    func set() { state.store(true, ordering: .releasing) }
  }
}
