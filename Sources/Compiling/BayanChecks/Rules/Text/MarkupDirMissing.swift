package import BayanDiagnostics
import BayanICU

/// In a text from right to left, an element around nothing but a value says what direction that has.
///
/// Reported, in Arabic, beside `Sent to <b>{$name}</b>`:
///
///     أُرسل إلى <b>{$name}</b>
///
/// Not reported: `<bdi>`, `dir`; an element with words of its own; the message's own markup, of which
/// nothing says that it becomes HTML; locales written from left to right.
package struct MarkupDirMissing: MessageRule {
  package static let id: RuleID = "markup-dir-missing"
  package static let severity = Diagnostic.Severity.note

  package static let explanation = RuleExplanation(
    what:
      "In a right-to-left text an HTML element holds a value, and says nothing of its direction.",
    why: "A name in Latin letters beside a bracket or a number draws these to its own side.",
    bad: "أُرسل إلى <b>{$name}</b>",
    good: "أُرسل إلى <b dir=auto>{$name}</b>",
    howToFix: """
      Add dir="auto" to the tag, or put <bdi> around the placeholder; 'bayan check --fix' does \
      it.
      """)

  package init() {}

  package var requiredBytes: ByteSet { "<" }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard message.text.paths.contains(where: { $0.has(.tag) && $0.hasObjects }),
      LocaleFacts.direction(of: message.locale) == .rightToLeft
    else { return }
    for path in message.text.paths where path.has(.tag) && path.hasObjects {
      let markup = MarkupModel(path)
      for (open, close) in markup.pairs {
        let tag = markup.tags[open]
        guard tag.isHTML, tag.name != "bdi", tag.value(of: "dir") == nil else { continue }
        let inside =
          tag.range.upperBound..<max(tag.range.upperBound, markup.tags[close].range.lowerBound)
        guard inside.count == 1, path.isObject(at: inside.lowerBound) else { continue }
        let end = tag.range.lowerBound + 1 + tag.name.unicodeScalars.count
        report.add(
          .missing(tag), at: tag, of: path, in: message,
          fixes: message.fixes("add 'dir=auto'", .automatic, end..<end, of: path, to: " dir=auto"))
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func missing(_ tag: MarkupModel.Tag) -> Self {
    "\(quoted(tag.shown)) contains a value of unknown direction; add 'dir=auto'"
  }
}
