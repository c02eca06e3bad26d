import BayanCatalog
import BayanCatalogFixtures
import BayanCompiler
import BayanDiagnostics
import BayanPreview
import BayanReports
import BayanSupport
import Foundation
import Testing

/// The preview of the small project, with changes.
struct PreviewFixture {
  var project: PreviewProject

  init(
    _ changes: [String: String?] = [:], pseudo: [PseudoLocale] = [],
    diagnostics: (Catalog) -> [Diagnostic] = { _ in [] }
  ) throws {
    let files = CatalogFixture(changes).files
    let loaded = CatalogLoader.load(files)
    let catalog = try #require(loaded.catalog).withPseudoLocales(and: pseudo)
    let compiled = try #require(CatalogCompiler.compile(catalog).0)
    project = PreviewProject(
      catalog: catalog, messages: try compiled.messageCatalog(),
      diagnostics: diagnostics(catalog), files: loaded.files,
      report: HTMLRenderer(rules: [], provenance: "bayan"))
  }

  /// The site's files, by path.
  var site: [String: String] { Self.texts(PreviewSite(project).files()) }

  /// The pages of the codes, by path.
  var pages: [String: String] { Self.texts(CodePages(project).files()) }

  private static func texts(_ files: [SiteFile]) -> [String: String] {
    Dictionary(firstOf: files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
  }

  /// Returns the value in a script with data.
  static func value(of script: String) throws -> Any {
    let start = try #require(script.firstIndex(of: ","))
    let end = try #require(script.lastIndex(of: ")"))
    let json = Data(script[script.index(after: start)..<end].utf8)
    return try JSONSerialization.jsonObject(with: json, options: .fragmentsAllowed)
  }
}
