import BayanChecks
import Testing

struct TranslationEmptyTests {
  @Test(arguments: cases)
  func `a message without text is reported`(_ example: CatalogCase) throws {
    try example.check(TranslationEmpty.self)
  }

  private static let called = "[tooManyCalls]\ntitle = \"{$name}: {$retryAfter}\"\n"

  static let cases = [
    CatalogCase(
      "empty words",
      [
        "Locales/ar/login.toml":
          "[passwordChanged]\ntitle = ①\"\"\ndescription = ②\" \"\n" + called
      ],
      [
        "① this text is empty [translation-empty]",
        "② this text is empty [translation-empty]",
      ]),
    CatalogCase(
      "words that nobody sees",
      [
        "Locales/ar/login.toml":
          "[passwordChanged]\ntitle = ①\"{{}}\"\ndescription = ②\"\u{200F}\u{2060}\"\n" + called
      ],
      [
        "① this text is empty [translation-empty]",
        "② this text is empty [translation-empty]",
      ]),
    CatalogCase(
      "a quoted nothing",
      ["Locales/ar/login.toml": "[passwordChanged]\ntitle = ①\"{||}\"\n" + called],
      ["① this text is empty [translation-empty]"]),
    CatalogCase(
      "a value alone is a word",
      ["Locales/ar/login.toml": "[passwordChanged]\ntitle = \"{|أ|}\"\n" + called], []),
  ]

  private static let source = ".input {$count :integer} .match $count one {{One}} * {{{$count}}}"

  @Test func `one empty variant is reported, unless the source has one`() throws {
    let target = ".input {$count :integer} .match $count zero {{①}} one {{واحد}} * {{{$count}}}"
    #expect(
      try diagnostics(
        source: Self.source, target: target, locale: "ar", rule: TranslationEmpty.self)
        == ["① this text is empty"])
    let silent = Self.source.replacing("one {{One}}", with: "0 {{}} one {{One}}")
    #expect(
      try diagnostics(
        source: silent, target: target.replacing("①", with: ""), locale: "ar",
        rule: TranslationEmpty.self) == [])
  }
}
