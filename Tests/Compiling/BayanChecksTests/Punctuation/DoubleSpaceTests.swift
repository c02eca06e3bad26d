import BayanChecks
import Testing

struct DoubleSpaceTests {
  @Test(arguments: [
    Example("ar", "The file", "الملف①  محفوظ", "① note: there are 2 spaces instead of one"),
    Example("en", nil, "The①   file", "① note: there are 3 spaces instead of one"),
  ])
  func `two spaces that the source doesn't have are reported`(_ example: Example) throws {
    #expect(try example.diagnostics(DoubleSpace.self) == [example.diagnostic])
  }

  @Test(arguments: [
    Example("ar", "One.  Two", "واحد.  اثنان"),
    Example("pl", "a", "`a  b`"),
    Example("en", nil, "One.  Two."),
    Example("pl", "a", "a\n  b"),
  ])
  func `spaces as in the source are accepted`(_ example: Example) throws {
    #expect(try example.diagnostics(DoubleSpace.self) == [])
  }

  @Test(arguments: [
    Example("ar", "The file", "الملف  محفوظ", "الملف محفوظ")
  ])
  func `the fix leaves one space`(_ example: Example) throws {
    #expect(try example.fixed(DoubleSpace.self) == example.diagnostic)
  }
}
