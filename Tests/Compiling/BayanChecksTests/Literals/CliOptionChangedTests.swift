import BayanChecks
import Testing

struct CliOptionChangedTests {
  @Test(arguments: [
    Example(
      "ar", "Try --help for more.", "①جرّب —help للمزيد.",
      "① warning: the source's option '--help' is missing"),
    Example(
      "pl", "Use -v or --verbose.", "Użyj -v lub ①--gadatliwy.",
      "① warning: the option '--gadatliwy' is '--verbose' in the source"),
    Example(
      "fr", "Example: tool --foo bar", "Exemple : tool ①--toto tata",
      "① note: the option '--toto' is '--foo' in the source"),
    Example(
      "pl", "Run it with --scriptArguments", "Uruchom z ①--argumentySkryptu",
      "① note: the option '--argumentySkryptu' is '--scriptArguments' in the source"),
  ])
  func `a command-line option that changed is reported`(_ example: Example) throws {
    #expect(try example.diagnostics(CliOptionChanged.self) == [example.diagnostic])
  }

  @Test(arguments: [
    Example("ar", "Use --lang=FILE", "استخدم --lang=ملف"),
    Example("ru", "A well-known, built-in one - yes", "Известный, встроенный - да"),
    Example("fr", "Go to the --pool-- park", "Allez au parc --nautique--"),
    Example("fr", "--Long Pool--", "--Bassin long--"),
  ])
  func `command-line options that stayed are accepted`(_ example: Example) throws {
    #expect(try example.diagnostics(CliOptionChanged.self) == [])
  }

  @Test(arguments: [
    Example("pl", "Use --verbose", "Użyj --gadatliwie", "Użyj --verbose")
  ])
  func `the fix writes the source's option`(_ example: Example) throws {
    #expect(try example.fixed(CliOptionChanged.self) == example.diagnostic)
  }
}
