import BayanCatalog
package import BayanDiagnostics
import BayanMessageSyntax
import BayanSupport

/// The variants of the source are whole, and no pieces to be put beside others.
///
/// A piece such as "s" or " and more" fits into English sentences; in other languages the whole
/// sentence changes.
///
/// Reported, in the source locale:
///
///     .match $n one {{}} * {{s}}
///
/// That is: among variants with words, one that is empty, that is nothing but one or two letters, or
/// that begins or ends with a space.
///
/// Not reported: anything in a translation, which can only follow its source.
package struct SelectorFragment: MessageRule {
  package static let id: RuleID = "selector-fragment"
  package static let severity = Diagnostic.Severity.note

  package static let explanation = RuleExplanation(
    what: "A variant of the source is a piece of a sentence.",
    why:
      "Pieces fit together in English only; other languages need the whole sentence to choose by.",
    bad: ".match $n one {{}} * {{s}}",
    good: ".match $n one {{{$n} file was deleted.}} * {{{$n} files were deleted.}}",
    howToFix: "Write the whole sentence in each variant, also what is the same in all of them.")

  package init() {}

  package var requiredBytes: ByteSet { "$" }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard message.sourceMessage == nil, let selection = message.selection,
      selection.variants.contains(where: \.pattern.hasWords)
    else { return }
    for variant in selection.variants where variant.pattern.isFragment {
      report.add(
        .fragment, at: variant.pattern.span, in: message, branch: variant.keyText,
        certainty: .likely)
      return
    }
  }
}

extension Pattern {
  fileprivate var isFragment: Bool {
    guard let first = elements.first, let last = elements.last else { return true }
    if case .text(let text) = first,
      text.value.unicodeScalars.first?.properties.isWhitespace == true
    {
      return true
    }
    guard case .text(let text) = last else { return false }
    if text.value.unicodeScalars.last?.properties.isWhitespace == true { return true }
    // Scripts without letters for single sounds say much with one.
    return elements.count == 1 && text.value.utf8.count <= 2
      && text.value.utf8.allSatisfy(\.isASCIILowercase)
  }
}

extension Diagnostic.Message {
  fileprivate static let fragment: Self =
    "this variant is a part of a sentence; other languages need the whole sentence in each"
}
