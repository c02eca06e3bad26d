import BayanCatalog
import BayanDiagnostics
import BayanSupport
import BayanTOML

extension RuleBook {
  /// Returns the diagnostics, each with the quoted message and its source.
  ///
  /// Rules don't do this themselves: a catalog has many messages and few diagnostics, and diagnostics
  /// of the loader are about messages too.
  static func quoting(
    _ diagnostics: [Diagnostic], in catalog: Catalog, _ contexts: LocaleContexts
  ) -> [Diagnostic] {
    guard !diagnostics.isEmpty else { return [] }
    let locales = Dictionary(firstOf: catalog.locales, by: \.tag)
    let source = catalog.sourceMessages
    let declared = DeclaredArguments(catalog)
    return diagnostics.map { diagnostic in
      guard let tag = diagnostic.locale, let id = diagnostic.messageID, let locale = locales[tag]
      else { return diagnostic }
      var diagnostic = diagnostic
      let ranges = declared.ranges(of: id)
      if let message = locale[id], message.isQuotable {
        diagnostic.target = message.quotation(
          of: diagnostic, locale: tag, isRightToLeft: contexts[tag].writing.isRightToLeft)
        diagnostic.target?.ranges = ranges
      }
      if let source, tag != source.tag, let message = source[id], message.isQuotable {
        diagnostic.source = Quotation(
          message.text.value, locale: source.tag,
          isRightToLeft: contexts[source.tag].writing.isRightToLeft, ranges: ranges)
      }
      return diagnostic
    }
  }
}

extension LocaleMessage {
  /// Whether the text is short enough to be shown whole; of a longer one the line is shown.
  fileprivate var isQuotable: Bool { !text.value.isEmpty && text.value.utf8.count <= 10_000 }

  fileprivate func quotation(
    of diagnostic: Diagnostic, locale: String, isRightToLeft: Bool
  ) -> Quotation {
    var quotation = Quotation(text.value, locale: locale, isRightToLeft: isRightToLeft)
    // A diagnostic about the entry, or about the whole value, has no mark.
    guard diagnostic.file == place.file, place.span.start <= diagnostic.span.start,
      diagnostic.span.end <= place.span.end
    else { return quotation }
    if diagnostic.span != place.span { quotation.marked = text.textSpan(of: diagnostic.span) }
    quotation.fixed = diagnostic.fixes.first.flatMap { text(after: $0.edits) }
    return quotation
  }

  /// Returns the text after edits of the file; `nil` if an edit reaches beyond the text, or writes
  /// an escape of TOML.
  private func text(after edits: [TextEdit]) -> String? {
    guard !edits.isEmpty else { return nil }
    var changes: [TextEdit] = []
    for edit in edits {
      guard place.span.start < edit.span.start, edit.span.end < place.span.end,
        !edit.replacement.utf8.contains(UInt8(ascii: "\\"))
      else { return nil }
      changes.append(TextEdit(text.textSpan(of: edit.span), edit.replacement))
    }
    changes.sort { $0.span.start < $1.span.start }
    for (change, next) in zip(changes, changes.dropFirst())
    where change.span.end > next.span.start {
      return nil
    }
    return String(decoding: TOMLEditor.apply(changes, to: Array(text.value.utf8)), as: UTF8.self)
  }
}
