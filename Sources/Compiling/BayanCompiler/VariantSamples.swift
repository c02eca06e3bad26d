package import BayanCatalog
import BayanMessageSyntax
package import BayanRuntime

/// Values of arguments that show every variant of an error's messages.
package struct VariantSamples {
  /// More rows than this nobody reads.
  private static let limit = 200

  /// One set of values a row, in the order of the declared arguments; never none.
  package let rows: [[MessageArgument]]

  /// For each row, and each name of ``selecting``, which values give the same: `3–10, 103–110 …`.
  package let labels: [[String]]

  /// The names of the arguments that choose among variants.
  package let selecting: [String]

  /// For each row its choices, in the order of ``selecting``.
  private let choices: [[Choice]]

  /// The ranges of the arguments that choose, in the same order.
  private let ranges: [ClosedRange<Int>?]

  /// A value, and the label of those like it.
  private struct Choice: Hashable {
    var value: MessageValue
    /// The numbers like it that were looked at; none for a text.
    var numbers: [Int] = []
    var label: String
  }

  /// Works out the rows for some messages, which may be of several locales.
  ///
  /// - Parameters:
  ///   - values: The values of the arguments that choose nothing.
  ///   - classes: The numbers of the messages' locales, for who asks about many messages.
  package init(
    of messages: [LocaleMessage], values: [MessageArgument], declared: [ErrorArgument],
    classes: NumberClasses? = nil
  ) {
    var keys: [String: Set<String>] = [:]
    var ordinals: Set<String> = []
    for message in messages {
      for (name, found) in message.keysByArgument {
        keys[name, default: []].formUnion(found)
      }
      ordinals.formUnion(message.ordinalArguments)
    }
    var choices: [String: [Choice]] = [:]
    for argument in declared {
      guard let all = keys[argument.name] else { continue }
      switch argument.type {
      case .integer, .number:
        let classes = classes ?? NumberClasses(locales: messages.map(\.locale))
        choices[argument.name] = classes.groups(
          keys: all, isOrdinal: ordinals.contains(argument.name), range: argument.range
        ).map {
          Choice(
            value: .number(MessageNumber($0.first)), numbers: $0.numbers, label: $0.label)
        }
      default:
        choices[argument.name] = (all.filter { $0 != "*" }.sorted() + ["…"]).map {
          Choice(value: .string($0), label: $0)
        }
      }
    }
    let selecting = declared.map(\.name).filter { choices[$0] != nil }
    var rows: [(values: [MessageArgument], choices: [Choice])] = [([], [])]
    for value in values {
      let isSelecting = choices[value.name] != nil
      let found = choices[value.name] ?? [Choice(value: value.value, label: "")]
      rows = rows.flatMap { row in
        found.map { choice in
          (
            row.values + [MessageArgument(value.name, choice.value)],
            isSelecting ? row.choices + [choice] : row.choices
          )
        }
      }
      if rows.count > Self.limit { rows = Array(rows.prefix(Self.limit)) }
    }
    self.rows = rows.map(\.values)
    self.choices = rows.map(\.choices)
    labels = rows.map { $0.choices.map(\.label) }
    ranges = declared.filter { choices[$0.name] != nil }.map(\.range)
    self.selecting = selecting
  }

  /// The rows without those that show the same as others, where only one of the choices differs.
  ///
  /// - Parameter shown: What each row shows.
  /// - Returns: For each row that is left the place of the first that shows the same, and labels that
  ///   name the values of all of them.
  package func merged<Shown: Hashable>(
    showing shown: [Shown]
  ) -> [(place: Int, labels: [String])] {
    var merged = rows.indices.map { Merged(place: $0, choices: choices[$0].map { [$0] }) }
    for column in selecting.indices {
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
    return merged.map { row in
      (row.place, zip(row.choices, ranges).map { Self.label(of: $0, range: $1) })
    }
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

  private static func label(of choices: [Choice], range: ClosedRange<Int>?) -> String {
    let numbers = choices.flatMap(\.numbers)
    guard choices.count > 1 else { return choices[0].label }
    guard !numbers.isEmpty else { return choices.map(\.label).joined(separator: ", ") }
    return NumberClasses.label(of: numbers.sorted(), range: range)
  }

  /// The names of the arguments that choose among the variants of some messages.
  package static func selecting(
    in messages: [LocaleMessage], declared: [ErrorArgument]
  ) -> Set<String> {
    Set(messages.flatMap(\.keysByArgument.keys)).intersection(declared.map(\.name))
  }
}

extension LocaleMessage {
  /// The keys that variants compare each argument with.
  fileprivate var keysByArgument: [String: Set<String>] {
    guard case .select(let selectors, let variants) = parsed.message.body else { return [:] }
    var keys: [String: Set<String>] = [:]
    for (index, selector) in selectors.enumerated() {
      let name = argument(of: selector.name, depth: 0)
      for variant in variants where variant.keys.indices.contains(index) {
        keys[name, default: []].insert(variant.keys[index].text)
      }
    }
    return keys
  }

  /// The arguments that choose by their ordinal categories somewhere: `select=ordinal`.
  fileprivate var ordinalArguments: [String] {
    guard case .select(let selectors, _) = parsed.message.body else { return [] }
    return selectors.map(\.name).filter { parsed.message.selection(by: $0) == .ordinal }
      .map { argument(of: $0, depth: 0) }
  }

  /// The argument behind a variable; of `.local $n = {$count :integer}` it is `count`.
  private func argument(of name: String, depth: Int) -> String {
    let declaration = parsed.message.declarations.first { $0.name == name }
    guard let declaration, declaration.kind == .local, depth < parsed.message.declarations.count,
      case .variable(let variable) = declaration.value.operand
    else { return name }
    return argument(of: variable.name, depth: depth + 1)
  }
}
