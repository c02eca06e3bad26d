import BayanChecks
import Testing

struct OptionLabelMissingTests {
  @Test(arguments: cases)
  func `an option without a label in a locale is reported`(_ example: CatalogCase) throws {
    try example.check(OptionLabelMissing.self)
  }

  static let cases = [
    CatalogCase(
      "labels that are missing",
      ["Locales/ar/options.toml": "[①logIn]\n②"],
      [
        "① the option 'logIn' has no 'label' in 'ar' [option-label-missing]",
        "② the option 'cancel' has no 'label' in 'ar' [option-label-missing]",
      ])
  ]
}
