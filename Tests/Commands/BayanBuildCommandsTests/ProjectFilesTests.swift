import BayanBuildCommands
import BayanChecking
import BayanDiagnostics
import BayanTestProject
import Foundation
import Synchronization
import Testing

@Suite("Reading a project")
struct ProjectFilesTests {
  /// A broken file of a project, with the path, the rule and a part of the sentence of its
  /// diagnostic.
  struct Example: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var path: String
    var rule: RuleID
    var sentence: String
    /// Changes the project; the second folder is outside it, with `secret.toml` and
    /// `folder/secret.toml`.
    var spoil: @Sendable (TestProject, TestProject) throws -> Void
  }

  private static let inside = [
    "Catalog/bayan.toml": "a = 1", "Locales/ar/login.toml": "b = 1",
    "Locales/en/login.toml": "c = 1",
  ]

  private static func outside(
    _ path: String, as link: String, to target: String, _ description: String
  ) -> Example {
    Example(
      testDescription: description, path: path, rule: "link-outside-project",
      sentence: "leads out of the project"
    ) { project, outer in
      try? FileManager.default.removeItem(atPath: project.path(link))
      try FileManager.default.createDirectory(
        at: project.folder.appendingPathComponent(link).deletingLastPathComponent(),
        withIntermediateDirectories: true)
      try project.link(link, to: target.hasPrefix("/") ? target : outer.path(target))
    }
  }

  private static func unreadable(
    _ path: String, _ sentence: String, _ description: String,
    spoil: @escaping @Sendable (TestProject) throws -> Void
  ) -> Example {
    Example(
      testDescription: description, path: path, rule: "file-unreadable", sentence: sentence
    ) { project, _ in try spoil(project) }
  }

  static let examples = [
    outside(
      "Catalog/a.toml", as: "Catalog/a.toml", to: "secret.toml", "a file's link that leads out"),
    outside(
      "Catalog/codes.lock", as: "Catalog/codes.lock", to: "secret.toml",
      "a lock's link that leads out"),
    outside(
      "Locales/ar/a.toml", as: "Locales/ar/a.toml", to: "secret.toml",
      "a file's link that leads out, in a locale"),
    outside("Locales/fr", as: "Locales/fr", to: "folder", "a folder's link that leads out"),
    outside(
      "Locales/ar/x/y/a.toml", as: "Locales/ar/x/y/a.toml", to: "secret.toml",
      "a link that leads out, far down"),
    outside("Catalog", as: "Catalog", to: "folder", "the whole catalog"),
    outside("Locales", as: "Locales", to: "folder", "all locales"),
    outside("Catalog/a.toml", as: "Catalog/a.toml", to: "/dev/zero", "a link to a device"),
    outside("Catalog/a.toml", as: "Catalog/a.toml", to: "/etc/passwd", "the system's users"),
    Example(
      testDescription: "a link by way of another", path: "Catalog/a.toml",
      rule: "link-outside-project", sentence: "leads out of the project"
    ) { project, outer in
      try project.link("way", to: outer.folder.path)
      try project.link("Catalog/a.toml", to: "../way/secret.toml")
    },
    Example(
      testDescription: "a folder whose name begins as the project's", path: "Catalog/a.toml",
      rule: "link-outside-project", sentence: "leads out of the project"
    ) { project, _ in
      let other = project.folder.path + "-other"
      try FileManager.default.createDirectory(
        atPath: other, withIntermediateDirectories: true)
      try Data("secret".utf8).write(to: URL(fileURLWithPath: other + "/a.toml"))
      try project.link(
        "Catalog/a.toml", to: "../../\(project.folder.lastPathComponent)-other/a.toml")
    },
    unreadable("Catalog/a.toml", "a link that leads to no file", "a link to nothing") {
      try $0.link("Catalog/a.toml", to: "b.toml")
    },
    unreadable("Catalog/a.toml", "a link that leads to no file", "a link to itself") {
      try $0.link("Catalog/a.toml", to: "a.toml")
    },
    unreadable("Locales/fr", "a link that leads to no file", "a folder's link to itself") {
      try $0.link("Locales/fr", to: "fr")
    },
    unreadable("Catalog/a.toml", "a pipe or a device", "a pipe") {
      try #require(mkfifo($0.path("Catalog/a.toml"), 0o600) == 0)
    },
    unreadable("Catalog/codes.lock", "a pipe or a device", "a pipe as a lock") {
      try #require(mkfifo($0.path("Catalog/codes.lock"), 0o600) == 0)
    },
    unreadable("Locales/ar/x.toml", "this is a folder", "a folder with a file's name") {
      try $0.write("d = 1", to: "Locales/ar/x.toml/a.toml")
    },
    unreadable("Catalog/codes.lock", "this is a folder", "a folder as a lock") {
      try $0.write("d = 1", to: "Catalog/codes.lock/a.toml")
    },
  ]

  @Test(arguments: examples)
  func `a path that isn't a file of the project is reported, and nothing of it is read`(
    _ example: Example
  ) throws {
    let outer = try TestProject(["secret.toml": "secret", "folder/secret.toml": "secret"])
    let project = try TestProject(Self.inside)
    defer { try? FileManager.default.removeItem(atPath: project.folder.path + "-other") }
    try example.spoil(project, outer)
    let read = ProjectFolder(project.folder).read()
    let found = read.diagnostics
    #expect(found.map(\.file) == [example.path])
    #expect(found.map(\.rule) == [example.rule])
    #expect(found.allSatisfy { $0.message.description.contains(example.sentence) }, "\(found)")
    #expect(!read.files.contains { $0.content.contains("secret") || $0.path == example.path })
    // A check reports only this diagnostic for the file, and none for its missing entries.
    let outcome = read.checked()
    #expect(outcome.hasErrors)
    #expect(
      outcome.diagnostics.filter { $0.file.hasPrefix(example.path) }.map(\.rule) == [example.rule])
    #expect(!"\(outcome.diagnostics)".contains("secret\""))
  }

  @Test func `links within the project are read, by their own paths`() throws {
    let project = try TestProject(Self.inside)
    try project.write("d = 1", to: "shared/words.toml")
    try project.link("Locales/ar-EG", to: "ar")
    try project.link("Catalog/words.toml", to: "../shared/words.toml")
    try project.link("Locales/ar/circle", to: "..")
    let read = ProjectFolder(project.folder).read()
    #expect(read.diagnostics.isEmpty)
    let paths = Set(read.files.map(\.path))
    #expect(paths.isSuperset(of: Self.inside.keys))
    #expect(paths.contains("Locales/ar-EG/login.toml"))
    #expect(read.files.first { $0.path == "Catalog/words.toml" }?.content == "d = 1")
    #expect(paths.count < 100)
  }

  @Test func `a project that is reached by a link is read as any other`() throws {
    let outer = try TestProject(
      Dictionary(uniqueKeysWithValues: Self.inside.map { ("p/" + $0, $1) }))
    try outer.link("way", to: "p")
    let read = ProjectFolder(outer.folder.appendingPathComponent("way")).read()
    #expect(read.diagnostics.isEmpty)
    #expect(Set(read.files.map(\.path)) == Set(Self.inside.keys))
  }

  @Test func `links beside the catalog's files are nobody's business`() throws {
    let outer = try TestProject(["secret.toml": "secret"])
    let project = try TestProject(Self.inside)
    try project.link("Catalog/README.md", to: outer.path("secret.toml"))
    try project.link("Catalog/.hidden.toml", to: outer.path("secret.toml"))
    try project.link("Locales/notes.txt", to: "nothing")
    let read = ProjectFolder(project.folder).read()
    #expect(read.diagnostics.isEmpty)
    #expect(Set(read.files.map(\.path)) == Set(Self.inside.keys))
  }

  @Test func `a name that isn't UTF-8 is reported`() throws {
    let project = try TestProject(Self.inside)
    let bytes: [UInt8] =
      Array("\(project.folder.path)/Locales/ar/".utf8) + [0xFF] + Array(".toml".utf8)
    let descriptor = open(bytes.map { CChar(bitPattern: $0) } + [0], O_CREAT | O_WRONLY, 0o600)
    try #require(descriptor >= 0)
    close(descriptor)
    let read = ProjectFolder(project.folder).read()
    #expect(read.diagnostics.map(\.rule) == ["file-unreadable"])
    #expect(read.diagnostics.map(\.file) == ["Locales/ar/\u{FFFD}.toml"])
    #expect(read.diagnostics.allSatisfy { $0.message.description.contains("not UTF-8") })
  }

  @Test func `a name with control characters is read, and steers nothing`() throws {
    let project = try TestProject(Self.inside)
    let path = "Locales/ar/a\u{1B}[31m\n.toml"
    try project.write("d = ", to: path)
    let read = ProjectFolder(project.folder).read()
    #expect(read.diagnostics.isEmpty)
    #expect(read.files.contains { $0.path == path })
  }

  /// A change of a project after it was read.
  struct Change: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var isSeen = true
    var make: @Sendable (TestProject) throws -> Void

    init(
      _ testDescription: String, isSeen: Bool = true,
      _ make: @escaping @Sendable (TestProject) throws -> Void
    ) {
      self.testDescription = testDescription
      self.isSeen = isSeen
      self.make = make
    }
  }

  static let changes = [
    Change("nothing", isSeen: false) { _ in },
    Change("a file beside the project's", isSeen: false) { try $0.write("x", to: "README.md") },
    Change("the same size") { try $0.write("b = 2", to: "Locales/ar/login.toml") },
    Change("the same size, with the former time") { project in
      let path = project.path("Locales/ar/login.toml")
      let time = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate]
      try project.write("b = 2", to: "Locales/ar/login.toml")
      try FileManager.default.setAttributes(
        [.modificationDate: try #require(time)], ofItemAtPath: path)
    },
    Change("a new file") { try $0.write("d = 1", to: "Locales/ar/new.toml") },
    Change("a new folder") { try $0.write("d = 1", to: "Locales/fr/login.toml") },
    Change("a removed file") {
      try FileManager.default.removeItem(atPath: $0.path("Locales/ar/login.toml"))
    },
    Change("a renamed folder") {
      try FileManager.default.moveItem(atPath: $0.path("Locales/ar"), toPath: $0.path("Locales/fr"))
    },
    Change("the target of a link") { try $0.write("d = 2", to: "shared/words.toml") },
    Change("another target of a link") {
      try FileManager.default.removeItem(atPath: $0.path("Catalog/words.toml"))
      try $0.link("Catalog/words.toml", to: "../shared/others.toml")
    },
    Change("no permission") { try #require(chmod($0.path("Catalog/bayan.toml"), 0) == 0) },
    Change("the journal of an interrupted change") {
      try $0.write("x", to: ".bayan-journal")
    },
  ]

  @Test(arguments: changes)
  func `a look at the stamps finds each change`(_ change: Change) throws {
    let project = try TestProject(Self.inside)
    try project.write("d = 1", to: "shared/words.toml")
    try project.write("d = 3", to: "shared/others.toml")
    try project.link("Catalog/words.toml", to: "../shared/words.toml")
    // More than a tick of the file system's clock.
    Thread.sleep(forTimeInterval: 0.05)
    let read = ProjectFiles(in: project.folder, tick: 0.02)
    #expect(read.isCurrent)
    try change.make(project)
    #expect(read.isCurrent == !change.isSeen)
  }

  @Test func `files that were changed just before they were read are read again`() throws {
    let project = try TestProject(Self.inside)
    #expect(!ProjectFiles(in: project.folder).isCurrent)
    #expect(!ProjectFiles(in: project.folder.appendingPathComponent("nothing")).isCurrent)
  }

  #if os(Linux)
    /// Root can read all files, so the project is read by a thread with the rights of `nobody`.
    @Test(arguments: [
      ("Catalog/bayan.toml", "the file can't be read; check its permissions"),
      ("Locales/ar/login.toml", "the file can't be read; check its permissions"),
      ("Locales/ar", "the folder can't be read; check its permissions"),
      ("Locales", "the folder can't be read; check its permissions"),
    ])
    func `a file or folder without permission is named, and nothing is lacking for it`(
      path: String, sentence: String
    ) throws {
      let project = try TestProject(Self.inside)
      let real = project.path(path)
      try #require(chmod(real, 0) == 0)
      defer { chmod(real, 0o700) }
      let found = Mutex<[String]>([])
      onThreads(1) { _ in
        let user = setfsuid(65_534)
        defer { _ = setfsuid(uid_t(bitPattern: user)) }
        let read = ProjectFolder(project.folder).read()
        let outcome = read.checked()
        let beside = outcome.diagnostics.filter { $0.file.hasPrefix(path) }.map(\.rule)
        found.withLock {
          $0 = read.diagnostics.map { "\($0.file) \($0.rule): \($0.message)" }
          if beside != ["file-unreadable"] { $0.append("beside it: \(beside)") }
        }
      }
      #expect(found.withLock(\.self) == ["\(path) file-unreadable: \(sentence)"])
    }
  #endif
}

#if os(Linux)
  /// Sets the user whose rights the thread has for files, and returns the previous user.
  @_silgen_name("setfsuid")
  private func setfsuid(_ user: uid_t) -> Int32
#endif
