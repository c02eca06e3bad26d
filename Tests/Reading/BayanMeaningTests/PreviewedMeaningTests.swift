import BayanCatalog
import BayanCompiler
import BayanPreview
import BayanReports
import BayanRuntime
import Foundation
import Testing

/// The preview of each way to select, which must match the runtime.
///
/// One kind of declaration is enough, because ``OneMeaningTests`` compares the samples of all
/// kinds.
@Suite("the selection of a message in the preview")
struct PreviewedMeaningTests {
  private static let ways = WayToSelect.all.filter { $0.declared == .chain }

  private static func project() throws -> PreviewProject {
    let catalog = try WaysCatalog(ways, isTranslated: true).catalog
    let compiled = try #require(CatalogCompiler.compile(catalog).0)
    return PreviewProject(
      catalog: catalog, messages: try compiled.messageCatalog(), diagnostics: [], files: [:],
      report: HTMLRenderer(rules: [], provenance: "bayan"))
  }

  /// Returns the keys that a locale's message has for some value; English has only those of the
  /// source.
  private static func reached(_ way: WayToSelect, _ tag: String) throws -> Set<String> {
    let locale = try #require(RunningLocale.all[tag])
    guard tag == "en" else { return try way.reached(locale) }
    return Set(try way.choices(way.message(way.sourceKeys), locale).values)
  }

  private static func key(_ text: Substring) -> String {
    text.split(separator: " ").first.map(String.init) ?? ""
  }

  @Test func `an error has a row for each variant of each locale`() throws {
    let project = try Self.project()
    let files = PreviewSite(project).files()
    var errors: [[String: Any]] = []
    for number in 0... {
      guard let file = files.first(where: { $0.path == "data/codes-\(number).js" }) else { break }
      let script = String(decoding: file.bytes, as: UTF8.self)
      let start = try #require(script.firstIndex(of: ","))
      let end = try #require(script.lastIndex(of: ")"))
      let json = Data(script[script.index(after: start)..<end].utf8)
      errors += try #require(try JSONSerialization.jsonObject(with: json) as? [[String: Any]])
    }
    #expect(errors.count == Self.ways.count)
    var faults: [String] = []
    for (way, error) in zip(Self.ways, errors) {
      let table = (error["tables"] as? [[String: Any]])?.first
      let rows = table?["rows"] as? [[[String?]]] ?? []
      for (index, tag) in project.catalog.locales.map(\.tag).enumerated() {
        let shown = Set(rows.compactMap { $0.last?[index].map { Self.key($0[...]) } })
        let wanted = try Self.reached(way, tag)
        if shown != wanted {
          faults.append("\(tag): \(way.testDescription): \(shown.sorted()), not \(wanted.sorted())")
        }
      }
    }
    #expect(faults == [])
  }

  @Test func `the page of a code has a row for each variant of its locale`() throws {
    let pages = Dictionary(
      uniqueKeysWithValues: CodePages(try Self.project()).files().map { ($0.path, $0.bytes) })
    var faults: [String] = []
    for (index, way) in Self.ways.enumerated() {
      for tag in WaysCatalog.locales {
        let folder = tag == "en" ? "codes" : "codes/\(tag)"
        let bytes = try #require(pages["\(folder)/com.example.way/\(index + 1).html"])
        let cells = String(decoding: bytes, as: UTF8.self).components(separatedBy: "<td lang=")
        let shown = Set(
          cells.dropFirst().compactMap { cell in
            cell.firstIndex(of: ">").map { Self.key(cell[cell.index(after: $0)...]) }
          })
        let wanted = try Self.reached(way, tag)
        if shown != wanted {
          faults.append("\(tag): \(way.testDescription): \(shown.sorted()), not \(wanted.sorted())")
        }
      }
    }
    #expect(faults == [])
  }
}
