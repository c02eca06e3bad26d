import BayanChecks
import Testing

struct OptionsMissingTests {
  @Test(arguments: cases)
  func `a code without the options that its category needs is reported`(
    _ example: CatalogCase
  ) throws { try example.check(OptionsMissing.self) }

  static let cases = [
    CatalogCase(
      "a code without the options that its category requires",
      [
        "Catalog/login.toml":
          "domain = \"d\"\ntype = \"T\"\n[codes.①a]\ncategory = \"recoverable\"",
        "Locales/en/login.toml": "[a]\ntitle = \"A\"\ndescription = \"B\"",
        "Locales/ar/login.toml": "[a]\ntitle = \"ا\"\ndescription = \"ب\"",
      ],
      ["① 'a' offers no options, which 'recoverable' requires; name a 'recovery' [options-missing]"]
    )
  ]
}
