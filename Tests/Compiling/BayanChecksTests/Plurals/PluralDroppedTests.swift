import BayanChecks
import Testing

struct PluralDroppedTests {
  @Test(arguments: bad + good)
  func `a plural that only the source has is reported`(_ example: MessageCase) throws {
    try example.check(PluralDropped.self)
  }

  static let files =
    ".input {$count :integer} .match $count one {{{$count} file}} * {{{$count} files}}"

  static let bad = [
    MessageCase(
      "Arabic", source: files, "①{$count} ملفات",
      [
        "① one form for all numbers: the source selects by '$count', and 'ar' has 'zero', 'one', "
          + "'two', 'few', 'many' and 'other'"
      ]),
    MessageCase(
      "Hebrew, with a function", "he", source: files, "①{$count :integer} קבצים",
      [
        "① one form for all numbers: the source selects by '$count', and 'he' has 'one', 'two' and "
          + "'other'"
      ]),
    MessageCase(
      "behind a colon and before a noun", "de", source: files, "Gelöscht: ①{$count} Dateien",
      ["① one form for all numbers: the source selects by '$count', and 'de' has 'one' and 'other'"]
    ),
    MessageCase(
      "selected by another argument alone", "pl", source: files,
      ".input {$name :string} .match $name a {{①{$count} plików}} * {{{$count} plików}}",
      [
        "① one form for all numbers: the source selects by '$count', and 'pl' has 'one', 'few' and "
          + "'many'"
      ]),
  ]

  /// Where one form is most likely right it is worth a note.
  static let languagesOfOneNoun = [
    ("tr", "{$count} dosya silindi"), ("hu", "{$count} fájl törölve"),
    ("fa", "{$count} پرونده حذف شد"), ("ka", "{$count} ფაილი"), ("az", "{$count} fayl"),
  ]

  @Test(arguments: languagesOfOneNoun)
  func `a noun that never changes needs no second form`(locale: String, target: String) throws {
    let found = try diagnostics(
      source: Self.files, target: target, locale: locale, rule: PluralDropped.self)
    #expect(found.count == 1 && found.allSatisfy { $0.contains(" note: one form") })
  }

  @Test func `a source that says the same for all numbers had nothing to drop`() throws {
    let found = try diagnostics(
      source: ".input {$count :integer} .match $count one {{{$count} left}} * {{{$count} left}}",
      target: "Осталось {$count} файлов", locale: "ru", rule: PluralDropped.self)
    #expect(found.count == 1 && found.allSatisfy { $0.contains(" note: one form") })
  }

  static let good = [
    MessageCase("Japanese", "ja", source: files, "{$count}個のファイル"),
    MessageCase("Indonesian", "id", source: files, "{$count} berkas"),
    MessageCase("a label and its number", source: files, "عدد الملفات: {$count}"),
    MessageCase("a number in brackets", "ru", source: files, "Файлы ({$count})"),
    MessageCase("a plural", source: files, plural("one", "ملف", "*", "{$count} ملف")),
    MessageCase(
      "a range of one form", source: files, "{$count} ملف",
      arguments: "count = { type = \"integer\", range = \"11...50\" }"),
    MessageCase(
      "Arabic ordinals, which are one form",
      source:
        ".input {$count :integer select=ordinal} .match $count one {{{$count}st}} * {{{$count}th}}",
      "المركز {$count}"),
    MessageCase("no number at all, which is missing", source: files, "ملفات"),
    MessageCase("a source without a plural", source: "{$count} files", "{$count} ملفات"),
  ]

  @Test func `the repair has a variant for each category, with the words as they are`() throws {
    #expect(
      try fixed(
        source: Self.files, target: "{$count} plików", locale: "pl", rule: PluralDropped.self)
        == ".input {$count :integer} .match $count one {{{$count} plików}} few {{{$count} plików}} "
        + "many {{{$count} plików}} * {{{$count} plików}}")
  }
}
