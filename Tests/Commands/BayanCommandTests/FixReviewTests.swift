#if os(Linux)
  import BayanTestProject
  import Foundation
  import Testing

  @Suite("bayan check --fix=review")
  struct FixReviewTests {
    private static let arabic = "Locales/ar/sample.toml"
    private static let english = "Locales/en/sample.toml"
    private static let states = "Locales/ar/state.lock"
    private static let few = "few {{بعد {$n} ثوانٍ}}\n"

    /// Creates a project with a misspelt placeholder in both locales.
    private func spoilt() throws -> TestProject {
      let project = try TestProject.copy()
      try project.addSample()
      try project.replace("After {$n :integer} s", with: "After {$m :integer} s", in: Self.english)
      try project.replace("بعد {$n} ثوانٍ", with: "بعد {$nn} ثوانٍ", in: Self.arabic)
      return project
    }

    /// Creates a project whose Arabic lacks a variant.
    private func withoutFew() throws -> TestProject {
      let project = try TestProject.copy()
      try project.addSample()
      try project.replace(Self.few, with: "", in: Self.arabic)
      return project
    }

    private func review(
      _ project: TestProject, _ terminal: TerminalInput, editor: String? = nil,
      whileRunning: (Process, URL) throws -> Void = { _, _ in }
    ) throws -> CommandResult {
      try runBayan(
        ["check", "--fix=review", "--project", project.folder.path], input: terminal.input,
        environment: ["VISUAL": String?.none, "EDITOR": editor], whileRunning: whileRunning)
    }

    private func exists(_ path: String, in project: TestProject) -> Bool {
      FileManager.default.fileExists(atPath: project.folder.appendingPathComponent(path).path)
    }

    @Test func `it asks about one fix after the other`() throws {
      let project = try spoilt()
      let english = try project.read(Self.english)
      let result = try review(project, try TerminalInput("what", "y", "n"))
      #expect(result.errors.contains("  before  After {$m :integer} s\n"), "\(result.errors)")
      #expect(result.errors.contains("  after   After {$n :integer} s\n"))
      #expect(result.errors.contains("Apply? [y/n/edit/quit] "))
      // The first answer isn't one of the four.
      #expect(result.errors.contains("y applies the fix, n skips it, edit asks for another text"))
      #expect(result.errors.contains("fixed 1 diagnostic in 1 file\n"))
      // The first question is about Arabic, because its file comes first.
      #expect(try project.read(Self.english) == english)
      #expect(try !project.read(Self.arabic).contains("$nn"))
      #expect(!exists(Self.states, in: project))
    }

    @Test func `a space behind the words is taken away`() throws {
      let project = try TestProject.copy()
      try project.addSample()
      let arabic = try project.read(Self.arabic)
      try project.replace("انتظار\"", with: "انتظار  \"", in: Self.arabic)
      let result = try review(project, try TerminalInput("y"))
      #expect(result.errors.contains("[trailing-whitespace-mismatch]"), "\(result.errors)")
      #expect(result.errors.contains("fixed 1 diagnostic in 1 file\n"))
      #expect(try project.read(Self.arabic) == arabic)
    }

    @Test func `the end of the input writes the fixes applied so far`() throws {
      let project = try spoilt()
      let result = try review(project, try TerminalInput("y"))
      #expect(result.errors.contains("fixed 1 diagnostic in 1 file\n"), "\(result.errors)")
      #expect(try !project.read(Self.arabic).contains("$nn"))
    }

    /// The signals of Ctrl-C, a closed terminal, and a shutdown.
    @Test(.timeLimit(.minutes(2)), arguments: [SIGINT, SIGHUP, SIGTERM])
    func `a signal writes the fixes applied so far`(signal: Int32) throws {
      let project = try spoilt()
      let result = try review(project, try TerminalInput("y", staysOpen: true)) {
        process, errors in
        try TerminalInput.interrupt(process, by: signal, whenAskedAgain: "Apply?", in: errors)
      }
      #expect(result.errors.contains("fixed 1 diagnostic in 1 file\n"), "\(result.errors)")
      #expect(try !project.read(Self.arabic).contains("$nn"))
      #expect(try project.read(Self.english).contains("$m"))
    }

    @Test func `a skeleton is shown as a whole, and written as a draft`() throws {
      let project = try withoutFew()
      let result = try review(project, try TerminalInput("y"))
      let shown = result.errors.components(separatedBy: "  before  ").last?
        .components(separatedBy: "  The message becomes a draft")[0]
        .components(separatedBy: "  after   ")
      #expect(
        shown?.map { $0.components(separatedBy: "}}").count - 1 } == [5, 6], "\(result.errors)")
      #expect(result.errors.contains("The message becomes a draft"))
      #expect(result.errors.contains("[translation-draft]"))
      let words = try project.read(Self.arabic)
      #expect(
        words.contains(
          "two {{بعد ثانيتين}}\nfew {{بعد {$n} ثانية}}\nmany {{بعد {$n} ثانية}}\n* {{"))
      let line = try project.read(Self.states).split(separator: "\n").last
      #expect(line?.hasPrefix("sample.wait.description = draft ") == true)
      #expect(line?.hasSuffix(" fix") == true)
    }

    @Test func `an edited text is checked, and shown with its diagnostics before it is written`()
      throws
    {
      let project = try withoutFew()
      let before = try project.read(Self.arabic)
      func text(_ few: String) -> String {
        ".input {$n :integer} .match $n zero {{الآن}} one {{بعد ثانية}} two {{بعد ثانيتين}} "
          + "few {{بعد {$\(few)} ثوانٍ}} many {{بعد {$n} ثانية}} * {{بعد {$n} ثانية}}"
      }
      let result = try review(
        project, try TerminalInput("e", text("nn"), "e", text("n"), "y"))
      let parts = result.errors.components(separatedBy: "Write this text? [y/n/edit/quit] ")
      #expect(parts.count == 3, "\(result.errors)")
      #expect(parts.map { $0.contains("[placeholder-unknown]") } == [true, false, false])
      #expect(result.errors.contains("fixed 1 diagnostic in 1 file\n"))
      #expect(result.status == 0)
      let start = before.components(separatedBy: ".input")[0]
      #expect(try project.read(Self.arabic).hasPrefix(start + text("n") + "'''\n"))
      #expect(!exists(Self.states, in: project))
    }

    @Test func `an editor gets the text as the fix leaves it`() throws {
      let project = try withoutFew()
      let before = try project.read(Self.arabic)
      let editor = "sed -i '/^few/s/ثانية/ثوانٍ/'"
      let result = try review(project, try TerminalInput("edit", "y"), editor: editor)
      #expect(result.status == 0, "\(result.errors)")
      #expect(
        try project.read(Self.arabic) == before.replacing("many {{", with: Self.few + "many {{"))
      let failed = try withoutFew()
      let refused = try review(failed, try TerminalInput("e", "n"), editor: "false")
      #expect(refused.errors.contains("the editor failed; the message is as it was"))
      #expect(try failed.read(Self.arabic) == before)
    }
  }
#endif
