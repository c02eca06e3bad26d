import BayanDiagnostics
import BayanMessageSyntax
import Testing

@Suite("Complex messages")
struct ComplexMessageTests {
  @Test(arguments: [
    (".input{$x}{{}}", ".input {$x}\n{{}}"),
    (".input { $x :f @a } {{a}}", ".input {$x :f @a}\n{{a}}"),
    (".local $x={1}{{a}}", ".local $x = {1}\n{{a}}"),
    (".local\n$x\n=\n{:f}\n{{a}}", ".local $x = {:f}\n{{a}}"),
    (".local\u{2067} $x\u{2068} = \u{2069}{1}{{}}", ".local $x = {1}\n{{}}"),
    (
      ".input{$x :f}.local $y={$x}.match $y a{{}}*{{b}}",
      ".input {$x :f}\n.local $y = {$x}\n.match $y\na {{}}\n* {{b}}"
    ),
    (
      ".input{$x :f}.match $x |*| {{a}} |two words| {{b}} * {{c}}",
      ".input {$x :f}\n.match $x\n|*| {{a}}\n|two words| {{b}}\n* {{c}}"
    ),
    (
      ".input{$x :f}.input{$y :f}.match\t$x\n$y\u{3000}1 \u{200E}*{{a}}* *{{b}} ",
      ".input {$x :f}\n.input {$y :f}\n.match $x $y\n1 * {{a}}\n* * {{b}}"
    ),
    (
      ".input {$عدد :integer} .match $عدد صفر {{لا ملفات}} * {{{$عدد} ملفات}}",
      ".input {$عدد :integer}\n.match $عدد\nصفر {{لا ملفات}}\n* {{{$عدد} ملفات}}"
    ),
  ])
  func `declarations and matchers are read, and printed a line each`(
    _ source: String, _ expected: String
  ) {
    #expect(diagnostics(in: source) == [])
    #expect(Array(ParsedMessage.parse(source).message.formatted().utf8) == Array(expected.utf8))
    expectPrintingKeepsModel(of: source)
  }

