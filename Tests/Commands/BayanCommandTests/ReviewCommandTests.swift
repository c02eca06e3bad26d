#if os(Linux)
  import BayanTestProject
  import Foundation
  import Testing

  @Suite("bayan review asks about each message")
  struct ReviewCommandTests {
    private static let arabic = "Locales/ar/sample.toml"
    private static let states = "Locales/ar/state.lock"

    /// Creates a project whose Arabic is reviewed except for the sample's two titles, one of them a
    /// draft.
    private func project() throws -> TestProject {
      let project = try TestProject.copy()
      try project.addSample()
      let list = try project.bayan("review", "--list", "--locale", "ar").output
      let keys = list.split(separator: "\n").map { String($0.split(separator: " ")[2]) }
      let result = try runBayan(["review", "--locale", "ar"] + keys, in: project.folder)
      try #require(result.status == 0, "\(result.errors)")
      let lines = try project.read(Self.states).split(separator: "\n").compactMap {
        line -> String? in
        switch line.split(separator: " ").first {
        case "sample.stop.title": String(line).replacing("reviewed", with: "draft   ")
        case "sample.wait.title": nil
        default: String(line)
        }
      }
      try project.write(lines.joined(separator: "\n") + "\n", to: Self.states)
      return project
    }

    private func review(
      _ project: TestProject, _ terminal: TerminalInput, editor: String? = nil,
      whileRunning: (Process, URL) throws -> Void = { _, _ in }
    ) throws -> CommandResult {
      try runBayan(
        ["review", "--locale", "ar"], in: project.folder, input: terminal.input,
        environment: ["VISUAL": String?.none, "EDITOR": editor], whileRunning: whileRunning)
    }

    private func unreviewed(_ project: TestProject) throws -> String {
      try project.bayan("review", "--list", "--locale", "ar").output
    }

    @Test func `each message stands beside its source, drafts first`() throws {
      let project = try project()
      let result = try review(project, try TerminalInput("what", "y", "y"))
      #expect(result.status == 0)
      let parts = result.errors.components(separatedBy: "Reviewed? [y/n/edit/quit] ")
      #expect(parts.count == 4, "\(result.errors)")
      #expect(parts[0].hasPrefix("sample.stop.title (ar, draft, 2 left)\n"))
      // The first answer isn't one of the choices.
      #expect(parts[1].contains("y records the review, n skips the message"))
      #expect(parts[2].contains("sample.wait.title (ar, translated, 1 left)\n"))
      #expect(parts[2].contains("  en      Wait\n"))
      #expect(parts[2].contains("انتظار"))
      #expect(parts[3] == "\nar: reviewed 2\n")
      #expect(try unreviewed(project) == "")
      let again = try review(project, try TerminalInput())
      #expect(again.errors == "All translations are reviewed.\n")
    }

    @Test func `a message with variants is shown as readers see it`() throws {
      let project = try project()
      let plural = """
        title = \"\"\"
        .input {$n :integer}
        .match $n
        zero {{لا انتظار}}
        one {{انتظار واحد}}
        two {{انتظاران}}
        few {{{$n} انتظارات}}
        many {{{$n} انتظارًا}}
        * {{{$n} انتظار}}
        \"\"\"
        """
      try project.write(
        try project.read(Self.arabic).replacing(#/title = "انتظار[^\n]*"/#, with: plural),
        to: Self.arabic)
      let shown = try review(project, try TerminalInput("n", "q")).errors
      #expect(!shown.contains(".match"), "\(shown)")
      #expect(shown.contains("$n = 3–10, 103–110, …"), "\(shown)")
      #expect(shown.contains("٣ انتظارات"), "\(shown)")
    }

    @Test func `a skipped message stays as it was`() throws {
      let project = try project()
      let before = try project.read(Self.states)
      let result = try review(project, try TerminalInput("n", "n"))
      #expect(result.status == 0)
      #expect(try project.read(Self.states) == before)
      #expect(result.errors.components(separatedBy: "Reviewed?").count == 3)
    }

    @Test func `quitting and the end of the input keep what was answered`() throws {
      for terminal in [try TerminalInput("y", "q"), try TerminalInput("y")] {
        let project = try project()
        let result = try review(project, terminal)
        #expect(result.errors.hasSuffix("ar: reviewed 1\n"), "\(result.errors)")
        #expect(try unreviewed(project) == "ar translated sample.wait.title\n")
      }
    }

    @Test(.timeLimit(.minutes(2))) func `Ctrl-C keeps what was answered`() throws {
      let project = try project()
      let result = try review(project, try TerminalInput("y", staysOpen: true)) {
        process, errors in
        try TerminalInput.interrupt(process, whenAskedAgain: "Reviewed?", in: errors)
      }
      #expect(result.errors.hasSuffix("ar: reviewed 1\n"), "\(result.errors)")
      #expect(try unreviewed(project) == "ar translated sample.wait.title\n")
    }

    @Test func `an edited text is checked, written, and asked about again`() throws {
      let project = try project()
      let result = try review(
        project, try TerminalInput("n", "edit", "انتظار {$nn}", "e", "يُرجى الانتظار", "y", "y"))
      let parts = result.errors.components(separatedBy: "Write this text? [y/n/edit/quit] ")
      #expect(parts.count == 3, "\(result.errors)")
      #expect(parts.map { $0.contains("[placeholder-unknown]") } == [true, false, false])
      #expect(parts[2].contains("sample.wait.title (ar, translated, 1 left)\n"))
      #expect(try project.read(Self.arabic).contains("title = \"يُرجى الانتظار\"\n"))
      #expect(try unreviewed(project) == "ar draft sample.stop.title\n")
    }

    @Test func `a file that changes while a question is open is not written over`() throws {
      let project = try project()
      // The editor changes the file under review, and the text that it edits.
      let editor =
        "sed -i 's/انتظار/انتظر/' '\(project.folder.path)/\(Self.arabic)'; sed -i 's/انتظار/صبرًا/'"
      let result = try review(project, try TerminalInput("y", "e", "y"), editor: editor)
      #expect(result.status == 1)
      #expect(result.errors.contains("has changed since it was read"), "\(result.errors)")
      #expect(try project.read(Self.arabic).contains("title = \"انتظر\"\n"))
      #expect(try unreviewed(project) == "ar translated sample.wait.title\n")
    }

    @Test func `without a terminal it asks for names`() throws {
      let result = try project().bayan("review")
      #expect(result.status == 64)
      #expect(result.errors.contains("Name the entries or messages that were reviewed"))
      #expect(result.errors.contains("needs a terminal"))
    }
  }
#endif
