import BayanChecks
import Testing

struct PathChangedTests {
  @Test(arguments: [
    Example(
      "ar", "Open /etc/hosts", "افتح ①/etc/مضيفين",
      "① warning: the path '/etc/مضيفين' is '/etc/hosts' in the source"),
    Example(
      "fr", "The file config.json is missing.", "Le fichier ①configuration.json est absent.",
      "① warning: the path 'configuration.json' is 'config.json' in the source"),
    Example(
      "sv", "Example: “/about/contact/”.", "Exempel: ”①/om/kontakt/”.",
      "① note: the path '/om/kontakt/' is '/about/contact/' in the source"),
    Example(
      "it", "Example: “/about/contact/”. Mind the slashes.", "①Esempio: ”/about/contact”. Attento.",
      "① warning: the source's path '/about/contact/' is missing"),
  ])
  func `a file path that changed is reported`(_ example: Example) throws {
    #expect(try example.diagnostics(PathChanged.self) == [example.diagnostic])
  }

  @Test(arguments: [
    Example("ar", "Open /etc/hosts.", "افتح الملف /etc/hosts."),
    Example("ar", "Yes/no, and/or, 5 km/h", "نعم/لا، و/أو، 5 كم/س"),
    Example("pl", "Settings/Privacy", "Ustawienia/Prywatność"),
    Example("ar", "In {$name}/data.txt", "في {$name}/data.txt"),
  ])
  func `file paths that stayed are accepted`(_ example: Example) throws {
    #expect(try example.diagnostics(PathChanged.self) == [])
  }
}
