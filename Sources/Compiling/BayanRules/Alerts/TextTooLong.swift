package import BayanCatalog
package import BayanChecking
package import BayanDiagnostics

/// A text longer than the limit for its facet.
///
/// Limits of single codes or options belong to ``LengthLimit``.
package struct TextTooLong: MessageRule {
  package static let id: RuleID = "text-too-long"
  package static let severity = Diagnostic.Severity.warning

  /// The limits by locale and surface.
  private var limits: [String: [Wording.Surface: Int]] = [:]
  /// The messages that have a limit of their own.
  private var limited: Set<MessageID> = []

  package init() {}

  package func prepared(for catalog: Catalog) -> Self {
    var rule = self
    for locale in catalog.project.locales {
      var limits = LanguagePhrases.of(locale)?.maxLength ?? [:]
      for wording in catalog.project.wordings(for: locale) {
        limits.merge(wording.maxLength) { $1 }
      }
      rule.limits[locale] = limits
    }
    rule.limited = Set(catalog.messagesWithLimit.keys)
    return rule
  }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard let limits = limits[message.locale], let limit = limits[message.facet],
      !limited.contains(message.id)
    else { return }
    // A character has at least one scalar.
    for text in message.texts where text.scalars.count > limit {
      let length = text.shownLength
      guard length > limit else { continue }
      report.add(
        .tooLong(length, limit, message.facet),
        at: .text(text.whole, of: text, in: message))
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func tooLong(_ length: Int, _ limit: Int, _ surface: Wording.Surface) -> Self {
    "the \(Wording.key(of: surface)) has \(length) characters; more than \(limit) seldom fit"
  }
}
