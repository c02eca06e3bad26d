import BayanCatalog
package import BayanChecking
package import BayanDiagnostics
import BayanICU
import BayanMessageSyntax

/// A text without visible content.
///
/// That includes text of only invisible characters and `{||}`. Each variant of a translation
/// is checked, unless the source has an empty variant too.
package struct TranslationEmpty: MessageRule {
  package static let id: RuleID = .translationEmpty
  package static let severity = Diagnostic.Severity.error

  package init() {}

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard message.localeMessage.isBlank || message.texts.contains(where: \.showsNothing) else {
      return
    }
    if message.localeMessage.isBlank || message.texts.allSatisfy(\.showsNothing) {
      report.add(.empty, at: .message(message))
      return
    }
    // If the source is empty, the translation is empty on purpose.
    guard let source = message.sourceMessage, !source.texts.contains(where: \.showsNothing)
    else { return }
    for text in message.texts where text.showsNothing {
      report.add(.empty, at: .span(text.pattern.span, in: message, variant: text.variant))
    }
  }
}

extension ShownText {
  /// Whether the text has no placeholder, no markup and no visible character.
  fileprivate var showsNothing: Bool {
    // Most texts have letters, and only Korean has invisible ones.
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
