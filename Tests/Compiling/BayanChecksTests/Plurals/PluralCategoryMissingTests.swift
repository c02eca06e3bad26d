import BayanCatalogFixtures
import BayanChecks
import BayanDiagnostics
import Testing

struct PluralCategoryMissingTests {
  struct Example: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var locale = "ar"
    var argument = "type = \"integer\""
    var message: String
    var diagnostics: [String] = []

    init(
      _ description: String, locale: String = "ar", argument: String = "type = \"integer\"",
      _ message: String, _ diagnostics: [String] = []
    ) {
      testDescription = description
      self.locale = locale
      self.argument = argument
      self.message = message
      self.diagnostics = diagnostics
    }
  }

  private static func match(_ keys: String, function: String = "integer") -> String {
    ".input {$n :\(function)}\n.match ①$n\n"
      + keys.split(separator: " ").map { "\($0) {{{$n} form of \($0)}}" }.joined(separator: "\n")
  }

  @Test(arguments: examples)
  func `a plural category that the locale needs and the message lacks is reported`(
    _ example: Example
  ) throws {
    var files: [String: String?] = [
      "Catalog/bayan.toml": """
      format = 1
      source-locale = "\(example.locale)"
      locales = ["\(example.locale)"]
      [module]
      name = "Demo"
      """,
      "Catalog/login.toml": """
      domain = "d"
      type = "T"
      [codes.a]
      category = "other"
      arguments = { n = { \(example.argument) }, s = { type = "string" } }
      """,
      "Catalog/recoveries.toml": nil, "Catalog/options.toml": nil,
      "Locales/en/login.toml": nil, "Locales/ar/login.toml": nil,
      "Locales/en/options.toml": nil, "Locales/ar/options.toml": nil,
    ]
    files["Locales/\(example.locale)/login.toml"] = "[a]\ntitle = '''\n\(example.message)'''"
    let fixture = CatalogFixture(files)
    let diagnostics = try fixture.checkDiagnostics().filter {
      $0.contains("plural-category-missing")
    }
    #expect(diagnostics == example.diagnostics)
  }

  static let examples = [
    Example(
      "Arabic without few", match("zero one two many *"),
      [
        "① no variant for 'few': in 'ar', n = 3…10, 103…110, … would use '*' [plural-category-missing]"
      ]),
    Example(
      "Arabic without zero, which is 0 alone", match("one two few many *"),
      [
        "① note: no variant for 'zero': in 'ar', n = 0 would use '*' [plural-category-missing]"
      ]),
    Example(
      "Latvian without zero, which many write as the other plurals", locale: "lv", match("one *"),
      [
        "① note: no variant for 'zero': in 'lv', n = 0, 10…20, … would use '*' "
          + "[plural-category-missing]"
      ]),
    Example(
      "Russian with 1 for one, which has 21 as well", locale: "ru", match("1 few many *"),
      [
        "① no variant for 'one': in 'ru', n = 21, 31, … would use '*' [plural-category-missing]"
      ]),
    Example(
      "an offset, which shifts the range", argument: "type = \"integer\", range = \"1...3\"",
      ".input {$n :integer} .local $m = {$n :offset subtract=1} .match ①$m "
        + "0 {{a}} 1 {{a}} * {{{$m} b}}",
      ["① no variant for 'two': in 'ar', n = 2 would use '*' [plural-category-missing]"]),
    Example("a percentage, in Arabic", match("zero one two few many *", function: "percent")),
    Example("Arabic in full", match("zero one two few many *")),
    Example(
      "exact keys cover the categories of one number", match("0 1 2 few many *")),
    Example(
      "a range that few and many don't reach", argument: "type = \"integer\", range = \"1...2\"",
      match("one two *")),
    Example(
      "a range that ends within few", argument: "type = \"integer\", range = \"1...6\"",
      match("one two *"),
      ["① no variant for 'few': in 'ar', n = 3…6 would use '*' [plural-category-missing]"]),
    Example(
      "several at once", match("zero one two *"),
      [
        "① no variants for 'few' (n = 3…10, 103…110, …) and 'many' (n = 11…99, 111…199, …): "
          + "in 'ar', these numbers would use '*' [plural-category-missing]"
      ]),
    Example("exact selection", match("1 *", function: "integer select=exact")),
    Example(
      "ordinal selection, which Arabic has none of", match("*", function: "integer select=ordinal")),
    Example(
      "ordinal selection in English", locale: "en",
      match("one two *", function: "integer select=ordinal"),
      [
        "① no variant for 'few': in 'en', n = 3, 23, … would use '*' [plural-category-missing]"
      ]),
    Example("a text", ".input {$s :string} .match $s a {{}} * {{}}"),
    Example("Japanese", locale: "ja", match("*")),
    Example(
      "French without many, which only millions reach", locale: "fr", match("one *"),
      [
        "① note: no variant for 'many': in 'fr', n = 1000000, 2000000 would use '*' [plural-category-missing]"
      ]),
    Example(
      "Czech many, for integers", locale: "cs", match("one few *")),
    Example(
      "Czech many, for numbers that can have fractions", locale: "cs",
      argument: "type = \"number\"", match("one few *", function: "number"),
      [
        "① note: no variant for 'many': in 'cs', n = 0.1, … would use '*' [plural-category-missing]"
      ]),
    Example(
      "Czech many, for numbers shown with fractions", locale: "cs", argument: "type = \"number\"",
      match("one few *", function: "number maximumFractionDigits=1"),
      [
        "① warning: no variant for 'many': in 'cs', n = 0.1, … would use '*' "
          + "[plural-category-missing]"
      ]),
    Example(
      "Czech many, for numbers shown as integers", locale: "cs", argument: "type = \"number\"",
      match("one few *")),
    Example(
      "behind a local name",
      ".local $x = {$n :integer}\n.match ①$x\nzero {{}} one {{a}} two {{b}} many {{c}} * {{{$x} d}}",
      [
        "① no variant for 'few': in 'ar', n = 3…10, 103…110, … would use '*' [plural-category-missing]"
      ]),
    Example(
      "beside another selector, one of its keys lacks a form", locale: "pl",
      """
      .input {$n :integer}
      .input {$s :string}
      .match $s ①$n
      m one {{a}} m few {{b}} m * {{{$n} c}}
      * one {{}} * few {{}} * many {{}} * * {{}}
      """,
      [
        "① no variant for 'many': in 'pl', n = 0, 5…21, … would use '*' [plural-category-missing]"
      ]),
    Example(
      "beside another selector, whose others take over", locale: "pl",
      """
      .input {$n :integer}
      .input {$s :string}
      .match $s ①$n
      m one {{}}
      * one {{}} * few {{}} * many {{}} * * {{}}
      """),
  ]
}

