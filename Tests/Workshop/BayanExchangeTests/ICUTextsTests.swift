import BayanCatalog
import BayanDiagnostics
import BayanMessageSyntax
import Testing

@testable import BayanExchange

/// Bundles and JSON of an app without a catalog.
@Suite("texts of bundles and JSON without a catalog")
struct ICUTextsTests {
  private static let english = """
    {
      "@@locale": "en",
      "uploadFailed": "Couldn't upload {file_name}",
      "@uploadFailed": {
        "description": "Shown after an upload.",
        "placeholders": {"file_name": {"type": "String"}, "never": {"type": "int"}}
      },
      "filesLeft": "{count, plural, =0{No files} one{{count} file} other{{count} files}} left",
      "invited": "{who, select, f{She} other{They}} came on {day, date, short} for {price, number}",
      "rank": "{0, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}",
      "removed": "{count, plural, =0 {Removed nothing} other {Removed '{file_name}'}}",
      "java": "Use {{name}}"
    }
    """

  @Test func `the texts of bundles become messages with types and names of Swift`() {
    let set = TextSet([
      SourceFile(path: "lib/app_en.arb", text: Self.english),
      SourceFile(
        path: "lib/app_ar.arb",
        text: """
          {"@@locale": "ar", "uploadFailed": "تعذر رفع {file_name}",
           "removed": "{count, plural, =0 {لا شيء} other {'{file_name}'}}",
           "filesLeft": "بقي {count, plural, few {{count} ملفات} other {{count} ملف}}"}
          """),
    ])
    #expect(set.locales == ["en", "ar"])
    #expect(set.untaken.map(\.key) == ["java"])
    #expect(set.untaken.first?.reason.contains("expected an argument's name") == true)
    func entry(_ name: String) -> TextSet.Entry? { set.entries.first { $0.key.name == name } }
    let removed = entry("removed")?["ar"]?.text
    #expect(removed?.contains("zero {{") == true)
    #expect(removed?.contains("'{$fileName}'") == true)
    #expect(entry("uploadFailed")?["en"]?.text == "Couldn't upload {$fileName}")
    #expect(entry("uploadFailed")?["ar"]?.text == "تعذر رفع {$fileName}")
    #expect(entry("uploadFailed")?.note == "Shown after an upload.")
    #expect(entry("filesLeft")?["en"]?.arguments.map(\.type) == [.integer])
    #expect(entry("filesLeft")?["ar"]?.text.contains("few {{بقي {$count} ملفات}}") == true)
    let invited = entry("invited")?["en"]
    #expect(invited?.arguments.map(\.name) == ["who", "day", "price"])
    #expect(invited?.arguments.map(\.type) == [.string, .date, .number])
    let rank = entry("rank")?["en"]
    #expect(rank?.arguments.map(\.name) == ["value1"])
    #expect(rank?.text.contains("select=ordinal") == true)
    for text in set.entries.flatMap(\.texts) {
      #expect(ParsedMessage.parse(text.text).isValid, "\(text.text)")
    }
  }

  @Test(arguments: [
    ("Widgets: {count}", "{count, plural, one {# widget} other {# widgets}}", "integer"),
    ("Widgets: {count}", "{count, plural, =0 {rien} other {des widgets}}", "integer"),
    ("Widgets: {count}", "Widgets : {count}", "string"),
    ("Widgets: {count}", "{count, select, a {a} other {b}}", "string"),
    ("Widgets: {count, select, a {a} other {b}}", "{count, plural, one {x} other {y}}", "string"),
    ("Widgets: {count, number, percent}", "{count, plural, one {x} other {y}}", "number"),
    ("Widgets: {count}", "", "string"),
  ])
  func `a value without a type is a number if a translation counts by it`(
    source: String, translation: String, type: String
  ) {
    let set = TextSet([
      SourceFile(path: "i18n/en.json", text: "{\"widgets\": \"\(source)\"}"),
      SourceFile(path: "i18n/de.json", text: "{\"widgets\": \"{count} Widgets\"}"),
      SourceFile(path: "i18n/fr.json", text: "{\"widgets\": \"\(translation)\"}"),
    ])
    let types = set.entries.flatMap(\.texts).flatMap(\.arguments).map(\.type.description)
    #expect(!types.isEmpty && types.allSatisfy { $0 == type }, "\(types)")
  }

  @Test func `a type that a bundle states stays, whatever a translation does`() {
    let set = TextSet([
      SourceFile(
        path: "app_en.arb",
        text: """
          {"widgets": "Widgets: {count}", "@widgets": {"placeholders": {"count": {"type": "String"}}}}
          """),
      SourceFile(
        path: "app_fr.arb", text: "{\"widgets\": \"{count, plural, one {x} other {y}}\"}"),
    ])
    #expect(set.entries.first?["en"]?.arguments.map(\.type) == [.string])
  }

  @Test(arguments: [
    ("locales/ar.json", "ar", "locales/*.json"),
    ("i18n/ar/errors.json", "ar", "i18n/*/errors.json"),
    ("messages.pt-BR.json", "pt-BR", "messages.*.json"),
    ("lib/l10n/app_ar.arb", "ar", "lib/l10n/app_*.arb"),
    ("intl_zh_Hant.arb", "zh-Hant", "intl_*.arb"), ("app.arb", nil, "app.arb"),
    ("package.json", nil, "package.json"), ("tsconfig.json", nil, "tsconfig.json"),
  ])
  func `the path says the locale`(path: String, locale: String?, table: String) {
    #expect(PathLocale(path).locale == locale)
    #expect(PathLocale(path).table == table)
  }

  @Test func `of JSON only files whose paths name a locale are found in folders`() {
    #expect(TextFormats.areTexts(at: "web/locales/ar.json"))
    #expect(TextFormats.areTexts(at: "web/locales/ar/errors.json"))
    #expect(!TextFormats.areTexts(at: "web/package.json"))
    #expect(TextFormats.areTexts(at: "lib/app.arb"))
  }
}
