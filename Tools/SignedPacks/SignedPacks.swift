import BayanRuntime
import BayanSignedPacks
import Foundation

/// A program that takes signed packs, for Tools/proof/signed-packs.
///
///     signed-packs attack COUNT SEED    gives a store hostile packs, none of which it may take
///     signed-packs first STATE          writes a state whose confirmed pack says "old"
///     signed-packs put STATE            takes and confirms a pack that says "new", and writes the state
///     signed-packs start STATE          starts with the state, and prints the title
@main
enum SignedPacks {
  static func main() throws {
    let arguments = CommandLine.arguments
    switch arguments.dropFirst().first {
    case "attack":
      var attack = try Attack(
        count: required(Int(arguments[2])), seed: required(UInt64(arguments[3])))
      try attack.run()
    case "first":
      var state = SignedPackState()
      try take("old", number: 1, &state)
      try state.write(to: arguments[2])
    case "put":
      var state = try SignedPackState(contentsOf: arguments[2])
      try take("new", number: 2, &state)
      try state.write(to: arguments[2])
    case "start":
      var state = try SignedPackState(contentsOf: arguments[2])
      let store = try Sample.store()
      let refusals = store.resume(&state, trusting: Sample.trust)
      guard refusals.isEmpty else { fatalError("\(refusals)") }
      print(Sample.title(store))
    default: fatalError("usage: see the program's comment")
    }
  }

  private static func take(_ text: String, number: UInt64, _ state: inout SignedPackState) throws {
    let store = try Sample.store()
    let bytes = try Sample.signed(text, Sample.claims(number: number), by: Sample.key)
    try store.load(signed: bytes, trusting: Sample.trust, state: &state)
    state.confirm()
  }
}

/// Returns a value that the proof can't do without.
func required<Value>(_ value: Value?) -> Value {
  guard let value else { fatalError("the proof lacks a \(Value.self)") }
  return value
}

/// A catalog of one text in two locales, and its signers.
enum Sample {
  static let key = required(
    PackSigningKey("bayan-private-key ed25519:" + String(repeating: "01", count: 32)))
  static let trust = SignedPackTrust(
    module: "Sample", keys: [required(try? key.publicKey)])

  static func store() throws -> CatalogStore {
    let table = required(
      CatalogTable(lines: [
        "bayan-table 5", "locale en", "locale ar", "category other never", "domain d",
        "1 a other - td:", "end",
      ]))
    return CatalogStore(
      MessageCatalog(
        table: table,
        packs: [try Pack(pack("built", locale: "en")), try Pack(pack("built"))]))
  }

  static func title(_ store: CatalogStore) -> String {
    ["ar", "en"].map { store.current.words(domain: 0, code: 0, preferring: [$0]).title }
      .joined(separator: "/")
  }

  static func pack(_ text: String, locale: String = "ar", fingerprint: UInt64 = 7) -> [UInt8] {
    var symbols = PackWriter()
    for digit in 0..<10 { symbols.write("\(digit)") }
    for symbol in [".", ",", "-", "+", "∞", "NaN"] { symbols.write(symbol) }
    for size in [3, 3, 1] { symbols.write(size) }
    for affix in ["", "%", "-", "%"] { symbols.write(affix) }
    for size in [3, 3] { symbols.write(size) }
    symbols.write("latn")
    var rules = PackWriter()
    rules.write(0)
    var list = PackWriter()
    for text in [", ", ", ", ", ", ", ", "", ""] { list.write(text) }
    let builder = PackBuilder(
      locale: LocaleTag(locale), direction: .leftToRight, symbols: symbols, cardinalRules: rules,
      ordinalRules: rules, list: list, fingerprint: fingerprint,
      bodies: [.text(text), .text("\(text).")])
    return required(builder.build()).bytes
  }

  static func claims(
    number: UInt64, end: UInt64 = 0, contract: UInt64 = 7, locale: String = "ar",
    module: String = "Sample"
  ) -> SignedPack.Claims {
    SignedPack.Claims(
      number: number, end: end, contract: contract, slots: 2, locale: locale, module: module)
  }

  static func signed(
    _ text: String, _ claims: SignedPack.Claims, by signer: PackSigningKey, as key: PackKey? = nil
  ) throws -> [UInt8] {
    let pack = pack(text, locale: claims.locale, fingerprint: claims.contract)
    return try SignedPack.bytes(of: pack, claims, key: try key ?? signer.publicKey) {
      try signer.signature(of: $0)
    }
  }
}
