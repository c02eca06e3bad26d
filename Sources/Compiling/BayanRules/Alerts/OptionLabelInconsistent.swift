package import BayanCatalog
package import BayanChecking
package import BayanDiagnostics
import BayanMessageSyntax

/// A button with two names in one locale.
///
/// The rule reports two options with the same label in the source and different ones in a translation.
/// The rule also reports a suggestion that quotes a button by another name than its label, if the
/// source's suggestion quotes it by its label.
package struct OptionLabelInconsistent: CatalogRule {
  package static let id: RuleID = "option-label-inconsistent"
  package static let severity = Diagnostic.Severity.warning

  package init() {}

  package func check(_ catalog: Catalog, into report: inout Report) {
    guard let source = catalog.sourceMessages else { return }
    let sourceLabels = LabelMentions(source.options)
    for locale in catalog.locales where locale.tag != source.tag {
      checkLabels(catalog, source, locale, into: &report)
      if sourceLabels.isEmpty { continue }
      let labels = LabelMentions(locale.options)
      for domain in catalog.domains {
        checkSuggestions(
          locale.domains[domain.name], of: source.domains[domain.name],
          (labels, sourceLabels), locale, into: &report)
      }
      checkSuggestions(
        locale.categories, of: source.categories, (labels, sourceLabels),
        locale, into: &report)
    }
  }

  /// Reports options that share a label in the source but not here.
  private func checkLabels(
    _ catalog: Catalog, _ source: LocaleMessages, _ locale: LocaleMessages,
    into report: inout Report
  ) {
    var firsts: [String: (option: String, text: String, place: Place)] = [:]
    for option in catalog.options {
      guard let text = source.options?[option.name]?.label?.constantText?.folded, !text.isEmpty,
        let message = locale.options?[option.name]?.label, let own = message.constantText
      else { continue }
      guard let first = firsts[text] else {
        firsts[text] = (option.name, own.folded, message.place)
        continue
      }
      guard first.text != own.folded else { continue }
      report.add(
        Diagnosis.labels(option.name, first.option),
        at: .place(message.place, locale: locale.tag, messageID: message.id), certainty: .likely,
        notes: [Diagnostic.Note("the other label is here", at: first.place)])
    }
  }

  /// Reports quotations that differ from this locale's label, if the source quotes its own label.
  private func checkSuggestions(
    _ file: MessagesFile?, of source: MessagesFile?,
    _ labels: (own: LabelMentions, source: LabelMentions), _ locale: LocaleMessages,
    into report: inout Report
  ) {
    for entry in file?.entries ?? [] {
      for facet in [Facet.description, .suggestion, .help] {
        guard let message = entry.facets[facet], message.parsed.isValid,
          let model = source?[entry.name]?.facets[facet], model.parsed.isValid
        else { continue }
        let quotes = Self.quotes(in: message)
        let wanted = Self.quotes(in: model)
        // The quotations correspond only if both texts have the same number.
        guard !wanted.isEmpty, quotes.count == wanted.count else { continue }
        for (quote, model) in zip(quotes, wanted) {
          guard let option = labels.source.options(labelled: model).first,
            let label = locale.options?[option]?.label?.constantText,
            !labels.own.options(labelled: quote).contains(option),
            quotes.count == 1 || labels.own.options(labelled: quote).isEmpty
          else { continue }
          report.add(
            Diagnosis.quotes(quote, label),
            at: .place(message.place, locale: locale.tag, messageID: message.id),
            certainty: .likely,
            notes: locale.options?[option]?.label.map {
              [Diagnostic.Note("the label is here", at: $0)]
            } ?? [])
        }
      }
    }
  }

  private static func quotes(in message: LocaleMessage) -> [String] {
    message.constantText.map(quotedStretches) ?? []
  }
}

extension OptionLabelInconsistent {
  fileprivate enum Diagnosis: RuleDiagnosis {
    case labels(String, String)
    case quotes(String, String)

    var message: Diagnostic.Message {
      switch self {
      case .labels(let option, let other):
        """
        \(quoted(option)) and \(quoted(other)) have the same label in the source, but different labels here
        """

      case .quotes(let quote, let label):
        "the text says \(quoted(quote)), but the button has the label \(quoted(label))"
      }
    }
  }
}
