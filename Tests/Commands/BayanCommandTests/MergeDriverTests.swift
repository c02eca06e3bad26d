#if os(Linux)
  import BayanTestProject
  import Foundation
  import Testing

  @Suite("bayan merge-driver")
  struct MergeDriverTests {
    /// Creates a repository with the driver, whose program is a link that a test can replace.
    private func repository(
      _ make: () throws -> TestProject, program name: String = "it's a \"100%P\" tool"
    ) throws -> (project: TestProject, program: URL) {
      let project = try make()
      let program = FileManager.default.temporaryDirectory
        .appendingPathComponent("bayan-tools-\(UUID().uuidString)/\(name)/bayan")
      try FileManager.default.createDirectory(
        at: program.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        at: program, withDestinationURL: builtProduct("bayan"))
      let installed = try run(program, ["merge-driver", "--install"], in: project.folder)
      #expect(installed.status == 0, "\(installed.errors)")
      try project.commit("Merge by entries")
      return (project, program)
    }

    private static let programs: [(name: String, script: String?)] = [
      ("is gone", nil), ("is older", "exit 64"), ("fails", "exit 1"),
      ("can't be loaded", "exit 127"),
      ("is killed", "kill -9 $$"), ("crashes", "kill -ILL $$"),
    ]

    @Test(arguments: programs.map(\.name))
    func `git merges lines, with marks, if the program`(name: String) throws {
      let script = Self.programs.first { $0.name == name }?.script
      for isConflict in [true, false] {
        let (project, program) = try repository {
          let project = try TestProject.repository()
          try project.branch("topic") {
            try $0.setting("title", of: 2, to: "From topic", in: TestProject.english)
          }
          return project
        }
        try project.setting(
          "title", of: isConflict ? 2 : 0, to: "From main", in: TestProject.english)
        try project.commit("Main")
        try FileManager.default.removeItem(at: program)
        if let script {
          try Data("#!/bin/sh\n\(script)\n".utf8).write(to: program)
          chmod(program.path, 0o755)
        }
        let merge = try project.git("merge", "--no-edit", "topic", mayFail: true)
        #expect((merge.status != 0) == isConflict, "\(merge.errors)")
        let text = try project.read(TestProject.english)
        #expect(text.contains("From main") && text.contains("From topic"))
        #expect(text.contains("<<<<<<< ours") == isConflict, "\(text)")
        if isConflict { #expect(try project.bayan("check").status == 1) }
      }
    }

    @Test func `the program merges where it is, and its conflicts are git's`() throws {
      let (project, _) = try repository { try TestProject.conflict(driver: false) }
      let merge = try project.git("merge", "--no-edit", "topic", mayFail: true)
      #expect(merge.status != 0)
      #expect(merge.errors.contains("'bayan resolve' helps"), "\(merge.errors)")
      #expect(!merge.errors.contains("git merges"), "\(merge.errors)")
      let text = try project.read(TestProject.english)
      #expect(text.components(separatedBy: "<<<<<<<").count == 2, "\(text)")
      #expect(text.contains("Only in topic"))
    }

    @Test(arguments: [
      "-f", "--install", "--", "-", "a b", "q'\"$(touch pwned)", "%P", "a;touch pwned",
    ])
    func `a project may have any name`(name: String) throws {
      let source = try TestProject.copy()
      let project = try TestProject.copy()
      for folder in ["Catalog", "Locales"] {
        try FileManager.default.removeItem(at: project.folder.appendingPathComponent(folder))
      }
      let inner = project.folder.appendingPathComponent(name)
      try FileManager.default.copyItem(at: source.folder, to: inner)
      try project.startRepository()
      #expect(try runBayan(["merge-driver", "--install"], in: inner).status == 0)
      try project.commit("Merge by entries")
      let path = "\(name)/\(TestProject.english)"
      try project.branch("topic") { try $0.setting("description", of: 0, to: "Topic.", in: path) }
      // The changed lines are adjacent, so that git's own merge would have a conflict.
      try project.setting("title", of: 0, to: "Main", in: path)
      try project.commit("Main")
      let merge = try project.git("merge", "--no-edit", "topic", mayFail: true)
      #expect(merge.status == 0, "\(merge.errors)")
      let text = try project.read(path)
      #expect(text.contains("\"Topic.\"") && text.contains("\"Main\""))
      #expect(
        try !FileManager.default.subpathsOfDirectory(atPath: project.folder.path)
          .contains { $0.split(separator: "/").last == "pwned" })
    }

    @Test func `install again brings an older line up to date`() throws {
      let (project, program) = try repository { try TestProject.repository() }
      let line = try project.git("config", "--get", "merge.bayan.driver").output
      try project.git("config", "merge.bayan.driver", "bayan merge-driver %O %A %B %L %P")
      _ = try run(program, ["merge-driver", "--install"], in: project.folder)
      #expect(try project.git("config", "--get", "merge.bayan.driver").output == line)
    }

    @Test func `a file that can't be read or written is no conflict`() throws {
      let outer = try TestProject.copy()
      let project = try TestProject.repository()
      for (name, words) in [("o", "A"), ("b", "B")] {
        try project.write("[x]\ntitle = \"\(words)\"\n", to: name)
      }
      try outer.write("[x]\ntitle = \"A\"\nhelp = \"mine\"\n", to: "a")
      try FileManager.default.createSymbolicLink(
        at: project.folder.appendingPathComponent("link"),
        withDestinationURL: outer.folder.appendingPathComponent("a"))
      for target in ["link", "gone"] {
        let result = try project.bayan("merge-driver", "o", target, "b", "7", TestProject.english)
        #expect(result.status > 128, "\(result.errors)")
      }
      #expect(try outer.read("a").contains("\"A\""))
    }

    // MARK: Attributes

    @Test(arguments: ["*.png binary\n", "*.png binary\r\n*.x y\r\n", "# a\r\n\r\n", ""])
    func `all other lines of the attributes stay as they are`(text: String) throws {
      let project = try TestProject.repository()
      if !text.isEmpty { try project.write(text, to: ".gitattributes") }
      for _ in 0..<2 { #expect(try project.bayan("merge-driver", "--install").status == 0) }
      let installed = try project.read(".gitattributes")
      #expect(installed.hasPrefix(text))
      #expect(installed.components(separatedBy: "merge=bayan").count == 5)
      #expect(!text.contains("\r") || !installed.replacing("\r\n", with: "").contains("\n"))
      #expect(
        try project.git("check-attr", "merge", TestProject.english).output.hasSuffix("bayan\n"))
      #expect(try project.bayan("merge-driver", "--uninstall").status == 0)
      #expect((try? project.read(".gitattributes")) ?? "" == text)
      #expect((try? project.read(".gitattributes")) != nil || text.isEmpty)
    }

    @Test(arguments: ["out", "inside", "dead"])
    func `attributes that are a link are neither read nor written`(kind: String) throws {
      let outer = try TestProject.copy()
      let attributes = "Catalog/*.toml merge=bayan\nmine\n"
      try outer.write(attributes, to: "victim")
      let project = try TestProject.repository()
      try project.write(attributes, to: "inside")
      let link = project.folder.appendingPathComponent(".gitattributes").path
      let target = kind == "out" ? outer.folder.path + "/victim" : kind
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
      for argument in ["--install", "--uninstall"] {
        let result = try project.bayan("merge-driver", argument)
        #expect(result.status == 1)
        #expect(result.errors.contains("is a link"), "\(result.errors)")
      }
      #expect(try outer.read("victim") == attributes && project.read("inside") == attributes)
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == target)
      #expect(!FileManager.default.fileExists(atPath: project.folder.path + "/dead"))
    }
  }
#endif
