import BayanSupport
import Testing

struct SHA256Tests {
  private func hash(_ bytes: [UInt8]) -> String {
    SHA256.hash(bytes).map { byte in
      let text = String(byte, radix: 16)
      return text.count == 1 ? "0" + text : text
    }.joined()
  }

  @Test func `the examples of the standard have their hashes`() {
    #expect(hash([]) == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    #expect(
      hash(Array("abc".utf8)) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      hash(Array("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq".utf8))
        == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
    #expect(
      hash([UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000))
        == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  @Test(arguments: [55, 56, 63, 64, 65, 119, 120])
  func `lengths around a block have hashes of their own`(count: Int) {
    let one = SHA256.hash([UInt8](repeating: 1, count: count))
    #expect(one.count == 32)
    #expect(one != SHA256.hash([UInt8](repeating: 1, count: count + 1)))
  }
}
