import BayanCompiler
package import BayanMeaning
import BayanMessageSyntax
import BayanRuntime

/// The variants that the same values reach in one message, or in a translation and its source.
///
/// The values of each argument are divided into classes that no selector distinguishes: for the numbers
/// of an Arabic plural `0`, `1`, `2`, `3…10` and so on. Each combination of classes then chooses one
/// variant of each message. `VariantSelection` makes this choice, as at run time.
///
/// So Arabic `few` corresponds to English `*`, and both need the same placeholders.
package struct SelectionTable: Sendable {
  /// Values of an argument that choose the same variants.
  package struct ValueClass: Sendable {
    /// The numbers; `nil` for a text.
    package var numbers: NumberSet?
  }

  /// An argument, and the classes of its values.
  package struct Axis: Sendable {
    package var argument: String
    package var classes: [ValueClass]
  }

  /// A message in the table; without variants it counts as one variant.
  package struct Member {
    package var selection: MessageMatcher?
    package var locale: LocaleContext

    package init(selection: MessageMatcher?, locale: LocaleContext) {
      self.selection = selection
      self.locale = locale
    }
  }

  package let axes: [Axis]

  /// The index of the variant that each combination of classes chooses, by member.
  package let choices: [[Int]]

  /// The most combinations; no reader could check more.
  private static let combinationLimit = 1024

  /// The most variants of a message in a table.
  private static let variantLimit = 256

  /// - Returns: `nil` if there are too many combinations, or a message has no variant for one.
  package init?(_ members: [Member]) {
    guard members.allSatisfy({ ($0.selection?.variants.count ?? 0) <= Self.variantLimit }) else {
      return nil
    }
    var builders: [AxisBuilder] = []
    var places: [[Int]] = []
    for (index, member) in members.enumerated() {
      places.append(
        (member.selection?.selectors ?? []).enumerated().map { position, selector in
          // A selector without an argument is an axis of its own.
          let name = selector.argument ?? "\(index) \(position)"
          let axis = builders.firstIndex { $0.argument == name } ?? builders.endIndex
          if axis == builders.endIndex { builders.append(AxisBuilder(argument: name)) }
          builders[axis].add(
            selector, keys: member.selection?.keys(at: position).map(\.value) ?? [],
            locale: member.locale, user: .init(member: index, selector: position))
          return axis
        })
    }
    let built = builders.map { $0.build() }
    var count = 1
    for axis in built {
      count *= axis.classes.count
      guard count <= Self.combinationLimit, count > 0 else { return nil }
    }
    var choices: [[Int]] = []
    for (index, member) in members.enumerated() {
      guard let selection = member.selection else {
        choices.append(Array(repeating: 0, count: count))
        continue
      }
      let ranks = Self.ranks(of: selection, member: index, axes: places[index], built)
      let sizes = built.map(\.classes.count)
      var chosen: [Int] = []
      chosen.reserveCapacity(count)
      for combination in 0..<count {
        let classes = Self.classes(of: combination, sizes: sizes)
        guard
          let best = VariantSelection.best(
            variantCount: selection.variants.count, selectorCount: selection.selectors.count,
            rank: { variant, selector in
              ranks[selector][classes[places[index][selector]]][variant]
            })
        else { return nil }
        chosen.append(best)
      }
      choices.append(chosen)
    }
    self.choices = choices
    axes = zip(builders, built).map { Axis(argument: $0.argument, classes: $1.classes) }
  }

  /// Returns the class of each axis in a combination.
  package func classes(of combination: Int) -> [Int] {
    Self.classes(of: combination, sizes: axes.map(\.classes.count))
  }

  private static func classes(of combination: Int, sizes: [Int]) -> [Int] {
    var rest = combination
    return sizes.map { size in
      defer { rest /= size }
      return rest % size
    }
  }

  /// Returns the rank of each variant's key for each class, by selector; `nil` if the key doesn't fit.
  private static func ranks(
    of selection: MessageMatcher, member: Int, axes: [Int], _ built: [AxisBuilder.Built]
  ) -> [[[KeyRank?]]] {
    selection.selectors.indices.map { position in
      let user = AxisBuilder.User(member: member, selector: position)
      let keys = selection.variants.map { $0.keys.dropFirst(position).first }
      return built[axes[position]].values(of: user).map { value in
        keys.map { key in
          switch key {
          case .catchAll: .catchAll
          case .literal(let literal): value.rank(of: VariantKey(literal.value))
          case nil: nil
          }
        }
      }
    }
  }
}

