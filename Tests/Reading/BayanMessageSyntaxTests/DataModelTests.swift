import BayanDiagnostics
import BayanMessageSyntax
import Testing

@Suite("Data model errors")
struct DataModelTests {
  @Test(arguments: [
    (
      ".input {$x} .input {$x} {{}}", "20..<22", "duplicate-declaration",
      "'$x' is already declared; give this one another name"
    ),
    (
      ".local $x = {$y} .local $y = {1} {{}}", "24..<26", "duplicate-declaration",
      "'$y' is used before it is declared; move the declaration before the use"
    ),
    (
      ".input {$x :f a=$y} .input {$y} {{}}", "28..<30", "duplicate-declaration",
      "'$y' is used before it is declared; move the declaration before the use"
    ),
    (
      ".input {$x :f a=$x} {{}}", "8..<10", "duplicate-declaration",
      "'$x' is declared with a value that uses it; give one of them another name"
    ),
    (
      ".local $\u{1E0C}\u{0307} = {1} .local $D\u{0307}\u{0323} = {2} {{}}", "27..<33",
      "duplicate-declaration",
      "'$D\u{0307}\u{0323}' is already declared; give this one another name"
    ),
    (
      "{:f a=1 b=2 a=1}", "12..<13", "duplicate-option-name",
      "the option 'a' is given twice; remove one"
    ),
    (
      ".match $x * {{}}", "7..<9", "missing-selector-annotation",
      "the selector '$x' is not declared; declare it with a function, such as "
        + "'.input {$x :integer}'"
    ),
    (
      ".input {$x} .local $y = {$x} .match $y * {{}}", "36..<38", "missing-selector-annotation",
      "the selector '$y' has no function to select with; add one to its declaration, such as "
        + "':integer' or ':string'"
    ),
    (
      ".input {$x :f} .match $x * * {{}}", "25..<28", "variant-key-mismatch",
      "a variant needs one key for each selector; the number of selectors is 1, and the number of keys in this variant is 2"
    ),
    (
      ".input {$x :f} .input {$y :f} .match $x $y 1 {{}} * * {{}}", "43..<44",
      "variant-key-mismatch",
      "a variant needs one key for each selector; the number of selectors is 2, and the number of keys in this variant is 1"
    ),
    (
      ".input {$x :f} .match $x |*| {{}}", "22..<24", "missing-fallback-variant",
      "there is no variant for all other values; add '* {{…}}'"
    ),
    (
      ".input {$x :f} .match $x a {{}} |a| {{}} * {{}}", "32..<35", "duplicate-variant",
      "the variant 'a' is given twice; remove one"
    ),
    (
      ".input {$x :f} .match $x * {{}} * {{}}", "32..<33", "duplicate-variant",
      "the variant '*' is given twice; remove one"
    ),
  ])
  func `each error is found at its place`(
    _ source: String, _ span: String, _ rule: String, _ message: String
  ) {
    #expect(diagnostics(in: source) == ["\(span) \(rule): \(message)"])
  }

  @Test(arguments: [
    "{:f @a=1 @a=2}",
    "{:f a=1 ns:a=2}",
    ".local $x = {1} {{{$x :f} {$x :g}}}",
    ".input {$x :f} .local $y = {$x} .local $z = {$y} .match $z * {{}}",
    ".input {$x :f} .match $x |*| {{}} * {{}}",
    ".input {$x :f} .input {$y :f} .match $x $y * a {{}} a * {{}} * * {{}}",
  ])
  func `what only looks like an error is valid`(_ source: String) {
    #expect(diagnostics(in: source) == [])
  }

  @Test func `a note shows the first of two`() {
    let parsed = ParsedMessage.parse(".input {$x} .local $x = {1} {{}}")
    #expect(
      parsed.diagnostics.first?.notes
        == [Diagnostic.Note("first declared here", span: SourceSpan(8, 10))])
  }

  @Test func `several errors come in source order, and last the fallback that the end lacks`() {
    let rules = ParsedMessage.parse(
      ".input {$x} .input {$x} .match $x 1 {{{:f a=1 a=2}}} 1 2 {{}} 1 {{}}"
    ).diagnostics.map(\.rule)
    #expect(
      rules == [
        "duplicate-declaration", "missing-selector-annotation", "duplicate-option-name",
        "variant-key-mismatch", "duplicate-variant", "missing-fallback-variant",
      ])
  }

  @Test func `a message with a syntax error isn't checked as data`() {
    let rules = ParsedMessage.parse(".match $x a {{} b {{").diagnostics.map(\.rule)
    #expect(Set(rules) == ["syntax-error"])
  }

  @Test
  func `variables that are declared through each other have no annotation, and checking ends`() {
    let found = diagnostics(in: ".local $x = {$y} .local $y = {$x} .match $x * {{}}")
    #expect(found.count == 2)
  }

  @Test(arguments: [0, 11, 12, 30])
  func `one of many that comes a second time is found, wherever the first stands`(place: Int) {
    let names = (0..<40).map { "x\($0)" }
    let again = names[place]
    let declarations = (names + [again]).map { ".input {$\($0) :string}" }.joined()
    let options = (names + [again]).map { " \($0)=1" }.joined()
    let variants = (names + ["*", again]).map { " \($0) {{{:f\(options)}}}" }.joined()
    let rules = ParsedMessage.parse(declarations + ".match $x0" + variants).diagnostics.map(\.rule)
    #expect(rules.filter { $0 == "duplicate-declaration" }.count == 1)
    #expect(rules.filter { $0 == "duplicate-variant" }.count == 1)
    #expect(rules.filter { $0 == "duplicate-option-name" }.count == names.count + 2)
    #expect(rules.count == names.count + 4)
  }
}
