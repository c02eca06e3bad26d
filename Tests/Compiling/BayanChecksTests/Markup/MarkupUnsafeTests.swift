import BayanChecks
import Testing

struct MarkupUnsafeTests {
  @Test(arguments: [
    Example(
      "ar", "<b>Wait</b>", "①<script>x()</script><b>انتظر</b>",
      "① '<script>' can't be used in a text; it runs or loads something"),
    Example(
      "pl", "<a href=\"/go\">here</a>", "①<a href=\" JavaScript:go()\">tutaj</a>",
      "① 'href' of '<a>' runs code; remove it"),
    Example(
      "ru", "<b>here</b>", "①<b onclick=\"go()\">здесь</b>",
      "① 'onclick' of '<b>' runs code; remove it"),
  ])
  func `markup that can run code is reported`(_ example: Example) throws {
    #expect(try example.diagnostics(MarkupUnsafe.self) == [example.diagnostic])
  }

  @Test(arguments: [
    Example("ar", "<a href=\"/go\">here</a>", "<a href=\"/go\">هنا</a>"),
    Example("ar", "Read the {#link}terms{/link}", "اقرأ {#link}الشروط{/link}"),
    Example("pl", "Use javascript: links", "Użyj odnośników javascript:"),
  ])
  func `harmless markup is accepted`(_ example: Example) throws {
    #expect(try example.diagnostics(MarkupUnsafe.self) == [])
  }
}
