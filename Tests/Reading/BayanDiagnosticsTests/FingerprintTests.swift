import BayanDiagnostics
import Testing

@Suite("fingerprints")
struct FingerprintTests {
  private func fingerprint(
    _ text: String, marking marked: String, rule: RuleID = "some-rule", locale: String? = "ar",
    key: String? = "login.a.title", variant: String? = nil, file: String = "a.toml"
  ) -> String {
    let source = SourceFile(path: file, text: text)
    let bytes = Array(marked.utf8)
    let start = source.bytes.indices.first { source.bytes[$0...].starts(with: bytes) } ?? 0
    return Diagnostic(
      rule, .error, "m", file: file, span: SourceSpan(start, start + bytes.count), locale: locale,
      messageID: key.flatMap(MessageID.init), variant: variant
    ).fingerprint(in: [file: source])
  }

  @Test func `a fingerprint doesn't change with the release`() {
    #expect(fingerprint("title = \"مرحبا\"", marking: "مرحبا") == "3153998a")
    #expect(fingerprint("", marking: "", locale: nil, key: nil) == "17cb836c")
  }

  @Test func `lines, and the length of white space, don't matter`() {
    let first = fingerprint("a b", marking: "a b")
    #expect(first == fingerprint("\n\nx = \"a b\"", marking: "a b"))
    #expect(first == fingerprint("a\r\n\t b", marking: "a\r\n\t b"))
    #expect(first == fingerprint("x  a b ", marking: "  a b "))
    #expect(first == fingerprint("a b", marking: "a b", file: "moved.toml"))
  }

  @Test func `all that tells diagnostics apart does`() {
    let all = [
      fingerprint("ab", marking: "ab"), fingerprint("a b", marking: "a b"),
      fingerprint("ab", marking: "ab", rule: "other-rule"),
      fingerprint("ab", marking: "ab", locale: "en"), fingerprint("ab", marking: "ab", locale: nil),
      fingerprint("ab", marking: "ab", key: "login.b.title"),
      fingerprint("ab", marking: "ab", variant: "one"),
      fingerprint("ab", marking: "ab", key: nil),
      fingerprint("ab", marking: "ab", key: nil, file: "b.toml"),
    ]
    #expect(Set(all).count == all.count)
    #expect(all.allSatisfy { $0.utf8.count == 8 })
  }
}
