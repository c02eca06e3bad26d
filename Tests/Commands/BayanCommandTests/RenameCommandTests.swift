import BayanCatalogFixtures
import BayanTestProject
import Foundation
import Testing

@Suite("bayan rename")
struct RenameCommandTests {
  @Test(arguments: RenamingFixture.all)
  func `a name is changed wherever it stands, and 'bayan check' finds what it found`(
    _ example: RenamingFixture
  ) throws {
    let project = try TestProject(RenamingFixture.project)
    let before = try project.report()
    let result = try project.bayan("rename", example.kind, example.old, example.new)
    try #require(result.status == 0, "\(result.errors)")
    let files = try project.files
    let expected = example.expected
    #expect(Set(files.keys) == Set(expected.keys))
    for (path, text) in files {
      #expect(RenamingFixture.lines(of: text, in: path) == expected[path], "\(path)")
    }
    #expect(try project.report(example) == before)
    for path in Set(files.keys).symmetricDifference(RenamingFixture.project.keys) {
      #expect(result.errors.contains(path), "\(result.errors)")
    }
  }

  struct Refusal: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var kind: String
    var old: String
    var new: String
    var sentence: String
  }

  @Test(arguments: [
    Refusal(
      testDescription: "a released code", kind: "code", old: "pay.refund", new: "moneyBack",
      sentence: "'refund' was released"),
    Refusal(
      testDescription: "an argument of a released code", kind: "argument",
      old: "pay.refund.amount", new: "sum", sentence: "'amount' was released"),
    Refusal(
      testDescription: "a released option", kind: "option", old: "stop", new: "leave",
      sentence: "'stop' was released"),
    Refusal(
      testDescription: "a released identifier", kind: "identifier", old: "pay",
      new: "com.example.other", sentence: "'com.example.pay' was released"),
    Refusal(
      testDescription: "the name of a retired code", kind: "code", old: "pay.late",
      new: "declined", sentence: "'declined' is the name of another code that was released"),
    Refusal(
      testDescription: "a name that is taken", kind: "option", old: "retry", new: "stop",
      sentence: "There is already an option 'stop'."),
    Refusal(
      testDescription: "what isn't there", kind: "domain", old: "nothing", new: "else",
      sentence: "The catalog has no domain 'nothing'."),
    Refusal(
      testDescription: "a file's name that another file has", kind: "domain", old: "shop",
      new: "pay", sentence: "There is already a domain 'pay'."),
    Refusal(
      testDescription: "no name of a file", kind: "domain", old: "shop", new: "a b",
      sentence: "'a b' can't be the name of a domain's file"),
    Refusal(
      testDescription: "a name that Swift keeps", kind: "code", old: "shop.refund", new: "init",
      sentence: "With the name 'init' the catalog would have an error"),
    Refusal(
      testDescription: "a variable that a message declares", kind: "argument",
      old: "shop.refund.amount", new: "shop",
      sentence: "With the name 'shop' the catalog would have an error"),
    Refusal(
      testDescription: "a name that falls under another '[[allow]]'", kind: "domain",
      old: "pay", new: "later", sentence: "The path 'Locales/*/late*.toml' of an '[[allow]]'"),
    Refusal(
      testDescription: "too few names", kind: "argument", old: "shop.refund", new: "x",
      sentence: "Write DOMAIN.CODE.ARGUMENT."),
  ])
  func `a wrong renaming is refused, and no file changes`(_ refusal: Refusal) throws {
    let project = try TestProject(RenamingFixture.project)
    let result = try project.bayan("rename", refusal.kind, refusal.old, refusal.new)
    #expect(result.status == 64)
    // The command wraps the message at the width of a terminal.
    let message = result.errors.split { $0.isWhitespace }.joined(separator: " ")
    #expect(message.contains(refusal.sentence), "\(message)")
    #expect(try project.files == RenamingFixture.project)
  }

  @Test func `a file that can't be read stops it`() throws {
    var files = RenamingFixture.project
    files["Locales/ar/pay.toml"]? += "\n[broken\n"
    let project = try TestProject(files)
    let result = try project.bayan("rename", "option", "retry", "tryAnew")
    #expect(result.status == 1)
    #expect(result.errors.contains("Locales/ar/pay.toml"))
    #expect(try project.files == files)
  }
}

extension TestProject {
  /// The files of the catalog by path.
  fileprivate var files: [String: String] {
    get throws {
      var files: [String: String] = [:]
      for folder in ["Catalog", "Locales/en", "Locales/ar", "Locales/he"] {
        for name in try names(in: folder) {
          files["\(folder)/\(name)"] = try read("\(folder)/\(name)")
        }
      }
      return files
    }
  }

  /// Returns the diagnostics of 'bayan check', with the suppressed ones.
  fileprivate func report(_ example: RenamingFixture? = nil) throws -> [String] {
    let result = try bayan("check", "--notes", "--format", "json")
    let json = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    let found = (json as? [String: Any])?["diagnostics"] as? [[String: Any]]
    let lines = try #require(found, "\(result.errors)").map { diagnostic in
      let reason = (diagnostic["suppression"] as? [String: Any])?["reason"] ?? "open"
      let text =
        ["file", "line", "severity", "rule", "key", "message"]
        .map { "\(diagnostic[$0] ?? "")" }.joined(separator: " ") + " \(reason)"
      return example?.before(text) ?? RenamingFixture.masked(text)
    }
    try #require(!lines.isEmpty)
    return lines.sorted()
  }
}
