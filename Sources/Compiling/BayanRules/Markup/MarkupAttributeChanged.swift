package import BayanCatalog
package import BayanChecking
package import BayanDiagnostics

/// An attribute that differs from the source's.
package struct MarkupAttributeChanged: MessageRule {
  package static let id: RuleID = "markup-attribute-changed"
  package static let severity = Diagnostic.Severity.warning
  package static let supersededBy: [Superseding] = [.inMessage(MarkupUnsafe.id)]

  private var sourceLocale = "en"

  package init() {}

  package var requiredBytes: ByteSet { "<{" }

  package func prepared(for catalog: Catalog) -> Self {
    var rule = self
    rule.sourceLocale = catalog.project.sourceLocale
    return rule
  }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard message.texts.mayHaveMarkup, let sourceTexts = message.sourceTexts,
      sourceTexts.mayHaveMarkup,
      sourceTexts.wellFormedMarkup != nil
    else { return }
    func tags(of text: ShownText) -> [MarkupModel.Tag] {
      MarkupModel(text).tags.filter { $0.kind != .close }
    }
    lazy var everywhere = Partners(
      sourceTexts.filter(\.mayHaveMarkup).flatMap(tags), by: \.nameAlone)
    for text in message.texts where text.mayHaveMarkup {
      let source = sourceTexts.counterpart(of: text)
      // Qt's editors write styles, and nobody keeps them one by one.
      lazy var isDocument = MarkupModel(source).isDocument
      var remaining = Partners(tags(of: source), by: \.nameAlone)
      func isSame(_ tag: MarkupModel.Tag) -> (MarkupModel.Tag) -> Bool {
        { changes(tag, $0, message).isEmpty }
      }
      // Equal tags are partners; other tags with the same name are paired in order.
      let unmatched = tags(of: text).filter {
        remaining.take($0.nameAlone, where: isSame($0)) == nil
      }
      for tag in unmatched {
        // Another variant of the source has the same tag.
        if everywhere.has(tag.nameAlone, where: isSame(tag)) { continue }
        guard let partner = remaining.take(tag.nameAlone) else { continue }
        for change in changes(tag, partner, message) {
          report.add(
            .changed(change, of: tag), at: tag.place(in: text, of: message),
            atMost: isDocument ? .note : .error,
            notes: message.sourceNote)
        }
      }
    }
  }

  private func changes(
    _ tag: MarkupModel.Tag, _ source: MarkupModel.Tag, _ message: CatalogMessage
  ) -> [AttributeChange] {
    var changes: [AttributeChange] = []
    for (name, value) in source.attributes where !source.isFree(name) {
      let found = tag.value(of: name)
      if let found, isSame(name, value, found, in: message) { continue }
      changes.append(AttributeChange(name: name, expected: value, found: found))
    }
    for (name, value) in tag.attributes
    where !source.isFree(name) && source.value(of: name) == nil {
      changes.append(AttributeChange(name: name, expected: nil, found: value))
    }
    return changes
  }

  private func isSame(
    _ name: String, _ source: String, _ target: String, in message: CatalogMessage
  ) -> Bool {
    source.utf8.elementsEqual(target.utf8)
      || name == "style" && source.withoutSpaces.elementsEqual(target.withoutSpaces)
      || ComparedAddress(Address(source), locale: sourceLocale)
        .isSame(as: ComparedAddress(Address(target), locale: message.locale))
  }
}

extension MarkupModel.Tag {
  /// Whether a translation may have its own value of an attribute.
  fileprivate func isFree(_ attribute: String) -> Bool {
    Self.free.contains(attribute)
      || attribute == "value" && ["button", "reset", "submit"].contains(value(of: "type"))
  }

  private static let free: Set<String> = [
    "alt", "title", "label", "placeholder", "summary", "aria-label", "aria-description",
    "aria-placeholder", "aria-roledescription", "aria-valuetext", "content", "dir", "lang",
    "xml:lang", "hreflang",
  ]
}

extension String {
  fileprivate var withoutSpaces: some Sequence<UInt8> { utf8.lazy.filter { $0 != 0x20 } }
}

/// A differing attribute.
private struct AttributeChange {
  var name: String
  /// The source's value; `nil` if it has none.
  var expected: String?
  var found: String?
}

extension MarkupModel.Tag {
  /// The properties that tags of one name share.
  fileprivate struct Name: Hashable {
    var isText: Bool
    var name: [UInt8]
  }

  fileprivate var nameAlone: Name { Name(isText: isText, name: Array(name.utf8)) }
}

extension Diagnostic.Message {
  fileprivate static func changed(_ change: AttributeChange, of tag: MarkupModel.Tag) -> Self {
    switch (change.expected, change.found) {
    case (let expected?, let found?):
      """
      \(quoted(change.name)) of \(quoted(tag.shown)) is \(quoted(found)), but \(quoted(expected)) \
      in the source
      """
    case (_, nil): "\(quoted(change.name)) is missing from \(quoted(tag.shown)); the source has it"
    case (nil, _): "\(quoted(tag.shown)) has no \(quoted(change.name)) in the source; remove it"
    }
  }
}
