import BayanCatalog
import BayanChecking
import BayanMessageSyntax

/// The difference between the tags of a translation's text and those of the source.
struct MarkupDifference {
  /// A tag that the source lacks, and the tag that is most likely meant.
  struct Unknown {
    var tag: MarkupModel.Tag
    var counterpart: MarkupModel.Tag?
  }

  var text: ShownText
  var markup: MarkupModel
  /// Whether the source has markup.
  var isSourceMarkup: Bool
  /// Whether the source is a whole document, as Qt's editors write, whose tags nobody keeps one by one.
  var isDocument: Bool
  var unknown: [Unknown] = []
  /// Tags of the source that the translation lacks, without misspelt ones.
  var missing: [MarkupModel.Tag] = []
}

extension CatalogMessage {
  /// Returns the difference of each text's tags from the source's, if both have markup.
  ///
  /// The order is free. A text passes if its tags are those of any one text of the source.
  func markupDifferences() -> [MarkupDifference] {
    guard let sourceTexts, sourceTexts.mayHaveMarkup || texts.mayHaveMarkup,
      let sources = sourceTexts.wellFormedMarkup
    else { return [] }
    let inSource = sourceTexts.mayHaveMarkup
    // `'b'` beside `<b>` proves nothing about the tag.
    let quoted = sourceTexts.quotedWords.subtracting(sources.flatMap { $0.tags.map(\.name) })
    let isDocument = sources.contains { $0.isDocument }
    return texts.compactMap { text in
      guard !text.isBlank else { return nil }
      let markup = MarkupModel(text)
      // If the source has no markup, `<file>` may be text.
      let tags = markup.tags.filter {
        $0.kind != .close && (!$0.isText || (inSource || $0.isHTML) && !quoted.contains($0.name))
      }
      let differences = sources.map { Self.difference(tags, $0) }
      if differences.contains(where: { $0.unknown.isEmpty && $0.missing.isEmpty }) { return nil }
      let counterpart = sourceTexts.counterpart(of: text)
      let index = sourceTexts.firstIndex { $0 === counterpart } ?? 0
      var result = MarkupDifference(
        text: text, markup: markup, isSourceMarkup: inSource, isDocument: isDocument)
      var missing = Partners(differences[index].missing, by: \.form)
      for tag in differences[index].unknown {
        // A missing tag of the same form is most likely meant by a misspelt one.
        result.unknown.append(.init(tag: tag, counterpart: missing.take(tag.form)))
      }
      result.missing = missing.rest
      return result
    }
  }

  /// Pairs equal tags of both texts, and returns the rest.
  private static func difference(
    _ tags: [MarkupModel.Tag], _ source: MarkupModel
  ) -> (unknown: [MarkupModel.Tag], missing: [MarkupModel.Tag]) {
    var missing = Partners(source.tags.filter { $0.kind != .close }, by: \.identity)
    // A translation may have a tag more often than the source.
    let unknown = tags.filter { missing.take($0.identity) == nil && !missing.had($0.identity) }
    return (unknown, missing.rest)
  }
}

extension MarkupModel.Tag {
  /// The properties that tags share if they are equal except for their attributes.
  fileprivate struct Identity: Hashable {
    var isText: Bool
    var name: [UInt8]
    var isStandalone: Bool
  }

  fileprivate var identity: Identity {
    Identity(isText: isText, name: Array(name.utf8), isStandalone: kind == .standalone)
  }

  /// The properties that a misspelt tag shares with the intended tag.
  fileprivate struct Form: Hashable {
    var isText: Bool
    var kind: Kind
  }

  fileprivate var form: Form { Form(isText: isText, kind: kind) }

  /// Whether the tag is layout, which is up to the translation.
  ///
  /// Layout tags break a line, allow a break, mark text as Qt's markup, or only set the direction.
  var isLayout: Bool {
    guard isText else { return false }
    if ["br", "wbr", "nl", "qt", "html", "head", "meta", "style", "body"].contains(name) {
      return true
    }
    return ["p", "div", "span"].contains(name) && attributes.count == 1
      && attributes[0].name == "dir"
  }

  /// Whether the tag only makes a paragraph of its content.
  var isParagraph: Bool {
    isText && attributes.isEmpty && ["note", "p", "para", "warning"].contains(name)
  }

  /// Whether the tag sets off words in any way.
  var isEmphasis: Bool { isText && Self.emphasis.contains(name) }

  /// - Source: HTML, and KDE's semantic markup that programs show as one of these.
  private static let emphasis = Set(
    """
    application b big code email em emphasis filename i icode interface resource shortcut strong tt u
    """
    .split(separator: " ").map(String.init))
}
