import BayanCompiler
import BayanDiagnostics
import BayanMessageConversion
import BayanMessageSyntax
import BayanRuntime
import BayanSeededRandom
import Foundation
import Testing

@Suite("printf")
struct PrintfFormatTests {
  @Test(
    "becomes MessageFormat 2",
    arguments: [
      ("100%% {x}", #"100% \{x\}"#, PrintfFormat.Dialect.c),
      ("%s has %d", "{$_1 :string} has {$_2 :integer useGrouping=never}", .c),
      ("%2$@ of %1$lld", "{$_2 :string} of {$_1 :integer}", .foundation),
      ("%'ld", "{$_1 :integer}", .c),
      ("%Id", "{$_1 :integer useGrouping=never}", .c),
      // Without a width these flags have no effect.
      ("%0d %-d", "{$_1 :integer useGrouping=never} {$_2 :integer useGrouping=never}", .c),
      (
        "%0.1f",
        "{$_1 :number roundingMode=halfEven minimumFractionDigits=1 maximumFractionDigits=1}",
        .foundation
      ),
      ("%.3u", "{$_1 :integer minimumIntegerDigits=3 useGrouping=never}", .c),
      (
        "%.2f",
        "{$_1 :number roundingMode=halfEven minimumFractionDigits=2 maximumFractionDigits=2 useGrouping=never}",
        .c
      ),
    ])
  func converts(_ text: String, _ message: String, _ dialect: PrintfFormat.Dialect) throws {
    #expect(
      try PrintfFormat.message(from: .init(text), dialect: dialect).formatted() == message)
  }

