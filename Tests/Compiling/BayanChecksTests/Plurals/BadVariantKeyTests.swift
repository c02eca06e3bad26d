import BayanChecks
import Testing

struct BadVariantKeyTests {
  @Test(arguments: bad + good)
  func `a key that its selector can't have is reported`(_ example: MessageCase) throws {
    try example.check(BadVariantKey.self)
  }

  static let bad = [
    MessageCase(
      "letters swapped", source: nil, plural("②fwe", "{$count}", "*", "{$count}"),
      ["② 'fwe' is neither a number nor a plural category; did you mean 'few'?"]),
    MessageCase(
      "a capital", "ru", source: nil, plural("②One", "{$count}", "*", "{$count}"),
      ["② 'One' is neither a number nor a plural category; did you mean 'one'?"]),
    MessageCase(
      "a word that is no category", "pl", source: nil,
      plural("②plural", "{$count}", "*", "{$count}"),
      [
        "② 'plural' is neither a number nor a plural category such as 'one'"
      ]),
    MessageCase(
      "a translated category", source: nil, plural("②واحد", "{$count}", "*", "{$count}"),
      ["② 'واحد' is neither a number nor a plural category such as 'one'"]),
    MessageCase(
      "a digit of the locale's", source: nil, plural("②٣", "{$count}", "*", "{$count}"),
      ["② '٣' is neither a number nor a plural category; did you mean '3'?"]),
    MessageCase(
      "MessageFormat 1's way of writing a number", "fr", source: nil,
      plural("②|=1|", "un", "*", "{$count}"),
      ["② '=1' is neither a number nor a plural category; did you mean '1'?"]),
    MessageCase(
      "zeros that no number has", "fr", source: nil,
      plural("②01", "un", "③1.0", "un", "*", "{$count}"),
      [
        "② '01' is neither a number nor a plural category; did you mean '1'?",
        "③ '1.0' is neither a number nor a plural category; did you mean '1'?",
      ]),
    MessageCase(
      "beside another selector", "pl", source: nil,
      ".input {$name :string} .input {$count :integer} .match $name $count "
        + "x ②onee {{}} x * {{}} * onee {{}} * * {{}}",
      ["② 'onee' is neither a number nor a plural category; did you mean 'one'?"]),
  ]

  static let good = [
    MessageCase(
      "categories, and numbers", source: nil,
      plural("0", "أ", "zero", "أ", "one", "أ", "-1", "أ", "1.5", "أ", "other", "أ", "*", "أ")),
    MessageCase(
      "a category of other languages", "he", source: nil, plural("few", "א", "*", "{$count}")),
    MessageCase(
      "keys of a text", source: nil, ".input {$name :string} .match $name fwe {{أ}} * {{ب}}"),
    MessageCase(
      "keys of a function of one's own", source: nil,
      ".input {$name :shop:kind} .match $name fwe {{أ}} * {{ب}}"),
  ]

  @Test func `the repair writes the category on every variant`() throws {
    #expect(
      try fixed(
        source: nil,
        target: ".input {$count :integer} .match $count fwe {{{$count}}} ٣ {{أ}} * {{ب}}",
        rule: BadVariantKey.self)
        == ".input {$count :integer} .match $count few {{{$count}}} 3 {{أ}} * {{ب}}")
  }
}
