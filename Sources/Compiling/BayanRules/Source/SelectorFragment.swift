import BayanCatalog
package import BayanChecking
package import BayanDiagnostics
import BayanMeaning
import BayanMessageSyntax
import BayanSupport

/// A variant of the source that is only a part of a sentence.
///
/// Among variants with words these are: an empty one, one of one or two letters, and one that begins or
/// ends with a space.
package struct SelectorFragment: MessageRule {
  package static let id: RuleID = "selector-fragment"
  package static let severity = Diagnostic.Severity.note

  package init() {}

  package var requiredBytes: ByteSet { "$" }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard message.sourceMessage == nil, let selection = message.selection,
      selection.variants.contains(where: \.pattern.hasWords)
    else { return }
    for variant in selection.variants where variant.pattern.isFragment {
      report.add(
        .fragment, at: .span(variant.pattern.span, in: message, variant: variant.keyText),
        certainty: .likely)
      return
    }
  }
}

extension Pattern {
  fileprivate var isFragment: Bool {
    guard let first = elements.first, let last = elements.last else { return true }
    if case .text(let text) = first,
      text.value.unicodeScalars.first?.isWhitespace == true
    {
      return true
    }
    guard case .text(let text) = last else { return false }
    if text.value.unicodeScalars.last?.isWhitespace == true { return true }
    // In scripts without letters for single sounds, one character can be a word.
    return elements.count == 1 && text.value.utf8.count <= 2
      && text.value.utf8.allSatisfy(\.isASCIILowercase)
  }
}

extension Diagnostic.Message {
  fileprivate static var fragment: Self {
    "this variant is only a part of a sentence; write the whole sentence in each variant"
  }
}
