package import BayanCatalog
package import BayanDiagnostics
import BayanHistory

/// The source reads otherwise than when the translation was made.
///
/// Reported, where the English was "Password changed" when the Arabic was written and is "Your
/// password changed" now. The note shows what has changed, from `Catalog/sources.lock`.
///
/// Not reported: a translation without `source`, which isn't tracked.
package struct TranslationStale: CatalogRule {
  package static let id: RuleID = "translation-stale"
  package static let severity = Diagnostic.Severity.warning

  package static let explanation = RuleExplanation(
    what: "The source text has changed since the translation was made.",
    why: "What readers are told may no longer be what is meant.",
    bad: "source = { title = \"3f9c2a71\" }   where the title has changed since",
    good: "the translation brought up to date, then: bayan sync login.passwordChanged.title",
    howToFix: """
      Read what has changed in the source, shown with the finding, bring the translation up to \
      date, and run 'bayan sync' for the message.
      """,
    examples: [
      .init(
        "ar",
        bad: """
          # the source has said "Your password has expired" since
          [passwordChanged]
          title = "تغيّرت كلمة السر"
          source = { title = "3f9c2a71" }
          """,
        good: """
          # after: bayan sync login.passwordChanged.title
          [passwordChanged]
          title = "انتهت صلاحية كلمة السر"
          source = { title = "b04e19d6" }
          """)
    ])

  package init() {}

  package func check(_ catalog: Catalog, into report: inout Report) {
    for translation in catalog.translations where translation.isStale {
      let message = translation.message
      var notes = [Diagnostic.Note("the source reads now", at: translation.source.place)]
      if let difference = translation.sourceDifference(by: catalog.sources) {
        notes.append(Diagnostic.Note("what has changed: \(difference.marked)"))
      }
      report.add(
        .stale(message.id), at: message.place, locale: message.locale,
        messageID: message.id, notes: notes)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func stale(_ id: MessageID) -> Self {
    "the source has changed since this was translated; update the translation, then run 'bayan sync \(id)'"
  }
}
