import BayanCompiler
import BayanRuntime
import BayanSignedPacks
import Foundation
import Testing

/// A catalog of two locales, with packs that are signed by a stand-in.
///
/// The stand-in is a hash of key and message: it notices each changed byte as Ed25519 does, but anybody can make it.
/// `Tools/proof/signed-packs` tests the same with Ed25519.
enum SignedSample {
  static let key = PackKey(bytes: Array(0..<32))
  static let otherKey = PackKey(bytes: Array(1..<33))
  static let now = Date(timeIntervalSince1970: 1_000_000)

  static let scheme = SignatureScheme { signature, message, key in
    signature == SignedSample.signature(of: message, by: key)
  }

  static func signature(of message: [UInt8], by key: PackKey) -> [UInt8] {
    (0..<8).flatMap { round in
      let bytes = [UInt8(round)] + key.bytes + message
      let hash = bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
        ($0 ^ UInt64($1)) &* 0x100_0000_01B3
      }
      return (0..<8).map { UInt8(truncatingIfNeeded: hash >> (8 * UInt64($0))) }
    }
  }

  static var trust: SignedPackTrust { SignedPackTrust(module: "Sample", keys: [key]) }

  static func pack(
    _ text: String, locale: String = "ar", fingerprint: UInt64 = 7
  ) throws -> [UInt8] {
    let builder = PackBuilder(
      locale: LocaleTag(locale), direction: .rightToLeft,
      symbols: PackWriter(numbers: 10),
      cardinalRules: rules, ordinalRules: rules, list: PackWriter(list: ", "),
      fingerprint: fingerprint, bodies: [.text(text), .text("\(text).")])
    return try #require(builder.build()).bytes
  }

  private static var rules: PackWriter {
    var writer = PackWriter()
    writer.write(0)
    return writer
  }

  static func store() throws -> CatalogStore {
    let table = try #require(
      CatalogTable(lines: [
        "bayan-table 5", "locale en", "locale ar", "category other never", "domain d",
        "1 a other - td:", "end",
      ]))
    return CatalogStore(
      MessageCatalog(
        table: table,
        packs: [try Pack(pack("built", locale: "en")), try Pack(pack("built"))]))
  }

  static func claims(
    number: UInt64 = 1, end: UInt64 = 0, contract: UInt64 = 7, slots: UInt32 = 2,
    locale: String = "ar", module: String = "Sample"
  ) -> SignedPack.Claims {
    SignedPack.Claims(
      number: number, end: end, contract: contract, slots: slots, locale: locale, module: module)
  }

  static func signed(
    _ pack: [UInt8], _ claims: SignedPack.Claims = claims(), by key: PackKey = key
  ) -> [UInt8] {
    SignedPack.bytes(of: pack, claims, key: key) { signature(of: $0, by: key) }
  }

  static func signed(_ text: String, number: UInt64, locale: String = "ar") throws -> [UInt8] {
    signed(try pack(text, locale: locale), claims(number: number, locale: locale))
  }

  static func title(_ store: CatalogStore, _ locale: LocaleTag = "ar") -> String {
    store.current.words(domain: 0, code: 0, preferring: [locale]).title
  }
}

extension PackWriter {
  /// Writes the symbols of a locale with the digits 0 to 9.
  fileprivate init(numbers count: Int) {
    self.init()
    for digit in 0..<count { write("\(digit)") }
    for symbol in [".", ",", "-", "+", "∞", "NaN"] { write(symbol) }
    for size in [3, 3, 1] { write(size) }
    for affix in ["", "%", "-", "%"] { write(affix) }
    for size in [3, 3] { write(size) }
    write("latn")
  }

  fileprivate init(list separator: String) {
    self.init()
    for text in [separator, separator, separator, separator, "", ""] { write(text) }
  }
}
