import BayanChecks
import Testing

struct MatchUnreachableTests {
  @Test(arguments: cases)
  func `a match that no answer reaches is reported`(_ example: CatalogCase) throws {
    try example.check(MatchUnreachable.self)
  }

  static let cases = [
    CatalogCase(
      "a range whose codes are all matched by themselves",
      [
        "Catalog/login.toml": """
        domain = "d"
        type = "T"
        [codes.passwordChanged]
        category = "other"
        match = [{ code = 4 }]
        [codes.tooManyCalls]
        category = "other"
        match = [①{ codes = "4...5" }, { code = 5 }]
        arguments = { retryAfter = { type = "integer" }, name = { type = "string" } }
        """
      ],
      [
        "① no answer reaches 'tooManyCalls' here: each code of the range has a match of its own "
          + "[match-unreachable]"
      ]),
    CatalogCase(
      "a range with a code that nothing else matches",
      [
        "Catalog/login.toml": """
        domain = "d"
        type = "T"
        [codes.passwordChanged]
        category = "other"
        match = [{ code = 4 }]
        [codes.tooManyCalls]
        category = "other"
        match = [{ codes = "4...6" }, { code = 5 }]
        arguments = { retryAfter = { type = "integer" }, name = { type = "string" } }
        """
      ]),
  ]
}
