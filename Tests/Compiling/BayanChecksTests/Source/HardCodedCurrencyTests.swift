import BayanChecks
import Testing

struct HardCodedCurrencyTests {
  @Test(arguments: [
    Example(
      "en", nil, "It costs ①$5.",
      "① note: '$5' is written in the text; make it an argument with ':currency'"),
    Example(
      "en", nil, "It costs ①10 EUR.",
      "① note: '10 EUR' is written in the text; make it an argument with ':currency'"),
  ])
  func `an amount of money in the text is reported`(_ example: Example) throws {
    #expect(try example.diagnostics(HardCodedCurrency.self) == [example.diagnostic])
  }

  @Test(arguments: [
    Example("en", nil, "10 HTTP requests"),
    Example("ar", "Five", "$5"),
  ])
  func `numbers that are no amounts of money are accepted`(_ example: Example) throws {
    #expect(try example.diagnostics(HardCodedCurrency.self) == [])
  }
}
