import BayanCatalog
package import BayanChecking
package import BayanDiagnostics
import BayanICU
import BayanMessageSyntax

/// A text without anything visible.
///
/// That includes text of invisible characters alone and `{||}`. Of a translation's variants each
/// counts, unless the source has an empty one too.
package struct TranslationEmpty: MessageRule {
  package static let id: RuleID = .translationEmpty
  package static let severity = Diagnostic.Severity.error

  package init() {}

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard message.words.isBlank || message.texts.contains(where: \.showsNothing) else { return }
    if message.words.isBlank || message.texts.allSatisfy(\.showsNothing) {
      report.add(.empty, at: .message(message))
      return
    }
    // What says nothing there is meant to say nothing here.
    guard let source = message.sourceMessage, !source.texts.contains(where: \.showsNothing)
    else { return }
    for text in message.texts where text.showsNothing {
      report.add(.empty, at: .span(text.pattern.span, in: message, variant: text.variant))
    }
  }
}

extension ShownText {
  /// Whether there is neither a placeholder nor markup nor a character that can be seen.
  fileprivate var showsNothing: Bool {
    // Most have letters, and only those of Korean are ever invisible.
    if !traits.isDisjoint(with: .letters), !traits.contains(.ignorable) { return false }
    return !hasPlaceholders && !pattern.hasMarkup
      && scalars.allSatisfy { $0.isWhitespace || $0.unicode.isDefaultIgnorableCodePoint }
  }
}

extension Diagnostic.Message {
  fileprivate static var empty: Self {
    "this text is empty"
  }
}
