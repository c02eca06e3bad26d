import Foundation
import Testing

/// The pages for users, whose files are written, whose commands are run, whose outputs are
/// compared, and whose Swift is type-checked.
///
/// In a page, blocks of `toml`, `swift`, `xml`, `json` and `po` whose first line is a comment with
/// a path are files of one project, or are `at the end` of one. A block of `toml` may have
/// several. Swift files below `Tests/` are tests of a module of the others. In blocks of `sh` the
/// lines `bayan …`, `mkdir …` and `rm -r …` are run in it, with the exit code that a comment at the
/// line's end says. A block of `text` after them is the last command's whole output, where a line
/// `…` stands for any lines.
@Suite("documentation")
struct DocumentationTests {
  static let pages =
    [
      "README.md", "Documentation/Tutorial.md", "Documentation/Files.md",
      "Documentation/Adopting.md",
      "Documentation/Runtime.md", "Documentation/SystemErrors.md", "Documentation/Testing.md",
      "Documentation/Observing.md",
      "Documentation/PseudoLocales.md",
      "Documentation/ContinuousIntegration.md", "Documentation/Translators.md",
      "Documentation/ar/Translators.md",
      "Documentation/JSON.md", "Documentation/Installation.md", "Documentation/Editors.md",
      "Documentation/ApplePlatforms.md", "Documentation/Clients.md",
      "Documentation/DiagnosticsAsACatalog.md",
      "Documentation/ComingFromFacebookSDK.md", "Documentation/ar/ComingFromFacebookSDK.md",
      "Documentation/ComingFromApollo.md", "Documentation/ar/ComingFromApollo.md",
      "Documentation/WritingAClient.md", "Documentation/ar/WritingAClient.md",
      "Documentation/Exchange/README.md", "Documentation/Exchange/XLIFF-2.2.md",
      "Documentation/Exchange/XLIFF-2.1.md", "Documentation/Exchange/XLIFF-1.2.md",
      "Documentation/Exchange/PO.md",
      "Documentation/Exchange/XCStrings.md", "Documentation/Exchange/StringsDict.md",
      "Documentation/Exchange/Strings.md",
      "Documentation/Exchange/CSV.md", "Documentation/Exchange/ARB.md",
      "Documentation/Exchange/ICUJSON.md",
      "Documentation/Exchange/Android.md",
    ] + handbook

  /// The pages that quote their Swift from a program elsewhere; `WritingAClientTests` compares it.
  private static let quoting: Set = [
    "Documentation/WritingAClient.md", "Documentation/ar/WritingAClient.md",
  ]

  private static let handbook = HandbookTests.languages.flatMap { language in
    HandbookTests.pages.map { "Documentation/Handbook/\(language)/\($0).md" }
  }

  @Test(arguments: pages)
  func `commands do what the page says, and its Swift compiles`(path: String) throws {
    let page = try DocumentationPage(path)
    #expect(!page.blocks.isEmpty)
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("bayan-page-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var output: String?
    for block in page.blocks {
      let place = "\(path):\(block.line)"
      switch block.language {
      case "sh":
        for line in block.lines {
          if line.hasPrefix("rm -r ") {
            let name = String(line.dropFirst("rm -r ".count))
            try FileManager.default.removeItem(at: folder.appendingPathComponent(name))
          }
          if line.hasPrefix("mkdir ") {
            let name = String(line.dropFirst("mkdir ".count))
            try FileManager.default.createDirectory(
              at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
          }
          guard let command = DocumentedCommand(line) else { continue }
          let result = try runBayan(command.arguments, in: folder)
          let all = result.errors + result.output
          #expect(
            result.status == command.exitCode, "\(place): \(command.arguments)\n\(all)")
          if let name = command.outputPath {
            try Data(result.output.utf8).write(to: folder.appendingPathComponent(name))
          }
          output = all
        }
      case "text":
        let shown = try #require(output, "\(place): no command stands before this output")
        #expect(Self.matches(shown, block.lines), "\(place): the command prints\n\(shown)")
      default:
        guard let name = block.path else { continue }
        let file = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        let present = block.isAppended ? try Data(contentsOf: file) : Data()
        try (present + Data(block.content.utf8)).write(to: file)
      }
    }
    let compiler = SnippetCompiler(page: page, folder: folder)
    if Self.quoting.contains(path) { try compiler.checkGenerated() } else { try compiler.check() }
  }

  @Test func `the page about files is current`() throws {
    let page = try String(
      contentsOf: packageFolder.appendingPathComponent("Documentation/Files.md"),
      encoding: .utf8)
    let result = try runBayan(["schema", "--reference"])
    #expect(
      page == result.output,
      "renew it: swift run bayan schema --reference > Documentation/Files.md")
  }

  @Test func `links lead to files`() throws {
    let others = [
      "README", "Assistants", "OverTheAir", "Overrides", "Servers", "Distribution", "Upgrading",
      "ErrorSystems",
      "ar/ErrorSystems", "Handbook/en/README", "Handbook/ar/README",
    ].map { "Documentation/\($0).md" }
    for path in Self.pages + others + ["SECURITY.md", "CHANGELOG.md"] {
      let file = packageFolder.appendingPathComponent(path)
      let text = try String(contentsOf: file, encoding: .utf8)
      for part in text.components(separatedBy: "](").dropFirst() {
        let target = part.prefix { $0 != ")" && $0 != "#" }
        if target.isEmpty || target.contains("://") { continue }
        let linked = file.deletingLastPathComponent().appendingPathComponent(String(target))
        #expect(FileManager.default.fileExists(atPath: linked.path), "\(path): \(target)")
      }
    }
  }

  /// Returns whether an output matches lines, where `…` is any number of lines.
  static func matches(_ output: String, _ lines: [String]) -> Bool {
    var actual = output.components(separatedBy: "\n")[...]
    while actual.last == "" { actual.removeLast() }
    var skips = false
    for line in lines {
      if line == "…" {
        skips = true
      } else if skips {
        guard let index = actual.firstIndex(of: line) else { return false }
        actual = actual[(index + 1)...]
        skips = false
      } else {
        guard actual.first == line else { return false }
        actual = actual.dropFirst()
      }
    }
    return skips || actual.isEmpty
  }

  @Test func `an output that differs is noticed`() {
    #expect(Self.matches("a\nb\nc\n", ["a", "b", "c"]))
    #expect(Self.matches("a\nb\nc\n", ["…", "c"]))
    #expect(Self.matches("a\nb\nc\n", ["a", "…"]))
    #expect(!Self.matches("a\nb\nc\n", ["a", "c"]))
    #expect(!Self.matches("a\nb\nc\n", ["a", "b"]))
    #expect(!Self.matches("a\nb\nc\n", ["…", "d"]))
  }

  @Test func `a command is read as a shell reads it`() {
    let command = DocumentedCommand(
      "bayan format '{$n :integer} files' --arg n=3 > a.txt  # exit code 1")
    #expect(command?.arguments == ["format", "{$n :integer} files", "--arg", "n=3"])
    #expect(command?.outputPath == "a.txt")
    #expect(command?.exitCode == 1)
    #expect(DocumentedCommand("swift build") == nil)
  }
}
