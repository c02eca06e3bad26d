import BayanTestProject
import Foundation
import Testing

/// Texts of catalogs and arguments, which must never control the terminal on which they are
/// printed.
@Suite("A hostile catalog on a terminal")
struct TerminalTests {
  /// A text that sets a colour and a title, beeps, reorders the following text, and ends its line
  /// in two more ways.
  private static let hostile =
    #"\u001B[31m\u001B]0;t\u0007\u009B31m\u202Ereversed\u2028line\r\u007F"#

  private static func project() throws -> TestProject {
    let project = try TestProject.copy()
    try project.write(
      """
      domain = "com.example.hostile"
      type = "HostileError"
      summary = "\(hostile)"

      [codes.plain]
      value = 1
      category = "other"
      summary = "\(hostile)"
      arguments = { name = { type = "string", example = "\(hostile)" } }

      [codes."\(hostile)"]
      value = 2
      category = "other"
      """, to: "Catalog/hostile.toml")
    for locale in ["en", "ar"] {
      try project.write(
        """
        [plain]
        title = "\(hostile)"
        description = "{$name} \(hostile)"

        ["\(hostile)"]
        title = "\(hostile)"

        ["more\(hostile)"]
        title = "\(hostile)"
        """, to: "Locales/\(locale)/hostile.toml")
    }
    return project
  }

  /// Creates a project with such texts that loads without errors.
  private static func loadable() throws -> TestProject {
    let project = try TestProject.copy()
    // Formats without plurals refuse the sample's plural.
    try project.addSample()
    let categories = "Catalog/categories.toml"
    try project.write(
      try project.read(categories) + "\n[plain]\nrequires = [\"title\"]\n", to: categories)
    try project.write(
      """
      domain = "com.example.hostile"
      type = "HostileError"
      summary = "\(hostile)"

      [codes.plain]
      category = "plain"
      summary = "\(hostile)"
      arguments = { name = { type = "string", example = "\(hostile)" } }
      """, to: "Catalog/hostile.toml")
    for locale in ["en", "ar"] {
      try project.write(
        "# \u{9B}31m\u{202E}\n[plain]\ntitle = \"{$name} \(hostile)\"\n",
        to: "Locales/\(locale)/hostile.toml")
    }
    let rules = ["bidi-override", "control-character", "invisible-character", "control-in-comment"]
    let settings = "Catalog/bayan.toml"
    var text = try project.read(settings)
    if !text.contains("[checks]") { text += "\n[checks]\n" }
    text = text.replacing(
      "[checks]\n",
      with: "[checks]\n"
        + rules.filter { !text.contains($0) }.map { "\($0) = \"off\"\n" }.joined(),
      maxReplacements: 1)
    try project.write(text, to: settings)
    try project.write(returned, to: "back.po")
    return project
  }

  /// A translator's file, with a known and an unknown message.
  private static let returned = """
    msgid ""
    msgstr ""
    "Language: ar\\n"
    "Content-Type: text/plain; charset=UTF-8\\n"

    msgctxt "hostile.plain.title"
    msgid "{$name}"
    msgstr "{$name} \(bad)"

    msgctxt "hostile.\(bad)"
    msgid "x"
    msgstr "\(bad)"

    """

  /// An argument with the characters of ``hostile``.
  private static let bad = "\u{1B}[31m\u{1B}]0;t\u{7}\u{9B}31m\u{202E}x\u{2028}y\r\u{7F}"

