import BayanBuildCommands
import BayanDiagnostics
import BayanTestProject
import Foundation
import Testing

@Suite("A change of several files")
struct ProjectChangeTests {
  /// A set of files before and after a change.
  ///
  /// A file that the change adds has no old text, and a file that it removes has no new text.
  struct Example: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var files: [(path: String, old: String?, new: String?)]

    var old: [String: String] {
      Dictionary(
        uniqueKeysWithValues: files.compactMap { file in file.old.map { (file.path, $0) } })
    }
    var new: [String: String] {
      Dictionary(
        uniqueKeysWithValues: files.compactMap { file in file.new.map { (file.path, $0) } })
    }
    var change: ProjectChange {
      var change = ProjectChange()
      for file in files {
        change.add(
          file.path, replacing: file.old.map { Array($0.utf8) },
          with: file.new.map { Array($0.utf8) })
      }
      return change
    }
  }

  /// A file's new content, its old content, and whether the file is written.
  static let contents: [(path: String, old: String?, new: String, isWritten: Bool)] = [
    ("Locales/ar/login.toml", nil, "[a]\ntitle = \"x\"\n", true),
    ("Locales/ar/login.toml", nil, "[a]\ntitle = \"\n", false),
    ("Locales/ar/login.toml", "[a]\n", "[a]\ntitle = \"ك\(marks)\"\n", false),
    ("Locales/ar/login.toml", "[a]\n", "[a]\n# \u{1}\n", false),
    ("Catalog/sources.lock", "format = 1\n", "a.\"ك\(marks)\" = 1\n", false),
    ("Locales/ar/state.lock", nil, "a.b.title = draft 9f2c81d0 3f9c2a71 person\n", true),
    ("Locales/ar/state.lock", nil, "a.b.title = draft 9f2c81d0 3f9c2a71\n", false),
    // In this row one of two errors is fixed.
    ("Catalog/login.toml", "a = \nb = \n", "a = 1\nb = \n", true),
    ("Catalog/login.toml", "a = 1\n", "a = 1\nb = \n", false),
  ]

  private static let marks = String(repeating: "\u{64B}", count: 31)

  @Test(arguments: contents)
  func `nothing is written that couldn't be read`(
    path: String, old: String?, new: String, isWritten: Bool
  ) {
    var change = ProjectChange()
    change.add(path, replacing: old.map { Array($0.utf8) }, with: Array(new.utf8))
    guard !isWritten else {
      #expect(throws: Never.self) { try change.checkReadable() }
      return
    }
    let failure = #expect(throws: ProjectChange.Failure.self) { try change.checkReadable() }
    guard case .unreadable(path, let line, let reason)? = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(line >= 1 && !reason.isEmpty)
    #expect(
      failure?.sentence(below: "Pay/").description.hasPrefix("'Pay/\(path)' couldn't be read")
        == true)
  }

  @Test func `a project's folder refuses such a file, and keeps what it has`() throws {
    let path = "Locales/ar/login.toml"
    let folder = try TestProject([path: "[a]\n"])
    let project = ProjectFolder(folder.folder)
    let read = project.read()
    let spoilt = SourceFile(path: path, text: "[a]\ntitle = \"ك\(Self.marks)\"\n")
    let problem = project.problem(writing: [spoilt], over: read)
    let sentence = try #require(problem)
    #expect(sentence.contains("\(path)' couldn't be read again: line 2, "))
    #expect(folder.contents[path] == "[a]\n")
  }

  static let examples = [
    Example(
      testDescription: "two files that are there",
      files: [("Catalog/sources.lock", "a", "A"), ("Locales/ar/login.toml", "b", "B")]),
    Example(
      testDescription: "a locale that is added",
      files: [
        ("Catalog/bayan.toml", "a", "A"), ("Locales/he/options.toml", nil, "B"),
      ]),
    Example(
      testDescription: "files that get other paths",
      files: [
        ("Catalog/sign-in.toml", nil, "A"), ("Locales/ar/sign-in.toml", nil, "B"),
        ("Catalog/sources.lock", "c", "C"), ("Catalog/login.toml", "a", nil),
        ("Locales/ar/login.toml", "B", nil),
      ]),
    Example(
      testDescription: "one file", files: [("Catalog/codes.lock", "a", "A")]),
  ]

  @Test(arguments: examples)
  func `all files become new, and nothing else is left`(_ example: Example) throws {
    let folder = try TestProject(example.old)
    try example.change.apply(in: folder.folder)
    #expect(folder.contents == example.new)
  }

  @Test(arguments: examples)
  func `a run that ends at any step leaves the old set or the new one to the next run`(
    _ example: Example
  ) throws {
    var seen: Set<Bool> = []
    var step = 1
    while true {
      let folder = try TestProject(example.old)
      let disturbance = Disturbance()
      _ = try? example.change.apply(in: folder.folder, by: disturbance.disk(.stop, at: step))
      if disturbance.count.value < step { break }
      let read = ProjectFolder(folder.folder).read()
      #expect(read.diagnostics.isEmpty, "stopped at step \(step)")
      let now = folder.contents
      #expect(now == example.old || now == example.new, "stopped at step \(step): \(now)")
      let shown = Dictionary(uniqueKeysWithValues: read.files.map { ($0.path, $0.content) })
      #expect(shown == now, "stopped at step \(step)")
      seen.insert(now == example.new)
      step += 1
    }
    #expect(step > 5 && seen == [true, false])
  }

  @Test(arguments: examples)
  func `a run that ends while it puts right what another left does no harm either`(
    _ example: Example
  ) throws {
    var count = 0
    for first in 1... {
      let disturbance = Disturbance()
      let trial = try TestProject(example.old)
      _ = try? example.change.apply(in: trial.folder, by: disturbance.disk(.stop, at: first))
      if disturbance.count.value < first { break }
      for second in 1... {
        let folder = try TestProject(example.old)
        _ = try? example.change.apply(in: folder.folder, by: Disturbance().disk(.stop, at: first))
        // The next run writes the same files.
        let next = Disturbance()
        _ = try? example.change.apply(in: folder.folder, by: next.disk(.stop, at: second))
        if next.count.value < second { break }
        _ = ProjectFolder(folder.folder).read()
        let now = folder.contents
        #expect(now == example.old || now == example.new, "\(first), \(second): \(now)")
        count += 1
      }
    }
    #expect(count > 30)
  }

  @Test(arguments: examples)
  func `a disk that fails at any step leaves all as it was, or all is done`(
    _ example: Example
  ) throws {
    var failures = 0
    for step in 1... {
      let folder = try TestProject(example.old)
      let disturbance = Disturbance()
      var failure: ProjectChange.Failure?
      do throws(ProjectChange.Failure) {
        try example.change.apply(in: folder.folder, by: disturbance.disk(.failure, at: step))
      } catch {
        failure = error
      }
      if disturbance.count.value < step { break }
      _ = ProjectFolder(folder.folder).read()
      if failure == nil {
        #expect(folder.contents == example.new, "step \(step)")
      } else {
        #expect(folder.contents == example.old, "step \(step)")
        failures += 1
      }
    }
    #expect(failures >= 5)
  }

  @Test func `a disk that fails, and then a kill, leaves one of the sets`() throws {
    let example = Self.examples[0]
    for step in 1... {
      for later in 1... {
        let folder = try TestProject(example.old)
        let failing = Disturbance()
        let disk = Disk { _, _ throws(SystemCallError) in
          let now = failing.count.next()
          if now == step || now >= step + later { throw SystemCallError(code: EIO) }
        }
        _ = try? example.change.apply(in: folder.folder, by: disk)
        if failing.count.value < step + later { break }
        _ = ProjectFolder(folder.folder).read()
        let now = folder.contents
        #expect(now == example.old || now == example.new, "\(step), \(later): \(now)")
      }
      let whole = Disturbance()
      let folder = try TestProject(example.old)
      _ = try? example.change.apply(in: folder.folder, by: whole.disk(.failure, at: step))
      if whole.count.value < step { break }
    }
  }

  @Test func `a file that was changed meanwhile stops all of it`() throws {
    let example = Self.examples[1]
    let spoilings: [(String, (TestProject) throws -> Void)] = [
      ("Catalog/bayan.toml", { try $0.write("other", to: "Catalog/bayan.toml") }),
      ("Catalog/bayan.toml", { unlink($0.path("Catalog/bayan.toml")) }),
      ("Locales/he/options.toml", { try $0.write("other", to: "Locales/he/options.toml") }),
      ("Locales/he/options.toml", { try $0.write("", to: "Locales/he/options.toml/file") }),
    ]
    for (path, spoil) in spoilings {
      let folder = try TestProject(example.old)
      try spoil(folder)
      let before = folder.contents
      #expect(throws: ProjectChange.Failure.changed(path)) {
        try example.change.apply(in: folder.folder)
      }
      #expect(folder.contents == before)
    }
  }

  @Test(arguments: examples.flatMap { example in example.files.indices.map { (example, $0) } })
  func `a file that an editor saves before it is replaced stays the editor's`(
    _ example: Example, _ index: Int
  ) throws {
    let (path, old, _) = example.files[index]
    var stopped = 0
    for step in 1... {
      let folder = try TestProject(example.old)
      let count = Disturbance.Count()
      let isSaved = Disturbance.Count()
      let disk = Disk { kind, changed throws(SystemCallError) in
        // Between the comparison of the file and its replacement there is no other step.
        let isReplacing = [.rename, .remove].contains(kind) && changed.hasSuffix(path)
        guard count.next() == step, kind != .makeFolder, !isReplacing, folder.text(path) == old
        else {
          return
        }
        if (try? folder.write("the editor's", to: path)) != nil { _ = isSaved.next() }
      }
      var failure: ProjectChange.Failure?
      do throws(ProjectChange.Failure) {
        try example.change.apply(in: folder.folder, by: disk)
      } catch {
        failure = error
      }
      if count.value < step { break }
      guard isSaved.value == 1 else { continue }
      stopped += 1
      #expect(failure == .changed(path), "step \(step)")
      #expect(folder.contents == example.old.merging([path: "the editor's"]) { $1 }, "step \(step)")
      let read = ProjectFolder(folder.folder).read()
      #expect(read.diagnostics.isEmpty, "step \(step)")
    }
    #expect(stopped >= 2)
  }

  /// An editor saves one file, and `git checkout` writes all of them.
  @Test(arguments: examples)
  func `what other programs write at any step stays, and the change is done or undone`(
    _ example: Example
  ) throws {
    var ends: Set<Bool> = []
    for paths in example.files.map({ [$0.path] }) + [example.files.map(\.path)] {
      for step in 1... {
        let folder = try TestProject(example.old)
        let count = Disturbance.Count()
        let disk = Disk { kind, changed throws(SystemCallError) in
          guard count.next() == step, kind != .makeFolder else { return }
          // Between the comparison of the file and its replacement there is no other step.
          for path in paths where ![.rename, .remove].contains(kind) || !changed.hasSuffix(path) {
            try? folder.write("theirs", to: path)
          }
        }
        let isDone = (try? example.change.apply(in: folder.folder, by: disk)) != nil
        if count.value < step { break }
        let theirs = paths.filter { folder.text($0) == "theirs" }
        guard !theirs.isEmpty else { continue }
        let comment = Comment(rawValue: "step \(step), \(paths): \(folder.contents)")
        #expect(ProjectFolder(folder.folder).read().diagnostics.isEmpty, comment)
        let set = isDone ? example.new : example.old
        #expect(
          folder.contents == set.merging(theirs.map { ($0, "theirs") }) { $1 }, comment)
        ends.insert(isDone)
      }
    }
    #expect(ends == [true, false])
  }

  @Test(arguments: [
    ("Locales/ar/login.toml", Optional("[a]\ntitle = \"y\"\n")),
    ("Locales/de/login.toml", "[a]\n"),
    ("Catalog/sources.lock", nil),
  ])
  func `a file that changed, came or went stops a change that was decided by all files`(
    path: String, after: String?
  ) throws {
    let folder = try TestProject([
      "Catalog/login.toml": "a = 1\n", "Catalog/sources.lock": "format = 1\n",
      "Locales/ar/login.toml": "[a]\ntitle = \"x\"\n",
    ])
    let project = ProjectFolder(folder.folder)
    let read = project.read()
    if let after { try folder.write(after, to: path) } else { unlink(folder.path(path)) }
    let before = folder.contents
    let new = SourceFile(path: "Catalog/login.toml", text: "a = 2\n")
    let problem = project.problem(writing: [new], over: read)
    let sentence = try #require(problem)
    #expect(sentence.contains("\(path)' has changed since it was read; run the command again"))
    #expect(folder.contents == before)
    #expect(project.problem(writing: [new], over: project.read()) == nil)
  }

  @Test func `who reads to write sees what another has written meanwhile`() throws {
    let folder = try TestProject(["Catalog/login.toml": "a = 0\n"])
    let project = ProjectFolder(folder.folder)
    // Each run adds one to the number in the file.
    onThreads(8) { _ in
      for _ in 0..<3 {
        let read = project.readToWrite()
        let text = String(decoding: read.files[0].bytes, as: UTF8.self)
        let number = Int(text.dropFirst(4).dropLast()) ?? -1
        let new = SourceFile(path: "Catalog/login.toml", text: "a = \(number + 1)\n")
        let problem = project.problem(writing: [new], over: read)
        #expect(problem == nil)
      }
    }
    #expect(folder.contents["Catalog/login.toml"] == "a = 24\n")
  }

  @Test func `runs at once lose no change`() throws {
    let folder = try TestProject(["Catalog/a.lock": "0", "Locales/ar/b.lock": "0"])
    let done = Disturbance.Count()
    onThreads(8) { _ in
      var left = 5
      while left > 0 {
        guard let text = folder.text("Catalog/a.lock"), let number = Int(text) else { continue }
        var change = ProjectChange()
        for path in ["Catalog/a.lock", "Locales/ar/b.lock"] {
          change.add(path, replacing: Array(text.utf8), with: Array("\(number + 1)".utf8))
        }
        do {
          try change.apply(in: folder.folder)
          left -= 1
          _ = done.next()
        } catch { continue }
      }
    }
    #expect(done.value == 40)
    #expect(folder.contents == ["Catalog/a.lock": "40", "Locales/ar/b.lock": "40"])
  }

  @Test func `a reader sees no half of a set while another run writes`() throws {
    let paths = (0..<6).map { "Locales/l\($0)/a.toml" }
    let folder = try TestProject(Dictionary(uniqueKeysWithValues: paths.map { ($0, "0") }))
    let (ends, halves, reads) = (
      Disturbance.Count(), Disturbance.Count(), Disturbance.Count()
    )
    onThreads(3) { index in
      if index == 0 {
        for round in 0..<40 {
          var change = ProjectChange()
          for path in paths {
            change.add(path, replacing: Array("\(round)".utf8), with: Array("\(round + 1)".utf8))
          }
          _ = try? change.apply(in: folder.folder)
        }
        _ = ends.next()
      } else {
        repeat {
          let files = ProjectFolder(folder.folder).read().files
          if files.count != 6 || Set(files.map(\.content)).count != 1 {
            _ = halves.next()
          }
          _ = reads.next()
        } while ends.value == 0
      }
    }
    #expect(halves.value == 0)
    #expect(reads.value > 0)
    #expect(folder.text(paths[0]) == "40")
  }

  @Test func `the permissions of a file that is replaced are kept`() throws {
    let example = Self.examples[0]
    let folder = try TestProject(example.old)
    for (path, mode) in zip(example.old.keys.sorted(), [0o606, 0o466] as [mode_t]) {
      chmod(folder.path(path), mode)
    }
    try example.change.apply(in: folder.folder)
    #expect(folder.contents == example.new)
    for (path, mode) in zip(example.old.keys.sorted(), [0o606, 0o466] as [mode_t]) {
      var status = stat()
      #expect(stat(folder.path(path), &status) == 0)
      #expect(status.st_mode & 0o7777 == mode, "\(path)")
    }
  }
}

