import BayanChecks
import Testing

struct OptionUnusedTests {
  @Test(arguments: cases)
  func `an option that no recovery offers is reported`(_ example: CatalogCase) throws {
    try example.check(OptionUnused.self)
  }

  static let cases = [
    CatalogCase(
      "an option that no recovery has",
      [
        "Catalog/options.toml": "[logIn]\n[cancel]\n[①spare]",
        "Locales/en/options.toml":
          "[logIn]\nlabel = 'a'\n[cancel]\nlabel = 'b'\n[spare]\nlabel = 'c'",
        "Locales/ar/options.toml":
          "[logIn]\nlabel = 'a'\n[cancel]\nlabel = 'b'\n[spare]\nlabel = 'c'",
      ], ["① note: no recovery has the option 'spare' [option-unused]"]),
    CatalogCase(
      "an option of a recovery that no code offers",
      [
        "Catalog/recoveries.toml":
          "[logIn]\noptions = [\"logIn\"]\n[none]\noptions = [\"cancel\"]"
      ]),
  ]
}
