import BayanTestProject
import Foundation
import Testing

@Suite("sync, release and diff")
struct HistoryCommandTests {
  @Test func `a changed text is stale, with the difference, until its key is synced`() throws {
    let project = try TestProject.copy()
    let arabic = try project.read("Locales/ar/login.toml")
    let unstamped = arabic.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("source = ") }
    try project.write(unstamped.joined(separator: "\n"), to: "Locales/ar/login.toml")
    #expect(try project.bayan("sync").errors == "ar: stamped 24\n")
    #expect(try project.read("Locales/ar/login.toml") == arabic)
    #expect(
      try project.bayan("sync").errors == "All translations are up to date.\n")
    let words = try project.read("Locales/en/login.toml")
    try #require(words.contains("[passwordChanged]"))
    try project.write(
      words.replacing("[passwordChanged]\ntitle = \"", with: "[passwordChanged]\ntitle = \"New "),
      to: "Locales/en/login.toml")
    #expect(try project.bayan("check").errors.contains("[translation-stale]"))
    #expect(try project.bayan("check").errors.contains("{+New +}"))
    #expect(
      try project.bayan("sync").errors
        == "ar: stale 1; 'bayan check' shows what has changed\n")
    #expect(
      try project.bayan("sync", "login.passwordChanged").errors == "ar: renewed 1\n")
    #expect(try project.bayan("check").errors == "")
  }

  @Test func `a suppressed error stops no release`() throws {
    let project = try TestProject.copy()
    try project.addSample()
    try project.replace(
      "few {{بعد {$n} ثوانٍ}}", with: "few {{بعد ثوانٍ}}", in: "Locales/ar/sample.toml")
    let stopped = try project.bayan("release")
    #expect(stopped.status == 1)
    #expect(stopped.errors.contains("[plural-number-omitted]"))
    let allowed = try project.bayan(
      "allow", "plural-number-omitted", "--key", "sample.wait.description", "--locale", "ar",
      "--reason", "no service asks for so little")
    #expect(allowed.status == 0, "\(allowed.errors)")
    let result = try project.bayan("release")
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("first release: "))
  }

  @Test func `a release is recorded, and a later change of it named`() throws {
    let project = try TestProject.copy(isWhole: true)
    #expect(try project.bayan("diff").status == 64)
    let first = try project.bayan("release")
    #expect(first.output.hasPrefix("first release: ") && !first.output.contains("in 1 domains"))
    #expect(try project.bayan("diff").output == "nothing has changed\n")
    let lock = try project.read("Catalog/codes.lock")
    try project.replace("value = 302", with: "value = 399", in: "Catalog/login.toml")
    #expect(try project.bayan("check").errors.contains("[code-renumbered]"))
    #expect(try project.bayan("release").status == 1)
    #expect(try project.read("Catalog/codes.lock") == lock)
    let broken = try project.bayan("release", "--breaking")
    #expect(
      broken.output
        == "major: 'LoginError.passwordChanged' is 399 now; it was 302\nverdict: major\n")
    #expect(try project.bayan("check").errors == "")
    #expect(
      try project.bayan("diff", packageFolder.path, "--format", "json").output
        .contains("\"verdict\": \"major\""))
  }

  @Test func `diff names changed texts, and fails where it is asked to`() throws {
    let project = try TestProject.copy(isWhole: true)
    try project.replace("حساب مختلف", with: "حساب آخر", in: "Locales/ar/login.toml")
    let start = """
      patch: 1 text reads otherwise in 'ar': login.userMismatch.title

      login.userMismatch.title (ar): changed

      """
    let old = packageFolder.path
    for (verdict, status) in [("major", 0), ("minor", 0), ("patch", 1)] as [(String, Int32)] {
      let result = try project.bayan("diff", old, "--fail-on", verdict)
      #expect(result.status == status && result.errors == "")
      #expect(result.output.hasPrefix(start), "\(result.output)")
      #expect(result.output.contains("[-مختلف-]{+آخر+}"), "\(result.output)")
      #expect(result.output.hasSuffix("\nverdict: patch\n"), "\(result.output)")
    }
    #expect(try project.bayan("diff", old, "--fail-on", "all").status == 64)
  }

  @Test func `an unknown key or locale is reported, and nothing is written`() throws {
    let project = try TestProject.copy()
    _ = try project.bayan("sync")
    let before = try project.read("Catalog/sources.lock")
    #expect(
      try project.bayan("sync", "login.nothing").errors == """
        Error: No translation has the key 'login.nothing'. Write an entry as in login.unknown, or \
        one of its messages as in login.unknown.title.
        See 'bayan help sync'.

        """)
    #expect(try project.bayan("sync", "--locale", "xx").errors.contains("no locale 'xx'"))
    #expect(try project.read("Catalog/sources.lock") == before)
  }
}
