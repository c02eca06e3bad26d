import BayanCatalog
import BayanCatalogFixtures
import BayanChecks
import BayanDiagnostics
import Testing

struct TranslationReusedTests {
  @Test func `two sources with one translation are a note`() throws {
    let fixture = twoEntries(("Sign in", "Sign up"), ("تسجيل", "تسجيل"))
    let catalog = try #require(CatalogLoader.load(fixture.files).catalog)
    #expect(
      fixture.printed(Checks.run([TranslationReused.self], on: catalog)) == [
        "① note: another message has the same translation but another source [translation-reused]"
      ])
  }

  @Test(arguments: [
    ("Sign in", "sign in.", "تسجيل", "تسجيل"), ("Sign in", "Sign up", "دخول", "تسجيل"),
    ("!", "?", "—", "—"),
  ])
  func `the same source, other words and no words are none`(
    _ a: String, _ b: String, _ x: String, _ y: String
  ) throws {
    let fixture = twoEntries((a, b), (x, y))
    let catalog = try #require(CatalogLoader.load(fixture.files).catalog)
    #expect(Checks.run([TranslationReused.self], on: catalog) == [])
  }

  @Test(arguments: [
    ("Café", "Cafe\u{301}"), ("한글", "\u{1112}\u{1161}\u{11AB}글"),
    ("q\u{307}\u{323}a", "q\u{323}\u{307}a"), ("İzmir", "i\u{307}zmir"), ("ǅep", "ǆep"),
    ("ΚΑΦΈ", "καφέ"), ("كُتَّاب", "كُت\u{64E}\u{651}اب"),
  ])
  func `sources that differ in case or in how Unicode writes them are the same`(
    _ a: String, _ b: String
  ) throws {
    let catalog = try #require(
      CatalogLoader.load(twoEntries((a, b), ("دخول", "دخول")).files).catalog)
    #expect(Checks.run([TranslationReused.self], on: catalog) == [])
  }

  @Test(arguments: [("résumé", "resume"), ("of course", "off course"), ("one two", "onetwo")])
  func `an accent, a letter and a space between words make another source`(
    _ a: String, _ b: String
  ) throws {
    let catalog = try #require(
      CatalogLoader.load(twoEntries((a, b), ("دخول", "دخول")).files).catalog)
    #expect(Checks.run([TranslationReused.self], on: catalog).map(\.rule) == ["translation-reused"])
  }

  @Test func `what has no words is no first of others`() throws {
    let fixture = entries([("—", "تسجيل"), ("Sign in", "تسجيل"), ("Sign up", "تسجيل")])
    let catalog = try #require(CatalogLoader.load(fixture.files).catalog)
    let diagnostics = Checks.run([TranslationReused.self], on: catalog)
    #expect(
      fixture.printed(diagnostics) == [
        "① note: another message has the same translation but another source [translation-reused]"
      ])
    #expect(diagnostics.first?.notes.map(\.message) == ["'login.b.title' has the same translation"])
  }
}
