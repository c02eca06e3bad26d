import BayanChecks
import Testing

struct PluralCategoryUnusedTests {
  @Test(arguments: bad + good)
  func `a plural category that the locale doesn't have is reported`(_ example: MessageCase) throws {
    try example.check(PluralCategoryUnused.self)
  }

  static let bad = [
    MessageCase(
      "Hebrew without many", "he", source: nil,
      plural("one", "א", "two", "ב", "②many", "{$count}", "*", "{$count}"),
      ["② note: this variant is never used: 'he' has no 'many'"]),
    MessageCase(
      "English with Arabic's forms", "en", source: nil,
      plural("②zero", "none", "one", "one", "③few", "a few", "*", "{$count}"),
      [
        "② note: this variant is never used: 'en' has no 'zero'",
        "③ note: this variant is never used: 'en' has no 'few'",
      ]),
    MessageCase(
      "a range that ends before", source: nil,
      plural("zero", "أ", "one", "أ", "two", "أ", "②few", "{$count}", "*", "{$count}"),
      arguments: "count = { type = \"integer\", range = \"0...2\" }",
      ["② note: this variant is never used: none of the argument's numbers is 'few'"]),
    MessageCase(
      "a number before the range, and one behind it", "en", source: nil,
      plural("②0", "none", "1", "one", "③101", "many", "*", "{$count}"),
      arguments: "count = { type = \"integer\", range = \"1...100\" }",
      [
        "② note: this variant is never used: none of the argument's numbers is '0'",
        "③ note: this variant is never used: none of the argument's numbers is '101'",
      ]),
    MessageCase(
      "a number that an offset leaves out", "en", source: nil,
      ".input {$count :integer} .local $others = {$count :offset subtract=1} .match $others "
        + "0 {{you}} ②3 {{you and others}} * {{you and {$others} others}}",
      arguments: "count = { type = \"integer\", range = \"1...3\" }",
      ["② note: this variant is never used: none of the argument's numbers is '3'"]),
    MessageCase(
      "Czech many, for whole numbers", "cs", source: nil,
      plural("one", "a", "few", "b", "②many", "c", "*", "d"),
      ["② note: this variant is never used: none of the argument's numbers is 'many'"]),
    MessageCase(
      "a category compared with numbers alone", source: nil,
      plural("②one", "أ", "*", "ب", by: "integer select=exact"),
      [
        "② note: this variant is never used: with 'select=exact' only numbers are compared, not "
          + "'one'"
      ]),
  ]

  static let good = [
    MessageCase(
      "all of Arabic's", source: nil,
      plural("zero", "أ", "one", "أ", "two", "أ", "few", "أ", "many", "أ", "other", "أ", "*", "أ")),
    MessageCase(
      "numbers at both ends of the range", "en", source: nil,
      plural("0", "none", "100", "all", "*", "{$count}"),
      arguments: "count = { type = \"integer\", range = \"0...100\" }"),
    MessageCase(
      "any number, where there is no range", "en", source: nil,
      plural("-1", "a", "0", "b", "99999999999999999999", "c", "*", "{$count}")),
    MessageCase(
      "Czech many, for fractions", "cs", source: nil,
      ".input {$amount :number} .match $amount one {{}} few {{}} many {{}} * {{}}"),
    MessageCase(
      "English ordinals", "en", source: nil,
      plural("one", "a", "two", "b", "few", "c", "*", "d", by: "integer select=ordinal")),
    MessageCase(
      "French many, which millions reach", "fr", source: nil, plural("many", "a", "*", "b")),
  ]

  @Test func `the repair deletes the variant and the space after it`() throws {
    #expect(
      try fixed(
        source: nil, target: ".input {$count :integer} .match $count one {{א}} few {{ב}}  * {{ג}}",
        locale: "he", rule: PluralCategoryUnused.self)
        == ".input {$count :integer} .match $count one {{א}} * {{ג}}")
  }
}
