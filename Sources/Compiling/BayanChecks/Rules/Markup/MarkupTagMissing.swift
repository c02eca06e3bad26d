package import BayanDiagnostics

/// A tag of the source that the translation lacks.
///
/// It is a note for `<br>`, because the translation's length decides where lines break, and for
/// other tags of the layout: `<nl/>`, `<qt>`, `<html>`, and for those of paragraphs, `<p>`. It is
/// one for `<b>` and other emphasis where the translation has quotation marks instead; and for
/// every tag where the source is a document with a `<head>`.
///
/// Not reported: another order; a tag that only another variant of the source has; one that has a
/// wrong name (`markup-tag-unknown`).
package struct MarkupTagMissing: MessageRule {
  package static let id: RuleID = "markup-tag-missing"
  package static let severity = Diagnostic.Severity.error
  package static let supersededBy: [Superseding] = [
    .inVariant(MarkupUnbalanced.id), .inMessage(TranslationUnchanged.id),
  ]

  package static let explanation = RuleExplanation(
    what: "A tag of the source is missing from the translation.",
    why: "Its effect is lost: a link can't be followed, a button isn't shown.",
    howToFix: """
      Put both parts of the source's tag around the words with the same meaning. Their order may \
      differ from the source.
      """,
    examples: [
      .message(
        "ar",
        source: "Read the <a href=\"/terms\">terms</a>",
        bad: "اقرأ الشروط",
        good: "اقرأ <a href=\"/terms\">الشروط</a>")
    ])

  package init() {}

  package var requiredBytes: ByteSet { "<{" }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    for difference in message.markupDifferences() {
      let text = difference.text
      let isQuoted =
        message.sourceTexts.map {
          text.marksOfQuotations > message.counterpart(of: text, in: $0).marksOfQuotations
        } ?? false
      for tag in difference.missing {
        report.add(
          .missing(tag), at: .text(text.whole, of: text, in: message),
          atMost: tag.isLayout || tag.isParagraph || tag.isEmphasis && isQuoted
            || difference.isDocument
            ? .note : .error,
          notes: message.sourceNote)
      }
    }
  }
}

extension ShownText {
  fileprivate var marksOfQuotations: Int {
    scalars.count { "\"'“”„«»‚‘’「」『』".unicodeScalars.contains($0) }
  }
}

extension Diagnostic.Message {
  fileprivate static func missing(_ tag: MarkupModel.Tag) -> Self {
    "the source's \(quoted(tag.shown)) is missing"
  }
}
