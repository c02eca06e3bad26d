import Foundation
import Testing

/// What a catalog or an argument says never steers the terminal that it is printed on.
@Suite("A hostile catalog on a terminal")
struct TerminalTests {
  /// Sets a colour, a title and a beep, reorders what follows, and ends the line in two more ways.
  private static let hostile =
    #"\u001B[31m\u001B]0;t\u0007\u009B31m\u202Ereversed\u2028line\r\u007F"#

  private static func project() throws -> ProjectCopy {
    let project = try ProjectCopy()
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

  @Test(arguments: [
    ["check"], ["check", "--notes"], ["check", "--format", "github"], ["coverage"],
    ["show", "hostile"], ["show", "hostile.plain"], ["show", "hostile.plain", "--all"],
    ["show", "hostile.plain", "--sink", "display"], ["show", "hostile.plain", "--locale", "ar"],
    ["show", "hostile.\u{1B}[31m\u{7}"], ["show", "\u{1B}]0;t\u{7}.x"], ["explain", "\u{1B}[31m"],
    ["generate", "--output", "Generated"], ["sync"], ["review", "--list"], ["\u{1B}[31m\u{7}"],
    ["check", "--\u{1B}[31m"], ["check", "--project", "\u{1B}[31m"], ["check", "\u{202E}x"],
    ["add-locale", "\u{1B}[31m"], ["rename", "hostile.plain", "\u{1B}[31m"],
  ])
  func `nothing steers the terminal`(_ arguments: [String]) throws {
    let project = try Self.project()
    let result = try runBayan(arguments, in: project.folder)
    for scalar in (result.output + result.errors).unicodeScalars {
      let isLineOrTab = scalar == "\n" || scalar == "\t"
      #expect(
        isLineOrTab || scalar.properties.generalCategory != .control,
        "U+\(String(scalar.value, radix: 16)) in \(result.output + result.errors)")
      #expect(!(0x2028...0x202E).contains(scalar.value) || Self.isOurs(result), "\(result)")
    }
  }

  /// Whether an override is the one that the report itself writes around a line in visual order.
  private static func isOurs(_ result: CommandResult) -> Bool {
    (result.output + result.errors).replacing("\u{2066}\u{202D}", with: "")
      .unicodeScalars.allSatisfy { !(0x2028...0x202E).contains($0.value) || $0 == "\u{202C}" }
  }
}
