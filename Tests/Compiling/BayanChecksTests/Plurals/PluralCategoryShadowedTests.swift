import BayanChecks
import Testing

struct PluralCategoryShadowedTests {
  @Test(arguments: bad + good)
  func `a plural category that exact keys leave nothing to is reported`(
    _ example: MessageCase
  ) throws { try example.check(PluralCategoryShadowed.self) }

  static let bad = [
    MessageCase(
      "Arabic zero beside 0", source: nil,
      plural("0", "أ", "②zero", "ب", "one", "أ", "*", "{$count}"),
      ["② note: this variant is never used: '0' covers all of 'zero'"]),
    MessageCase(
      "French one beside 0 and 1", "fr", source: nil,
      plural("0", "a", "1", "b", "②one", "c", "*", "{$count}"),
      ["② note: this variant is never used: '0' and '1' cover all of 'one'"]),
    MessageCase(
      "what a range leaves of Russian one", "ru", source: nil,
      plural("1", "a", "②one", "b", "few", "c", "many", "d", "*", "e"),
      arguments: "count = { type = \"integer\", range = \"0...20\" }",
      ["② note: this variant is never used: '1' covers all of 'one'"]),
  ]

  static let good = [
    MessageCase(
      "Russian one beside 1", "ru", source: nil, plural("1", "a", "one", "{$count}", "*", "b")),
    MessageCase(
      "French one beside 0", "fr", source: nil, plural("0", "a", "one", "{$count}", "*", "b")),
    MessageCase(
      "numbers beside other keys", "pl", source: nil,
      ".input {$name :string} .input {$count :integer} .match $name $count "
        + "x 1 {{}} x * {{}} * one {{}} * * {{}}"),
  ]
}
