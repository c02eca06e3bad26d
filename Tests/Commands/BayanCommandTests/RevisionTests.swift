#if os(Linux)
  import BayanTestProject
  import Foundation
  import Testing

  /// Revisions of a real repository, with the catalog in a subfolder.
  @Suite("diff of git revisions")
  struct RevisionTests {
    /// Creates a repository with two commits, and a third change without a commit.
    private func repository() throws -> TestProject {
      let folder = try TestProject(["readme": "Nothing yet."])
      try folder.git("init", "--quiet", "--initial-branch=main")
      try folder.git("config", "user.name", "Ann")
      try folder.git("config", "user.email", "ann@example.com")
      try folder.commit("Nothing")
      try folder.git("tag", "nothing")
      try folder.write(Self.project(title: "Out of space"))
      try folder.commit("First")
      try folder.git("tag", "v1")
      try folder.write(Self.project(title: "Disk full", more: "other = 2\n"))
      try folder.commit("Second")
      try folder.write(Self.project(title: "The disk is full", more: "other = 2\n"))
      return folder
    }

    private static func project(title: String, more: String = "") -> [String: String] {
      let codes = ["full = 1"] + more.split(separator: "\n").map(String.init)
      let names = codes.map { $0.split(separator: " ")[0] }
      return [
        "app/Catalog/bayan.toml":
          "format = 1\nsource-locale = \"en\"\nlocales = [\"en\"]\n[module]\nname = \"Disk\"\n"
          + "access = \"internal\"\n",
        "app/Catalog/categories.toml":
          "[other]\nsummary = \"Other.\"\nrequires = [\"title\"]\n",
        "app/Catalog/disk.toml": "domain = \"disk\"\ntype = \"DiskError\"\n"
          + codes.map { code in
            let parts = code.split(separator: " ")
            return "\n[codes.\(parts[0])]\nvalue = \(parts[2])\ncategory = \"other\"\n"
              + "summary = \"S.\"\n"
          }.joined(),
        "app/Locales/en/disk.toml":
          names.map { "[\($0)]\ntitle = \"\(title)\"\n" }.joined(separator: "\n"),
      ]
    }

    private func diff(_ folder: TestProject, _ arguments: String...) throws -> CommandResult {
      try runBayan(["diff", "--project", "app"] + arguments, in: folder.folder)
    }

    @Test func `compares two commits, or one with the files as they are now`() throws {
      let folder = try repository()
      let both = try diff(folder, "--from", "v1", "--to", "HEAD")
      #expect(both.status == 0 && both.errors == "", "\(both.errors)")
      #expect(both.output.contains("[-Out of space-]{+Disk full+}"), "\(both.output)")
      #expect(both.output.contains("minor: 'DiskError.other' is new"), "\(both.output)")
      #expect(both.output.hasSuffix("verdict: minor\n"))
      let now = try diff(folder, "--from", "HEAD")
      #expect(now.output.contains("[-Disk-]{+The disk is+} full"), "\(now.output)")
      let page = try diff(folder, "--from", "main~1", "--format", "html")
      #expect(page.output.contains("<code>main~1</code>"))
      #expect(try diff(folder, "--from", "v1", "--fail-on", "minor").status == 1)
    }

    @Test func `does what the page says`() throws {
      let folder = try repository()
      let text = try String(
        contentsOf: packageFolder.appendingPathComponent("Documentation/Branches.md"),
        encoding: .utf8)
      let commands = text.components(separatedBy: "\n").filter { $0.hasPrefix("$ bayan diff ") }
      #expect(commands.count > 2)
      for line in commands {
        let words = line.components(separatedBy: " >")[0].split(separator: " ").map(String.init)
        let result = try runBayan(
          Array(words.dropFirst(2)), in: folder.folder.appendingPathComponent("app"))
        #expect(result.status == 0, "\(line): \(result.errors)")
        #expect(result.output.contains("erdict"), "\(line): \(result.output)")
      }
    }

    private static let mistakes: [(arguments: [String], sentence: String)] = [
      (["--from", "gone"], "Git has no revision 'gone'."),
      (["--from", "v1..HEAD"], "Give one to --from and the other one to --to."),
      (["--from=--help"], "'--help' isn't a revision."), (["--from", ""], "'' isn't a revision."),
      (["--from", "v1", "--to", "gone"], "Git has no revision 'gone'."),
      (["--from", "^main"], "Git has no revision '^main'."),
      (["--to", "v1"], "--to needs --from"), (["old", "--from", "v1"], "not both"),
    ]

    @Test func `says what is wrong with a revision`() throws {
      let folder = try repository()
      for (arguments, sentence) in Self.mistakes {
        let result = try runBayan(["diff", "--project", "app"] + arguments, in: folder.folder)
        #expect(result.status == 64 && result.output == "", "\(arguments): \(result)")
        #expect(result.errors.contains(sentence), "\(arguments): \(result.errors)")
      }
    }

    @Test func `takes all for new where a revision has no catalog yet`() throws {
      let folder = try repository()
      let result = try diff(folder, "--from", "nothing")
      #expect(result.status == 0)
      #expect(result.errors == "note: revision 'nothing' has no catalog in 'app', so all is new\n")
      #expect(result.output.contains("verdict: m"), "\(result.output)")
      let none = try diff(folder, "--from", "HEAD", "--to", "nothing")
      #expect(none.status == 64)
      #expect(none.errors.contains("Revision 'nothing' has no catalog in 'app'."))
    }

    @Test func `names the file of a revision that can't be read`() throws {
      let folder = try repository()
      try folder.write(["app/Locales/en/disk.toml": "[full\n"])
      try folder.commit("Broken")
      let result = try diff(folder, "--from", "HEAD", "--to", "v1")
      #expect(result.status == 1)
      #expect(result.errors.contains("HEAD:app/Locales/en/disk.toml:1:"), "\(result.errors)")
      #expect(result.errors.contains("the catalog of revision 'HEAD' can't be read"))
      let file = folder.folder.appendingPathComponent("app/Locales/en/disk.toml")
      try FileManager.default.removeItem(at: file)
      try FileManager.default.createSymbolicLink(
        atPath: file.path, withDestinationPath: "../other.toml")
      try folder.commit("Link")
      let link = try diff(folder, "--from", "HEAD", "--to", "v1")
      #expect(link.status == 1)
      #expect(link.errors.contains("'Locales/en/disk.toml' of revision 'HEAD' is a link"))
    }

    @Test func `says that there is no repository, or only the newest commits of one`() throws {
      let folder = try repository()
      let clone = folder.folder.appendingPathComponent("clone").path
      try folder.git(
        "clone", "--quiet", "--depth=1", "--branch=main", "file://\(folder.folder.path)", clone)
      let shallow = try runBayan(
        ["diff", "--project", "clone/app", "--from", "HEAD~1"], in: folder.folder)
      #expect(shallow.status == 64)
      #expect(shallow.errors.contains("This clone is shallow"), "\(shallow.errors)")
      let plain = try TestProject(Self.project(title: "Full"))
      let none = try diff(plain, "--from", "HEAD")
      #expect(none.status == 64)
      #expect(none.errors.contains("Git finds no repository for 'app'"), "\(none.errors)")
    }
  }
#endif
