import BayanRuntime
import BayanSDKErrors
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
