package import BayanCatalog
package import BayanMeaning
import BayanMessageSyntax
package import BayanRuntime

/// Values of arguments that show every variant of an error's messages.
package struct VariantSamples {
  /// More rows than this nobody reads.
  private static let limit = 200

  /// More combinations of values than this aren't looked at.
  private static let combinationLimit = 4_096

  /// One set of values a row, in the order of the declared arguments; never none.
  package let rows: [[MessageArgument]]

  /// For each row, and each name of ``selecting``, which values give the same: `3–10, 103–110, …`.
  package let labels: [[String]]

  /// The names of the arguments that choose among variants.
  package let selecting: [String]

  /// For each row, and each name of ``selecting``, the choices that give the same.
  private let choices: [[[Choice]]]

  /// How the values of the arguments that choose are named, in the same order.
  private let axes: [Axis]

  private struct Axis {
    var range: ClosedRange<Int>?
    /// What the numbers are multiplied by in labels.
    var scale = 1
  }

  /// A value, and the label of those like it.
  fileprivate struct Choice: Hashable {
    var value: MessageValue
    /// The numbers like it that were looked at; none for a text.
    var numbers: [NumberClasses.Value] = []
    var label: String
  }

  /// Works out the rows for some messages, which may be of several locales.
  ///
  /// If one argument chooses, each class of numbers of the locales is a row, also where a message has no
  /// variant for it. If several do, combinations for which each message chooses the same variant are one.
  ///
  /// - Parameters:
  ///   - values: The values of the arguments that choose nothing.
  ///   - classes: The numbers of the messages' locales, for who asks about many messages.
  package init(
    of messages: [LocaleMessage], values: [MessageArgument], declared: [ErrorArgument],
    classes: NumberClasses? = nil
  ) {
    let choosers = messages.compactMap { VariantChooser($0, declared) }
    let selectors = Dictionary(grouping: choosers.flatMap(\.selectors), by: \.argument)
    let classes = classes ?? NumberClasses(locales: choosers.isEmpty ? [] : messages.map(\.locale))
    let selecting = declared.filter { selectors[$0.name] != nil }
    var combinations: [[Choice]] = [[]]
    for argument in selecting {
      let choices = Self.choices(of: argument, for: selectors[argument.name] ?? [], classes)
      let rows = combinations.prefix(Self.combinationLimit / max(1, choices.count) + 1)
      combinations = Array(
        rows.flatMap { row in choices.map { row + [$0] } }.prefix(Self.combinationLimit))
    }
    var merged = combinations.indices.map { place in
      Merged(place: place, choices: combinations[place].map { [$0] })
    }
    let names = selecting.map(\.name)
    if names.count > 1 {
      let chosen = combinations.map { row in
        let values = Dictionary(zip(names, row)) { first, _ in first }
        return choosers.map { $0.variant(for: values, classes) }
      }
      merged = Self.merged(merged, showing: chosen)
    }
    merged = Array(merged.prefix(Self.limit))
    let places = Dictionary(zip(names, names.indices)) { first, _ in first }
    rows = merged.map { row in
      values.map { value in
        guard let place = places[value.name] else { return value }
        return MessageArgument(value.name, row.choices[place][0].value)
      }
    }
    choices = merged.map(\.choices)
    axes = selecting.map { argument in
      let comparisons = (selectors[argument.name] ?? []).map(\.comparison)
      return Axis(range: argument.range, scale: NumberClasses.scale(of: comparisons))
    }
    labels = merged.map { [axes] in Self.labels(of: $0, axes) }
    self.selecting = names
  }

  /// The values of an argument that the messages tell apart.
  private static func choices(
    of argument: ErrorArgument, for selectors: [VariantChooser.Selector], _ classes: NumberClasses
  ) -> [Choice] {
    switch argument.type {
    case .integer, .number:
      let groups = classes.groups(
        by: Set(selectors.map(\.comparison)), isWhole: argument.type == .integer,
        range: argument.range)
      return groups.map {
        Choice(value: $0.values[0].messageValue, numbers: $0.values, label: $0.label)
      }
    default:
      let keys = selectors.reduce(into: Set<String>()) { $0.formUnion($1.keys) }
      return (keys.sorted() + ["…"]).map { Choice(value: .string($0), label: $0) }
    }
  }

  /// The rows without those that show the same as others, where only one of the choices differs.
  ///
  /// - Parameter shown: What each row shows.
  /// - Returns: For each row that is left the place of the first that shows the same, and labels that
  ///   name the values of all of them.
  package func merged<Shown: Hashable>(
    showing shown: [Shown]
  ) -> [(place: Int, labels: [String])] {
    let all = rows.indices.map { Merged(place: $0, choices: choices[$0]) }
    return Self.merged(all, showing: shown).map {
      ($0.place, Self.labels(of: $0, axes))
    }
  }

  private static func merged<Shown: Hashable>(_ rows: [Merged], showing shown: [Shown]) -> [Merged]
  {
    var merged = rows
    for column in rows.first?.choices.indices ?? 0..<0 {
      var places: [MergeKey<Shown>: Int] = [:]
      var left: [Merged] = []
      for row in merged {
        var others = row.choices
        others[column] = []
        let key = MergeKey(shown: shown[row.place], others: others)
        if let place = places[key] {
          left[place].choices[column] += row.choices[column]
        } else {
          places[key] = left.count
          left.append(row)
        }
      }
      merged = left
    }
    return merged
  }

  /// Rows that show the same: for each column the choices of all of them.
  private struct Merged {
    var place: Int
    var choices: [[Choice]]
  }

  private struct MergeKey<Shown: Hashable>: Hashable {
    var shown: Shown
    var others: [[Choice]]
  }

  private static func labels(of row: Merged, _ axes: [Axis]) -> [String] {
    zip(row.choices, axes).map { choices, axis in
      let numbers = choices.flatMap(\.numbers)
      guard choices.count > 1 else { return choices[0].label }
      guard !numbers.isEmpty else { return choices.map(\.label).joined(separator: ", ") }
      return NumberClasses.label(of: numbers, scale: axis.scale, range: axis.range)
    }
  }

  /// The names of the arguments that choose among the variants of some messages.
  package static func selecting(
    in messages: [LocaleMessage], declared: [ErrorArgument]
  ) -> Set<String> {
    let selectors = messages.compactMap { VariantChooser($0, declared) }.flatMap(\.selectors)
    return Set(selectors.map(\.argument)).intersection(declared.map(\.name))
  }
}

