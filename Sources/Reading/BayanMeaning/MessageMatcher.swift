package import BayanCatalog
package import BayanMessageSyntax
package import BayanRuntime

/// The selectors and variants of a message.
package struct MessageMatcher {
  package struct Selector {
    package var variable: Variable
    /// The value of the variable, with its declarations followed.
    package var resolved: ResolvedExpression
    /// The possible numbers of the selector; `nil` if it doesn't select by number, or if the numbers
    /// are unknown.
    package fileprivate(set) var number: NumberSelection?

    /// The argument that the selector gets its value from.
    package var argument: String? { resolved.argument }

    /// The selection by plural category, if the selector has one.
    package var plural: NumberSelection? { number.flatMap { $0.type == nil ? nil : $0 } }
  }

  package private(set) var selectors: [Selector]
  package let variants: [Variant]

  /// Reads the matcher of a message.
  ///
  /// - Parameter meaning: The message with its declarations followed, if the caller has it.
  /// - Returns: `nil` for a message without variants.
  package init?(
    _ message: Message, arguments: [ErrorArgument], meaning: ResolvedMessage? = nil
  ) {
    guard case .select(let variables, let variants) = message.body else { return nil }
    self.variants = variants
    let meaning = meaning ?? ResolvedMessage(message)
    selectors = variables.map { variable in
      let resolved = meaning[variable.name]
      return Selector(
        variable: variable, resolved: resolved,
        number: NumberSelection(resolved, of: arguments))
    }
  }

  /// Returns the same matcher for all numbers that the types of the arguments allow.
  package func withPossibleNumbers() -> Self {
    var copy = self
    for (index, selector) in selectors.enumerated() {
      copy.selectors[index].number = selector.number?.possible
    }
    return copy
  }

  /// Returns the selector by plural category that gets its value from an argument.
  package func plural(of argument: String) -> Selector? {
    selectors.first { $0.argument == argument && $0.plural != nil }
  }

  /// Whether a selector has a key other than `*`.
  package func hasKeys(at index: Int) -> Bool {
    variants.contains { index < $0.keys.count && $0.keys[index].value != nil }
  }

  /// Returns the keys of a selector, without `*`, each once, in source order.
  package func keys(at index: Int) -> [Literal] {
    var seen: Set<String> = []
    return variants.compactMap { variant in
      guard index < variant.keys.count, case .literal(let literal) = variant.keys[index],
        seen.insert(literal.value).inserted
      else { return nil }
      return literal
    }
  }
}

extension MessageMatcher {
  /// Returns the arithmetic and the exact keys of a selector by number.
  package func comparison(at index: Int) -> NumberClasses.Comparison {
    let selector = selectors[index]
    // The comparison of a project's own function is unknown. The function is taken for a numeric one.
    var comparison = NumberClasses.Comparison(
      offset: selector.resolved.offset ?? 0, scale: selector.resolved.scale)
    comparison.isOrdinal = selector.resolved.selection == .ordinal
    comparison.hasFractions = selector.number?.possible.numbers.hasFractions ?? false
    comparison.rounding = selector.number?.numbers.rounding
    comparison.exact = Set(keys(at: index).compactMap { Int($0.value) })
    return comparison
  }

  /// Returns the index of the variant that wins, by the rules of the runtime.
  ///
  /// - Parameter value: Returns the value of the selector at an index: the text that is compared
  ///   with keys, and the plural category of a number. The value is `nil` if only `*` matches it.
  package func variant(
    _ value: (Int) -> (text: String, category: PluralCategory?)?
  ) -> Int? {
    let values = selectors.indices.map(value)
    let fitting = variants.indices.filter { variants[$0].keys.count == selectors.count }
    return VariantSelection.best(variantCount: fitting.count, selectorCount: selectors.count) {
      variant, place in
      guard let key = variants[fitting[variant]].keys[place].value.map({ VariantKey($0) }) else {
        return .catchAll
      }
      guard let (text, category) = values[place] else { return nil }
      return category.flatMap { KeyRank(of: key, number: text, category: $0) }
        ?? KeyRank(of: key, text: text)
    }.map { fitting[$0] }
  }

  /// Variants that have the same keys for all selectors but one.
  package struct Group {
    /// The other selectors' keys; `nil` for `*`.
    package var others: [String?]
    /// Indices of variants, in source order.
    package var variants: [Int]
    /// The keys of the remaining selector, without `*`.
    package var keys: Set<String>
    /// The index of the variant that has `*` for the remaining selector.
    package var catchAll: Int?

    /// Whether the keys of the other selectors are all `*`.
    package var isFallback: Bool { others.allSatisfy { $0 == nil } }

    /// The keys that are numbers.
    package var exact: Set<Int> { Set(keys.compactMap { Int($0) }) }
  }

  /// Returns the variants, grouped by the keys of the other selectors, in source order.
  package func groups(at index: Int) -> [Group] {
    var places: [[String?]: Int] = [:]
    var groups: [Group] = []
    for (position, variant) in variants.enumerated() where index < variant.keys.count {
      var others = variant.keys.map(\.value)
      let key = others.remove(at: index)
      let place = places[others] ?? groups.endIndex
      if place == groups.endIndex {
        places[others] = place
        groups.append(Group(others: others, variants: [], keys: []))
      }
      groups[place].variants.append(position)
      if let key { groups[place].keys.insert(key) } else { groups[place].catchAll = position }
    }
    return groups
  }
}

extension Variant.Key {
  /// Whether the key is for 0: by number, or by the category that most languages have for 0 alone.
  package var isForZero: Bool { value == "0" || value == "zero" }
}
