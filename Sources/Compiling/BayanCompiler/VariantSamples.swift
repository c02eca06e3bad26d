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
    let matchers = messages.compactMap { LocalizedMatcher($0, declared) }
    let classes = classes ?? NumberClasses(locales: matchers.isEmpty ? [] : messages.map(\.locale))
    let arguments = Set(matchers.flatMap { $0.matcher.selectors.compactMap(\.argument) })
    let selecting = declared.filter { arguments.contains($0.name) }
    var combinations: [[Choice]] = [[]]
    for argument in selecting {
      let choices = Self.choices(of: argument, for: matchers, classes)
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
        return matchers.map { $0.variant(for: values, classes) }
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
      let comparisons = matchers.flatMap { $0.comparisons(of: argument.name) }
      return Axis(range: argument.range, scale: NumberClasses.scale(of: comparisons))
    }
    labels = merged.map { [axes] in Self.labels(of: $0, axes) }
    self.selecting = names
  }

  /// The values of an argument that the messages tell apart.
  private static func choices(
    of argument: ErrorArgument, for matchers: [LocalizedMatcher], _ classes: NumberClasses
  ) -> [Choice] {
    switch argument.type {
    case .integer, .number:
      let groups = classes.groups(
        by: Set(matchers.flatMap { $0.comparisons(of: argument.name) }),
        isWhole: argument.type == .integer,
        range: argument.range)
      return groups.map {
        Choice(value: $0.values[0].messageValue, numbers: $0.values, label: $0.label)
      }
    default:
      let keys = Set(matchers.flatMap { $0.keys(of: argument.name) })
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
    let matchers = messages.compactMap { MessageMatcher($0.parsed.message, arguments: declared) }
    return Set(matchers.flatMap { $0.selectors.compactMap(\.argument) })
      .intersection(declared.map(\.name))
  }
}

/// A message with variants, in its locale.
private struct LocalizedMatcher {
  let locale: String
  let matcher: MessageMatcher
  /// How each selector compares a number.
  let comparisons: [NumberClasses.Comparison]

  /// - Returns: `nil` for a message without variants.
  init?(_ message: LocaleMessage, _ declared: [ErrorArgument]) {
    guard let matcher = MessageMatcher(message.parsed.message, arguments: declared) else {
      return nil
    }
    locale = message.locale
    self.matcher = matcher
    comparisons = matcher.selectors.indices.map(matcher.comparison(at:))
  }

  /// How the argument is compared, by each selector that it leads to.
  func comparisons(of argument: String) -> [NumberClasses.Comparison] {
    zip(matcher.selectors, comparisons).compactMap { $0.argument == argument ? $1 : nil }
  }

  /// The keys that the argument is compared with, but `*`.
  func keys(of argument: String) -> [String] {
    matcher.selectors.indices.filter { matcher.selectors[$0].argument == argument }
      .flatMap { matcher.keys(at: $0).map(\.value) }
  }

  /// The place of the variant that some values choose.
  ///
  /// - Parameter values: By argument.
  func variant(for values: [String: VariantSamples.Choice], _ classes: NumberClasses) -> Int? {
    matcher.variant { place in
      let selector = matcher.selectors[place]
      guard let value = selector.argument.flatMap({ values[$0] }) else { return nil }
      guard let number = value.numbers.first else { return (value.label, nil) }
      guard selector.resolved.selection != .text else { return (number.shown, nil) }
      let shown = number.compared(by: comparisons[place])
      guard selector.resolved.selection != .exact else { return (shown.shown, nil) }
      let category = classes.category(of: shown, by: comparisons[place], in: locale)
      return (shown.shown, PluralCategory(keyword: category))
    }
  }
}

extension NumberClasses.Value {
  fileprivate var messageValue: MessageValue {
    .number(MessageNumber(shown) ?? MessageNumber(whole ?? 0))
  }
}
