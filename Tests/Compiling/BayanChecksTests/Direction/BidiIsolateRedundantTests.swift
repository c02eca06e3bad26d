import BayanChecks
import Testing

struct BidiIsolateRedundantTests {
  private func found(_ target: String, isOn: Bool = true) throws -> [String] {
    try diagnostics(
      source: nil, target: target, rule: BidiIsolateRedundant.self,
      project: isOn ? "[checks]\nbidi-isolate-redundant = \"note\"" : "")
  }

  @Test(arguments: ["مرحبًا ①\u{2068}{$name}\u{2069}!", "شبكة ①\u{2066}Wi-Fi\u{2069} هنا"])
  func `is reported where nothing would change`(_ target: String) throws {
    #expect(try found(target) == ["① note: this isolate has no visible effect"])
  }

  @Test func `leaves an isolate that is needed alone`() throws {
    #expect(try found("بلغة \u{2066}C++\u{2069}.") == [])
  }

  @Test func `is off`() throws {
    #expect(try found("مرحبًا \u{2068}{$name}\u{2069}!", isOn: false) == [])
  }
}
