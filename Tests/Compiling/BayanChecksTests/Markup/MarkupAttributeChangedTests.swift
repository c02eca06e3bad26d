import BayanChecks
import Testing

struct MarkupAttributeChangedTests {
  @Test(arguments: [
    Example(
      "de", "Set <input type=\"text\" value=\"on\">", "Setze ①<input type=\"text\" value=\"an\">",
      "① warning: 'value' of '<input/>' is 'an', but 'on' in the source"),
    Example(
      "ar", "<a href=\"/terms\">terms</a>", "①<a href=\"/شروط\">الشروط</a>",
      "① warning: 'href' of '<a>' is '/شروط', but '/terms' in the source"),
    Example(
      "pl", "{#link to=terms}terms{/link}", "①{#link to=warunki}warunki{/link}",
      "① warning: 'to' of '{#link}' is 'warunki', but 'terms' in the source"),
    Example(
      "he", "<a href=\"/t\" class=\"x\">terms</a>", "①<a href=\"/t\">תנאים</a>",
      "① warning: '<a>' lacks the source's 'class'"),
    Example(
      "fr", "<a href=\"/t\">terms</a>", "①<a href=\"/t\" target=\"_blank\">conditions</a>",
      "① warning: '<a>' of the source has no 'target'"),
  ])
  func `an attribute that changed is reported`(_ example: Example) throws {
    #expect(try example.diagnostics(MarkupAttributeChanged.self) == [example.diagnostic])
  }

  @Test(arguments: [
    Example(
      "de", "Press <input type=\"submit\" value=\"Run\">",
      "Drücke <input type=\"submit\" value=\"Ausführen\">"),
    Example(
      "ar", "<a href=\"/t\" title=\"Terms\">terms</a>",
      "<a title=\"الشروط\" href=\"/t\" dir=\"rtl\">الشروط</a>"),
    Example("ar", "<a href=\"/en/t\">terms</a>", "<a href='/ar/t'>الشروط</a>"),
    Example(
      "pl", "<a href=\"/a\">a</a> or <a href=\"/b\">b</a>",
      "<a href=\"/b\">b</a> albo <a href=\"/a\">a</a>"),
    Example(
      "ru",
      ".input {$count :integer} .match $count one {{<p>Post</p>}} * {{<p class=\"a\">Posts</p>}}",
      ".input {$count :integer} .match $count one {{<p>Ответ</p>}} few {{<p>Ответа</p>}} many {{<p>Ответов</p>}} * {{<p class=\"a\">Ответа</p>}}"
    ),
    Example(
      "fr", "<p style=\" margin-top:0px; color:red;\">a</p>",
      "<p style=\"margin-top:0px;color:red;\">a</p>"),
    Example("pl", "<a href=\"{$name}\">a</a>", "<a href=\"{$name}\">a</a>"),
    Example(
      "de", "<a href=\"http://example.com/a\">a</a>", "<a href=\"https://example.com/a\">a</a>"),
    Example(
      "de", "<a href=\"https://en.wikipedia.org/wiki/A\">a</a>",
      "<a href=\"http://de.wikipedia.org/wiki/B\">b</a>"),
  ])
  func `attributes that stayed or are for readers are accepted`(_ example: Example) throws {
    #expect(try example.diagnostics(MarkupAttributeChanged.self) == [])
  }
}