  /// The arguments of each command; an argument replaces the hostile text if a catalog can't have
  /// it.
  private static let commands: [String: [[String]]] = [
    "init": [["--project", bad], ["--target", bad]],
    "explain": [["hostile.plain"], ["hostile.\(bad)"], [bad]],
    "check": [
      [], ["--notes"], ["--format", "github"], ["--format", "json"], ["--format", "sarif"],
      ["--format", "html"], ["--format", "html", "--all"], ["--output", bad], ["--baseline", bad],
      ["--locale", bad], ["--project", bad], [bad], ["--\(bad)"], ["--fix"],
    ],
    "allow": [
      ["control-character", "--key", "hostile.plain", "--reason", bad],
      [bad, "--key", bad, "--reason", "x"], ["control-character", bad, "--reason", "x"],
    ],
    "coverage": [[], ["--format", "json"], ["--locale", bad]],
    "rename": [
      ["code", "hostile.plain", bad], ["code", "hostile.\(bad)", "x"], [bad, "x", "y"],
      ["argument", "hostile.plain.name", "other"],
    ],
    "add-locale": [["he"], [bad]],
    "adopt": [["--domain", bad, "Locales"], [bad], ["Locales", "--only", bad, "--dry-run"]],
    "merge-driver": [["--install"], [bad], [bad, bad, bad, bad, bad], ["--project", bad]],
    "resolve": [[], ["--take", bad], ["--project", bad]],
    "review": [["--list"], ["hostile.plain"], [bad], ["--locale", bad]],
    "sync": [[], [bad], ["hostile.plain", "--minor"]],
    "cldr": [[], ["--accept"], ["--locale", bad]],
    "export": [
      ["--locale", "ar", "--to", "xliff-2.2", "-o", bad], ["--locale", "ar", "--to", "strings"],
      ["--locale", bad, "--to", "po"], ["--locale", "ar", "--to", bad],
      ["--locale", "ar", "--to", "po", bad],
    ],
    "import": [
      ["back.po", "--dry-run"], ["back.po", "--dry-run", "--format", "json"],
      ["back.po", "--theirs", "--report", bad], [bad], ["Catalog/hostile.toml"],
    ],
    "show": [
      ["hostile"], ["hostile.plain"], ["hostile.plain", "--all"],
      ["hostile.plain", "--locale", "ar"],
      ["hostile.plain", "--sink", "display"], ["hostile.plain", "--sink", "json"],
      ["hostile.plain", "--arg", "name=\(bad)"], ["hostile.plain", "--arg", bad],
      ["hostile.\(bad)"], ["\(bad).x"],
    ],
    "find": [[bad], ["plain"], ["plain", "--format", "json"], ["-", "--project", bad], [""]],
    "preview": [["-o", "site"], ["-o", bad]],
    "format": [[bad], ["x {$a}", "--arg", "a=\(bad)"], ["{$x :\(bad)"]],
    "convert": [
      ["--from", "icu", bad], ["--from", "icu", "{n, plural, other {\(bad)}"],
      ["--to", "icu", bad],
      ["--to", "printf", "{$x :\(bad)"], ["--from", "printf", "%d %s", "--name", bad],
    ],
    "generate": [
      ["--output", "Generated"], ["--output", bad], ["--output", "x", "--file", bad], ["--check"],
    ],
    "pack": [["--output", "packs"], ["--output", bad]],
    "verify": [[bad], [bad, "--key", bad], ["Catalog/bayan.toml", "--project", bad]],
    "observe": [[bad], ["Catalog/bayan.toml"], ["--project", bad, bad]],
    "contract": [["--output", "clients"], ["--output", bad], ["--project", bad], [bad]],
    "serve": [["--project", bad], ["--port", bad], [bad]],
    "stage": [
      [bad], ["interface", "-o", bad, bad], ["interface", "-o", "x", "--files-from", bad],
      ["interface", "-o", "x", "Catalog/bayan.toml", "Catalog/hostile.toml"],
      ["compile", "--locale", bad, "--interface", bad, "-o", "x", bad],
      ["check", "-o", "x", bad], ["check", "--locale", bad, "-o", bad, "Catalog/hostile.toml"],
      ["link", "--output", bad, "Catalog/bayan.toml", "Catalog/hostile.toml"],
      ["link", "--output", "x", "--part", bad, "Catalog/bayan.toml"],
      ["link", "--packs", "x", "--check", bad, "Catalog/bayan.toml"],
      ["report", bad], ["report", "--fail", "Catalog/hostile.toml"],
    ],
    "release": [[], ["--breaking"]],
    "diff": [
      [".."], [bad], [".", "--format", "json"], ["--from", bad], ["--from", bad, "--to", bad],
    ],
    "handbook": [[bad], ["--language", bad]],
    "rules": [["--output", bad], ["--index"]],
    "schema": [[bad]],
    "lsp": [[], [bad]],
    "mcp": [["--project", bad], [bad]],
    "help": [[bad]],
  ]

