import BayanChecks
import Testing

struct FunctionChangedTests {
  @Test(arguments: [
    Example(
      "ar", "Call open() first.", "①استدعِ فتح() أولًا.",
      "① warning: the source's function 'open()' is missing"),
    Example(
      "de", "Call file.open() first.", "Rufe zuerst ①datei.öffnen() auf.",
      "① warning: the function 'datei.öffnen()' is 'file.open()' in the source"),
    Example(
      "fr", "Call open() first.", "①Appelez open () d’abord.",
      "① note: the source's function 'open()' is missing"),
    Example(
      "nl", "Call CEILING() first.", "①Roep eerst CEILING(x) aan.",
      "① note: the source's function 'CEILING()' is missing"),
    Example(
      "fa", "Call open() first.", "①نخست open)( را صدا بزنید.",
      "① note: the source's function 'open()' is missing"),
  ])
  func `another function than the source's is reported`(_ example: Example) throws {
    #expect(try example.diagnostics(FunctionChanged.self) == [example.diagnostic])
  }

  @Test(arguments: [
    Example("ar", "Call open() first.", "استدعِ open() أولًا."),
    Example("he", "The open() call fails.", "הפונקציה ()open נכשלה."),
    Example("pl", "Delete the file(s)?", "Usunąć plik(i)?"),
  ])
  func `functions as in the source are accepted`(_ example: Example) throws {
    #expect(try example.diagnostics(FunctionChanged.self) == [])
  }
}
