import BayanChecks
import Testing

struct MarkupTagUnknownTests {
  @Test(arguments: [
    Example(
      "ar", "<strong>Wait</strong>", "①<stong>انتظر</stong>",
      "① the source has no '<stong>'; it has '<strong>'"),
    Example("pl", "One two", "Raz①<br>dwa", "① note: the source has no '<br/>'"),
    Example("pl", "Wait", "①<b>Czekaj</b>", "① note: the source has no '<b>'"),
    Example("fr", "1st", "1①<sup>er</sup>", "① warning: the source has no '<sup>'"),
    Example("ja", "Wait<br/>now", "①<qt>待って<br/>今</qt>", "① note: the source has no '<qt>'"),
    Example(
      "he", "Publisher", "①<p dir=\"rtl\">מוציא לאור</p>", "① note: the source has no '<p>'"),
    Example(
      "pl", "A <b>receipt</b>", "To ①<em>potwierdzenie</em>",
      "① note: the source has no '<em>'; it has '<b>'"),
    Example("ru", "{#b}Wait{/b}", "①{#i}Ждите{/i}", "① the source has no '{#i}'; it has '{#b}'"),
    Example(
      "fr", "<p>Choose continue</p>", "<p>Choisissez ①<i>continuer</i></p>",
      "① note: the source has no '<i>'"),
    Example(
      "de", "<span weight=\"bold\">Wait</span>", "①<b>Warten</b>",
      "① note: the source has no '<b>'; it has '<span>'"),
    Example(
      "ja", "<strong>Print</strong>", "①<font size='+2'>印刷</font>",
      "① note: the source has no '<font>'; it has '<strong>'"),
    Example(
      "fr", "It is in your path", "C’est dans ①<code>$PATH</code>",
      "① note: the source has no '<code>'"),
    Example(
      "ja", "<qt>Delete it?</qt>", "<qt>①<p>削除しますか？</p></qt>",
      "① note: the source has no '<p>'"),
  ])
  func `a tag that the source doesn't have is reported`(_ example: Example) throws {
    #expect(try example.diagnostics(MarkupTagUnknown.self) == [example.diagnostic])
  }

  @Test(arguments: [
    Example("ar", "<b>Save</b> now", "<b>احفظ</b> <b>الآن</b>"),
    Example("fr", "Use file", "Utilisez <fichier>"),
    Example("fr", "Type 'q' to quit", "Pressez la touche <q> pour quitter"),
    Example("pl", "One<br>two three", "Raz<br>dwa<br>trzy"),
  ])
  func `tags of the source, and text that is no tag, are accepted`(_ example: Example) throws {
    #expect(try example.diagnostics(MarkupTagUnknown.self) == [])
  }

  @Test(arguments: [
    Example("ar", "<strong>Wait</strong>", "<stong>انتظر</stong>", "<strong>انتظر</strong>")
  ])
  func `the fix writes the source's tag`(_ example: Example) throws {
    #expect(try example.fixed(MarkupTagUnknown.self) == example.diagnostic)
  }
}
