import BayanCatalog
package import BayanChecking
package import BayanDiagnostics
import BayanICU
import BayanMeaning
import BayanMessageSyntax

/// A plural without a variant for a category that its numbers reach.
///
/// The diagnostic is a warning if a reader may see a wrong form: the number is shown, the words change
/// with it (``PluralAgreement``), and `*` has other numbers too. The diagnostic is no error: the form
/// of a noun after a number depends on the noun, and on the words that determine its case.
///
/// ``PluralDropped`` reports a plural with `*` alone, beside a source with variants.
///
/// - Source: CLDR plural rules, by way of ICU.
package struct PluralCategoryMissing: MessageRule {
  package static let id: RuleID = "plural-category-missing"
  package static let severity = Diagnostic.Severity.warning
  // A misspelt key is missing only because of the misspelling; other plural rules need other keys.
  package static let supersededBy: [Superseding] = [
    .inMessage(BadVariantKey.id), .inMessage(PluralTypeChanged.id),
  ]

  package init() {}

  package var requiredBytes: ByteSet { "$" }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard let selection = message.selection else { return }
    for (index, selector) in selection.selectors.enumerated() {
      guard let plural = selector.plural, !selection.leavesCategories(of: index),
        message.sourceMessage?.selection == nil || selection.hasKeys(at: index)
      else { continue }
      let reach = plural.possibleReach(in: message.localeContext)
      guard reach.categories.count > 1 || reach.categories.first?.name != "other",
        !selection.hasAll(reach.categories)
      else { continue }
      check(selector, at: index, selection, reach, in: message, into: &report)
    }
  }

  /// A category without a variant.
  fileprivate struct Gap {
    var category: String
    var numbers: NumberSet
    /// The keys for some of the category's numbers.
    var exact: [Int] = []
    /// The groups without the category.
    var groups: [MessageMatcher.Group] = []
  }

  private func check(
    _ selector: MessageMatcher.Selector, at index: Int, _ selection: MessageMatcher,
    _ reach: PluralReach, in message: CatalogMessage, into report: inout Report
  ) {
    // Beside the same keys of the other selectors, each category needs a variant.
    let groups = selection.groups(at: index)
    let fallback = groups.first(where: \.isFallback)
    // If there is no `*` beside some keys, the variants for all other values take over.
    let inherited = reach.categories.map { category in
      fallback?.keys.contains(category.name) == true
        ? nil : category.numbers.without(fallback?.exact ?? [])
    }
    var gaps: [Diagnostic.Severity: [String: Gap]] = [:]
    for group in groups where !selection.isOneNumber(group, at: index) {
      let exact = group.exact
      let agreement = PluralAgreement(
        of: group, orElse: fallback, at: index, selection, in: message)
      for (category, inherited) in zip(reach.categories, inherited) where category.name != "other" {
        let numbers = group.catchAll == nil ? inherited : category.numbers
        guard !group.keys.contains(category.name), let rest = numbers?.without(exact) else {
          continue
        }
        let severity: Diagnostic.Severity =
          if let known = self.severity(of: category.name, rest, selector) {
            known
          } else if agreement.canLack(category.name)
            || isAlone(category.name, in: group, reach) && !hasFractions(selector)
          {
            .note
          } else {
            .warning
          }
        var gap =
          gaps[severity]?.removeValue(forKey: category.name)
          ?? Gap(category: category.name, numbers: rest)
        if gap.groups.isEmpty {
          let all = group.catchAll == nil ? exact.union(fallback?.exact ?? []) : exact
          gap.exact = category.numbers.integers.filter(all.contains)
        }
        gap.groups.append(group)
        gaps[severity, default: [:]][category.name] = gap
      }
    }
    for severity in [Diagnostic.Severity.warning, .note] {
      guard let found = gaps[severity] else { continue }
      let part = reach.categories.compactMap { found[$0.name] }
      var notes = part.compactMap { gap in gap.exact.isEmpty ? nil : gap.standIn }
      if selection.selectors.count > 1 {
        notes += (part.first?.groups.prefix(3) ?? []).map { group in
          Diagnostic.Note(
            "the category is missing from the variants that begin here",
            at: message.localeMessage.place(of: selection.variants[group.variants[0]].span))
        }
      }
      report.add(
        .missing(part.map { ($0.category, $0.numbers) }, locale: message.locale),
        at: .span(selector.variable.span, in: message), atMost: severity,
        cldr: ICUVersion.cldr, notes: notes,
        fixes: fixes(for: part, at: index, selection, in: message))
    }
  }

  /// Returns the severity by the category's numbers; `nil` if the words decide.
  private func severity(
    of category: String, _ numbers: NumberSet, _ selector: MessageMatcher.Selector
  ) -> Diagnostic.Severity? {
    if category == "zero" || numbers.isZero || numbers.isForLargeNumbers { return .note }
    if numbers.isForFractions { return hasFractions(selector) ? .warning : .note }
    return nil
  }

  private func hasFractions(_ selector: MessageMatcher.Selector) -> Bool {
    selector.plural?.numbers.hasFractions == true
  }

  /// Whether the whole numbers that `*` stands for are those of one category, so that it is that form.
  private func isAlone(
    _ category: String, in group: MessageMatcher.Group, _ reach: PluralReach
  ) -> Bool {
    reach.categories.allSatisfy { other in
      other.name == category || group.keys.contains(other.name)
        || other.numbers.without(group.exact).map { $0.integers.isEmpty || $0.isForLargeNumbers }
          ?? true
    }
  }

  /// Returns the fixes that add the missing variants.
  ///
  /// A text with words needs a person; a number alone can't be wrong.
  private func fixes(
    for gaps: [Gap], at index: Int, _ selection: MessageMatcher, in message: CatalogMessage
  ) -> [Fix] {
    let skeleton = PluralSkeleton(message: message, selection: selection, index: index)
    guard let added = skeleton.insertions(of: gaps.map { ($0.category, $0.groups) }) else {
      return []
    }
    return Fix.making(
      gaps.count == 1 ? "add the variant" : "add the variants",
      added.hasWords ? .review : .automatic, added.edits, isDraft: added.hasWords)
  }
}

