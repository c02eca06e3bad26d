import BayanChecks
import Testing

struct UrlChangedTests {
  static let project = #"localized-hosts = ["example.net"]"#

  @Test(arguments: [
    Example(
      "ar", "Visit https://example.com/help", "زر ①https://example.com/مساعدة",
      "① warning: the address 'https://example.com/مساعدة' is 'https://example.com/help' in the source"
    ),
    Example(
      "pl", "See https://example.com/a/b.", "Zobacz ①https://example.com/a/c.",
      "① warning: the address 'https://example.com/a/c' is 'https://example.com/a/b' in the source"),
    Example(
      "nl", "As in URLs, e.g. http://example.com/[my-slug]/",
      "Zoals ①http://example.nl/[mijn-slug]/",
      "① note: the address 'http://example.nl/[mijn-slug]/' is 'http://example.com/[my-slug]/' in the source"
    ),
    Example(
      "fr", "The name of the site (eg example.com)", "Le nom du site (par exemple ①exemple.com)",
      "① note: the address 'exemple.com' is 'example.com' in the source"),
    Example(
      "he", "See https://example.com/help", "①ראו את העזרה",
      "① warning: the source's address 'https://example.com/help' is missing"),
    Example(
      "ru", "Go to https://example.com/{$name}", "Перейдите на ①https://example.org/{$name}",
      "① warning: the address 'https://example.org/{…}' is 'https://example.com/{…}' in the source"),
    Example(
      "fr", "See https://example.com/help", "Voir ①http://example.com/help",
      "① warning: the address 'http://example.com/help' is 'https://example.com/help' in the source"
    ),
    Example(
      "fr", "Import from Goodreads.com", "①Importer depuis Goodreads",
      "① note: the source's address 'Goodreads.com' is missing"),
    Example(
      "ar", "As smb://[group/]server", "مثل ①smb://[مجموعة/]خادم",
      "① note: the address 'smb://[مجموعة/]خادم' is 'smb://[group/]server' in the source"),
    Example(
      "fr", "Open irc://server:port/channel", "Ouvrir ①irc://serveur:port/canal",
      "① note: the address 'irc://serveur:port/canal' is 'irc://server:port/channel' in the source"),
    Example(
      "fi", "As protocol://user@www.example.org:port/file", "①Kuten tässä",
      "① note: the source's address 'protocol://user@www.example.org:port/file' is missing"),
    Example(
      "pl", "As ipp://printer.mydomain/ipp", "Jak ①ipp://drukarka.mojadomena/ipp",
      """
      ① note: the address 'ipp://drukarka.mojadomena/ipp' is 'ipp://printer.mydomain/ipp' in the source
      """),
    Example(
      "ja", "As in anna@*.example.com", "①例: anna@*.ne.jp",
      "① note: the source's address '*.example.com' is missing"),
    Example(
      "de", "Open http://localhost:80/a", "①http://localhost:80/b öffnen",
      "① warning: the address 'http://localhost:80/b' is 'http://localhost:80/a' in the source"),
    Example(
      "de", "As in http://example.com/help", "Wie ①http://beispiel.com/hilfe",
      "① note: the address 'http://beispiel.com/hilfe' is 'http://example.com/help' in the source"),
    Example(
      "fr", "A list of addresses, for example: foo and then bar http://example.com/repos/b",
      "Une liste d’adresses, par exemple : toto, puis titi ①http://example.com/depots/b",
      "① note: the address 'http://example.com/depots/b' is 'http://example.com/repos/b' in the source"
    ),
    Example(
      "fr", "imap.example.com", "①imap.exemple.fr",
      "① note: the source's address 'imap.example.com' is missing"),
    Example(
      "de", "See http://fr.example.net.org/a", "Siehe ①http://it.example.net.org/b",
      "① warning: the address 'http://it.example.net.org/b' is 'http://fr.example.net.org/a' in the source"
    ),
  ])
  func `an address that changed is reported`(_ example: Example) throws {
    #expect(try example.diagnostics(UrlChanged.self, project: Self.project) == [example.diagnostic])
  }

  @Test(arguments: [
    Example("ar", "Visit https://example.com/help.", "زر https://example.com/help."),
    Example("ar", "Visit https://example.com/en/help", "زر https://example.com/ar/help"),
    Example(
      "ar", "See https://en.wikipedia.org/wiki/Error", "انظر https://ar.wikipedia.org/wiki/خطأ"),
    Example(
      "de", "See http://en.wikipedia.org/wiki/Error", "Siehe https://de.wikipedia.org/wiki/Fehler"),
    Example(
      "de", "See http://fr.wikipedia.org/wiki/Erreur", "Siehe http://de.wikipedia.org/wiki/Fehler"),
    Example("ja", "See https://example.com/help for more.", "詳しくはhttps://example.com/helpをご覧ください。"),
    Example("de", "See http://example.com/help", "Siehe https://example.com/help"),
    Example(
      "ru", "See <http://www.gnu.org/licenses/>", "См. <https://www.gnu.org/licenses/>"),
    Example("fa", "See https://example.com/", "ببینید https://example.com"),
    Example("ar", "Help: https://help.example.net/x", "مساعدة: https://help.example.net/س"),
  ])
  func `addresses that stayed, or lead to the locale's page, are accepted`(
    _ example: Example
  ) throws {
    #expect(try example.diagnostics(UrlChanged.self, project: Self.project) == [])
  }

  @Test(arguments: [
    Example(
      "pl", "See https://example.com/a", "Zobacz https://example.com/ą",
      "Zobacz https://example.com/a")
  ])
  func `the fix writes the source's address`(_ example: Example) throws {
    #expect(try example.fixed(UrlChanged.self, project: Self.project) == example.diagnostic)
  }
}
