package import BayanCatalog
package import BayanChecking
package import BayanDiagnostics
import BayanMessageSyntax
import BayanSupport

/// A suggestion that names a button which the alert doesn't have.
///
/// The rule reports the label of another option in quotation marks, as a name within a sentence, or as a
/// whole sentence. The label's words within a sentence are a note, because users can often try again without
/// a button. The same holds for a phrase of the list `try-again`, with any label of the button.
package struct SuggestionWithoutOption: CatalogRule {
  package static let id: RuleID = "suggestion-without-option"
  package static let severity = Diagnostic.Severity.warning

  package init() {}

  package func check(_ catalog: Catalog, into report: inout Report) {
    let recoveries = Dictionary(
      firstOf: catalog.recoveries.map { ($0.name, Set($0.options.map(\.option))) })
    let tryAgain = WordLists(.tryAgain, catalog.project)
    for locale in catalog.locales {
      let labels = Labels(locale, tryAgain[locale.tag])
      if labels.mentions.isEmpty { continue }
      // An inherited suggestion is one text for several alerts, and may name the options of all of them.
      var inherited: [String: Set<String>] = [:]
      for domain in catalog.domains {
        for code in domain.codes {
          let offered = code.recovery.map { recoveries[$0] ?? [] } ?? []
          if code.messageOwner == .category {
            inherited[code.category, default: []].formUnion(offered)
          } else if let message = locale.domains[domain.name]?[code.name]?.facets[.suggestion] {
            check(
              message, labels, offered: offered, locale: locale.tag,
              place: code.recoveryPlace ?? code.place,
              into: &report)
          }
        }
      }
      for category in catalog.categories {
        guard let offered = inherited[category.name],
          let message = locale.categories?[category.name]?.facets[.suggestion]
        else { continue }
        check(
          message, labels, offered: offered, locale: locale.tag,
          place: category.place, into: &report)
      }
    }
  }

  /// The labels of a locale's buttons, and its phrases for trying again.
  private struct Labels {
    var mentions: LabelMentions
    var tryAgain: PhraseFinder?
    /// The options whose labels offer to try again.
    var retrying: Set<String>

    init(_ locale: LocaleMessages, _ tryAgain: PhraseFinder?) {
      mentions = LabelMentions(locale.options)
      self.tryAgain = tryAgain
      let offering = (locale.options?.entries ?? []).filter { entry in
        guard let tryAgain, let label = entry.label?.constantText else { return false }
        return tryAgain.isFound(in: label)
      }
      retrying = Set(offering.map(\.name))
    }
  }

  private func check(
    _ message: LocaleMessage, _ labels: Labels, offered: Set<String>, locale: String,
    place: Place, into report: inout Report
  ) {
    guard message.parsed.isValid else { return }
    var reported: Set<String> = []
    defer {
      if offered.union(reported).isDisjoint(with: labels.retrying) {
        checkTryingAgain(message, labels.tryAgain, locale: locale, place: place, into: &report)
      }
    }
    for pattern in message.parsed.message.patterns {
      for case .text(let text) in pattern.elements {
        let mentions = labels.mentions.mentions(in: text.value)
        for mention in mentions {
          // If several options have the label, one of them in the alert is enough.
          let isThere = mentions.contains {
            $0.range == mention.range && offered.contains($0.option)
          }
          guard !isThere, reported.insert(mention.option).inserted else { continue }
          if mention.form == .phrase, mention.range.count < 6 { continue }
          report.add(
            Diagnosis.notOffered(mention.option),
            at: .place(message.place(of: text.span), locale: locale, messageID: message.id),
            atMost: mention.form == .phrase ? .note : .warning,
            certainty: mention.form == .phrase ? .maybe : .likely,
            notes: [Diagnostic.Note("its buttons are declared here", at: place)])
        }
      }
    }
  }
}

extension SuggestionWithoutOption {
  /// Reports the first phrase for trying again, of an alert without a button for it.
  private func checkTryingAgain(
    _ message: LocaleMessage, _ tryAgain: PhraseFinder?, locale: String, place: Place,
    into report: inout Report
  ) {
    guard let tryAgain else { return }
    for text in ShownText.all(in: message) {
      guard let range = tryAgain.all(in: text).first else { continue }
      let isSentence = text.isSentence(range)
      report.add(
        Diagnosis.tryAgain(text.string(range)),
        at: .place(message.place(of: text.span(range)), locale: locale, messageID: message.id),
        atMost: isSentence ? .warning : .note, certainty: isSentence ? .likely : .maybe,
        notes: [Diagnostic.Note("its buttons are declared here", at: place)])
      return
    }
  }
}

extension ShownText {
  /// Whether a stretch is a whole sentence.
  fileprivate func isSentence(_ range: Range<Int>) -> Bool {
    let before = scalars[..<range.lowerBound].last { !$0.isWhitespace }
    let after = scalars[range.upperBound...].first { !$0.isWhitespace }
    return (before?.endsSentence ?? true) && (after?.endsSentence ?? true)
  }
}

private enum Diagnosis: RuleDiagnosis {
  case notOffered(String)
  case tryAgain(String)

  var message: Diagnostic.Message {
    switch self {
    case .notOffered(let option):
      "the suggestion names \(quoted(option)), but this alert has no such button"
    case .tryAgain(let phrase):
      "the suggestion says \(quoted(phrase)), but this alert has no button for it"
    }
  }
}
