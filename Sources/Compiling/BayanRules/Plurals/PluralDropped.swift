package import BayanCatalog
package import BayanChecking
package import BayanDiagnostics
import BayanICU
import BayanMeaning
import BayanMessageSyntax

/// A translation with one text for all numbers, although its source has several texts and its locale
/// several forms.
///
/// The text may be written with or without `.match`. Only a number before a word is reported. The
/// word may be the same in all forms, which a program can know in two cases: CLDR's name of a unit is
/// that word, or the glossary has the word for each form of the source's noun.
///
/// The diagnostic is a note if one form is probably right: in a language whose nouns are the same after all
/// numbers (``BayanChecking/NounAgreement``), such as Turkish; beside a source whose forms are all the
/// same.
///
/// - Source: CLDR plural rules and names of units, by way of ICU.
package struct PluralDropped: MessageRule {
  package static let id: RuleID = "plural-dropped"
  package static let severity = Diagnostic.Severity.warning

  /// The translations of the glossary's terms, by locale and term, all in lower case.
  private var glossaries: [String: [String: Set<String>]] = [:]

  package init() {}

  package var requiredBytes: ByteSet { "$" }

  package func prepared(for catalog: Catalog) -> Self {
    var rule = self
    for locale in catalog.locales where !locale.glossary.isEmpty {
      rule.glossaries[locale.tag] = Dictionary(
        locale.glossary.map {
          ($0.term.lowercased(), Set($0.translations.map { $0.lowercased() }))
        },
        uniquingKeysWith: { $0.union($1) })
    }
    return rule
  }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard let source = message.sourceMessage, let model = source.selection else { return }
    var seen: Set<String> = []
    for (index, selector) in model.selectors.enumerated() {
      guard let plural = selector.plural, let argument = selector.argument,
        seen.insert(argument).inserted, model.hasKeys(at: index),
        !message.selects(by: argument)
      else { continue }
      let categories = plural.reach(in: message.localeContext).categories
      guard categories.count(where: { !$0.numbers.isForLargeNumbers }) > 1 else { continue }
      let patterns = message.localeMessage.parsed.message.patterns
      for (variant, pattern) in patterns.enumerated() {
        guard let (expression, counted) = CountedWord.first(of: argument, in: pattern, message),
          !hasOneForm(counted.word, of: argument, source, in: message)
        else { continue }
        report.add(
          Self.dropped(argument, categories, locale: message.locale),
          at: .span(expression.span, in: message, variant: message.texts[variant].variant),
          atMost: message.localeContext.changesNouns && model.differs(at: index) ? .warning : .note,
          certainty: .likely, cldr: ICUVersion.cldr,
          notes: [
            Diagnostic.Note(
              "the source selects here", at: source.localeMessage.place(of: selector.variable.span))
          ], fixes: fixes(categories.map(\.name), by: selector, of: source, in: message))
        break
      }
    }
  }

  /// Whether a word is known to be the same after all numbers.
  private func hasOneForm(
    _ word: String, of argument: String, _ source: CatalogMessage, in message: CatalogMessage
  ) -> Bool {
    let word = word.lowercased()
    if message.localeContext.unitsOfOneForm.contains(word) { return true }
    guard let glossary = glossaries[message.locale] else { return false }
    let nouns = Set(
      source.localeMessage.parsed.message.patterns.compactMap {
        CountedWord.first(of: argument, in: $0, source)?.word.word.lowercased()
      })
    return nouns.count > 1 && nouns.allSatisfy { glossary[$0]?.contains(word) == true }
  }

  /// Returns the fix that writes a matcher with a variant for each category, all with the same text.
  private func fixes(
    _ categories: [String], by selector: MessageMatcher.Selector, of source: CatalogMessage,
    in message: CatalogMessage
  ) -> [Fix] {
    let title: Diagnostic.Message = "write a variant for each form"
    if let selection = message.selection {
      guard
        let index = selection.selectors.firstIndex(where: {
          $0.argument == selector.argument && $0.plural != nil
        })
      else { return [] }
      let skeleton = PluralSkeleton(message: message, selection: selection, index: index)
      let groups = selection.groups(at: index)
      let gaps = categories.filter { $0 != "other" }.map { ($0, groups) }
      return skeleton.insertions(of: gaps).map {
        Fix.making(title, .review, $0.edits, isDraft: true)
      } ?? []
    }
    let parsed = message.localeMessage.parsed.message
    guard case .pattern(let pattern) = parsed.body, parsed.declarations.isEmpty,
      selector.variable.name == selector.argument,
      let declaration = source.localeMessage.parsed.message.declarations.first(where: {
        $0.name == selector.variable.name
      })
    else { return [] }
    let text = PluralSkeleton.matcher(
      ".input \(declaration.value.formatted())", selecting: declaration.name, categories, pattern)
    return Fix.making(
      title, .review, [message.localeMessage.rewritingInLines(to: text)], isDraft: true)
  }

  private static func dropped(
    _ argument: String, _ categories: [PluralReach.Category], locale: String
  ) -> Diagnostic.Message {
    let forms = categories.map { category -> Diagnostic.Message in
      "\(quoted(category.name)) (\(category.numbers.shown))"
    }
    return """
      the translation has one text for all numbers; the source selects by \(quoted("$" + argument)), \
      and \(quoted(locale)) has the forms \(joinedByCommas(forms))
      """
  }
}

extension CatalogMessage {
  /// Whether the message has variants for some values of an argument.
  fileprivate func selects(by argument: String) -> Bool {
    guard let selection else { return false }
    return selection.selectors.enumerated().contains { index, selector in
      selector.argument == argument && selection.hasKeys(at: index)
    }
  }
}

extension MessageMatcher {
  /// Whether a selector chooses between different texts.
  fileprivate func differs(at index: Int) -> Bool {
    groups(at: index).contains { group in
      Set(group.variants.map { variants[$0].pattern.formatted() }).count > 1
    }
  }
}
