import BayanCatalog
import BayanMessageSyntax

/// How the tags of a translation's text differ from those of the source.
struct MarkupDifference {
  /// A tag of the translation that the source hasn't, and what it most likely should be.
  struct Unknown {
    var tag: MarkupModel.Tag
    var meant: MarkupModel.Tag?
  }

  var text: ShownText
  var markup: MarkupModel
  /// Whether the source has markup.
  var isSourceMarkup: Bool
  var unknown: [Unknown] = []
  /// Tags of the source that the translation hasn't, and that aren't misnamed in it.
  var missing: [MarkupModel.Tag] = []
}

extension CatalogMessage {
  /// How each text's tags differ from the source's, where both are markup.
  ///
  /// The order is free. A text passes if its tags are those of any one text of the source.
  func markupDifferences() -> [MarkupDifference] {
    guard let sourceTexts, sourceTexts.mayHaveMarkup || texts.mayHaveMarkup,
      let sources = sourceTexts.wellFormedMarkup
    else { return [] }
    let inSource = sourceTexts.mayHaveMarkup
    return texts.compactMap { text in
      guard !text.isBlank else { return nil }
      let markup = MarkupModel(text)
      // Where the source has no markup, `<file>` needn't be any.
      let tags = markup.tags.filter { $0.kind != .close && (inSource || $0.isHTML || !$0.isText) }
      let differences = sources.map { Self.difference(tags, $0) }
      if differences.contains(where: { $0.unknown.isEmpty && $0.missing.isEmpty }) { return nil }
      let counterpart = counterpart(of: text, in: sourceTexts)
      let index = sourceTexts.firstIndex { $0 === counterpart } ?? 0
      var result = MarkupDifference(text: text, markup: markup, isSourceMarkup: inSource)
      var missing = differences[index].missing
      for tag in differences[index].unknown {
        // One that is missing and of the same form is what a misspelt one most likely means.
        let meant = missing.firstIndex { $0.kind == tag.kind && $0.isText == tag.isText }
        result.unknown.append(.init(tag: tag, meant: meant.map { missing.remove(at: $0) }))
      }
      result.missing = missing
      return result
    }
  }

  /// What is left when tags are taken off against each other.
  private static func difference(
    _ tags: [MarkupModel.Tag], _ source: MarkupModel
  ) -> (unknown: [MarkupModel.Tag], missing: [MarkupModel.Tag]) {
    var missing = source.tags.filter { $0.kind != .close }
    let known = missing
    var unknown: [MarkupModel.Tag] = []
    for tag in tags {
      if let index = missing.firstIndex(where: { $0.isSame(as: tag) }) {
        missing.remove(at: index)
      } else if !known.contains(where: { $0.isSame(as: tag) }) {
        // One more of those that the source has is the translation's own affair.
        unknown.append(tag)
      }
    }
    return (unknown, missing)
  }
}

extension MarkupModel.Tag {
  fileprivate func isSame(as other: Self) -> Bool {
    isText == other.isText && name.utf8.elementsEqual(other.name.utf8)
      && (kind == .standalone) == (other.kind == .standalone)
  }

  /// Whether it breaks a line, or allows that: layout, which is the translation's affair.
  var isBreak: Bool { isText && (name == "br" || name == "wbr") }
}
