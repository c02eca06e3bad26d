import BayanChecks
import Testing

struct PluralTypeChangedTests {
  @Test(arguments: bad + good)
  func `cardinal for ordinal, and the reverse, is reported`(_ example: MessageCase) throws {
    try example.check(PluralTypeChanged.self)
  }

  static let ranks =
    ".input {$count :integer select=ordinal} .match $count one {{{$count}st}} two {{{$count}nd}} "
    + "few {{{$count}rd}} * {{{$count}th}}"
  static let counts =
    ".input {$count :integer} .match $count one {{{$count} file}} * {{{$count} files}}"

  static let bad = [
    MessageCase(
      "Arabic counts where English ranks", source: ranks,
      plural("one", "{$count}", "*", "{$count}"),
      [
        "① '$count' is an ordinal in the source (3rd), but not here (3); add 'select=ordinal'"
      ]),
    MessageCase(
      "Swedish ranks where English counts", "sv", source: counts,
      plural("one", "{$count} fil", "*", "{$count} filer", by: "integer select=ordinal"),
      [
        "① '$count' is an ordinal here (3rd), but not in the source (3); remove 'select=ordinal'"
      ]),
    MessageCase(
      "under another name", "it", source: ranks,
      ".local $n = {$count :integer} .match ①$n * {{{$n}}}",
      [
        "① '$count' is an ordinal in the source (3rd), but not here (3); add 'select=ordinal'"
      ]),
  ]

  static let good = [
    MessageCase(
      "both rank", "it", source: ranks,
      plural("many", "l’{$count}°", "*", "il {$count}°", by: "integer select=ordinal")),
    MessageCase("Arabic, which ranks in one way", source: ranks, "المركز {$count}"),
    MessageCase("both count", source: counts, plural("one", "{$count}", "*", "{$count}")),
    MessageCase(
      "numbers of their own", source: counts,
      plural("1", "{$count}", "*", "{$count}", by: "integer select=exact")),
  ]

  @Test func `what is missing by the wrong rules isn't said as well`() throws {
    #expect(
      try diagnostics(
        source: Self.ranks, target: plural("one", "{$count} ملف", "*", "{$count} ملف"),
        rules: [PluralTypeChanged.self, PluralCategoryMissing.self, PluralFormsIdentical.self]
      ).count
        == 1)
  }
}
