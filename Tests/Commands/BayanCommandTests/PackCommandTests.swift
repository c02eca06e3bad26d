import BayanRuntime
import BayanSDKErrors
import BayanSignedPacks
import BayanTestProject
import Foundation
import Testing

@Suite("Packs as files")
struct PackCommandTests {
  private func pack(_ project: TestProject) throws -> CommandResult {
    try runBayan([
      "pack", "--project", project.folder.path, "--output",
      project.folder.appendingPathComponent("packs").path,
    ])
  }

  private func bytes(_ locale: String, _ project: TestProject) throws -> [UInt8] {
    try Array(
      Data(contentsOf: project.folder.appendingPathComponent("packs/\(locale).bayanpack")))
  }

  private var store: CatalogStore { CatalogStore(BayanSDKErrorsCatalog.Locale.store.embedded) }

  /// Returns all titles and all labels of buttons in Arabic.
  private func texts(_ catalog: MessageCatalog) -> Set<String> {
    var texts: Set<String> = []
    for (domain, contents) in catalog.table.domains.enumerated() {
      for code in contents.codes.indices {
        let words = catalog.words(domain: domain, code: code, arguments: [], preferring: ["ar"])
        texts.formUnion([words.title] + words.options.map(\.label))
      }
    }
    return texts
  }

