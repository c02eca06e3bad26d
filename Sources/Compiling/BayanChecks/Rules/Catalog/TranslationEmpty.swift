import BayanCatalog
package import BayanDiagnostics
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
/// and text of invisible characters alone; one of a translation's variants, where none of the source's
/// is empty; `{||}`.
///
/// Not reported: a facet that isn't there at all (`translation-missing`, if it should be); in the
/// source, one variant beside others that say something.
package struct TranslationEmpty: MessageRule {
  package static let id: RuleID = "translation-empty"
  package static let severity = Diagnostic.Severity.error

  package static let explanation = RuleExplanation(
    what: "Words that say nothing.",
    why: "Whoever left them empty meant to come back; the reader would see a hole.",
    bad: "title = \"\"",
    good: "title = \"Password changed\"",
    howToFix: """
      Write the words, or delete the line until you do, so that it counts as not yet translated.
      """,
    examples: [.init("ar", bad: "title = \"\"", good: "title = \"تغيّرت كلمة السر\"")])

  package init() {}

  package func check(_ message: CatalogMessage, into report: inout Report) {
    // Most say something in letters, and only those of Korean are ever invisible.
    if message.isPlain, message.profile.classes.contains(.letter),
      !message.profile.traits.contains(.ignorable)
    {
      return
    }
    let patterns = message.words.parsed.message.patterns
    guard message.words.isBlank || patterns.contains(where: \.showsNothing) else { return }
    if message.words.isBlank || patterns.allSatisfy(\.showsNothing) {
      report.add(
        .empty, at: message.words.place, locale: message.locale, messageID: message.id)
      return
    }
    // What says nothing there is meant to say nothing here.
    guard let source = message.source?.parsed.message,
      !source.patterns.contains(where: \.showsNothing)
    else { return }
    for (path, pattern) in patterns.enumerated() where pattern.showsNothing {
      report.add(.empty, at: pattern.span, in: message, branch: message.branch(of: path))
    }
  }
}

extension Pattern {
  /// Whether there is neither a placeholder nor a character that can be seen.
  fileprivate var showsNothing: Bool {
    elements.allSatisfy { element in
      switch element {
      case .text(let text): text.value.isInvisible
      case .expression(let expression):
        if case .literal(let literal)? = expression.operand, expression.function == nil {
          literal.value.isInvisible
        } else {
          false
        }
      case .markup: false
      }
    }
  }
}

extension String {
  fileprivate var isInvisible: Bool {
    // Most texts begin with a letter.
    unicodeScalars.allSatisfy { $0.isSpace || $0.properties.isDefaultIgnorableCodePoint }
  }
}

extension Diagnostic.Message {
  fileprivate static let empty: Self = "this text is empty"
}