/// How one message chooses among its variants.
private struct VariantChooser {
  struct Selector {
    var argument: String
    var selection: MessageSelection
    /// How it compares a number.
    var comparison: NumberClasses.Comparison
    /// The keys of the variants but `*`.
    var keys: Set<String>
  }

  let locale: String
  let selectors: [Selector]
  /// The keys, `nil` for `*`.
  private let variants: [[VariantKey?]]

  /// - Returns: `nil` for a message without variants.
  init?(_ message: LocaleMessage, _ declared: [ErrorArgument]) {
    guard let matcher = MessageMatcher(message.parsed.message, arguments: declared) else {
      return nil
    }
    locale = message.locale
    variants = matcher.variants.filter { $0.keys.count == matcher.selectors.count }
      .map { $0.keys.map { key in key.value.map { VariantKey($0) } } }
    selectors = matcher.selectors.indices.map { index in
      Selector(matcher.selectors[index], keys: Set(matcher.keys(at: index).map(\.value)))
    }
  }

  /// The place of the variant that some values choose.
  ///
  /// - Parameter values: By argument.
  func variant(for values: [String: VariantSamples.Choice], _ classes: NumberClasses) -> Int? {
    let compared = selectors.map { selector -> (text: String, category: PluralCategory?)? in
      guard let value = values[selector.argument] else { return nil }
      guard let number = value.numbers.first else { return (value.label, nil) }
      guard selector.selection != .text else { return (number.shown, nil) }
      let shown = number.compared(by: selector.comparison)
      guard selector.selection != .exact else { return (shown.shown, nil) }
      let category = classes.category(
        of: shown, in: locale, isOrdinal: selector.comparison.isOrdinal)
      return (shown.shown, PluralCategory(keyword: category))
    }
    return VariantSelection.best(variantCount: variants.count, selectorCount: selectors.count) {
      variant, place in
      guard let key = variants[variant][place] else { return .catchAll }
      guard let (text, category) = compared[place] else { return nil }
      return category.flatMap { KeyRank(of: key, number: text, category: $0) }
        ?? KeyRank(of: key, text: text)
    }
  }
}

extension VariantChooser.Selector {
  init(_ selector: MessageMatcher.Selector, keys: Set<String>) {
    argument = selector.argument ?? selector.variable.name
    self.keys = keys
    selection = selector.resolved.selection
    // Of a function of the project's own nobody knows how it compares: as a number would be.
    comparison = NumberClasses.Comparison(
      offset: selector.resolved.offset ?? 0, scale: selector.resolved.scale)
    comparison.isOrdinal = selection == .ordinal
    comparison.hasFractions = selector.number?.possible.numbers.hasFractions ?? false
    comparison.exact = Set(keys.compactMap { Int($0) })
  }
}

extension NumberClasses.Value {
  fileprivate var messageValue: MessageValue {
    .number(MessageNumber(shown) ?? MessageNumber(whole ?? 0))
  }
}
