import BayanCatalog
import BayanCompiler
import BayanICU
import BayanMessageSyntax
import BayanRuntime
import BayanSeededRandom
import BayanSupport
import Testing

/// Messages of pseudolocales, made from messages of the source.
@Suite("Messages of pseudo-locales")
struct PseudoMessagesTests {
  private static func made(
    _ source: String, _ locale: PseudoLocale, from language: String = "en"
  ) -> Message {
    PseudoMessages(of: locale, from: language).message(from: ParsedMessage.parse(source).message)
  }

  struct Example: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var source: String
    var accented: String
    var rightToLeft: String
    var language = "en"
  }

  @Test(arguments: [
    Example(
      testDescription: "letters stay readable", source: "Try again in a minute.",
      accented: "[Ťŕý ååĝååîñ îîñ åå ṁîîñûûťéé.]", rightToLeft: "[ترئ ااگااين يين اا ميينؤؤتعع.]"),
    Example(
      testDescription: "a word without vowels, and capitals", source: "PDF",
      accented: "[ṖĎḞḞḞ]", rightToLeft: "[پدففف]"),
    Example(
      testDescription: "a button of two letters", source: "OK", accented: "[ÖĶĶ]",
      rightToLeft: "[وكك]"),
    Example(
      testDescription: "placeholders and markup", source: "Hi {$name}, {#b}go{/b} {|to| :string}.",
      accented: "[Ĥî {$name}, {#b}ĝööö{/b} {to :string}.]",
      rightToLeft: "[هي {$name}, {#b}گووو{/b} {to :string}.]"),
    Example(
      testDescription: "braces and backslashes", source: #"a\{b\}c\\d"#,
      accented: #"[å\{ḃ\}ç\\ďďď]"#, rightToLeft: #"[ا\{ب\}چ\\ددد]"#),
    Example(testDescription: "numbers", source: "404", accented: "[404]", rightToLeft: "[404]"),
    Example(testDescription: "nothing at all", source: "", accented: "", rightToLeft: ""),
    Example(
      testDescription: "only a value", source: "{$name}", accented: "[{$name}]",
      rightToLeft: "[{$name}]"),
    Example(
      testDescription: "German, composed and decomposed", source: "Tür fu\u{308}r",
      accented: "[Ťüŕ ḟüŕŕŕŕ]", rightToLeft: "[تؤر فؤرررر]", language: "de"),
    Example(
      testDescription: "a mark that no letter is composed with", source: "q\u{303}i",
      accented: "[ɋ\u{303}îî]", rightToLeft: "[قيي]"),
    Example(
      testDescription: "Arabic stays as it is", source: "أعد المحاولة",
      accented: "[أعد المحاولةةةةةة]", rightToLeft: "[أعد المحاولةةةةةة]", language: "ar"),
  ])
  func `readers see accented and longer text`(_ example: Example) {
    func text(_ locale: PseudoLocale) -> String {
      Self.made(example.source, locale, from: example.language).formatted()
    }
    #expect(Array(text(.accented).unicodeScalars) == Array(example.accented.unicodeScalars))
    #expect(
      Array(text(.bidirectional).unicodeScalars) == Array(example.rightToLeft.unicodeScalars))
  }

  private static let plural = """
    .input {$n :integer}
    .match $n
    0 {{none}}
    one {{one}}
    * {{other}}
    """

  @Test func `each plural category of Arabic has the source's text for its numbers`() {
    #expect(
      Self.made(Self.plural, .bidirectional).formatted() == """
        .input {$n :integer}
        .match $n
        0 {{[نونععع]}}
        one {{[ونععع]}}
        zero {{[وتهععرر]}}
        two {{[وتهععرر]}}
        few {{[وتهععرر]}}
        many {{[وتهععرر]}}
        * {{[وتهععرر]}}
        """)
    // In French 0 has the category `one`.
    let french = Self.made(
      ".input {$n :integer}\n.match $n\none {{a}}\n* {{b}}", .bidirectional, from: "fr")
    #expect(
      french.formatted() == """
        .input {$n :integer}
        .match $n
        zero {{[اا]}}
        one {{[اا]}}
        two {{[بب]}}
        few {{[بب]}}
        many {{[بب]}}
        * {{[بب]}}
        """)
  }

  @Test(arguments: [
    (".input {$n :integer select=exact}\n.match $n", "*"),
    (".input {$n :integer select=ordinal}\n.match $n", "*"),
    (".input {$n :string}\n.match $n", "*"), (".input {$n :ns:kind}\n.match $n", "*"),
    (
      ".input {$n :integer}\n.local $m = {$n}\n.match $m", "zero one two few many *"
    ),
    (
      ".input {$n :integer}\n.input {$s :string}\n.match $n $s",
      "zero * one * two * few * many * * *"
    ),
  ])
  func `only what counts gets variants for plural categories`(_ head: String, _ keys: String) {
    let selectors = head.count { $0 == "$" } == 4 ? "* *" : "*"
    let message = Self.made("\(head)\n\(selectors) {{text}}", .bidirectional)
    guard case .select(_, let variants) = message.body else {
      Issue.record("no variants")
      return
    }
    #expect(variants.flatMap(\.keys).map { $0.formatted() }.joined(separator: " ") == keys)
  }

  @Test func `a message with as many variants as there may be keeps them`() {
    let names = ["a", "b", "c", "d", "e"]
    let head = names.map { ".input {$\($0) :integer}\n" }.joined()
    let source =
      "\(head).match \(names.map { "$\($0)" }.joined(separator: " "))\n* * * * * {{text}}"
    #expect(
      Self.made(source, .bidirectional).formatted() == "\(source.dropLast(8)){{[تعختتت]}}")
  }
}

