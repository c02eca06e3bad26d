import BayanChecks
import Testing

struct PlaceholderTypeChangedTests {
  @Test(arguments: bad + good)
  func `a placeholder of another type than in the source is reported`(_ example: MessageCase) throws
  { try example.check(PlaceholderTypeChanged.self) }

  static let bad = [
    MessageCase(
      "a date as a number", source: "Since {$since :date}", "منذ ①{$since :number}",
      ["① '$since' is formatted with ':number', in the source with ':date'"]),
    MessageCase(
      "a number as a date, in one variant", "ru",
      source: plural("one", "{$amount :number}", "*", "{$amount :number}"),
      plural("one", "{$amount :number}", "*", "②{$amount :date}"),
      ["② '$amount' is formatted with ':date', in the source with ':number'"]),
    MessageCase(
      "a number as text", "he", source: "{$count :integer} files", "①{$count :string} קבצים",
      ["① '$count' is formatted with ':string', in the source with ':integer'"]),
    MessageCase(
      "in a declaration", source: ".input {$since :datetime} {{Since {$since}}}",
      ".input ①{$since :integer} {{منذ {$since}}}",
      ["① '$since' is formatted with ':integer', in the source with ':datetime'"]),
  ]

  static let good = [
    MessageCase("one kind", source: "{$count :number}", "{$count :integer}"),
    MessageCase("a date and its time", source: "{$since :date}", "{$since :datetime}"),
    MessageCase("no function here", source: "{$since :date}", "{$since}"),
    MessageCase("no function there", "he", source: "{$count}", "{$count :integer}"),
    MessageCase(
      "both ways in the source", source: "{$since :date} {$since :string}", "{$since :string}"),
    MessageCase("a function of one's own", source: "{$name :shop:title}", "{$name :string}"),
  ]

  @Test func `the repair writes what the source has`() throws {
    #expect(
      try fixed(
        source: "Since {$since :date fields=month-day}", target: "منذ {$since :number}",
        rule: PlaceholderTypeChanged.self) == "منذ {$since :date fields=month-day}")
  }

  @Test func `a function that can't format the argument is reported once`() throws {
    #expect(
      try diagnostics(
        source: "Since {$since :date}", target: "منذ ①{$since :number}",
        rules: [
          PlaceholderTypeChanged.self, ArgumentTypeMismatch.self, PlaceholderFormatChanged.self,
        ])
        == [
          "① '$since' is formatted with ':number', in the source with ':date' [placeholder-type-changed]"
        ]
    )
  }
}