/// The severity by what a translator wrote, in messages about files.
struct PluralCategorySeverityTests {
  @Test(arguments: inflected + served + complete + prepositions)
  func `a category is needed where the words change with a number that is shown`(
    _ example: MessageCase
  ) throws { try example.check(PluralCategoryMissing.self) }

  private static let files =
    ".input {$count :integer} .match $count one {{{$count} file}} * {{{$count} files}}"
  private static let exact =
    ".input {$count :integer} .match $count 1 {{One file}} * {{{$count} files}}"
  private static let invariant = ".input {$count :integer} .match $count * {{{$count} files}}"

  static let inflected = [
    MessageCase(
      "Arabic with two forms", source: files, plural("one", "ملف واحد", "*", "{$count} ملف"),
      [
        "① note: no variant for 'zero': in 'ar', n = 0 would use '*'",
        "① no variants for 'two' (n = 2), 'few' (n = 3…10, 103…110, …) and 'many' (n = 11…99, "
          + "111…199, …): in 'ar', these numbers would use '*'",
      ]),
    MessageCase(
      "Arabic with 1 in words", source: exact, plural("1", "ملف واحد", "*", "{$count} ملف"),
      [
        "① note: no variant for 'zero': in 'ar', n = 0 would use '*'",
        "① no variants for 'two' (n = 2), 'few' (n = 3…10, 103…110, …) and 'many' (n = 11…99, "
          + "111…199, …): in 'ar', these numbers would use '*'",
      ]),
    MessageCase(
      "Polish with two forms", "pl", source: files,
      plural("one", "{$count} plik", "*", "{$count} plików"),
      [
        "① no variants for 'few' (n = 2…4, 22…24, …) and 'many' (n = 0, 5…21, …): in 'pl', these "
          + "numbers would use '*'"
      ]),
    MessageCase(
      "Polish without many", "pl", source: files,
      plural("one", "{$count} plik", "few", "{$count} pliki", "*", "{$count} plików"),
      ["① no variant for 'many': in 'pl', n = 0, 5…21, … would use '*'"]),
    MessageCase(
      "Polish whose number a verb governs, which nothing here can know", "pl", source: files,
      plural("one", "Szukaj {$count} pliku", "*", "Szukaj {$count} plików"),
      [
        "① no variants for 'few' (n = 2…4, 22…24, …) and 'many' (n = 0, 5…21, …): in 'pl', these "
          + "numbers would use '*'"
      ]),
    MessageCase(
      "Russian with 1 in words, which doesn't serve 21", "ru", source: exact,
      plural(
        "1", "один файл", "few", "{$count} файла", "many", "{$count} файлов", "*", "{$count} файла"),
      ["① no variant for 'one': in 'ru', n = 21, 31, … would use '*'"]),
    MessageCase(
      "Slovenian without its dual, which every noun has", "sl", source: files,
      plural("one", "{$count} datoteka", "few", "{$count} datoteke", "*", "{$count} datotek"),
      ["① no variant for 'two': in 'sl', n = 2, 102, … would use '*'"]),
    MessageCase(
      "a number in the locale's own digits is a form's number too", source: files,
      plural("one", "ملف ١", "two", "ملف ٢", "many", "ملف {$count}", "*", "{$count} ملفات"),
      [
        "① no variant for 'few': in 'ar', n = 3…10, 103…110, … would use '*'",
        "① note: no variant for 'zero': in 'ar', n = 0 would use '*'",
      ]),
  ]