  @Test func `a pack that was written replaces the words of a running program`() throws {
    let project = try TestProject.copy(isWhole: true)
    try project.replace("حساب مختلف", with: "حساب غريب", in: "Locales/ar/login.toml")
    let result = try pack(project)
    #expect(
      result
        == CommandResult(
          status: 0, output: "", errors: "wrote en.bayanpack\nwrote ar.bayanpack\n"))
    let store = store
    #expect(!texts(store.current).contains("حساب غريب"))
    try store.load(bytes("ar", project))
    #expect(texts(store.current).contains("حساب غريب"))
  }

  @Test func `a pack of a catalog with other codes is refused, and the words of before stay`()
    throws
  {
    let project = try TestProject.copy(isWhole: true)
    try project.addSample()
    _ = try pack(project)
    let store = store
    let before = texts(store.current)
    #expect(throws: Pack.Failure.self) { try store.load(try bytes("ar", project)) }
    #expect(texts(store.current) == before)
  }

  @Test func `pseudo-locales are packed and generated where they are asked for or listed`() throws {
    let project = try TestProject.copy()
    func names(_ result: CommandResult) -> Set<String> {
      #expect(result.status == 0, "\(result.errors)")
      return Set(result.errors.split(separator: "\n").map(String.init))
    }
    let generated = project.folder.appendingPathComponent("made").path
    let packed = project.folder.appendingPathComponent("packs").path
    let pack = ["pack", "--project", project.folder.path, "--output", packed]
    let generate = ["generate", "--project", project.folder.path, "--output", generated]
    #expect(names(try runBayan(pack + ["--pseudo"])).contains("wrote ar-XB.bayanpack"))
    // A release without pseudolocales has no packs for them.
    #expect(
      names(try runBayan(pack)).isSuperset(of: [
        "removed ar-XB.bayanpack", "removed en-XA.bayanpack",
      ]))
    #expect(!names(try runBayan(generate)).contains { $0.contains("en-XA") })
    let check = try runBayan(generate + ["--check", "--pseudo"])
    #expect(check.status == 1)
    #expect(check.errors.contains("--pseudo\n"))
    try project.replace(
      "locales = [\"en\", \"ar\"]", with: "locales = [\"en\", \"ar\", \"en-XA\"]",
      in: "Catalog/bayan.toml")
    let listed = names(try runBayan(generate))
    #expect(listed.contains("wrote BayanSDKErrorsCatalog.en-XA+Generated.swift"))
    #expect(!listed.contains { $0.contains("ar-XB") })
    #expect(try runBayan(["check", "--strict", "--project", project.folder.path]).errors == "")
  }

  @Test func `packs that are the same aren't touched, and one of a locale that is gone is removed`()
    throws
  {
    let project = try TestProject.copy()
    _ = try pack(project)
    #expect(try pack(project).errors == "2 files up to date\n")
    try project.write("mine", to: "packs/notes.bayanpack")
    try project.write(Data(try bytes("ar", project)), to: "packs/fr.bayanpack")
    #expect(try pack(project).errors == "removed fr.bayanpack\n")
    #expect(try project.read("packs/notes.bayanpack") == "mine")
  }

  @Test(arguments: [
    (["pack"], "Missing expected argument '--output <folder>'"),
    (["pack", "--output", "packs", "--number", "3"], "Add --sign."),
    (["pack", "--output", "packs", "--expires", "2027-01-31"], "Add --sign."),
    (["pack", "--output", "packs", "--sign", "key"], "Add --number."),
    (["pack", "--output", "packs", "--sign", "key", "--number", "0"], "Add --number."),
    (["pack", "--output", "packs", "--new-key", "key"], "Use it alone."),
    (["pack", "--sign", "key", "--expires", "2027-02-30"], "A day is written as 2027-01-31."),
    (["pack", "--sign", "key", "--expires", "31.1.2027"], "A day is written as 2027-01-31."),
    (["verify", "packs", "--key", "secret"], "64 hexadecimal digits."),
  ])
  func `options of signatures that don't fit are refused`(
    arguments: [String], reason: String
  )
    throws
  {
    let project = try TestProject.copy()
    let result = try runBayan(arguments, in: project.folder)
    #expect(result.status == 64)
    #expect(result.errors.contains(reason), "\(result.errors)")
  }

  @Test(.enabled(if: !PackSigningKey.isSupported))
  func `a bayan without signatures says so, and makes no key and no pack`() throws {
    let project = try TestProject.copy()
    for arguments in [
      ["pack", "--new-key", "key"],
      ["pack", "--sign", "key", "--number", "1", "--output", "packs"],
    ] {
      let result = try runBayan(arguments, in: project.folder)
      #expect(result.status == 1)
      #expect(result.errors.contains("swift build --traits SignedPacks --product bayan"))
    }
    #expect(project.text("key") == nil)
    #expect(!FileManager.default.fileExists(atPath: project.path("packs")))
  }

  @Test func `a pack without a signature is described, and refused where a key is named`() throws {
    let project = try TestProject.copy()
    _ = try pack(project)
    let name = "packs/ar.bayanpack"
    let shown = try runBayan(["verify", name, "--project", "."], in: project.folder)
    #expect(shown.status == 0, "\(shown.errors)")
    let facts = shown.output.split(separator: "\n").map(String.init)
    #expect(facts.prefix(2) == ["signature: none", "locale: ar"])
    #expect(facts.last == "size: \(try bytes("ar", project).count) bytes")
    let key = "ed25519:" + String(repeating: "0f", count: 32)
    let refused = try runBayan(["verify", name, "--key", key], in: project.folder)
    #expect(refused.status == 1)
    #expect(refused.errors == "error: the pack has no signature\n")
    try project.addSample()
    let other = try runBayan(["verify", name, "--project", "."], in: project.folder)
    #expect(other.status == 1)
    #expect(other.errors.contains("a catalog with other locales, codes, arguments or options"))
    for (bytes, reason) in [
      (try bytes("ar", project).dropLast(), "the pack is cut off, or not UTF-8"),
      (Array("hello".utf8)[...], "the bytes are not a signed pack"),
      (Array("bayan-signed-pack 7\n".utf8)[...], "the signed pack has format 7"),
    ] {
      try project.write(Data(bytes), to: "other")
      let result = try runBayan(["verify", "other"], in: project.folder)
      #expect(result.status == 1)
      #expect(result.errors.contains(reason), "\(result.errors)")
    }
    #expect(try runBayan(["verify", "none"], in: project.folder).status == 1)
  }

  @Test func `the claims of a signed pack are compared with key, number, day and catalog`() throws {
    let project = try TestProject.copy()
    _ = try pack(project)
    let contents = try Pack(bytes("ar", project))
    let key = PackKey(bytes: Array(repeating: 7, count: 32))
    let claims = SignedPack.Claims(
      number: 3, end: 1_000_000, contract: contents.fingerprint,
      slots: UInt32(contents.slotCount), locale: "ar", module: "Other")
    let signed = SignedPack.bytes(of: try bytes("ar", project), claims, key: key) { _ in
      Array(repeating: 0, count: 64)
    }
    try project.write(Data(signed), to: "ar.signedpack")
    let result = try runBayan(
      [
        "verify", "ar.signedpack", "--key", "ed25519:" + String(repeating: "0f", count: 32),
        "--above", "3", "--project", ".",
      ], in: project.folder)
    #expect(result.status == 1)
    let facts = result.output.split(separator: "\n").map(String.init)
    #expect(
      facts.prefix(7) == [
        "format: signed 1", "key: \(key)",
        "signature: \(PackSigningKey.isSupported ? "wrong" : "not verified")", "module: Other",
        "number: 3", "good until: 1970-01-12T13:46:40Z", "locale: ar",
      ])
    for reason in [
      PackSigningKey.isSupported ? "the signature is wrong" : "built without signatures",
      "a key that isn't among those of --key", "number 3 was seen already",
      "the pack was good until 1970-01-12T13:46:40Z", "the pack belongs to the module 'Other'",
    ] {
      #expect(result.errors.contains(reason), "\(result.errors)")
    }
  }

  @Test func `where the catalog has an error nothing is written`() throws {
    let project = try TestProject.copy()
    _ = try pack(project)
    let before = try bytes("ar", project)
    try project.replace("حساب مختلف", with: "حساب {$nome}", in: "Locales/ar/login.toml")
    let result = try pack(project)
    #expect(result.status == 1)
    #expect(result.errors.contains("[placeholder-unknown]"))
    #expect(try bytes("ar", project) == before)
  }
}
