import BayanICU
import Testing

@Suite("sort keys")
struct SortKeyTests {
  @Test func `texts are in the order that string catalogs of Xcode have`() {
    // Numbers are ordered by value, small letters come before capital ones, and signs before
    // digits.
    let sorted = [
      "", "_a", "@Name", "**", "%@ %@", "• dot", "0", "2FA", "10", "a", "A", "a.b",
      "a2", "A10", "config.winecfg", "config.winVersion", "e\u{301}", "é", "z", "رمز",
    ]
    #expect(sorted.reversed().sorted { SortKey($0) < SortKey($1) } == sorted)
    #expect(SortKey("@Name") < SortKey("%@"))
    #expect(SortKey("%@ - %@") < SortKey("%@ %@"))
    #expect(SortKey("Import failed:") < SortKey("Import failed."))
    #expect(SortKey("Settings…") < SortKey("settings.a"))
  }

  @Test func `long texts have keys too`() {
    let long = String(repeating: "한", count: 10_000)
    #expect(SortKey(long + "a") < SortKey(long + "b"))
  }
}
