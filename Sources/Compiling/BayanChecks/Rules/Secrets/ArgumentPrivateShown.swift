import BayanCatalog
package import BayanDiagnostics
import BayanMessageSyntax

/// A private argument in a text.
///
/// Not reported: `.match $token`, which selects a variant and shows nothing.
package struct ArgumentPrivateShown: MessageRule {
  package static let id: RuleID = "argument-private-shown"
  package static let severity = Diagnostic.Severity.error

  package static let explanation = RuleExplanation(
    what: "A text shows a private argument.",
    why: """
      Private values, such as tokens and addresses, would end up in screenshots and bug reports.
      """,
    howToFix: """
      Remove the placeholder and say what happened without it. If readers may see the value after \
      all, a developer removes 'private' from the argument.
      """,
    examples: [
      .message(bad: "The session {$token} has ended.", good: "The session has ended."),
      .message("ar", bad: "انتهت الجلسة {$token}.", good: "انتهت الجلسة."),
    ])

  package init() {}

  package var requiredBytes: ByteSet { "{" }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    let hidden = message.arguments.filter(\.isPrivate)
    guard !hidden.isEmpty else { return }
    let parsed = message.words.parsed.message
    let uses = message.uses
    for expression in parsed.patterns.flatMap(\.expressions) {
      guard let variable = expression.operand?.variable else { continue }
      let shown = uses.arguments(of: variable.name)
      for argument in hidden where shown.contains(argument.name) {
        report.add(
          .shown(argument.name), at: .span(expression.span, in: message),
          notes: [Diagnostic.Note("it is declared private here", at: argument.place)])
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func shown(_ argument: String) -> Self {
    "\(quoted("$" + argument)) is private and must not be shown"
  }
}
