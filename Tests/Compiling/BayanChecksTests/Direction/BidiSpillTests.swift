import BayanChecks
import Testing

struct BidiSpillTests {
  @Test(arguments: reported)
  func `is reported at its place, and fixed`(_ example: RuleExample) throws {
    try example.expectDiagnostics(of: BidiSpill.self)
  }

  @Test(arguments: silent)
  func `leaves what is right alone`(_ example: RuleExample) throws {
    try example.expectNothing(of: BidiSpill.self)
  }

  @Test func `text that changes the order of its surroundings is reported`() throws {
    #expect(
      try diagnostics(
        source: "x", target: "بلغة {|C++①\u{2069}|}", locale: "ar", rule: BidiSpill.self)
        == [
          "① U+2069 POP DIRECTIONAL ISOLATE has no counterpart inside the value, and breaks the "
            + "isolate around it"
        ])
  }

  static let reported = [
    RuleExample("an end of its own", "ar", "x", "بلغة {|C++①\u{2069}|}", fixed: "بلغة {|C++|}"),
    RuleExample("a start of its own", "he", "x", "בשפת {|①\u{2067}C|}", fixed: "בשפת {|C|}"),
    RuleExample(
      "in a declaration", "ar", "x", ".local $x = {|a①\u{2066}|} {{{$x}}}",
      fixed: ".local $x = {|a|} {{{$x}}}"),
  ]

  static let silent = [
    RuleExample("a pair within", "ar", "x", "بلغة {|\u{2066}C++\u{2069}|}"),
    RuleExample("the text’s own pair around a value", "ar", "x", "\u{2066}{|C++|}\u{2069}"),
  ]
}
