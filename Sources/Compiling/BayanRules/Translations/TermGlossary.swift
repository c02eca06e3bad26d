package import BayanCatalog
package import BayanChecking
package import BayanDiagnostics

/// A term of the source that isn't translated as in the locale's glossary.
///
/// Grammar isn't analysed, so the diagnostic is a note.
package struct TermGlossary: MessageRule {
  package static let id: RuleID = "term-glossary"
  package static let severity = Diagnostic.Severity.note
  package static let supersededBy: [Superseding] = [.inMessage(TranslationUnchanged.id)]

  /// A term, prepared for the search.
  fileprivate struct Term: Sendable {
    var term: String
    /// The stems of the words of each translation.
    var translations: [[Int]]
    var preferred: String
    var place: Place
  }

  /// The terms of a locale, which are searched all at once.
  fileprivate struct Glossary: Sendable {
    /// The terms, longer ones first.
    var terms: [Term] = []
    /// The terms and their plurals, in lower case.
    var uses = PatternTrie()
    /// The indices of the terms that have a pattern.
    var termsOfUses: [Int: [Int]] = [:]
    var stems = PatternTrie()
  }

  /// The glossaries by locale.
  private var glossaries: [String: Glossary] = [:]

  package init() {}

  package func prepared(for catalog: Catalog) -> Self {
    var rule = self
    for locale in catalog.locales where !locale.glossary.isEmpty {
      rule.glossaries[locale.tag] = Glossary(locale.glossary)
    }
    return rule
  }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard let glossary = glossaries[message.locale], let sources = message.sourceTexts else {
      return
    }
    // If one variant of the source lacks the term, a variant of the translation may lack it too.
    let everywhere = sources.dropFirst().reduce(glossary.terms(of: sources[0])) {
      $0.intersection(glossary.terms(of: $1))
    }
    guard !everywhere.isEmpty else { return }
    let texts = message.texts.filter { !$0.isBlank }.map { ($0, glossary.stems(of: $0)) }
    for term in everywhere.sorted().map({ glossary.terms[$0] }) {
      for (text, stems) in texts {
        if term.translations.contains(where: { $0.allSatisfy(stems.contains) }) { continue }
        report.add(
          .otherwise(term.term, term.preferred),
          at: .text(text.whole, of: text, in: message),
          certainty: .maybe,
          notes: [Diagnostic.Note("the term is here in the glossary", at: term.place)])
      }
    }
  }
}

extension TermGlossary.Glossary {
  fileprivate init(_ terms: [GlossaryTerm]) {
    for term in terms.sorted(by: { $0.term.unicodeScalars.count > $1.term.unicodeScalars.count }) {
      let scalars = term.term.unicodeScalars.map(\.lowercased)
      for pattern in [uses.insert(scalars), uses.insert(scalars + ["s"])] {
        termsOfUses[pattern, default: []].append(self.terms.count)
      }
      var translations: [[Int]] = []
      for translation in term.translations {
        let tokens = translation.unicodeScalars.split { !$0.isWordPart }
        let stems = tokens.map { Stem.of(String($0)).unicodeScalars }.filter { !$0.isEmpty }
        translations.append(stems.map { self.stems.insert($0) })
      }
      self.terms.append(
        TermGlossary.Term(
          term: term.term, translations: translations, preferred: term.translations[0],
          place: term.place))
    }
  }

  /// Returns the terms in a text of the source, in any case, without those within longer ones.
  fileprivate func terms(of text: ShownText) -> Set<Int> {
    let scalars = text.scalars.map(\.lowercased)
    var found: [Int: [Range<Int>]] = [:]
    // The end of the last use of each pattern, before which no new use starts.
    var ends: [Int: Int] = [:]
    for start in scalars.indices {
      uses.forEachMatch(in: scalars, at: start) { pattern, end in
        guard start >= ends[pattern] ?? 0, text.isWhole(start..<end) else { return }
        ends[pattern] = end
        for term in termsOfUses[pattern] ?? [] { found[term, default: []].append(start..<end) }
      }
    }
    var covered: Set<Int> = []
    var terms: Set<Int> = []
    for (term, ranges) in found.sorted(by: { $0.key < $1.key }) {
      let free = ranges.filter { !$0.contains(where: covered.contains) }
      covered.formUnion(free.joined())
      if !free.isEmpty { terms.insert(term) }
    }
    return terms
  }

  /// Returns the stems of translations that occur in the words of a text.
  fileprivate func stems(of text: ShownText) -> Set<Int> {
    var found: Set<Int> = []
    for word in text.wordTokens {
      let scalars = Array(Stem.of(word.text).unicodeScalars)
      for start in scalars.indices {
        stems.forEachMatch(in: scalars, at: start) { stem, _ in found.insert(stem) }
      }
    }
    return found
  }
}

extension Diagnostic.Message {
  fileprivate static func otherwise(_ term: String, _ translation: String) -> Self {
    "the glossary translates \(quoted(term)) as \(quoted(translation))"
  }
}
