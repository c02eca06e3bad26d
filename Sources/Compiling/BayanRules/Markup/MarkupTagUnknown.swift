package import BayanChecking
package import BayanDiagnostics
import BayanSupport

/// A tag of the translation that the source lacks.
///
/// The diagnostic is a warning for a tag of HTML, which a language may need, and if the source has no
/// markup at all: `<sup>` in a French `1<sup>er</sup>`, `<ruby>` in Japanese. The diagnostic is a note
/// for:
/// - `<br>` and other tags of the layout (see `markup-tag-missing`), `<p dir="rtl">`;
/// - one emphasis instead of another, `<em>` for `<b>`, and more emphasis, which many programs show
///   in any text;
/// - paragraphs where the source has markup, `<p>`;
/// - a source that is a document with a `<head>`.
package struct MarkupTagUnknown: MessageRule {
  package static let id: RuleID = "markup-tag-unknown"
  package static let severity = Diagnostic.Severity.error
  package static let isGate = true
  package static let supersededBy: [Superseding] = [.inMessage(MarkupUnsafe.id)]

  package init() {}

  package var requiredBytes: ByteSet { "<{" }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    for difference in message.markupDifferences() {
      let pairs = difference.markup.pairsByPlace
      for unknown in difference.unknown {
        let pair = pairs[unknown.tag.range.lowerBound]
        report.add(
          .unknown(unknown), at: unknown.tag.place(in: difference.text, of: message),
          atMost: unknown.tag.isLayout || unknown.isOtherEmphasis || difference.isDocument
            || unknown.isAddedEmphasis && pair != nil
            || difference.isSourceMarkup && unknown.tag.isParagraph
            ? .note : difference.isSourceMarkup && !unknown.tag.isHTML ? .error : .warning,
          notes: message.sourceNote, fixes: fixes(unknown, pair, difference, in: message))
      }
    }
  }

  /// Returns the fixes that write the right name in the tag and in its closing tag.
  private func fixes(
    _ unknown: MarkupDifference.Unknown, _ pair: (open: Int, close: Int)?,
    _ difference: MarkupDifference, in message: CatalogMessage
  ) -> [Fix] {
    guard let counterpart = unknown.counterpart, unknown.tag.isText, !unknown.isOtherEmphasis,
      pair != nil || unknown.tag.kind == .standalone
    else { return [] }
    let tags = difference.markup.tags
    let changed = pair.map { [tags[$0.open], tags[$0.close]] } ?? [unknown.tag]
    let edits = changed.map { tag -> TextEdit? in
      let start = tag.range.lowerBound + (tag.kind == .close ? 2 : 1)
      let end = start + tag.name.unicodeScalars.count
      return message.edit(start..<end, of: difference.text, to: counterpart.name)
    }
    return Fix.making("write \(quoted(counterpart.shown))", .automatic, edits)
  }
}

extension MarkupDifference.Unknown {
  /// Whether the tag is another kind of emphasis than the source's.
  ///
  /// Pango has `<span weight="bold">` for `<b>`.
  fileprivate var isOtherEmphasis: Bool {
    tag.isEmphasis && (counterpart?.isEmphasis == true || counterpart?.name == "span")
      || tag.name == "font" && counterpart?.isEmphasis == true
  }

  /// Whether the tag is emphasis and no misspelling of another tag.
  fileprivate var isAddedEmphasis: Bool { tag.isEmphasis && counterpart == nil }
}

extension MarkupModel {
  /// The pairs by the index of their opening tag.
  fileprivate var pairsByPlace: [Int: (open: Int, close: Int)] {
    Dictionary(firstOf: pairs.map { (tags[$0.open].range.lowerBound, ($0.open, $0.close)) })
  }
}

extension Diagnostic.Message {
  fileprivate static func unknown(_ unknown: MarkupDifference.Unknown) -> Self {
    guard let counterpart = unknown.counterpart else {
      return "the source has no \(quoted(unknown.tag.shown))"
    }
    return "the source has no \(quoted(unknown.tag.shown)); it has \(quoted(counterpart.shown))"
  }
}
