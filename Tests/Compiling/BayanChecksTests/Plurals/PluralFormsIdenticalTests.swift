import BayanChecks
import Testing

struct PluralFormsIdenticalTests {
  @Test(arguments: bad + good)
  func `plural forms of the same text are reported`(_ example: MessageCase) throws {
    try example.check(PluralFormsIdentical.self)
  }

  static let files =
    ".input {$count :integer} .match $count one {{{$count} file}} * {{{$count} files}}"

  static let bad = [
    MessageCase(
      "Arabic, one form copied", source: files,
      plural(
        "zero", "②{$count} ملف", "one", "{$count} ملف", "two", "{$count} ملف", "few",
        "{$count} ملف", "many", "{$count} ملف", "*", "{$count} ملف"),
      ["② warning: all 6 forms are the same, but those of the source differ"]),
    MessageCase(
      "Russian", "ru", source: files,
      plural(
        "one", "②{$count} файлов", "few", "{$count} файлов", "many", "{$count} файлов", "*",
        "{$count} файлов"),
      ["② note: all 4 forms are the same, but those of the source differ"]),
    MessageCase(
      "Russian, where grammar asks for one form", "ru", source: files,
      plural(
        "one", "②каждый {$count}-й", "few", "каждый {$count}-й", "many", "каждый {$count}-й", "*",
        "каждый {$count}-й"),
      ["② note: all 4 forms are the same, but those of the source differ"]),
    MessageCase(
      "Lithuanian, which isn't Slavic", "lt", source: files,
      plural("one", "②{$count} failas", "few", "{$count} failas", "*", "{$count} failas"),
      ["② warning: all 3 forms are the same, but those of the source differ"]),
    MessageCase(
      "Russian, one form of its own", "ru", source: files,
      plural(
        "one", "{$count} файл", "few", "②{$count} файлов", "many", "{$count} файлов", "*",
        "{$count} файлов"),
      [
        "② note: 'few', 'many' and '*' are the same, but the noun has a form of its own with "
          + "numbers of 'few'"
      ]),
    MessageCase(
      "Russian, of a number that is nowhere shown", "ru",
      source: plural("one", "Correct the error.", "*", "Correct the errors."),
      plural(
        "one", "②Исправьте ошибки.", "few", "Исправьте ошибки.", "many", "Исправьте ошибки.", "*",
        "Исправьте ошибки."),
      ["② note: all 4 forms are the same, but those of the source differ"]),
    MessageCase(
      "Arabic, the singular behind a few", source: files,
      plural(
        "zero", "لا ملفات", "one", "ملف واحد", "two", "ملفان", "few", "②حُذف {$count} ملف", "many",
        "حُذف {$count} ملف", "*", "حُذف {$count} ملف"),
      [
        "② note: 'few', 'many' and '*' are the same, but the noun has a form of its own with "
          + "numbers of 'few'"
      ]),
    MessageCase(
      "beside one key of another selector", "pl", source: files,
      ".input {$name :string} .input {$count :integer} .match $name $count "
        + "x one {{②{$count} plików}} x few {{{$count} plików}} x * {{{$count} plików}} "
        + "* one {{{$count} plik}} * few {{{$count} pliki}} * * {{{$count} plików}}",
      ["② note: all 3 forms are the same, but those of the source differ"]),
  ]

  static let good = [
    MessageCase(
      "few of its own", "ru", source: files,
      plural(
        "one", "{$count} файл", "few", "{$count} файла", "many", "{$count} файлов", "*",
        "{$count} файлов")),
    MessageCase(
      "Arabic without the accusative", source: files,
      plural(
        "zero", "{$count} ملف", "one", "ملف واحد", "two", "ملفان", "few", "{$count} ملفات", "many",
        "{$count} ملف", "*", "{$count} ملف")),
    MessageCase(
      "a number behind the noun", "ru", source: files,
      plural(
        "one", "Файл: {$count}", "few", "Файлы: {$count}", "many", "Файлы: {$count}", "*",
        "Файлы: {$count}")),
    MessageCase(
      "no number", "ru",
      source:
        ".input {$count :integer} .match $count one {{Delete the file?}} * {{Delete the files?}}",
      plural(
        "one", "Удалить файл?", "few", "Удалить файлы?", "many", "Удалить файлы?", "*",
        "Удалить файлы?")),
    MessageCase(
      "two forms", "fa", source: files, plural("one", "{$count} پرونده", "*", "{$count} پرونده")),
    MessageCase(
      "two forms and that of millions", "fr",
      source: ".input {$count :integer} .match $count one {{{$count} time}} * {{{$count} times}}",
      plural("one", "{$count} fois", "many", "{$count} fois", "*", "{$count} fois")),
    MessageCase(
      "an abbreviation", "ru",
      source: ".input {$count :integer} .match $count one {{{$count} pound}} * {{{$count} pounds}}",
      plural("one", "{$count} кг", "few", "{$count} кг", "many", "{$count} кг", "*", "{$count} кг")),
    MessageCase(
      "a noun that is filled in", "ru",
      source:
        ".input {$count :integer} .match $count one {{{$count} copy: {$name}}} * {{{$count} copies: {$name}}}",
      plural(
        "one", "{$count} штук: {$name}", "few", "{$count} штук: {$name}", "many",
        "{$count} штук: {$name}", "*", "{$count} штук: {$name}")),
    MessageCase(
      "a source whose forms are the same", "ru",
      source:
        ".input {$count :integer} .match $count one {{{$count} offline}} * {{{$count} offline}}",
      plural(
        "one", "{$count} недоступно", "few", "{$count} недоступно", "many", "{$count} недоступно",
        "*", "{$count} недоступно")),
    MessageCase(
      "nothing but the number", source: files,
      plural("zero", "{$count}", "one", "{$count}", "two", "{$count}", "*", "{$count}")),
    MessageCase(
      "a choice that isn't a plural", source: files,
      ".input {$name :string} .match $name a {{الملفات}} b {{الملفات}} * {{الملفات}}"),
  ]
}
