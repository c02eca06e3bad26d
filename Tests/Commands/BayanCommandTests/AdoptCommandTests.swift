import Foundation
import Testing

@Suite("adopt")
struct AdoptCommandTests {
  private func folder(_ files: [String: String]) throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("bayan-adopt-\(UUID().uuidString)")
    for (path, text) in files {
      let url = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: url, atomically: true, encoding: .utf8)
    }
    return folder
  }

  @Test func `the user's compiler reads the enum, and the certificate lists what isn't taken`()
    throws
  {
    let folder = try folder([
      "R/en.lproj/L.strings": """
      "offline_title" = "Offline";
      "disk_full" = "%d files on %@";
      "other" = "Other";
      """,
      "AppError.swift": """
      \("import") ModuleOfTheApp
      public enum Kind { case a }
      public enum AppError: Error {
        case offline
        case diskFull(count: Int64, on: String), view(UnknownType)
      }
      """,
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let result = try runBayan(
      ["adopt", "R", "--enum", "AppError.swift", "--certificate", "loss.json"], in: folder)
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.contains("cases without a text: view\n"))
    let domain = try String(
      contentsOf: folder.appendingPathComponent("Catalog/app.toml"), encoding: .utf8)
    #expect(domain.contains(#"type = { existing = "AppError" }"#))
    #expect(domain.contains(#"{ count = { type = "integer" }, on = { type = "string" } }"#))
    let json = try JSONSerialization.jsonObject(
      with: Data(contentsOf: folder.appendingPathComponent("loss.json")))
    let losses = try #require((json as? [String: Any])?["losses"] as? [[String: Any]])
    #expect(losses.map { $0["key"] as? String } == ["other"])
    #expect(losses.map { $0["line"] as? Int } == [3])
    #expect(try runBayan(["check"], in: folder).status == 0)
    let again = try runBayan(["adopt", "R", "--enum", "AppError.swift"], in: folder)
    #expect(again.output.contains("nothing is new; 2 keys as before"))
    #expect(again.errors.isEmpty)
  }

  @Test func `what can't be adopted is said, and nothing is written`() throws {
    let folder = try folder([
      "a/de.lproj/L.strings": "\"a\" = \"A\";", "a/fr.lproj/L.strings": "\"a\" = \"A\";",
      "b/x.txt": "x",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    for (arguments, message) in [
      (["a"], "Name one with --source-locale: de, fr."),
      (["b"], "There is no file of texts in 'b'"),
      (["c"], "There is no file or folder 'c'."),
      (["a", "--source-locale", "it"], "No file has texts in 'it'. There are: de, fr."),
      (["a", "--facet", "x=y"], "'x=y' says no facet."),
      (["a", "--pattern", "{facet}"], "'{facet}' is no pattern."),
      (["a", "--domain", "a/b"], "can be named after 'a/b'"),
      (["a", "--enum", "x.swift"], "There is no Swift file 'x.swift'."),
    ] {
      let result = try runBayan(["adopt"] + arguments, in: folder)
      #expect(result.status == 64)
      #expect(result.errors.contains(message), "\(result.errors)")
    }
    #expect(!FileManager.default.fileExists(atPath: folder.appendingPathComponent("Catalog").path))
  }
}
