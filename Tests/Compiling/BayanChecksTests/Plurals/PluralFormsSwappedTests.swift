import BayanCatalog
import BayanCatalogFixtures
import BayanChecks
import Testing

struct PluralFormsSwappedTests {
  /// What the rule says of messages about files in Russian, two of them right, the last with these
  /// forms.
  ///
  /// - Parameters:
  ///   - before: What stands before the number in the last.
  ///   - key: The key of the last one's first form.
  ///   - fractions: The forms in `*`; without them it has the form of `few`.
  private func found(
    _ one: String, _ few: String, _ many: String,
    beside others: [(one: String, few: String, many: String)] = [],
    right: (String, String, String) = ("файл", "файла", "файлов"), before: String = "",
    key: String = "one", fractions: (others: String, last: String)? = nil
  ) throws -> [String] {
    func message(
      _ forms: (String, String, String), _ other: String?, _ before: String, _ key: String
    ) -> String {
      let (one, few, many) = forms
      let other = other ?? few
      return "\(key) {{\(before){$n} \(one)}} few {{\(before){$n} \(few)}} "
        + "many {{\(before){$n} \(many)}} * {{\(before){$n} \(other)}}"
    }
    var messages = ([right, right] + others).map { message($0, fractions?.others, "", "one") }
    messages.append(message((one, few, many), fractions?.last, before, key))
    return try found(in: "ru", messages)
  }

  /// What the rule says of the variants of some messages in a language.
  private func found(in locale: String, _ messages: [String]) throws -> [String] {
    let names = "abcdefgh".prefix(messages.count).map(String.init)
    let codes = names.map {
      "[codes.\($0)]\ncategory = \"other\"\narguments = { n = { type = \"integer\" } }"
    }
    let english = names.map {
      "[\($0)]\ntitle = '.input {$n :integer} .match $n one {{{$n} file}} * {{{$n} files}}'"
    }
    let fixture = CatalogFixture([
      "Catalog/bayan.toml": """
      format = 1
      source-locale = "en"
      locales = ["en", "\(locale)"]
      [module]
      name = "DemoErrors"
      """,
      "Catalog/categories.toml": "[other]\nrequires = []",
      "Catalog/login.toml": (["domain = \"d\"", "type = \"T\""] + codes).joined(separator: "\n"),
      "Catalog/options.toml": nil, "Catalog/recoveries.toml": nil,
      "Locales/en/options.toml": nil, "Locales/ar/options.toml": nil, "Locales/ar/login.toml": nil,
      "Locales/en/login.toml": english.joined(separator: "\n"),
      "Locales/\(locale)/login.toml": zip(names, messages).map { name, variants in
        "[\(name)]\ntitle = '.input {$n :integer} .match $n \(variants)'"
      }.joined(separator: "\n"),
    ])
    let loaded = CatalogLoader.load(fixture.files)
    let catalog = try #require(loaded.catalog)
    return fixture.printed(
      Checks.run([PluralFormsSwapped.self], on: catalog, loading: loaded.diagnostics))
  }

  @Test func `forms that stand at each other's places are reported`() throws {
    let found = try found("файла", "файл", "файлов")
    #expect(found.count == 1)
    #expect(
      found.first?.hasSuffix(
        "warning: 'файла' is in 'one' and 'файл' in 'few', and elsewhere the other way round "
          + "[plural-forms-swapped]") == true)
  }

  @Test func `of two Arabic messages, the one with the plural for many is reported`() throws {
    func message(_ few: String, _ many: String) -> String {
      "one {{عنصر}} few {{{$n} \(few)}} many {{{$n} \(many)}} * {{{$n} عنصر}}"
    }
    let found = try found(in: "ar-EG", [message("عناصر", "عنصر"), message("عنصر", "عناصر")])
    #expect(found.count == 1)
    #expect(found.first?.contains("'عنصر' is in 'few' and 'عناصر' in 'many'") == true)
  }

  @Test func `the ending of Arabic's accusative may be left out elsewhere`() throws {
    func message(_ few: String, _ many: String) -> String {
      "one {{معاملة}} few {{{$n} \(few)}} many {{{$n} \(many)}} * {{{$n} معاملة}}"
    }
    let found = try found(
      in: "ar-EG", [message("معاملات", "معاملة"), message("معاملةً", "معاملات")])
    #expect(found.count == 1)
    #expect(found.first?.contains("'معاملة' is in 'few' and 'معاملات' in 'many'") == true)
  }

  @Test func `forms that the others have too are accepted`() throws {
    #expect(try found("файл", "файла", "файлов") == [])
  }

  @Test func `the genitive, which shares a form, is accepted`() throws {
    #expect(try found("файла", "файлов", "файлов") == [])
  }

  @Test func `a word that is another case in other messages is told from one at a wrong place`()
    throws
  {
    // Of `файла` as genitive of one there are as many as of `файла` after two.
    let genitive = ("файла", "файлов", "файлов")
    #expect(try found("файла", "файл", "файлов", beside: [genitive, genitive]).count == 1)
    #expect(try found("файлов", "файла", "файлов", beside: [genitive, genitive]).count == 1)
    #expect(try found("файла", "файлов", "файлов", beside: [genitive, genitive]) == [])
  }

  @Test(arguments: ["до ", "не более ", "размер больше ", "ожидалось ", "из последних "])
  func `a genitive that looks like a nominative at a wrong place is accepted`(
    before: String
  )
    throws
  {
    let bytes = ("байт", "байта", "байт")
    #expect(try found("байта", "байт", "байт", beside: [bytes, bytes], before: before) == [])
  }

  @Test(arguments: ["", "записано ", "не удалось записать "])
  func `forms that are only alike in the genitive are reported where none is asked for`(
    before: String
  ) throws {
    let bytes = ("байт", "байта", "байт")
    #expect(try found("байта", "байт", "байт", right: bytes, before: before).count == 1)
  }

  @Test func `the form for a single number counts as one of its category`() throws {
    let found = try found("файла", "файл", "файлов", key: "1")
    #expect(found.count == 1)
    #expect(
      found.first?.contains("'файла' is in 'one' and 'файл' in 'few', and elsewhere") == true)
    #expect(try self.found("файл", "файла", "файлов", key: "1") == [])
    // 5 is one of many.
    #expect(try self.found("файлов", "файла", "файлов", key: "5") == [])
  }

  @Test func `the form for fractions alone is no evidence`() throws {
    // In `*` some write what `many` has, and some what `few` has.
    #expect(
      try found("файла", "файлов", "файлов", fractions: (others: "файлов", last: "файла")) == [])
  }

  @Test func `a message that shows the number in one variant alone is evidence too`() throws {
    let others = [
      "one {{Gültig für {$n} Monat}} * {{Gültig für {$n} Monate}}",
      "one {{Vor einem Monat}} * {{Vor {$n} Monaten}}",
    ]
    #expect(
      try found(in: "de", others + ["one {{Vor {$n} Monaten}} * {{Vor {$n} Monat}}"]).count == 1)
    #expect(
      try found(in: "de", others + ["one {{Vor {$n} Monat}} * {{Vor {$n} Monaten}}"]).isEmpty)
  }

  @Test func `another noun is accepted`() throws {
    #expect(try found("папка", "папки", "папок") == [])
  }
}
