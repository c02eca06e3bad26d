#if os(Linux)
  import BayanTestProject
  import Foundation
  import Testing

  @Suite("bayan resolve")
  struct ResolveCommandTests {
    // MARK: Files that the command resolves

    /// Creates a project in a folder of a repository, beside another project and files of an app.
    private func app(_ folder: String) throws -> (repository: URL, project: TestProject) {
      let project = try TestProject.copy()
      let manager = FileManager.default
      let place = project.folder.appendingPathComponent(folder)
      for name in folder.isEmpty ? [] : ["Catalog", "Locales"] {
        try manager.createDirectory(at: place, withIntermediateDirectories: true)
        try manager.moveItem(
          at: project.folder.appendingPathComponent(name), to: place.appendingPathComponent(name))
      }
      for path in Self.others(folder) {
        let file = project.folder.appendingPathComponent(path)
        try manager.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data("a = 1\n".utf8).write(to: file)
      }
      try project.startRepository()
      return (place, project)
    }

    /// Returns files outside the project, some of which look like its own.
    private static func others(_ folder: String) -> [String] {
      let below = folder.isEmpty ? "" : folder + "/"
      return [
        "Sources/App.swift", "Makefile", "\(below)Sources/View.swift", "\(below)notes.toml",
        "\(below)Catalog/README.md", "\(below)Locales/en/pictures/one.toml",
        "\(below)Other/Catalog/bayan.toml", "\(below)Other/Locales/en/login.toml", "bayan.toml",
        "\(below)Catalog/deep/deeper/a.toml",
      ]
    }

    @Test(arguments: ["", "app", "packages/Errors"], ["ours", "theirs"])
    func `only files of the project's catalog are decided about`(
      folder: String, side: String
    )
      throws
    {
      let (place, project) = try app(folder)
      let others = Self.others(folder)
      let lost = folder.isEmpty ? "Locales/ar/share.toml" : "\(folder)/Locales/ar/share.toml"
      try project.branch("topic") { project in
        for path in others + [lost] { try project.append("# From topic\n", to: path) }
      }
      try project.git(["rm", "--quiet", lost] + others)
      try project.commit("Main")
      _ = try project.git("merge", "--quiet", "topic", mayFail: true)
      let before = try others.map { try project.read($0) }
      let index = try project.git(["ls-files", "--stage", "--"] + others).output
      let result = try runBayan(["resolve", "--take", side, "--force"], in: place)
      #expect(result.status == 0, "\(result.errors)")
      #expect(try others.map { try project.read($0) } == before)
      #expect(try project.git(["ls-files", "--stage", "--"] + others).output == index)
      // The catalog's own file is resolved.
      #expect(try project.git("ls-files", "--unmerged", "--", lost).output == "")
      #expect((try? project.read(lost)) != nil || side == "ours")
      #expect((try? project.read(lost)) == nil || side == "theirs")
    }

    // MARK: Files that change during the run

    /// Changes of the state by which the command decides.
    private static let disturbances:
      [(name: String, change: @Sendable (TestProject) throws -> Void)] =
        [
          ("a line", { try $0.append("# An hour of work.\n", to: TestProject.english) }),
          (
            "another file in its place",
            { try $0.write("[mona]\ntitle = \"M\"\n", to: TestProject.english) }
          ),
          (
            "a link in its place",
            {
              let path = $0.folder.appendingPathComponent(TestProject.english).path
              try FileManager.default.moveItem(atPath: path, toPath: path + ".mine")
              try FileManager.default.createSymbolicLink(
                atPath: path, withDestinationPath: "login.toml.mine")
            }
          ),
          (
            "no file",
            {
              try FileManager.default.removeItem(
                at: $0.folder.appendingPathComponent(TestProject.english))
            }
          ),
          (
            "what is staged",
            {
              try $0.git("checkout", "--quiet", "--theirs", TestProject.english)
              try $0.git("add", TestProject.english)
            }
          ),
          ("no merge any more", { try $0.git("merge", "--abort") }),
        ]

    /// Returns the state of the file in git and in the folder.
    private func state(_ project: TestProject) throws -> [String] {
      let path = project.folder.appendingPathComponent(TestProject.english).path
      return [
        (try? project.read(TestProject.english)) ?? "nothing",
        (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) ?? "no link",
        try project.git("ls-files", "--stage", "--", TestProject.english).output,
      ]
    }

    @Test(.timeLimit(.minutes(5)), arguments: disturbances.map(\.name), ["theirs", "skip"])
    func `what changes while a question is open is neither written over nor staged`(
      name: String, answer: String
    ) throws {
      let change = try #require(Self.disturbances.first { $0.name == name }?.change)
      let project = try TestProject.conflict(driver: true)
      _ = try project.git("merge", "--quiet", "topic", mayFail: true)
      let terminal = try TerminalInput(staysOpen: true)
      var changed: [String] = []
      let result = try runBayan(["resolve"], in: project.folder, input: terminal.input) {
        process, errors in
        try TerminalInput.wait(for: "skip/quit]", from: process, in: errors)
        try change(project)
        changed = try state(project)
        try terminal.type("\(answer)\n")
      }
      #expect(result.status == 1)
      #expect(
        result.errors.contains("changed since it was read") || result.errors.contains("no longer"),
        "\(result.errors)")
      #expect(try state(project) == changed)
    }

    @Test func `what the editor of a question changes beside its text is not written over`() throws
    {
      let project = try TestProject.conflict(driver: true)
      _ = try project.git("merge", "--quiet", "topic", mayFail: true)
      let terminal = try TerminalInput("edit")
      let editor = "printf '# Work\\n' >>\(TestProject.english); cd . #"
      let result = try runBayan(
        ["resolve"], in: project.folder, input: terminal.input,
        environment: ["VISUAL": nil, "EDITOR": "sh -c \"\(editor)\" --"])
      #expect(result.status == 1)
      #expect(result.errors.contains("changed since it was read"), "\(result.errors)")
      #expect(try project.read(TestProject.english).hasSuffix("# Work\n"))
      #expect(try project.git("ls-files", "--unmerged").output != "")
    }

    // MARK: Links

    @Test(arguments: [[], ["--force"]], ["ours", "theirs"])
    func `nothing is written through a link, whatever is asked`(
      flags: [String], side: String
    ) throws {
      let outer = try TestProject.copy()
      let victim = outer.folder.appendingPathComponent("victim").path
      for isLinkedFolder in [false, true] {
        for isOfTopic in [false, true] {
          try outer.write("mine\n", to: "victim")
          let project = try TestProject.repository()
          let path = project.folder.appendingPathComponent(TestProject.english).path
          let manager = FileManager.default
          try project.branch("topic") { project in
            if isOfTopic {
              try manager.removeItem(atPath: path)
              try manager.createSymbolicLink(atPath: path, withDestinationPath: victim)
            } else {
              try project.append("# Topic\n", to: TestProject.english)
            }
          }
          try project.git("rm", "--quiet", TestProject.english)
          try project.commit("Main")
          _ = try project.git("merge", "--quiet", "topic", mayFail: true)
          if !isOfTopic {
            try manager.removeItem(atPath: path)
            try manager.createSymbolicLink(atPath: path, withDestinationPath: victim)
          }
          if isLinkedFolder {
            let folder = project.folder.appendingPathComponent("Locales/en").path
            try manager.removeItem(atPath: folder)
            try outer.write("mine\n", to: "login.toml")
            try manager.createSymbolicLink(
              atPath: folder, withDestinationPath: outer.folder.path)
          }
          let result = try project.bayan(["resolve", "--take", side] + flags)
          #expect(result.status == 1, "\(result.errors)")
          #expect(result.errors.contains("is a link"), "\(result.errors)")
          #expect(try outer.read("victim") == "mine\n")
          if isLinkedFolder { #expect(try outer.read("login.toml") == "mine\n") }
          #expect(try project.git("ls-files", "--unmerged").output != "")
        }
      }
    }
  }
#endif
