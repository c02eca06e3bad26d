package import BayanCatalog
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

  /// For each row, and each name of ``selecting``, which values give the same: `3–10, 103–110 …`.
  package let labels: [[String]]

  /// The names of the arguments that choose among variants.
  package let selecting: [String]

  /// For each row, and each name of ``selecting``, the choices that give the same.
  private let choices: [[[Choice]]]

  /// The ranges of the arguments that choose, in the same order.
  private let ranges: [ClosedRange<Int>?]

  /// A value, and the label of those like it.
  fileprivate struct Choice: Hashable {
    var value: MessageValue
    /// The numbers like it that were looked at; none for a text.
    var numbers: [Int] = []
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
    let choosers = messages.compactMap(VariantChooser.init)
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
    ranges = selecting.map(\.range)
    labels = merged.map { [ranges] in Self.labels(of: $0, ranges: ranges) }
    self.selecting = names
  }

  /// The values of an argument that the messages tell apart.
  private static func choices(
    of argument: ErrorArgument, for selectors: [VariantChooser.Selector], _ classes: NumberClasses
  ) -> [Choice] {
    let keys = selectors.reduce(into: Set<String>()) { $0.formUnion($1.keys) }
    switch argument.type {
    case .integer, .number:
      let groups = classes.groups(
        keys: keys, isOrdinal: selectors.contains { $0.selection == .ordinal },
        range: argument.range)
      return groups.map {
        Choice(value: .number(MessageNumber($0.first)), numbers: $0.numbers, label: $0.label)
      }
    default:
      return (keys.filter { $0 != "*" }.sorted() + ["…"]).map {
        Choice(value: .string($0), label: $0)
      }
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
      ($0.place, Self.labels(of: $0, ranges: ranges))
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

  private static func labels(of row: Merged, ranges: [ClosedRange<Int>?]) -> [String] {
    zip(row.choices, ranges).map { choices, range in
      let numbers = choices.flatMap(\.numbers)
      guard choices.count > 1 else { return choices[0].label }
      guard !numbers.isEmpty else { return choices.map(\.label).joined(separator: ", ") }
      return NumberClasses.label(of: numbers.sorted(), range: range)
    }
  }

  /// The names of the arguments that choose among the variants of some messages.
  package static func selecting(
    in messages: [LocaleMessage], declared: [ErrorArgument]
  ) -> Set<String> {
    let selectors = messages.compactMap(VariantChooser.init).flatMap(\.selectors)
    return Set(selectors.map(\.argument)).intersection(declared.map(\.name))
  }
}

/// How one message chooses among its variants.
private struct VariantChooser {
  struct Selector {
    var argument: String
    var selection: MessageSelection
    /// The keys of the variants, as they are written.
    var keys: Set<String>
  }

  let locale: String
  let selectors: [Selector]
  private let variants: [[String]]

  /// - Returns: `nil` for a message without variants.
  init?(_ message: LocaleMessage) {
    let parsed = message.parsed.message
    guard case .select(let selectors, let variants) = parsed.body else { return nil }
    locale = message.locale
    self.variants = variants.filter { $0.keys.count == selectors.count }
      .map { $0.keys.map(\.text) }
    self.selectors = selectors.enumerated().map { [variants = self.variants] index, selector in
      Selector(
        argument: parsed.argument(of: selector.name, depth: 0),
        selection: parsed.selection(by: selector.name), keys: Set(variants.map { $0[index] }))
    }
  }

  /// The place of the variant that some values choose.
  ///
  /// - Parameter values: By argument.
  func variant(for values: [String: VariantSamples.Choice], _ classes: NumberClasses) -> Int? {
    VariantSelection.best(variantCount: variants.count, selectorCount: selectors.count) {
      variant, place in
      let key = variants[variant][place]
      if key == "*" { return .catchAll }
      let selector = selectors[place]
      guard let value = values[selector.argument] else { return nil }
      guard let number = value.numbers.first else { return value.label == key ? .exact : nil }
      if Int(key) != nil { return key == "\(number)" ? .exact : nil }
      let category = classes.category(
        of: number, in: locale, isOrdinal: selector.selection == .ordinal)
      return key == category ? .category : nil
    }
  }
}

extension Message {
  /// The argument after a variable; of `.local $n = {$count :integer}` it is `count`.
  fileprivate func argument(of name: String, depth: Int) -> String {
    let declaration = declarations.first { $0.name == name }
    guard let declaration, declaration.kind == .local, depth < declarations.count,
      case .variable(let variable) = declaration.value.operand
    else { return name }
    return argument(of: variable.name, depth: depth + 1)
  }
}
