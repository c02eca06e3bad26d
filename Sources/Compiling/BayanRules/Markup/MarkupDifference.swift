import BayanCatalog
import BayanChecking
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
  /// Whether the source is a whole document, as Qt's editors write, which nobody keeps tag by tag.
  var isDocument: Bool
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
    // `'b'` beside `<b>` says nothing of the tag.
    let quoted = sourceTexts.quotedWords.subtracting(sources.flatMap { $0.tags.map(\.name) })
    let isDocument = sources.contains { $0.isDocument }
    return texts.compactMap { text in
      guard !text.isBlank else { return nil }
      let markup = MarkupModel(text)
      // Where the source has no markup, `<file>` needn't be any.
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
        // One that is missing and of the same form is what a misspelt one most likely means.
        result.unknown.append(.init(tag: tag, meant: missing.take(tag.form)))
      }
      result.missing = missing.rest
      return result
    }
  }

  /// The tags that are left when each is paired with an equal one of the other text.
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
  /// What two tags have in common that are the same but for their attributes.
  fileprivate struct Identity: Hashable {
    var isText: Bool
    var name: [UInt8]
    var isStandalone: Bool
  }

  fileprivate var identity: Identity {
    Identity(isText: isText, name: Array(name.utf8), isStandalone: kind == .standalone)
  }

  /// What a misspelt tag has in common with what is meant.
  fileprivate struct Form: Hashable {
    var isText: Bool
    var kind: Kind
  }

  fileprivate var form: Form { Form(isText: isText, kind: kind) }

  /// Whether it is layout, which is up to the translation.
  ///
  /// That breaks a line, allows that, tells Qt that the text has markup, or only tells the direction.
  var isLayout: Bool {
    guard isText else { return false }
    if ["br", "wbr", "nl", "qt", "html", "head", "meta", "style", "body"].contains(name) {
      return true
    }
    return ["p", "div", "span"].contains(name) && attributes.count == 1
      && attributes[0].name == "dir"
  }

  /// Whether it only makes a paragraph of what it holds.
  var isParagraph: Bool {
    isText && attributes.isEmpty && ["note", "p", "para", "warning"].contains(name)
  }

  /// Whether it sets words off from others, in whichever way.
  var isEmphasis: Bool { isText && Self.emphasis.contains(name) }

  /// - Source: HTML, and KDE's semantic markup for what programs show as one of these.
  private static let emphasis = Set(
    """
    application b big code email em emphasis filename i icode interface resource shortcut strong tt u
    """
    .split(separator: " ").map(String.init))
}
