package import BayanCatalog
package import BayanChecking
package import BayanDiagnostics
import BayanMessageSyntax

/// A suggestion that names a button which the alert doesn't have.
///
/// That is: the label of another option in quotation marks, as a name within a sentence, or as a
/// whole sentence. Its words within a sentence are a note, because much can be tried again without
/// a button.
package struct SuggestionWithoutOption: CatalogRule {
  package static let id: RuleID = "suggestion-without-option"
  package static let severity = Diagnostic.Severity.warning

  package init() {}

  package func check(_ catalog: Catalog, into report: inout Report) {
    let recoveries = Dictionary(
      catalog.recoveries.map { ($0.name, Set($0.options.map(\.option))) },
      uniquingKeysWith: { first, _ in first })
    for locale in catalog.locales {
      let labels = LabelMentions(locale.options)
      if labels.isEmpty { continue }
      // Inherited words are one text for several alerts: what any of them offers may be named.
      var inherited: [String: Set<String>] = [:]
      for domain in catalog.domains {
        for code in domain.codes {
          let offered = code.recovery.map { recoveries[$0] ?? [] } ?? []
          if code.words == .category {
            inherited[code.category, default: []].formUnion(offered)
          } else if let words = locale.domains[domain.name]?[code.name]?.words[.suggestion] {
            check(
              words, labels, offered: offered, locale: locale.tag,
              place: code.recoveryPlace ?? code.place,
              into: &report)
          }
        }
      }
      for category in catalog.categories {
        guard let offered = inherited[category.name],
          let words = locale.categories?[category.name]?.words[.suggestion]
        else { continue }
        check(
          words, labels, offered: offered, locale: locale.tag,
          place: category.place, into: &report)
      }
    }
  }

  private func check(
    _ words: LocaleMessage, _ labels: LabelMentions, offered: Set<String>, locale: String,
    place: Place, into report: inout Report
  ) {
    guard words.parsed.isValid else { return }
    var reported: Set<String> = []
    for pattern in words.parsed.message.patterns {
      for case .text(let text) in pattern.elements {
        let mentions = labels.mentions(in: text.value)
        for mention in mentions {
          // Of several options with one label it is enough that one is there.
          let isThere = mentions.contains {
            $0.range == mention.range && offered.contains($0.option)
          }
          guard !isThere, reported.insert(mention.option).inserted else { continue }
          if mention.form == .words, mention.range.count < 6 { continue }
          report.add(
            .notOffered(mention.option),
            at: .place(words.place(of: text.span), locale: locale, messageID: words.id),
            atMost: mention.form == .words ? .note : .warning,
            certainty: mention.form == .words ? .maybe : .likely,
            notes: [Diagnostic.Note("its buttons are declared here", at: place)])
        }
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func notOffered(_ option: String) -> Self {
    "the suggestion names \(quoted(option)), but this alert has no such button"
  }
}
