import BayanMessageSyntax
import BayanRuntime
import Testing

@Suite("Chapter “Syntax”: what messages mean")
struct SyntaxChapterTests {
  static let simple = [
    Statement("An empty string is a message", "", ""),
    Statement("Space around a simple message is its text", " \t a\u{3000}\n", " \t a\u{3000}\n"),
    Statement("Space around a complex message isn't", "\n {{ a }}\u{3000}\u{200F}", " a "),
    Statement("Space alone is text", " \r\n", " \r\n"),
    Statement("A full stop may stand anywhere but first", "a.b .input", "a.b .input"),
    Statement("A full stop can't be the first", " .5", "{\u{FFFD}}", ["syntax-error"]),
    Statement("A quoted pattern may begin with one", "{{.5}}", ".5"),
    Statement("A bar in text needs no escape, and may have one", "a|b\\|c", "a|b|c"),
    Statement("Each escape stands for its character", "\\\\\\{\\}\\|", "\\{}|"),
    Statement("No other escape is one", "\\n", "{\u{FFFD}}", ["syntax-error"]),
    Statement("An escape at the end is none", "a\\", "{\u{FFFD}}", ["syntax-error"]),
    Statement(
      "Control characters and noncharacters are text", "\u{1}\u{7F}\u{FFFE}",
      "\u{1}\u{7F}\u{FFFE}"),
    Statement("NUL is nowhere allowed: text", "a\0", "{\u{FFFD}}", ["syntax-error"]),
    Statement("NUL is nowhere allowed: literals", "{|a\0|}", "{\u{FFFD}}", ["syntax-error"]),
    Statement("NUL is nowhere allowed: names", "{$a\0}", "{\u{FFFD}}", ["syntax-error"]),
    Statement("NUL is nowhere allowed: space", "{\0$a}", "{\u{FFFD}}", ["syntax-error"]),
    Statement(
      "A line's end may be CR LF anywhere", ".local $a = {1}\r\n{{{$a}\r\n}}", "1\r\n"),
    Statement(
      "A combining mark after a brace belongs to no brace", "{{\u{301}a}}", "\u{301}a"),
    Statement("Brackets within quotes are text", "{|{}|}", "{}"),
    Statement("A literal keeps line breaks and marks", "{|a\n\u{200E}b|}", "a\n\u{200E}b"),
    Statement("A literal may be empty", "a{||}b", "ab"),
  ]

  static let complex = [
    Statement(
      "No space is needed where the grammar has none", ".input{$a}.local $b={$a}{{{$b}}}",
      ["a": "x"], "x"),
    Statement("After '.local' it is", ".local$b={1}{{}}", "{\u{FFFD}}", ["syntax-error"]),
    Statement(
      "Marks alone are no space", ".local\u{200E}$b={1}{{}}", "{\u{FFFD}}",
      ["syntax-error"]),
    Statement("Keywords are lower case", ".Input {$a} {{}}", "{\u{FFFD}}", ["syntax-error"]),
    Statement("There are three keywords", ".set $a = {1} {{}}", "{\u{FFFD}}", ["syntax-error"]),
    Statement("A keyword ends where it ends", ".inputs {$a} {{}}", "{\u{FFFD}}", ["syntax-error"]),
    Statement("An input is a variable", ".input {1} {{}}", "{\u{FFFD}}", ["syntax-error"]),
    Statement("A message has a body", ".input {$a}", "{\u{FFFD}}", ["syntax-error"]),
    Statement("A message has one body", "{{a}}{{b}}", "{\u{FFFD}}", ["syntax-error"]),
    Statement(
      "Declarations stand before the body", "{{a}}.input {$a}", "{\u{FFFD}}",
      ["syntax-error"]),
    Statement("A pattern may be empty", "{{}}", ""),
    Statement("A declaration may hold a literal", ".local $a = {|x y|} {{{$a}}}", "x y"),
    Statement(
      "A declaration may hold a function alone", ".local $a = {:f:g} {{{$a}}}", "{$a}",
      ["unknown-function"]),
    Statement(
      "A placeholder may annotate a declared variable again",
      ".input {$a :number minimumFractionDigits=2} {{{$a} {$a :number minimumFractionDigits=1}}}",
      ["a": 1], "1.00 1.0"),
    Statement(
      "A local declaration may hide a value that is passed", ".local $a = {b} {{{$a}}}",
      ["a": "x"], "b"),
    Statement(
      "A selector is a variable, not an expression",
      ".match {$a :string} * {{}}", "{\u{FFFD}}", ["syntax-error"]),
    Statement("A matcher has a selector", ".match * {{}}", "{\u{FFFD}}", ["syntax-error"]),
    Statement(
      "A matcher has a variant", ".input {$a :string} .match $a", "{\u{FFFD}}",
      ["syntax-error"]),
    Statement(
      "Keys are parted by space", ".input {$a :string} .match $a $a |1||2| {{}} * * {{}}",
      "{\u{FFFD}}", ["syntax-error"]),
    Statement(
      "Between keys and pattern there need be none",
      ".input {$a :string} .match $a x{{1}}*{{2}}", ["a": "x"], "1"),
    Statement(
      "Nothing follows a matcher", ".input {$a :string} .match $a * {{}} .input {$b}",
      "{\u{FFFD}}", ["syntax-error"]),
    Statement(
      "A quoted asterisk is a key of its own",
      ".input {$a :string} .match $a |*| {{star}} * {{any}}", ["a": "*"], "star"),
  ]

