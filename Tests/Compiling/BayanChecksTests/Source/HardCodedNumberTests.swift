import BayanChecks
import Testing

struct HardCodedNumberTests {
  @Test(arguments: [
    Example(
      "en", nil, "Wait ①30 seconds.",
      "① note: '30' is written in the text; if it may change, make it an argument")
  ])
  func `a number that a placeholder should show is reported`(_ example: Example) throws {
    #expect(try example.diagnostics(HardCodedNumber.self) == [example.diagnostic])
  }

  @Test(arguments: [
    Example("en", nil, "Use MP3, UTF-8, 1.2.3 or HTTP/2 and 3D"),
    Example("ar", "Wait", "انتظر 30"),
    Example("en", nil, "From 2024-05-01 it costs $5"),
    Example("en", nil, ".input {$count :integer} .match $count 1 {{1 file}} * {{{$count} files}}"),
  ])
  func `numbers that belong to the text are accepted`(_ example: Example) throws {
    #expect(try example.diagnostics(HardCodedNumber.self) == [])
  }
}
