import BayanMessageSyntax
import BayanRuntime
import Testing

@Suite("Chapter “Errors”")
struct ErrorsChapterTests {
  static let dataModel = [
    Statement(
      "Variant Key Mismatch: too few", ".input {$a :x} .match $a $a * {{}}",
      "{\u{FFFD}}", ["variant-key-mismatch"]),
    Statement(
      "Variant Key Mismatch: each variant counts",
      ".input {$a :x} .match $a 1 2 {{}} 3 4 {{}} * {{}}", "{\u{FFFD}}",
      ["variant-key-mismatch", "variant-key-mismatch"]),
    Statement(
      "Missing Fallback Variant: a quoted asterisk is none",
      ".input {$a :x} .match $a |*| {{}}", "{\u{FFFD}}", ["missing-fallback-variant"]),
    Statement(
      "Missing Fallback Variant: all keys of one variant are to be '*'",
      ".input {$a :x} .match $a $a * 1 {{}} 1 * {{}}", "{\u{FFFD}}",
      ["missing-fallback-variant"]),
    Statement(
      "The fallback may stand first", ".local $a = {1 :number} .match $a * {{x}} 2 {{y}}",
      "x"),
    Statement(
      "Missing Selector Annotation: nothing declared", ".match $a * {{}}",
      "{\u{FFFD}}", ["missing-selector-annotation"]),
    Statement(
      "Missing Selector Annotation: for each selector",
      ".input {$a} .match $a $b * * {{}}", "{\u{FFFD}}",
      ["missing-selector-annotation", "missing-selector-annotation"]),
    Statement(
      "An option's variable annotates nothing",
      ".input {$a :number} .local $b = {1} .match $b * {{}}", "{\u{FFFD}}",
      ["missing-selector-annotation"]),
    Statement(
      "An annotation may be some steps away",
      ".input {$a :number} .local $b = {$a} .local $c = {$b} .match $c 1 {{one}} * {{any}}",
      ["a": 1], "one"),
    Statement(
      "A function that isn't known annotates too",
      ".local $a = {1 :no:such} .match $a * {{any}}", "any", ["unknown-function", "bad-selector"]),
    Statement(
      "Duplicate Declaration: twice", ".input {$a} .input {$a} {{}}", "{\u{FFFD}}",
      ["duplicate-declaration"]),
    Statement(
      "Duplicate Declaration: after its use as an operand",
      ".local $b = {$a} .input {$a} {{}}", "{\u{FFFD}}", ["duplicate-declaration"]),
    Statement(
      "Duplicate Declaration: after its use as an option",
      ".local $b = {1 :number minimumFractionDigits=$a} .local $a = {1} {{}}", "{\u{FFFD}}",
      ["duplicate-declaration"]),
    Statement(
      "Duplicate Declaration: by itself", ".local $a = {$a} {{}}", "{\u{FFFD}}",
      ["duplicate-declaration"]),
    Statement(
      "Duplicate Declaration: by its own option",
      ".input {$a :number minimumFractionDigits=$a} {{}}", "{\u{FFFD}}",
      ["duplicate-declaration"]),
    Statement(
      "Duplicate Declaration: names are equal as in NFC",
      ".local $e\u{301} = {1} .local $\u{E9} = {2} {{}}", "{\u{FFFD}}",
      ["duplicate-declaration"]),
    Statement(
      "A pattern's use is no earlier declaration", ".input {$a} {{{$a} {$a :string}}}",
      ["a": "x"], "x x"),
    Statement(
      "Duplicate Option Name", "{1 :number a=1 b=2 a=1}", "{\u{FFFD}}",
      ["duplicate-option-name"]),
    Statement("Duplicate Option Name: with the namespace", "{1 :number a:b=1 b=2 c:b=3}", "1"),
    Statement(
      "Duplicate Option Name: marks and composition don't tell names apart",
      "{1 :f e\u{301}=1 \u{200E}\u{E9}=2}", "{\u{FFFD}}", ["duplicate-option-name"]),
    Statement(
      "Duplicate Option Name: in a declaration that nothing uses",
      ".local $a = {1 :f b=1 b=1} {{x}}", "{\u{FFFD}}", ["duplicate-option-name"]),
    Statement("Of markup nothing of the kind is asked", "{#a b=1 b=2}x", "x"),
    Statement("Attributes may come twice", "{1 @a @a=2}", "1"),
    Statement(
      "Duplicate Variant: keys are compared by value",
      ".input {$a :x} .match $a b {{}} |b| {{}} * {{}}", "{\u{FFFD}}", ["duplicate-variant"]),
    Statement(
      "Duplicate Variant: in NFC",
      ".input {$a :x} .match $a e\u{301} {{}} \u{E9} {{}} * {{}}", "{\u{FFFD}}",
      ["duplicate-variant"]),
    Statement(
      "Several are found in the order in which a message is read, its end last",
      ".input {$a :x b=1 b=2} .input {$a} .match $a $c 1 {{{1 :y d=1 d=2}}} 1 2 {{}} |1| 2 {{}}",
      "{\u{FFFD}}",
      [
        "duplicate-option-name", "duplicate-declaration", "missing-selector-annotation",
        "variant-key-mismatch", "duplicate-option-name", "duplicate-variant",
        "missing-fallback-variant",
      ]),
    Statement(
      "Numbers that are equal in value are different keys",
      ".local $a = {1 :number} .match $a 1.0 {{x}} 1 {{y}} * {{z}}", "y"),
  ]

  static let priority = [
    Statement("A Syntax Error outranks all", "{$a :no:such} }", "{\u{FFFD}}", ["syntax-error"]),
    Statement(
      "A Data Model Error outranks errors of formatting",
      ".input {$a} .input {$a} {{{$a :no:such}}}", "{\u{FFFD}}", ["duplicate-declaration"]),
    Statement(
      "What isn't used needs no value",
      ".input {$a :number} .local $b = {x :number} {{ok}}", "ok"),
    Statement(
      "Patterns that aren't selected need none",
      ".local $a = {1 :number} .match $a 1 {{one}} * {{{$missing :no:such}}}", "one"),
    Statement(
      "Every reference that fails is reported", "{$a} {$b} {$a}", "{$a} {$b} {$a}",
      ["unresolved-variable", "unresolved-variable", "unresolved-variable"]),
    Statement(
      "A declaration fails once", ".input {$a :no:such} {{{$a} {$a}}}", ["a": 1],
      "{$a} {$a}", ["unknown-function"]),
  ]

  @Test(arguments: dataModel)
  func `data Model Errors`(_ statement: Statement) throws { try statement.expectHolds() }

  @Test(arguments: priority)
  func `statements about which errors are reported hold`(_ statement: Statement) throws {
    try statement.expectHolds()
  }
}
