import BayanChecks
import Testing

struct ArgumentTypeMismatchTests {
  private static let arguments = """
    name = { type = "string" }
    token = { type = "string", private = true }
    since = { type = "date" }
    """

  @Test(arguments: [
    (
      "{$name}", "{$name :string} ①{$name :integer}",
      ["① '$name' is a string, which ':integer' can't format"]
    ),
    (
      "{$since :date}", ".local $d = {$since} .local $x = ①{$d :number} {{{$x}}}",
      ["① '$since' is a date, which ':number' can't format"]
    ),
    ("{$since :date}", "{$since :datetime} {$name}", []),
  ])
  func `a function that doesn't fit its argument's type is reported`(
    _ source: String, _ target: String, _ expected: [String]
  ) throws {
    #expect(
      try diagnostics(
        source: source, target: target, rule: ArgumentTypeMismatch.self, arguments: Self.arguments)
        == expected)
  }
}
