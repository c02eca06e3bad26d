import BayanCatalog
import BayanChecking
import BayanICU
import BayanMeaning
import BayanMessageSyntax
import BayanRuntime

/// Works out which variants of a message go out, each beside the source that it translates.
///
/// A translator can't add variants in most tools. So those that the target's language may need are
/// there, empty: Arabic gets six of a plural, though the English source has two.
struct VariantTable {
  /// More empty variants than this are offered to nobody.
  private static let offerLimit = 64

  private let categories: [PluralRules.NumberType: [String]]
  private let sourceSelectors: [PluralRules.NumberType: PluralSelector]

  /// Whether there is a locale that is translated to.
  private let isTranslated: Bool

  /// Prepares tables for a pair of locales.
  ///
  /// - Parameter target: `nil` for a template: then the source's variants are all there are.
  init(source: String, target: String?) {
    isTranslated = target != nil
    var categories: [PluralRules.NumberType: [String]] = [:]
    var selectors: [PluralRules.NumberType: PluralSelector] = [:]
    for type in PluralRules.NumberType.allCases {
      categories[type] = target.map { PluralRules.categories(for: $0, type: type) } ?? []
      selectors[type] = try? PluralSelector(locale: source, type: type)
    }
    self.categories = categories
    sourceSelectors = selectors
  }

  /// The selectors and the variants of a message.
  ///
  /// - Parameter reaches: Which numbers the selectors of a message can meet in the target's language.
  func variants(
    of source: Message, translated target: Message?,
    reaches: (Message) -> [PluralReach?] = { _ in [] }
  ) -> (selectors: [ExchangeSelector], variants: [ExchangeVariant]) {
    // Most messages have one text.
    if case .pattern(let text) = source.body, target?.pattern != nil || target == nil {
      return ([], [ExchangeVariant(keys: [], source: text, target: target?.pattern)])
    }
    var selectors = target?.exchangeSelectors ?? []
    let choosing = selectors.isEmpty ? source : target ?? source
    if selectors.isEmpty { selectors = source.exchangeSelectors }
    let reached = reaches(choosing)
    let wanted = selectors.indices.map { index in
      // Where no number of the message is in a category, nobody needs a text for it.
      categories(for: selectors[index].kind).filter { category in
        guard category != "other", index < reached.count, let reach = reached[index] else {
          return true
        }
        return reach[category] != nil
      }
    }
    let catchAll = [ExchangeKey](repeating: .catchAll, count: selectors.count)
    var present = (target?.exchangeVariants ?? []).map { variant in
      (
        keys: variant.keys.isEmpty ? catchAll : variant.keys,
        pattern: Pattern?.some(variant.pattern)
      )
    }
    let sources = SourceTable(source, selectors: selectors, plurals: sourceSelectors)
    var known = Set(present.map(\.keys))
    let offered =
      target?.exchangeSelectors.isEmpty == false
      ? missing(in: present.map(\.keys), selectors, wanted)
      : expanded(sources.variants, selectors, wanted)
    for keys in offered where known.insert(keys).inserted { present.append((keys, nil)) }
    let sorted = present.enumerated().sorted { a, b in
      let (first, second) = (
        ranks(of: a.element.keys, selectors), ranks(of: b.element.keys, selectors)
      )
      return first == second ? a.offset < b.offset : first.lexicographicallyPrecedes(second)
    }
    return (
      selectors,
      sorted.map { _, variant in
        ExchangeVariant(
          keys: variant.keys, source: sources.pattern(for: variant.keys), target: variant.pattern)
      }
    )
  }

  /// A variant for each category that no variant of a translation has.
  private func missing(
    in present: [[ExchangeKey]], _ selectors: [ExchangeSelector], _ categories: [[String]]
  ) -> [[ExchangeKey]] {
    selectors.indices.flatMap { index -> [[ExchangeKey]] in
      let used = Set(present.map { $0[index] })
      return categories[index].dropLast().compactMap {
        category -> [ExchangeKey]? in
        guard !used.contains(.literal(category)) else { return nil }
        var keys = [ExchangeKey](repeating: .catchAll, count: selectors.count)
        keys[index] = .literal(category)
        return keys
      }
    }
  }

