import BayanChecks
import Testing

struct PlaceholderCountChangedTests {
  @Test(arguments: bad + good)
  func `a placeholder that occurs more or less often than in the source is reported`(
    _ example: MessageCase
  ) throws { try example.check(PlaceholderCountChanged.self) }

  static let bad = [
    MessageCase(
      "twice for once", source: "Hello {$name}!", "مرحبا ①{$name} {$name}!",
      ["① note: '$name' is shown twice, in the source once"]),
    MessageCase(
      "once for three times", "de", source: "{$name} {$name} {$name}", "①{$name}",
      ["① note: '$name' is shown once, in the source 3 times"]),
    MessageCase(
      "in one variant", "ru",
      source: plural("one", "{$name}: one", "*", "{$name}: {$count}"),
      plural(
        "one", "{$name}: {$count}", "few", "②{$name} {$name}: {$count}", "*", "{$name}: {$count}"),
      ["② note: '$name' is shown twice, in the source once"]),
  ]

  static let good = [
    MessageCase("as often", source: "{$name} and {$name}", "{$name} و{$name}"),
    MessageCase("missing altogether", source: "Hello {$name}!", "مرحبا!"),
    MessageCase(
      "what a form says by itself", source: plural("one", "One", "*", "{$count}"),
      plural("one", "{$count}", "two", "ملفان", "*", "{$count}")),
  ]
}
