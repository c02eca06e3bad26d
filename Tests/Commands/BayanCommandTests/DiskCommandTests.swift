import BayanTestProject
import Foundation
import Testing

@Suite("Commands and the disk")
struct DiskCommandTests {
  /// Returns all files of a folder by path, even hidden ones.
  private func contents(_ folder: URL) -> [String: Data] {
    var found: [String: Data] = [:]
    for case let path as String in FileManager.default.enumerator(atPath: folder.path) ?? .init() {
      let file = folder.appendingPathComponent(path)
      if let data = try? Data(contentsOf: file) { found[path] = data }
    }
    return found
  }

  /// Creates a project in which commands have a fix, a fingerprint or a name to write to several
  /// files.
  private func unfinished() throws -> TestProject {
    let project = try TestProject.copy()
    for path in ["Locales/ar/login.toml", "Locales/ar/share.toml"] {
      let lines = try project.read(path).components(separatedBy: "\n")
      let place = try #require(lines.firstIndex { $0.hasPrefix("title = \"") })
      var changed = lines
      changed[place] = lines[place].replacing(" ", with: "  ", maxReplacements: 3)
      try project.write(changed.joined(separator: "\n"), to: path)
    }
    return project
  }

  // MARK: - Files of the user

  struct Output: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var arguments: [String]
    /// The path of the user's file in the project's folder.
    var file: String
  }

  static let outputs = [
    Output(
      testDescription: "generate", arguments: ["generate", "--quiet"],
      file: "Sources/BayanSDKErrors/Generated/LoginError+Generated.swift"),
    Output(
      testDescription: "generate --output",
      arguments: ["generate", "--output", "out", "--file", "All.swift"], file: "out/All.swift"),
    Output(
      testDescription: "generate --tests",
      arguments: ["generate", "--output", "out", "--tests", "tests"],
      file: "tests/BayanSDKErrorsLookupTests+Generated.swift"),
    Output(
      testDescription: "pack", arguments: ["pack", "--output", "out"], file: "out/ar.bayanpack"),
    Output(
      testDescription: "rules", arguments: ["rules", "--output", "out"], file: "out/README.md"),
    Output(
      testDescription: "a report", arguments: ["check", "--format", "json", "-o", "report.json"],
      file: "report.json"),
    Output(
      testDescription: "a report as text", arguments: ["check", "--output", "report.txt"],
      file: "report.txt"),
    Output(
      testDescription: "a baseline",
      arguments: ["check", "--baseline", "known.txt", "--update-baseline=all"], file: "known.txt"),
  ]

  @Test(arguments: outputs)
  func `a person's file is never written over, and then nothing is written`(
    _ output: Output
  ) throws {
    let project = try TestProject.copy()
    // The first run shows that the command writes this file; then a user's file takes its place.
    try project.replace("حساب مختلف", with: "حساب  مختلف", in: "Locales/ar/login.toml")
    _ = try runBayan(output.arguments, in: project.folder)
    #expect(contents(project.folder)[output.file] != nil, "\(output.file)")
    for path in contents(project.folder).keys where !path.hasPrefix("Catalog/") {
      if !path.hasPrefix("Locales/") {
        try FileManager.default.removeItem(at: project.folder.appendingPathComponent(path))
      }
    }
    for text in ["# mine\n", "{\"mine\": 1}\n", "// by hand\n"] {
      try project.write(text, to: output.file)
      let before = contents(project.folder)
      let result = try runBayan(output.arguments, in: project.folder)
      #expect(result.status == 1)
      #expect(
        result.errors.contains("\(output.file)': bayan has not written the file that is there"),
        "\(result.errors)")
      #expect(contents(project.folder) == before)
    }
    // An empty file has no content to lose.
    try project.write("", to: output.file)
    let result = try runBayan(output.arguments, in: project.folder)
    #expect(!result.errors.contains("cannot write"), "\(result.errors)")
  }

  @Test(arguments: ["text", "json", "sarif", "github", "html"])
  func `a report is written over one of an earlier run, in whatever form`(form: String) throws {
    let project = try TestProject.copy()
    try project.replace("حساب مختلف", with: "حساب {$x}", in: "Locales/ar/login.toml")
    for _ in 0..<2 {
      for arguments in [["--format", form], ["--format", form, "--notes"], ["--format", "json"]] {
        let result = try runBayan(
          ["check"] + arguments + ["--output", "report"], in: project.folder)
        #expect(result.errors.contains("wrote report: "), "\(result.errors)")
        #expect(try !project.read("report").isEmpty)
      }
    }
  }

  @Test func `generate --check names a person's file as such`() throws {
    let project = try TestProject.copy()
    _ = try project.bayan("generate")
    let path = "Sources/BayanSDKErrors/Generated/LoginError+Generated.swift"
    try project.write("// by hand\n", to: path)
    let result = try project.bayan("generate", "--check")
    #expect(result.status == 1)
    #expect(result.errors.contains("error: '\(path)' is not a file that bayan has written"))
  }

  @Test func `add-locale and init write nothing over what is there`() throws {
    let project = try TestProject.copy()
    try FileManager.default.createDirectory(
      at: project.folder.appendingPathComponent("Locales/he"), withIntermediateDirectories: true)
    try project.write("[mine]\n", to: "Locales/he/login.toml")
    let before = contents(project.folder)
    #expect(try project.bayan("add-locale", "he").status == 64)
    // A language has one locale, in any spelling of its tag.
    for tag in ["AR", "Ar", "EN"] {
      let result = try project.bayan("add-locale", tag)
      #expect(
        result.status == 64 && result.errors.contains("which the catalog has already"), "\(tag)")
    }
    #expect(try project.bayan("init").status == 1)
    #expect(contents(project.folder) == before)
  }

  // MARK: - Links

  @Test func `an output that a link leads out of the project isn't written`() throws {
    let outer = FileManager.default.temporaryDirectory
      .appendingPathComponent("bayan-outer-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: outer, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: outer) }
    let generated = "Sources/BayanSDKErrors/Generated"
    let victim = outer.appendingPathComponent("LoginError+Generated.swift")
    for (link, destination) in [
      (generated, outer), ("Sources", outer), (generated + "/LoginError+Generated.swift", victim),
      (generated + "/LoginError+Generated.swift", outer.appendingPathComponent("new")),
      (generated, outer.appendingPathComponent("new")),
    ] {
      try Data("// Generated from nothing\n".utf8).write(to: victim)
      let project = try TestProject.copy()
      let place = project.folder.appendingPathComponent(link)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(at: place, withDestinationURL: destination)
      let (before, beforeInside) = (contents(outer), contents(project.folder))
      let result = try project.bayan("generate")
      #expect(result.status == 1)
      #expect(result.errors.contains("error: cannot write '"), "\(result.errors)")
      #expect(contents(outer) == before)
      #expect(contents(project.folder) == beforeInside)
    }
  }

  @Test(arguments: [
    ["export", "--locale", "ar", "--to", "po", "-o", "out"],
    ["export", "--locale", "ar", "--to", "po", "-o", "ar.po", "--certificate", "out"],
  ])
  func `--force replaces a link, and not what it leads to`(arguments: [String]) throws {
    let project = try TestProject.copy()
    try project.write("mine\n", to: "victim")
    let link = project.folder.appendingPathComponent("out").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "victim")
    #expect(try project.bayan(arguments).status != 0)
    let forced = try project.bayan(arguments + ["--force"])
    #expect(forced.status == 0, "\(forced.errors)")
    #expect(try project.read("victim") == "mine\n")
    #expect(try project.read("out") != "mine\n")
    #expect((try? FileManager.default.destinationOfSymbolicLink(atPath: link)) == nil)
  }

  @Test func `a link that leads out shows nothing of what it leads to`() throws {
    let project = try TestProject.copy()
    let path = project.folder.appendingPathComponent("Locales/ar/login.toml")
    try FileManager.default.removeItem(at: path)
    try FileManager.default.createSymbolicLink(
      atPath: path.path, withDestinationPath: "/etc/passwd")
    for arguments in [
      ["check"], ["check", "--fix"], ["check", "--format", "json"], ["check", "--format", "html"],
      ["generate"], ["sync"], ["coverage"], ["rename", "option", "logIn", "signIn"],
      ["add-locale", "he"], ["release"], ["pack", "--output", "out"],
    ] {
      let result = try runBayan(arguments, in: project.folder)
      #expect(result.status != 0, "\(arguments)")
      #expect(!(result.output + result.errors).contains("root:"), "\(arguments)")
      if ["check", "generate", "sync"].contains(arguments[0]) {
        #expect(
          (result.output + result.errors).contains("link-outside-project"), "\(result.errors)")
      }
    }
  }

  @Test(arguments: [
    "Catalog/codes.lock", "Catalog/sources.lock", "Catalog/cldr.lock", "Locales/ar/state.lock",
  ])
  func `no lock is read or written through a link that leads out`(lock: String) throws {
    let outer = FileManager.default.temporaryDirectory
      .appendingPathComponent("bayan-outer-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: outer, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: outer) }
    try Data("secret\n".utf8).write(to: outer.appendingPathComponent("file"))
    let before = contents(outer)
    for name in ["file", "new"] {
      let project = try TestProject.copy()
      let place = project.folder.appendingPathComponent(lock)
      try? FileManager.default.removeItem(at: place)
      try FileManager.default.createSymbolicLink(
        at: place, withDestinationURL: outer.appendingPathComponent(name))
      for arguments in [
        ["release", "--breaking"], ["sync"], ["review", "login.passwordChanged"],
        ["rename", "code", "login.passwordChanged", "other"], ["check", "--fix"],
        ["cldr", "--accept"],
      ] {
        let result = try runBayan(arguments, in: project.folder)
        // 'cldr' reads no other lock file.
        let isConcerned = arguments[0] != "cldr" || lock.contains("cldr")
        #expect(result.status == (isConcerned ? 1 : 0), "\(arguments): \(result.errors)")
        #expect(!(result.output + result.errors).contains("secret"))
      }
      #expect(contents(outer) == before)
    }
  }

  @Test func `nothing is exported to a device, and nothing is read from it`() throws {
    let project = try TestProject.copy()
    let result = try project.bayan("export", "--locale", "ar", "--to", "po", "-o", "/dev/zero")
    #expect(result.status == 1)
    #expect(result.errors.contains("error: cannot write '/dev/zero'"), "\(result.errors)")
  }

  // MARK: - Killed runs, concurrent runs, full disks

  @Test func `init can be run again after a run that was killed`() throws {
    let project = try TestProject.copy()
    for name in ["Catalog", "Locales"] {
      try FileManager.default.removeItem(at: project.folder.appendingPathComponent(name))
    }
    for name in ["Catalog", "Locales/en"] {
      try FileManager.default.createDirectory(
        at: project.folder.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    try project.write("format", to: "Catalog/.bayan-0123456789abcdef.new")
    let result = try project.bayan("init")
    #expect(result.status == 0, "\(result.errors)")
    #expect(try project.bayan("check").status == 0)
    #expect(!contents(project.folder).keys.contains { $0.contains(".bayan-") })
    // A folder with files belongs to the user.
    try FileManager.default.removeItem(at: project.folder.appendingPathComponent("Catalog"))
    #expect(try project.bayan("init").status == 1)
  }

  @Test(arguments: [
    ["check", "--fix", "--notes"], ["sync"], ["rename", "option", "logIn", "signIn"],
    ["add-locale", "he"],
  ])
  func `a disk without room leaves all files as they were`(arguments: [String]) throws {
    let project = try unfinished()
    try project.replace("Different account", with: "Other account", in: "Locales/en/login.toml")
    let before = contents(project.folder)
    // No file may grow beyond 0 blocks, as on a full disk; the signal about it is ignored.
    let command = try builtProduct("bayan").path
    let result = try run(
      URL(fileURLWithPath: "/bin/bash"),
      ["-c", "trap '' XFSZ; ulimit -f 0; exec \"$0\" \"$@\" 2>/dev/null", command] + arguments,
      in: project.folder)
    #expect(result.status == 1, "\(arguments)")
    #expect(contents(project.folder) == before)
    // With enough room the command succeeds.
    #expect(try runBayan(arguments, in: project.folder).status == 0)
    #expect(contents(project.folder) != before)
  }

  @Test func `a folder that can't be written to leaves all files as they were`() throws {
    let project = try unfinished()
    let folders = ["Locales/ar", "Catalog", ""].map {
      project.folder.appendingPathComponent($0).path
    }
    let command = try builtProduct("bayan").path
    let isRoot = geteuid() == 0
    // Root may write anywhere, so another user runs the command.
    let tool = "/usr/bin/setpriv"
    guard !isRoot || FileManager.default.isExecutableFile(atPath: tool) else { return }
    let user = ["--reuid=65534", "--regid=65534", "--clear-groups", command]
    if isRoot {
      for path in contents(project.folder).keys {
        chmod(project.folder.appendingPathComponent(path).path, 0o644)
      }
    }
    for folder in folders {
      for other in folders + [project.folder.path + "/Locales"] { chmod(other, 0o777) }
      chmod(folder, 0o555)
      let before = contents(project.folder)
      for arguments in [["rename", "option", "logIn", "signIn"], ["add-locale", "he"]] {
        if arguments[0] == "add-locale", folder.hasSuffix("ar") { continue }
        let result = try run(
          URL(fileURLWithPath: isRoot ? tool : command), (isRoot ? user : []) + arguments,
          in: project.folder)
        #expect(result.status == 1)
        #expect(
          result.errors.contains("Permission denied")
            && result.errors.contains("nothing was written"), "\(result.errors)")
        #expect(contents(project.folder) == before)
      }
    }
    for folder in folders { chmod(folder, 0o777) }
  }

  @Test func `commands at once leave a whole set, and each says what became of it`() throws {
    let project = try unfinished()
    let alone = try unfinished()
    for folder in [project, alone] {
      try folder.replace("Different account", with: "Other account", in: "Locales/en/login.toml")
    }
    _ = try alone.bayan("rename", "option", "logIn", "signIn")
    let results = try atOnce(
      (0..<6).map { _ in ["rename", "option", "logIn", "signIn"] }, in: project.folder)
    #expect(results.filter { $0.status == 0 }.count == 1, "\(results.map(\.errors))")
    for result in results where result.status != 0 {
      // This run read the files either before or after the other run wrote them.
      #expect(
        result.errors.contains("has changed since it was read")
          || result.errors.contains("has no option 'logIn'")
          || result.errors.contains("There is an option 'signIn'"), "\(result.errors)")
    }
    #expect(contents(project.folder) == contents(alone.folder))
  }

  /// Runs commands at the same time.
  private func atOnce(_ commands: [[String]], in folder: URL) throws -> [CommandResult] {
    let lock = NSLock()
    nonisolated(unsafe) var results: [CommandResult] = []
    DispatchQueue.concurrentPerform(iterations: commands.count) { index in
      guard let result = try? runBayan(commands[index], in: folder) else { return }
      lock.withLock { results.append(result) }
    }
    try #require(results.count == commands.count)
    return results
  }
}
