#if os(Linux)
  import BayanTestProject
  import Foundation
  import Testing

  /// Merges by real git, with and without the driver.
  @Suite("git and bayan merge catalogs")
  struct MergeCommandTests {
    /// Changes by several people, each in its own branch; none contradicts another.
    private static let branches: [(name: String, edit: @Sendable (TestProject) throws -> Void)] = [
      ("words", { try $0.setting("title", of: 0, to: "Another title", in: TestProject.english) }),
      (
        "more-words",
        { try $0.setting("description", of: 0, to: "Another sentence.", in: TestProject.english) }
      ),
      (
        "other-entry",
        { try $0.setting("title", of: 1, to: "A third title", in: TestProject.english) }
      ),
      ("arabic", { try $0.setting("title", of: 0, to: "عنوان آخر", in: "Locales/ar/login.toml") }),
      (
        "comment",
        {
          try $0.write("# For all apps.\n" + $0.read(TestProject.english), to: TestProject.english)
        }
      ),
      (
        "code",
        {
          try $0.append(
            "\n[codes.first]\ncategory = \"other\"\nsummary = \"First.\"\nvalue = 9001\n",
            to: "Catalog/login.toml")
        }
      ),
      (
        "other-code",
        {
          try $0.append(
            "\n[codes.second]\ncategory = \"other\"\nsummary = \"Second.\"\nvalue = 9002\n",
            to: "Catalog/login.toml")
        }
      ),
      ("entry", { try $0.append("\n[first]\ntitle = \"One\"\n", to: TestProject.english) }),
      ("second-entry", { try $0.append("\n[second]\ntitle = \"Two\"\n", to: TestProject.english) }),
      (
        "locale",
        {
          let path = "Catalog/bayan.toml"
          let list = try $0.read(path).firstMatch(of: #/locales = \[[^\]]*/#)?.output ?? ""
          try $0.replace(String(list), with: list + ", \"fr\"", in: path)
        }
      ),
    ]

    private func merge(_ project: TestProject) throws -> Int {
      for branch in Self.branches {
        try project.git("checkout", "--quiet", "-b", branch.name, "main")
        try branch.edit(project)
        try project.commit(branch.name)
      }
      try project.git("checkout", "--quiet", "-b", "all", "main")
      var conflicts = 0
      for branch in Self.branches
      where try project.git("merge", "--quiet", "--no-edit", branch.name, mayFail: true).status != 0
      {
        conflicts += 1
        try project.git("checkout", "--quiet", "--theirs", ".")
        try project.commit("Take \(branch.name)")
      }
      return conflicts
    }

    @Test func `ten branches that don't contradict each other are merged without a conflict`()
      throws
    {
      let project = try TestProject.repository()
      let setup = try project.bayan("merge-driver", "--install")
      #expect(setup.status == 0, "\(setup.errors)")
      try project.commit("Merge by entries")
      #expect(try merge(project) == 0)
      let english = try project.read(TestProject.english)
      for words in [
        "Another title", "Another sentence.", "A third title", "# For all apps.", "\"One\"",
        "\"Two\"",
      ] {
        #expect(english.contains(words), "\(words)")
      }
      let codes = try project.read("Catalog/login.toml")
      #expect(codes.contains("[codes.first]") && codes.contains("[codes.second]"))
      // Without the driver the same merges have conflicts.
      let plain = try TestProject.repository()
      #expect(try merge(plain) > 0)
    }

    @Test(arguments: [true, false])
    func `what both changed is one conflict, which check and resolve show with both texts`(
      driver: Bool
    ) throws {
      let project = try TestProject.conflict(driver: driver)
      let merge = try project.git("merge", "--quiet", "topic", mayFail: true)
      #expect(merge.status != 0)
      let check = try project.bayan("check")
      #expect(check.status == 1)
      #expect(check.errors.contains("[merge-conflict-marker]"), "\(check.errors)")
      #expect(check.errors.contains("From main") && check.errors.contains("From topic"))
      // Without a terminal the command lists the open conflicts.
      let listed = try project.bayan("resolve")
      #expect(listed.status == 1)
      #expect(listed.errors.contains("ours is main, theirs is topic"), "\(listed.errors)")
      let resolved = try project.bayan("resolve", "--take", "theirs")
      #expect(resolved.status == 0, "\(resolved.errors)")
      let text = try project.read(TestProject.english)
      #expect(text.contains("From topic") && !text.contains("From main"))
      #expect(text.contains("Only in topic") && !text.contains("<<<<<<<"))
      #expect(try project.git("ls-files", "--unmerged").output == "")
    }

    @Test func `in a rebase ours is the branch that is rebased`() throws {
      let project = try TestProject.conflict(driver: true)
      try project.git("checkout", "--quiet", "topic")
      #expect(try project.git("rebase", "--quiet", "main", mayFail: true).status != 0)
      let resolved = try project.bayan("resolve", "--take", "ours")
      #expect(resolved.errors.contains("ours is topic, theirs is main"), "\(resolved.errors)")
      #expect(try project.read(TestProject.english).contains("From topic"))
    }

    @Test func `answers are kept one by one, and an edit takes the place of both`() throws {
      let project = try TestProject.conflict(driver: true)
      _ = try project.git("merge", "--quiet", "topic", mayFail: true)
      let terminal = try TerminalInput("e", "title = \"From both\"")
      let result = try runBayan(
        ["resolve"], in: project.folder, input: terminal.input,
        environment: ["VISUAL": String?.none, "EDITOR": String?.none])
      #expect(result.status == 0, "\(result.errors)")
      #expect(result.errors.contains("  ours    From main"), "\(result.errors)")
      #expect(try project.read(TestProject.english).contains("title = \"From both\""))
    }

    @Test func `a file that was edited since the merge is left alone`() throws {
      let project = try TestProject.conflict(driver: true)
      _ = try project.git("merge", "--quiet", "topic", mayFail: true)
      try project.append("# A person's line.\n", to: TestProject.english)
      let result = try project.bayan("resolve", "--take", "ours")
      #expect(result.status == 1)
      #expect(result.errors.contains("was edited since the merge"), "\(result.errors)")
      #expect(try project.read(TestProject.english).contains("A person's line."))
    }

    @Test func `a file that one side deleted and the other changed is asked about`() throws {
      let project = try TestProject.repository()
      try project.git("checkout", "--quiet", "-b", "topic")
      try project.git("rm", "--quiet", "Locales/ar/share.toml")
      try project.commit("Delete")
      try project.git("checkout", "--quiet", "main")
      try project.setting("title", of: 0, to: "عنوان آخر", in: "Locales/ar/share.toml")
      try project.commit("Change")
      #expect(try project.git("merge", "--quiet", "topic", mayFail: true).status != 0)
      #expect(try project.bayan("resolve").errors.contains("(deleted)"))
      #expect(try project.bayan("resolve", "--take", "ours").status == 0)
      #expect(try project.read("Locales/ar/share.toml").contains("عنوان آخر"))
      try project.git("reset", "--quiet", "--hard")
      #expect(try project.git("merge", "--quiet", "topic", mayFail: true).status != 0)
      #expect(try project.bayan("resolve", "--take", "theirs").status == 0)
      #expect(throws: (any Error).self) { try project.read("Locales/ar/share.toml") }
    }

    @Test func `what install writes, uninstall takes away`() throws {
      let project = try TestProject.repository()
      try project.write("*.png binary\n", to: ".gitattributes")
      _ = try project.bayan("merge-driver", "--install")
      _ = try project.bayan("merge-driver", "--install")
      let attributes = try project.read(".gitattributes")
      #expect(attributes.hasPrefix("*.png binary\n"))
      #expect(attributes.components(separatedBy: "merge=bayan").count == 5, "\(attributes)")
      _ = try project.bayan("merge-driver", "--uninstall")
      #expect(try project.read(".gitattributes") == "*.png binary\n")
      #expect(try project.git("config", "--get", "merge.bayan.driver", mayFail: true).status != 0)
    }

    @Test func `a side that can't be read is merged as git merges it`() throws {
      let project = try TestProject.conflict(driver: true)
      try project.append("[broken\n", to: TestProject.english)
      try project.commit("Broken")
      let merge = try project.git("merge", "--quiet", "topic", mayFail: true)
      #expect(merge.status != 0)
      #expect(merge.errors.contains("so git merges its lines"), "\(merge.errors)")
      #expect(try project.read(TestProject.english).contains("<<<<<<<"))
    }
  }
#endif
