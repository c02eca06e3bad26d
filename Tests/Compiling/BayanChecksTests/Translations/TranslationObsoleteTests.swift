import BayanChecks
import Testing

struct TranslationObsoleteTests {
  @Test(arguments: cases)
  func `a message that nothing needs any more is reported`(_ example: CatalogCase) throws {
    try example.check(TranslationObsolete.self)
  }

  private static let called = "[tooManyCalls]\ntitle = \"{$name}: {$retryAfter}\"\n"

  static let cases = [
    CatalogCase(
      "words for a misspelt code",
      [
        "Locales/ar/login.toml":
          "[passwordChanged]\ntitle = \"ا\"\ndescription = \"ب\"\n" + called
          + "[①passwordChange]\ntitle = \"ا\""
      ],
      [
        "① texts for a code that doesn't exist: no 'passwordChange' in 'Catalog/login.toml'; "
          + "did you mean 'passwordChanged'? [translation-obsolete]"
      ]),
    CatalogCase(
      "a label for no option",
      [
        "Locales/ar/options.toml":
          "[logIn]\nlabel = \"ا\"\n[cancel]\nlabel = \"ب\"\n[①undo]\nlabel = \"ج\""
      ],
      [
        "① texts for an option that doesn't exist: no 'undo' in 'Catalog/options.toml' "
          + "[translation-obsolete]"
      ]),
  ]
}