  static let served = [
    MessageCase(
      "Arabic with all forms alike", source: files,
      plural("one", "الملفات: {$count}", "*", "الملفات: {$count}"),
      [
        "① note: no variants for 'zero' (n = 0), 'two' (n = 2), 'few' (n = 3…10, 103…110, …) and "
          + "'many' (n = 11…99, 111…199, …): in 'ar', these numbers would use '*'"
      ]),
    MessageCase(
      "Arabic with one number in digits, and forms alike", source: files,
      plural("one", "الملفات: ١", "*", "الملفات: {$count}"),
      [
        "① note: no variants for 'zero' (n = 0), 'two' (n = 2), 'few' (n = 3…10, 103…110, …) and "
          + "'many' (n = 11…99, 111…199, …): in 'ar', these numbers would use '*'"
      ]),
    MessageCase(
      "Arabic with one form", source: files, plural("*", "الملفات: {$count}"),
      [
        "① note: no variants for 'zero' (n = 0), 'one' (n = 1), 'two' (n = 2), 'few' (n = 3…10, "
          + "103…110, …) and 'many' (n = 11…99, 111…199, …): in 'ar', these numbers would use '*'"
      ]),
    MessageCase(
      "one form beside words for 0", "pl", source: files,
      plural("0", "Nie ma plików", "*", "Pliki: {$count}"),
      [
        "① note: no variants for 'one' (n = 1), 'few' (n = 2…4, 22…24, …) and 'many' (n = 5…21, "
          + "25…31, …): in 'pl', these numbers would use '*'"
      ]),
    MessageCase(
      "one form, as in the source", "pl", source: invariant, plural("*", "Pliki: {$count}"),
      [
        "Locales/en/login.toml:2:42 note: no variant for 'one': in 'en', n = 1 would use '*'",
        "① note: no variants for 'one' (n = 1), 'few' (n = 2…4, 22…24, …) and 'many' (n = 0, "
          + "5…21, …): in 'pl', these numbers would use '*'",
      ]),
    MessageCase(
      "Persian with 1 in words, which leaves 0", "fa", source: exact,
      plural("1", "یک پرونده", "*", "{$count} پرونده"),
      ["① note: no variant for 'one': in 'fa', n = 0 would use '*'"]),
    MessageCase(
      "Hindi", "hi", source: exact, plural("1", "एक फ़ाइल", "*", "{$count} फ़ाइलें"),
      ["① note: no variant for 'one': in 'hi', n = 0 would use '*'"]),
    MessageCase(
      "French, where millions are left as well", "fr", source: exact,
      plural("1", "Un fichier", "*", "{$count} fichiers"),
      [
        "① note: no variants for 'one' (n = 0) and 'many' (n = 1000000, 2000000): in 'fr', these "
          + "numbers would use '*'"
      ]),
    MessageCase(
      "Hebrew without the dual", "he", source: files,
      plural("one", "קובץ אחד", "*", "{$count} קבצים"),
      ["① note: no variant for 'two': in 'he', n = 2 would use '*'"]),
    MessageCase(
      "a form that doesn't show the number", "pl", source: files,
      plural("one", "Usunięto plik", "*", "Usunięto pliki"),
      [
        "① note: no variants for 'few' (n = 2…4, 22…24, …) and 'many' (n = 0, 5…21, …): in 'pl', "
          + "these numbers would use '*'"
      ]),
  ]

