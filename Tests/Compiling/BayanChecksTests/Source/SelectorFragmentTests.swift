import BayanChecks
import Testing

struct SelectorFragmentTests {
  @Test(arguments: bad + good)
  func `variants that are only parts of a sentence are reported`(_ example: MessageCase) throws {
    try example.check(SelectorFragment.self)
  }

  static let piece =
    "note: this variant is a part of a sentence; other languages need the whole sentence in each"

  static let bad = [
    MessageCase("an ending", "en", source: nil, plural("one", "②", "*", "s"), ["② \(piece)"]),
    MessageCase(
      "a continuation", "en", source: nil, plural("0", "Nobody", "*", "② and {$count} more"),
      ["② \(piece)"]),
    MessageCase(
      "the start of something", "en", source: nil,
      ".input {$name :string} .match $name a {{②Hello }} * {{Hello}}", ["② \(piece)"]),
  ]

  static let good = [
    MessageCase(
      "sentences", "en", source: nil, plural("one", "{$count} file", "*", "{$count} files")),
    MessageCase("numbers alone", "en", source: nil, plural("one", "{$count}", "*", "{$count}")),
    MessageCase(
      "a translation, which follows its source", source: "{$count}",
      plural("one", "", "*", " و{$count}")),
    MessageCase("Chinese", "en", source: nil, plural("0", "无", "*", "{$count}个")),
  ]
}
