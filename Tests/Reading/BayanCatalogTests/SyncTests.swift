import BayanCatalog
import BayanCatalogFixtures
import BayanDiagnostics
import BayanHistory
import BayanTOML
import Testing

struct SyncTests {
  /// A project that a test can sync several times.
  private struct Project {
    var files: [String: String]

    init(_ changes: [String: String] = [:]) {
      files = CatalogFixture.project.compactMapValues { $0 }.merging(changes) { $1 }
    }

    @discardableResult
    mutating func sync(_ request: Sync.Request = .init()) throws -> Sync {
      let sources = files.map { SourceFile(path: $0.key, text: $0.value) }
      let loaded = CatalogLoader.load(sources)
      #expect(loaded.isUsable)
      let sync = Sync(try #require(loaded.catalog), files: loaded.files, request: request)
      for (path, edits) in sync.edits {
        let bytes = TOMLEditor.apply(edits, to: Array((files[path] ?? "").utf8))
        files[path] = String(decoding: bytes, as: UTF8.self)
      }
      files["Catalog/sources.lock"] = sync.lock.fileText
      return sync
    }

    mutating func replace(_ old: String, with new: String, in path: String) {
      files[path] = files[path]?.replacing(old, with: new)
    }
  }

  private static let english = "Locales/en/login.toml"
  private static let arabic = "Locales/ar/login.toml"
  private static let id = MessageID(file: "login", entry: "passwordChanged", facet: .title)

  @Test func `a first run stamps every translation, and a second changes nothing`() throws {
    var project = Project()
    let first = try project.sync()
    #expect(first.stamped["ar"]?.count == 5)
    #expect(first.stale.isEmpty)
    let files = project.files
    let second = try project.sync()
    #expect(second.edits.isEmpty)
    #expect(second.stamped.isEmpty)
    #expect(project.files == files)
  }

  @Test func `stamps stand in one line, and all else stays as it was`() throws {
    var project = Project([
      Self.arabic: """
      # كلمات
      [passwordChanged]   # first
      title = "تغيّرت كلمة المرور"
      description = "سجّل الدخول من جديد."

      [tooManyCalls]
      title = "انتظر {$retryAfter} ثانية يا {$name}."
      source = { title = "0badcafe" } # by hand
      """
    ])
    let sync = try project.sync()
    #expect(sync.stale == ["ar": [MessageID(file: "login", entry: "tooManyCalls", facet: .title)]])
    #expect(
      project.files[Self.arabic] == """
        # كلمات
        [passwordChanged]   # first
        title = "تغيّرت كلمة المرور"
        description = "سجّل الدخول من جديد."
        source = { title = "483cf1a3", description = "0f311aa4" }

        [tooManyCalls]
        title = "انتظر {$retryAfter} ثانية يا {$name}."
        source = { title = "0badcafe" } # by hand
        """)
  }

