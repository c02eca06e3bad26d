package import BayanChecking
package import BayanDiagnostics

/// Tags that aren't closed in the order in which they are opened.
///
/// Tags in text, `<b>…</b>`, and the message's own markup, `{#b}…{/b}`, are checked alike, variant
/// by variant. The source itself must be well-formed: `tool <file>` is no markup in any
/// language.
package struct MarkupUnbalanced: MessageRule {
  package static let id: RuleID = "markup-unbalanced"
  package static let severity = Diagnostic.Severity.error
  package static let isGate = true

  package init() {}

  package var requiredBytes: ByteSet { "<{" }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard message.texts.mayHaveMarkup else { return }
    if !message.isSource {
      guard let sourceTexts = message.sourceTexts, sourceTexts.wellFormedMarkup != nil else {
        return
      }
      // If the source has no markup, only unambiguous tags count as markup.
      let isMarkup = sourceTexts.mayHaveMarkup
      let quoted = isMarkup ? [] : sourceTexts.quotedWords
      check(message, into: &report) { tag in
        isMarkup || !tag.isText || tag.isHTML && !quoted.contains(tag.name)
      }
      // `<li>` needs no end; but if the source closes each one, an unclosed one is a slip.
      let closed = isMarkup ? sourceTexts.namesOfClosedTags : []
      for text in message.texts where text.mayHaveMarkup && !closed.isEmpty {
        for tag in MarkupModel(text).leftOpen where closed.contains([UInt8](tag.name.utf8)) {
          report.add(.unbalanced(.init(tag: tag)), at: tag.place(in: text, of: message))
        }
      }
    } else {
      // Without a source only HTML tags and the message's own markup are known to be markup.
      check(message, into: &report) { tag in !tag.isText || tag.isHTML }
    }
  }

  private func check(
    _ message: CatalogMessage, into report: inout Report, counts: (MarkupModel.Tag) -> Bool
  ) {
    for text in message.texts where text.mayHaveMarkup {
      for fault in MarkupModel(text).faults where counts(fault.tag) {
        // A text about HTML may have tags without a closing tag.
        report.add(
          .unbalanced(fault), at: fault.tag.place(in: text, of: message),
          atMost: message.isSource ? .warning : .error)
      }
    }
  }
}

extension [ShownText] {
  /// The names of the tags that each text has and closes.
  fileprivate var namesOfClosedTags: Set<[UInt8]> {
    let names = map { text in
      let markup = MarkupModel(text)
      return Set(markup.tags.filter { $0.kind == .close }.map { [UInt8]($0.name.utf8) })
        .subtracting(markup.leftOpen.map { [UInt8]($0.name.utf8) })
    }
    return names.dropFirst().reduce(names.first ?? []) { $0.intersection($1) }
  }
}

extension Diagnostic.Message {
  fileprivate static func unbalanced(_ fault: MarkupModel.Fault) -> Self {
    let tag = quoted(fault.tag.shown)
    if fault.tag.kind == .close { return "\(tag) closes a tag that was never opened" }
    guard let outer = fault.within else { return "\(tag) is never closed" }
    return "\(tag) is not closed before \(quoted(outer.shown))"
  }
}
