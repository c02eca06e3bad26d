import BayanDiagnostics
import BayanMessageSyntax
import Testing

@Suite("Expressions")
struct ExpressionTests {
  @Test(arguments: [
    // Literals
    ("{a}", "{a}"),
    ("{|a|}", "{a}"),
    ("{||}", "{||}"),
    ("{|two words|}", "{|two words|}"),
    (#"{|\\ \{ \| \}|}"#, #"{|\\ { \| }|}"#),
    ("{00}", "{00}"),
    ("{-1.5e+3}", "{-1.5e+3}"),
    ("{.}", "{.}"),
    ("{+}", "{+}"),
    ("{🥔}", "{🥔}"),
    ("{|a\r\nb|}", "{|a\r\nb|}"),
    ("{قيمة}", "{قيمة}"),
    ("{\u{301}a}", "{|\u{301}a|}"),
    // Variables
    ("{$x}", "{$x}"),
    ("{ $x }", "{$x}"),
    ("{$x-1.2}", "{$x-1.2}"),
    ("{\u{3000}$اسم\r\n}", "{$اسم}"),
    ("{$\u{061C}x\u{200F}}", "{$x}"),
    // Functions, options and attributes
    ("{:f}", "{:f}"),
    ("{:ns:f}", "{:ns:f}"),
    ("{$x :f}", "{$x :f}"),
    ("{$x :f a=1 b = $y c=|two words|}", "{$x :f a=1 b=$y c=|two words|}"),
    ("{:f ns:a=|1|}", "{:f ns:a=1}"),
    ("{:f\u{200E} \u{200E}a\u{200F}=\u{200E}1\u{200E} }", "{:f a=1}"),
    ("{$x @a @b=1 @ns:c = |d e|}", "{$x @a @b=1 @ns:c=|d e|}"),
    ("{1 :f a=b @c}", "{1 :f a=b @c}"),
    ("{a @b @b=1}", "{a @b @b=1}"),
    // Markup
    ("{#b}", "{#b}"),
    ("{#ns:b a=$x @c}", "{#ns:b a=$x @c}"),
    ("{#br/}", "{#br /}"),
    ("{ #img src=|i/a.png| @b /}", "{#img src=|i/a.png| @b /}"),
    ("{/b}", "{/b}"),
    ("{ /b a=c @d }", "{/b a=c @d}"),
  ])
  func `each form is read, and printed in the canonical one`(
    _ source: String, _ expected: String
  ) throws {
    let found = try elements(of: source)
    #expect(found.map { Array($0.utf8) } == [Array(expected.utf8)])
    expectPrintingKeepsModel(of: source)
  }

  @Test(arguments: [
    (
      "{", "1..<1",
      "expected an operand or a function after '{'; write '\\{' for a brace in text"
    ),
    (
      "{ }", "2..<3",
      "expected an operand or a function between '{' and '}'; write '\\{\\}' for braces in text"
    ),
    (
      "{^}", "1..<2",
      "expected a variable '$…', a function ':…' or a literal after '{', found '^'"
    ),
    (
      "{\u{A0}a}", "1..<3",
      "expected a variable '$…', a function ':…' or a literal after '{', found U+00A0"
    ),
    ("{@a}", "1..<2", "expected an operand or a function before the attribute"),
    (
      "{two words}", "5..<6",
      "expected '}', ':' or '@' after the literal, found 'w'; quote words as in '|two words|'"
    ),
    ("{$x a=b}", "4..<5", "expected a function ':…' before the option, found 'a'"),
    ("{$x:f}", "3..<3", "expected a space before ':'"),
    ("{$x\u{200E}:f}", "6..<6", "expected a space before ':'"),
    ("{:f@a}", "3..<3", "expected a space before '@'"),
    ("{:f a=|1|b=2}", "9..<9", "expected a space before the option"),
    (
      "{:f :g}", "4..<5",
      "an expression can have only one function; declare the result of the first with '.local'"
    ),
    (
      "{$x @a :f}", "7..<8",
      "expected no function after an attribute; move it before the first '@'"
    ),
    (
      "{:f @a b=c}", "7..<8",
      "expected no option after an attribute; move it before the first '@'"
    ),
    ("{:}", "2..<3", "expected a name after ':', found '}'"),
    ("{$ x}", "2..<3", "expected a name after '$', found a space"),
    ("{$1}", "2..<3", "a name cannot start with '1'; start it with a letter, '_' or '+'"),
    ("{$\u{200E}\u{200E}x}", "2..<5", "expected a name after '$', found U+200E"),
    ("{:a:}", "4..<5", "expected a name after the namespace 'a:', found '}'"),
    (
      "{:a:b:c}", "2..<6",
      "a name can have only one ':', after its namespace; remove the second"
    ),
    ("{:f a}", "4..<5", "expected '=' and a value after the option 'a'"),
    ("{:f a=}", "6..<7", "expected a literal or a variable after 'a=', found '}'"),
    ("{:f @a=}", "7..<8", "expected a literal after '@a=', found '}'"),
    (
      "{:f @a=$x}", "7..<8",
      "the value of the attribute '@a' must be a literal, not a variable"
    ),
    ("{|a}", "1..<2", "expected '|' to close the literal that starts here"),
    ("{$x", "0..<1", "expected '}' to close the placeholder that starts here"),
    ("{$x {$y}", "0..<1", "expected '}' to close the placeholder that starts here"),
    ("{$device نسبة", "8..<8", "expected '}' after '{$device'"),
    ("رفع {$device نسبة من {$size}", "15..<15", "expected '}' after '{$device'"),
    ("{$n :integer من الملفات", "12..<12", "expected '}' after '{$n :integer'"),
    ("{{{$device نسبة}}", "10..<10", "expected '}' after '{$device'"),
    ("{{أ {$device نسبة", "13..<13", "expected '}' after '{$device'"),
    ("{#b نص {/b}", "3..<3", "expected '}' after '{#b'"),
    (
      "{$device نسبة} كذا", "9..<11",
      "expected '}' or a function ':…' after the variable, found 'ن'; text goes outside '{…}'"
    ),
    ("{$x %}", "4..<5", "expected '}' to close the placeholder, found '%'"),
    ("{a \0}", "3..<4", "U+0000 is not allowed in a message; remove it"),
    ("{#}", "2..<3", "expected a name after '#', found '}'"),
    ("{#b", "0..<1", "expected '}' to close the placeholder that starts here"),
    (
      "{#b / }", "4..<5",
      "expected '}' right after '/'; put '/' at the end of the markup, or quote it in a value"
    ),
    (
      "{/b /}", "4..<5",
      "markup that starts with '{/' cannot end with '/}'; remove one '/'"
    ),
    (
      "{#b :f}", "4..<5",
      "expected an option, an attribute '@…' or '}' in the markup, found ':'"
    ),
    ("{#b@a}", "3..<3", "expected a space before '@'"),
  ])
  func `what doesn't fit the grammar is a syntax error at its place`(
    _ source: String, _ span: String, _ message: String
  ) {
    #expect(diagnostics(in: source) == ["\(span) syntax-error: \(message)"])
  }

  @Test func `text after a placeholder without '}' is still read`() {
    let parsed = ParsedMessage.parse("رفع {$device نسبة {$x} من {$y كذا")
    #expect(parsed.diagnostics.map(\.span) == [.init(15, 15), .init(38, 38)])
    #expect(parsed.message.formatted() == "رفع {$device} نسبة {$x} من {$y} كذا")
    #expect(parsed.diagnostics.first?.notes.map(\.span) == [.init(7, 8)])
  }

  @Test func `names keep their code points, and compare as if in NFC`() throws {
    let composed = ParsedMessage.parse("{$\u{1E0C}\u{0307}}").message.removingSpans()
    let decomposed = ParsedMessage.parse("{$D\u{0307}\u{0323}}").message.removingSpans()
    #expect(composed == decomposed)
    #expect(Array(decomposed.formatted().utf8) == Array("{$D\u{0307}\u{0323}}".utf8))
  }

  @Test func `spans cover the parts of an expression`() throws {
    let source = "a {$n :f x=1 @b=c}"
    let parsed = ParsedMessage.parse(source)
    guard case .pattern(let pattern) = parsed.message.body,
      case .expression(let expression)? = pattern.elements.last
    else {
      Issue.record("expected an expression")
      return
    }
    let bytes = Array(source.utf8)
    func text(_ span: SourceSpan?) -> String? {
      span.map { String(decoding: bytes[$0.range], as: UTF8.self) }
    }
    #expect(text(expression.span) == "{$n :f x=1 @b=c}")
    #expect(text(expression.operand?.span) == "$n")
    #expect(text(expression.function?.span) == ":f x=1")
    #expect(text(expression.function?.options.first?.span) == "x=1")
    #expect(text(expression.function?.options.first?.nameSpan) == "x")
    #expect(text(expression.function?.options.first?.value.span) == "1")
    #expect(text(expression.attributes.first?.span) == "@b=c")
    #expect(text(expression.attributes.first?.value?.span) == "c")
  }
}