  static let complete = [
    MessageCase(
      "Arabic without two, in a range that leaves it out", source: files,
      plural("few", "{$count} ملفات", "*", "{$count} ملفًا"),
      arguments: "count = { type = \"integer\", range = \"3...20\" }",
      ["① no variant for 'many': in 'ar', n = 11…20 would use '*'"]),
    MessageCase(
      "Arabic without two, in a range that leaves it out, with many", source: files,
      plural("few", "{$count} ملفات", "many", "{$count} ملفًا", "*", "{$count} ملف"),
      arguments: "count = { type = \"integer\", range = \"3...20\" }"),
    MessageCase(
      "Polish in full, where the source has no plural", "pl", source: "{$count} files",
      plural(
        "one", "{$count} plik", "few", "{$count} pliki", "many", "{$count} plików", "*",
        "{$count} pliku")),
    MessageCase(
      "Polish in full, of a number that may have decimals", "pl", source: "{$count} files",
      plural(
        "one", "{$count} plik", "few", "{$count} pliki", "many", "{$count} plików", "*",
        "{$count} pliku", by: "number"),
      arguments: "count = { type = \"number\" }"),
    MessageCase("Japanese", "ja", source: files, plural("*", "{$count}個のファイル")),
  ]

  private static func warning(_ locale: String, _ many: String) -> String {
    "① warning: no variants for 'few' (n = 2…4, 22…24, …) and 'many' (n = \(many), …): in "
      + "'\(locale)', these numbers would use '*'"
  }

  static let prepositions = [
    MessageCase(
      "Polish przez, both forms absent", "pl", source: files,
      plural("one", "przez {$count} dzień", "*", "przez {$count} dni"),
      [warning("pl", "0, 5…21")]),
    MessageCase(
      "Polish z, few as the others", "pl", source: files,
      plural("one", "z {$count} pliku", "few", "z {$count} plików", "*", "z {$count} plików"),
      ["① warning: no variant for 'many': in 'pl', n = 0, 5…21, … would use '*'"]),
    MessageCase(
      "Russian at the beginning of a sentence", "ru", source: files,
      plural("one", "Из {$count} файла", "*", "Из {$count} файлов"),
      [warning("ru", "0, 5…20")]),
    MessageCase(
      "Ukrainian", "uk", source: files,
      plural("one", "до {$count} файлу", "*", "до {$count} файлів"),
      [warning("uk", "0, 5…20")]),
    MessageCase(
      "a preposition behind which few differs all the same", "pl", source: files,
      plural("one", "na {$count} plik", "few", "na {$count} pliki", "*", "na {$count} plików"),
      ["① no variant for 'many': in 'pl', n = 0, 5…21, … would use '*'"]),
    MessageCase(
      "one, which a preposition doesn't serve", "ru", source: files,
      plural("few", "из {$count} файлов", "many", "из {$count} файлов", "*", "из {$count} файла"),
      ["① no variant for 'one': in 'ru', n = 1, 21, … would use '*'"]),
    MessageCase(
      "a word that only ends like a preposition", "pl", source: files,
      plural("one", "bez-do {$count} plik", "*", "bez-do {$count} plików"),
      [
        "① no variants for 'few' (n = 2…4, 22…24, …) and 'many' (n = 0, 5…21, …): in 'pl', these "
          + "numbers would use '*'"
      ]),
  ]
}

@Suite("the repair of plural-category-missing")
struct PluralCategoryMissingFixTests {
  /// A plural, and what the fix makes of it.
  struct Skeleton: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var locale: String
    var before: String
    var after: String

