import BayanChecks
import Testing

struct TranslationMissingTests {
  @Test(arguments: cases)
  func `a message that a locale lacks is reported`(_ example: CatalogCase) throws {
    try example.check(TranslationMissing.self)
  }

  private static let called = "[tooManyCalls]\ntitle = \"{$name}: {$retryAfter}\"\n"

  static let cases = [
    CatalogCase(
      "a facet that is missing stands at its entry",
      ["Locales/ar/login.toml": "[①passwordChanged]\ntitle = \"تغيّرت\"\n" + called],
      ["① 'passwordChanged' has no 'description' in 'ar' [translation-missing]"]),
    CatalogCase(
      "an entry that is missing stands at the end of its file",
      ["Locales/ar/login.toml": called + "①"],
      [
        "① 'passwordChanged' has no texts in 'ar'; it needs 'title' and 'description' "
          + "[translation-missing]"
      ]),
    CatalogCase(
      "a file that is missing lacks each entry",
      ["Locales/ar/login.toml": nil],
      [
        "Locales/ar/login.toml:1:1 'passwordChanged' has no texts in 'ar'; it needs 'title' and "
          + "'description' [translation-missing]",
        "Locales/ar/login.toml:1:1 'tooManyCalls' has no texts in 'ar'; it needs 'title' "
          + "[translation-missing]",
      ]),
    CatalogCase(
      "the source locale lacks words too",
      [
        "Locales/en/login.toml": called + "①",
        "Locales/ar/login.toml": "[passwordChanged]\ntitle = \"ا\"\ndescription = \"ب\"\n" + called,
      ],
      [
        "① 'passwordChanged' has no texts in 'en'; it needs 'title' and 'description' "
          + "[translation-missing]"
      ]),
    CatalogCase(
      "what the source has, every locale needs",
      [
        "Locales/en/login.toml":
          "[passwordChanged]\ntitle = \"A\"\ndescription = \"B\"\nhelp = \"C\"\n" + called,
        "Locales/ar/login.toml": "[①passwordChanged]\ntitle = \"ا\"\ndescription = \"ب\"\n"
          + called,
      ],
      ["① 'passwordChanged' has no 'help' in 'ar' [translation-missing]"]),
    CatalogCase(
      "what a misspelt entry lacks",
      ["Locales/ar/login.toml": "[①passwordChange]\ntitle = \"ا\"\n" + called],
      ["① 'passwordChanged' has no 'description' in 'ar' [translation-missing]"]),
    CatalogCase(
      "inherited words are missing once",
      [
        "Catalog/login.toml": """
        domain = "d"
        type = "T"
        codes.a = { category = "other", words = "category" }
        codes.b = { category = "other", words = "category" }
        """,
        "Locales/en/login.toml": nil, "Locales/ar/login.toml": nil,
        "Locales/en/categories.toml": "[other]\ntitle = \"Failed\"",
        "Locales/ar/categories.toml": "①",
      ],
      ["① 'other' has no texts in 'ar'; it needs 'title' [translation-missing]"]),
  ]
}
