import BayanChecks
import Testing

struct SelectBranchUnknownTests {
  @Test(arguments: bad + good)
  func `a key that the source doesn't have is reported`(_ example: MessageCase) throws {
    try example.check(SelectBranchUnknown.self)
  }

  static let people = SelectBranchMissingTests.people

  static let bad = [
    MessageCase(
      "translated keys", source: people,
      ".input {$name :string} .match $name ②أنثى {{هي}} ③ذكر {{هو}} * {{هم}}",
      [
        "② the source has no key 'أنثى'; did you mean 'female'?",
        "③ the source has no key 'ذكر'; did you mean 'male'?",
      ]),
    MessageCase(
      "a misspelt key", "pl", source: people,
      ".input {$name :string} .match $name ②femal {{Ona}} male {{On}} * {{Oni}}",
      ["② the source has no key 'femal'; did you mean 'female'?"]),
    MessageCase(
      "one more", "ru", source: people,
      ".input {$name :string} .match $name female {{Она}} male {{Он}} ②neuter {{Оно}} * {{Они}}",
      ["② warning: the source has no key 'neuter'; it has 'female' and 'male'"]),
  ]

  static let good = [
    MessageCase(
      "the source's keys", source: people,
      ".input {$name :string} .match $name male {{هو}} female {{هي}} * {{هم}}"),
    MessageCase("no choice", source: people, "هم"),
    MessageCase(
      "a source without a choice", source: "{$name}",
      ".input {$name :string} .match $name male {{هو}} * {{هم}}"),
    MessageCase(
      "more categories of a plural", source: plural("one", "One", "*", "{$count}"),
      plural("one", "أ", "two", "ب", "*", "{$count}")),
  ]

  @Test func `the repair writes the source's keys`() throws {
    #expect(
      try fixed(
        source: Self.people,
        target: ".input {$name :string} .match $name أنثى {{هي}} ذكر {{هو}} * {{هم}}",
        rule: SelectBranchUnknown.self)
        == ".input {$name :string} .match $name female {{هي}} male {{هو}} * {{هم}}")
  }
}
