import BayanCatalog
import BayanChecking
import BayanCompiler
import BayanDiagnostics
import BayanEmission
import BayanRules
import Foundation
import Testing

@Suite("The committed sources")
struct GeneratedSourcesTests {
  /// The package's folder.
  static let package = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static func files() throws -> [SourceFile] {
    var files: [SourceFile] = []
    for folder in ["Catalog", "Locales"] {
      let names = try FileManager.default.subpathsOfDirectory(
        atPath: package.appendingPathComponent(folder).path)
      for name in names.sorted() where name.hasSuffix(".toml") {
        let path = "\(folder)/\(name)"
        let data = try Data(contentsOf: package.appendingPathComponent(path))
        files.append(SourceFile(path: path, bytes: Array(data)))
      }
    }
    return files
  }

  @Test func `this repository's own catalog has no diagnostics but notes`() throws {
    let diagnostics = CheckRun(.all)(try Self.files()).diagnostics
    #expect(diagnostics.filter { $0.severity > .note && $0.suppression == nil } == [])
  }

  @Test func `they are what the catalog generates`() throws {
    let catalog = try #require(CatalogLoader.load(try Self.files()).catalog)
    let compiled = try #require(CatalogCompiler.compile(catalog).0)
    let folder = Self.package.appendingPathComponent("Sources/Clients/BayanSDKErrors/Generated")
    let generated = CatalogEmitter.files(catalog, compiled)
    let committed = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { !$0.hasPrefix(".") }
    #expect(committed.sorted() == generated.map(\.name), "renew them: swift run bayan generate")
    for file in generated {
      let text = try? String(contentsOf: folder.appendingPathComponent(file.name), encoding: .utf8)
      let isCurrent = text?.utf8.elementsEqual(file.text.utf8) == true
      #expect(isCurrent, "\(file.name) is stale; renew it: swift run bayan generate")
    }
  }

  @Test func `the generated tests are current`() throws {
    let catalog = try #require(CatalogLoader.load(try Self.files()).catalog)
    let compiled = try #require(CatalogCompiler.compile(catalog).0)
    let file = CatalogEmitter.testFile(catalog, compiled)
    let path = "Tests/Clients/BayanSDKErrorsTests/Generated"
    let text = try? String(
      contentsOf: Self.package.appendingPathComponent("\(path)/\(file.name)"), encoding: .utf8)
    let isCurrent = text?.utf8.elementsEqual(file.text.utf8) == true
    #expect(isCurrent, "\(file.name) is stale; renew it: swift run bayan generate --tests \(path)")
  }
}