  static let expressions = [
    Statement("An expression isn't empty", "{ }", "{\u{FFFD}}", ["syntax-error"]),
    Statement("An expression holds no other", "{{$a}}}", "{\u{FFFD}}", ["syntax-error"]),
    Statement("Space may stand within the braces", "{\n$a\t}", ["a": "x"], "x"),
    Statement(
      "An unquoted literal may begin as no name can", "{-1.5} {.} {-} {007}",
      "-1.5 . - 007"),
    Statement("A plus sign begins a name", "{$+a}", ["+a": "x"], "x"),
    Statement("A digit begins none", "{$1}", "{\u{FFFD}}", ["syntax-error"]),
    Statement("A function needs space before it", "{$a:string}", "{\u{FFFD}}", ["syntax-error"]),
    Statement(
      "A function follows its colon at once", "{$a : string}", "{\u{FFFD}}",
      ["syntax-error"]),
    Statement("A variable follows its sigil at once", "{$ a}", "{\u{FFFD}}", ["syntax-error"]),
    Statement(
      "An expression has one function", "{1 :number :string}", "{\u{FFFD}}",
      ["syntax-error"]),
    Statement("Space around '=' is free", "{1 :number minimumFractionDigits\n=\u{200F} 2}", "1.00"),
    Statement(
      "Options are parted by space", "{1 :number a=|1|b=2}", "{\u{FFFD}}",
      ["syntax-error"]),
    Statement("An option has a value", "{1 :number a}", "{\u{FFFD}}", ["syntax-error"]),
    Statement("A namespace is one", "{1 :a:b:c}", "{\u{FFFD}}", ["syntax-error"]),
    Statement(
      "Options stand before attributes", "{1 :number @a b=1}", "{\u{FFFD}}",
      ["syntax-error"]),
    Statement("An attribute's value is a literal", "{1 @a=$b}", "{\u{FFFD}}", ["syntax-error"]),
    Statement(
      "Attributes need no function, and change nothing",
      "{$a @b @c = |d e| @b}{1 :number @x:y=1}", ["a": "x"], "x1"),
    Statement("An attribute needs space before it", "{|a|@b}", "{\u{FFFD}}", ["syntax-error"]),
    Statement(
      "An expression of attributes alone is none", "{@a}", "{\u{FFFD}}",
      ["syntax-error"]),
  ]

