package import BayanDiagnostics
import BayanICU

/// An HTML element around nothing but a value, without `dir`, in a right-to-left locale.
///
/// Not reported: `<bdi>`; an element with words of its own; the message's own markup, which may not
/// become HTML.
package struct MarkupDirMissing: MessageRule {
  package static let id: RuleID = "markup-dir-missing"
  package static let severity = Diagnostic.Severity.note

  package static let explanation = RuleExplanation(
    what: "In a right-to-left text, an HTML element contains only a value and has no 'dir'.",
    why: "A name in Latin letters can move the brackets or numbers beside it to the wrong side.",
    howToFix: """
      Add dir="auto" to the tag, or put <bdi> around the placeholder, or run 'bayan check --fix'.
      """,
    examples: [
      .message(
        "ar",
        source: "Sent to <b>{$name}</b>",
        bad: "أُرسل إلى <b>{$name}</b>",
        good: "أُرسل إلى <b dir=auto>{$name}</b>")
    ])

  package init() {}

  package var requiredBytes: ByteSet { "<" }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard message.texts.contains(where: { $0.has(.tag) && $0.hasPlaceholders }),
      LocaleFacts.isRightToLeft(message.locale)
    else { return }
    for text in message.texts where text.has(.tag) && text.hasPlaceholders {
      let markup = MarkupModel(text)
      for (open, close) in markup.pairs {
        let tag = markup.tags[open]
        guard tag.isHTML, tag.name != "bdi", tag.value(of: "dir") == nil else { continue }
        let inside =
          tag.range.upperBound..<max(tag.range.upperBound, markup.tags[close].range.lowerBound)
        guard inside.count == 1, text.isPlaceholder(at: inside.lowerBound) else { continue }
        let end = tag.range.lowerBound + 1 + tag.name.unicodeScalars.count
        report.add(
          .missing(tag), at: tag.place(in: text, of: message),
          fixes: message.fixes("add 'dir=auto'", .automatic, end..<end, of: text, to: " dir=auto"))
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func missing(_ tag: MarkupModel.Tag) -> Self {
    "\(quoted(tag.shown)) contains a value of unknown direction; add 'dir=auto'"
  }
}
