import BayanTestProject
import Foundation
import Testing

@Suite("bayan check")
struct CheckCommandTests {
  private static let arabic = "Locales/ar/login.toml"

  /// Creates a project in which an Arabic title has an unknown argument.
  private func spoilt() throws -> TestProject {
    let project = try TestProject.copy()
    try project.replace("حساب مختلف", with: "حساب {$مختلف}", in: Self.arabic)
    return project
  }

  @Test func `each form of the report goes to standard output, and diagnostics fail the run`()
    throws
  {
    let project = try spoilt()
    for (form, start) in [
      ("json", "{\"version\":1,\"diagnostics\":[\n{\"rule\":\""),
      ("sarif", "{\"$schema\":\"https://docs.oasis-open.org/sarif/"),
      ("github", "::error file=Locales/ar/login.toml,line=20,"),
      ("html", "<!DOCTYPE html>\n<html lang=\"en\" dir=\"ltr\">"),
    ] {
      let result = try project.bayan("check", "--format", form)
      #expect(result.status == 1)
      #expect(result.output.hasPrefix(start), "\(form): \(result.output.prefix(100))")
      #expect(result.output.contains("placeholder-unknown"))
      #expect(result.errors.isEmpty)
    }
  }

  @Test func `SARIF links to the rules' pages where --help-uri says where they are`() throws {
    let project = try spoilt()
    let address = "https://example.com/rules/{rule}.html"
    let result = try project.bayan("check", "--format", "sarif", "--help-uri", address)
    #expect(
      result.output.contains(
        "\"helpUri\":\"https://example.com/rules/placeholder-unknown.html\""))
    for arguments in [["--help-uri", address], ["--format", "sarif", "--help-uri", "rules"]] {
      let result = try runBayan(["check", "--project", project.folder.path] + arguments)
      #expect(result.status == 64 && result.errors.contains("--help-uri"))
    }
  }

  @Test func `--output writes the report to a file, and says so`() throws {
    let project = try spoilt()
    let path = project.folder.appendingPathComponent("report.html").path
    let result = try project.bayan("check", "--format", "html", "--output", path)
    #expect(result.status == 1 && result.output.isEmpty)
    #expect(result.errors.hasPrefix("wrote \(path): 1 error"))
    let page = try project.read("report.html")
    #expect(page.contains("dir=\"rtl\">حساب <bdi class=\"code\" dir=\"ltr\">{<mark>$مختلف</mark>}"))
    let names = try FileManager.default.contentsOfDirectory(atPath: project.folder.path)
    #expect(Set(names) == ["Catalog", "Locales", "report.html"])
    let nowhere = try project.bayan("check", "--output", "/nonexistent/folder/file")
    #expect(nowhere.status == 1 && nowhere.errors.contains("cannot write"))
  }

  @Test func `diagnostics show the words with what is wrong marked within`() throws {
    let result = try spoilt().bayan("check")
    #expect(
      result.errors.contains(
        "  target  \u{2068}حساب \u{2066}{⟪$مختلف⟫}\u{2069}\u{2069}\n"))
  }

  /// Creates a project with 30 Arabic titles with two spaces in a row, a warning in this project.
  private func careless() throws -> TestProject {
    let project = try TestProject.copy()
    let numbers = 1...30
    try project.write(
      try project.read("Catalog/categories.toml") + "\n[plain]\nrequires = [\"title\"]\n",
      to: "Catalog/categories.toml")
    try project.write(
      try project.read("Catalog/bayan.toml") + "double-space = \"warning\"\n",
      to: "Catalog/bayan.toml")
    try project.write(
      "domain = \"com.example.careless\"\ntype = \"CarelessError\"\n"
        + numbers.map { "[codes.c\($0)]\nvalue = \($0)\ncategory = \"plain\"\n" }.joined(),
      to: "Catalog/careless.toml")
    for (locale, title) in [("en", "The disk is full"), ("ar", "القرص  ممتلئ")] {
      try project.write(
        numbers.map { "[c\($0)]\ntitle = \"\(title)\"\n" }.joined(),
        to: "Locales/\(locale)/careless.toml")
    }
    return project
  }

  @Test func `ten or more warnings of a rule in a locale are shown as three, unless --all asks`()
    throws
  {
    let project = try careless()
    func count(_ arguments: String...) throws -> (shown: Int, more: [String], status: Int32) {
      let result = try project.bayan(["check"] + arguments)
      let lines = (result.errors + result.output).split(separator: "\n").map(String.init)
      return (
        lines.count { $0.hasSuffix("[double-space]") }, lines.filter { $0.hasPrefix("and ") },
        result.status
      )
    }
    let grouped = try count()
    #expect(grouped.shown == 3 && grouped.status == 0)
    #expect(grouped.more == ["and 27 more of 'double-space' in 'ar'; --all shows them"])
    let all = try count("--all")
    #expect(all.shown == 30 && all.more.isEmpty && all.status == 0)
    // Diagnostics that fail the run are shown one by one.
    let strict = try count("--strict")
    #expect(strict.shown == 30 && strict.more.isEmpty && strict.status == 1)
  }

  @Test func `a text report in a file is grouped too, and its count is of all`() throws {
    let project = try careless()
    let path = project.folder.appendingPathComponent("report.txt").path
    let result = try project.bayan("check", "--output", path)
    #expect(result.errors.hasPrefix("wrote \(path): 30 warnings"))
    #expect(try project.read("report.txt").contains("and 27 more of 'double-space' in 'ar'"))
    #expect(try project.bayan("check", "--all", "--output", path).status == 0)
    #expect(try !project.read("report.txt").contains("more of"))
  }

  @Test(arguments: [
    ("json", "\"rule\":\"double-space\""), ("sarif", "\"ruleId\":\"double-space\""),
    ("github", "title=double-space"), ("html", "href=\"#rule-double-space\""),
  ])
  func `formats for programs, and the page, have every diagnostic`(
    form: String, mark: String
  )
    throws
  {
    let output = try careless().bayan("check", "--format", form).output
    #expect(output.components(separatedBy: mark).count == 31)
  }

  @Test func `--all is for text and html; the other formats leave nothing out`() throws {
    let result = try spoilt().bayan("check", "--format", "json", "--all")
    #expect(result.status == 64 && result.errors.contains("leave nothing out"))
  }

  @Test func `--for and --locale choose, and a locale that there is not is a mistake`() throws {
    let project = try spoilt()
    #expect(try project.bayan("check", "--for", "translator").status == 1)
    #expect(try project.bayan("check", "--for", "developer").status == 0)
    #expect(try project.bayan("check", "--locale", "en").status == 0)
    #expect(try project.bayan("check", "--locale", "en", "--locale", "ar").status == 1)
    let wrong = try project.bayan("check", "--locale", "arr")
    #expect(wrong.status == 64)
    #expect(wrong.errors.contains("The catalog has no locale 'arr'; it has 'ar' and 'en'."))
  }

  @Test func `--fix applies the safe fixes, keeps all else, and reports the rest`() throws {
    let project = try spoilt()
    let before = try project.read(Self.arabic)
    let comment = "# bayan: allow placeholder-missing @01234567 -- once\n"
    try project.write(comment + before, to: Self.arabic)
    let result = try project.bayan("check", "--fix")
    #expect(result.status == 1)
    #expect(result.errors.hasPrefix("fixed 1 diagnostic in 1 file\n"), "\(result.errors)")
    #expect(result.errors.contains("[placeholder-unknown]"))
    #expect(try project.read(Self.arabic) == before)
    let again = try project.bayan("check", "--fix")
    #expect(again.errors.hasPrefix("nothing was fixed\n"))
  }

  @Test func `--fix=review needs a terminal`() throws {
    let result = try spoilt().bayan("check", "--fix=review")
    #expect(result.status == 64)
    #expect(result.errors.contains("needs a terminal"))
    #expect(try spoilt().bayan("check", "--fix=reviw").status == 64)
  }

  @Test func `bayan allow writes why, and check passes the diagnostic over`() throws {
    let project = try spoilt()
    let before = try project.read(Self.arabic)
    let without = try project.bayan("allow", "placeholder-unknown", "--reason", "x")
    #expect(without.status == 64)
    let result = try project.bayan(
      "allow", "placeholder-unknown", "--key", "login.userMismatch.title", "--reason",
      "an example\nof two lines")
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.errors == "suppressed login.userMismatch.title [placeholder-unknown]\n")
    let lines = try project.read(Self.arabic).split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[19].hasPrefix("# bayan: allow placeholder-unknown @"))
    #expect(lines[19].hasSuffix(" -- an example of two lines"))
    #expect(
      lines.enumerated().filter { $0.offset != 19 }.map(\.element).joined(separator: "\n")
        == before)
    #expect(try project.bayan("check") == CommandResult(status: 0, output: "", errors: ""))
    let json = try project.bayan("check", "--format", "json")
    #expect(json.output.contains("\"suppression\":{\"kind\":\"inSource\""))
    let again = try project.bayan(
      "allow", "placeholder-unknown", "@01234567", "--reason", "x")
    #expect(again.status == 1 && again.errors.contains("has no such diagnostic"))
  }

  @Test func `a baseline skips old diagnostics, and only shrinks unless asked otherwise`()
    throws
  {
    let project = try spoilt()
    let path = project.folder.appendingPathComponent("baseline.txt").path
    let missing = try project.bayan("check", "--baseline", path)
    #expect(missing.status == 64 && missing.errors.contains("--update-baseline=all"))
    let written = try project.bayan("check", "--baseline", path, "--update-baseline=all")
    #expect(written.status == 0)
    #expect(written.errors.hasPrefix("wrote ") && written.errors.hasSuffix(" to \(path)\n"))
    #expect(try project.read("baseline.txt").contains(" placeholder-unknown ar login."))
    #expect(try project.bayan("check", "--baseline", path).status == 0)

    try project.replace("{$مختلف}", with: "مختلف", in: Self.arabic)
    try project.replace("تغيّرت كلمة السر\"\n", with: "{$تغيّرت}\"\n", in: Self.arabic)
    let shrunk = try project.bayan("check", "--baseline", path, "--update-baseline")
    #expect(shrunk.status == 1 && shrunk.errors.hasPrefix("removed 1 diagnostic from \(path), "))
    #expect(try !project.read("baseline.txt").contains("placeholder-unknown"))
  }

  @Test func `lines of a baseline about retired rules are one note, and an update drops them`()
    throws
  {
    let project = try spoilt()
    let path = project.folder.appendingPathComponent("baseline.txt").path
    _ = try project.bayan("check", "--baseline", path, "--update-baseline=all")
    let listed = try project.read("baseline.txt")
    try (listed + "01234567 dash-style ar x\n01234568 dash-style ar y\n").write(
      toFile: path, atomically: true, encoding: .utf8)
    let noted = try project.bayan("check", "--baseline", path, "--notes")
    #expect(noted.status == 0)
    let lines = noted.errors.split(separator: "\n").filter { $0.contains("[rule-retired]") }
    #expect(
      lines.count == 1 && lines.allSatisfy { $0.contains("baseline.txt:") }, "\(noted.errors)")
    let updated = try project.bayan("check", "--baseline", path, "--update-baseline", "--notes")
    #expect(updated.errors.hasPrefix("removed 2 diagnostics from \(path), "))
    #expect(!updated.errors.contains("rule-retired"))
    #expect(try project.read("baseline.txt") == listed)
  }

  @Test func `explain says what became of a retired rule`() throws {
    let result = try runBayan(["explain", "dash-style"])
    #expect(result.status == 64)
    #expect(result.errors.contains("The rule 'dash-style' was removed: "))
  }

  @Test func `explain shows a rule, rules writes the reference`() throws {
    let explained = try runBayan(["explain", "placeholder-missing", "--locale", "ar"])
    #expect(explained.status == 0 && explained.output.contains("\nيُبلَّغ عنه:\n"))
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("bayan-rules-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in [
      ("mine.md", "# Mine\n"),
      ("gone-rule.md", "<!-- Generated by 'bayan rules'. -->\n# gone-rule\n"),
    ] {
      try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }
    #expect(try runBayan(["rules", "--output", folder.path]).status == 0)
    let names = Set(try FileManager.default.contentsOfDirectory(atPath: folder.path))
    #expect(names.isSuperset(of: ["README.md", "mine.md", "placeholder-missing.md"]))
    #expect(!names.contains("gone-rule.md"))
  }
}
