import BayanTexts
import Foundation
import Testing

@Suite("embedded texts")
struct EmbeddedTextTests {
  private static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Returns the paths of the repository's files that belong to the list.
  private static func paths() throws -> [String] {
    let folders = [
      "Documentation/Rules", "Documentation/Handbook", "Documentation/Help", "Sources",
    ]
    let all = try folders.flatMap { folder in
      try FileManager.default.subpathsOfDirectory(
        atPath: repository.appendingPathComponent(folder).path
      ).map { "\(folder)/\($0)" }
    }
    return all.filter { path in
      let isOfWeb = path.contains("/Web/") && (path.hasSuffix(".css") || path.hasSuffix(".js"))
      let isPage =
        path.hasPrefix("Documentation/")
        && (path.hasSuffix(".md") || path.hasSuffix(".txt"))
      let isOfWords = path.contains("/Words/") && path.hasSuffix(".toml")
      return isOfWeb || isOfWords || isPage && path != "Documentation/Rules/README.md"
    }
  }

  @Test func `the list is current`() throws {
    let embedded = EmbeddedText.all.map(\.path)
    let paths = try Self.paths().sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    #expect(embedded == paths, "run: Tools/embed-texts")
  }

  @Test(arguments: EmbeddedText.all)
  func `a text has the bytes of its file`(_ file: EmbeddedText) throws {
    let data = try Data(contentsOf: Self.repository.appendingPathComponent(file.path))
    #expect(Data(file.text.utf8) == data, "\(file.path): build again")
    #expect(EmbeddedText(at: file.path)?.path == file.path)
  }

  @Test(arguments: ["", "A", "Documentation/Rules", "Documentation/Rules/README.md", "~"])
  func `a file that isn't embedded has no text`(path: String) {
    #expect(EmbeddedText(at: path) == nil)
  }
}