  @Test(
    "is refused with the place and the reason",
    arguments: [
      ("a %", "%", "this '%' is at the end; write '%%' for the sign itself"),
      ("é 5% of", "% o", "'%o' has no equivalent among the functions of MessageFormat 2"),
      ("50%!", "%", "this '%' doesn't start a conversion; write '%%' for the sign itself"),
      (
        "%5d", "%5d",
        "a width, filled up with spaces or zeros, has no equivalent in MessageFormat 2"
      ),
      (
        "10% discount", "% d",
        "'% d' is a conversion with room for a sign; write '%%' if you mean the percent sign"
      ),
      (
        "%(name)s", "%",
        "'%(' begins a placeholder of Python, which can't be read; write '%s' for a text and '%d' for a number"
      ),
      (
        "%05d", "%0",
        "a width, filled up with spaces or zeros, has no equivalent in MessageFormat 2"
      ),
      ("%y", "%y", "'%y' isn't a conversion of format strings; write '%%' for the sign itself"),
      (
        "5%q of it", "%q",
        """
        'q' is only the length of a value, and needs a letter such as 'd' after it; write '%qd', or \
        '%%' for the sign itself
        """
      ),
      (
        "%q", "%q",
        """
        'q' is only the length of a value, and needs a letter such as 'd' after it; write '%qd', or \
        '%%' for the sign itself
        """
      ),
      ("%n", "%n", "'%n' writes into memory, which a message must not do"),
      ("%x", "%x", "'%x' has no equivalent among the functions of MessageFormat 2"),
      ("%.3s", "%.3s", "text that is cut at a length has no equivalent in MessageFormat 2"),
      (
        "%1$s %s", "%s",
        "some conversions have a place, such as '1$', but others have none; give a place to all"
      ),
      ("%0$d", "%0$", "the place of an argument must be a number from 1 to 99"),
      ("%#@files@", "%#@files@", "there is no variable 'files' for this '%#@…@'"),
    ])
  func refuses(_ text: String, _ place: String, _ reason: String) throws {
    let problem = try #require(throws: ConversionProblem.self) {
      try PrintfFormat.message(from: .init(text), dialect: .c)
    }
    #expect(problem.message.description == reason)
    #expect(
      String(decoding: Array(text.utf8)[problem.span.range], as: UTF8.self).hasPrefix(
        place.prefix(1)))
  }

  @Test("and its conversion give the same text as C")
  func givesTheSameText() throws {
    var generator = SeededRandom(seed: 3)
    let integers = [0, 1, -1, 7, 42, -1_000, 1_234_567, Int.max, Int.min]
    // The fractions are exact in binary, because C rounds the binary value of others.
    let doubles = [0, 0.5, 1.5, -2.5, 0.125, 3.375, 1_234_567.25, -0.75, 2.0]
    let texts = ["", "x", "مرحبا", "a%b", "{y}"]
    for _ in 0..<3_000 {
      var format = ""
      var values: [any CVarArg] = []
      var arguments: [MessageArgument] = []
      for place in 1...Int.random(in: 1...4, using: &generator) {
        format += ["a ", "%%", "{", "é"].randomElement(using: &generator) ?? ""
        let name = "_\(place)"
        switch Int.random(in: 0..<3, using: &generator) {
        case 0:
          let value = integers.randomElement(using: &generator) ?? 0
          let flags = ["", "+", ".3", "+.2"].randomElement(using: &generator) ?? ""
          format += "%" + flags + (["ld", "lli"].randomElement(using: &generator) ?? "")
          values.append(value)
          arguments.append(MessageArgument(name, .integer(value)))
        case 1:
          let value = doubles.randomElement(using: &generator) ?? 0
          let flags = ["", ".0", ".1", ".2", "+.3"].randomElement(using: &generator) ?? ""
          format += "%" + flags + "f"
          values.append(value)
          arguments.append(MessageArgument(name, MessageValue(value)))
        default:
          let value = texts.randomElement(using: &generator) ?? ""
          format += "%@"
          values.append(NSString(string: value))
          arguments.append(MessageArgument(name, .string(value)))
        }
      }
      let expected = String(format: format, arguments: values)
      let message = try PrintfFormat.message(from: .init(format), dialect: .c)
      let text = try #require(MessagePreview(message, locale: "en")).string(arguments, for: .json)
      guard text.utf8.elementsEqual(expected.utf8) else {
        Issue.record("\(format): \(text), C has \(expected)")
        return
      }
      let back = try PrintfFormat.format(
        for: message, arguments: arguments.map(\.name), dialect: .c)
      #expect(
        try PrintfFormat.message(
          from: back, arguments: arguments.map(\.name), dialect: .c
        ).formatted() == message.formatted())
    }
  }

  static let files = PrintfFormat.Format(
    "%1$#@files@ in %2$@",
    substitutions: [
      .init(
        name: "files", conversion: "lld",
        texts: ["one": "%lld file", "other": "%lld files: 100%%"])
    ])

  @Test("with plural variables becomes one table, and comes back")
  func convertsSubstitutions() throws {
    let message = try PrintfFormat.message(
      from: Self.files, arguments: ["files", "folder"], dialect: .foundation)
    #expect(
      message.formatted() == """
        .input {$files :integer}
        .match $files
        one {{{$files} file in {$folder :string}}}
        * {{{$files} files: 100% in {$folder :string}}}
        """)
    let back = try PrintfFormat.format(
      for: message, arguments: ["files", "folder"], wholeNumbers: ["files"], dialect: .foundation)
    #expect(
      back
        == PrintfFormat.Format(
          "%1$#@files@",
          substitutions: [
            .init(
              name: "files", conversion: "lld",
              texts: [
                "one": "%1$lld file in %2$@", "other": "%1$lld files: 100%% in %2$@",
              ])
          ]))
    #expect(
      try PrintfFormat.message(
        from: back, arguments: ["files", "folder"], dialect: .foundation) == message)
  }

  @Test("with a variable that needs itself is refused")
  func refusesCircles() {
    let format = PrintfFormat.Format(
      "%#@a@", substitutions: [.init(name: "a", conversion: "d", texts: ["other": "%#@a@"])])
    #expect(throws: ConversionProblem.self) {
      try PrintfFormat.message(from: format, dialect: .foundation)
    }
  }

  @Test(
    "can't say",
    arguments: [
      (
        "{$n :number}",
        "'$n' may be a fraction; a format string shows it with a fixed number of "
          + "fraction digits, its halves rounded to even"
      ),
      (
        ".input {$n :integer} .match $n 0 {{a}} * {{b}}",
        "variants for exact numbers of '$n' have no equivalent in a format string"
      ),
      ("{$m :string}", "'$m' isn't an argument, so it has no place in a format string"),
      ("{$n :date}", "':date' has no equivalent in a format string"),
    ])
  func cannotSay(_ message: String, _ reason: String) throws {
    let problem = try #require(throws: ConversionProblem.self) {
      try PrintfFormat.format(
        for: ParsedMessage.parse(message).message, arguments: ["n"], dialect: .c)
    }
    #expect(problem.message.description == reason)
  }
}
