import BayanCatalog
public import BayanDiagnostics

/// Words that say nothing.
///
/// An empty text counts as missing in most tools, and as words in some; whoever left it there meant
/// to come back.
///
/// Reported:
///
///     title = ""
///     description = "  "
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
    guard message.words.isBlank else { return }
    report.add(
      .empty, at: message.words.place, locale: message.locale, key: message.key)
  }
}

extension Diagnostic.Message {
  fileprivate static let empty: Self = "these words are empty"
}
