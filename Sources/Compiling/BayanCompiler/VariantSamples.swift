package import BayanCatalog
import BayanICU
import BayanMessageSyntax
package import BayanRuntime

/// Values of arguments that show every variant of an error's messages.
package struct VariantSamples {
  /// More rows than this nobody reads.
  private static let limit = 200

  /// Numbers are searched this far for one of each plural category.
  private static let largestNumber = 200

  /// One set of values a row, in the order of the declared arguments; never none.
  package let rows: [[MessageArgument]]

  /// The names of the arguments that choose among variants.
  package let selecting: [String]

  /// Works out the rows for some messages, which may be of several locales.
  ///
  /// - Parameter values: The values of the arguments that choose nothing.
  package init(of messages: [LocaleMessage], values: [MessageArgument], declared: [ErrorArgument]) {
    var samples: [String: [MessageValue]] = [:]
    for message in messages {
      for (name, keys) in message.keysByArgument {
        guard let argument = declared.first(where: { $0.name == name }) else { continue }
        let found =
          argument.type == .integer || argument.type == .number
          ? Self.numbers(for: keys, in: message.locale, of: argument)
          : (keys.filter { $0 != "*" }.sorted() + ["…"]).map(MessageValue.string)
        for value in found where samples[name]?.contains(value) != true {
          samples[name, default: []].append(value)
        }
      }
    }
    selecting = declared.map(\.name).filter { samples[$0] != nil }
    var rows: [[MessageArgument]] = [[]]
    for value in values {
      let choices = samples[value.name].map(Self.sorted) ?? [value.value]
      rows = rows.flatMap { row in choices.map { row + [MessageArgument(value.name, $0)] } }
      if rows.count > Self.limit { rows = Array(rows.prefix(Self.limit)) }
    }
    self.rows = rows
  }

  /// The names of the arguments that choose among the variants of some messages.
  package static func selecting(
    in messages: [LocaleMessage], declared: [ErrorArgument]
  ) -> Set<String> {
    Set(messages.flatMap(\.keysByArgument.keys)).intersection(declared.map(\.name))
  }

  private static func sorted(_ values: [MessageValue]) -> [MessageValue] {
    values.sorted { a, b in
      guard let a = Int(a.description), let b = Int(b.description) else { return false }
      return a < b
    }
  }

  /// A number of each plural category of a locale, and those that are keys themselves.
  private static func numbers(
    for keys: Set<String>, in locale: String, of argument: ErrorArgument
  ) -> [MessageValue] {
    var numbers = keys.compactMap { Int($0) }
    var categories: Set<String> = []
    let ordinal = (try? PluralSelector(locale: locale, type: .ordinal))
    let cardinal = try? PluralSelector(locale: locale)
    for number in 0...largestNumber where argument.range?.contains(number) != false {
      for (kind, rules) in [("cardinal", cardinal), ("ordinal", ordinal)] {
        guard let rules, let category = try? rules.select(number) else { continue }
        // Ordinals only where the message may choose by them: in most locales they agree.
        if kind == "ordinal", !keys.contains(category) { continue }
        if categories.insert("\(kind) \(category)").inserted, !numbers.contains(number) {
          numbers.append(number)
        }
      }
    }
    return numbers.map { .number(MessageNumber($0)) }
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

  /// The argument behind a variable; of `.local $n = {$count :integer}` it is `count`.
  private func argument(of name: String, depth: Int) -> String {
    let declaration = parsed.message.declarations.first { $0.name == name }
    guard let declaration, declaration.kind == .local, depth < parsed.message.declarations.count,
      case .variable(let variable) = declaration.value.operand
    else { return name }
    return argument(of: variable.name, depth: depth + 1)
  }
}

extension Variant.Key {
  /// The key as it is written: `few`, `0`, `*`.
  fileprivate var text: String {
    switch self {
    case .literal(let literal): literal.value
    case .catchAll: "*"
    }
  }
}