extension MessageMatcher {
  /// Whether a selector only picks out numbers, and another chooses the form for the same argument:
  /// `.match $count $others`, where `$others` is the count minus one.
  fileprivate func leavesCategories(of index: Int) -> Bool {
    guard let argument = selectors[index].argument else { return false }
    func hasCategories(_ index: Int) -> Bool { keys(at: index).contains { Int($0.value) == nil } }
    return !hasCategories(index)
      && selectors.indices.contains {
        $0 != index && selectors[$0].argument == argument && selectors[$0].plural != nil
          && hasCategories($0)
      }
  }

  /// Whether the other keys of a group leave a selector a single number.
  fileprivate func isOneNumber(_ group: Group, at index: Int) -> Bool {
    guard let argument = selectors[index].argument else { return false }
    return zip(selectors.indices.filter { $0 != index }, group.others).contains { other, key in
      selectors[other].argument == argument && selectors[other].number != nil
        && key.flatMap { Int($0) } != nil
    }
  }

  /// Whether the message's only selector has a variant for each category.
  fileprivate func hasAll(_ categories: [PluralReach.Category]) -> Bool {
    selectors.count == 1
      && categories.allSatisfy { category in
        category.name == "other"
          || variants.contains { $0.keys.count == 1 && $0.keys[0].value == category.name }
      }
  }
}

extension PluralCategoryMissing.Gap {
  fileprivate var standIn: Diagnostic.Note {
    let keys = quotedList(exact.prefix(3).map { "\($0)" })
    return Diagnostic.Note("\(quoted(category)) has more numbers than the keys \(keys)")
  }
}

extension Diagnostic.Message {
  fileprivate static func missing(
    _ categories: [(name: String, numbers: NumberSet)], locale: String
  ) -> Self {
    guard categories.count > 1 else {
      let name = quoted(categories.first?.name ?? "")
      let numbers = categories.first?.numbers.shown ?? ""
      return "there is no variant for \(name): in \(quoted(locale)), \(numbers) would use '*'"
    }
    let all: [Self] = categories.map { "\(quoted($0.name)) (\($0.numbers.shown))" }
    let list = joinedByAnd([joinedByCommas(all.dropLast()), all[all.count - 1]])
    return "there are no variants for \(list): in \(quoted(locale)), these numbers would use '*'"
  }
}
