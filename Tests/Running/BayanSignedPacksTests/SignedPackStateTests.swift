import BayanRuntime
import BayanSignedPacks
import Foundation
import Testing

@Suite("Signed packs from start to start")
struct SignedPackStateTests {
  /// A program with its state, which can start again.
  private struct Program {
    var store: CatalogStore
    var state = SignedPackState()
    var now = SignedSample.now
    var trust = SignedSample.trust

    init() throws { store = try SignedSample.store() }

    mutating func load(_ bytes: [UInt8]) throws(SignedPackRefusal) -> SignedPackOutcome {
      try store.load(
        signed: bytes, trusting: trust, state: &state, at: now, by: SignedSample.scheme)
    }

    /// Starts again with the stored state.
    mutating func restart() throws -> [String: SignedPackRefusal] {
      state = try SignedPackState(state.bytes)
      store = try SignedSample.store()
      return store.resume(&state, trusting: trust, at: now, by: SignedSample.scheme)
    }

    var title: String { SignedSample.title(store) }
  }

  @Test func `a confirmed pack answers after each start`() throws {
    var program = try Program()
    _ = try program.load(SignedSample.signed("one", number: 1))
    #expect(program.state.hasTrial)
    program.state.confirm()
    #expect(!program.state.hasTrial)
    #expect(try program.restart().isEmpty)
    #expect(program.title == "one")
    #expect(try program.restart().isEmpty)
    #expect(program.title == "one")
  }

  @Test
  func `a pack that is never confirmed is left at the next start, and the one before answers`()
    throws
  {
    var program = try Program()
    _ = try program.load(SignedSample.signed("one", number: 1))
    program.state.confirm()
    let second = try SignedSample.signed("two", number: 2)
    _ = try program.load(second)
    #expect(program.title == "two")
    #expect(try program.restart().isEmpty)
    #expect(program.title == "one")
    // A pack has one trial: the next try has a new number.
    #expect(throws: SignedPackRefusal.olderNumber(2, seen: 2)) { try program.load(second) }
    #expect(try program.load(SignedSample.signed("three", number: 3)) == .onTrial)
  }

  @Test
  func `a first pack that is never confirmed leaves the words that the program was built with`()
    throws
  {
    var program = try Program()
    _ = try program.load(SignedSample.signed("one", number: 1))
    #expect(try program.restart().isEmpty)
    #expect(program.title == "built")
  }

  @Test func `an older pack is refused, and the same one is known`() throws {
    var program = try Program()
    let first = try SignedSample.signed("one", number: 1)
    let second = try SignedSample.signed("two", number: 2)
    _ = try program.load(second)
    #expect(try program.load(second) == .known)
    #expect(throws: SignedPackRefusal.olderNumber(1, seen: 2)) { try program.load(first) }
    program.state.confirm()
    #expect(try program.load(second) == .known)
    #expect(throws: SignedPackRefusal.olderNumber(2, seen: 2)) {
      try program.load(SignedSample.signed("another two", number: 2))
    }
    _ = try program.restart()
    #expect(throws: SignedPackRefusal.olderNumber(1, seen: 2)) { try program.load(first) }
    #expect(program.title == "two")
  }

  @Test func `each locale has its own number`() throws {
    var program = try Program()
    _ = try program.load(SignedSample.signed("ar 5", number: 5))
    _ = try program.load(SignedSample.signed("en 2", number: 2, locale: "en"))
    #expect(SignedSample.title(program.store, "en") == "en 2")
    program.state.confirm()
    _ = try program.restart()
    #expect(program.title == "ar 5")
    #expect(SignedSample.title(program.store, "en") == "en 2")
  }

  @Test
  func `without its state a program takes an older pack, unless the app names a least number`()
    throws
  {
    var program = try Program()
    _ = try program.load(SignedSample.signed("two", number: 2))
    program.state = SignedPackState()
    #expect(try program.load(SignedSample.signed("one", number: 1)) == .onTrial)
    program.state = SignedPackState()
    program.trust.leastNumber = 2
    #expect(throws: SignedPackRefusal.olderNumber(1, seen: 2)) {
      try program.load(SignedSample.signed("one", number: 1))
    }
  }

  @Test func `a pack that expired isn't loaded at a start, and is again when the clock is right`()
    throws
  {
    var program = try Program()
    let bytes = SignedSample.signed(
      try SignedSample.pack("one"), SignedSample.claims(number: 1, end: 2_000_000))
    _ = try program.load(bytes)
    program.state.confirm()
    program.now = Date(timeIntervalSince1970: 2_000_001)
    #expect(
      try program.restart() == ["ar": .expired(Date(timeIntervalSince1970: 2_000_000))])
    #expect(program.title == "built")
    program.now = SignedSample.now
    #expect(try program.restart().isEmpty)
    #expect(program.title == "one")
  }

  @Test
  func `a pack whose key or contract is no longer accepted is taken out, and its number stays`()
    throws
  {
    var program = try Program()
    _ = try program.load(SignedSample.signed("four", number: 4))
    program.state.confirm()
    program.trust.keys = [SignedSample.otherKey]
    #expect(try program.restart() == ["ar": .unknownKey(SignedSample.key)])
    #expect(program.title == "built")
    #expect(try program.restart().isEmpty)
    #expect(program.state.highestNumber(for: "ar") == 4)
  }

  @Test func `changed bytes in the store of the app bring no other words`() throws {
    var program = try Program()
    _ = try program.load(SignedSample.signed("one", number: 1))
    program.state.confirm()
    let stored = program.state.bytes
    for index in stored.indices {
      var changed = stored
      changed[index] ^= 0x10
      #expect(throws: SignedPackState.Damaged.self) { try SignedPackState(changed) }
      #expect(throws: SignedPackState.Damaged.self) {
        try SignedPackState(Array(stored.prefix(index)))
      }
    }
    #expect(try SignedPackState(stored) == program.state)
    #expect(try SignedPackState(SignedPackState().bytes) == SignedPackState())
  }

  @Test func `a file has the old state or the new one, and nothing is left beside it`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("bayan-state-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("packs.state").path
    #expect(try SignedPackState(contentsOf: path) == SignedPackState())
    var program = try Program()
    for number in 1...3 as ClosedRange<UInt64> {
      _ = try program.load(SignedSample.signed("\(number)", number: number))
      try program.state.write(to: path)
      #expect(try SignedPackState(contentsOf: path) == program.state)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["packs.state"])
    let failure = #expect(throws: SignedPackState.WriteFailure.self) {
      try program.state.write(to: folder.appendingPathComponent("none/packs.state").path)
    }
    #expect(failure?.code == ENOENT)
    #expect(throws: SignedPackState.Damaged.self) {
      try SignedPackState(contentsOf: folder.path)
    }
  }
}
