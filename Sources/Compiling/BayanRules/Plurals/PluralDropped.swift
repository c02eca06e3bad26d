import BayanCatalog
package import BayanChecking
package import BayanDiagnostics
import BayanICU
import BayanMeaning
import BayanMessageSyntax

/// A translation without the plural of its source, in a locale that has several forms.
///
/// It is a note where one form is probably right: in a language whose nouns are the same after all
/// numbers (``BayanChecking/NounAgreement``), such as Turkish; beside a source whose forms are all the
/// same.
///
/// - Source: CLDR plural rules, by way of ICU.
package struct PluralDropped: MessageRule {
  package static let id: RuleID = "plural-dropped"
  package static let severity = Diagnostic.Severity.error

  package init() {}

  package var requiredBytes: ByteSet { "$" }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard let source = message.sourceMessage, let model = source.selection else { return }
    var seen: Set<String> = []
    for (index, selector) in model.selectors.enumerated() {
      guard let plural = selector.plural, let argument = selector.argument,
        seen.insert(argument).inserted, !model.keys(at: index).isEmpty,
        message.selection?.selectors.contains(where: { $0.argument == argument }) != true
      else { continue }
      let reach = plural.reach(in: message.localeContext)
      guard reach.categories.count(where: { !$0.numbers.isForLargeNumbers }) > 1 else { continue }
      let shown = message.displays.filter { $0.argument == argument }
      let patterns = message.words.parsed.message.patterns
      guard
        let bound = shown.first(where: { display in
          !patterns[display.variant].standsAlone(display.expression)
        })
      else { continue }
      let categories = reach.categories.map(\.name)
      report.add(
        Diagnosis.dropped(argument, categories, locale: message.locale),
        at: .span(
          bound.expression.span, in: message, variant: message.texts[bound.variant].variant),
        atMost: message.localeContext.changesNouns && model.differs(at: index) ? .error : .note,
        cldr: ICUVersion.cldr,
        notes: [
          Diagnostic.Note(
            "the source selects here", at: source.words.place(of: selector.variable.span))
        ], fixes: fixes(categories, by: selector, of: source, in: message))
    }
  }

  /// The message as a matcher with a variant for each category, all with the same words as yet.
  private func fixes(
    _ categories: [String], by selector: MessageMatcher.Selector, of source: CatalogMessage,
    in message: CatalogMessage
  ) -> [Fix] {
    let parsed = message.words.parsed.message
    guard case .pattern(let pattern) = parsed.body, parsed.declarations.isEmpty,
      selector.variable.name == selector.argument,
      let declaration = source.words.parsed.message.declarations.first(where: {
        $0.name == selector.variable.name
      })
    else { return [] }
    let words = pattern.formatted()
    let text =
      ".input \(declaration.value.formatted())\n.match $\(declaration.name)\n"
      + (categories.filter { $0 != "other" } + ["*"]).map { "\($0) {{\(words)}}\n" }.joined()
    return Fix.making(
      "write a variant for each form", .review, [message.words.rewritingInLines(to: text)],
      isDraft: true)
  }
}

extension MessageMatcher {
  /// Whether a selector chooses between different words at all.
  fileprivate func differs(at index: Int) -> Bool {
    groups(at: index).contains { group in
      Set(group.variants.map { variants[$0].pattern.formatted() }).count > 1
    }
  }
}

extension Pattern {
  /// Whether a placeholder is where no word agrees with it: after a colon, or in brackets.
  fileprivate func standsAlone(_ expression: Expression) -> Bool {
    guard
      let index = elements.firstIndex(where: {
        if case .expression(let other) = $0 { other.span == expression.span } else { false }
      })
    else { return false }
    func text(_ index: Int) -> String? {
      guard elements.indices.contains(index), case .text(let text) = elements[index] else {
        return nil
      }
      return text.value
    }
    let before = text(index - 1)?.unicodeScalars.last { !$0.isIgnorable }
    let after = text(index + 1)?.unicodeScalars.first { !$0.isIgnorable }
    if before == ":" || before == "：" {
      // "Files: 5" but not "Deleted: 5 files".
      return after.map { !$0.isAlphabetic } ?? true
    }
    switch (before, after) {
    case ("(", ")"), ("[", "]"), ("（", "）"): return true
    default: return false
    }
  }
}

extension Unicode.Scalar {
  /// White space and marks of direction.
  fileprivate var isIgnorable: Bool {
    isWhitespace || unicode.generalCategory == .cf
  }
}

extension PluralDropped {
  fileprivate enum Diagnosis: RuleDiagnosis {
    case dropped(String, [String], locale: String)

    var message: Diagnostic.Message {
      switch self {
      case .dropped(let argument, let categories, let locale):
        """
        one form for all numbers: the source selects by \(quoted("$" + argument)), and \
        \(quoted(locale)) has \(quotedList(categories))
        """
      }
    }
  }
}
