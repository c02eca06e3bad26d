package import BayanCatalog
package import BayanChecking
package import BayanDiagnostics
import BayanMessageSyntax

/// A description that equals the title, or a suggestion that equals one of them; a description whose
/// first sentence is the title.
///
/// Case, vowel marks and the mark at the end are ignored.
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
      var known: [(facet: Facet, message: LocaleMessage)] = []
      known.reserveCapacity(Facet.allCases.count)
      for facet in [Facet.title, .description, .suggestion, .help] {
        guard let message = entry.facets[facet], message.parsed.isValid, !message.isBlank else {
          continue
        }
        let place = DiagnosticPlace.place(message.place, locale: locale, messageID: message.id)
        if let first = known.first(where: {
          $0.message.messageText.isFolded(as: message.messageText)
        }) {
          guard source?[entry.name]?.repeats(facet, first.facet) != true else { continue }
          report.add(
            Diagnosis.repeats(facet, first.facet), at: place,
            notes: [Diagnostic.Note("the other text is here", at: first.message.place)])
          continue
        }
        known.append((facet, message))
        if facet == .description, entry.descriptionBeginsWithTitle,
          source?[entry.name]?.descriptionBeginsWithTitle != true
        {
          report.add(Diagnosis.beginsWithTitle, at: place)
        }
      }
    }
  }
}

extension MessagesEntry {
  /// Whether two facets have the same text.
  fileprivate func repeats(_ facet: Facet, _ other: Facet) -> Bool {
    guard let message = facets[facet], let others = self.facets[other] else { return false }
    return message.messageText.isFolded(as: others.messageText)
  }

  /// Whether the title is the first sentence of the description, both without variants and placeholders.
  fileprivate var descriptionBeginsWithTitle: Bool {
    guard let title = facets[.title], let description = facets[.description],
      description.messageText.mayBegin(as: title.messageText),
      let title = title.constantText?.folded, !title.isEmpty,
      let text = description.constantText?.folded, text.utf8.starts(with: title.utf8)
    else { return false }
    let rest = Array(text.unicodeScalars.dropFirst(title.unicodeScalars.count))
    guard let mark = rest.first, mark.isFullStop || mark == "!" || mark == ":" || mark == "؛"
    else { return false }
    // A stop within a number or a name has no space after it.
    return rest.count > 1 && rest[1].isWhitespace
  }
}

private enum Diagnosis: RuleDiagnosis {
  case repeats(Facet, Facet)
  case beginsWithTitle

  var message: Diagnostic.Message {
    switch self {
    case .repeats(let facet, let other): "the \(facet.rawValue) repeats the \(other.rawValue)"
    case .beginsWithTitle: "the description begins with the title; remove that part"
    }
  }
}