extension SelectionTable {
  /// The properties that determine a table: messages with the same properties share one, and there are few
  /// combinations of them.
  package struct Key: Hashable {
    package var locale: String
    package var arguments: [String?]
    package var numbers: [NumberSelection?]
    /// The keys of the variants, one after the other; `nil` for `*`.
    package var keys: [String?]
    /// The number of keys of each variant.
    package var counts: [Int]

    package init(_ member: Member) {
      locale = member.locale.tag
      let selectors = member.selection?.selectors ?? []
      arguments = selectors.map(\.argument)
      numbers = selectors.map(\.number)
      let variants = member.selection?.variants ?? []
      keys = []
      counts = []
      keys.reserveCapacity(variants.count * selectors.count)
      counts.reserveCapacity(variants.count)
      for variant in variants {
        for key in variant.keys { keys.append(key.value) }
        counts.append(variant.keys.count)
      }
    }
  }

  /// Returns the table of some messages.
  ///
  /// With variants it is shared, in the context of the first one's locale.
  package static func of(_ members: [Member]) -> SelectionTable? {
    guard let locale = members.first?.locale, members.contains(where: { $0.selection != nil }),
      members.allSatisfy({ ($0.selection?.variants.count ?? 0) <= variantLimit })
    else { return SelectionTable(members) }
    return locale.table(of: members)
  }
}

extension SelectionTable {
  /// Returns the numbers of an argument that choose a variant of a member; `nil` if it isn't a number.
  package func numbers(
    of argument: String, choosing variant: Int, ofMember member: Int = 0
  ) -> NumberSet? {
    guard let axis = axes.firstIndex(where: { $0.argument == argument }) else { return nil }
    var found: Set<Int> = []
    for (combination, chosen) in choices[member].enumerated() where chosen == variant {
      found.insert(classes(of: combination)[axis])
    }
    var numbers: NumberSet?
    for index in found.sorted() {
      guard let part = axes[axis].classes[index].numbers else { continue }
      if numbers == nil { numbers = part } else { numbers?.formUnion(part) }
    }
    return numbers
  }

  /// Returns the variants of another member that the same values choose, for each variant of one member.
  package func counterparts(of member: Int, in other: Int) -> [Int: Set<Int>] {
    var result: [Int: Set<Int>] = [:]
    for (own, another) in zip(choices[member], choices[other]) {
      result[own, default: []].insert(another)
    }
    return result
  }
}

/// A builder that gathers the selectors with one argument, and divides its values into classes.
private struct AxisBuilder {
  /// The selector of a member.
  struct User: Hashable {
    var member: Int
    var selector: Int
  }

  /// The value that a selector compares with its keys; without `exact` and `category` only `*` fits.
  struct Value: Hashable {
    var isNumber: Bool
    /// The number or text in the form of a key, if it is a key.
    var exact: String?
    /// The plural category, if it is a key.
    var category: PluralCategory?

    func rank(of key: VariantKey) -> KeyRank? {
      if isNumber { return KeyRank(of: key, number: exact ?? "", category: category) }
      return exact.flatMap { KeyRank(of: key, text: $0) }
    }
  }

  struct Built {
    var classes: [SelectionTable.ValueClass]
    var users: [User]
    /// The values by class, and in each class by user.
    var values: [[Value]]

    func values(of user: User) -> [Value] {
      let place = users.firstIndex(of: user) ?? 0
      return values.map { $0[place] }
    }
  }