  private static let lines: [[String]] =
    [[bad], ["--\(bad)"]]
    + commands.sorted { $0.key < $1.key }.flatMap { name, lines in lines.map { [name] + $0 } }

  @Test func `each command is in the table`() throws {
    struct Command: Decodable {
      var commandName: String
      var subcommands: [Command]?
    }
    struct Tool: Decodable { var command: Command }
    let help = try runBayan(["--experimental-dump-help"]).output
    let tool = try JSONDecoder().decode(Tool.self, from: Data(help.utf8))
    let names = (tool.command.subcommands ?? []).map(\.commandName)
    #expect(names.count > 20)
    #expect(Set(names) == Set(Self.commands.keys))
  }

  @Test(arguments: lines.indices)
  func `nothing steers the terminal`(line: Int) throws {
    for project in [try Self.project(), try Self.loadable()] {
      let result = try runBayan(Self.lines[line], in: project.folder)
      Self.expectHarmless(result, "\(Self.lines[line])")
    }
  }

  private static func expectHarmless(_ result: CommandResult, _ command: String) {
    for scalar in (result.output + result.errors).unicodeScalars {
      let isLineOrTab = scalar == "\n" || scalar == "\t"
      #expect(
        isLineOrTab || scalar.properties.generalCategory != .control,
        "U+\(String(scalar.value, radix: 16)) of \(command)")
      #expect(
        !(0x2028...0x202E).contains(scalar.value) || isOurs(result),
        "U+\(String(scalar.value, radix: 16)) of \(command)")
    }
  }

  #if os(Linux)
    /// Machine-readable output has every byte of the texts, except on a terminal.
    @Test(arguments: [
      ["export", "--locale", "ar", "--to", "xliff-2.2"],
      ["export", "--locale", "ar", "--to", "po"],
      ["export", "--locale", "ar", "--to", "xcstrings", "--lossy"], ["check", "--format", "html"],
      ["check", "--format", "json"], ["coverage", "--format", "json"],
      ["show", "hostile.plain", "--sink", "json"], ["import", "back.po", "--dry-run"],
    ])
    func `nothing meant for programs steers a terminal`(arguments: [String]) throws {
      let project = try Self.loadable()
      let terminal = try TerminalOutput()
      var shown = ""
      let result = try runBayan(arguments, in: project.folder, output: terminal.output) { _, _ in
        shown = try terminal.text()
      }
      #expect(shown.count > 100, "\(result.errors)")
      // A terminal itself adds a carriage return before each line feed.
      Self.expectHarmless(
        CommandResult(
          status: 0, output: shown.replacing("\r\n", with: "\n"), errors: result.errors),
        "\(arguments)")
      let piped = try runBayan(arguments, in: project.folder).output
      if arguments[0] == "export" {
        #expect(piped.unicodeScalars.contains("\u{202E}"))
        #expect(shown.contains("<U+202E>"))
      }
    }
  #endif

  /// Returns whether the only override is that of the report, around a line in visual order.
  private static func isOurs(_ result: CommandResult) -> Bool {
    (result.output + result.errors).replacing("\u{2066}\u{202D}", with: "")
      .unicodeScalars.allSatisfy { !(0x2028...0x202E).contains($0.value) || $0 == "\u{202C}" }
  }
}
