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
  ])
  func `another function than the source's is reported`(_ example: Example) throws {
    #expect(try example.diagnostics(FunctionChanged.self) == [example.diagnostic])
  }

  @Test(arguments: [
    Example("ar", "Call open() first.", "استدعِ open() أولًا."),
    Example("pl", "Delete the file(s)?", "Usunąć plik(i)?"),
  ])
  func `functions as in the source are accepted`(_ example: Example) throws {
    #expect(try example.diagnostics(FunctionChanged.self) == [])
  }
}
