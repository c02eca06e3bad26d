import BayanChecks
import Testing

struct BidiPlaceholderIsolateTests {
  private func found(_ target: String, _ locale: String, isOn: Bool = true) throws -> [String] {
    try diagnostics(
      source: nil, target: target, locale: locale, rule: BidiPlaceholderIsolate.self,
      project: isOn ? "[checks]\nbidi-placeholder-isolate = \"warning\"" : "")
  }

  @Test func `names the kind of value that disturbs the text`() throws {
    #expect(
      try found("الملف ①{$name} 2", "ar") == [
        "① warning: without an isolate, a word from left to right would be shown in the wrong "
          + "order here"
      ])
    #expect(
      try found("File ①{$name} 2", "de") == [
        "① warning: without an isolate, a word from right to left would be shown in the wrong "
          + "order here"
      ])
  }

  @Test(arguments: ["الملف \u{2068}{$name}\u{2069} 2", "لا ملفات", "{|C++|}"])
  func `leaves what is isolated alone`(_ target: String) throws {
    #expect(try found(target, "ar") == [])
  }

  @Test func `is off, for formatting isolates values`() throws {
    #expect(try found("الملف {$name} 2", "ar", isOn: false) == [])
  }
}
