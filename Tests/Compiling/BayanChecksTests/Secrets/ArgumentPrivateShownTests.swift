import BayanChecks
import Testing

struct ArgumentPrivateShownTests {
  private static let arguments = """
    name = { type = "string" }
    token = { type = "string", private = true }
    pin = { type = "integer", private = true }
    count = { type = "integer" }
    since = { type = "date" }
    """

  @Test(arguments: [
    ("Hello", "مرحبا ①{$token}", ["① '$token' is private and must not be shown"]),
    (
      "Hello", ".input {$token :string} .match ①$token |a| {{أ}} * {{ب}}",
      ["① '$token' is private and must not choose the text"]
    ),
    ("Hello", "مرحبا {$name}", []),
    (
      "{$count}", "①{$count :number minimumFractionDigits=$pin}",
      ["① '$pin' is private and must not be shown"]
    ),
    (
      "Hello", "①{#link href=$token}هنا{/link}", ["① '$token' is private and must not be shown"]
    ),
    (
      "Hello", "هنا①{#link href=$token /}", ["① '$token' is private and must not be shown"]
    ),
    (
      "{$count}", ".local $shown = {$count :number minimumFractionDigits=$pin} {{①{$shown}}}",
      ["① '$pin' is private and must not be shown"]
    ),
    (
      "{$count}", ".input {$count :number minimumFractionDigits=$pin} {{①{$count}}}",
      ["① '$pin' is private and must not be shown"]
    ),
    (
      "Hello",
      ".local $a = {$token} .local $b = {|x| :app:sign key=$a} {{①{#link href=$b}هنا{/link}}}",
      ["① '$token' is private and must not be shown"]
    ),
    (
      "{$count}",
      ".local $plural = {$count :number minimumFractionDigits=$pin} .match ①$plural one {{أ}} * {{ب}}",
      ["① '$pin' is private and must not choose the text"]
    ),
    (
      "{$count}",
      ".input {$count :integer} .input {$pin :integer} .match $count ①$pin * * {{②{$pin}}}",
      [
        "① '$pin' is private and must not choose the text",
        "② '$pin' is private and must not be shown",
      ]
    ),
    ("Hello", ".input {$token :string} .local $a = {$token} {{مرحبا}}", []),
    ("Hello", "{|x| @note=token}", []),
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
