import BayanCatalog

@testable import BayanChecking
@testable import BayanRules

extension CatalogMessage {
  /// Creates a message outside a catalog, without declared arguments.
  convenience init(_ words: LocaleMessage) {
    self.init(
      words, in: LocaleContext(words.locale), isSource: false, arguments: [], source: nil)
  }
}
