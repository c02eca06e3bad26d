import BayanChecks
import Testing

struct HardCodedDateTests {
  @Test(arguments: [
    Example(
      "en", nil, "From ①2024-05-01.",
      "① note: '2024-05-01' is written in the text; make it an argument with ':date' or ':time'"),
    Example(
      "en", nil, "At ①10:30",
      "① note: '10:30' is written in the text; make it an argument with ':date' or ':time'"),
    Example(
      "en", nil, "Ends on ①March 5, 2025.",
      "① note: 'March 5, 2025' is written in the text; make it an argument with ':date' or "
        + "':time'"),
    Example(
      "en", nil, "Ends on the ①5th Dec.",
      "① note: '5th Dec' is written in the text; make it an argument with ':date' or ':time'"),
  ])
  func `a date in the text is reported`(_ example: Example) throws {
    #expect(try example.diagnostics(HardCodedDate.self) == [example.diagnostic])
  }

  @Test(arguments: [
    Example("en", nil, "1.2.3 and 12"),
    Example("en", nil, "You may 5 times"),
    Example("en", nil, "Call 800-123-4567"),
    Example("en", nil, "Marches: 12 of them"),
    Example("ar", "At noon", "في 10:30"),
  ])
  func `numbers that are no dates are accepted`(_ example: Example) throws {
    #expect(try example.diagnostics(HardCodedDate.self) == [])
  }
}
