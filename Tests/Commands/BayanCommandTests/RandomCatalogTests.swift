import BayanChecking
import BayanEmission
import BayanFuzzing
import BayanRules
import Foundation
import Testing

/// Random names that pass the check, and must compile.
///
/// `Tools/proof/random-catalogs` tests many more.
@Suite("Catalogs with random names")
struct RandomCatalogTests {
  @Test func `generated code of a checked catalog type-checks`() throws {
    let run = CheckRun(.all)
    var declarations: Set<String> = []
    var files: [GeneratedFile] = []
    for number in 1...400 where files.count < 60 {
      let catalog = RandomCatalog(number)
      // All catalogs are in one module, so that the compiler starts once.
      guard declarations.isDisjoint(with: catalog.declarations),
        let file = catalog.generated(named: "Catalog\(number).swift", by: run)
      else { continue }
      declarations.formUnion(catalog.declarations)
      files.append(file)
    }
    #expect(files.count == 60)
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "random-catalogs-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let urls = try files.map { file in
      let url = folder.appending(path: file.name)
      try Data(file.bytes).write(to: url)
      return url
    }
    let result = try SnippetCompiler.typecheck(
      urls, in: folder,
      [
        "-package-name", "catalogs", "-enable-upcoming-feature", "InternalImportsByDefault",
        "-warnings-as-errors",
      ])
    #expect(result.status == 0, "\(result.output)")
  }
}
