import BayanChecks
import Testing

struct FragmentTests {
  @Test(arguments: [
    Example(
      "en", nil, "Sent to①  ",
      "① note: a space at the edge means that another text is joined to this one; write one "
        + "message")
  ])
  func `a message that is only part of a sentence is reported`(_ example: Example) throws {
    #expect(try example.diagnostics(Fragment.self) == [example.diagnostic])
  }

  @Test(arguments: [
    Example("en", nil, "Sent"),
    Example("ar", "Sent to", "أُرسل إلى "),
  ])
  func `whole sentences and labels are accepted`(_ example: Example) throws {
    #expect(try example.diagnostics(Fragment.self) == [])
  }
}
