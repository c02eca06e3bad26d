import BayanChecks
import Testing

struct UrlSecretShownTests {
  @Test(arguments: [
    ("ar", "افتح ①https://example.com/reset?token=8f3a11 الآن", "token"),
    ("en", "①https://example.com/?lang=en&access_token=x", "access_token"),
    ("he", "①https://example.com/cb?api_key={$name}", "api_key"),
    ("ar", "①https://ahmed:secret@example.com/", "password"),
    ("ar", "①https://ahmed:secret@nas:8080/", "password"),
    ("pl", "①https://example.com/a#session_id=41", "session_id"),
    ("en", "①https://example.com/f?t=EAABsbCS1iHgBAKz09dkwm3i", "t"),
    ("en", "①https://example.com/f?key=KEYWORD", "key"),
    ("en", "{①|https://example.com/?Signature=ab|}", "Signature"),
    ("ru", "①https://example.com/verify?code=482913&state=xyz", "code"),
  ])
  func `an address with a key to something is an error`(
    locale: String, text: String, name: String
  ) throws {
    let found = try diagnostics(
      source: nil, target: text, locale: locale, rule: UrlSecretShown.self)
    #expect(found.count == 1)
    #expect(
      found.first?.hasSuffix(
        "the address contains '\(name)'; anyone who sees the alert could use it") == true)
  }

  @Test(arguments: [
    ("As https://name:password@example.com", true), ("As https://anna:xyzzy@example.com", false),
    ("As https://example.com", false),
  ])
  func `an address whose password the source only names is a form`(
    _ source: String, _ isAccepted: Bool
  ) throws {
    #expect(
      try diagnostics(
        source: source, target: "Jak https://nazwa:haslo@example.com", locale: "pl",
        rule: UrlSecretShown.self
      ).isEmpty == isAccepted)
  }

  @Test(arguments: [
    ("ru", "Пример: https://api.example.com/style.json?key=KEY"),
    ("ru", "Пример: https://api.example.com/style.json?key=YOUR_API_KEY"),
    ("ru", "Пример: https://api.example.com/style.json?key=..."),
    ("ru", "Пример: ipp://example.com/print?auth-type=none"),
    ("ru", "Пример: ipp://example.com/print?auth_method=basic"),
    ("ar", "زر https://example.com/مساعدة"), ("en", "https://example.com/help?lang=ar&page=2"),
    ("en", "https://example.com/tokens"), ("de", "http://user:pass@server/path"),
    ("de", "protokoll://benutzer:passwort@server:port"), ("en", "https://example.com/?q=token"),
    ("he", "כתבו אל support@example.com"), ("en", "a://"), ("en", "and/or"),
    ("en", "https://example.com/?token="), ("en", "https://example.com/?code=404"),
    ("en", "https://example.com/?code=en"), ("en", "https://example.com/?keyboard=ar"),
  ])
  func `any other address is right`(locale: String, text: String) throws {
    #expect(
      try diagnostics(source: nil, target: text, locale: locale, rule: UrlSecretShown.self) == [])
  }
}
