import BayanCatalog
package import BayanDiagnostics
import BayanMessageSyntax

/// A private argument in a text: as a value, as an option of a function or of markup, as a selector, or
/// in a declaration that any of these uses.
///
/// A program gives messages no private argument, so that such a text has `{$token}` there, or always the
/// variant for everything else.
///
/// Not reported: a declaration that nothing uses.
package struct ArgumentPrivateShown: MessageRule {
  package static let id: RuleID = "argument-private-shown"
  package static let severity = Diagnostic.Severity.error

  package static let explanation = RuleExplanation(
    what: """
      A text shows a private argument, uses it as an option of a placeholder or tag, or chooses a \
      variant by it.
      """,
    why: """
      Private values, such as tokens and addresses, would end up in screenshots and bug reports. An \
      option shows its value too: as digits of a number, or as the address of a link. A variant that \
      is chosen by it tells it as well. A program gives its messages no private values: readers see \
      '{$token}', and always the variant '*'.
      """,
    howToFix: """
      Remove the placeholder, the option or the selector, and say what happened without it. If \
      readers may see the value after all, a developer removes 'private' from the argument.
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
    func add(
      _ text: (String) -> Diagnostic.Message, for variables: [Variable], at span: SourceSpan
    ) {
      let used = variables.reduce(into: Set()) { $0.formUnion(uses.arguments(of: $1.name)) }
      for argument in hidden where used.contains(argument.name) {
        report.add(
          text(argument.name), at: .span(span, in: message),
          notes: [Diagnostic.Note("it is declared private here", at: argument.place)])
      }
    }
    let parsed = message.words.parsed.message
    if case .select(let selectors, _) = parsed.body {
      for selector in selectors {
        add(Diagnostic.Message.choosing, for: [selector], at: selector.span)
      }
    }
    for element in parsed.patterns.flatMap(\.elements) {
      let (variables, span) = element.used
      add(Diagnostic.Message.shown, for: variables, at: span)
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

  fileprivate static func choosing(_ argument: String) -> Self {
    "\(quoted("$" + argument)) is private and must not choose the text"
  }
}
