import BayanTestProject
import Foundation
import Testing

/// `import --source`, which takes the source locale's texts from a file.
@Suite("importing the source")
struct SourceImportTests {
  private static func made() throws -> TestProject {
    let folder = try TestProject([".git": ""])
    #expect(try runBayan(["init"], in: folder.folder).status == 0)
    return folder
  }

  private static func export(
    _ format: String, _ locale: String? = nil, from folder: TestProject
  ) throws -> String {
    let result = try runBayan(
      ["export", "--to", format, "-o", "out", "--force", "--lossy"]
        + (locale.map { ["--locale", $0] } ?? []), in: folder.folder)
    #expect(result.status == 0, "\(result.errors)")
    return try folder.read("out")
  }

  private static func imported(
    _ text: String, as name: String = "back", _ options: [String] = [], in folder: TestProject
  ) throws -> CommandResult {
    try folder.write(text, to: name)
    return try runBayan(["import", name, "--source"] + options, in: folder.folder)
  }

  private static let formats = [
    "xliff-2.2", "xliff-2.1", "xliff-1.2", "po", "xcstrings", "stringsdict", "strings",
  ]

  @Test(arguments: formats, [nil, "ar"])
  func `a file that comes back untouched changes nothing`(
    _ format: String, _ locale: String?
  ) throws {
    // Formats with one language in a file have no source texts beside the translations.
    let hasSource = locale == nil || !["strings", "stringsdict", "po"].contains(format)
    guard hasSource else { return }
    let folder = try Self.made()
    let result = try Self.imported(Self.export(format, locale, from: folder), in: folder)
    #expect(result.status == 0, "\(result)")
    #expect(result.output == "messages: 9 as here\n", "\(result.output)")
    #expect(
      !FileManager.default.fileExists(
        atPath: folder.folder.appendingPathComponent("Catalog/sources.lock").path))
  }

  @Test(arguments: [
    ("strings", nil), ("xcstrings", nil), ("po", nil), ("xliff-2.2", nil), ("xliff-1.2", "ar"),
  ])
  func `what changed is shown, written, and makes translations stale`(
    _ format: String, _ locale: String?
  ) throws {
    let folder = try Self.made()
    let text = try Self.export(format, locale, from: folder)
      .replacing("You’re offline", with: "No connection")
    let shown = try Self.imported(text, ["--dry-run"], in: folder)
    let line =
      "upload.offline.title  changed  stale: ar  [-You’re offline-]{+No connection+}\n"
    #expect(shown.output == line + "messages: 1 changed, 8 as here\n", "\(shown)")
    #expect(try folder.read("Locales/en/upload.toml").contains("You’re offline"))

    #expect(try Self.imported(text, in: folder).status == 0)
    let english = try folder.read("Locales/en/upload.toml")
    #expect(english.hasPrefix("[offline]\ntitle = \"No connection\"\n"), "\(english)")
    #expect(!english.contains("source ="))
    let checked = try runBayan(["check"], in: folder.folder)
    let all = checked.errors + checked.output
    #expect(all.contains("[translation-stale]"), "\(all)")
    #expect(all.contains("what has changed: [-You’re offline-]{+No connection+}"), "\(all)")
    #expect(all.components(separatedBy: "[translation-stale]").count == 2, "only this one: \(all)")
    // A translation without a fingerprint gets none if its source didn't change.
    let arabic = try folder.read("Locales/ar/upload.toml")
    #expect(arabic.components(separatedBy: "source = {").count == 2, "\(arabic)")
  }

  @Test func `a spelling that was corrected keeps translations current by sync --minor`() throws {
    let folder = try Self.made()
    try folder.write(
      folder.read("Locales/en/upload.toml").replacing("files", with: "fiels"),
      to: "Locales/en/upload.toml")
    #expect(try runBayan(["sync"], in: folder.folder).status == 0)
    let text = try Self.export("po", from: folder).replacing("fiels", with: "files")
    let result = try Self.imported(text, in: folder)
    #expect(result.output.contains("messages: 3 changed, 6 as here"), "\(result)")
    let minor = try runBayan(["sync", "--minor"], in: folder.folder)
    #expect(minor.errors.contains("ar: renewed 3"), "\(minor)")
    #expect(try runBayan(["check", "--strict"], in: folder.folder).status == 0)
  }

  @Test func `what a file lacks stays, and what breaks a rule isn't taken`() throws {
    let folder = try Self.made()
    #expect(try runBayan(["release"], in: folder.folder).status == 0)
    let result = try Self.imported(
      """
      "upload.tooManyFiles.title" = "Too many %@";
      "upload.offline.title" = "";
      "upload.offline.suggestion" = "Connect, and then try again.";
      "upload.gone.title" = "Gone";
      "com.example.other" = "Another";

      """, as: "en.lproj/Errors.strings", in: folder)
    #expect(result.status == 1)
    #expect(result.output.contains("upload.offline.suggestion  changed  stale: ar"), "\(result)")
    #expect(result.output.contains("refused: en.lproj/Errors.strings:1: upload.tooManyFiles.title"))
    #expect(result.output.contains("unknown: en.lproj/Errors.strings:4: upload.gone.title"))
    #expect(result.output.contains("others: 1 key of no message"))
    #expect(result.output.hasSuffix("messages: 1 changed, 1 as here, 1 refused, 1 unknown\n"))
    let english = try folder.read("Locales/en/upload.toml")
    #expect(english.contains("title = \"You’re offline\"") && english.contains("Too many files"))
    #expect(try runBayan(["check"], in: folder.folder).status == 0)
    let difference = try runBayan(["diff"], in: folder.folder)
    #expect(
      (difference.errors + difference.output).contains("nothing has changed"), "\(difference)")
  }

  @Test func `a text that a code lacks is taken too`() throws {
    let folder = try Self.made()
    try folder.write(
      folder.read("Catalog/upload.toml")
        + "\n[codes.full]\nvalue = 4\ncategory = \"other\"\nsummary = \"The disk is full.\"\n",
      to: "Catalog/upload.toml")
    let result = try Self.imported(
      "\"upload.full.title\" = \"Disk full\";\n\"upload.full.description\" = \"Nothing was saved.\";\n",
      as: "en.lproj/Errors.strings", in: folder)
    #expect(result.status == 0, "\(result)")
    #expect(
      try folder.read("Locales/en/upload.toml").hasSuffix(
        "\n[full]\ntitle = \"Disk full\"\ndescription = \"Nothing was saved.\"\n"))
    let checked = try runBayan(["check"], in: folder.folder)
    #expect((checked.errors + checked.output).contains("'full' has no texts in 'ar'"), "\(checked)")
  }

  /// Arabic has six plural forms and English two; the file has the English text for each Arabic
  /// form.
  @Test func `the sources of a file for another language keep their own forms`() throws {
    let folder = try Self.made()
    let text = try Self.export("xliff-1.2", "ar", from: folder)
      .replacing("files at a time", with: "files at once")
    #expect(try Self.imported(text, in: folder).status == 0)
    let english = try folder.read("Locales/en/upload.toml")
    #expect(
      english.contains(
        """
        one {{You can send {$limit} file at a time.}}
        *   {{You can send {$limit} files at once.}}

        """), "\(english)")
  }

  @Test func `what changed here and in the file is a conflict`() throws {
    let folder = try Self.made()
    let text = try Self.export("po", from: folder)
      .replacing("You’re offline", with: "No connection")
    try folder.write(
      folder.read("Locales/en/upload.toml")
        .replacing("You’re offline", with: "You are offline"),
      to: "Locales/en/upload.toml")
    let result = try Self.imported(text, in: folder)
    #expect(result.status == 1 && result.output.contains("conflict: upload.offline.title"))
    #expect(try Self.imported(text, ["--theirs"], in: folder).status == 0)
    #expect(try folder.read("Locales/en/upload.toml").contains("No connection"))
  }

  /// Otherwise a new source text could never reach the translators.
  @Test func `a source is taken that its translations don't follow yet, and they are named`() throws
  {
    let folder = try Self.made()
    let text = try Self.export("po", from: folder)
      .replacing("Too many files", with: "Not more than {limit} files")
    let result = try Self.imported(text, in: folder)
    #expect(result.status == 0, "\(result)")
    #expect(result.errors.contains("Locales/ar/upload.toml:7:9: error:"), "\(result.errors)")
    #expect(result.errors.contains("[placeholder-missing]"), "\(result.errors)")
  }

  @Test(arguments: [
    ("ar.lproj/Errors.strings", "\"upload.offline.title\" = \"x\";", "the file is in 'ar'"),
    ("de.po", "msgid \"\"\nmsgstr \"Language: de\\n\"\n", "the file is in 'de'"),
  ])
  func `a file in another language is refused`(
    _ name: String, _ text: String, _ reason: String
  )
    throws
  {
    let folder = try Self.made()
    let result = try Self.imported(text, as: name, in: folder)
    #expect(result.status == 64 && result.errors.contains(reason), "\(result.errors)")
  }
}
