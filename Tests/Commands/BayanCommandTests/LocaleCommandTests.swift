import BayanTestProject
import Foundation
import Testing

@Suite("adding, translating and reviewing a locale")
struct LocaleCommandTests {
  private static func project() throws -> TestProject { try TestProject.package() }

  @Test func `an added locale has notes for what is missing, and fails nothing`() throws {
    let package = try Self.project()
    #expect(try package.bayan("add-locale", "he", "--project", "Sources/Pay").status == 0)
    #expect(try package.bayan("check", "--strict").status == 0)
    let notes = try package.bayan("check", "--locale", "he", "--notes", "--project", "Sources/Pay")
    #expect(notes.status == 0)
    #expect(
      notes.errors.contains("note: 'tooManyFiles' has no 'title' in 'he' [translation-missing]"))
    let coverage = try package.bayan("coverage", "--locale", "he", "--project", "Sources/Pay")
    #expect(coverage.status == 0)
    #expect(coverage.output.contains("missing in he:"))
    #expect(coverage.output.split(separator: "\n").first?.hasSuffix(" he") == true)
    #expect(coverage.output.contains("upload.tooManyFiles.title, from en\n"))
  }

  @Test(
    arguments: [
      ("ru", ["one  {{}}", "few  {{}}", "many {{}}", "*    {{}}"]), ("ja", ["* {{}}"]),
      (
        "cy",
        ["zero {{}}", "one  {{}}", "two  {{}}", "few  {{}}", "many {{}}", "*    {{}}"]
      ),
    ])
  func `an added locale has the plural forms of its language to fill in`(
    _ tag: String, _ forms: [String]
  ) throws {
    let package = try Self.project()
    #expect(try package.bayan("add-locale", tag, "--project", "Sources/Pay").status == 0)
    let path = "Sources/Pay/Locales/\(tag)/upload.toml"
    let text = try String(contentsOf: package.folder.appendingPathComponent(path), encoding: .utf8)
    let wanted =
      ["description = '''", ".input {$limit :integer}", ".match $limit"] + forms + ["'''"]
    #expect(text.contains(wanted.map { "# \($0)\n" }.joined()), "\(text)")
    // What is there is right once its words are filled in.
    try package.write(
      text.replacing("# en: ", with: "## ").replacing("{{}}", with: "{{{$limit}}}")
        .split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.hasPrefix("# ") && !$0.contains("You can send") ? $0.dropFirst(2) : $0 }
        .joined(separator: "\n"), to: path)
    let checked = try package.bayan("check", "--locale", tag, "--project", "Sources/Pay")
    #expect(!checked.errors.contains("syntax-error"), "\(checked.errors)")
    #expect(!checked.errors.contains("plural-category"), "\(checked.errors)")
  }

  @Test func `the source locale answers for a locale in progress`() throws {
    let package = try Self.project()
    #expect(try package.bayan("add-locale", "he", "--project", "Sources/Pay").status == 0)
    let shown = try package.bayan(
      "show", "upload.offline", "--locale", "he", "--project", "Sources/Pay")
    #expect(shown.status == 0)
    #expect(shown.output.contains("You’re offline"))
    #expect(shown.errors.contains("note: the title is missing in 'he'; shown in 'en'"))
  }

  @Test func `when the status goes, everything counts`() throws {
    let package = try Self.project()
    #expect(try package.bayan("add-locale", "he", "--project", "Sources/Pay").status == 0)
    let path = "Sources/Pay/Catalog/bayan.toml"
    let text = try String(contentsOf: package.folder.appendingPathComponent(path), encoding: .utf8)
    try package.write(text.replacing("status = \"in progress\"", with: ""), to: path)
    let result = try package.bayan("check", "--project", "Sources/Pay")
    #expect(result.status == 1)
    #expect(result.errors.contains("error: 'offline' has no 'title' in 'he'"))
  }

  @Test(arguments: [
    ("ar", "already"), ("he_IL", "not a language tag"),
    (
      "en-XA",
      "There is nothing to add: 'en-XA' is a pseudo-locale, which is generated from the source and never translated. List it in Catalog/bayan.toml."
    ),
  ])
  func `a locale that can't be added is refused`(_ tag: String, _ reason: String) throws {
    let package = try Self.project()
    let result = try package.bayan("add-locale", tag, "--project", "Sources/Pay")
    #expect(result.status == 64)
    #expect(result.errors.contains(reason))
  }

  @Test(arguments: [
    ["export", "--to", "po"], ["check"], ["coverage"], ["review", "--list"], ["sync"],
  ])
  func `no command takes a pseudo-locale for a translation`(_ command: [String]) throws {
    let package = try Self.project()
    let result = try runBayan(
      command + ["--locale", "ar-XB", "--project", "Sources/Pay"], in: package.folder)
    #expect(result.status == 64)
    #expect(result.errors.contains("Name another locale: 'ar-XB' is a pseudo-locale"))
  }

  @Test func `a review is recorded, listed, and taken back by an edit`() throws {
    let package = try Self.project()
    let key = "upload.offline.title"
    func list() throws -> String {
      try package.bayan("review", "--list", "--locale", "ar", "--project", "Sources/Pay").output
    }
    #expect(try list().contains("ar translated \(key)\n"))
    #expect(
      try package.bayan("review", key, "--locale", "ar", "--project", "Sources/Pay").errors
        == "ar: reviewed 1\n")
    #expect(try !list().contains(key))
    let path = "Sources/Pay/Locales/ar/upload.toml"
    let text = try String(contentsOf: package.folder.appendingPathComponent(path), encoding: .utf8)
    let title = try #require(text.firstMatch(of: /\[offline\]\ntitle = "([^"]*)"/)?.1)
    try package.write(text.replacing(title, with: "أنت غير متصل الآن"), to: path)
    #expect(try list().contains("ar translated \(key)\n"))
  }

  @Test func `a draft is reported, stays out of what users see, and ends with a review`() throws {
    let package = try Self.project()
    let key = "upload.offline.title"
    _ = try package.bayan("review", key, "--locale", "ar", "--project", "Sources/Pay")
    let path = "Sources/Pay/Locales/ar/state.lock"
    let lock = try String(contentsOf: package.folder.appendingPathComponent(path), encoding: .utf8)
    try package.write(
      lock.replacing("reviewed", with: "draft").replacing("person", with: "import:xliff"), to: path)
    let check = try package.bayan("check", "--project", "Sources/Pay")
    #expect(
      check.errors.contains(
        "warning: 'upload.offline.title' is a draft (import:xliff); edit it, or accept it with "
          + "'bayan review upload.offline.title' [translation-draft]"), "\(check.errors)")
    let shown = try package.bayan(
      "show", "upload.offline", "--locale", "ar", "--project", "Sources/Pay")
    #expect(shown.output.contains("You’re offline"))
    #expect(
      try package.bayan("review", "--list", "--project", "Sources/Pay").output.hasPrefix(
        "ar draft \(key)\n"))
    #expect(try package.bayan("review", key, "--project", "Sources/Pay").status == 0)
    #expect(try package.bayan("check", "--strict", "--project", "Sources/Pay").status == 0)
  }

  @Test func `a key that no translation has is refused`() throws {
    let result = try Self.project().bayan("review", "upload.nothing", "--project", "Sources/Pay")
    #expect(result.status == 64)
    #expect(result.errors.contains("'upload.nothing'"))
  }
}
