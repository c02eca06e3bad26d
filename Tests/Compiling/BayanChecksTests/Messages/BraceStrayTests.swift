import BayanChecks
import Testing

struct BraceStrayTests {
  @Test(arguments: bad + good)
  func `a placeholder that lost its braces is reported`(_ example: MessageCase) throws {
    try example.check(BraceStray.self)
  }

  static let bad = [
    MessageCase(
      "a closing brace", source: "Hello {$name}", #"مرحبا {$name}①\}"#,
      ["① warning: '}' is shown to readers but has no counterpart"]),
    MessageCase(
      "an opening brace, in one variant", "de", source: "{$count}",
      plural("one", #"②\{eins"#, "*", "{$count}"),
      ["② warning: '{' is shown to readers but has no counterpart"]),
  ]

  static let good = [
    MessageCase(
      "as in the source, where it is reported", "he", source: #"Type a \{$name"#, #"הקלד \{$name"#,
      ["Locales/en/login.toml:2:10 warning: '{' is shown to readers but has no counterpart"]),
    MessageCase("a brace that is spoken of", source: #"Type \{ to begin"#, #"اكتب \{ للبدء"#),
    MessageCase("a face", "fr", source: #"Smile :-\}"#, #"Souriez :-\}"#),
    MessageCase("a pair", source: "Use {$name}", #"استخدم \{{$name}\}"#),
    MessageCase("no braces", source: "Hello", "مرحبا"),
  ]
}
