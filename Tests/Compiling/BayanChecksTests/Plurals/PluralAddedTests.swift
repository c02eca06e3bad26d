import BayanChecks
import Testing

struct PluralAddedTests {
  @Test(arguments: cases)
  func `a plural that the source doesn't have is reported`(_ example: MessageCase) throws {
    try example.check(PluralAdded.self)
  }

  static let cases = [
    MessageCase(
      "Arabic inflects what English doesn't", source: "{$count} selected",
      plural("one", "محدد", "*", "{$count}"),
      ["① note: the translation selects by '$count', but the source doesn't"]),
    MessageCase(
      "Russian, beside a choice by text", "ru",
      source: ".input {$name :string} .match $name a {{{$count}}} * {{{$count}}}",
      plural("one", "{$count}", "*", "{$count}"),
      ["① note: the translation selects by '$count', but the source doesn't"]),
    MessageCase(
      "both select", "ru",
      source: ".input {$count :integer} .match $count 0 {{none}} * {{{$count}}}",
      plural("one", "{$count}", "*", "{$count}")),
    MessageCase("no source", source: nil, plural("one", "أ", "*", "{$count}")),
    MessageCase(
      "a choice by text", source: "{$name}", ".input {$name :string} .match $name a {{أ}} * {{ب}}"),
  ]
}
