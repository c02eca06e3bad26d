import BayanChecking
import BayanDiagnostics
import BayanRules
import Testing

@Suite("messages beyond what people write")
struct LargeMessageTests {
  private static let rules: [any Rule.Type] = [
    BadVariantKey.self, ComplexityLimit.self, PlaceholderCountChanged.self,
    PlaceholderMissing.self, PluralCategoryMissing.self, PluralCategoryShadowed.self,
    PluralCategoryUnused.self, PluralDropped.self, PluralFormsIdentical.self,
    PluralNumberOmitted.self, SelectBranchMissing.self, SelectBranchUnknown.self,
  ]

  @Test func `a thousand variants come to an end`() throws {
    let variants = (0..<1000).map { "\($0) {{\($0)}}" }.joined(separator: " ")
    let message = ".input {$count :integer} .match $count \(variants) * {{{$count}}}"
    #expect(
      try diagnostics(source: message, target: message, rules: Self.rules)
        .contains { $0.contains("[complexity-limit]") })
  }

  @Test func `many selectors come to an end`() throws {
    let names = (0..<12).map { "n\($0)" }
    let message =
      names.map { ".input {$\($0) :integer} " }.joined() + ".match "
      + names.map { "$\($0) " }.joined() + names.map { _ in "one " }.joined() + "{{a}} "
      + names.map { _ in "* " }.joined() + "{{{$n0}}}"
    let arguments = names.map { "\($0) = { type = \"integer\" }" }.joined(separator: "\n")
    let pair = MessagePair(source: message, target: message, locale: "ar", arguments: arguments)
    #expect(try pair.diagnostics(Self.rules).contains { $0.rule == PluralCategoryMissing.id })
  }

  @Test func `declarations that go in a circle come to an end`() throws {
    let message = ".local $a = {$b :integer} .local $b = {$a :integer} .match $a one {{a}} * {{b}}"
    _ = try MessagePair(source: message, target: message, locale: "ar").diagnostics(Self.rules)
  }

  @Test(arguments: ["und", "xx", "ar-x-nothing", "zz-Zzzz-ZZ"])
  func `a locale that nobody knows has one form`(locale: String) throws {
    let message = ".input {$count :integer} .match $count * {{{$count}}}"
    let found = try diagnostics(
      source: nil, target: message, locale: locale, rule: PluralCategoryMissing.self)
    #expect(found.isEmpty || locale.hasPrefix("ar"))
  }
}
