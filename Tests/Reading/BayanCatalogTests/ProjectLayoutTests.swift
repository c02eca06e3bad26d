import BayanCatalog
import Testing

@Suite("where a project's files stand")
struct ProjectLayoutTests {
  static let files: [(String, ProjectFile)] = [
    ("Catalog/bayan.toml", .project), ("Catalog/categories.toml", .categories),
    ("Catalog/recoveries.toml", .recoveries), ("Catalog/options.toml", .options),
    ("Catalog/login.toml", .domain("login")), ("Catalog/codes.lock", .codesLock),
    ("Catalog/sources.lock", .sourcesLock), ("Catalog/adopted.lock", .adoptedLock),
    ("Locales/ar/locale.toml", .locale("ar", .settings)),
    ("Locales/ar/glossary.toml", .locale("ar", .glossary)),
    ("Locales/ar/state.lock", .locale("ar", .states)),
    ("Locales/ar-EG/login.toml", .locale("ar-EG", .messages("login"))),
    ("Locales/ar/options.toml", .locale("ar", .messages("options"))),
  ]

  @Test(arguments: ["", "errors/", "a/b/"])
  func `paths and files lead to each other`(_ root: String) throws {
    let layout = ProjectLayout(root: root)
    for (path, file) in Self.files {
      #expect(layout.path(of: file) == root + path)
      let split = try #require(ProjectLayout.split(root + path), "\(path)")
      #expect(split.file == file)
      #expect(split.layout == layout)
    }
  }

  @Test(arguments: [
    "bayan.toml", "Locales/login.toml", "Locales/ar/old/login.toml", "Catalog/other.lock",
    "Catalog/notes.md", "Locales/ar/login.po", "Catalog/state.lock", "",
  ])
  func `a project has no other files`(_ path: String) {
    #expect(ProjectLayout.split(path) == nil)
  }

  @Test func `a folder ends at its slash, whatever the name behind it begins with`() throws {
    // As Swift characters, the slash and the mark after it are one.
    let split = try #require(ProjectLayout.split("Locales/ar/\u{301}a.toml"))
    #expect(split.file == .locale("ar", .messages("\u{301}a")))
  }

  @Test func `a file of a locale's folder is of that locale`() {
    #expect(ProjectLayout.locale(of: "errors/Locales/ar/login.toml") == "ar")
    #expect(ProjectLayout.locale(of: "Catalog/login.toml") == nil)
  }
}
