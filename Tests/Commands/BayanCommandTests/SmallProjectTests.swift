import BayanTestProject
import Foundation
import Testing

/// A project with the fewest files, as `init --minimal` writes it.
@Suite("a small project")
struct SmallProjectTests {
  private static func made(_ arguments: String...) throws -> TestProject {
    let folder = try TestProject([".git": ""])
    let result = try runBayan(["init", "--minimal"] + arguments, in: folder.folder)
    #expect(result.status == 0, "\(result.errors)")
    return folder
  }

  private static func files(in folder: TestProject) throws -> [String] {
    try ["Catalog", "Locales/ar", "Locales/en"].flatMap { name in
      try folder.names(in: name).map { "\(name)/\($0)" }
    }
  }

  @Test func `init writes four files, which pass the check and say what the errors say`() throws {
    let folder = try Self.made()
    #expect(
      try Self.files(in: folder) == [
        "Catalog/bayan.toml", "Catalog/upload.toml", "Locales/ar/upload.toml",
        "Locales/en/upload.toml",
      ])
    let project = try folder.read("Catalog/bayan.toml")
    #expect(project == "format = 1\nsource-locale = \"en\"\nlocales = [\"en\", \"ar\"]\n")
    let checked = try runBayan(["check", "--strict"], in: folder.folder)
    #expect(checked.status == 0 && checked.errors + checked.output == "", "\(checked)")
    let shown = try runBayan(["show", "upload.offline", "--locale", "ar"], in: folder.folder)
    #expect(shown.output.contains("[ إعادة المحاولة ]  [ إلغاء ]"), "\(shown.output)")
    let generated = try runBayan(["generate", "--output", "out"], in: folder.folder)
    #expect(generated.status == 0, "\(generated.errors)")
  }

  @Test func `the readme shows the project that init writes`() throws {
    let folder = try Self.made()
    let page = try DocumentationPage("README.md")
    for path in try Self.files(in: folder) {
      let block = try #require(page.blocks.first { $0.path == "Sources/Uploader/\(path)" })
      let shown = block.lines.dropFirst().map { $0.replacing(/\x20+#.*$/, with: "") }
      let written = try folder.read(path)
      #expect(shown.joined(separator: "\n") + "\n" == written, "\(path)")
    }
  }

  @Test func `a module of another name stands in the project's file`() throws {
    let folder = try Self.made("--module", "PayErrors", "--domain", "com.acme.pay")
    let project = try folder.read("Catalog/bayan.toml")
    #expect(
      project.hasSuffix("module = { name = \"PayErrors\", access = \"internal\" }\n"), "\(project)")
    #expect(try runBayan(["check", "--strict"], in: folder.folder).status == 0)
  }

  @Test func `labels are asked for in a language that has none, and sync stamps what is written`()
    throws
  {
    let folder = try Self.made("--locale", "en", "--locale", "ar", "--locale", "fr")
    let labels = try folder.read("Locales/fr/options.toml")
    #expect(labels.contains("[retry]\n# en: Try Again\n# label = \"\"\n"), "\(labels)")
    let notes = try runBayan(["check", "--notes", "--locale", "fr"], in: folder.folder)
    let all = notes.output + notes.errors
    #expect(
      all.contains("the option 'retry' has no 'label' in 'fr' [option-label-missing]"), "\(all)")
    #expect(all.contains("the source has it: “Try Again”, which is built in"), "\(all)")

    let file = folder.folder.appendingPathComponent("Locales/fr/options.toml")
    try Data("[retry]\nlabel = \"Réessayer\"\n".utf8).write(to: file)
    #expect(try runBayan(["sync"], in: folder.folder).status == 0)
    #expect(try folder.read("Locales/fr/options.toml").contains("source = { label = "))
    let sources = try folder.read("Catalog/sources.lock")
    #expect(sources.contains("options.retry.label.") && sources.contains("\"Try Again\""))
    #expect(!sources.contains("options.cancel"), "nobody has written it: \(sources)")
  }

  @Test func `labels go out to translators, and what they change becomes a file`() throws {
    let folder = try Self.made()
    let out = folder.folder.appendingPathComponent("ar.po")
    let exported = try runBayan(
      ["export", "--locale", "ar", "--to", "po", "-o", out.path], in: folder.folder)
    #expect(exported.status == 0, "\(exported.errors)")
    let untouched = try runBayan(["import", out.path], in: folder.folder)
    #expect(
      untouched.status == 0 && untouched.output.contains("messages: 6 as here"), "\(untouched)")
    #expect(try Self.files(in: folder).count == 4)

    let text = try String(contentsOf: out, encoding: .utf8)
    try Data(text.replacing("\"إلغاء\"", with: "\"رجوع\"").utf8).write(to: out)
    let imported = try runBayan(["import", out.path], in: folder.folder)
    #expect(imported.status == 0, "\(imported.errors)")
    let labels = try folder.read("Locales/ar/options.toml")
    #expect(labels.hasPrefix("[cancel]\nlabel = \"رجوع\"\n"), "\(labels)")
    #expect(try runBayan(["check", "--strict"], in: folder.folder).status == 0)
  }

  @Test func `explain shows what is built in, and what takes its place`() throws {
    let folder = try Self.made()
    func explained(_ name: String) throws -> String {
      let result = try runBayan(["explain", name], in: folder.folder)
      #expect(result.status == 0, "\(result.errors)")
      return result.output
    }
    #expect(
      try explained("transient") == """
        transient: a built-in category
        Passes by itself; trying again may succeed.

        requires   title, description, suggestion, options
        retry      automatic

        """)
    #expect(
      try explained("retry") == """
        retry: a built-in recovery

        options    retry, cancel

        retry: a built-in option

        role       default
        label      en: Try Again
        label      ar: \u{2068}إعادة المحاولة\u{2069}

        """)
    #expect(try explained("options").contains("# [retry]\n# label = \"Try Again\"\n"))
    for name in ["categories", "recoveries"] {
      let file = folder.folder.appendingPathComponent("Catalog/\(name).toml")
      try Data(explained(name).utf8).write(to: file)
    }
    let text = try folder.read("Catalog/upload.toml")
      .replacing(/\[codes\.\w+\]\n/) { "\($0.output)category = \"other\"\n" }
    try Data(text.utf8).write(to: folder.folder.appendingPathComponent("Catalog/upload.toml"))
    let checked = try runBayan(["check"], in: folder.folder)
    #expect(checked.status == 0, "\(checked.output)\(checked.errors)")
    #expect(try explained("other").hasPrefix("other: a category\n"))
  }

  @Test(arguments: ["recovery", "option"])
  func `what is built in keeps its name`(kind: String) throws {
    let folder = try Self.made()
    let result = try runBayan(["rename", kind, "retry", "again"], in: folder.folder)
    #expect(
      result.status == 64 && result.errors.contains("is built in and keeps its name"),
      "\(result.errors)")
  }

  /// A label is accepted before any error uses its option.
  @Test func `a label of a built-in option that nothing offers yet is no problem`() throws {
    let folder = try Self.made()
    let file = folder.folder.appendingPathComponent("Locales/ar/options.toml")
    try Data("[ok]\nlabel = \"حسنًا\"\n".utf8).write(to: file)
    #expect(try runBayan(["check", "--strict"], in: folder.folder).status == 0)
    try Data("[help]\nlabel = \"مساعدة\"\n".utf8).write(to: file)
    let result = try runBayan(["check"], in: folder.folder)
    #expect(
      result.errors.contains(
        "these texts are never shown: there is no option 'help'; without 'Catalog/options.toml' there are 'retry', "
      ),
      "\(result.errors)")
  }
}
