package import BayanCatalog
package import BayanMeaning
import BayanMessageSyntax
package import BayanRuntime
import BayanSupport

/// Values of arguments that show every variant of an error's messages.
package struct VariantSamples {
  /// The most rows; nobody reads more.
  private static let limit = 200

  /// The most combinations of values.
  private static let combinationLimit = 4_096

  /// The sets of values, one for each row, in the order of the declared arguments; never empty.
  package let rows: [[MessageArgument]]

  /// The values that give the same, for each row and each name of ``selecting``: `3–10, 103–110, …`.
  package let labels: [[String]]

  /// The names of the arguments that choose among variants.
  package let selecting: [String]

  /// The choices that give the same, for each row and each name of ``selecting``.
  private let choices: [[[Choice]]]

  /// The ranges and scales for the labels of the choosing arguments, in the same order.
  private let axes: [Axis]

  private struct Axis {
    var range: ClosedRange<Int>?
    /// The factor by which numbers are multiplied in labels.
    var scale = 1
  }

  /// A value, and the label of its class.
  fileprivate struct Choice: Hashable {
    var value: MessageValue
    /// The sampled numbers of the class; none for a text.
    var numbers: [NumberClasses.Value] = []
    var label: String
  }

  /// Creates the rows for some messages, which may be of several locales.
  ///
  /// If one argument chooses, each class of numbers of the locales is a row, even if a message has no
  /// variant for it. If several do, combinations for which each message chooses the same variant are one row.
  ///
  /// - Parameters:
  ///   - values: The values of the arguments that don't choose.
  ///   - classes: The classes of numbers in the messages' locales, for callers with many messages.
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
        let values = Dictionary(firstOf: zip(names, row))
        return matchers.map { $0.variant(for: values, classes) }
      }
      merged = Self.merged(merged, showing: chosen)
    }
    merged = Array(merged.prefix(Self.limit))
    let places = Dictionary(firstOf: zip(names, names.indices))
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

  /// Returns the values of an argument that the messages distinguish.
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

  /// Merges rows that show the same and differ in only one of the choices.
  ///
  /// - Parameter shown: The content that each row shows.
  /// - Returns: For each remaining row the index of the first row with its content, and labels for
  ///   the values of all merged rows.
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

  /// Rows that show the same, with the choices of all of them for each column.
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

  /// Returns the names of the arguments that choose among the variants of some messages.
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
  /// The comparison of each selector.
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

  /// Returns the comparisons of the selectors that get their value from an argument.
  func comparisons(of argument: String) -> [NumberClasses.Comparison] {
    zip(matcher.selectors, comparisons).compactMap { $0.argument == argument ? $1 : nil }
  }

  /// Returns the keys that an argument is compared with, except `*`.
  func keys(of argument: String) -> [String] {
    matcher.selectors.indices.filter { matcher.selectors[$0].argument == argument }
      .flatMap { matcher.keys(at: $0).map(\.value) }
  }

  /// Returns the index of the variant that some values choose.
  ///
  /// - Parameter values: The values by argument.
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
