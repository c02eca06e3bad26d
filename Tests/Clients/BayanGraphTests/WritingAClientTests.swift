import Foundation
import Testing

/// The pages about writing a client, compared with the client that they quote.
@Suite("Writing a client")
struct WritingAClientTests {
  private static let package = URL(filePath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: package.appending(path: path), encoding: .utf8)
  }

  /// Returns the lines of each sample of a page, without indentation.
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
    let beginnings = [
      "public struct ShopFailure", "let left = ", "let first = ", "let request = Recovery",
    ]
    let quoted = try Self.samples(page, "swift").filter { sample in
      beginnings.contains { sample[0].hasPrefix($0) }
    }
    #expect(quoted.count == beginnings.count)
    for line in quoted.joined() { #expect(client.contains(line), "\(line)") }
    for var sample in try Self.samples(page, "toml") {
      let path = sample.removeFirst().dropFirst(2).prefix { $0 != "," }
      let file = try text(String(path), in: folder)
      // Only the page has these lines: the source locale alone, and an entry that is built in.
      let own = ["locales = [\"en\"]", "[openSettings]", "label = \"Open Settings\""]
      for line in sample where !own.contains(line) {
        #expect(file.contains(line), "\(path): \(line)")
      }
    }
  }

  private func text(_ name: String, in folder: String) throws -> String {
    let text = try Self.text(folder + name)
    // The page's samples have no indentation, either.
    return text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .joined(separator: "\n")
  }

  @Test func `both pages have the same samples`() throws {
    for language in ["swift", "toml", "sh"] {
      #expect(
        try Self.samples(Self.pages[0], language) == Self.samples(Self.pages[1], language))
    }
  }
}
