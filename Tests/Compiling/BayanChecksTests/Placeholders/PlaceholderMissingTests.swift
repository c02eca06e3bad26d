import BayanChecks
import Testing

struct PlaceholderMissingTests {
  @Test(arguments: bad + good)
  func `a placeholder of the source that the translation lacks is reported`(
    _ example: MessageCase
  ) throws { try example.check(PlaceholderMissing.self) }

  static let folders =
    ".input {$count :integer} .match $count 0 {{No files}} one {{One file in {$name}}} "
    + "* {{{$count} files in {$name}}}"

  static let bad = [
    MessageCase(
      "Arabic few, which English tells its all others", source: folders,
      plural(
        "zero", "لا ملفات", "one", "ملف في {$name}", "two", "ملفان في {$name}", "few",
        "{$count} ملفات",
        "many", "{$count} ملفًا في {$name}", "*", "{$count} ملف في {$name}"
      ).replacing("few", with: "②few"),
      ["② '$name' is missing from the variant 'few'; the source shows it"]),
    MessageCase(
      "Arabic two, which needs the name, though not the number", source: folders,
      plural(
        "zero", "لا ملفات", "one", "ملف في {$name}", "②two", "ملفان", "*", "{$count} ملف في {$name}"
      ),
      ["② '$name' is missing from the variant 'two'; the source shows it"]),
    MessageCase(
      "Arabic zero, where nothing is left to say it of",
      source: ".input {$count :integer} .match $count one {{{$count} of {$name}}} "
        + "* {{{$count} of {$name}}}",
      plural(
        "②zero", "لا شيء", "one", "واحد من {$name}", "two", "اثنان من {$name}", "*",
        "{$count} من {$name}"),
      ["② note: '$name' is missing from the variant 'zero'; the source shows it"]),
    MessageCase(
      "Russian, everywhere", "ru", source: "Hello {$name}!", "Привет!",
      ["Locales/ru/login.toml:2:9 '$name' is missing; the source shows it"]),
    MessageCase(
      "a number that is counted and shown, in Japanese", "ja",
      source: plural("one", "One file", "*", "{$count} files"), "ファイル",
      ["Locales/ja/login.toml:2:9 '$count' is missing; the source shows it"]),
    MessageCase(
      "Polish all others, which fractions reach", "pl",
      source: plural("one", "{$amount} of {$name}", "*", "{$amount} of {$name}").replacing(
        "count :integer", with: "amount :number"
      ).replacing("$count", with: "$amount"),
      plural(
        "one", "{$amount} z {$name}", "few", "{$amount} z {$name}", "many", "{$amount} z {$name}",
        "②*", "{$amount}"
      ).replacing("count :integer", with: "amount :number").replacing("$count", with: "$amount"),
      ["② '$name' is missing from the variant '*'; the source shows it"]),
    MessageCase(
      "Polish all others, which no whole number reaches", "pl",
      source: plural("one", "{$count} of {$name}", "*", "{$count} of {$name}"),
      plural(
        "one", "{$count} z {$name}", "few", "{$count} z {$name}", "many", "{$count} z {$name}",
        "②*", "{$count}"),
      ["② note: '$name' is missing from the variant '*'; the source shows it"]),
    MessageCase(
      "a choice of one's own", "pl", source: "{$name}: {$count}",
      ".input {$name :string} .match $name a {{{$count}}} ②* {{Inne}}",
      [
        "② '$count' is missing from the variant '*'; the source shows it",
        "② '$name' is missing from the variant '*'; the source shows it",
      ]),
    MessageCase(
      "a text that only selects", "pl", source: "{$name} left",
      ".input {$name :string} .match $name Ann {{Ann wyszła}} ②* {{Ktoś wyszedł}}",
      ["② '$name' is missing from the variant '*'; the source shows it"]),
    MessageCase(
      "a text that only selects, in a message that the source selects in", "pl",
      source: ".input {$name :string} .match $name Ann {{Ann left}} * {{{$name} left}}",
      ".input {$name :string} .match $name Ann {{Ann wyszła}} ②* {{Ktoś wyszedł}}",
      ["② '$name' is missing from the variant '*'; the source shows it"]),
    MessageCase(
      "an exact number that only selects", "pl", source: "{$count} of {$name}",
      ".input {$count :number select=exact} .match $count 1 {{Jeden z {$name}}} "
        + "②* {{Kilka z {$name}}}",
      ["② '$count' is missing from the variant '*'; the source shows it"]),
    MessageCase(
      "two selectors, of which the text is lost", "pl", source: "{$count} of {$name}",
      ".input {$count :integer} .input {$name :string} .match $count $name "
        + "one Ann {{Jeden Ann}} ②one * {{Jeden}} ③* * {{{$count}}}",
      [
        "② '$name' is missing from the variant 'one *'; the source shows it",
        "③ '$name' is missing from the variant '* *'; the source shows it",
      ]),
  ]

  static let good = [
    MessageCase(
      "a value that the variant's key is", "pl", source: "{$name} left",
      ".input {$name :string} .match $name Ann {{Ann wyszła}} * {{{$name} wyszedł}}"),
    MessageCase(
      "an exact number that the variant's key is", "pl", source: "{$count} of {$name}",
      ".input {$count :number select=exact} .match $count 1 {{Jeden z {$name}}} "
        + "* {{{$count} z {$name}}}"),
    MessageCase(
      "a plural category, of which another rule speaks", "pl", source: "{$count} files",
      plural("one", "Jeden plik", "*", "Wiele plików")),
    MessageCase(
      "Arabic zero, where English doesn't show it either", source: folders,
      plural(
        "zero", "لا ملفات", "one", "ملف في {$name}", "two", "ملفان في {$name}", "*",
        "{$count} في {$name}")),
    MessageCase(
      "a text by which the source only selects", "fa",
      source:
        ".input {$name :string} .match $name female {{She left}} male {{He left}} * {{They left}}",
      "رفتند"),
    MessageCase(
      "a number by which the source only selects", "ja",
      source: plural("one", "Delete the file?", "*", "Delete the files?"), "削除しますか"),
    MessageCase("another order", source: "{$name}: {$count}", "{$count} لـ{$name}"),
    MessageCase(
      "behind a local name", "he", source: "{$count}", ".local $n = {$count :integer} {{{$n}}}"),
    MessageCase(
      "a variant that no value reaches", "he", source: "{$name} {$count}",
      plural("one", "{$name}", "many", "הרבה", "*", "{$name} {$count}")),
  ]
}
