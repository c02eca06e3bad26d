import BayanDiagnostics
import Testing

@Suite("the order of diagnostics")
struct DiagnosticOrderTests {
  /// Diagnostics in order; the order doesn't distinguish the last two.
  static let ordered = [
    diagnostic("a.toml", 9), diagnostic("b.toml", 2), diagnostic("b.toml", 10),
    diagnostic("b.toml", 10, length: 1), diagnostic("b.toml", 10, length: 1, rule: "b-rule"),
    diagnostic("b.toml", 10, length: 1, rule: "b-rule", locale: "ar"),
    diagnostic("b.toml", 10, length: 1, rule: "b-rule", locale: "ar", message: "n"),
    diagnostic("b.toml", 10, length: 1, rule: "b-rule", locale: "ar", message: "n", cldr: "48"),
  ]

  static func diagnostic(
    _ file: String, _ start: Int, length: Int = 0, rule: RuleID = "a-rule", locale: String? = nil,
    message: Diagnostic.Message = "m", cldr: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      rule, .error, message, file: file, span: SourceSpan(start, start + length), locale: locale,
      cldr: cldr)
  }

  @Test func `sorted diagnostics stay as they are`() {
    #expect(Self.ordered.sortedByPlace() == Self.ordered)
    #expect([Diagnostic]().sortedByPlace().isEmpty)
  }

  @Test func `file, offset, end, rule, locale and wording decide, one after the other`() {
    var reversed = Array(Self.ordered.reversed())
    // Equal diagnostics keep their order.
    reversed.swapAt(0, 1)
    #expect(reversed.sortedByPlace() == Self.ordered)
    for count in Self.ordered.indices.dropLast() {
      let turned = Array(Self.ordered[count...] + Self.ordered[..<count])
      #expect(turned.sortedByPlace() == Self.ordered)
    }
  }
}
