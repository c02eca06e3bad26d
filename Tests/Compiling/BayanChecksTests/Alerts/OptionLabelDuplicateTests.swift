import BayanChecks
import Testing

struct OptionLabelDuplicateTests {
  /// Three options with these Arabic and Polish labels.
  private static func alert(_ ar: [String], _ pl: [String], offered: [String]) -> AlertFixture {
    AlertFixture(
      options: [
        ("retry", "default", "Try Again", ar[0], pl[0]), ("wait", "default", "Wait", ar[1], pl[1]),
        ("cancel", "cancel", "Cancel", ar[2], pl[2]),
      ], offered: offered)
  }

  @Test(arguments: [
    ["إعادة المحاولة", "إعادة المحاولة"], ["إعادة المحاولة", "إعادةُ المحاولة."],
    ["إعادة المحاولة", "  إعادة  المحاولة"], ["إعادة المحاولة", "إعـادة المحاولة"],
    ["إعادة المحاولة", "إعادة {|المحاولة|}"],
  ])
  func `labels of one alert that read alike are an error`(labels: [String]) throws {
    let alert = Self.alert(
      labels + ["إلغاء"], ["Ponów", "Czekaj", "Anuluj"], offered: ["retry", "wait", "cancel"])
    #expect(
      try alert.diagnostics(OptionLabelDuplicate.self) == [
        "Locales/ar/options.toml:4:9 'wait' has the label of 'retry', and 'alert' shows both in one "
          + "alert"
      ])
  }

  @Test func `case makes no difference`() throws {
    let alert = Self.alert(
      ["أ", "ب", "ج"], ["Ponów", "ponów", "Anuluj"], offered: ["retry", "wait", "cancel"])
    #expect(
      try alert.diagnostics(OptionLabelDuplicate.self) == [
        "Locales/pl/options.toml:4:9 'wait' has the label of 'retry', and 'alert' shows both in one "
          + "alert"
      ])
  }

  @Test func `labels that differ in a letter are two`() throws {
    let alert = Self.alert(
      ["إعادة المحاولة", "اعادة المحاولة", "إلغاء"], ["Ponów", "Czekaj", "Anuluj"],
      offered: ["retry", "wait", "cancel"])
    #expect(try alert.diagnostics(OptionLabelDuplicate.self) == [])
  }

  @Test func `labels of alerts that never meet may be the same`() throws {
    let alert = Self.alert(
      ["إعادة", "إعادة", "إلغاء"], ["Ponów", "Ponów", "Anuluj"], offered: ["retry", "cancel"])
    #expect(try alert.diagnostics(OptionLabelDuplicate.self) == [])
  }
}