// MARK: - Random messages

extension PseudoMessagesTests {
  /// A generator of random messages.
  ///
  /// In each pattern `{|#1|}` gives the pattern's number.
  private struct Messages {
    var random: SeededRandom
    var patterns = 0

    private static let words = [
      "file", "HTTP", "Straße", "e\u{301}te\u{301}", "أعد", "再試行", "Привет", "👩‍👩‍👧‍👦", "\\{", "?", "3,5",
      "don't", "नमस्ते", "a", "strengths", "\u{200F}", "İ", "ǅ", "\n",
    ]
    private static let parts = ["{$name}", "{$n}", "{#b}", "{/b}", "{#br/}", "{|x y|}"]

    mutating func pattern() -> String {
      patterns += 1
      let count = Int.random(in: 0...12, using: &random)
      var text = "{|#\(patterns)#|}"
      for _ in 0..<count {
        let all = Int.random(in: 0..<4, using: &random) == 0 ? Self.parts : Self.words
        text += (all.randomElement(using: &random) ?? "") + (Bool.random(using: &random) ? " " : "")
      }
      return text
    }

    /// Returns a message whose keys English numbers can match.
    ///
    /// With ordinals the keys are fewer, because Arabic has one ordinal category, so that its
    /// numbers select differently.
    mutating func message(withOrdinals: Bool) -> String {
      let selectors = Int.random(in: 0...2, using: &random)
      guard selectors > 0 else { return "{{\(pattern())}}" }
      let select = withOrdinals && Bool.random(using: &random) ? " select=ordinal" : ""
      var text = ".input {$n :integer\(select)}\n.input {$m :number}\n.match"
      text += ["", " $n", " $n $m"][selectors]
      var known: Set<String> = []
      for _ in 0..<Int.random(in: 0...5, using: &random) {
        let keys = (0..<selectors).map { _ in
          (["0", "1", "3", "one", "*"] + (select.isEmpty ? [] : ["two", "few"]))
            .randomElement(using: &random) ?? ""
        }.joined(separator: " ")
        if known.insert(keys).inserted { text += "\n\(keys) {{\(pattern())}}" }
      }
      let rest = ["", "*", "* *"][selectors]
      return known.contains(rest) ? text : text + "\n\(rest) {{\(pattern())}}"
    }
  }

  private static func patterns(_ message: Message) -> [Pattern] {
    switch message.body {
    case .pattern(let pattern): [pattern]
    case .select(_, let variants): variants.map(\.pattern)
    }
  }

  private static func text(_ pattern: Pattern) -> String {
    pattern.elements.reduce(into: "") { text, element in
      if case .text(let part) = element { text += part.value }
    }
  }