@Suite("A change of files behind links")
struct ProjectChangeLinkTests {
  private func change(_ files: [(String, String?, String)]) -> ProjectChange {
    var change = ProjectChange()
    for (path, old, new) in files {
      change.add(path, replacing: old.map { Array($0.utf8) }, with: Array(new.utf8))
    }
    return change
  }

  @Test func `a link within the project stays a link, and the file behind it changes`() throws {
    let folder = try TestProject(["Locales/ar/a.toml": "1", "Locales/x/b.toml": "1"])
    try folder.link("Locales/ar-EG", to: "x")
    try folder.link("Locales/ar/c.toml", to: "a.toml")
    try change([("Locales/ar-EG/b.toml", "1", "2"), ("Locales/ar/c.toml", "1", "3")])
      .apply(in: folder.folder)
    #expect(folder.contents == ["Locales/ar/a.toml": "3", "Locales/x/b.toml": "2"])
    #expect(FileStatus(folder.path("Locales/ar/c.toml"), followingLinks: false)?.kind == .link)
  }

  @Test func `two paths of one file get one text, or none`() throws {
    let folder = try TestProject(["Locales/ar/a.toml": "1"])
    try folder.link("Locales/ar-EG", to: "ar")
    let paths = ("Locales/ar/a.toml", "Locales/ar-EG/a.toml")
    #expect(throws: ProjectChange.Failure.sameFile(paths.0, paths.1)) {
      try change([(paths.0, "1", "2"), (paths.1, "1", "3")]).apply(in: folder.folder)
    }
    #expect(folder.contents == ["Locales/ar/a.toml": "1"])
    try change([(paths.0, "1", "2"), (paths.1, "1", "2")]).apply(in: folder.folder)
    #expect(folder.contents == ["Locales/ar/a.toml": "2"])
  }

  @Test func `nothing is written through a link that leads out, or to nothing`() throws {
    let outside = try TestProject(["a.toml": "1"])
    let links = [
      ("Locales/ar/a.toml", outside.path("a.toml")), ("Locales/ar", outside.folder.path),
      ("Locales", outside.folder.path), ("Locales/ar/a.toml", outside.path("new.toml")),
      ("Locales/ar/a.toml", "a.toml"), ("Locales/ar", outside.path("new")),
    ]
    for (link, destination) in links {
      let folder = try TestProject(["Catalog/b.toml": "1"])
      let parent = (link as NSString).deletingLastPathComponent
      try FileManager.default.createDirectory(
        atPath: folder.path(parent), withIntermediateDirectories: true)
      try folder.link(link, to: destination)
      for old in [nil, "1"] {
        #expect(throws: ProjectChange.Failure.outside("Locales/ar/a.toml")) {
          try change([("Catalog/b.toml", "1", "2"), ("Locales/ar/a.toml", old, "2")])
            .apply(in: folder.folder)
        }
      }
      #expect(folder.contents == ["Catalog/b.toml": "1"])
      #expect(outside.contents == ["a.toml": "1"])
    }
  }

  @Test(arguments: ["../a.toml", "Locales/../../a.toml", "/etc/a.toml", "Locales//a.toml"])
  func `a path that climbs out is refused`(path: String) throws {
    let folder = try TestProject(["Catalog/b.toml": "1"])
    #expect(throws: ProjectChange.Failure.outside(path)) {
      try change([(path, nil, "2")]).apply(in: folder.folder)
    }
    #expect(folder.contents == ["Catalog/b.toml": "1"])
  }

  @Test func `a project that is reached by a link is written to`() throws {
    let folder = try TestProject(["project/Catalog/b.toml": "1"])
    try folder.link("way", to: "project")
    try change([("Catalog/b.toml", "1", "2")]).apply(
      in: folder.folder.appendingPathComponent("way"))
    #expect(folder.text("project/Catalog/b.toml") == "2")
  }
}