    init(_ description: String, _ locale: String, _ before: String, _ after: String) {
      testDescription = description
      self.locale = locale
      self.before = before
      self.after = after
    }
  }

  private static let skeletons = [
    Skeleton(
      "all of them", "ar", "* {{{$count} ملف}}",
      ["zero", "one", "two", "few", "many", "*"].map { "\($0) {{{$count} ملف}}" }
        .joined(separator: " ")),
    Skeleton(
      "few has the words of many, and not of two, which shows no number", "ar",
      "zero {{لا شيء}} one {{ملف}} two {{ملفان}} many {{{$count} ملفًا}} * {{{$count} ملف}}",
      "zero {{لا شيء}} one {{ملف}} two {{ملفان}} few {{{$count} ملفًا}} many {{{$count} ملفًا}} * "
        + "{{{$count} ملف}}"),
    Skeleton(
      "where no variant shows the number, the nearest of all", "pl",
      "one {{plik}} few {{pliki}} * {{pliku}}",
      "one {{plik}} few {{pliki}} many {{pliku}} * {{pliku}}"
    ),
    Skeleton(
      "before the first later category, whatever the order", "pl",
      "many {{{$count} plików}} one {{{$count} plik}} * {{{$count} pliku}}",
      "few {{{$count} plików}} many {{{$count} plików}} one {{{$count} plik}} * {{{$count} pliku}}"),
    Skeleton(
      "an apostrophe", "fr",
      "* {{{$count} d'or}}",
      "one {{{$count} d'or}} many {{{$count} d'or}} * {{{$count} d'or}}"),
    Skeleton(
      "exact numbers aren't categories", "pl",
      "* {{{$count} pliku}} 0 {{nic}}",
      "one {{{$count} pliku}} few {{{$count} pliku}} many {{{$count} pliku}} * {{{$count} pliku}} "
        + "0 {{nic}}"),
  ]

  @Test(arguments: skeletons)
  func `each variant stands at its place in CLDR's order, with the words of the nearest`(
    _ skeleton: Skeleton
  ) throws {
    let head = ".input {$count :integer} .match $count "
    let pair = MessagePair(source: nil, target: head + skeleton.before, locale: skeleton.locale)
    let found = try pair.diagnostics([PluralCategoryMissing.self])
    #expect(try pair.target(after: found) == head + skeleton.after)
  }

  @Test func `words are for a person to look at, a number alone isn't`() throws {
    for (words, applicability) in [
      ("{$count} ملف", Fix.Applicability.review), ("{$count}", .automatic),
    ] {
      let pair = MessagePair(
        source: nil, target: ".input {$count :integer} .match $count one {{1}} * {{\(words)}}",
        locale: "pl")
      let found = try pair.diagnostics([PluralCategoryMissing.self])
      #expect(found.map { $0.fixes.map(\.applicability) } == [[applicability]])
      #expect(found.map { $0.fixes.map(\.isDraft) } == [[applicability == .review]])
    }
  }

  @Test func `words are escaped where the string needs it`() throws {
    let words = "{$count} \"d'or\""
    #expect(
      try fixed(
        source: nil,
        target: ".input {$count :integer} .match $count many {{}} * {{\(words)}}",
        locale: "fr", rule: PluralCategoryMissing.self)
        == ".input {$count :integer} .match $count one {{\(words)}} many {{}} * {{\(words)}}")
  }

  @Test func `a key that is misspelt is all that is said`() throws {
    #expect(
      try diagnostics(
        source: nil,
        target: plural(
          "zero", "أ", "one", "أ", "two", "أ", "②fwe", "{$count}", "many", "{$count}", "*",
          "{$count}"),
        rules: [PluralCategoryMissing.self, BadVariantKey.self])
        == [
          "② 'fwe' is neither a number nor a plural category; did you mean 'few'? [bad-variant-key]"
        ])
  }

  /// How MessageFormat 2 writes an offset with exact numbers beside it.
  private static let both = ".input {$count :integer} .local $others = {$count :offset subtract=1} "

  @Test func `a number and what is left of it are chosen by together`() throws {
    let english =
      Self.both + ".match $count $others 1 * {{{$name}}} * one {{{$name} and one other}} "
      + "* * {{{$name} and {$others} others}}"
    for rule in [PluralCategoryMissing.self, PluralNumberOmitted.self] as [any Rule.Type] {
      #expect(try diagnostics(source: nil, target: english, locale: "en", rule: rule) == [])
    }
    let polish =
      Self.both + ".match ①$count $others 1 * {{{$name}}} * one {{{$name} i {$others} osoba}} "
      + "* few {{{$name} i {$others} osoby}} * * {{{$name} i {$others} osób}}"
    #expect(
      try diagnostics(
        source: english, target: polish.replacing("①$count $others", with: "$count ①$others"),
        locale: "pl", rule: PluralCategoryMissing.self)
        == ["① no variant for 'many': in 'pl', n = 0, 5…21, … would use '*'"])
  }

  @Test func `it carries the version of CLDR that it was judged by`() throws {
    let pair = MessagePair(source: nil, target: plural("one", "أ", "*", "{$count}"), locale: "ru")
    let found = try #require(try pair.diagnostics([PluralCategoryMissing.self]).first)
    #expect(found.cldr?.isEmpty == false)
    #expect(!found.notes.contains { $0.message.contains("CLDR") })
  }
}
