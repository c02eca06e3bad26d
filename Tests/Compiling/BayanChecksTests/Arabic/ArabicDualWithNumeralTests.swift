import BayanChecks
import Testing

struct ArabicDualWithNumeralTests {
  private func found(_ two: String, locale: String = "ar", isOn: Bool = true) throws -> [String] {
    try diagnostics(
      source: nil,
      target: ".input {$count :integer} .match $count two {{\(two)}} * {{{$count} ملف}}",
      locale: locale, rule: ArabicDualWithNumeral.self,
      project: isOn ? "[checks]\narabic-dual-with-numeral = \"note\"" : "")
  }

  @Test(arguments: ["ملفان", "دقيقتين"])
  func `is reported before a dual`(_ word: String) throws {
    #expect(
      try found("①{$count} \(word)") == [
        "① note: '\(word)' already says two; the number says it again"
      ])
  }

  @Test(arguments: ["ملفان", "{$count} ملف", "{$count} من ملفين"])
  func `leaves other words alone`(_ two: String) throws {
    #expect(try found(two) == [])
  }

  @Test func `is off, and only Arabic's`() throws {
    #expect(try found("{$count} ملفان", isOn: false) == [])
    #expect(try found("{$count} ملفان", locale: "fa") == [])
  }
}
