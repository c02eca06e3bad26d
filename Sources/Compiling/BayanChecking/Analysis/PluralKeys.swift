import BayanCatalog
package import BayanDiagnostics
import BayanMeaning
import BayanMessageSyntax

/// The numbers that the keys of a message's plurals stand for, for display beside them.
package struct PluralKeys: Sendable {
  /// A key, and the numbers that choose its variant.
  package struct Key: Sendable {
    package var key: String
    /// The place of the key in the message's text.
    package var span: SourceSpan
    /// The numbers, `3–10, 103–110, …`; empty if no number chooses the key.
    package var numbers: String
  }

  /// The keys that stand for more than one number, in source order; a key that is a number explains
  /// itself.
  package private(set) var keys: [Key] = []

  /// The keys that the only selector lacks, in CLDR's order, `*` last; empty for several selectors.
  package private(set) var missing: [(key: String, numbers: String)] = []

  fileprivate init(_ selection: MessageMatcher, in locale: LocaleContext) {
    for (index, selector) in selection.selectors.enumerated() {
      guard let plural = selector.plural else { continue }
      let reach = plural.possibleReach(in: locale)
      for group in selection.groups(at: index) {
        for variant in group.variants {
          let key = selection.variants[variant].keys[index]
          guard key.value.map({ Int($0) == nil }) ?? (variant == group.catchAll) else { continue }
          let numbers = reach.numbers(of: key.value, beside: group.keys)
          keys.append(Key(key: key.text, span: key.span, numbers: numbers?.listed("–") ?? ""))
        }
      }
    }
    keys.sort { $0.span.start < $1.span.start }
    guard selection.selectors.count == 1, let plural = selection.selectors[0].plural else { return }
    let reach = plural.possibleReach(in: locale)
    let group = selection.groups(at: 0).first
    let present = group?.keys ?? []
    for category in reach.categories where category.name != "other" {
      guard !present.contains(category.name),
        let numbers = reach.numbers(of: category.name, beside: present)
      else { continue }
      missing.append((category.name, numbers.listed("–")))
    }
    if group?.catchAll == nil {
      missing.append(("*", reach.numbers(of: "other", beside: present)?.listed("–") ?? ""))
    }
  }
}

extension MessageChecker {
  /// Returns the numbers that the keys of a message's plurals stand for.
  ///
  /// - Parameter text: The message, finished or not.
  /// - Returns: `nil` for a message without variants, or without an entry in the catalog.
  package func pluralKeys(of text: String, id: MessageID, locale: String) -> PluralKeys? {
    guard let arguments = arguments[id],
      let selection = MessageMatcher(ParsedMessage.parse(text).message, arguments: arguments)
    else { return nil }
    return PluralKeys(selection, in: contexts[locale])
  }
}
