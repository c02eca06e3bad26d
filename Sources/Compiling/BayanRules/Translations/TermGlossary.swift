package import BayanCatalog
package import BayanChecking
package import BayanDiagnostics

/// A term of the source that isn't translated as the locale's glossary says.
///
/// Grammar isn't analysed, so it is a note.
package struct TermGlossary: MessageRule {
  package static let id: RuleID = "term-glossary"
  package static let severity = Diagnostic.Severity.note
  package static let supersededBy: [Superseding] = [.inMessage(TranslationUnchanged.id)]

  /// A term, ready to be looked for.
  private struct Term: Sendable {
    var term: String
    var scalars: [Unicode.Scalar]
    /// For each translation the stems of its words.
    var translations: [[String]]
    var preferred: String
    var place: Place
  }

  /// By locale; longer terms first.
  private var terms: [String: [Term]] = [:]

  package init() {}

  package func prepared(for catalog: Catalog) -> Self {
    var rule = self
    for locale in catalog.locales where !locale.glossary.isEmpty {
      rule.terms[locale.tag] = locale.glossary.map { term in
        Term(
          term: term.term, scalars: Array(term.term.unicodeScalars),
          translations: term.translations.map(Self.stems), preferred: term.translations[0],
          place: term.place)
      }
      .sorted { $0.scalars.count > $1.scalars.count }
    }
    return rule
  }

  private static func stems(of text: String) -> [String] {
    text.unicodeScalars.split { !$0.isWordPart }.map { Stem.of(String($0)) }
  }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard let terms = terms[message.locale], let sources = message.sourceTexts else { return }
    // The places of the terms so far.
    var covered: [Set<Int>] = sources.map { _ in [] }
    for term in terms {
      var isEverywhere = true
      for (index, text) in sources.enumerated() {
        let found = text.uses(of: term.scalars[...]).filter { range in
          !range.contains(where: covered[index].contains)
        }
        covered[index].formUnion(found.joined())
        if found.isEmpty { isEverywhere = false }
      }
      // As long as one variant of the source does without, so may one of the translation.
      guard isEverywhere else { continue }
      for text in message.texts where !text.isBlank {
        let words = text.words.map { Stem.of($0.text) }
        let isThere = term.translations.contains { translation in
          translation.allSatisfy { stem in words.contains { $0.contains(stem) } }
        }
        if isThere { continue }
        report.add(
          Diagnosis.otherwise(term.term, term.preferred),
          at: .text(text.whole, of: text, in: message),
          certainty: .maybe, notes: [Diagnostic.Note("the glossary has it here", at: term.place)])
      }
    }
  }
}

extension ShownText {
  /// Where a term stands, in any case, its plural included.
  fileprivate func uses(of term: ArraySlice<Unicode.Scalar>) -> [Range<Int>] {
    ranges(of: term) + ranges(of: term + ["s"])
  }
}

extension TermGlossary {
  fileprivate enum Diagnosis: RuleDiagnosis {
    case otherwise(String, String)

    var message: Diagnostic.Message {
      switch self {
      case .otherwise(let term, let translation):
        "the glossary translates \(quoted(term)) as \(quoted(translation))"
      }
    }
  }
}
