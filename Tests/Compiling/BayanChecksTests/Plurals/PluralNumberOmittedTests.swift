import BayanChecks
import BayanICU
import Testing

struct PluralNumberOmittedTests {
  @Test(arguments: bad + shown + good)
  func `a plural form without its number is reported where it stands for several numbers`(
    _ example: MessageCase
  ) throws { try example.check(PluralNumberOmitted.self) }

  static let files =
    ".input {$count :integer} .match $count one {{{$count} file}} * {{{$count} files}}"

  static let pages = ".input {$count :integer} .match $count one {{1 page}} * {{{$count} pages}}"

  static let bad = [
    MessageCase(
      "Arabic few", source: files,
      plural(
        "zero", "لا ملفات", "one", "ملف واحد", "two", "ملفان", "few", "②ملفات", "many",
        "{$count} ملفًا", "*", "{$count} ملف"),
      ["② '$count' isn't shown, but n = 3…10, 103…110, … all use this variant"]),
    MessageCase(
      "Russian one", "ru", source: files,
      plural(
        "one", "②один файл", "few", "{$count} файла", "many", "{$count} файлов", "*",
        "{$count} файла"), ["② '$count' isn't shown, but n = 1, 21, … all use this variant"]),
    MessageCase(
      "French one, which is 0 as well", "fr", source: files,
      plural("one", "②Un fichier", "*", "{$count} fichiers"),
      ["② note: '$count' isn't shown, but n = 0…1 all use this variant"]),
    MessageCase(
      "French one beside a source that has words for 0", "fr",
      source: ".input {$count :integer} .match $count 0 {{No file}} one {{{$count} file}} "
        + "* {{{$count} files}}",
      plural("one", "②Un fichier", "*", "{$count} fichiers"),
      ["② '$count' isn't shown, but n = 0…1 all use this variant"]),
    MessageCase(
      "French one beside an English one that writes 1", "fr", source: pages,
      plural("one", "②1 page", "*", "{$count} pages"),
      ["② note: '$count' isn't shown, but n = 0…1 all use this variant"]),
    MessageCase(
      "the same, where 0 is known to come", "fr", source: pages,
      plural("one", "②1 page", "*", "{$count} pages"),
      arguments: "count = { type = \"integer\", range = \"0...9\" }",
      ["② note: '$count' isn't shown, but n = 0…1 all use this variant"]),
    MessageCase(
      "Russian beside an English one that writes 1", "ru", source: pages,
      plural(
        "one", "②1 страница", "few", "{$count} страницы", "many", "{$count} страниц", "*",
        "{$count} страницы"),
      ["② '$count' isn't shown, but n = 1, 21, … all use this variant"]),
    MessageCase(
      "all others in Hebrew", "he", source: files,
      plural("one", "קובץ אחד", "two", "שני קבצים", "*", "②קבצים"),
      ["② '$count' isn't shown, but n = 0, 3, 4, 5, … all use this variant"]),
    MessageCase(
      "what is left beside numbers with keys", "fr", source: files,
      plural("0", "Aucun", "2", "Deux", "one", "Un fichier", "*", "②Plusieurs fichiers"),
      ["② '$count' isn't shown, but n = 3, 4, 5, … all use this variant"]),
    MessageCase(
      "a number shown by another argument", "ru", source: files,
      plural("one", "②{$amount} файл", "few", "{$count}", "many", "{$count}", "*", "{$count}"),
      ["② '$count' isn't shown, but n = 1, 21, … all use this variant"]),
    MessageCase(
      "a source that forgets the number in one form", "en", source: nil,
      plural("one", "One file", "*", "②Files", by: "integer") + " 7 {{{$count} files}}",
      ["② '$count' isn't shown, but n = 0, 2…6, … all use this variant"]),
  ]

  static let shown = [
    MessageCase(
      "Danish one, which fractions read too, where they are shown", "da",
      source: ".input {$amount :number maximumFractionDigits=1} .match $amount "
        + "one {{{$amount} day}} * {{{$amount} days}}",
      ".input {$amount :number maximumFractionDigits=1} .match $amount "
        + "one {{②en dag}} * {{{$amount} dage}}",
      ["② '$amount' isn't shown, but n = 1, … all use this variant"])
  ]

