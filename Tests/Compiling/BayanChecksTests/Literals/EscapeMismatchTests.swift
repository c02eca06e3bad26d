import BayanChecks
import Testing

struct EscapeMismatchTests {
  @Test(arguments: [
    Example(
      "ar", "One\ntwo", "واحد①\\\\nاثنان",
      "① warning: '\\n' is shown to the reader as it is; the source has none here"),
    Example(
      "ar", "A space \\\\u00A0 here", "①مسافة هنا", "① warning: the source's '\\u' is missing"),
    Example(
      "ar", "A tab \\\\t here", "①فاصل `\\\\n` هنا", "① warning: the source's '\\t' is missing"),
    Example(
      "fr", "Say \\\\\"hello\\\\\"", "①Dites bonjour", "① warning: the source's '\\\"' is missing"),
    Example(
      "fr", #"If you don\\'t want any"#, "①Si vous n’en voulez pas",
      #"① note: the source's '\'' is missing"#),
  ])
  func `escapes that changed are reported`(_ example: Example) throws {
    #expect(try example.diagnostics(EscapeMismatch.self) == [example.diagnostic])
  }

  @Test(arguments: [
    Example("ar", "Remove '\\\\n' here", "أزل `\\\\n` هنا"),
    Example("ar", "Remove it here", "أزل `\\\\n` هنا"),
    Example("fr", #"Left\\turns it left"#, #"Gauche\\Moteur à gauche"#),
    Example("ar", "One\\\\ntwo", "واحد\\\\nاثنان"),
    Example("fr", "\\\\foo leads to \\\\foomode", "\\\\toto mène à \\\\totomode"),
    Example("uk", "As domain\\\\username here", "Як домен\\\\користувач тут"),
    Example("pl", "In C:\\\\new", "W C:\\\\nowy"),
    Example("de", "Escape `\\\\' at the end", "»\\\\« am Ende"),
    Example("pl", "The backslash isn't portable", "Znak '\\\\' nie jest przenośny"),
    Example("de", "It ends with `\\\\' here", "Es endet hier mit \"\\\\\""),
    Example("pl", "In C:\\\\new", "W D:\\\\nowy"),
  ])
  func `escapes as in the source are accepted`(_ example: Example) throws {
    #expect(try example.diagnostics(EscapeMismatch.self) == [])
  }
}
