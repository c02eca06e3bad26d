import BayanChecks
import Testing

struct EntityBrokenTests {
  @Test(arguments: [
    Example(
      "ar", "Terms&nbsp;of use", "شروط①&nbsp الاستخدام",
      "① warning: '&nbsp' is not read as a character; write '&nbsp;'"),
    Example(
      "ar", "Terms &amp; conditions", "الشروط ①&amp؛ الأحكام",
      "① warning: '&amp؛' is not read as a character; write '&amp;'"),
    Example(
      "fr", "Terms &amp; conditions", "Termes ①& amp; conditions",
      "① warning: '& amp;' is not read as a character; write '&amp;'"),
  ])
  func `a broken character reference is reported`(_ example: Example) throws {
    #expect(try example.diagnostics(EntityBroken.self) == [example.diagnostic])
  }

  @Test(arguments: [
    Example("ar", "AT&T & more", "AT&T والمزيد & أكثر"),
    Example("pl", "Terms &amp; conditions", "Warunki &amp; zasady"),
    Example("fr", "https://example.com/?a=1&copy=2", "https://example.com/?a=1&copy=2"),
  ])
  func `whole character references and plain ampersands are accepted`(_ example: Example) throws {
    #expect(try example.diagnostics(EntityBroken.self) == [])
  }

  @Test(arguments: [
    Example("ar", "a &amp; b", "أ &amp؛ ب", "أ &amp; ب")
  ])
  func `the fix writes the whole reference`(_ example: Example) throws {
    #expect(try example.fixed(EntityBroken.self) == example.diagnostic)
  }
}
