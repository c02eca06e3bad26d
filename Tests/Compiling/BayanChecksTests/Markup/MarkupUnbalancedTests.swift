import BayanChecks
import Testing

struct MarkupUnbalancedTests {
  @Test(arguments: [
    Example("ar", "<b>Save</b> now", "①<b>احفظ الآن", "① '<b>' is never closed"),
    Example("pl", "{#b}Save{/b} now", "①{#b}Zapisz teraz", "① '{#b}' is never closed"),
    Example(
      "he", "<b>Save</b> <i>now</i>", "<b>שמור ①<i>עכשיו</b> <i>יש</i>",
      "① '<i>' is not closed before '</b>'"),
    Example("fr", "<b>Save</b>", "Enregistrer①</b>", "① '</b>' closes a tag that was never opened"),
    Example(
      "es", "<li>One</li><li>Two</li>", "①<li>Uno<li>Dos</li>", "① '<li>' is never closed"),
  ])
  func `a tag without its other half is reported`(_ example: Example) throws {
    #expect(try example.diagnostics(MarkupUnbalanced.self) == [example.diagnostic])
  }

  @Test(arguments: [
    Example("ar", "Usage: tool <file>", "الاستخدام: tool <ملف>"),
    Example("ar", "Usage: tool <file>", "الاستخدام: tool <file>"),
    Example("ar", "One<br>two", "واحد<br>اثنان"),
    Example("es", "<li>One<li>Two", "<li>Uno<li>Dos"),
    Example("es", "<p>One</p>", "<p>Uno</p>"),
    Example("pl", "{#b}Save{/b} now", "{#b}Zapisz{/b} teraz"),
    Example("fr", "a < b and c > d", "a < b et c > d"),
    Example("fr", "Hello <name>", "Bonjour <nom>"),
    Example("fr", "Type 'q' to quit", "Pressez la touche <q> pour quitter"),
  ])
  func `balanced tags are accepted`(_ example: Example) throws {
    #expect(try example.diagnostics(MarkupUnbalanced.self) == [])
  }
}
