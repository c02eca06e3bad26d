import BayanChecks
import Testing

struct RecoveryUnusedTests {
  @Test(arguments: cases)
  func `a recovery that no code offers is reported`(_ example: CatalogCase) throws {
    try example.check(RecoveryUnused.self)
  }

  static let cases = [
    CatalogCase(
      "a recovery that no code offers",
      [
        "Catalog/recoveries.toml":
          "[logIn]\noptions = [\"logIn\", \"cancel\"]\n[①none]\noptions = [\"logIn\"]"
      ], ["① note: no code offers the recovery 'none' [recovery-unused]"]),
    CatalogCase("recoveries that codes offer", [:]),
  ]
}
