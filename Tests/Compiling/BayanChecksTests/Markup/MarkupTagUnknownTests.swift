import BayanChecks
import Testing

@Suite("markup-tag-unknown")
struct MarkupTagUnknownTests {
  @Test(arguments: [
    Example(
      "ar", "<strong>Wait</strong>", "①<stong>انتظر</stong>",
      "① the source has no '<stong>'; it has '<strong>'"),
    Example("pl", "One two", "Raz①<br>dwa", "① note: the source has no '<br/>'"),
    Example("pl", "Wait", "①<b>Czekaj</b>", "① warning: the source has no '<b>'"),
    Example("ru", "{#b}Wait{/b}", "①{#i}Ждите{/i}", "① the source has no '{#i}'; it has '{#b}'"),
  ])
  func `reports`(_ example: Example) throws {
    #expect(try example.findings(MarkupTagUnknown.self) == [example.finding])
  }

  @Test(arguments: [
    Example("ar", "<b>Save</b> now", "<b>احفظ</b> <b>الآن</b>"),
    Example("fr", "Use file", "Utilisez <fichier>"),
    Example("pl", "One<br>two three", "Raz<br>dwa<br>trzy"),
  ])
  func `says nothing`(_ example: Example) throws {
    #expect(try example.findings(MarkupTagUnknown.self) == [])
  }

  @Test(arguments: [
    Example("ar", "<strong>Wait</strong>", "<stong>انتظر</stong>", "<strong>انتظر</strong>")
  ])
  func `mends`(_ example: Example) throws {
    #expect(try example.fixed(MarkupTagUnknown.self) == example.finding)
  }
}
