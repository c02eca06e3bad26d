import BayanCatalog
package import BayanDiagnostics
import BayanMessageSyntax

/// A private argument in a text: as a value, as an option of a function or of markup, or in a
/// declaration that any of these uses.
///
/// Not reported: `.match $token`, which selects a variant and shows nothing.
package struct ArgumentPrivateShown: MessageRule {
  package static let id: RuleID = "argument-private-shown"
  package static let severity = Diagnostic.Severity.error

  package static let explanation = RuleExplanation(
    what: "A text shows a private argument, or uses it as an option of a placeholder or tag.",
    why: """
      Private values, such as tokens and addresses, would end up in screenshots and bug reports. An \
      option shows its value too: as digits of a number, or as the address of a link.
      """,
    howToFix: """
      Remove the placeholder or the option, and say what happened without it. If readers may see the \
      value after all, a developer removes 'private' from the argument.
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
    let uses = message.uses
    for element in message.words.parsed.message.patterns.flatMap(\.elements) {
      let (variables, span) = element.used
      let used = variables.reduce(into: Set()) { $0.formUnion(uses.arguments(of: $1.name)) }
      for argument in hidden where used.contains(argument.name) {
        report.add(
          .shown(argument.name), at: .span(span, in: message),
          notes: [Diagnostic.Note("it is declared private here", at: argument.place)])
      }
    }
  }
}

extension Pattern.Element {
  /// The variables that it shows or passes on, and where it stands.
  fileprivate var used: (variables: [Variable], span: SourceSpan) {
    switch self {
    case .text(let text): ([], text.span)
    case .expression(let expression): (expression.variables, expression.span)
    case .markup(let markup): (markup.options.compactMap(\.value.variable), markup.span)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func shown(_ argument: String) -> Self {
    "\(quoted("$" + argument)) is private and must not be shown"
  }
}
