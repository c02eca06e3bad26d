package import BayanChecking
package import BayanDiagnostics

/// A tag of the source that the translation lacks.
///
/// The diagnostic is a note for `<br>`, because the translation's length decides the line breaks, and
/// for other tags of the layout: `<nl/>`, `<qt>`, `<html>`, and for those of paragraphs, `<p>`. The
/// diagnostic is a note for `<b>` and other emphasis if the translation has quotation marks instead, or
/// keeps those around it, and if the tag marks letters within a word, `<b>f</b>irst`; and for every tag
/// if the source is a document with a `<head>`. The diagnostic is a warning for other emphasis, which
/// not every script has, and if the translation has another tag of the same name: two sentences that
/// were joined need one.
package struct MarkupTagMissing: MessageRule {
  package static let id: RuleID = "markup-tag-missing"
  package static let severity = Diagnostic.Severity.error
  package static let isGate = true
  package static let supersededBy: [Superseding] = [
    .inVariant(MarkupUnbalanced.id), .inMessage(TranslationUnchanged.id),
  ]

  package init() {}

  package var requiredBytes: ByteSet { "<{" }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    for difference in message.markupDifferences() {
      let text = difference.text
      let source = message.sourceTexts.map { $0.counterpart(of: text) }
      let marksAdded = text.marksOfQuotations - (source?.marksOfQuotations ?? 0)
      lazy var namesWithinWords = source?.namesOfTagsWithinWords ?? []
      func isEmphasizedElsewise(_ tag: MarkupModel.Tag) -> Bool {
        marksAdded > 0 || marksAdded == 0 && source?.isQuoted(tag) == true
          || namesWithinWords.contains(tag.name)
      }
      for tag in difference.missing {
        let isHarmless =
          tag.isLayout || tag.isParagraph || difference.isDocument
          || tag.isEmphasis && isEmphasizedElsewise(tag)
        let hasAnother = difference.markup.tags.contains {
          $0.kind != .close && $0.isText == tag.isText && $0.name == tag.name
        }
        if !hasAnother, text.saysInWords(tag, of: source) { continue }
        report.add(
          .missing(tag), at: .text(text.whole, of: text, in: message),
          atMost: isHarmless ? .note : hasAnother || tag.isEmphasis ? .warning : .error,
          notes: message.sourceNote)
      }
    }
  }
}

extension ShownText {
  /// Whether a tag of the source contains only a value, and the text shows one value less: `one day` for
  /// `<b>{$n}</b> days`.
  fileprivate func saysInWords(_ tag: MarkupModel.Tag, of source: ShownText?) -> Bool {
    guard let source,
      source.scalars[tag.range.upperBound...].starts(with: [Self.object, "<"])
    else { return false }
    return count(of: Self.object) < source.count(of: Self.object)
  }

  private func count(of scalar: Unicode.Scalar) -> Int { scalars.count { $0 == scalar } }

  private static let marksOfQuotations = "\"'“”„«»‚‘’「」『』"

  fileprivate var marksOfQuotations: Int {
    scalars.count { Self.marksOfQuotations.unicodeScalars.contains($0) }
  }

  /// Whether a quotation mark is before an opening tag.
  fileprivate func isQuoted(_ tag: MarkupModel.Tag) -> Bool {
    tag.range.lowerBound > 0
      && Self.marksOfQuotations.unicodeScalars.contains(scalars[tag.range.lowerBound - 1])
  }

  /// The names of the tags that set off letters of a word.
  fileprivate var namesOfTagsWithinWords: Set<String> {
    Set(MarkupModel(self).tags.filter(isWithinWord).map(\.name))
  }

  /// Whether a tag sets off letters, with others of the same word before or after them.
  fileprivate func isWithinWord(_ tag: MarkupModel.Tag) -> Bool {
    guard tag.isText, tag.kind == .open else { return false }
    if tag.range.lowerBound > 0, scalars[tag.range.lowerBound - 1].isWordPart { return true }
    let end = scalars[tag.range.upperBound...].firstIndex { !$0.isWordPart } ?? scalars.count
    guard end > tag.range.upperBound, end < scalars.count, scalars[end] == "<",
      let close = scalars[end...].firstIndex(of: ">"), close + 1 < scalars.count
    else { return false }
    return scalars[end + 1] == "/" && scalars[close + 1].isWordPart
  }
}

extension Diagnostic.Message {
  fileprivate static func missing(_ tag: MarkupModel.Tag) -> Self {
    "the source's \(quoted(tag.shown)) is missing"
  }
}
