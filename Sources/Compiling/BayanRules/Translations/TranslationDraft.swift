package import BayanCatalog
package import BayanChecking
package import BayanDiagnostics

/// A translation that is a draft by `state.lock`, with an unchanged text.
///
/// No other rule about messages reports anything of a draft.
package struct TranslationDraft: CatalogRule {
  package static let id: RuleID = .translationDraft
  package static let severity = Diagnostic.Severity.warning

  package init() {}

  package func check(_ catalog: Catalog, into report: inout Report) {
    for locale in catalog.locales where !locale.states.lines.isEmpty {
      for message in locale.messages where locale.isDraft(message) {
        report.add(
          .draft(
            message.id, origin: locale.states.lines[message.id]?.origin,
            isSource: locale.tag == catalog.project.sourceLocale),
          at: .place(message.place, locale: message.locale, messageID: message.id))
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func draft(_ id: MessageID, origin: String?, isSource: Bool) -> Self {
    let draft: Self =
      "\(quoted(id.description)) is a draft\(phrase: origin.map { " (\($0))" } ?? ""); edit it"
    // `bayan review` is for translations only.
    return isSource ? "\(draft)" : "\(draft), or accept it with 'bayan review \(id)'"
  }
}
