import BayanChecks
import Testing

struct PlaceholderFormatChangedTests {
  @Test(arguments: bad + good)
  func `a placeholder that is formatted otherwise than in the source is reported`(
    _ example: MessageCase
  ) throws { try example.check(PlaceholderFormatChanged.self) }

  static let bad = [
    MessageCase(
      "a percentage lost", source: "{$amount :percent} done", "اكتمل ①{$amount}",
      ["① '$amount' is shown without ':percent', which the source has"]),
    MessageCase(
      "a percentage added", "he", source: "{$amount :number}", "①{$amount :percent}",
      ["① '$amount' is shown with ':percent', which the source doesn't have"]),
    MessageCase(
      "a percentage lost in one variant", "ru",
      source: plural("one", "{$amount :percent}", "*", "{$amount :percent}"),
      plural("one", "{$amount :percent}", "*", "②{$amount :number}"),
      ["② '$amount' is shown without ':percent', which the source has"]),
    MessageCase(
      "another currency", "pl", source: "{$amount :currency currency=EUR}",
      "①{$amount :currency currency=PLN}",
      ["① '$amount' is shown in 'PLN', in the source in 'EUR'"]),
    MessageCase(
      "a date for a time", source: "{$since :time}", "①{$since :date}",
      ["① '$since' is shown with ':date', in the source with ':time'"]),
    MessageCase(
      "digits after the point", "fr", source: "{$amount :number maximumFractionDigits=2}",
      "①{$amount :number}",
      ["① warning: '$amount' is shown without 'maximumFractionDigits', which the source has"]),
    MessageCase(
      "a fraction cut off", "de", source: "{$amount :number}", "①{$amount :integer}",
      ["① warning: '$amount' is shown with ':integer', which the source doesn't have"]),
    MessageCase(
      "another length of a date", source: "{$since :date length=long}",
      "①{$since :date length=short}",
      ["① warning: '$since' is shown with another 'length' than in the source"]),
    MessageCase(
      "in a declaration", source: ".input {$amount :percent} {{{$amount} done}}",
      "اكتمل ①{$amount}",
      ["① '$amount' is shown without ':percent', which the source has"]),
  ]

  static let good = [
    MessageCase("the same", source: "{$amount :percent}", "{$amount :percent}"),
    MessageCase(
      "the same in a declaration", source: "{$amount :percent}",
      ".input {$amount :percent} {{{$amount}}}"),
    MessageCase("a whole number", source: "{$count :number}", "{$count :integer}"),
    MessageCase("a whole number without a function", source: "{$count :integer}", "{$count}"),
    MessageCase(
      "another selection", source: plural("one", "{$count}", "*", "{$count}"),
      plural("1", "{$count}", "*", "{$count}", by: "integer select=exact")),
    MessageCase(
      "one of the source's two", "ja", source: "{$amount :number} ({$amount :percent})",
      "{$amount :percent}"),
    MessageCase("a direction of its own", source: "{$name :string}", "{$name :string u:dir=ltr}"),
    MessageCase("text as it is", source: "{$name}", "{$name :string}"),
  ]

  @Test func `the repair writes what the source has`() throws {
    #expect(
      try fixed(
        source: "{$amount :percent} done", target: "اكتمل {$amount}",
        rule: PlaceholderFormatChanged.self) == "اكتمل {$amount :percent}")
  }
}
