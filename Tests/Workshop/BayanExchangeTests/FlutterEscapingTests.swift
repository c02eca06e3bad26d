import BayanCatalog
import BayanDiagnostics
import BayanExchange
import Testing

/// Bundles of apps whose `l10n.yaml` has `use-escaping`.
@Suite("bundles of Flutter with escapes")
struct FlutterEscapingTests {
  private static let table = "lib/l10n/app_*.arb"

  private static func bundle(_ locale: String, _ text: String) -> SourceFile {
    SourceFile(
      path: "lib/l10n/app_\(locale).arb",
      text: """
        {
          "@@locale": "\(locale)",
          "full": "\(text)",
          "@full": {"placeholders": {"name": {"type": "String"}}}
        }

        """)
  }

  private func project(_ german: String, dialect: String?) throws -> WayBackProject {
    try WayBackProject(
      [Self.bundle("en", "It''s 'not' '{x}' of {name}"), Self.bundle("de", german)], .adopted,
      dialects: dialect.map { [Self.table: $0] } ?? [:])
  }

  @Test(arguments: [
    ("Geht''s '{name}' von {name}", #"Geht's \{name\} von {$name}"#),
    ("Kein 'a {b'' c}' von {name}", #"Kein a \{b' c\} von {$name}"#),
  ])
  func `apostrophes are quotes there and back`(german: String, message: String) throws {
    var project = try project(german, dialect: "use-escaping")
    #expect(project.catalog.adopted?.dialects == [Self.table: "use-escaping"])
    let id = try #require(project.catalog.adopted?[Self.table, "full"])
    let own = try #require(project.catalog.locales.first { $0.tag == "de" }?[id])
    #expect(own.messageText == message)

    let file = project.app[1]
    let imported = try project.imported(file)
    #expect(imported.changes.isEmpty && imported.refusals.isEmpty, "\(imported.refusals)")
    #expect(try project.exported(over: file)?.bytes == file.bytes)

    let words = try #require(project.texts)
    try project.replace(" von ", with: " aus ", in: words)
    let changed = try project.exported(over: file)
    #expect(changed?.diagnostics.isEmpty == true)
    #expect(changed?.bytes == file.replacing(" von ", with: " aus ").bytes)
  }

  @Test func `a new text is written with doubled apostrophes`() throws {
    var project = try project("Geht''s {name}", dialect: "use-escaping")
    let words = try #require(project.texts)
    try project.replace("Geht's", with: "'s ist", in: words)
    let text = try #require(try project.exported(over: project.app[1])?.bytes)
    #expect(String(decoding: text, as: UTF8.self).contains("\"''s ist {name}\""))
  }

  @Test func `without the setting a name in braces is a value`() throws {
    let project = try project("Geht's '{name}' von {name}", dialect: nil)
    let id = try #require(project.catalog.adopted?[Self.table, "full"])
    let own = project.catalog.locales.first { $0.tag == "de" }?[id]
    #expect(own?.messageText == "Geht's '{$name}' von {$name}")
    #expect(project.catalog.adopted?.dialects == [:])
  }

  @Test(arguments: [
    ("arb-dir: lib/l10n\nuse-escaping: true\n", true), ("use-escaping: true # quotes", true),
    ("use-escaping: false\n", false), ("# use-escaping: true\n", false),
    ("x:\n  use-escaping: true\n", false), ("", false),
  ])
  func `the settings say the dialect`(text: String, isEscaping: Bool) {
    let file = SourceFile(path: FlutterSettings.fileName, text: text)
    #expect(FlutterSettings.dialect(in: file) == (isEscaping ? "use-escaping" : nil))
  }
}

extension WayBackProject {
  /// The file of the German texts; beside it is the record of states.
  fileprivate var texts: SourceFile? {
    files.first { $0.path.hasPrefix("Locales/de/") && $0.path.hasSuffix(".toml") }
  }
}
