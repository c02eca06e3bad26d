package import BayanDiagnostics

/// The tags of the source are in the translation, in any order.
///
/// Reported, beside `Read the <a href="…">terms</a>`:
///
///     اقرأ الشروط
///
/// A note for `<br>`: where lines break, the translation's length decides.
///
/// Not reported: another order; a tag that only another variant of the source has; one that
/// is there under a wrong name (`markup-tag-unknown`).
package struct MarkupTagMissing: MessageRule {
  package static let id: RuleID = "markup-tag-missing"
  package static let severity = Diagnostic.Severity.error
  package static let supersededBy: [Superseding] = [
    .inBranch(MarkupUnbalanced.id), .inMessage(TranslationUnchanged.id),
  ]

  package static let explanation = RuleExplanation(
    what: "A tag of the source is missing from the translation.",
    why: "What it does is lost: a link that can't be followed, a button that isn't drawn.",
    bad: "اقرأ الشروط         the source says Read the <a href=\"…\">terms</a>",
    good: "اقرأ <a href=\"…\">الشروط</a>",
    howToFix: """
      Put the tag of the source, both its parts, around the words that mean the same in your \
      language. The order may differ from the source.
      """)

  package init() {}

  package var requiredBytes: ByteSet { "<{" }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    for difference in message.markupDifferences() {
      let path = difference.path
      for tag in difference.missing {
        report.add(
          .missing(tag), at: 0..<path.scalars.count, of: path, in: message,
          atMost: tag.isBreak ? .note : .error, notes: message.sourceNote)
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func missing(_ tag: MarkupModel.Tag) -> Self {
    "the source's \(quoted(tag.shown)) is missing"
  }
}