  @Test func `a changed source leaves its translations stale until they are named`() throws {
    var project = Project()
    try project.sync()
    project.replace("Password Changed", with: "Your password was changed", in: Self.english)
    #expect(try project.sync().stale == ["ar": [Self.id]])
    #expect(
      try project.sync(.init(locales: ["en"], reviewed: [Self.id])).unknown == [Self.id])
    let renewed = try project.sync(
      .init(reviewed: [MessageID(file: "login", entry: "passwordChanged")]))
    #expect(renewed.renewed == ["ar": [Self.id]])
    #expect(try project.sync().stale.isEmpty)
  }

  @Test(arguments: [false, true])
  func `a minor change keeps current translations current`(_ isSyncedBefore: Bool) throws {
    var project = Project()
    try project.sync()
    project.replace("Password Changed", with: "Pasword changed", in: Self.english)
    try project.sync(.init(reviewed: [Self.id]))
    project.replace("Pasword changed", with: "Password changed", in: Self.english)
    if isSyncedBefore { #expect(try project.sync().stale == ["ar": [Self.id]]) }
    #expect(try project.sync(.init(isMinor: true)).renewed == ["ar": [Self.id]])
  }

  @Test func `a minor change doesn't make an older change good`() throws {
    var project = Project()
    try project.sync()
    project.replace("Password Changed", with: "You have no pasword", in: Self.english)
    #expect(try project.sync().stale == ["ar": [Self.id]])
    project.replace("You have no pasword", with: "You have no password", in: Self.english)
    let sync = try project.sync(.init(isMinor: true))
    #expect(sync.renewed.isEmpty)
    #expect(sync.stale == ["ar": [Self.id]])
    // The lock still has the translation's original source text, although two newer texts followed.
    let stamp = try #require(sync.lock.versions[Self.id]?.first)
    #expect(stamp.text == "Password Changed")
  }

  @Test func `a minor change doesn't make good what changed before it without a sync`() throws {
    var project = Project()
    try project.sync()
    project.replace("Password Changed", with: "You have no pasword", in: Self.english)
    project.replace("You have no pasword", with: "You have no password", in: Self.english)
    let sync = try project.sync(.init(isMinor: true))
    #expect(sync.renewed.isEmpty && sync.notMinor == [Self.id])
    #expect(sync.stale == ["ar": [Self.id]])
    // A sync doesn't change this: it only shows that the last change has both parts.
    #expect(try project.sync(.init(isMinor: true)).renewed.isEmpty)
    let named = try project.sync(.init(reviewed: [Self.id], isMinor: true))
    #expect(named.renewed == ["ar": [Self.id]] && named.notMinor.isEmpty)
  }

  @Test(arguments: [
    ("Your pasword has chnaged.", "Your password has changed", true),
    ("Teh file is gone", "The file is gone.", true),
    ("Save alot of time", "Save a lot of time", true),
    ("It cant be opened", "It can't be opened", true),
    ("Up to {$limit} files", "Up to {$limit} files.", true),
    ("Up to {$limit}, at most", "Up to {$limit} at most", true),
    ("log in  again", "Log in again", true),
    ("You can pay now", "You can not pay", false),
    ("You can pay now", "You can pay not", false),
    ("The code is valid", "The code is invalid", false),
    ("Delete the file.", "Delete the file?", false),
    ("Up to 10 files", "Up to 100 files", false),
    ("Up to {$limit} files", "Up to {$limits} files", false),
    ("Turn it on", "Turn it off", false),
    ("Wait 5 minutes", "Wait -5 minutes", false),
    ("Wait a moment", "Wait", false),
  ])
  func `only a change of spelling is taken for minor unseen`(
    _ old: String, _ new: String, _ isMinor: Bool
  ) throws {
    var project = Project()
    project.replace("Password Changed", with: old, in: Self.english)
    try project.sync()
    project.replace(old, with: new, in: Self.english)
    let renewed = try project.sync(.init(isMinor: true)).renewed
    #expect(renewed == (isMinor ? ["ar": [Self.id]] : [:]))
  }

  @Test func `texts that nothing was made from are forgotten`() throws {
    var project = Project()
    try project.sync()
    for number in 1...5 {
      project.files[Self.english] = CatalogFixture.project[Self.english]??
        .replacing("Password Changed", with: "Version \(number)")
      try project.sync(.init(reviewed: [Self.id]))
    }
    let sync = try project.sync()
    #expect(sync.lock.versions[Self.id]?.map(\.text) == ["Version 4", "Version 5"])
  }

  @Test func `a lock that is written and read is the same`() throws {
    var project = Project()
    project.replace("Log in again.", with: #"Say \"yes\" {$x}\nتم \u2067"#, in: Self.english)
    project.files[Self.english]? += "\n"
    let lock = try project.sync().lock
    let files = project.files.map { SourceFile(path: $0.key, text: $0.value) }
    #expect(CatalogLoader.load(files).catalog?.sources == lock)
  }

  @Test func `damaged locks are reported and not used`() {
    let fixture = CatalogFixture([
      "Catalog/sources.lock": "login.a = 1\nlogin.b.title.00 = ①7",
      "Catalog/codes.lock": "format = 1\nmodul = \"x\"",
    ])
    #expect(
      fixture.loaderDiagnostics == [
        "Catalog/codes.lock:2:1 unknown key 'modul'; did you mean 'module'? [unknown-key]",
        "Catalog/sources.lock:1:11 'login.a' isn't a source text; run 'bayan sync' to write the file again [invalid-value]",
        "① 'login.b.title.00' isn't a source text; run 'bayan sync' to write the file again [invalid-value]",
      ])
  }
}
