import BayanCatalog
package import BayanDiagnostics
import BayanMessageSyntax

/// What the keys of a message's plurals stand for, for whoever shows it beside them.
package struct PluralKeys: Sendable {
  /// A key, and the numbers that choose its variant.
  package struct Key: Sendable {
    package var key: String
    /// Where it is in the message's text.
    package var span: SourceSpan
    /// `3–10, 103–110, …`; empty if no number chooses it.
    package var numbers: String
  }

  /// The keys that stand for more than one number, in source order; of a key that says its number
  /// nothing is to be said.
  package private(set) var keys: [Key] = []

  /// The keys that the one selector lacks, in CLDR's order, `*` last; none for several selectors.
  package private(set) var missing: [(key: String, numbers: String)] = []

  fileprivate init(_ selection: MessageMatcher, in locale: LocaleContext) {
    for (index, selector) in selection.selectors.enumerated() {
      guard let plural = selector.plural else { continue }
      let reach = plural.possibleReach(in: locale)
      for group in selection.groups(at: index) {
        let rest = Self.rest(of: group, in: reach)
        for variant in group.variants {
          let key = selection.variants[variant].keys[index]
          if let name = key.value {
            guard Int(name) == nil else { continue }
            let numbers = reach[name]?.without(group.exact)
            keys.append(Key(key: name, span: key.span, numbers: numbers?.listed("–") ?? ""))
          } else if variant == group.catchAll {
            keys.append(Key(key: "*", span: key.span, numbers: rest?.listed("–") ?? ""))
          }
        }
      }
    }
    keys.sort { $0.span.start < $1.span.start }
    guard selection.selectors.count == 1, let plural = selection.selectors[0].plural else { return }
    let reach = plural.possibleReach(in: locale)
    let group =
      selection.groups(at: 0).first
      ?? MessageMatcher.Group(others: [], variants: [], keys: [])
    for category in reach.categories where category.name != "other" {
      guard !group.keys.contains(category.name),
        let numbers = category.numbers.without(group.exact)
      else { continue }
      missing.append((category.name, numbers.listed("–")))
    }
    if group.catchAll == nil {
      missing.append(("*", reach["other"]?.without(group.exact)?.listed("–") ?? ""))
    }
  }

  /// The numbers that `*` stands for beside the other keys.
  private static func rest(of group: MessageMatcher.Group, in reach: PluralReach) -> NumberSet? {
    var rest: NumberSet?
    for category in reach.categories where !group.keys.contains(category.name) {
      guard let numbers = category.numbers.without(group.exact) else { continue }
      if rest == nil { rest = numbers } else { rest?.formUnion(numbers) }
    }
    return rest
  }
}

extension MessageChecker {
  /// What the keys of a message's plurals stand for.
  ///
  /// - Parameter text: The message, finished or not.
  /// - Returns: `nil` for a message without variants, or of nothing in the catalog.
  package func pluralKeys(of text: String, id: MessageID, locale: String) -> PluralKeys? {
    guard let arguments = arguments[id],
      let selection = MessageMatcher(ParsedMessage.parse(text).message, arguments: arguments)
    else { return nil }
    return PluralKeys(selection, in: contexts[locale])
  }
}
