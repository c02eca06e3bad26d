import BayanChecks
import Testing

struct NumberingSystemUnknownTests {
  @Test(arguments: cases)
  func `digits that don't exist are refused`(_ example: CatalogCase) throws {
    try example.check(NumberingSystemUnknown.self)
  }

  private static func digits(_ name: String) -> [String: String?] {
    ["Locales/ar/locale.toml": "numbering-system = ①\"\(name)\"\n"]
  }

  private static func unknown(_ name: String) -> String {
    "① no numbering system '\(name)' with ten digits; write one such as 'latn', 'arab' or 'deva' "
      + "[numbering-system-unknown]"
  }

  static let cases =
    ["nope", "arabic"].map { CatalogCase($0, digits($0), [unknown($0)]) }
    // Numbers as letters have no ten digits, and ICU would write Latin ones.
    + ["hebr", "roman"].map { CatalogCase($0, digits($0), [unknown($0)]) }
    + ["latn", "arab", "ARAB", "arabext", "deva"].map { CatalogCase($0, digits($0)) }
}
