import BayanChecks
import Testing

struct BracketBalanceTests {
  @Test(arguments: [
    Example("ar", "Saved (copy)", "حُفظ ①(نسخة", "① warning: the bracket '(' has no counterpart"),
    Example("pl", "Saved", "Zapisano①)", "① warning: the bracket ')' has no counterpart"),
    Example(
      "de", "Items [copy] (old)", "Elemente ①[Kopie (alt)",
      "① warning: the bracket '[' has no counterpart"),
    Example("ar", "Saved (BMP)", "حُفظ ①(BMP", "① warning: the bracket '(' has no counterpart"),
    Example("ja", "Saved (copy)", "保存①（コピー", "① warning: the bracket '（' has no counterpart"),
    Example(
      "ja", "Use it (https://example.com/a/) now", "これ①（https://example.com/a/を使う",
      "① warning: the bracket '（' has no counterpart"),
    Example(
      "fr", "Words (parted by ;)", "Mots ①(séparés par ;",
      "① warning: the bracket '(' has no counterpart"),
    Example("ru", "Town (SJ)", "Город SJ①)", "① warning: the bracket ')' has no counterpart"),
    Example("zh", "Saved (copy)", "已保存（副本)①）", "① warning: the bracket '）' has no counterpart"),
    Example(
      "he", "No parent (uid={$name})", "אין הורה ①)uid={$name}(",
      "① warning: the bracket ')' has no counterpart"),
    Example(
      "he", "INT(2.5) is 2", "①(שלם 2.5 הוא 2", "① warning: the bracket '(' has no counterpart"),
  ])
  func `a bracket without its other half is reported`(_ example: Example) throws {
    #expect(try example.diagnostics(BracketBalance.self) == [example.diagnostic])
  }

  @Test(arguments: [
    Example("ar", "1) One", "1) واحد"),
    Example("ar", "a) One, b) two", "أ) واحد، ب) اثنان"),
    Example("pl", "Saved", "Zapisano (kopia)"),
    Example("ja", "Saved (copy)", "保存（コピー)"),
    Example("he", "INT(2.5) is 2", "(INT(2.5 שווה ל־2"),
    Example("he", "HOURS(\"10:5\") is 10", "(\"HOURS(\"10:5 מחזירה 10"),
    Example("de", "In [0, 1)", "Im Bereich [0, 1)"),
    Example("fr", "Well done!", "Bravo\u{A0}! :-)"),
    Example("fr", "Words (parted by ;)", "Mots (séparés par ;)"),
    Example("de", "After \"(\"", "Nach „(“"),
    Example("fr", "Unmatched '('", "«\u{A0}(\u{A0}» non fermée"),
    Example("ru", "Call open(x)", "Вызвать open(x)"),
    Example("ja", "Use it (https://example.com/a/) now", "これ（https://example.com/a/）を使う"),
    Example("ar", "As smb://[group/]server", "مثل smb://[مجموعة ما/]خادم"),
    Example("de", "Since 2021", "Seit Beginn (2021-)"),
    Example("pl", "A name (&#234; for one)", "Nazwa (np. &#234;)"),
    Example("de", #"Break \\\\ now"#, #"Umbruch (\\\\) jetzt"#),
  ])
  func `balanced brackets and other uses of them are accepted`(_ example: Example) throws {
    #expect(try example.diagnostics(BracketBalance.self) == [])
  }
}