  /// The source's variants, those for any number once for each category that the target has.
  ///
  /// With several selectors only the numbers that a text shows count: "an hour" is the same however
  /// many minutes there are.
  private func expanded(
    _ variants: [(keys: [ExchangeKey], pattern: Pattern)], _ selectors: [ExchangeSelector],
    _ categories: [[String]]
  ) -> [[ExchangeKey]] {
    let rows = variants.flatMap { variant in
      var rows: [[ExchangeKey]] = [[]]
      for (key, (selector, categories)) in zip(variant.keys, zip(selectors, categories)) {
        let categories = categories.dropLast()
        var keys = [key]
        if key == .catchAll, selectors.count == 1 || variant.pattern.shows(selector.variable) {
          keys = categories.map { .literal($0) } + keys
        } else if case .literal(let name) = key, PluralRules.categoryOrder.contains(name),
          isTranslated, selector.kind.hasCategories, !categories.contains(name)
        {
          // English has `one`, and Japanese doesn't.
          keys = []
        }
        rows = rows.flatMap { row in keys.map { row + [$0] } }
      }
      return rows
    }
    return rows.count <= Self.offerLimit + variants.count ? rows : variants.map(\.keys)
  }

  private func categories(for kind: MessageSelection) -> [String] {
    kind.numberType.flatMap { categories[$0] } ?? []
  }

  /// Returns the ranks of keys: numbers, then categories in CLDR's order, then `*`; texts keep their order.
  private func ranks(of keys: [ExchangeKey], _ selectors: [ExchangeSelector]) -> [Double] {
    zip(keys, selectors).map { key, selector in
      guard case .literal(let text) = key else { return .infinity }
      guard selector.kind.isByNumber else { return 0 }
      if let place = PluralRules.categoryOrder.firstIndex(of: text) {
        return 1e18 + Double(place) * 1e6
      }
      return Double(text).map { $0.isFinite ? min($0, 1e17) : 0 } ?? 0
    }
  }
}

/// The source's texts by the keys of the target.
private struct SourceTable {
  /// The source's variants, with the keys of the target's selectors where these are the same.
  let variants: [(keys: [ExchangeKey], pattern: Pattern)]

  /// For each selector of the source, where the keys of the target have it.
  private let places: [Int?]
  private let kinds: [MessageSelection]
  private let plurals: [PluralRules.NumberType: PluralSelector]

  init(
    _ source: Message, selectors: [ExchangeSelector],
    plurals: [PluralRules.NumberType: PluralSelector]
  ) {
    variants = source.exchangeVariants
    let own = source.exchangeSelectors
    places = own.map { selector in
      selectors.firstIndex { $0.variable.utf8.elementsEqual(selector.variable.utf8) }
    }
    kinds = own.map(\.kind)
    self.plurals = plurals
  }

  /// The text for some keys: the very variant, or the one that numbers with these keys choose.
  func pattern(for keys: [ExchangeKey]) -> Pattern {
    let best = VariantSelection.best(variantCount: variants.count, selectorCount: places.count) {
      rank(of: variants[$0].keys[$1], for: places[$1].map { keys[$0] }, kinds[$1])
    }
    return (best.map { variants[$0] } ?? variants.last)?.pattern
      ?? Pattern(elements: [], span: .none)
  }

  /// How closely a key of a variant fits one that is asked for; `nil` where it doesn't.
  private func rank(
    of key: ExchangeKey, for wanted: ExchangeKey?, _ kind: MessageSelection
  ) -> KeyRank? {
    switch key {
    case .catchAll: return .catchAll
    case _ where key == wanted: return .exact
    case .literal(let category):
      guard case .literal(let number) = wanted, let type = kind.numberType,
        number.utf8.first.map({ $0 >= 0x30 && $0 <= 0x39 }) == true
      else { return nil }
      return (try? plurals[type]?.select(number)) == category ? .category : nil
    }
  }
}

extension Pattern {
  /// Whether a value is among what is shown.
  fileprivate func shows(_ variable: String) -> Bool {
    elements.contains { element in
      guard case .expression(let expression) = element,
        case .variable(let operand) = expression.operand
      else { return false }
      return operand.name.utf8.elementsEqual(variable.utf8)
    }
  }
}

extension Message {
  /// The only text; `nil` for a message with variants.
  var pattern: Pattern? { if case .pattern(let pattern) = body { pattern } else { nil } }
}
