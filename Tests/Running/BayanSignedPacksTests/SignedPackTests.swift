import BayanRuntime
import BayanSeededRandom
import BayanSignedPacks
import Foundation
import Testing

@Suite("Signed packs")
struct SignedPackTests {
  /// A pack that is refused, and the reason.
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var refusal: SignedPackRefusal
    var trust = SignedSample.trust
    var bytes: @Sendable () throws -> [UInt8]
  }

  private static func signed(_ claims: SignedPack.Claims) throws -> [UInt8] {
    SignedSample.signed(try SignedSample.pack("new"), claims)
  }

  static let refused: [Case] = [
    Case(testDescription: "no byte", refusal: .truncated) { [] },
    Case(testDescription: "something else", refusal: .notASignedPack) {
      Array("hello, world".utf8)
    },
    Case(testDescription: "a pack without a signature", refusal: .notSigned) {
      try SignedSample.pack("new")
    },
    Case(testDescription: "another format", refusal: .otherFormat("2")) {
      var bytes = try SignedSample.signed("new", number: 1)
      bytes[18] = UInt8(ascii: "2")
      return bytes
    },
    Case(testDescription: "half a pack", refusal: .truncated) {
      let bytes = try SignedSample.signed("new", number: 1)
      return Array(bytes.prefix(bytes.count / 2))
    },
    Case(testDescription: "a byte too many", refusal: .notASignedPack) {
      try SignedSample.signed("new", number: 1) + [0]
    },
    Case(testDescription: "another key", refusal: .unknownKey(SignedSample.otherKey)) {
      SignedSample.signed(try SignedSample.pack("new"), by: SignedSample.otherKey)
    },
    Case(testDescription: "a signature of zeros", refusal: .wrongSignature) {
      var bytes = try SignedSample.signed("new", number: 1)
      bytes.replaceSubrange(20..<84, with: repeatElement(0, count: 64))
      return bytes
    },
    Case(testDescription: "another key that pretends to be the right one", refusal: .wrongSignature)
    {
      SignedPack.bytes(
        of: try SignedSample.pack("new"), SignedSample.claims(), key: SignedSample.key
      ) { SignedSample.signature(of: $0, by: SignedSample.otherKey) }
    },
    Case(testDescription: "another module", refusal: .otherModule("Other")) {
      try signed(SignedSample.claims(module: "Other"))
    },
    Case(testDescription: "another contract", refusal: .otherContract) {
      SignedSample.signed(
        try SignedSample.pack("new", fingerprint: 8), SignedSample.claims(contract: 8))
    },
    Case(testDescription: "another number of messages", refusal: .otherContract) {
      try signed(SignedSample.claims(slots: 3))
    },
    Case(
      testDescription: "a contract that isn't that of the pack", refusal: .pack(.otherCatalog)
    ) {
      SignedSample.signed(try SignedSample.pack("new", fingerprint: 8))
    },
    Case(testDescription: "a locale that isn't that of the pack", refusal: .pack(.otherCatalog)) {
      try signed(SignedSample.claims(locale: "en"))
    },
    Case(testDescription: "a locale that the program lacks", refusal: .pack(.otherCatalog)) {
      SignedSample.signed(
        try SignedSample.pack("new", locale: "fr"), SignedSample.claims(locale: "fr"))
    },
    Case(
      testDescription: "an end in the past",
      refusal: .expired(Date(timeIntervalSince1970: 999_999))
    ) { try signed(SignedSample.claims(end: 999_999)) },
    Case(testDescription: "the number zero", refusal: .olderNumber(0, seen: 0)) {
      try signed(SignedSample.claims(number: 0))
    },
    Case(
      testDescription: "a number below that of the app's release",
      refusal: .olderNumber(4, seen: 5),
      trust: {
        var trust = SignedSample.trust
        trust.leastNumber = 5
        return trust
      }()
    ) { try signed(SignedSample.claims(number: 4)) },
    Case(
      testDescription: "a byte above the limit", refusal: .tooLarge(200, limit: 199),
      trust: {
        var trust = SignedSample.trust
        trust.sizeLimit = 199
        return trust
      }()
    ) { Array(repeating: 0, count: 200) },
  ]

  @Test(arguments: refused)
  func `a pack is refused for its own reason, and words and state stay`(wrong: Case) throws {
    let store = try SignedSample.store()
    var state = SignedPackState()
    #expect(throws: wrong.refusal) {
      try store.load(
        signed: wrong.bytes(), trusting: wrong.trust, state: &state, at: SignedSample.now,
        by: SignedSample.scheme)
    }
    #expect(SignedSample.title(store) == "built")
    #expect(state == SignedPackState())
    #expect(!wrong.refusal.description.isEmpty)
  }

  @Test func `a pack that is signed answers until its last second`() throws {
    let store = try SignedSample.store()
    var state = SignedPackState()
    let bytes = SignedSample.signed(
      try SignedSample.pack("new"), SignedSample.claims(number: 3, end: 1_000_000))
    let outcome = try store.load(
      signed: bytes, trusting: SignedSample.trust, state: &state, at: SignedSample.now,
      by: SignedSample.scheme)
    #expect(outcome == .onTrial)
    #expect(SignedSample.title(store) == "new")
    #expect(SignedSample.title(store, "en") == "built")
    #expect(state.highestNumber(for: "ar") == 3)
    #expect(state.highestNumber(for: "en") == 0)
  }

  @Test func `both keys of a rotation are accepted, and none without keys`() throws {
    var trust = SignedSample.trust
    trust.keys.append(SignedSample.otherKey)
    let store = try SignedSample.store()
    var state = SignedPackState()
    for (number, key) in zip(1..., [SignedSample.key, SignedSample.otherKey]) {
      let bytes = SignedSample.signed(
        try SignedSample.pack("by \(number)"), SignedSample.claims(number: UInt64(number)), by: key)
      try store.load(
        signed: bytes, trusting: trust, state: &state, at: SignedSample.now,
        by: SignedSample.scheme)
      #expect(SignedSample.title(store) == "by \(number)")
    }
    trust.keys = []
    #expect(throws: SignedPackRefusal.unknownKey(SignedSample.key)) {
      try store.load(
        signed: SignedSample.signed("new", number: 9), trusting: trust, state: &state,
        at: SignedSample.now, by: SignedSample.scheme)
    }
  }

  @Test func `no byte can change, be lost, be added or change its place`() throws {
    let good = try SignedSample.signed("new", number: 2)
    let store = try SignedSample.store()
    var state = SignedPackState()
    func accepts(_ bytes: [UInt8]) -> Bool {
      (try? store.load(
        signed: bytes, trusting: SignedSample.trust, state: &state, at: SignedSample.now,
        by: SignedSample.scheme)) != nil
    }
    for index in good.indices {
      for bit in 0..<8 {
        var changed = good
        changed[index] ^= 1 << UInt8(bit)
        #expect(!accepts(changed), "bit \(bit) of byte \(index)")
      }
      #expect(!accepts(Array(good.prefix(index))), "cut at \(index)")
      #expect(!accepts(good[..<index] + [good[index]] + good[index...]), "doubled at \(index)")
    }
    var random = SeededRandom(seed: 1)
    var shuffled = good
    for _ in 0..<2_000 {
      shuffled.swapAt(
        .random(in: good.indices, using: &random), .random(in: good.indices, using: &random))
      #expect(shuffled == good || !accepts(shuffled))
    }
    #expect(SignedSample.title(store) == "built")
    #expect(accepts(good))
  }

  @Test func `a key is read as it is printed, and nothing else is a key`() {
    #expect(PackKey(SignedSample.key.description) == SignedSample.key)
    let digits = String(repeating: "0f", count: 32)
    for text in [
      "", digits, "ed25519:", "ed25519:\(digits)0", "ed25519:+\(digits.dropFirst())",
      "ed25519: \(digits.dropFirst())", "ED25519:\(digits)", "ed25519:\(digits)\n",
    ] {
      #expect(PackKey(text) == nil, "\(text)")
    }
    #expect(PackKey("ed25519:\(digits.uppercased())") == PackKey("ed25519:\(digits)"))
  }
}
