package import BayanCatalog
package import BayanDiagnostics

extension ExchangeImport {
  /// An import of one message, by its whole text, as a draft of the present source.
  ///
  /// - Returns: `nil` where the source locale has no such message.
  package init?(
    draft text: String, of id: MessageID, into catalog: Catalog, locale tag: String, origin: String
  ) {
    guard let source = catalog.sourceMessages?[id] else { return nil }
    let locale = catalog.locales.first { $0.tag == tag }
    self.catalog = catalog
    request = Request(locale: tag, origin: origin)
    format = nil
    changes = [
      Change(
        id: id, old: locale?[id]?.messageText, new: text,
        oldState: locale?.exchangeState(of: source) ?? .untranslated, newState: .draft,
        stamp: source.fingerprint, edits: nil)
    ]
  }
}
