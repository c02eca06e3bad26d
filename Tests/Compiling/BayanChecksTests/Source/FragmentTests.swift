import BayanChecks
import Testing

@Suite("fragment")
struct FragmentTests {
  @Test(arguments: [
    Example(
      "en", nil, "Sent to①  ",
      "① note: a space at the edge means that another text is joined to this one; write one "
        + "message")
  ])
  func `reports`(_ example: Example) throws {
    #expect(try example.findings(Fragment.self) == [example.finding])
  }

  @Test(arguments: [
    Example("en", nil, "Sent"),
    Example("ar", "Sent to", "أُرسل إلى "),
  ])
  func `says nothing`(_ example: Example) throws {
    #expect(try example.findings(Fragment.self) == [])
  }
}