  let argument: String
  private var users:
    [(user: User, keys: Set<String>, number: NumberSelection?, locale: LocaleContext)] =
      []
  private var keys: [String] = []

  init(argument: String) { self.argument = argument }

  mutating func add(
    _ selector: MessageMatcher.Selector, keys: [String], locale: LocaleContext, user: User
  ) {
    users.append((user, Set(keys), selector.number, locale))
    for key in keys where !self.keys.contains(key) { self.keys.append(key) }
  }

  func build() -> Built {
    let places = users.map(\.user)
    guard let lead = users.first(where: { $0.number != nil }), let number = lead.number else {
      // The classes of texts are each key, and all other texts.
      let values = keys.map { key in
        users.map { Value(isNumber: false, exact: $0.keys.contains(key) ? key : nil) }
      }
      return Built(
        classes: Array(repeating: .init(), count: keys.count + 1), users: places,
        values: values + [users.map { _ in Value(isNumber: false) }])
    }

    let reaches = users.map { $0.number?.reach(in: $0.locale) }
    let reach = number.reach(in: lead.locale)
    var probes = reach.probes
    for key in keys {
      // Numbers with variants of their own are sampled too.
      guard let integer = Int(key), !probes.contains(where: { $0.integer == integer }),
        number.numbers.range?.contains(integer) != false, integer >= 0
      else { continue }
      probes.append(reach.probe(integer))
    }
    var classes: [[Value]: NumberSet] = [:]
    var order: [[Value]] = []
    for (index, probe) in probes.enumerated()
    where !probe.category.isEmpty && !isBelowNothing(probe, leading: number) {
      let values = users.indices.map { place -> Value in
        value(of: probe, at: index, by: place, leading: number, reaches[place])
      }
      if classes[values] == nil { order.append(values) }
      classes[values, default: NumberSet(openEnd: reach.openEnd)].insert(probe)
    }
    let sets = order.map { values -> SelectionTable.ValueClass in
      var numbers = classes[values]
      numbers?.integers.sort()
      return .init(numbers: numbers)
    }
    return Built(classes: sets, users: places, values: order)
  }

  /// Whether an offset makes the number negative.
  ///
  /// Such numbers are left out, unless a range or a key has them.
  private func isBelowNothing(
    _ probe: PluralReach.Probe, leading: NumberSelection
  ) -> Bool {
    guard let integer = probe.integer, !keys.contains("\(integer)") else { return false }
    return users.contains { user in
      guard let own = user.number, own.offset < 0, own.numbers.range == nil else { return false }
      return own.number(integer, of: leading).map { $0 < 0 } ?? false
    }
  }

  /// Returns the value of one selector for a number.
  private func value(
    of probe: PluralReach.Probe, at index: Int, by place: Int, leading: NumberSelection,
    _ reach: PluralReach?
  ) -> Value {
    let user = users[place]
    /// Returns the value of a number, as far as the selector has keys for it.
    func value(_ number: Int?, _ category: String, isNumber: Bool = true) -> Value {
      Value(
        isNumber: isNumber,
        exact: number.map { "\($0)" }.flatMap { user.keys.contains($0) ? $0 : nil },
        category: user.keys.contains(category) ? PluralCategory(keyword: category) : nil)
    }
    guard let own = user.number, let reach else {
      return value(probe.integer, "", isNumber: false)
    }
    guard let integer = probe.integer else {
      return value(nil, own.type == nil ? "" : reach.category(of: probe.number))
    }
    // The leading selector's numbers may be shifted relative to this selector's.
    guard let shifted = own.number(integer, of: leading) else {
      return value(nil, "")
    }
    guard own.type != nil else { return value(shifted, "") }
    if reach.probes.indices.contains(index), reach.probes[index].integer == shifted {
      return value(shifted, reach.probes[index].category)
    }
    return value(shifted, reach.probe(shifted).category)
  }
}
