import BayanCatalog
public import BayanDiagnostics
import BayanMessageSyntax

/// Words that say nothing.
///
/// An empty text counts as missing in most tools, and as words in some; whoever left it there meant
/// to come back.
///
/// Reported:
///
///     title = ""
///     description = "  "
///     suggestion = "{{}}"
///
/// and text of invisible characters alone, or whose variants are all empty.
///
/// Not reported: a facet that isn't there at all (`translation-missing`, if it should be).
public struct TranslationEmpty: MessageRule {
  public static let id: RuleID = "translation-empty"
  public static let severity = Diagnostic.Severity.error

  public static let explanation = RuleExplanation(
    what: "Words that say nothing.",
    why: "Whoever left them empty meant to come back; the reader would see a hole.",
    bad: "title = \"\"",
    good: "title = \"Password changed\"",
    mending: """
      Write the words, or delete the line until you do, so that it counts as not yet translated.
      """,
    examples: [.init("ar", bad: "title = \"\"", good: "title = \"تغيّرت كلمة السر\"")])

  public init() {}

  public func check(_ message: CatalogMessage, into report: inout Report) {
    guard message.words.isBlank || message.showsNothing else { return }
    report.add(
      .empty, at: message.words.place, locale: message.locale, key: message.key)
  }
}

extension CatalogMessage {
  /// Whether none of the message's paths shows a placeholder or a character that can be seen.
  fileprivate var showsNothing: Bool {
    words.messageText.utf8.count < 4096
      && words.parsed.message.patterns.allSatisfy { pattern in
        pattern.elements.allSatisfy { element in
          guard case .text(let text) = element else { return false }
          return text.value.unicodeScalars.allSatisfy {
            $0.isSpace || $0.properties.isDefaultIgnorableCodePoint
          }
        }
      }
  }
}

extension Diagnostic.Message {
  fileprivate static let empty: Self = "these words are empty"
}
