import BayanChecks
import Testing

struct ArgumentPrivateShownTests {
  private static let arguments = """
    name = { type = "string" }
    token = { type = "string", private = true }
    since = { type = "date" }
    """

  @Test(arguments: [
    ("Hello", "مرحبا ①{$token}", ["① '$token' is private and must not be shown"]),
    ("Hello", ".input {$token :string} .match $token |a| {{أ}} * {{ب}}", []),
    ("Hello", "مرحبا {$name}", []),
  ])
  func `a private argument in a text for users is reported`(
    _ source: String, _ target: String, _ expected: [String]
  ) throws {
    #expect(
      try diagnostics(
        source: source, target: target, rule: ArgumentPrivateShown.self, arguments: Self.arguments)
        == expected)
  }
}