  static let good = [
    MessageCase(
      "French one, in a range without 0", "fr", source: files,
      plural("one", "Un fichier", "*", "{$count} fichiers"),
      arguments: "count = { type = \"integer\", range = \"1...9\" }"),
    MessageCase(
      "Arabic forms of one number each", source: files,
      plural(
        "zero", "لا ملفات", "one", "ملف واحد", "two", "ملفان", "few", "{$count} ملفات", "many",
        "{$count} ملفًا", "*", "{$count} ملف")),
    MessageCase(
      "Hebrew one and two", "he", source: files,
      plural("one", "קובץ אחד", "two", "שני קבצים", "*", "{$count} קבצים")),
    MessageCase(
      "Hebrew one, of an argument that may have fractions", "he",
      source:
        ".input {$amount :number} .match $amount one {{{$amount} file}} * {{{$amount} files}}",
      ".input {$amount :number} .match $amount one {{קובץ אחד}} two {{שני קבצים}} * {{{$amount} קבצים}}"
    ),
    MessageCase(
      "Polish one", "pl", source: files,
      plural(
        "one", "Jeden plik", "few", "{$count} pliki", "many", "{$count} plików", "*",
        "{$count} pliku")),
    MessageCase(
      "French one beside 0", "fr", source: files,
      plural("0", "Aucun fichier", "one", "Un fichier", "*", "{$count} fichiers")),
    MessageCase(
      "a source that never shows it", "ru",
      source:
        ".input {$count :integer} .match $count one {{Delete the file?}} * {{Delete the files?}}",
      plural(
        "one", "Удалить файл?", "few", "Удалить файлы?", "many", "Удалить файлы?", "*",
        "Удалить файлы?")),
    MessageCase(
      "a number shown under a local name", "ru", source: files,
      ".input {$count :integer} .local $n = {$count :integer} .match $count "
        + "one {{{$n} файл}} few {{{$n} файла}} many {{{$n} файлов}} * {{{$n} файла}}"),
    MessageCase(
      "a range that leaves one number", source: files,
      plural("zero", "لا ملفات", "one", "ملف", "two", "ملفان", "few", "ثلاثة ملفات", "*", "ملفات"),
      arguments: "count = { type = \"integer\", range = \"0...3\" }"),
    MessageCase(
      "a variant that no number reaches", "ru", source: files,
      plural(
        "one", "{$count} файл", "few", "{$count} файла", "many", "{$count} файлов", "*", "файла")),
    MessageCase(
      "numbers that stand for things", source: "{$count}",
      plural("1", "الأحد", "2", "الإثنين", "*", "يوم آخر", by: "integer select=exact")),
    MessageCase("Japanese", "ja", source: files, "{$count}個のファイル"),
    MessageCase(
      "two plurals, each shown where several numbers read it", "pl",
      source: ".input {$count :integer} .input {$amount :integer} .match $count $amount "
        + "one one {{{$count} {$amount}}} * * {{{$count} {$amount}}}",
      ".input {$count :integer} .input {$amount :integer} .match $count $amount "
        + "one one {{jeden jeden}} one * {{jeden {$amount}}} * one {{{$count} jeden}} "
        + "* * {{{$count} {$amount}}}"),
  ]

  @Test func `a misspelt placeholder isn't an omitted number as well`() throws {
    #expect(
      try diagnostics(
        source: Self.files,
        target: plural(
          "zero", "لا", "one", "ملف", "two", "ملفان", "few", "{②$cuont} ملفات", "many",
          "{$count} ملفًا", "*", "{$count} ملف"),
        rules: [PluralNumberOmitted.self, PlaceholderUnknown.self])
        == ["② the error has no argument 'cuont'; did you mean 'count'? [placeholder-unknown]"])
  }

  /// What ICU sends to a category, by asking it about each number.
  @Test(arguments: ["ar", "ru", "fr", "he", "lv", "cy", "ga", "sl", "ja", "is", "mt", "br"])
  func `a form needs the number exactly where ICU sends several numbers to it`(
    locale: String
  ) throws {
    let selector = try PluralSelector(locale: locale)
    var counts: [String: Int] = [:]
    for number in 0...2000 { counts[try selector.select("\(number)"), default: 0] += 1 }
    for category in PluralRules.categories(for: locale) where category != "other" {
      let message =
        ".input {$count :integer} .match $count \(category) {{x}} * {{{$count}}}"
      let found = try diagnostics(
        source: Self.files, target: message, locale: locale, rule: PluralNumberOmitted.self)
      // What only millions reach is several numbers too.
      #expect(found.isEmpty == (counts[category] == 1), "\(locale) \(category)")
    }
  }
}
