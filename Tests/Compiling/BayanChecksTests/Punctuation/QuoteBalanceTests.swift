import BayanChecks
import Testing

struct QuoteBalanceTests {
  @Test(arguments: [
    Example(
      "fr", "{$size} “in”", "{$size} ①\"in", "① warning: the quotation mark \" has no counterpart"),
    Example(
      "ar", "The file “a” is missing", "الملف ①«أ مفقود",
      "① warning: the quotation mark « has no counterpart"),
    Example(
      "de", "The file “a” is missing", "Die Datei a①“ fehlt",
      "① warning: the quotation mark “ has no counterpart"),
    Example(
      "fr", "Open “{$name}”", "Ouvrir {$name}\u{A0}①»",
      "① warning: the quotation mark » has no counterpart"),
    Example(
      "ja", "The file “{$name}”", "①「{$name}ファイル",
      "① warning: the quotation mark 「 has no counterpart"
    ),
    Example(
      "ru", "Copy '{$name}' here", "Копировать ①'{$name} сюда",
      "① warning: the quotation mark ' has no counterpart"),
    Example(
      "ru", "Rest for beginners", "①«Отдых для «чайников»",
      "① note: the quotation mark « has no counterpart"),
    Example(
      "pl", "Copy “a” and “b”", "Kopiuj „a” i ①„b",
      "① warning: the quotation mark „ has no counterpart"),
  ])
  func `a quotation that doesn't end or begin is reported`(_ example: Example) throws {
    let found = try example.diagnostics(QuoteBalance.self)
    #expect(found == [example.diagnostic])
  }

  @Test(arguments: [
    Example("fr", "{$size} in", "{$size} \""),
    Example("fr", "Could not open `{$x}'", "Impossible d'ouvrir`{$x}'"),
    Example("de", "The file “a”", "Die Datei „a“"),
    Example("de", "The file “a”", "Die Datei „a\""),
    Example("fr", "The file “{$name}”", "L’ouverture d’un «\u{A0}{$name}\u{A0}»"),
    Example("fr", "Open '{$name}'", "Ouvrir l'élément de '{$name}'"),
    Example("it", "Open '{$name}'", "Apri l'{$name}"),
    Example("de", "A 15\" screen", "Ein 15\" großer Schirm"),
    Example("de", "A 15 inch screen", "Ein 15\" großer Schirm"),
    Example("he", "The army", "צה\"ל"),
    Example("he", "The file “a”", "ה\"קובץ\""),
    Example("et", "11 x 14 x 3 in.", "11\" x 14\" x 3\""),
    Example("he", "More than 1 GB", "יותר מ־1 ג'\"ב"),
    Example("he", "Log viewer", "מציג דו\"חות מערכת"),
    Example("ru", "Press the 'R' key<br>", "Нажмите клавишу 'R'<br>"),
    Example("pl", "The constant 'b' of it", "Stała 'B' tego"),
    Example("fr", "The <b>place</b> is 'a'", "L' <b>emplacement</b> est «\u{A0}a\u{A0}»"),
    Example("fr", "The ~1display~2 is 'a'", "Montre l'~1affichage~2, qui est «\u{A0}a\u{A0}»"),
    Example("en", "Users' files", "Users' files"),
    Example("de", "An odd “ mark", "Ein einzelnes „ Zeichen"),
    Example("ru", "Menu > Options", "Меню » Параметры"),
    Example("de", "Thomas", "Thomas' Datei"),
    Example("ja", "Set it to 'Experimental'.", "'Experimental'に設定します。"),
    Example("ja", "It has “/”.", "“/”は含められません。"),
    Example("de", "Open “mailto:” links", "Öffnet »mailto:«-Adressen"),
    Example("ar", "The element 'bin2', too", "العنصر 'bin2'، أيضًا"),
    Example("fr", "The “{$name}” method", "La méthode «\u{A0}{$name} » ici"),
    Example("he", "10\" Vinyl", "תקליט \"10"),
    Example("ru", "Enter it by hand", "» Ввести вручную"),
    Example("pl", "Next >", "Następne »"),
    Example("ja", "From `{$name}' to `{$count}'", "`{$name}'から`{$count}'へ"),
    Example("ja", "There is no 'mdat' atom", "'mdat'atomがありません"),
    Example("he", "Copy “{$name}” to “b”", "מעתיק „{$name}״ אל „b״"),
  ])
  func `quotations, apostrophes and inches are accepted`(_ example: Example) throws {
    #expect(try example.diagnostics(QuoteBalance.self) == [])
  }
}
