import BayanTestProject
import Foundation
import Testing

/// The `check` command for the files of an app without a catalog.
@Suite("checking files of texts")
struct TextCheckCommandTests {
  private static let apple = [
    "App/en.lproj/Localizable.strings": """
    /* Shown without a network */
    "offline" = "See https://example.com/help";
    "sent" = "%1$@ was sent to %2$@.";
    "hello" = "Hello, %@!";

    """,
    "App/ar.lproj/Localizable.strings": """
    "offline" = "راجع https://example.com/halp";
    "sent" = "أُرسل %1$@.";
    "hello" = "مرحبا, %@!";

    """,
  ]

  private static func checked(
    _ files: [String: String], _ arguments: String...
  ) throws -> CommandResult {
    let folder = try TestProject(files.merging([".git": ""]) { $1 })
    return try runBayan(["check"] + arguments, in: folder.folder)
  }

  @Test func `diagnostics stand at the lines of the files, with both texts`() throws {
    let result = try Self.checked(Self.apple, "App")
    #expect(result.status == 1)
    #expect(
      result.errors.contains(
        """
        App/ar.lproj/Localizable.strings:1:19: warning: the address 'https://example.com/halp' is \
        'https://example.com/help' in the source [url-changed]
          source  See https://example.com/help
        """), "\(result.errors)")
    #expect(
      result.errors.contains(
        "App/ar.lproj/Localizable.strings:2:1: error: '$value2' is missing; the source shows it "
          + "[placeholder-missing]"), "\(result.errors)")
    #expect(
      result.errors.contains("App/en.lproj/Localizable.strings:3:1: note: the source has it here"))
    #expect(
      result.errors.contains("App/ar.lproj/Localizable.strings:3:17: warning: ',' faces the wrong"))
    #expect(
      result.errors.hasSuffix("checked 6 texts of 3 keys in 2 files: en (the source), ar\n"),
      "\(result.errors)")
  }

  @Test(arguments: [
    ("json", #""file":"App/ar.lproj/Localizable.strings","line":2,"column":1"#),
    ("sarif", #""uri":"App/ar.lproj/Localizable.strings""#),
    ("github", "::error file=App/ar.lproj/Localizable.strings,line=2,col=1"),
    ("html", "App/ar.lproj/Localizable.strings"),
  ])
  func `all forms of the report have them`(_ form: String, _ part: String) throws {
    let result = try Self.checked(Self.apple, "App", "--format", form)
    #expect(result.status == 1 && result.errors == "", "\(result.errors)")
    #expect(result.output.contains(part), "\(result.output.prefix(2_000))")
  }

  @Test func `nothing is written, and no fix is offered for MessageFormat`() throws {
    let folder = try TestProject(Self.apple.merging([".git": ""]) { $1 })
    let result = try runBayan(["check", "App", "--format", "json"], in: folder.folder)
    #expect(result.output.contains(#""fixes":[]"#) && !result.output.contains(#""edits""#))
    let refused = try runBayan(["check", "App", "--fix"], in: folder.folder)
    #expect(refused.status == 64 && refused.errors.contains("--fix is for catalogs"))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.folder.path).sorted()
    #expect(names == [".git", "App"])
  }

  @Test func `PO is compared with its sources, and unfinished texts are left out`() throws {
    let result = try Self.checked(
      [
        "de.po": """
        msgid ""
        msgstr ""
        "Language: de\\n"
        "Content-Type: text/plain; charset=UTF-8\\n"

        msgid "Can't open %s: %s"
        msgstr ""
        "Kann %s nicht"
        " öffnen"

        #, fuzzy
        msgid "See https://example.com/a"
        msgstr "Siehe nichts"

        msgid "Write to a@kde.org"
        msgstr "Schreib an b@kde.org"

        """
      ], "de.po")
    #expect(result.status == 1)
    #expect(result.errors.contains("de.po:6:1: error: '$value2' is missing"), "\(result.errors)")
    #expect(result.errors.contains("de.po:16:20: warning: "), "\(result.errors)")
    #expect(!result.errors.contains("nichts"))
    #expect(result.errors.hasSuffix("not finished and left out: 1\n"), "\(result.errors)")
  }

  @Test func `a string catalog is checked in all its languages`() throws {
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "Hello %@": {"localizations": {
          "ar": {"stringUnit": {"state": "translated", "value": "مرحبا"}},
          "de": {"stringUnit": {"state": "translated", "value": "Hallo %1$@, %2$@"}}}},
        "files": {"localizations": {
          "en": {"variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%lld file"}},
            "other": {"stringUnit": {"state": "translated", "value": "%lld files"}}}}},
          "pl": {"variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%lld plik"}},
            "other": {"stringUnit": {"state": "translated", "value": "%lld pliku"}}}}}}}}}
      """
    let result = try Self.checked(["L.xcstrings": catalog], "L.xcstrings")
    for part in [
      "L.xcstrings:3:60: error: '$value1' is missing", "error: the source has no '$value2'",
      "no variants for 'few'",
    ] {
      #expect(result.errors.contains(part), "\(part)\n\(result.errors)")
    }
    let german = try Self.checked(["L.xcstrings": catalog], "L.xcstrings", "--locale", "de")
    #expect(german.errors.contains("$value2") && !german.errors.contains("few"))
    let none = try Self.checked(["L.xcstrings": catalog], "L.xcstrings", "--locale", "fr")
    #expect(none.status == 64 && none.errors.contains("The files have no text in 'fr'"))
  }

  /// Rules about an error's title or a catalog's declarations don't apply to an app's texts.
  @Test func `texts that a catalog would need more for are no problem`() throws {
    let result = try Self.checked(
      [
        "en.lproj/L.strings": "\"URLError\" = \"URLError\";\n\"only\" = \"An error occurred.\";\n",
        "ar.lproj/L.strings": "\"other\" = \"شيء\";\n",
      ], ".")
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.errors.hasPrefix("checked 3 texts of 3 keys"), "\(result.errors)")
  }

  @Test func `a file that can't be read is an error, and a text a warning`() throws {
    let broken = try Self.checked(["L.strings": "\"a\" = \"b"], "L.strings")
    #expect(broken.status == 1)
    #expect(broken.errors.contains("L.strings:1:7: error: "), "\(broken.errors)")
    #expect(broken.errors.contains("[text-unreadable]"), "\(broken.errors)")
    let twice = try Self.checked(
      ["en.lproj/L.strings": "\"a\" = \"b\";\n\"a\" = \"c\";\n"], "en.lproj")
    #expect(twice.status == 0)
    #expect(
      twice.errors.contains(
        "en.lproj/L.strings:2:1: warning: the text of 'a' can't be read: the file has the key twice"
      ), "\(twice.errors)")
  }

  @Test func `texts that a tool writes empty are counted once a language`() throws {
    let result = try Self.checked(
      [
        "i18n/en.json": #"{"a": "One", "b": "Two", "c": ""}"#,
        "i18n/de.json": #"{"a": "", "b": "", "c": ""}"#,
        "i18n/fr.json": #"{"a": "Un", "b": "Deux", "c": ""}"#,
      ], "i18n")
    #expect(result.status == 0)
    #expect(
      result.errors.contains(
        "i18n/de.json:1:2: warning: 2 texts in 'de' are empty, and count as not translated"
      ), "\(result.errors)")
    #expect(result.errors.components(separatedBy: "translation-empty").count == 2)
  }

  @Test func `texts for some devices are no error`() throws {
    func file(_ text: String) -> String {
      "<resources><string name=\"a\">\(text)</string></resources>"
    }
    let result = try Self.checked(
      ["values/strings.xml": file("Turn it"), "values-land/strings.xml": file("Turn it back")], ".")
    #expect(result.status == 0)
    #expect(
      result.errors.contains("values-land/strings.xml:1:1: warning: its folder is for some"),
      "\(result.errors)")
  }

  /// Paths of a catalog keep the meaning that they had before `check` took an app's files.
  @Test func `what belongs to a catalog means the catalog`() throws {
    let folder = try TestProject([".git": ""])
    #expect(try runBayan(["init", "--minimal"], in: folder.folder).status == 0)
    let file = folder.folder.appendingPathComponent("Locales/en/upload.toml")
    for path in [".", "Locales/en/upload.toml", "Locales"] {
      let result = try runBayan(["check", path], in: folder.folder)
      #expect(result.status == 0 && result.errors == "", "\(path): \(result.errors)")
    }
    try FileManager.default.removeItem(at: file)
    #expect(try runBayan(["check", "Locales"], in: folder.folder).status == 1)
    let stray = try Self.checked(["notes.txt": "x"], "notes.txt")
    #expect(stray.status == 64 && stray.errors.contains("belongs to no catalog"))
  }
}
