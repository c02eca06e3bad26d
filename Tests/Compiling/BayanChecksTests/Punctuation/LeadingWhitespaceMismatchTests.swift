import BayanChecks
import Testing

struct LeadingWhitespaceMismatchTests {
  @Test(arguments: [
    Example(
      "ar", "Saved", "① حُفظ",
      "① note: the translation starts with a space, and the source with none"),
    Example(
      "de", "\tCheck", "①  Prüfen",
      "① note: the translation starts with 2 spaces, and the source with U+0009"),
    Example(
      "de", "\tCheck", "① Prüfen",
      "① warning: the translation starts with a space, and the source with U+0009"),
    Example(
      "ar", "Saved", "①  حُفظ",
      "① warning: the translation starts with 2 spaces, and the source with none"),
    Example(
      "he", "Saved", "①            נשמר",
      "① note: the translation starts with 12 spaces, and the source with none"),
    Example(
      "fr", "saved", "①   enregistré",
      "① note: the translation starts with 3 spaces, and the source with none"),
    Example(
      "ru", "      Failed", "①\tСбой",
      "① note: the translation starts with U+0009, and the source with 6 spaces"),
    Example(
      "ja", "     Failed", "①\u{3000}失敗",
      "① note: the translation starts with U+3000, and the source with 5 spaces"),
    Example(
      "ru", "\tFailed", "①Сбой",
      "① warning: the translation starts with none, and the source with U+0009"),
    Example(
      "pl", "    Size", "①   Rozmiar",
      "① note: the translation starts with 3 spaces, and the source with 4 spaces"),
    Example(
      "tr", "“{$name}” was deleted", "①\u{A0}“{$name}” silindi",
      "① warning: the translation starts with U+00A0, and the source with none"),
    Example(
      "pl", " and {$name}", "①i {$name}",
      "① warning: the translation starts with none, and the source with a space"),
    Example(
      "de", " List View", "①Listenansicht",
      "① note: the translation starts with none, and the source with a space"),
    Example(
      "de", " <b>Month:</b>", "①<b>Monat:</b>",
      "① note: the translation starts with none, and the source with a space"),
    Example(
      "ja", " or ", "①または ",
      "① note: the translation starts with none, and the source with a space"),
    Example(
      "ru", " (offline)", "①(не в сети)",
      "① warning: the translation starts with none, and the source with a space"),
  ])
  func `another space at the start than the source's is reported`(_ example: Example) throws {
    #expect(try example.diagnostics(LeadingWhitespaceMismatch.self) == [example.diagnostic])
  }

  @Test(arguments: [
    Example("ar", " ({$name})", "\u{200F}\u{200F} ({$name})"),
    Example("ar", " Saved", " حُفظ"),
    Example("ru", " tab, then do it", ", сделайте это"),
    Example("fr", ": none", "\u{A0}: aucun"),
    Example("pl", "Saved", "Zapisano"),
  ])
  func `a start as in the source is accepted`(_ example: Example) throws {
    #expect(try example.diagnostics(LeadingWhitespaceMismatch.self) == [])
  }

  @Test(arguments: [
    Example("ar", "Saved", "\u{A0}حُفظ", "حُفظ"),
    Example("pl", " and more", "i więcej", " i więcej"),
  ])
  func `the fix starts as the source does`(_ example: Example) throws {
    #expect(try example.fixed(LeadingWhitespaceMismatch.self) == example.diagnostic)
  }
}
