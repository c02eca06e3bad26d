import BayanRuntime

/// A pack with a signature, and the claims that the signature is about.
///
///     magic        "bayan-signed-pack 1\n"
///     signature    64 bytes: Ed25519, of the magic and of all bytes after the signature
///     key          32 bytes: the public key
///     number       8 bytes
///     end          8 bytes: the last second since 1970 in which the pack is good; 0 for no end
///     contract     8 bytes: the fingerprint of codes, arguments, options and slots
///     slots        4 bytes
///     pack length  4 bytes
///     lengths      1 byte for the module, 1 for the locale
///     locale       the tag
///     module       the name
///     pack         the bytes of a pack file
///
/// Numbers have their highest byte first. A file has no other bytes before, between or after these, so no byte of
/// it can change without the signature being wrong.
package struct SignedPack: Sendable {
  /// The claims that are signed with a pack.
  package struct Claims: Hashable, Sendable {
    /// The number of the release, which only rises.
    package var number: UInt64
    /// The last second since 1970 in which the pack is good; 0 for no end.
    package var end: UInt64
    package var contract: UInt64
    package var slots: UInt32
    package var locale: String
    package var module: String

    package init(
      number: UInt64, end: UInt64, contract: UInt64, slots: UInt32, locale: String, module: String
    ) {
      self.number = number
      self.end = end
      self.contract = contract
      self.slots = slots
      self.locale = locale
      self.module = module
    }
  }

  package let key: PackKey
  package let claims: Claims
  package let signature: [UInt8]
  /// The pack, which nobody reads before the signature and the claims are checked.
  package let pack: [UInt8]
  /// The bytes that are signed.
  package let message: [UInt8]

  /// The first bytes of signed packs of any version.
  package static let name = "bayan-signed-pack "
  package static let version = 1
  private static let magic = Array("\(name)\(version)\n".utf8)
  private static let signatureLength = 64
  private static let fixedLength = magic.count + signatureLength + PackKey.length + 34

  /// Reads the envelope, and nothing of the pack.
  ///
  /// - Throws: ``SignedPackRefusal`` for bytes that aren't exactly an envelope.
  package init(_ bytes: [UInt8]) throws(SignedPackRefusal) {
    guard bytes.starts(with: Self.magic) else {
      if bytes.starts(with: PackFormat.name.utf8) { throw .notSigned }
      if Self.magic.starts(with: bytes) { throw .truncated }
      let version = bytes.dropFirst(Self.name.utf8.count).prefix { $0 != UInt8(ascii: "\n") }
      guard bytes.starts(with: Self.name.utf8), (1...6).contains(version.count),
        version.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
      else { throw .notASignedPack }
      throw .otherFormat(String(decoding: version, as: UTF8.self))
    }
    guard bytes.count >= Self.fixedLength else { throw .truncated }
    var next = Self.magic.count
    func take(_ count: Int) -> [UInt8] {
      defer { next += count }
      return Array(bytes[next..<next + count])
    }
    func number(_ count: Int) -> UInt64 { take(count).reduce(0) { $0 << 8 | UInt64($1) } }
    signature = take(Self.signatureLength)
    message = Self.magic + bytes[next...]
    key = PackKey(bytes: take(PackKey.length))
    let (release, end, contract) = (number(8), number(8), number(8))
    let (slots, length) = (UInt32(number(4)), number(4))
    let (moduleLength, localeLength) = (Int(number(1)), Int(number(1)))
    let total = UInt64(next + moduleLength + localeLength) + length
    guard UInt64(bytes.count) >= total else { throw .truncated }
    guard UInt64(bytes.count) == total else { throw .notASignedPack }
    guard let locale = String(validating: take(localeLength), as: UTF8.self),
      let module = String(validating: take(moduleLength), as: UTF8.self)
    else { throw .notASignedPack }
    pack = take(Int(length))
    claims = Claims(
      number: release, end: end, contract: contract, slots: slots, locale: locale, module: module)
  }

  /// Returns the bytes of a signed pack.
  ///
  /// - Parameter sign: Returns the signature of a message.
  /// - Precondition: The locale and the module have at most 255 bytes each, the pack less than 4 GB.
  package static func bytes(
    of pack: [UInt8], _ claims: Claims, key: PackKey, sign: ([UInt8]) throws -> [UInt8]
  ) rethrows -> [UInt8] {
    func number(_ value: some BinaryInteger, _ count: Int) -> [UInt8] {
      (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
    let names = (claims.module.utf8, claims.locale.utf8)
    precondition(names.0.count < 256 && names.1.count < 256, "names have a byte of length")
    precondition(UInt64(pack.count) <= UInt64(UInt32.max), "a pack has four bytes of length")
    var claimed = key.bytes + number(claims.number, 8) + number(claims.end, 8)
    claimed += number(claims.contract, 8) + number(claims.slots, 4) + number(pack.count, 4)
    claimed += number(names.0.count, 1) + number(names.1.count, 1)
    claimed += Array(names.1) + Array(names.0) + pack
    return try magic + sign(magic + claimed) + claimed
  }
}
