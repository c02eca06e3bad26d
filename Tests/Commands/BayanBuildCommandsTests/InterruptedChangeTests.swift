import BayanBuildCommands
import BayanChecking
import BayanDiagnostics
import BayanSupport
import BayanTestProject
import Foundation
import Testing

@Suite("The leftovers of an interrupted command")
struct InterruptedChangeTests {
  private static let old = [
    "Catalog/a.toml": "1", "Locales/ar/a.toml": "1", "Locales/ar/b.toml": "1",
  ]
  private static let new = old.mapValues { _ in "2" }
  private static let journal = ".bayan-journal"

  private var change: ProjectChange {
    var change = ProjectChange()
    for path in Self.old.keys.sorted() {
      change.add(path, replacing: Array("1".utf8), with: Array("2".utf8))
    }
    return change
  }

  /// Creates a project whose first file is new and whose other files are old.
  private func half() throws -> TestProject {
    for step in 1... {
      let folder = try TestProject(Self.old)
      _ = try? change.apply(in: folder.folder, by: Disturbance().disk(.stop, at: step))
      if folder.text("Catalog/a.toml") == "2" {
        #expect(folder.text("Locales/ar/a.toml") == "1")
        #expect(folder.text(Self.journal) != nil)
        return folder
      }
    }
    throw CancellationError()
  }

  private func diagnostics(_ folder: TestProject) -> [String] {
    ProjectFolder(folder.folder).read().diagnostics.map { "\($0.file) \($0.rule) \($0.message)" }
  }

  @Test func `a change that was begun is finished by who reads`() throws {
    let folder = try half()
    #expect(diagnostics(folder) == [])
    #expect(folder.contents == Self.new)
  }

  @Test func `where the new contents are gone, all becomes old again`() throws {
    let folder = try half()
    for path in folder.leftovers where path.hasSuffix(".new") { unlink(folder.path(path)) }
    #expect(diagnostics(folder) == [])
    #expect(folder.contents == Self.old)
  }

  @Test func `where somebody brought back the old files, they stay`() throws {
    let folder = try half()
    try folder.write("1", to: "Catalog/a.toml")
    #expect(diagnostics(folder) == [])
    #expect(folder.contents == Self.old)
  }

  @Test func `a file that a person has changed since is left, and the sentence says what to do`()
    throws
  {
    for path in Self.old.keys.sorted() {
      let folder = try half()
      try folder.write("mine", to: path)
      let before = folder.contents
      let read = ProjectFolder(folder.folder).read()
      #expect(read.files.isEmpty)
      let sentence = try #require(diagnostics(folder).first)
      #expect(sentence.hasPrefix(".bayan-journal change-interrupted "))
      #expect(sentence.contains("'\(path)' has been changed since then"))
      #expect(sentence.contains("remove '.bayan-journal'"))
      #expect(folder.contents == before)
      var other = ProjectChange()
      other.add("Catalog/c.toml", replacing: nil, with: [])
      #expect(throws: ProjectChange.Failure.self) { try other.apply(in: folder.folder) }
      #expect(folder.contents == before)
      // The diagnostic asks the user to remove the journal.
      unlink(folder.path(Self.journal))
      #expect(diagnostics(folder) == [])
      #expect(folder.leftovers == [])
      #expect(folder.text(path) == "mine")
    }
  }

  @Test func `a change whose last file was written is done, whatever people have written since`()
    throws
  {
    for step in 1... {
      let folder = try TestProject(Self.old)
      _ = try? change.apply(in: folder.folder, by: Disturbance().disk(.stop, at: step))
      guard folder.text("Locales/ar/b.toml") == "2" else { continue }
      #expect(folder.text(Self.journal) != nil)
      try folder.write("mine", to: "Catalog/a.toml")
      #expect(diagnostics(folder) == [])
      #expect(folder.contents == Self.new.merging(["Catalog/a.toml": "mine"]) { $1 })
      return
    }
  }

  @Test func `checks say only that, and not what is lacking`() throws {
    let folder = try half()
    try folder.write("mine", to: "Catalog/a.toml")
    let outcome = ProjectFolder(folder.folder).read().checked()
    #expect(outcome.diagnostics.map(\.rule) == ["change-interrupted"])
    #expect(outcome.hasErrors)
  }

  @Test func `a journal that was cut or changed moves nothing`() throws {
    let text = try #require(try half().text(Self.journal))
    let other = text.replacing("Locales/ar/b.toml", with: "Locales/ar/c.toml")
    for spoilt in [
      String(text.dropLast(1)), String(text.dropLast(30)), "", "x\n", text + text, other,
    ] {
      let folder = try half()
      try folder.write(spoilt, to: Self.journal)
      let before = folder.contents
      #expect(diagnostics(folder).count == 1)
      #expect(diagnostics(folder).allSatisfy { $0.contains("can't be read") })
      #expect(folder.contents == before)
    }
  }

