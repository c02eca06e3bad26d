public import BayanCatalog
public import BayanDiagnostics
import BayanICU
import BayanMessageSyntax

/// A plural selector needs a variant for each category that its numbers can reach.
///
/// In Arabic, 3 is `few` and 11 is `many`. A message with only `one` and `*` falls back to `*` for
/// both, which no Arabic reader takes for right.
///
/// Reported (`ar`):
///
///     .input {$count :integer}
///     .match $count
///     zero {{…}} one {{…}} two {{…}} many {{…}} * {{…}}
///
/// Not reported: the same message with `few`; a category whose numbers the argument's `range`
/// leaves out, or all of which have keys of their own (`1` for Arabic's `one`); a category that
/// only fractions reach, for an integer; `select=exact`; a locale whose one category is `other`.
///
/// A category that only numbers from a million on reach, as `many` in French, is a note.
///
/// - Source: CLDR plural rules, by way of ICU.
public struct PluralCategoryMissing: CatalogRule {
  public static let id: RuleID = "plural-category-missing"
  public static let severity = Diagnostic.Severity.error

  public static let explanation = RuleExplanation(
    what: "A plural has no variant for a category that its numbers reach.",
    why: """
      In Arabic 3 is 'few' and 11 is 'many'; without these variants readers get the words \
      made for other numbers. What counts are the numbers the locale sends to the \
      category, the argument's range, and keys such as 1 that cover a category.
      """,
    bad: ".match $n  zero {{…}} one {{…}} two {{…}} many {{…}} * {{…}}",
    good: ".match $n  zero {{…}} one {{…}} two {{…}} few {{…}} many {{…}} * {{…}}")

  public init() {}

  public func check(_ catalog: Catalog, into report: inout Report) {
    var reaches: [ReachKey: PluralReach] = [:]
    catalog.forEachMessage { message in
      guard message.words.parsed.isValid else { return }
      let parsed = message.words.parsed.message
      guard case .select(let selectors, let variants) = parsed.body else { return }
      for (index, selector) in selectors.enumerated() {
        guard let plural = PluralSelection(selector, in: parsed, arguments: message.arguments)
        else { continue }
        let key = ReachKey(locale: message.locale, plural: plural)
        let reach =
          reaches[key]
          ?? PluralReach(locale: message.locale, type: plural.type, numbers: plural.numbers)
        reaches[key] = reach
        check(selector, at: index, variants, reach, in: message, into: &report)
      }
    }
  }

  private struct ReachKey: Hashable {
    var locale: String
    var plural: PluralSelection
  }

  private func check(
    _ selector: Variable, at index: Int, _ variants: [Variant], _ reach: PluralReach,
    in message: CatalogMessage, into report: inout Report
  ) {
    // Beside the same keys of the other selectors, each category needs a variant.
    var groups: [[String?]: (first: Variant, keys: Set<String>)] = [:]
    var order: [[String?]] = []
    for variant in variants where index < variant.keys.count {
      let values = variant.keys.map(\.value)
      var others = values
      others.remove(at: index)
      if groups[others] == nil {
        groups[others] = (variant, [])
        order.append(others)
      }
      if let key = values[index] { groups[others]?.keys.insert(key) }
    }
    let isAlone = message.words.parsed.message.selectorCount == 1
    let fallback = order.first { $0.allSatisfy { $0 == nil } }
    var found: [String: (category: PluralReach.Category, notes: [Diagnostic.Note])] = [:]
    for others in order {
      guard let group = groups[others] else { continue }
      var keys = group.keys
      // Where there is no `*` beside these keys, the variants for all others take over.
      let hasCatchAll = variants.contains { variant in
        var values = variant.keys.map(\.value)
        guard index < values.count, values.remove(at: index) == nil else { return false }
        return values == others
      }
      if !hasCatchAll, let fallback { keys.formUnion(groups[fallback]?.keys ?? []) }
      let exact = Set(keys.compactMap { Int($0) })
      for category in reach.categories where category.name != "other" {
        guard !keys.contains(category.name), let rest = category.without(exact) else { continue }
        let place = Diagnostic.Note(
          "there is none among the variants from here on",
          at: message.words.place(of: group.first.span))
        found[category.name, default: (rest, [])].notes += isAlone ? [] : [place]
      }
    }
    let missing = reach.categories.compactMap { found[$0.name] }
    let version = Diagnostic.Note("by the plural rules of CLDR \(ICUVersion.cldr)")
    for isLarge in [false, true] {
      let part = missing.filter { $0.category.isForLargeNumbers == isLarge }
      guard !part.isEmpty else { continue }
      report.add(
        .missing(part.map(\.category), locale: message.locale), at: selector.span, in: message,
        atMost: isLarge ? .note : .error,
        notes: (part.first?.notes.prefix(3) ?? []) + [version])
    }
  }
}

/// How a selector of a message selects by number.
struct PluralSelection: Hashable {
  var type: PluralRules.NumberType
  var numbers: PluralReach.Numbers

  /// Follows a selector to its argument.
  ///
  /// - Returns: `nil` if it doesn't select by plural category, or isn't of a declared number.
  init?(_ selector: Variable, in message: Message, arguments: [ErrorArgument]) {
    var name = selector.name
    var function: Function?
    // A chain that is longer than the declarations are many goes in a circle.
    for _ in 0...message.declarations.count {
      guard let declaration = message.declarations.first(where: { $0.name == name }) else { break }
      function = function ?? declaration.value.function
      guard case .variable(let next)? = declaration.value.operand else { return nil }
      if declaration.kind == .input { break }
      name = next.name
    }
    guard let function, ["number", "integer"].contains(function.name),
      let argument = arguments.first(where: { $0.name == name }),
      [.integer, .number].contains(argument.type)
    else { return nil }

    var options: [String: String] = [:]
    for option in function.options {
      guard case .literal(let literal) = option.value else {
        // Which numbers are shown how is told by another argument.
        if Self.decisive.contains(option.name) { return nil }
        continue
      }
      options[option.name] = literal.value
    }
    switch options["select"] {
    case nil, "plural": type = .cardinal
    case "ordinal": type = .ordinal
    default: return nil
    }
    let isInteger = function.name == "integer"
    let least = isInteger ? 0 : options["minimumFractionDigits"].flatMap { Int($0) } ?? 0
    let most = isInteger ? 0 : options["maximumFractionDigits"].flatMap { Int($0) } ?? 3
    numbers = PluralReach.Numbers(
      range: argument.range, hasFractions: argument.type == .number && max(least, most) > 0,
      minimumFractionDigits: min(max(least, 0), 20))
  }

  private static let decisive = ["select", "minimumFractionDigits", "maximumFractionDigits"]
}

extension Message {
  fileprivate var selectorCount: Int {
    if case .select(let selectors, _) = body { selectors.count } else { 0 }
  }
}

extension Variant.Key {
  /// The literal; `nil` for `*`.
  fileprivate var value: String? {
    if case .literal(let literal) = self { literal.value } else { nil }
  }
}

extension Diagnostic.Message {
  fileprivate static func missing(_ categories: [PluralReach.Category], locale: String) -> Self {
    guard categories.count > 1 else {
      let name = quoted(categories.first?.name ?? "")
      let numbers = categories.first?.shown ?? ""
      return "no variant for \(name), which \(quoted(locale)) uses for \(numbers)"
    }
    let all = categories.map { "\(quoted($0.name)) (\($0.shown))" }
    let list = all.dropLast().joined(separator: ", ") + " and " + (all.last ?? "")
    return "no variants for \(list), which \(quoted(locale)) uses"
  }
}
