import BayanRuntime
import BayanSignedPacks
import Foundation

/// Hostile packs for a store that has taken number 50 and knows one key.
///
/// Each kind of attack gets an equal share of the packs. The sanitizer ends the program at a read outside of memory.
struct Attack {
  enum Kind: String, CaseIterable {
    case changedBits, changedBytes, cut, longer, reordered, doubled, spliced, replayed,
      otherContract
    case otherModule, otherLocale, expired, otherKey, stolenName, forgedSignature, unsigned, noise
  }

  private let count: Int
  private var random: Random
  private let store: CatalogStore
  private var state = SignedPackState()
  /// Packs of the right signer that the program would take in another state, catalog or time.
  private var good: [UInt8]
  private var others: [Kind: [[UInt8]]] = [:]

  init(count: Int, seed: UInt64) throws {
    self.count = count
    random = Random(state: seed)
    store = try Sample.store()
    let current = try Sample.signed("current", Sample.claims(number: 50), by: Sample.key)
    try store.load(signed: current, trusting: Sample.trust, state: &state)
    good = try Sample.signed("taken", Sample.claims(number: 60), by: Sample.key)
    let stranger = PackSigningKey()
    for index in 0..<40 as Range<UInt64> {
      func add(
        _ kind: Kind, _ claims: SignedPack.Claims, by signer: PackSigningKey = Sample.key,
        as key: PackKey? = nil
      ) throws {
        others[kind, default: []].append(
          try Sample.signed("\(kind) \(index)", claims, by: signer, as: key))
      }
      try add(.replayed, Sample.claims(number: 1 + index))
      try add(.otherContract, Sample.claims(number: 100 + index, contract: 8 + index))
      try add(.otherModule, Sample.claims(number: 100 + index, module: "Sample\(index)"))
      try add(.otherLocale, Sample.claims(number: 100 + index, locale: "fr"))
      try add(.expired, Sample.claims(number: 100 + index, end: 1_000_000 + index))
      try add(.otherKey, Sample.claims(number: 100 + index), by: stranger)
      try add(
        .stolenName, Sample.claims(number: 100 + index), by: stranger, as: Sample.key.publicKey)
    }
  }

  mutating func run() throws {
    let before = Sample.title(store)
    let stateBefore = state
    var refusals: [String: Int] = [:]
    for round in 0..<count {
      let kind = Kind.allCases[round % Kind.allCases.count]
      let bytes = hostile(kind)
      do throws(SignedPackRefusal) {
        try store.load(signed: bytes, trusting: Sample.trust, state: &state)
        fatalError("round \(round): a pack was taken (\(kind)): \(bytes)")
      } catch {
        // The name of a case with values; the sentence of one without.
        let name = Mirror(reflecting: error).children.first?.label ?? "\(error)"
        refusals[name, default: 0] += 1
      }
      guard Sample.title(store) == before, state == stateBefore else {
        fatalError("round \(round): a refused pack changed something (\(kind))")
      }
    }
    // The pack that the others were made of is a good one.
    try store.load(signed: good, trusting: Sample.trust, state: &state)
    guard Sample.title(store) == "taken/built" else { fatalError("the good pack wasn't taken") }
    for (name, count) in refusals.sorted(by: { $0.key < $1.key }) {
      print("  \(count) refused: \(name)")
    }
    print("\(count) hostile packs, none was taken")
  }

  private mutating func hostile(_ kind: Kind) -> [UInt8] {
    var bytes = good
    switch kind {
    case .changedBits:
      for _ in 0...Int.random(in: 0...3, using: &random) {
        let index = Int.random(in: bytes.indices, using: &random)
        bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      }
      if bytes == good { bytes[0] ^= 1 }
    case .changedBytes:
      for _ in 0...Int.random(in: 0...20, using: &random) {
        bytes[Int.random(in: bytes.indices, using: &random)] = .random(in: 0...255, using: &random)
      }
      if bytes == good { bytes[0] ^= 1 }
    case .cut: bytes.removeLast(.random(in: 1...bytes.count, using: &random))
    case .longer:
      let more = (0..<Int.random(in: 1...40, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
      bytes.insert(contentsOf: more, at: .random(in: 0...bytes.count, using: &random))
    case .reordered:
      let cut = Int.random(in: 1..<bytes.count, using: &random)
      bytes = Array(bytes[cut...] + bytes[..<cut])
      if Bool.random(using: &random) {
        bytes = good
        bytes.swapAt(
          .random(in: 0..<84, using: &random), .random(in: 84..<bytes.count, using: &random))
        if bytes == good { bytes.reverse() }
      }
    case .doubled: bytes += good
    case .spliced:
      // The signature and claims of one pack with the pack of another.
      let other = one(of: .replayed)
      let cut = Int.random(in: 85..<min(bytes.count, other.count), using: &random)
      bytes = Array(other[..<cut] + bytes[cut...])
      if bytes == good { bytes.removeLast() }
    case .replayed, .otherContract, .otherModule, .otherLocale, .expired, .otherKey, .stolenName:
      bytes = one(of: kind)
    case .forgedSignature:
      forge(&bytes)
    case .unsigned:
      bytes = Sample.pack("unsigned \(UInt8.random(in: 0...255, using: &random))")
    case .noise:
      bytes = (0..<Int.random(in: 0...400, using: &random)).map { _ in
        .random(in: 0...255, using: &random)
      }
      if Bool.random(using: &random) { bytes = Array(good.prefix(20)) + bytes }
    }
    return bytes
  }

  /// Returns one of the prepared packs of a kind.
  private mutating func one(of kind: Kind) -> [UInt8] {
    let packs = others[kind] ?? []
    return packs[Int.random(in: packs.indices, using: &random)]
  }

  /// Replaces the signature by one that a lax verifier takes: S + L of a right one, points of small order, zeros.
  private mutating func forge(_ bytes: inout [UInt8]) {
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      // L, the order of the group, lowest byte first; RFC 8032, 5.1.7 asks for S < L.
      let order: [UInt8] =
        [
          0xED, 0xD3, 0xF5, 0x5C, 0x1A, 0x63, 0x12, 0x58, 0xD6, 0x9C, 0xF7, 0xA2, 0xDE, 0xF9, 0xDE,
          0x14,
        ] + Array(repeating: 0, count: 15) + [0x10]
      var carry = 0
      for index in 0..<32 {
        let sum = Int(bytes[52 + index]) + Int(order[index]) + carry
        bytes[52 + index] = UInt8(sum & 0xFF)
        carry = sum >> 8
      }
    case 1: bytes.replaceSubrange(20..<84, with: repeatElement(0, count: 64))
    case 2:
      // R is the neutral element, and S is zero.
      bytes.replaceSubrange(20..<84, with: [1] + Array(repeating: 0, count: 63))
    default:
      bytes.replaceSubrange(
        20..<84, with: (0..<64).map { _ in UInt8.random(in: 0...255, using: &random) })
    }
  }
}

/// SplitMix64, so that a failure can be repeated.
struct Random: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
