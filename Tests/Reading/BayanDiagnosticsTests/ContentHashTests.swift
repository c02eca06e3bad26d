import BayanDiagnostics
import Testing

@Suite("content hash")
struct ContentHashTests {
  // What the reference implementation gives with seed 0.
  @Test(arguments: [
    ("", "ef46db3751d8e999"), ("a", "d24ec4f1a98c6e5b"), ("abc", "44bc2cf5ad770999"),
    ("Nobody inspects the spammish repetition", "fbcea83c8a378bf1"),
  ])
  func `is xxHash`(text: String, hash: String) {
    #expect(ContentHash(text).description == hash)
  }

  @Test func `differs with any byte, of any length`() {
    for length in 0...80 {
      let bytes = (0..<length).map { UInt8(truncatingIfNeeded: $0 &* 37) }
      var seen: Set = [ContentHash(bytes)]
      for position in 0..<length {
        var changed = bytes
        changed[position] ^= 0x80
        seen.insert(ContentHash(changed))
      }
      seen.insert(ContentHash(bytes + [0]))
      #expect(seen.count == length + 2)
    }
  }

  @Test func `of hashes depends on their order`() {
    let (a, b) = (ContentHash("a"), ContentHash("b"))
    #expect(ContentHash([a, b]) != ContentHash([b, a]))
    #expect(ContentHash([a, b]) == ContentHash([a, b]))
  }
}
