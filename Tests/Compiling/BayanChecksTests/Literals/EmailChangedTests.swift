import BayanChecks
import Testing

struct EmailChangedTests {
  @Test(arguments: [
    Example(
      "ar", "Email support@example.com.", "راسل ①support@exmple.com.",
      "① warning: the e-mail address 'support@exmple.com' is 'support@example.com' in the source"),
    Example(
      "pl", "An example of what readers of yours may have: first@example.org",
      "Przykład: ①pierwszy@example.org",
      "① note: the e-mail address 'pierwszy@example.org' is 'first@example.org' in the source"),
    Example(
      "pl", "An example of what readers of yours may have: first@kde.org",
      "Przykład: ①pierwszy@kde.org",
      "① warning: the e-mail address 'pierwszy@kde.org' is 'first@kde.org' in the source"),
    Example(
      "he", "Email support@example.com.", "①כתבו לנו.",
      "① warning: the source's e-mail address 'support@example.com' is missing"),
    Example(
      "de", "Get user@domain.org instead", "Stattdessen ①benutzer@domain.org holen",
      "① note: the e-mail address 'benutzer@domain.org' is 'user@domain.org' in the source"),
    Example(
      "pl", "first@example.org", "①pierwszy@example.org",
      "① note: the e-mail address 'pierwszy@example.org' is 'first@example.org' in the source"),
    Example(
      "pl", "first@kde.org", "①pierwszy@kde.org",
      "① warning: the e-mail address 'pierwszy@kde.org' is 'first@kde.org' in the source"),
    Example(
      "fr", "The data of joe@mydomain.com", "Les données de ①jo@mondomaine.com",
      "① note: the e-mail address 'jo@mondomaine.com' is 'joe@mydomain.com' in the source"),
    Example(
      "de", "As in focus@janedoe.example.com", "Wie in ①fokus@erikamustermann.beispiel.de",
      "① note: the e-mail address 'fokus@erikamustermann.beispiel.de' is 'focus@janedoe.example.com' in the source"
    ),
    Example(
      "pl", "Get john.doe@kde.org instead", "Weź ①jan.kowalski@kde.org zamiast tego",
      "① note: the e-mail address 'jan.kowalski@kde.org' is 'john.doe@kde.org' in the source"),
    Example(
      "pl", "Get john.smith@kde.org instead", "Weź ①jan.kowalski@kde.org zamiast tego",
      "① warning: the e-mail address 'jan.kowalski@kde.org' is 'john.smith@kde.org' in the source"),
    Example(
      "fr", "example@kde.org", "①exemple@kde.org",
      "① note: the e-mail address 'exemple@kde.org' is 'example@kde.org' in the source"),
    Example(
      "pl", "Get user@kde.org instead", "Weź ①użytkownik@kde.org zamiast tego",
      "① note: the e-mail address 'użytkownik@kde.org' is 'user@kde.org' in the source"),
    Example(
      "fr", "Write to wrong@mail.address", "Écrire à ①faux@adresse.courriel",
      "① note: the e-mail address 'faux@adresse.courriel' is 'wrong@mail.address' in the source"),
  ])
  func `an e-mail address that changed is reported`(_ example: Example) throws {
    #expect(try example.diagnostics(EmailChanged.self) == [example.diagnostic])
  }

  @Test(arguments: [
    Example("ar", "Email support@example.com.", "راسلنا على support@example.com."),
    Example("ar", "Email support@example.com", "البريد:support@example.com،"),
    Example("pl", "Email {$name}@example.com", "Napisz na {$name}@example.com"),
  ])
  func `e-mail addresses that stayed are accepted`(_ example: Example) throws {
    #expect(try example.diagnostics(EmailChanged.self) == [])
  }

  @Test(arguments: [
    Example("pl", "Email a@example.com", "Napisz: b@example.com", "Napisz: a@example.com")
  ])
  func `the fix writes the source's address`(_ example: Example) throws {
    #expect(try example.fixed(EmailChanged.self) == example.diagnostic)
  }
}
