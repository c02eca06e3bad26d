import BayanCatalog
package import BayanChecking
package import BayanDiagnostics
import BayanICU
import BayanMeaning
import BayanMessageSyntax

/// A plural category all of whose numbers have variants of their own.
///
/// - Source: CLDR plural rules, by way of ICU.
package struct PluralCategoryShadowed: MessageRule {
  package static let id: RuleID = "plural-category-shadowed"
  package static let severity = Diagnostic.Severity.note

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
            cldr: ICUVersion.cldr, fixes: message.localeMessage.deletion(of: variant))
        }
      }
    }
  }
}

extension MessageMatcher {
  /// Whether a variant is for a single number.
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
      "this variant is never used: all numbers of \(quoted(category)) have variants of their own (\(keys))"
  }
}