  static let markup = [
    Statement("Markup has no text", "{#a}b{/a}{#c /}{#d/}", "b"),
    Statement("Markup needs no partner", "{/a}b{#a}", "b"),
    Statement("Only an opening's slash closes it", "{/a /}", "{\u{FFFD}}", ["syntax-error"]),
    Statement("The slash touches the brace", "{#a / }", "{\u{FFFD}}", ["syntax-error"]),
    Statement("The name touches the sign", "{# a}", "{\u{FFFD}}", ["syntax-error"]),
    Statement("Space may stand before the sign", "{ #a}{\t/a}", ""),
    Statement("Markup has options and attributes", "{#a x=1 y=$z @b}{/a x=2 @c=d}", ["z": "1"], ""),
    Statement("Markup is no value", ".local $a = {#b} {{}}", "{\u{FFFD}}", ["syntax-error"]),
    Statement("Markup has no operand", "{$a #b}", "{\u{FFFD}}", ["syntax-error"]),
  ]

  static let names = [
    Statement("Marks around a name aren't part of it", "{$\u{200F}a\u{200F}}", ["a": "x"], "x"),
    Statement(
      "One mark on each side, no more", "{$\u{200F}\u{200F}a}", "{\u{FFFD}}",
      ["syntax-error"]),
    Statement(
      "More marks after it belong to the space", "{$a\u{200F}\u{200F} :string}",
      ["a": "x"], "x"),
    Statement("A mark within a name ends it", "{$a\u{200F}b}", "{\u{FFFD}}", ["syntax-error"]),
    Statement("A joiner is part of a name", "{$a\u{200D}b}", ["a\u{200D}b": "x"], "x"),
    Statement(
      "A namespace and its name may each have marks",
      "{1 :\u{2068}a\u{2069}:\u{200E}b\u{200E}}", "{|1|}", ["unknown-function"]),
    Statement(
      "A name can be a word of any script", "{$اسم} {$имя} {$名前}",
      ["اسم": "a", "имя": "b", "名前": "c"], "a b c"),
    Statement(
      "Names are equal as in NFC, whoever wrote which",
      ".local $e\u{301} = {x} {{{$\u{E9}}}}", "x"),
    Statement(
      "So are the names of values that are passed", "{$e\u{301}} {$\u{E9}}",
      ["\u{E9}": "x"], "x x"),
    Statement(
      "Names that only look alike aren't", "{$\u{212B}ngstrom}", ["Angstrom": "x"],
      "{$\u{212B}ngstrom}", ["unresolved-variable"]),
    Statement(
      "A fallback shows a name as it is written", "{$e\u{301}} {$\u{E9}}",
      "{$e\u{301}} {$\u{E9}}", ["unresolved-variable", "unresolved-variable"]),
    Statement("Names are case-sensitive", "{$A}", ["a": "x"], "{$A}", ["unresolved-variable"]),
  ]

  @Test(arguments: simple)
  func `simple messages, text and escapes`(_ statement: Statement) throws {
    try statement.expectHolds()
  }

  @Test(arguments: complex)
  func `statements about declarations and matchers hold`(_ statement: Statement) throws {
    try statement.expectHolds()
  }

  @Test(arguments: expressions)
  func `expressions, options and attributes`(_ statement: Statement) throws {
    try statement.expectHolds()
  }

  @Test(arguments: markup)
  func `statements about markup hold`(_ statement: Statement) throws { try statement.expectHolds() }

  @Test(arguments: names)
  func `statements about names hold`(_ statement: Statement) throws { try statement.expectHolds() }

  @Test(arguments: [
    0x20, 0x9, 0xA, 0xD, 0x3000, 0xA0, 0xB, 0xC, 0x85, 0x2028, 0x2029, 0x200B, 0x2003,
  ])
  func `white space is five characters; others that look like it aren't`(_ value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    let isSpace = [0x20, 0x9, 0xA, 0xD, 0x3000].contains(value)
    #expect(ParsedMessage.parse("{1\(scalar):number}").isValid == isSpace)
    #expect(ParsedMessage.parse(".local\(scalar)$a = {1} {{}}").isValid == isSpace)
  }
}
