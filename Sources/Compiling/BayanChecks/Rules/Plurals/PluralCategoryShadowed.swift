import BayanCatalog
package import BayanDiagnostics
import BayanICU
import BayanMessageSyntax

/// A plural category all of whose numbers have variants of their own.
///
/// Not reported: `1` beside `one` in Russian, which has 21 and 31 as well.
///
/// - Source: CLDR plural rules, by way of ICU.
package struct PluralCategoryShadowed: MessageRule {
  package static let id: RuleID = "plural-category-shadowed"
  package static let severity = Diagnostic.Severity.note

  package static let explanation = RuleExplanation(
    what: "A variant is for a plural category whose numbers all have variants of their own.",
    why: "Numbers are matched before categories, so its text is never shown.",
    howToFix: """
      Delete the variant. Or delete the variants for the single numbers, if their texts aren't \
      better.
      """,
    examples: [
      .message(
        "ar",
        source: .englishFiles,
        bad: """
          .input {$count :integer}
          .match $count
          0 {{لم يُحدَّد ملف}}
          zero {{لا ملفات}}
          one {{ملف واحد}}
          two {{ملفان}}
          few {{{$count} ملفات}}
          many {{{$count} ملفًا}}
          * {{{$count} ملف}}
          """,
        good: .arabicFiles)
    ])

  package init() {}

  package var requiredBytes: ByteSet { "$" }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard let selection = message.selection else { return }
    for (index, selector) in selection.selectors.enumerated() {
      guard let plural = selector.plural, selection.hasExactKey(at: index) else { continue }
      let groups = selection.groups(at: index)
      guard groups.contains(where: { !$0.exact.isEmpty }) else { continue }
      let reach = plural.possibleReach(in: message.localeContext)
      for group in groups {
        let exact = group.exact
        guard !exact.isEmpty else { continue }
        for position in group.variants {
          let variant = selection.variants[position]
          guard let key = variant.keys[index].value, let numbers = reach[key],
            numbers.openEnd == nil || numbers.integers.last != numbers.openEnd,
            numbers.without(exact) == nil
          else { continue }
          report.add(
            .shadowed(key, by: numbers.integers),
            at: .span(variant.keys[index].span, in: message, variant: variant.keyText),
            cldr: ICUVersion.cldr, fixes: message.words.deletion(of: variant))
        }
      }
    }
  }
}

extension MessageSelection {
  /// Whether a variant is for a number by itself.
  fileprivate func hasExactKey(at index: Int) -> Bool {
    variants.contains { variant in
      index < variant.keys.count && variant.keys[index].value.flatMap { Int($0) } != nil
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func shadowed(_ category: String, by numbers: [Int]) -> Self {
    let keys = quotedList(numbers.map { "\($0)" })
    return
      "this variant is never used: \(keys) \(numbers.count == 1 ? "covers" : "cover") all of \(quoted(category))"
  }
}
