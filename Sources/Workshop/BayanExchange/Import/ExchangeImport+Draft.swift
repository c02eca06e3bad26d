package import BayanCatalog
package import BayanDiagnostics

extension ExchangeImport {
  /// An import of one message, by its whole text, as a translation of the present source.
  ///
  /// - Parameters:
  ///   - state: The state that the message gets: a draft, translated or reviewed.
  ///   - origin: The author of the state, in one word, for `state.lock`.
  /// - Returns: `nil` where the source locale has no such message.
  package init?(
    _ text: String, of id: MessageID, into catalog: Catalog, locale tag: String,
    state: ExchangeState, origin: String
  ) {
    guard let source = catalog.sourceMessages?[id] else { return nil }
    let locale = catalog.locales.first { $0.tag == tag }
    self.catalog = catalog
    request = Request(locale: tag, origin: origin)
    format = nil
    texts = nil
    changes = [
      Change(
        id: id, old: locale?[id]?.messageText, new: text,
        oldState: locale?.exchangeState(of: source) ?? .untranslated, newState: state,
        stamp: source.fingerprint, edits: nil)
    ]
  }
}