  @Test(arguments: [
    (
      ".inptu {$x} {{}}", "0..<6",
      "'.inptu' is not a keyword; did you mean '.input'?"
    ),
    (
      ".Input {$x} {{}}", "0..<6",
      "'.Input' is not a keyword; did you mean '.input'?"
    ),
    (
      ".input {$x}", "11..<11",
      "expected a pattern in '{{…}}' or '.match' after the declarations"
    ),
    (
      ".input {$x} a", "12..<13",
      "expected a declaration, a pattern in '{{…}}' or '.match' here, found 'a'"
    ),
    (
      ".input $x {{}}", "7..<8",
      "expected an expression such as '{$count :integer}' after '.input', found '$'"
    ),
    (".input {x} {{}}", "8..<9", "expected a variable '$…' after '.input {', found 'x'"),
    (".local$x = {1} {{}}", "6..<6", "expected a space before '$'"),
    (".local x = {1} {{}}", "7..<8", "expected a variable after '.local'; write '$x'"),
    (".local #x = {1} {{}}", "7..<8", "expected a variable '$…' after '.local', found '#'"),
    (".local $x {1} {{}}", "10..<11", "expected '=' after '.local $x', found '{'"),
    (
      ".local $x = |a| {{}}", "12..<13",
      "expected an expression in '{…}' as the value of '$x', found '|'"
    ),
    (
      ".local $x = {#b} {{}}", "13..<14",
      "markup cannot be the value of a declaration; move it into a pattern"
    ),
    (
      ".match * {{}}", "7..<8",
      "expected a variable such as '$count' after '.match', found '*'"
    ),
    (
      ".match {{}}", "7..<8",
      "expected a variable such as '$count' after '.match', found '{'"
    ),
    (
      ".match {$x :f} * {{}}", "7..<14",
      "a selector is a variable, not an expression; declare it with '.input' or '.local', and "
        + "write '.match $…'"
    ),
    (".match$x * {{}}", "6..<6", "expected a space before '$'"),
    (".match $x$y * * {{}}", "9..<9", "expected a space before '$'"),
    (".match $x* {{}}", "9..<9", "expected a space before the first key"),
    (".match $x\u{061C}1 {{}}", "11..<11", "expected a space before the first key"),
    (".match $x ** {{}}", "11..<11", "expected a space before the key"),
    (".match $x", "9..<9", "expected a variant such as '* {{…}}' after the selectors"),
    (".match $x {{}}", "10..<12", "expected a key such as '*' before the pattern"),
    (
      ".match $x * {a}", "10..<11",
      "expected a pattern in '{{…}}' after the keys, found '{'"
    ),
    (
      ".match $x * {{}} b", "17..<18",
      "expected a pattern in '{{…}}' after the keys, found the end of the message"
    ),
    (
      ".match $x * {{}} .input {$x :f}", "17..<23",
      "'.input' cannot come after '.match'; move it before"
    ),
    (
      ".match $x * {{}} %", "17..<18",
      "expected a variant such as '* {{…}}' here, found '%'"
    ),
    (
      ".match $x one {{One} * {{Many}}", "19..<20",
      "expected '}}' to close the pattern, found one '}'"
    ),
    (
      ".match $n\none {{ملف\ntwo {{ملفان}}\n* {{{$n} ملف}}", "14..<16",
      "expected '}}' to close the pattern that starts here"
    ),
    (
      ".match $a $b\r\none * {{a {$b} c\r\n\r\n  * * {{d}}", "20..<22",
      "expected '}}' to close the pattern that starts here"
    ),
    (
      ".match $n\none {{a}}\n* {{b", "22..<24",
      "expected '}}' to close the pattern that starts here"
    ),
    (
      ".match $n\n* {{Dear\nfriend {{$name}}!}}", "26..<28",
      "'{{' cannot be inside a pattern; write '{…}' for a placeholder, '\\{' for a brace in text"
    ),
  ])
  func `a message that doesn't fit the grammar has a syntax error at the place`(
    _ source: String, _ span: String, _ message: String
  ) {
    #expect(diagnostics(in: source) == ["\(span) syntax-error: \(message)"])
  }

  @Test func `one slip in a matcher leaves the other variants in the tree`() {
    let parsed = ParsedMessage.parse(".match $x one {One} two {{Two}} * {{Many}")
    #expect(parsed.diagnostics.map(\.span) == [SourceSpan(10, 13), SourceSpan(40, 41)])
    guard case .select(let selectors, let variants) = parsed.message.body else {
      Issue.record("expected a matcher")
      return
    }
    #expect(selectors.map(\.name) == ["x"])
    #expect(variants.count == 3)
    #expect(variants.last?.pattern.formatted() == "Many")
  }

  @Test func `a variant without '}}' ends before the next one's line`() {
    let parsed = ParsedMessage.parse(".match $n\none {{ملف\ntwo {{ملفان\n* {{{$n} ملف}}")
    #expect(parsed.diagnostics.map(\.span) == [SourceSpan(14, 16), SourceSpan(27, 29)])
    #expect(
      parsed.message.formatted() == ".match $n\none {{ملف}}\ntwo {{ملفان}}\n* {{{$n} ملف}}")
  }

  @Test func `spans cover the parts of a declaration and of a variant`() {
    let source = " .input {$x :f} .match $x one {{One}} * {{}}"
    let message = ParsedMessage.parse(source).message
    #expect(message.declarations.map(\.span) == [SourceSpan(1, 15)])
    #expect(message.declarations.map(\.nameSpan) == [SourceSpan(9, 11)])
    guard case .select(let selectors, let variants) = message.body else { return }
    #expect(selectors.map(\.span) == [SourceSpan(23, 25)])
    #expect(variants.map(\.span) == [SourceSpan(26, 37), SourceSpan(38, 44)])
    #expect(variants.map { $0.keys.map(\.span) } == [[SourceSpan(26, 29)], [SourceSpan(38, 39)]])
    #expect(variants.map(\.pattern.span) == [SourceSpan(32, 35), SourceSpan(42, 42)])
  }
}
