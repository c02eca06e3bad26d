import BayanChecks
import Testing

struct ArabicPercentOrderTests {
  @Test(arguments: reported)
  func `is reported at its place, and fixed`(_ example: RuleExample) throws {
    try example.expectDiagnostics(of: ArabicPercentOrder.self)
  }

  @Test(arguments: silent)
  func `leaves what is right alone`(_ example: RuleExample) throws {
    try example.expectNothing(of: ArabicPercentOrder.self)
  }

  @Test func `a percent sign on the wrong side of its number is reported`() throws {
    #expect(
      try diagnostics(source: "x", target: "خصم ٥٠①%", locale: "ar", rule: ArabicPercentOrder.self)
        == [
          "① note: '%' belongs to other digits; these need '٪'"
        ])
  }

  static let reported = [
    RuleExample("a Latin sign", "ar", "x", "خصم ٥٠①%", fixed: "خصم ٥٠٪"),
    RuleExample("an Arabic sign", "ar", "x", "خصم 50①٪", fixed: "خصم 50%"),
    RuleExample("before the number", "ar", "x", "خصم ①٪٥٠", fixed: "خصم ٥٠٪"),
    RuleExample("before a Latin number", "ar", "x", "خصم ①%50", fixed: "خصم 50%"),
  ]

  static let silent = [
    RuleExample("Arabic", "ar", "x", "خصم ٥٠٪"),
    RuleExample("Latin", "ar", "x", "خصم 50%"),
    RuleExample("Turkish", "tr", "x", "%50 indirim"),
  ]
}
