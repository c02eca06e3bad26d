import BayanChecks
import Testing

struct PluralOffsetChangedTests {
  @Test(arguments: bad + good)
  func `another offset than the source's is reported`(_ example: MessageCase) throws {
    try example.check(PluralOffsetChanged.self)
  }

  static let others =
    ".input {$count :integer} .local $others = {$count :offset subtract=1} .match $others "
    + "one {{{$name} and one other}} * {{{$name} and {$others} others}}"

  static let bad = [
    MessageCase(
      "Arabic selects by the whole number", source: others,
      plural("one", "{$name}", "*", "{$name} و{$count} آخرون"),
      ["① the translation selects by '$count', the source by '$count' minus 1"]),
    MessageCase(
      "French takes two away", "fr", source: others,
      ".input {$count :integer} .local $others = {$count :offset subtract=2} .match ①$others "
        + "one {{{$name}}} * {{{$others}}}",
      ["① the translation selects by '$count' minus 2, the source by '$count' minus 1"]),
    MessageCase(
      "Japanese shows the whole number", "ja", source: others,
      "{$name}、他{①$count}人".replacing("{①", with: "①{"),
      ["① the translation shows '$count', the source '$count' minus 1"]),
    MessageCase(
      "Russian selects right and shows the whole number", "ru", source: others,
      ".input {$count :integer} .local $others = {$count :offset subtract=1} .match $others "
        + "one {{{$name}}} * {{{$name} и ещё ①{$count}}}",
      ["① the translation shows '$count', the source '$count' minus 1"]),
  ]

  static let good = [
    MessageCase(
      "the same under another name", source: others,
      ".input {$count :integer} .local $بقية = {$count :offset subtract=1} .match $بقية "
        + "one {{{$name}}} * {{{$بقية}}}"),
    MessageCase(
      "both ways, as in the source", "ru",
      source:
        ".input {$count :integer} .local $rest = {$count :offset subtract=1} {{{$count} {$rest}}}",
      ".input {$count :integer} .local $rest = {$count :offset subtract=1} {{{$rest} {$count}}}"),
    MessageCase(
      "selected both ways, as in the source", "fr",
      source: ".input {$count :integer} .local $others = {$count :offset subtract=1} "
        + ".match $count $others 1 * {{{$name}}} * one {{{$name} and {$others} other}} "
        + "* * {{{$name} and {$others} others}}",
      ".input {$count :integer} .local $others = {$count :offset subtract=1} "
        + ".match $count $others 1 * {{{$name}}} * one {{{$name} et {$others} autre}} "
        + "* * {{{$name} et {$others} autres}}"),
    MessageCase("no offset anywhere", source: "{$count} files", "{$count} ملفات"),
  ]
}