  @Test func `a journal that is no file is reported`() throws {
    let folder = try TestProject(Self.old)
    let outside = try TestProject(["journal": "secret\n"])
    let makes: [() throws -> Void] = [
      { try folder.link(Self.journal, to: outside.path("journal")) },
      { try #require(mkfifo(folder.path(Self.journal), 0o600) == 0) },
      { try folder.write("", to: Self.journal + "/file") },
    ]
    for make in makes {
      try make()
      let found = diagnostics(folder)
      #expect(found.count == 1 && !found[0].contains("secret"), "\(found)")
      try FileManager.default.removeItem(atPath: folder.path(Self.journal))
    }
    #expect(outside.text("journal") == "secret\n")
  }

  /// A hostile journal in a repository.
  @Test(arguments: [
    "../victim.toml", "Locales/../../victim.toml", "/etc/victim.toml", "Locales/out/victim.toml",
    "Sources/victim.toml", "victim.toml",
  ])
  func `a journal can't move files anywhere but within the catalog`(path: String) throws {
    let outer = try TestProject(["victim.toml": "1", "project/Catalog/a.toml": "2"])
    let project = outer.folder.appendingPathComponent("project")
    try outer.write("1", to: "project/Sources/victim.toml")
    try outer.write("1", to: "project/victim.toml")
    try FileManager.default.createDirectory(
      at: project.appendingPathComponent("Locales"), withIntermediateDirectories: true)
    try outer.link("project/Locales/out", to: outer.folder.path)
    let aside = ".bayan-0123456789abcdef"
    for folder in ["", "project/", "project/Sources/", "project/Catalog/"] {
      try outer.write("2", to: "\(folder)\(aside).new")
    }
    // The lines have a journal's form, with the hashes of one new file and one old file.
    let real = try half()
    let lines = try #require(real.text(Self.journal)).split(separator: "\n")
    let (oldHash, newHash) = (lines[1].split(separator: " ")[0], lines[1].split(separator: " ")[1])
    let body =
      "\(lines[0])\n\(oldHash) \(newHash) \(aside).new \(aside).old Catalog/a.toml\n"
      + "\(oldHash) \(newHash) \(aside).new \(aside).old \(path)\n"
    var hash = StableHash()
    hash.combine(Array(body.utf8))
    try outer.write(
      body + "end \(hash.value.hexadecimal(width: 16))\n", to: "project/.bayan-journal")
    let before = outer.contents
    let read = ProjectFolder(project).read()
    #expect(read.diagnostics.map(\.rule) == ["change-interrupted"])
    #expect(outer.contents == before)
  }

  @Test func `a project that is only half created is found and finished, or there is none`() throws
  {
    let files = ["Locales/ar/a.toml": "2", "Catalog/bayan.toml": "2", "Locales/en/a.toml": "2"]
    var change = ProjectChange()
    for path in files.keys.sorted(by: >) {
      change.add(path, replacing: nil, with: Array("2".utf8))
    }
    for step in 1... {
      let folder = try TestProject()
      let disk = Disturbance().disk(.stop, at: step)
      if (try? change.apply(in: folder.folder, by: disk)) != nil { break }
      let left = folder.contents.keys.filter { !$0.contains(".bayan-") }
      let hasJournal = folder.text(Self.journal) != nil
      let found = ProjectSearch.catalogs(of: folder.folder)
      #expect(found.isEmpty == (left.isEmpty && !hasJournal), "step \(step): \(folder.contents)")
      _ = ProjectFolder(folder.folder).read()
      #expect(folder.contents == (left.isEmpty ? [:] : files), "step \(step)")
      let places = ["Catalog", "Locales"].map { folder.folder.appendingPathComponent($0) }
      #expect(places.map(ProjectFolder.holdsAnything) == places.map { _ in !left.isEmpty })
    }
  }

  @Test func `files of killed runs are removed, and no others`() throws {
    let name = "Locales/ar/.bayan-0123456789abcdef"
    let folder = try TestProject(Self.old)
    let outside = try TestProject(["file": "1"])
    let kept = [
      "Locales/ar/.bayan-0123456789abcdeF.new", "Locales/ar/.bayan-0123456789abcde.new",
      "Locales/ar/.bayan-0123456789abcdef.txt", "Locales/ar/bayan-0123456789abcdef.new",
      "Locales/ar/.bayan-0123456789abcdef.new.txt", "\(name).part",
      ".bayan-0123456789abcdef.new/file",
    ]
    for path in kept + ["\(name).new", "\(name).old", "Catalog/.bayan-1123456789abcdef.new"] {
      try folder.write("x", to: path)
    }
    try folder.link("Locales/.bayan-2123456789abcdef.new", to: outside.path("file"))
    #expect(diagnostics(folder) == [])
    #expect(Set(folder.contents.keys) == Set(Self.old.keys).union(kept))
    #expect(
      FileStatus(folder.path("Locales/.bayan-2123456789abcdef.new"), followingLinks: false) != nil)
    #expect(outside.contents == ["file": "1"])
  }

  @Test func `files of a run that is alive are not removed`() throws {
    let folder = try TestProject(Self.old)
    let name = "Locales/ar/.bayan-0123456789abcdef.new"
    try folder.write("x", to: name)
    // Another run locks the folder like this while it writes. A reader would wait, so the folder is
    // opened only for reading.
    let descriptor = open(folder.folder.path, O_RDONLY | O_DIRECTORY)
    #expect(flock(descriptor, LOCK_SH) == 0)
    #expect(diagnostics(folder) == [])
    #expect(folder.text(name) == "x")
    close(descriptor)
    #expect(diagnostics(folder) == [])
    #expect(folder.text(name) == nil)
  }
}
