package import BayanDiagnostics

/// A tag of the translation that the source lacks.
///
/// It is a warning where the source has no markup at all, such as `<sup>` in a French
/// `1<sup>er</sup>`. It is a note for `<br>` and other tags of the layout (see
/// `markup-tag-missing`), for `<p dir="rtl">`, for one emphasis instead of another, `<em>` for
/// `<b>`, for more emphasis, which many programs show in any text, for paragraphs where the source
/// has markup, `<p>`, and where the source is a document with a `<head>`.
///
/// Not reported: a tag of the source that occurs more often; in a message whose source has no
/// markup, what may be none, such as `<file>`, or `<q>` for `'q'`.
package struct MarkupTagUnknown: MessageRule {
  package static let id: RuleID = "markup-tag-unknown"
  package static let severity = Diagnostic.Severity.error
  package static let supersededBy: [Superseding] = [.inMessage(MarkupUnsafe.id)]

  package static let explanation = RuleExplanation(
    what: "The translation has a tag that the source doesn't have.",
    why: "An unknown tag has no effect, or the reader sees it as text.",
    howToFix: """
      Correct the tag's name to the source's, or remove the tag. If readers should see '<', write \
      '&lt;'.
      """,
    examples: [
      .message(
        "ar",
        source: "<strong>Wait</strong>",
        bad: "<stong>انتظر</stong>",
        good: "<strong>انتظر</strong>")
    ])

  package init() {}

  package var requiredBytes: ByteSet { "<{" }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    for difference in message.markupDifferences() {
      for unknown in difference.unknown {
        report.add(
          .unknown(unknown), at: unknown.tag.place(in: difference.text, of: message),
          atMost: unknown.tag.isLayout || unknown.isOtherEmphasis || difference.isDocument
            || isAdded(unknown, in: difference)
            || difference.isSourceMarkup && unknown.tag.isParagraph
            ? .note : difference.isSourceMarkup ? .error : .warning,
          notes: message.sourceNote, fixes: fixes(unknown, difference, in: message))
      }
    }
  }

  /// Whether it is emphasis that the source doesn't have at that place, and that is no slip for
  /// another tag.
  private func isAdded(_ unknown: MarkupDifference.Unknown, in difference: MarkupDifference) -> Bool
  {
    unknown.tag.isEmphasis && unknown.meant == nil
      && difference.markup.pairs.contains {
        difference.markup.tags[$0.open].range == unknown.tag.range
      }
  }

  /// The name that was meant, in the tag and in the one that closes it.
  private func fixes(
    _ unknown: MarkupDifference.Unknown, _ difference: MarkupDifference, in message: CatalogMessage
  ) -> [Fix] {
    guard let meant = unknown.meant, unknown.tag.isText, !unknown.isOtherEmphasis else { return [] }
    let tags = difference.markup.tags
    let pair = difference.markup.pairs.first { tags[$0.open].range == unknown.tag.range }
    let changed = pair.map { [tags[$0.open], tags[$0.close]] } ?? [unknown.tag]
    guard pair != nil || unknown.tag.kind == .standalone else { return [] }
    let edits = changed.map { tag -> TextEdit? in
      let start = tag.range.lowerBound + (tag.kind == .close ? 2 : 1)
      let end = start + tag.name.unicodeScalars.count
      return message.edit(start..<end, of: difference.text, to: meant.name)
    }
    return Fix.making("write \(quoted(meant.shown))", .automatic, edits)
  }
}

extension MarkupDifference.Unknown {
  /// Whether the translation sets its words off in another way than the source.
  ///
  /// Pango has `<span weight="bold">` for `<b>`.
  fileprivate var isOtherEmphasis: Bool {
    tag.isEmphasis && (meant?.isEmphasis == true || meant?.name == "span")
  }
}

extension Diagnostic.Message {
  fileprivate static func unknown(_ unknown: MarkupDifference.Unknown) -> Self {
    guard let meant = unknown.meant else {
      return "the source has no \(quoted(unknown.tag.shown))"
    }
    return "the source has no \(quoted(unknown.tag.shown)); it has \(quoted(meant.shown))"
  }
}
