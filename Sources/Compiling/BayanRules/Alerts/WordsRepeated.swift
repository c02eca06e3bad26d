package import BayanCatalog
package import BayanChecking
package import BayanDiagnostics
import BayanMessageSyntax

/// A description that equals the title, or a suggestion that equals one of them.
///
/// Case, vowel marks and the mark at the end make no difference.
package struct WordsRepeated: CatalogRule {
  package static let id: RuleID = "words-repeated"
  package static let severity = Diagnostic.Severity.warning
  package static let supersededBy: [Superseding] = [.inMessage(TranslationEmpty.id)]

  package init() {}

  package func check(_ catalog: Catalog, into report: inout Report) {
    let source = catalog.sourceMessages
    for locale in catalog.locales {
      let isSource = locale.tag == catalog.project.sourceLocale
      for domain in catalog.domains {
        guard let file = locale.domains[domain.name] else { continue }
        check(
          file, locale: locale.tag,
          source: isSource ? nil : source?.domains[domain.name], into: &report)
      }
      if let file = locale.categories {
        check(
          file, locale: locale.tag,
          source: isSource ? nil : source?.categories, into: &report)
      }
    }
  }

  private func check(
    _ file: MessagesFile, locale: String, source: MessagesFile?,
    into report: inout Report
  ) {
    for entry in file.entries {
      var known: [(facet: Facet, words: LocaleMessage)] = []
      known.reserveCapacity(Facet.allCases.count)
      for facet in [Facet.title, .description, .suggestion, .help] {
        guard let words = entry.words[facet], words.parsed.isValid, !words.isBlank else { continue }
        let first = known.first { $0.words.messageText.isFolded(as: words.messageText) }
        guard let first else {
          known.append((facet, words))
          continue
        }
        guard source?[entry.name]?.repeats(facet, first.facet) != true else { continue }
        report.add(
          .repeats(facet, first.facet),
          at: .place(words.place, locale: locale, messageID: words.id),
          notes: [Diagnostic.Note("it is here", at: first.words.place)])
      }
    }
  }
}

extension MessagesEntry {
  /// Whether two facets say the same.
  fileprivate func repeats(_ facet: Facet, _ other: Facet) -> Bool {
    guard let words = words[facet], let others = self.words[other] else { return false }
    return words.messageText.isFolded(as: others.messageText)
  }
}

extension Diagnostic.Message {
  fileprivate static func repeats(_ facet: Facet, _ other: Facet) -> Self {
    "the \(facet.rawValue) repeats the \(other.rawValue)"
  }
}
