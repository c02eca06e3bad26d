import BayanChecks
import Testing

struct SelectBranchMissingTests {
  @Test(arguments: bad + good)
  func `a key of the source that the translation lacks is reported`(_ example: MessageCase) throws {
    try example.check(SelectBranchMissing.self)
  }

  static let people =
    ".input {$name :string} .match $name female {{She}} male {{He}} * {{They}}"

  static let bad = [
    MessageCase(
      "Arabic without one", source: people,
      ".input {$name :string} .match ①$name female {{هي}} * {{هم}}",
      ["① no variant for 'male', by which the source selects"]),
    MessageCase(
      "Polish without any", "pl", source: people, ".input {$name :string} .match ①$name * {{Oni}}",
      ["① no variants for 'female' and 'male', by which the source selects"]),
    MessageCase(
      "numbers that stand for things", "ru",
      source: plural("1", "Sunday", "2", "Monday", "*", "Another day", by: "integer select=exact"),
      plural("1", "Воскресенье", "*", "Другой день", by: "integer select=exact"),
      ["① no variant for '2', by which the source selects"]),
    MessageCase(
      "a language without the distinction", "fa", source: people, "آن‌ها",
      [
        "Locales/fa/login.toml:2:9 note: the source selects by '$name' (female, male), but the "
          + "translation doesn't"
      ]),
  ]

  static let good = [
    MessageCase(
      "all, in another order", source: people,
      ".input {$name :string} .match $name male {{هو}} female {{هي}} * {{هم}}"),
    MessageCase(
      "one more", source: people,
      ".input {$name :string} .match $name male {{هو}} female {{هي}} both {{هما}} * {{هم}}"),
    MessageCase(
      "one under another name, which another rule reports", source: people,
      ".input {$name :string} .match $name ذكر {{هو}} female {{هي}} * {{هم}}"),
    MessageCase(
      "plural categories", "ja", source: plural("one", "One", "*", "{$count}"),
      plural("*", "{$count}")),
  ]

  @Test func `the repair adds the variant before the last, with its words`() throws {
    #expect(
      try fixed(
        source: Self.people, target: ".input {$name :string} .match $name female {{هي}} * {{هم}}",
        rule: SelectBranchMissing.self)
        == ".input {$name :string} .match $name female {{هي}} male {{هم}} * {{هم}}")
  }
}
