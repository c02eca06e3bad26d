import BayanTestProject
import Foundation
import Testing

@Suite("adopt")
struct AdoptCommandTests {
  @Test func `the user's compiler reads the enum, and the certificate lists what isn't taken`()
    throws
  {
    let project = try TestProject([
      "R/en.lproj/L.strings": """
      "offline_title" = "Offline";
      "disk_full" = "%d files on %@";
      "other" = "Other";
      """,
      "AppError.swift": """
      \("import") ModuleOfTheApp
      public enum Kind { case a }
      public enum AppError: Error {
        case offline
        case diskFull(count: Int64, on: String), view(UnknownType)
      }
      """,
    ])
    let result = try runBayan(
      ["adopt", "R", "--enum", "AppError.swift", "--certificate", "loss.json"], in: project.folder)
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.contains("cases without a text: view\n"))
    let domain = try project.read("Catalog/app.toml")
    #expect(domain.contains(#"type = { existing = "AppError" }"#))
    #expect(domain.contains(#"{ count = { type = "integer" }, on = { type = "string" } }"#))
    let json = try JSONSerialization.jsonObject(
      with: Data(contentsOf: project.folder.appendingPathComponent("loss.json")))
    let losses = try #require((json as? [String: Any])?["losses"] as? [[String: Any]])
    #expect(losses.map { $0["key"] as? String } == ["other"])
    #expect(losses.map { $0["line"] as? Int } == [3])
    #expect(try runBayan(["check"], in: project.folder).status == 0)
    let again = try runBayan(["adopt", "R", "--enum", "AppError.swift"], in: project.folder)
    #expect(again.output.contains("nothing is new; 2 keys as before"))
    #expect(again.errors.isEmpty)
  }

  @Test(arguments: ["a:b.swift", "a:b.swift:AppError", "two.swift:AppError"])
  func `an enum is named after the last colon, and a path may have one`(_ argument: String) throws {
    let app = "enum AppError: Error { case offline }\n"
    let project = try TestProject([
      "en.json": #"{"offline.title": "Offline"}"#, "a:b.swift": app,
      "two.swift": app + "enum Other: Error { case offline, more }\n",
    ])
    let result = try runBayan(["adopt", "en.json", "--enum", argument], in: project.folder)
    #expect(result.status == 0, "\(result.errors)")
    let domain = try project.read("Catalog/app.toml")
    #expect(domain.contains(#"type = { existing = "AppError" }"#))
  }

  /// Settings of Flutter by their paths, and whether a bundle in `app/lib/l10n` has escapes by them.
  struct FlutterApp: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var settings: [String: String]
    var isEscaping: Bool

    init(_ description: String, _ settings: [String: String], isEscaping: Bool) {
      testDescription = description
      (self.settings, self.isEscaping) = (settings, isEscaping)
    }
  }

  @Test(arguments: [
    FlutterApp("none", [:], isEscaping: false),
    FlutterApp(
      "in the app's folder", ["app/l10n.yaml": "use-escaping: true\n"], isEscaping: true),
    FlutterApp(
      "beside the bundles", ["app/lib/l10n/l10n.yaml": "use-escaping: true\n"], isEscaping: true),
    FlutterApp("above the app", ["l10n.yaml": "use-escaping: true\n"], isEscaping: true),
    FlutterApp(
      "the nearest", ["app/l10n.yaml": "arb-dir: lib\n", "l10n.yaml": "use-escaping: true\n"],
      isEscaping: false),
    FlutterApp(
      "of another app", ["other/l10n.yaml": "use-escaping: true\n"], isEscaping: false),
    FlutterApp(
      "a folder of that name",
      ["app/l10n.yaml/note": "x", "l10n.yaml": "use-escaping: true\n"], isEscaping: true),
  ])
  func `a bundle has the dialect that the nearest settings say`(_ app: FlutterApp) throws {
    let project = try TestProject(
      app.settings.merging([
        "app/lib/l10n/app_en.arb": #"{"@@locale": "en", "full": "The disk is full"}"#,
        "app/lib/l10n/app_de.arb": #"{"@@locale": "de", "full": "Kein Platz"}"#,
      ]) { $1 })
    let result = try runBayan(["adopt", "app"], in: project.folder)
    #expect(result.status == 0, "\(result.errors)")
    let lock = try project.read("Catalog/adopted.lock")
    #expect(lock.contains("use-escaping") == app.isEscaping)
    let back = try runBayan(["import", "app/lib/l10n/app_de.arb"], in: project.folder)
    #expect(back.output.contains("messages: 1 as here"), "\(back.output)\(back.errors)")
  }

  @Test func `words that were empty before are taken by a second run`() throws {
    let project = try TestProject([
      "i18n/en.json": #"{"a.title": "Save failed", "b.title": "Disk full", "kJ": "kJ"}"#,
      "i18n/de.json": #"{"a.title": "Nicht gesichert", "b.title": "", "kJ": "kJ"}"#,
    ])
    func adopt(_ german: String? = nil) throws -> String {
      if let german {
        try german.write(
          to: project.folder.appendingPathComponent("i18n/de.json"), atomically: true,
          encoding: .utf8)
      }
      let result = try runBayan(["adopt", "i18n"], in: project.folder)
      #expect(result.status == 0, "\(result.errors)")
      #expect(try runBayan(["check"], in: project.folder).status == 0)
      return result.output
    }
    #expect(try adopt().contains("  de: 2 of 3, in progress\n"))
    #expect(try adopt().contains("nothing is new; 3 keys as before"))
    let filled = try adopt(#"{"b.title": "Voll"}"#)
    #expect(filled.contains("adopted: 1 key as 1 message") && filled.contains("  de: 3 of 3"))
  }

  @Test func `import and export tell the same keys apart as adopt`() throws {
    let project = try TestProject([
      "i18n/en.json": #"{"a": {"defaultMessage": "Hi {9am}", "description": "A note"}}"#,
      "i18n/de.json": #"{"a": {"defaultMessage": "Tag {9am}"}}"#,
      "res/values/strings.xml": """
      <resources><string name="days">Days</string>
      <plurals name="days"><item quantity="one">%d day</item><item quantity="other">%d days</item></plurals></resources>
      """,
      "res/values-de/strings.xml": """
      <resources><string name="days">Tage</string>
      <plurals name="days"><item quantity="one">%d Tag</item><item quantity="other">%d Tage</item></plurals></resources>
      """,
    ])
    #expect(try runBayan(["adopt", "i18n", "res"], in: project.folder).status == 0)
    for (file, count) in [("i18n/de.json", 1), ("res/values-de/strings.xml", 2)] {
      let same = try runBayan(["import", file], in: project.folder)
      #expect(same.output + same.errors == "messages: \(count) as here\n")
    }
    let toml = project.folder.appendingPathComponent("Locales/de/app.toml")
    let changed = try String(contentsOf: toml, encoding: .utf8)
      .replacing("Tag {$value9am}", with: "Hallo {$value9am}")
    try changed.write(to: toml, atomically: true, encoding: .utf8)
    let exported = try runBayan(
      ["export", "--locale", "de", "--to", "json", "--adopted-keys", "-o", "i18n/de.json"],
      in: project.folder)
    #expect(exported.status == 0, "\(exported.errors)")
    let json = try project.read("i18n/de.json")
    #expect(json == #"{"a": {"defaultMessage": "Hallo {9am}"}}"#)
  }

  @Test func `a number that is guessed to choose a plural form is named`() throws {
    let project = try TestProject([
      "values/strings.xml": """
      <resources><plurals name="sum"><item quantity="one">%1$d of %2$d.</item>
      <item quantity="other">%1$d from %2$d!</item></plurals></resources>
      """
    ])
    let result = try runBayan(["adopt", "values"], in: project.folder)
    #expect(
      result.output.contains("first of several numbers: 1, such as app.sum.description"),
      "\(result.output)")
  }

  @Test func `export and import go under the app's own keys, after a rename too`() throws {
    let arabic = "R/ar.lproj/L.strings"
    let project = try TestProject([
      "R/en.lproj/L.strings": """
      "offline_title" = "Offline";
      "disk_full" = "%1$d files on %2$@";
      """,
      arabic: """
      "offline_title" = "غير متصل";
      "disk_full" = "%2$@: %1$d ملفات";
      """,
      "C/L.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"other key": {"localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "Other"}},
        "ar": {"stringUnit": {"state": "translated", "value": "آخر"}}}},
        "left.by.others": {"extractionState": "stale", "shouldTranslate": false}}}
      """,
    ])
    #expect(try project.bayan("adopt", "R", "C").status == 0)
    #expect(try project.bayan("rename", "code", "app.offline", "noNetwork").status == 0)

    // A change of the app's translators is imported.
    let changed = try project.read(arabic).replacing("غير متصل", with: "لا يوجد اتصال")
    try changed.write(
      to: project.folder.appendingPathComponent(arabic), atomically: true, encoding: .utf8)
    let imported = try project.bayan("import", arabic)
    #expect(imported.status == 0, "\(imported.errors)\(imported.output)")
    #expect(try project.read("Locales/ar/app.toml").contains("title = \"لا يوجد اتصال\""))

    // An export has the app's keys and values, and nothing from other files.
    try (try project.read("Locales/ar/app.toml")).replacing("ملفات", with: "ملفًّا")
      .write(
        to: project.folder.appendingPathComponent("Locales/ar/app.toml"), atomically: true,
        encoding: .utf8)
    let exported = try project.bayan(
      "export", "--locale", "ar", "--to", "strings", "--adopted-keys", "-o", arabic)
    #expect(exported.status == 0, "\(exported.errors)")
    let strings = try project.read(arabic)
    #expect(strings.contains("\"offline_title\" = \"لا يوجد اتصال\";"), "\(strings)")
    #expect(strings.contains("\"disk_full\" = \"%2$@: %1$d ملفًّا\";"), "\(strings)")
    #expect(!strings.contains("app.") && !strings.contains("آخر"), "\(strings)")
    let back = try project.bayan("import", arabic)
    #expect(back.status == 0 && !back.output.contains("changed"), "\(back.output)")

    // In a string catalog only the texts change.
    let catalog = try project.bayan(
      "export", "--locale", "ar", "--to", "xcstrings", "--adopted-keys", "-o", "C/L.xcstrings")
    #expect(catalog.status == 0, "\(catalog.errors)")
    let json = try project.read("C/L.xcstrings")
    #expect(json.contains("left.by.others") && json.contains("آخر"), "\(json)")
    #expect(!json.contains("app."), "\(json)")

    for (arguments, message) in [
      (["--to", "csv", "-o", "a.csv"], "--adopted-keys is for 'po', 'xcstrings', 'arb', 'json', "),
      (["--to", "strings"], "Name the app's file with -o."),
      (["--to", "strings", "-o", "x.strings"], "No key of 'x.strings' was adopted."),
    ] {
      let result = try runBayan(
        ["export", "--locale", "ar", "--adopted-keys"] + arguments, in: project.folder)
      #expect(result.status == 64 && result.errors.contains(message), "\(result.errors)")
    }
  }

  @Test(arguments: [
    // Each row has a key, the text of another key, and whether both can be adopted.
    (String(repeating: "k", count: 300) + ".title", "Word", true),
    (String(repeating: "k", count: 5_000) + ".title", "Word", true),
    ("b\(String(repeating: "\u{301}", count: 40)).title", "Word", false),
    ("c.title", "x\(String(repeating: "\u{64B}", count: 40))", false),
    ("c.title", "{n\(String(repeating: "\u{301}", count: 40))}", false),
  ])
  func `a text beyond a limit is listed alone, the rest is taken, and a long key is shortened`(
    key: String, text: String, isTaken: Bool
  ) throws {
    let json = "{\"a.title\": \"Save failed\", \"\(key)\": \"\(text)\"}"
    let project = try TestProject(["en.json": json])
    let result = try runBayan(["adopt", "en.json"], in: project.folder)
    #expect(result.status == 0, "\(result.errors)")
    #expect(isTaken || result.output.contains("not taken: 1 text"), "\(result.output)")
    let words = try project.read("Locales/en/app.toml")
    #expect(words.contains("Save failed"))
    #expect(words.contains(text) == isTaken)
    #expect(try runBayan(["check"], in: project.folder).status == 0)
  }

  @Test func `links out of the folder and names that aren't UTF-8 are listed, not read`() throws {
    let project = try TestProject([
      "res/en.json": #"{"a.title": "Save failed"}"#, "others/b.en.json": #"{"b.title": "Secret"}"#,
      "res/inner/c.en.json": #"{"c.title": "Disk full"}"#,
    ])
    let manager = FileManager.default
    try manager.createSymbolicLink(
      atPath: project.folder.path + "/res/b.en.json", withDestinationPath: "../others/b.en.json")
    try manager.createSymbolicLink(
      atPath: project.folder.path + "/res/d.en.json", withDestinationPath: "inner/c.en.json")
    let name =
      Array((project.folder.path + "/res/").utf8CString.dropLast()) + [CChar(bitPattern: 0xFF)]
    let file = fopen(name + Array(".en.json".utf8CString), "w")
    if let file { fclose(file) }
    let result = try runBayan(["adopt", "res", "--dry-run"], in: project.folder)
    #expect(result.errors.contains("'res/b.en.json' is a link out of the folder"))
    #expect(file == nil || result.errors.contains("isn't in UTF-8"), "\(result.errors)")
    #expect(!result.output.contains("Secret") && result.output.contains("c.title"))
  }

  @Test func `adopt says what it can't take, and nothing is written`() throws {
    let project = try TestProject([
      "a/de.lproj/L.strings": "\"a\" = \"A\";", "a/fr.lproj/L.strings": "\"a\" = \"A\";",
      "b/x.txt": "x",
    ])
    for (arguments, message) in [
      (["a"], "Name one with --source-locale: de, fr."),
      (["b"], "There is no file of texts in 'b'"),
      (["c"], "There is no file or folder 'c'."),
      (["a", "--source-locale", "it"], "No file has texts in 'it'. There are: de, fr."),
      (["a", "--facet", "x=y"], "'x=y' says no facet."),
      (["a", "--pattern", "{facet}"], "'{facet}' isn't a pattern."),
      (["a", "--domain", "a/b"], "can be named after 'a/b'"),
      (["a", "--enum", "x.swift"], "There is no Swift file 'x.swift'."),
    ] {
      let result = try runBayan(["adopt"] + arguments, in: project.folder)
      #expect(result.status == 64)
      #expect(result.errors.contains(message), "\(result.errors)")
    }
    #expect(
      !FileManager.default.fileExists(atPath: project.folder.appendingPathComponent("Catalog").path)
    )
  }
}
