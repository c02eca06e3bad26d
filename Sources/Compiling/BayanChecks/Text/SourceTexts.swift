import BayanCatalog
import BayanDiagnostics

// How rules hold a translation against its source.

extension CatalogMessage {
  /// The text of the source that a text is held against first: that with the same keys, else the
  /// last, which is what most readers of the source see.
  func counterpart(of text: ShownText, in sources: [ShownText]) -> ShownText {
    sources.first { ($0.variant ?? "").utf8.elementsEqual((text.variant ?? "").utf8) }
      ?? sources[sources.count - 1]
  }

  /// The note that shows where the source says it.
  var sourceNote: [Diagnostic.Note] {
    source.map { [Diagnostic.Note("the source is here", at: $0.place)] } ?? []
  }
}
