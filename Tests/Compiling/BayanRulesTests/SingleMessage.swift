import BayanCatalog

@testable import BayanChecking
@testable import BayanRules

extension CatalogMessage {
  /// A message of no catalog, whose arguments nothing declares.
  convenience init(_ words: LocaleMessage) {
    self.init(
      words, in: LocaleContext(words.locale), isSource: false, arguments: [], source: nil)
  }
}