  private static func others(_ pattern: Pattern) -> [Pattern.Element] {
    pattern.elements.filter { if case .text = $0 { false } else { true } }
  }

  private static func letters(_ text: String) -> Int {
    text.count { $0.unicodeScalars.first.map { CharacterProperties(of: $0).isLetter } ?? false }
  }

  @Test(arguments: PseudoLocale.allCases)
  func `any message keeps all but its text, and every number its variant`(
    _ locale: PseudoLocale
  ) throws {
    var messages = Messages(random: SeededRandom(seed: 47))
    let made = PseudoMessages(of: locale, from: "en")
    let numbers = [0, 1, 2, 3, 11, 42, 100, 103]
    for _ in 0..<100 {
      let source = ParsedMessage.parse(messages.message(withOrdinals: locale == .accented))
      #expect(source.isValid)
      let message = made.message(from: source.message)
      let parsed = ParsedMessage.parse(message.formatted())
      #expect(parsed.diagnostics == [])
      #expect(
        parsed.message.removingSpans().declarations == source.message.removingSpans().declarations)
      let originals = Dictionary(
        firstOf: Self.patterns(source.message).map { (Self.others($0).first, $0) })
      for pattern in Self.patterns(message) {
        let original = try #require(originals[Self.others(pattern).first])
        #expect(Self.others(pattern) == Self.others(original))
        expectText(Self.text(pattern), of: Self.text(original), in: locale)
      }
      try expectSameVariants(message, source.message, locale, numbers)
    }
  }

  private func expectText(_ text: String, of source: String, in locale: PseudoLocale) {
    let letters = (Self.letters(text), Self.letters(source))
    #expect(letters.0 * 5 >= letters.1 * 7 && letters.0 * 5 < letters.1 * 7 + 5, "\(text)")
    #expect(text.hasPrefix("[") && text.hasSuffix("]"))
    switch locale {
    case .accented:
      #expect(!text.unicodeScalars.contains { $0.isASCII && $0.properties.isAlphabetic }, "\(text)")
    case .bidirectional:
      for scalar in text.unicodeScalars where CharacterProperties(of: scalar).isLetter {
        #expect(CharacterProperties(of: scalar).isStronglyRightToLeft, "\(text)")
      }
    }
  }

  private func expectSameVariants(
    _ message: Message, _ source: Message, _ locale: PseudoLocale, _ numbers: [Int]
  ) throws {
    let before = try #require(MessagePreview(source, locale: "en"))
    let now = try #require(MessagePreview(message, locale: locale.model))
    for number in numbers {
      for other in numbers {
        let arguments = [
          MessageArgument("name", .string("Ann")),
          MessageArgument("n", .number(MessageNumber(number))),
          MessageArgument("m", .number(MessageNumber(other))),
        ]
        func shown(_ preview: MessagePreview) -> Substring? {
          let text = preview.string(arguments, for: .log) {
            Issue.record("\($0): \(source.formatted())")
          }
          return text.split(separator: "#", omittingEmptySubsequences: false).dropFirst().first
        }
        #expect(shown(before) == shown(now), "\(number) \(other): \(source.formatted())")
      }
    }
  }

  @Test func `a text of ar-XB is seen from right to left`() throws {
    let text = Self.made("Wait for 5 files.", .bidirectional).formatted()
    let units = Array(text.utf16)
    for isRightToLeft in [true, false] {
      let layout = try #require(Bidi.layout(of: units, isRightToLeft: isRightToLeft))
      for (unit, level) in zip(units, layout.levels) where unit > 0x80 { #expect(level == 1) }
    }
    let layout = try #require(Bidi.layout(of: units, isRightToLeft: true))
    #expect(layout.order.first == Int32(units.count - 1))
    #expect(layout.glyphs.first == UInt16(UInt8(ascii: "[")))
  }

  @Test(arguments: PseudoLocale.allCases)
  func `ICU takes the data of a pseudo-locale from its model`(_ locale: PseudoLocale) {
    for type in PluralRules.NumberType.allCases {
      #expect(
        PluralRules.categories(for: locale.tag, type: type)
          == PluralRules.categories(for: locale.model, type: type))
    }
    #expect(LocaleFacts.isRightToLeft(locale.tag) == (locale == .bidirectional))
  }
}
