import BayanChecks
import Testing

struct TitleFullStopTests {
  private static let said = "warning: a title is a heading and has no full stop"

  @Test(arguments: [
    ("en", "Your password has changed①."), ("ar", "تغيّرت كلمة السر①."), ("ja", "変更されました①。"),
    ("hi", "पासवर्ड बदल गया①।"), ("ur", "پاس ورڈ بدل گیا①۔"), ("am", "የይለፍ ቃል ተቀይሯል①።"),
    ("ar", "تغيّرت كلمة السر①. "), ("en", "Sign-in failed. Try again①."),
    ("de", "Hallo {$name}①."), ("en", "Wait①."), ("en", "Enter 5 digits①."),
    ("hy", "Գաղտնաբառը փոխվել է①։"), ("my", "စကားဝှက်①။"),
  ])
  func `a title that ends with a full stop is a warning`(locale: String, title: String) throws {
    #expect(
      try diagnostics(source: nil, target: title, locale: locale, rule: TitleFullStop.self)
        == ["① \(Self.said)"])
  }

  @Test(arguments: [
    ("en", "Your password has changed"), ("ar", "تغيّرت كلمة السر"), ("ar", "هل تغيّرت؟"),
    ("en", "Loading…"), ("en", "Loading..."), ("en", "Closed until 5 p.m."), ("en", "Stop!"),
    ("ru", "Больше 5 тыс."), ("pl", "Zostało 10 min."), ("en", "Sync with Acme Inc."),
    ("ar", "بقي ١٠ كغ."),
    ("ar", "الإصدار 2.4.1"), ("en", "."), ("en", "Go to {|facebook.com|}"), ("th", "รหัสผ่านเปลี่ยน"),
  ])
  func `any other title is right`(locale: String, title: String) throws {
    #expect(
      try diagnostics(source: nil, target: title, locale: locale, rule: TitleFullStop.self) == [])
  }

  @Test func `each variant is a title`() throws {
    #expect(
      try diagnostics(
        source: nil, target: plural("one", "خطأ", "*", "{$count} أخطاء②."), rule: TitleFullStop.self
      )
        == ["② \(Self.said)"])
  }

  @Test(arguments: ["description", "suggestion", "help"])
  func `other facets are sentences`(facet: String) throws {
    #expect(
      try diagnostics(
        source: nil, target: "تغيّرت كلمة السر.", rule: TitleFullStop.self, facet: facet) == [])
  }

  @Test func `a translation of a title that has one only follows it`() throws {
    #expect(
      try diagnostics(source: "Changed.", target: "تغيّرت.", rule: TitleFullStop.self)
        == ["Locales/en/login.toml:2:17 \(Self.said)"])
    #expect(
      try diagnostics(source: "Changed", target: "تغيّرت①.", rule: TitleFullStop.self)
        == ["① \(Self.said)"])
  }

  @Test func `the repair removes it`() throws {
    #expect(
      try fixed(source: nil, target: "تغيّرت كلمة السر.", rule: TitleFullStop.self)
        == "تغيّرت كلمة السر")
  }
}
