import BayanRuntime
import BayanTestProject
import Foundation
import Testing

/// The page about upgrades quotes what is printed where versions don't match, with `…` in place of numbers.
@Suite("upgrading")
struct UpgradingTests {
  /// Whether the page has a message, as code.
  private static func quotes(_ message: some StringProtocol) throws -> Bool {
    let page = try String(
      contentsOf: packageFolder.appendingPathComponent("Documentation/Upgrading.md"),
      encoding: .utf8)
    return page.contains("`\(String(message).replacing(/[0-9]+/, with: "…"))`")
  }

  @Test(arguments: [Pack.Failure.otherVersion("4"), .otherCatalog])
  func `the page quotes why a pack is refused`(failure: Pack.Failure) throws {
    #expect(try Self.quotes(failure.description), "\(failure)")
  }

  @Test func `the page quotes what the compiler says of another generated-code format`() throws {
    let project = try TestProject([
      "Code.swift": """
      import BayanRuntime
      typealias RequiredRuntime = BayanRuntime.BayanRuntimeForCodeFormat0
      """
    ])
    let (status, output) = try SnippetCompiler.typecheck(
      project.swiftFiles(), in: project.folder, [])
    #expect(status != 0)
    let message = try #require(output.firstMatch(of: /error: (no type named .*)/)?.1, "\(output)")
    #expect(try Self.quotes(message), "\(message)")
  }

  @Test(arguments: ["bayan.toml", "cldr.lock"])
  func `the page quotes why a file of another format is refused`(name: String) throws {
    let project = try TestProject(["README.md": ""])
    for command in [["init"], ["cldr", "--accept"]] {
      let result = try runBayan(command, in: project.folder)
      try #require(result.status == 0, "\(result.errors)")
    }
    let file = project.folder.appendingPathComponent("Catalog/\(name)")
    let text = try String(contentsOf: file, encoding: .utf8)
    try Data(text.replacing("format = 1", with: "format = 2").utf8).write(to: file)
    let result = try runBayan(["check"], in: project.folder)
    #expect(result.status == 1)
    let output = result.output + result.errors
    let message = try #require(
      output.firstMatch(of: /error: (.*) \[invalid-value\]/)?.1, "\(output)")
    #expect(try Self.quotes(message), "\(message)")
  }
}
