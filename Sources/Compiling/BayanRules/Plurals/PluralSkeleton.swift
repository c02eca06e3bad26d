import BayanCatalog
import BayanChecking
import BayanDiagnostics
import BayanICU
import BayanMeaning
import BayanMessageSyntax

/// The missing variants of a plural, each with the text of the nearest one, for a person to edit.
struct PluralSkeleton {
  let message: CatalogMessage
  let selection: MessageMatcher
  /// The index of the plural's selector.
  let index: Int

  /// Adds variants, each at its place in CLDR's order and never after a later category.
  ///
  /// - Parameter gaps: The categories in CLDR's order, each with the groups that lack it.
  /// - Returns: The edits, and whether a person has to check the texts; `nil` if there is no
  ///   variant to copy.
  func insertions(
    of gaps: [(category: String, groups: [MessageMatcher.Group])]
  ) -> (edits: [TextEdit?], hasWords: Bool)? {
    var added: [LocaleMessage.AddedVariant] = []
    var hasWords = false
    for (category, groups) in gaps {
      for group in groups {
        guard let model = model(for: category, in: group) else { return nil }
        var keys = model.keys.map { $0.formatted() }
        keys[index] = category
        let text = "\(keys.joined(separator: " ")) {{\(model.pattern.formatted())}}"
        let next = group.variants.first { rank(of: $0).map { $0 > Self.rank(category) } ?? false }
        if let next {
          added.append(.init(text, before: selection.variants[next]))
        } else if let last = group.variants.last {
          added.append(.init(text, after: selection.variants[last]))
        }
        hasWords = hasWords || model.pattern.hasWords
      }
    }
    return added.isEmpty ? nil : (message.localeMessage.addition(of: added), hasWords)
  }

  /// Returns a message with a variant for each category, all with the text of one pattern.
  static func matcher(
    _ declaration: String, selecting name: String, _ categories: [String], _ pattern: Pattern
  ) -> String {
    let text = pattern.formatted()
    return "\(declaration)\n.match $\(name)\n"
      + (categories.filter { $0 != "other" } + ["*"]).map { "\($0) {{\(text)}}\n" }.joined()
  }

  /// Returns the variant of the nearest category that shows the number, or of the nearest at all; of two
  /// equally near the later.
  private func model(for category: String, in group: MessageMatcher.Group) -> Variant? {
    let argument = selection.selectors[index].argument
    let showing = Set(message.displays.filter { $0.argument == argument }.map(\.variant))
    let all = group.variants.compactMap { variant in
      rank(of: variant).map { (variant: variant, rank: $0) }
    }
    let numbered = all.filter { showing.contains($0.variant) }
    let own = Self.rank(category)
    let nearest = (numbered.isEmpty ? all : numbered).min {
      (abs($0.rank - own), -$0.rank) < (abs($1.rank - own), -$1.rank)
    }
    return nearest.map { selection.variants[$0.variant] }
  }

  /// Returns the index of a variant's category in CLDR's order; `nil` for a variant of a single number.
  private func rank(of variant: Int) -> Int? {
    let key = selection.variants[variant].keys[index].value ?? "other"
    return PluralRules.categoryOrder.firstIndex(of: key)
  }

  private static func rank(_ category: String) -> Int {
    PluralRules.categoryOrder.firstIndex(of: category) ?? PluralRules.categoryOrder.count
  }
}
