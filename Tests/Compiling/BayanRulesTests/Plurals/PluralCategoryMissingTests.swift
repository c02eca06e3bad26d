import BayanChecking
import BayanDiagnostics
import BayanRules
import Testing

@Suite("plural-category-missing, beside its cases")
struct PluralCategoryMissingTests {
  @Test func `words are for a person to look at, a number alone isn't`() throws {
    for (words, applicability) in [
      ("{$count} ملف", Fix.Applicability.review), ("{$count}", .automatic),
    ] {
      let pair = MessagePair(
        source: nil, target: ".input {$count :integer} .match $count one {{1}} * {{\(words)}}",
        locale: "pl")
      let found = try pair.diagnostics([PluralCategoryMissing.self])
      #expect(found.map { $0.fixes.map(\.applicability) } == [[applicability]])
      #expect(found.map { $0.fixes.map(\.isDraft) } == [[applicability == .review]])
    }
  }

  @Test func `it carries the version of CLDR that it was judged by`() throws {
    let pair = MessagePair(
      source: nil, target: ".input {$count :integer} .match $count one {{أ}} * {{{$count}}}",
      locale: "ru")
    let found = try #require(try pair.diagnostics([PluralCategoryMissing.self]).first)
    #expect(found.cldr?.isEmpty == false)
    #expect(!found.notes.contains { $0.message.description.contains("CLDR") })
  }
}
