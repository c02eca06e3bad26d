import BayanICU
import Testing

@testable import BayanExchange

/// The variant for each form of a PO file whose plural rule differs from CLDR's.
@Suite("exchange: forms of PO and categories of CLDR")
struct FormPlanTests {
  /// Headers of gettext's manual, Transifex, Crowdin and GNOME, with the locales that use them.
  static let headers: [(locale: String, header: String)] = [
    ("de", "nplurals=2; plural=(n != 1);"),
    ("fr", "nplurals=2; plural=(n > 1);"),
    ("pt", "nplurals=2; plural=(n != 1);"),
    ("tr", "nplurals=2; plural=(n > 1);"),
    ("tr", "nplurals=1; plural=0;"),
    ("fa", "nplurals=2; plural=(n != 1);"),
    ("fa", "nplurals=1; plural=0;"),
    ("hi", "nplurals=2; plural=(n != 1);"),
    ("ja", "nplurals=2; plural=(n != 1);"),
    ("he", "nplurals=2; plural=(n != 1);"),
    ("es", "nplurals=3; plural=n == 1 ? 0 : n != 0 && n % 1000000 == 0 ? 1 : 2;"),
    (
      "pl",
      "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);"
    ),
    (
      "pl",
      "nplurals=4; plural=(n==1 ? 0 : (n%10>=2 && n%10<=4) && (n%100<12 || n%100>14) ? 1 : n!=1 "
        + "&& (n%10>=0 && n%10<=1) || (n%10>=5 && n%10<=9) || (n%100>=12 && n%100<=14) ? 2 : 3);"
    ),
    (
      "ru",
      "nplurals=4; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) "
        + "? 1 : n%10==0 || (n%10>=5 && n%10<=9) || (n%100>=11 && n%100<=14)? 2 : 3);"
    ),
    (
      "cs",
      "nplurals=4; plural=(n == 1 && n % 1 == 0) ? 0 : (n >= 2 && n <= 4 && n % 1 == 0) ? 1: "
        + "(n % 1 != 0 ) ? 2 : 3;"
    ),
    (
      "lt",
      "nplurals=4; plural=(n % 10 == 1 && (n % 100 > 19 || n % 100 < 11) ? 0 : (n % 10 >= 2 && n % 10 "
        + "<=9) && (n % 100 > 19 || n % 100 < 11) ? 1 : n % 1 != 0 ? 2: 3);"
    ),
    ("lv", "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n != 0 ? 1 : 2);"),
    ("cy", "nplurals=4; plural=(n==1) ? 0 : (n==2) ? 1 : (n != 8 && n != 11) ? 2 : 3;"),
    ("ga", "nplurals=3; plural=n==1 ? 0 : n==2 ? 1 : 2;"),
    ("ga", "nplurals=5; plural=n==1 ? 0 : n==2 ? 1 : (n>2 && n<7) ? 2 :(n>6 && n<11) ? 3 : 4;"),
    (
      "ar",
      "nplurals=6; plural=n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5;"
    ),
    ("sl", "nplurals=4; plural=(n%100==1 ? 0 : n%100==2 ? 1 : n%100==3 || n%100==4 ? 2 : 3);"),
    ("ro", "nplurals=3; plural=(n==1 ? 0 : (n==0 || (n%100 > 0 && n%100 < 20)) ? 1 : 2);"),
  ]

  @Test(arguments: headers)
  func `each number shows the text of its form`(locale: String, header: String) throws {
    let plural = try #require(PluralFormsHeader(header))
    let plan = try #require(plural.plan(for: locale))
    #expect(plan.mixes.isEmpty)
    let selector = try PluralSelector(locale: locale)
    for number in Array(0...1_000) + [1_000_000, 2_000_000] {
      let category = try selector.select(number)
      let row =
        plan.rows.first { $0.key == .literal("\(number)") }
        ?? plan.rows.first { $0.key == (category == "other" ? .catchAll : .literal(category)) }
      #expect(row?.form == plural.form(of: number), "\(locale) \(number)")
    }
  }

  @Test func `a form that no whole number has is that of the category of fractions`() throws {
    func rows(_ locale: String) throws -> [String] {
      let header = try #require(
        Self.headers.first { $0.locale == locale && $0.header.hasPrefix("nplurals=4") })
      let plan = try #require(PluralFormsHeader(header.header)?.plan(for: locale))
      return plan.rows.map { "\([$0.key].formatted) \($0.form)" }
    }
    #expect(try rows("pl") == ["one 0", "few 1", "many 2", "* 3"])
    #expect(try rows("cs") == ["one 0", "few 1", "many 2", "* 3"])
    #expect(try rows("lt") == ["one 0", "few 1", "many 2", "* 3"])
  }

  @Test func `a form for 0 and 1 makes 0 a variant where CLDR's 'one' is 1 alone`() throws {
    let plan = try #require(PluralFormsHeader("nplurals=2; plural=n>1;")?.plan(for: "tr"))
    #expect(plan.rows.map { "\([$0.key].formatted) \($0.form)" } == ["0 0", "one 0", "* 1"])
  }

  @Test func `numbers without end that only one variant serves are a mix of two forms`() throws {
    // ① The numbers 14, 114, … are 'many' in Polish, but this header gives them the form of 'few'.
    let slip =
      "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>=14) ? 1 : 2);"
    let plan = try #require(PluralFormsHeader(slip)?.plan(for: "pl"))
    #expect(
      plan.mixes == [
        FormPlan.Mix(key: .literal("many"), form: 2, other: 1, numbers: [14, 114, 214])
      ])
    // ② Hebrew once had a category for tens.
    let old = "nplurals=4; plural=(n==1 ? 0 : n==2 ? 1 : n>10 && n%10==0 ? 2 : 3);"
    let hebrew = try #require(PluralFormsHeader(old)?.plan(for: "he"))
    #expect(hebrew.mixes.map(\.other) == [2] && hebrew.mixes.map(\.form) == [3])
  }

  @Test(arguments: ["nplurals=2; plural=n;", "nplurals=1; plural=n%2;", "nplurals=2; plural=0-n;"])
  func `a header that gives a form that isn't there says nothing`(header: String) throws {
    #expect(try #require(PluralFormsHeader(header)).plan(for: "de") == nil)
  }
}
