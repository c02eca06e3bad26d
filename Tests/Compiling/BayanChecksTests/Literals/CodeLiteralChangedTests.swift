import BayanChecks
import Testing

struct CodeLiteralChangedTests {
  @Test(arguments: [
    Example(
      "pl", #"As `\{"by": "Data Team"\}`"#, #"Jako ①`\{"by": "Zespół"\}`"#,
      #"① note: the code '`{"by": "Zespół"}`' is '`{"by": "Data Team"}`' in the source"#),
    Example(
      "ar", "Run `npm test` again.", "شغّل ①`اختبار npm` مجددًا.",
      "① warning: the code '`اختبار npm`' is '`npm test`' in the source"),
    Example(
      "fr", "Run `npm test`.", "①Lancez les tests.",
      "① warning: the source's code '`npm test`' is missing"),
    Example(
      "de", "Press `Cancel` to stop.", "①Mit »Abbrechen« beenden.",
      "① note: the source's code '`Cancel`' is missing"),
    Example(
      "nb", "Choose `Export Key...` now", "①Velg «Eksporter nøkkel …» nå",
      "① note: the source's code '`Export Key...`' is missing"),
    Example(
      "ru", "Open `Customer Groups` first", "Сначала откройте ①`Группы клиентов`",
      "① note: the code '`Группы клиентов`' is '`Customer Groups`' in the source"),
    Example(
      "ja", "Set `USE_TZ = True` here", "ここで①`USE_TZ=True`を設定します",
      "① note: the code '`USE_TZ=True`' is '`USE_TZ = True`' in the source"),
    Example(
      "pl", "Its name is `<net_name>`.", "Nazwą jest ①`<nazwa_sieci>`.",
      "① note: the code '`<nazwa_sieci>`' is '`<net_name>`' in the source"),
    Example(
      "es", "Setting it to `zero` fails", "Ponerlo a ①`cero` falla",
      "① note: the code '`cero`' is '`zero`' in the source"),
    Example(
      "fi", "Use `a_username/b_projectname` here", "Käytä ①`a_nimi/b_projektinimi` tässä",
      "① note: the code '`a_nimi/b_projektinimi`' is '`a_username/b_projectname`' in the source"),
  ])
  func `code that changed is reported`(_ example: Example) throws {
    #expect(try example.diagnostics(CodeLiteralChanged.self) == [example.diagnostic])
  }

  @Test(arguments: [
    Example("ar", "Run `npm test` again.", "أعد تشغيل `npm test`."),
    Example("fr", "Run npm test.", "Lancez `npm test`."),
    Example("de", "A color as `#RRGGBB`", "Eine Farbe wie »#RRGGBB«"),
    Example("ar", "Run `npm test` again.", "أعد تشغيل `\u{2066}npm test\u{2069}`."),
  ])
  func `code that stayed is accepted`(_ example: Example) throws {
    #expect(try example.diagnostics(CodeLiteralChanged.self) == [])
  }

  @Test(arguments: [
    Example("fr", "Run `npm test`.", "Lancez `npm essai`.", "Lancez `npm test`.")
  ])
  func `the fix writes the source's code`(_ example: Example) throws {
    #expect(try example.fixed(CodeLiteralChanged.self) == example.diagnostic)
  }
}
