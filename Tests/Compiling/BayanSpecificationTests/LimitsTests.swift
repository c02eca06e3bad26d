import BayanCompiler
import BayanDiagnostics
import BayanMessageSyntax
import BayanRuntime
import Testing

@Suite("Limits, and input that tries them")
struct LimitsTests {
  @Test func `all selectors that can be read can be formatted`() throws {
    // Two independent modules have the same limit.
    #expect(FormattingLimits.selectors == MessageLimits.selectors)
    let count = FormattingLimits.selectors
    func keys(_ literal: Int) -> String {
      (0..<count).map { $0 < literal ? "1" : "*" }.joined(separator: " ")
    }
    let message =
      ".local $n = {1 :number} .match" + String(repeating: " $n", count: count)
      + " \(keys(0)) {{none}} \(keys(count - 1)) {{all but one}} \(keys(count)) {{all}}"
    try Statement("", message, "all").expectHolds()
    let more = message.replacing(".match $n", with: ".match $n $n")
    #expect(ParsedMessage.parse(more).diagnostics.map(\.rule.description) == ["too-many-selectors"])
  }

  @Test func `a number has a thousand digits, and no exponent makes it more`() throws {
    let long = String(repeating: "9", count: MessageNumber.longest)
    try Statement("", "{\(long) :number useGrouping=never}", long).expectHolds()
    for literal in [long + "9", "1e1000", "1e-1001", "1e99999999999999999999"] {
      try Statement("", "{\(literal) :number}", "{|\(literal)|}", ["bad-operand"]).expectHolds()
    }
  }

  @Test func `a value far longer than a key isn't compared with it`() throws {
    // Canonical equivalence sorts the marks of a letter, which would take minutes for so many
    // marks.
    let marks = "a" + String(repeating: "\u{301}\u{323}", count: 200_000)
    let message = ".input {$x :string} .match $x á {{acute}} * {{other}}"
    try Statement("", message, ["x": .string(marks)], "other").expectHolds()
    try Statement("", message, ["x": .string("a\u{301}")], "acute").expectHolds()
    // This is the longest decomposition of a character: three code points of two bytes for one of
    // three.
    let greek = ".input {$x :string} .match $x \u{390} {{greek}} * {{other}}"
    try Statement("", greek, ["x": .string("\u{3B9}\u{308}\u{301}")], "greek").expectHolds()
  }

  @Test func `the most digits that options ask for`() throws {
    try Statement(
      "", "{1 :number minimumFractionDigits=99}", "1." + String(repeating: "0", count: 99)
    ).expectHolds()
    try Statement(
      "", "{1 :number minimumIntegerDigits=99 useGrouping=never}",
      String(repeating: "0", count: 98) + "1"
    ).expectHolds()
  }

  @Test(arguments: [
    "{", "}", "|", "\\", "{|", "{{", "}}", "{$", "{:", "{#", ".input", ".input {$", ".local $a=",
    ".match", ".match $a", " *", "* {{", "a|", "{$x :f a=|", "{$x @a=|", "\u{200E}", "{|}",
    "{a b}", ".input {$x} ", "{x :f a=1}", "\u{0}", "{\u{0}",
  ])
  func `whatever repeats without end is read once: this ends, as a quadratic parser wouldn't`(
    _ piece: String
  ) {
    let text = String(repeating: piece, count: 8_000)
    #expect(ParsedMessage.parse(text).diagnostics.count <= MessageLimits.diagnostics)
    let complex = ".input {$x :f} .match $x " + text
    #expect(ParsedMessage.parse(complex).diagnostics.count <= MessageLimits.diagnostics)
  }
}
