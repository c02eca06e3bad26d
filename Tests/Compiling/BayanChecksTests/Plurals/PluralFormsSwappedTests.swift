import BayanCatalog
import BayanCatalogFixtures
import BayanChecks
import Testing

struct PluralFormsSwappedTests {
  /// What the rule says of three messages about files in Russian, the last with these forms.
  private func found(_ one: String, _ few: String, _ many: String) throws -> [String] {
    func message(_ name: String, _ one: String, _ few: String, _ many: String) -> String {
      "[\(name)]\ntitle = '.input {$n :integer} .match $n one {{{$n} \(one)}} few {{{$n} \(few)}} "
        + "many {{{$n} \(many)}} * {{{$n} \(few)}}'"
    }
    let names = ["a", "b", "c"]
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
      locales = ["en", "ru"]
      [module]
      name = "DemoErrors"
      """,
      "Catalog/categories.toml": "[other]\nrequires = []",
      "Catalog/login.toml": (["domain = \"d\"", "type = \"T\""] + codes).joined(separator: "\n"),
      "Catalog/options.toml": nil, "Catalog/recoveries.toml": nil,
      "Locales/en/options.toml": nil, "Locales/ar/options.toml": nil, "Locales/ar/login.toml": nil,
      "Locales/en/login.toml": english.joined(separator: "\n"),
      "Locales/ru/login.toml": [
        message("a", "файл", "файла", "файлов"), message("b", "файл", "файла", "файлов"),
        message("c", one, few, many),
      ].joined(separator: "\n"),
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

  @Test func `forms that the others have too are accepted`() throws {
    #expect(try found("файл", "файла", "файлов") == [])
  }

  @Test func `the genitive, which shares a form, is accepted`() throws {
    #expect(try found("файла", "файлов", "файлов") == [])
  }

  @Test func `another noun is accepted`() throws {
    #expect(try found("папка", "папки", "папок") == [])
  }
}
