package import BayanCatalog
import BayanDiagnostics
import BayanICU
import BayanMeaning
package import BayanMessageSyntax

/// A generator of a pseudo-locale's messages from those of the source.
///
/// Only the text of patterns changes: placeholders, markup, declarations and the source's keys
/// stay. If the plural rules of the model distinguish more numbers than those of the source, variants are
/// added, each with the source's text for such numbers.
package struct PseudoMessages: Sendable {
  private let locale: PseudoLocale

  /// The plural categories of the pseudo-locale, with the source's category of the first number of each.
  private let categories: [MessageSelection: [(name: String, source: String)]]

  /// Creates the generator for messages of a source locale.
  package init(of locale: PseudoLocale, from source: String) {
    self.locale = locale
    func categories(_ type: PluralRules.NumberType) -> [(name: String, source: String)] {
      let selector = try? PluralSelector(locale: source, type: type)
      return PluralRules.rules(for: locale.model, type: type).dropLast().map { rule in
        (rule.category, rule.firstNumber.flatMap { try? selector?.select($0) } ?? "other")
      }
    }
    self.categories = [.plural: categories(.cardinal), .ordinal: categories(.ordinal)]
  }

  /// Returns the message of the pseudo-locale.
  ///
  /// - Parameter source: A valid message.
  package func message(from source: Message) -> Message {
    var message = source
    switch source.body {
    case .pattern(let pattern):
      message.body = .pattern(PseudoText.pattern(pattern, in: locale))
    case .select(let selectors, let variants):
      let meaning = ResolvedMessage(source)
      let selections = selectors.map { meaning[$0.name].selection }
      message.body = .select(
        selectors: selectors,
        variants: withOwnCategories(variants, selections).map { variant in
          var variant = variant
          variant.pattern = PseudoText.pattern(variant.pattern, in: locale)
          return variant
        })
    }
    return message
  }

  /// Returns the variants, with one for each plural category that the source lacks.
  ///
  /// Such a category has the source's text for its first number: the text of French `one` is also that of
  /// Arabic `zero`, because French counts 0 as `one`. Beyond the limit of variants they are left unchanged.
  /// Then `*` stands for those categories.
  private func withOwnCategories(
    _ variants: [Variant], _ selections: [MessageSelection]
  ) -> [Variant] {
    // The categories with the same text, by selector and key of the source, `nil` for `*`.
    let added = selections.enumerated().map { index, selection in
      let used = Set(variants.compactMap { $0.keys[index].name })
      let missing = (categories[selection] ?? []).filter { !used.contains($0.name) }
      return Dictionary(grouping: missing) { used.contains($0.source) ? $0.source : nil }
    }
    var result: [Variant] = []
    for variant in variants {
      var rows: [[Variant.Key]] = [[]]
      for (key, added) in zip(variant.keys, added) {
        let own = (added[key.name] ?? []).map {
          Variant.Key.literal(Literal(value: $0.name, span: SourceSpan(0, 0)))
        }
        rows = rows.flatMap { row in (own + [key]).map { row + [$0] } }
        guard result.count + rows.count <= MessageLimits.variants else { return variants }
      }
      result += rows.map { Variant(keys: $0, pattern: variant.pattern, span: variant.span) }
    }
    return result
  }
}

extension Variant.Key {
  /// The text of a literal; `nil` for `*`.
  fileprivate var name: String? {
    if case .literal(let literal) = self { literal.value } else { nil }
  }
}

extension PluralRules.Rule {
  /// The first of CLDR's sample numbers: of `3~10, 103~110, …` it is `3`.
  fileprivate var firstNumber: String? {
    [integerSamples, decimalSamples].lazy.compactMap { samples in
      samples.split { $0 == "~" || $0 == "," || $0 == " " }.first.map(String.init)
    }.first
  }
}
