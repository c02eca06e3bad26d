import Foundation
import Testing

/// The pages for those who write a client, held against the client that they quote.
@Suite("Writing a client")
struct WritingAClientTests {
  private static let package = URL(filePath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: package.appending(path: path), encoding: .utf8)
  }

  /// The lines of a page's samples, by sample, without indentation.
  private static func samples(_ page: String, _ language: String) throws -> [[String]] {
    try text(page).components(separatedBy: "```\(language)\n").dropFirst().map { rest in
      rest.components(separatedBy: "\n```")[0].split(separator: "\n").map { line in
        line.trimmingCharacters(in: .whitespaces)
      }
    }
  }

  static let pages = ["Documentation/WritingAClient.md", "Documentation/ar/WritingAClient.md"]

  @Test(arguments: pages)
  func `its samples are lines of the client`(page: String) throws {
    let folder = "Tools/Servers/Sources/ShopClient/"
    let client = try text("ShopClient.swift", in: folder) + text("ShopFailure.swift", in: folder)
    let catalog = try text("Catalog/shop.toml", in: folder)
    let quoted = try Self.samples(page, "swift").filter { sample in
      sample.contains { $0.contains("ClientFailure {") || $0.hasPrefix("let request = Recovery") }
    }
    #expect(quoted.count == 2)
    for line in quoted.joined() { #expect(client.contains(line), "\(line)") }
    for line in try Self.samples(page, "toml").joined() {
      #expect(catalog.contains(line), "\(line)")
    }
  }

  private func text(_ name: String, in folder: String) throws -> String {
    let text = try Self.text(folder + name)
    // Lines as the pages have them.
    return text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .joined(separator: "\n")
  }

  @Test func `both pages have the same samples`() throws {
    for language in ["swift", "toml"] {
      #expect(
        try Self.samples(Self.pages[0], language) == Self.samples(Self.pages[1], language))
    }
  }
}
