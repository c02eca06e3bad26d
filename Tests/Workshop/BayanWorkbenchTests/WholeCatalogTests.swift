import Foundation
import Testing

@testable import BayanWorkbench

@Suite("The messages of this repository in the workbench")
struct WholeCatalogTests {
  /// The files of `Catalog/` and `Locales/`, by path.
  private static func files() throws -> [String: String] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    var files: [String: String] = [:]
    for folder in ["Catalog", "Locales/en", "Locales/ar"] {
      let url = root.appendingPathComponent(folder)
      for name in try FileManager.default.contentsOfDirectory(atPath: url.path)
      where name.hasSuffix(".toml") || name.hasSuffix(".lock") {
        files["\(folder)/\(name)"] = try String(
          contentsOf: url.appendingPathComponent(name), encoding: .utf8)
      }
    }
    return files
  }

  @Test("Each message opens, and its table without a change has the same bytes")
  func untouched() throws {
    let client = WorkbenchClient(try Self.files())
    var from = 0
    var count = 0
    while true {
      let list = client.get("/api/list?locale=ar&from=\(from)").json
      let rows = try #require(list["rows"] as? [[String: Any]])
      if rows.isEmpty { break }
      for row in rows {
        let id = try #require(row["id"] as? String)
        let view = client.message(id)
        let saved = try #require(view["saved"] as? String, "\(id)")
        let again = client.post(
          "/api/check", ["id": id, "locale": "ar", "message": WorkbenchClient.table(view)])
        #expect(again.json["text"] as? String == saved, "\(id)")
        count += 1
      }
      from += rows.count
    }
    #expect(count > 200)
  }
}
