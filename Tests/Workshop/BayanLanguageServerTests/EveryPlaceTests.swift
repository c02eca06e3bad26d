import BayanCatalog
import BayanCatalogFixtures
import BayanChecking
import BayanDiagnostics
import BayanRules
import BayanWorkspace
import Foundation
import Testing

@testable import BayanLanguageServer

/// Each kind of name, renamed from an editor in a project with names in all possible places.
struct EveryPlaceTests {
  private static func renamed(_ example: RenamingFixture) throws -> [String: String] {
    let client = try TestClient.ready(RenamingFixture.project)
    guard example.kind != "domain" else {
      let (old, new) = ("Catalog/\(example.old).toml", "Catalog/\(example.new).toml")
      var files = try client.applying(
        client.ask(
          "workspace/willRenameFiles",
          ["files": [["oldUri": TestClient.uri(old), "newUri": TestClient.uri(new)]]]))
      // The editor itself renames the file of the request.
      files[new] = files.removeValue(forKey: old)
      return files
    }
    client.open(example.path)
    var params = TestClient.at(example.path, example.line, example.column)
    let prepared = try client.ask("textDocument/prepareRename", params) as? [String: Any]
    #expect(example.oldText == prepared?["placeholder"] as? String)
    params["newName"] = example.new
    return try client.applying(client.ask("textDocument/rename", params))
  }

  /// Returns all diagnostics, even suppressed ones, each on a line.
  private static func report(
    _ files: [String: String], _ example: RenamingFixture? = nil
  ) -> [String] {
    // The runs are a usual one, one for a release, and one with the rule that is off.
    let runs = [
      (CheckRun(.all), "off"), (CheckRun(.all, audience: .release), "off"),
      (CheckRun(.all), "warning"),
    ]
    let lines = runs.flatMap { run, severity in
      let sources = files.map { path, text in
        SourceFile(
          path: path,
          text: text.replacing(
            "end-punctuation = \"off\"", with: "end-punctuation = \"\(severity)\""))
      }
      return run(sources).diagnostics.map { diagnostic in
        let line = files[diagnostic.file].map {
          SourceFile(path: "", text: $0).location(of: diagnostic.span.start).line
        }
        let notes = diagnostic.notes.map(\.message.description).joined(separator: " / ")
        return """
          \(diagnostic.file):\(line ?? 0) \(diagnostic.severity) \(diagnostic.rule) \
          \(diagnostic.messageID?.description ?? "") \(diagnostic.suppression?.reason ?? "open"): \
          \(diagnostic.message) \(notes)
          """
      }
    }
    return lines.map { example?.before($0) ?? RenamingFixture.masked($0) }.sorted()
  }

  @Test func `the project has what is suppressed, what has expired and what is unused`() {
    let outcome = CheckRun(.all)(
      RenamingFixture.project.map { SourceFile(path: $0.key, text: $0.value) })
    let kinds = Set(outcome.diagnostics.compactMap(\.suppression?.kind))
    #expect(kinds == [.inSource, .external])
    #expect(Self.report(RenamingFixture.project).count { $0.contains(" end-punctuation ") } == 1)
    #expect(outcome.diagnostics.contains { $0.rule == "suppression-unused" })
    #expect(
      outcome.diagnostics.contains { diagnostic in
        diagnostic.notes.contains { $0.message.description.hasPrefix("it was suppressed") }
      })
  }

  @Test(arguments: RenamingFixture.all)
  func `a name is changed wherever it stands, and nothing else is`(
    _ example: RenamingFixture
  ) throws {
    let files = try Self.renamed(example)
    let expected = example.expected
    #expect(Set(files.keys) == Set(expected.keys))
    for (path, text) in files {
      #expect(RenamingFixture.lines(of: text, in: path) == expected[path], "\(path)")
    }
  }

  @Test(arguments: RenamingFixture.all)
  func `what was suppressed still is, what had expired still has, and nothing is new`(
    _ example: RenamingFixture
  ) throws {
    let before = Self.report(RenamingFixture.project)
    let after = try Self.report(Self.renamed(example), example)
    #expect(after.filter { !before.contains($0) } == [])
    #expect(before.filter { !after.contains($0) } == [])
    #expect(after.count == before.count)
  }

  /// Returns the renamed subject.
  private static func subject(_ example: RenamingFixture) throws -> Rename.Subject {
    let parts = example.old.split(separator: ".").map(String.init)
    return switch example.kind {
    case "code": .code(domain: parts[0], name: example.new)
    case "argument": .argument(domain: parts[0], code: parts[1], name: example.new)
    case "recovery": .recovery(example.new)
    case "option": .option(example.new)
    case "domain": .domain(example.new)
    case "identifier": .identifier(ofDomain: example.old)
    default: try #require(nil as Rename.Subject?, "\(example.kind)")
    }
  }

  @Test(arguments: RenamingFixture.all)
  func `a name that is changed back leaves every byte as it was`(
    _ example: RenamingFixture
  ) throws {
    var files = try Self.renamed(example)
    let loaded = CatalogLoader.load(files.map { SourceFile(path: $0.key, text: $0.value) })
    let back = try Rename(try Self.subject(example), to: example.oldText, in: loaded, rules: .all)
    for file in back.files { files[file.path] = file.text(in: SourceSpan(0, file.bytes.count)) }
    for (from, to) in back.moves { files[to] = files.removeValue(forKey: from) }
    for (path, text) in files { #expect(text == RenamingFixture.project[path], "\(path)") }
    #expect(files.count == RenamingFixture.project.count)
  }
}
