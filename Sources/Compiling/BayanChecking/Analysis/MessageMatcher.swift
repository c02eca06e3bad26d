package import BayanCatalog
import BayanDiagnostics
package import BayanICU
package import BayanMessageSyntax

/// How a message chooses among its variants.
package struct MessageMatcher {
  /// What a selector compares its keys with.
  package enum Kind {
    /// A number and, but for `select=exact`, its plural category.
    case number(NumberSelection)
    case text
    /// Unknown at compile time: a function of the project's own decides, or an argument.
    case unknown
  }

  package struct Selector {
    package var variable: Variable
    /// The argument that it leads to.
    package var argument: String?
    package var kind: Kind

    package var number: NumberSelection? {
      if case .number(let number) = kind { number } else { nil }
    }

    /// The selection by plural category, if it is one.
    package var plural: NumberSelection? { number.flatMap { $0.type == nil ? nil : $0 } }
  }

  package private(set) var selectors: [Selector]
  package let variants: [Variant]

  /// Reads a message.
  ///
  /// - Returns: `nil` for one without variants.
  package init?(_ message: Message, arguments: [ErrorArgument]) {
    guard case .select(let variables, let variants) = message.body else { return nil }
    self.variants = variants
    var resolver = DeclarationResolver(message)
    selectors = variables.map { variable in
      let resolved = resolver.resolved(variable.name)
      return Selector(
        variable: variable, argument: resolved.argument,
        kind: Kind(resolved, arguments: arguments))
    }
  }

  /// The same choice among all numbers that the arguments' types allow.
  package func withPossibleNumbers() -> Self {
    var copy = self
    for (index, selector) in selectors.enumerated() {
      if let number = selector.number { copy.selectors[index].kind = .number(number.possible) }
    }
    return copy
  }

  /// The selector by plural category that leads to an argument.
  package func plural(of argument: String) -> Selector? {
    selectors.first { $0.argument == argument && $0.plural != nil }
  }

  /// The keys of a selector, without `*`, each once, in source order.
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
  /// The variants that have the same keys for all selectors but one.
  package struct Group {
    /// The other selectors' keys; `nil` for `*`.
    package var others: [String?]
    /// Indices of variants, in source order.
    package var variants: [Int]
    /// The keys of the one selector, without `*`.
    package var keys: Set<String>
    /// The variant that has `*` for it.
    package var catchAll: Int?

    /// Whether the others are all `*`.
    package var isFallback: Bool { others.allSatisfy { $0 == nil } }

    /// The keys that are numbers.
    package var exact: Set<Int> { Set(keys.compactMap { Int($0) }) }
  }

  /// The variants by the keys of the other selectors, in source order.
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

/// How a selector selects by number.
package struct NumberSelection: Hashable {
  /// The plural rules; `nil` for `select=exact`.
  package var type: PluralRules.NumberType?
  package var numbers: PluralReach.Numbers
  /// Whether the argument's type allows fractions that the options don't ask for.
  ///
  /// Most arguments of `type = "number"` count whole things all the same, so that a rule has to
  /// choose which of the two it goes by.
  package var mayHaveFractions: Bool
  /// What `:offset` adds.
  package var offset: Int

  /// What the plural rules of a locale make of the numbers.
  package func reach(in locale: LocaleContext) -> PluralReach {
    locale.reach(type ?? .cardinal, numbers)
  }

  /// What they make of all numbers that the argument's type allows.
  package func possibleReach(in locale: LocaleContext) -> PluralReach { possible.reach(in: locale) }

  /// The same with all numbers that the argument's type allows.
  var possible: Self {
    var copy = self
    copy.numbers.hasFractions = numbers.hasFractions || mayHaveFractions
    return copy
  }
}

extension MessageMatcher.Kind {
  fileprivate init(_ resolved: ResolvedExpression, arguments: [ErrorArgument]) {
    switch resolved.kind {
    case "string": self = .text
    case "number", "integer", "percent", "offset":
      let number = NumberSelection(
        resolved, of: arguments.first { $0.name == resolved.argument })
      self = number.map { .number($0) } ?? .unknown
    default: self = .unknown
    }
  }
}

extension NumberSelection {
  /// - Parameter argument: `nil` for one that isn't declared, which another rule reports; taken for
  ///   whole numbers.
  /// - Returns: `nil` if the argument is no number, or if other arguments decide.
  fileprivate init?(_ resolved: ResolvedExpression, of argument: ErrorArgument?) {
    guard argument == nil || argument?.type == .integer || argument?.type == .number,
      let offset = resolved.offset
    else { return nil }
    func option(_ name: String) -> String?? { resolved.options[name] }
    switch option("select") {
    case nil, .some("plural"): type = .cardinal
    case .some("ordinal"): type = .ordinal
    case .some("exact"): type = nil
    default: return nil
    }
    // Another argument, or each number, then decides how numbers are shown.
    for name in ["minimumFractionDigits", "maximumFractionDigits"] where option(name) == .some(nil)
    {
      return nil
    }
    if let digits = option("minimumSignificantDigits"), digits != "1" { return nil }
    let isPercent = resolved.kind == "percent"
    let isInteger = resolved.functions.contains("integer")
    let least = option("minimumFractionDigits").flatMap { $0 }.flatMap { Int($0) } ?? 0
    let most = option("maximumFractionDigits").flatMap { $0 }.flatMap { Int($0) }
    let allowsFractions = !isInteger && argument?.type == .number
    mayHaveFractions = allowsFractions && (most ?? (isPercent ? 0 : 3)) > 0
    let range = isPercent ? nil : argument?.range
    numbers = PluralReach.Numbers(
      range: range.flatMap { Self.shifted($0, by: offset) },
      hasFractions: allowsFractions && max(least, most ?? 0) > 0,
      minimumFractionDigits: isInteger ? 0 : min(max(least, 0), 20))
    self.offset = offset
  }

  private static func shifted(_ range: ClosedRange<Int>, by offset: Int) -> ClosedRange<Int>? {
    let (low, lowOverflow) = range.lowerBound.addingReportingOverflow(offset)
    let (high, highOverflow) = range.upperBound.addingReportingOverflow(offset)
    return lowOverflow || highOverflow ? nil : low...high
  }
}

extension Variant.Key {
  /// Whether it is for 0: by number, or by the category that most languages have for 0 alone.
  package var isForZero: Bool { value == "0" || value == "zero" }
}
