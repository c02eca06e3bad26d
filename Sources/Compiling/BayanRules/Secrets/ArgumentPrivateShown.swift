import BayanCatalog
package import BayanChecking
package import BayanDiagnostics
import BayanMessageSyntax

/// A private argument in a text: as a value, as an option of a function or of markup, as a selector, or
/// in a declaration that any of these uses.
///
/// A program passes no private arguments to messages, so such a text shows `{$token}`, or always the
/// fallback variant.
package struct ArgumentPrivateShown: MessageRule {
  package static let id: RuleID = "argument-private-shown"
  package static let severity = Diagnostic.Severity.error
  package static let isGate = true

  package init() {}

  package var requiredBytes: ByteSet { "{" }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    let hidden = message.arguments.filter(\.isPrivate)
    guard !hidden.isEmpty else { return }
    let uses = message.uses
    func add(
      _ text: (String) -> Diagnosis, for variables: [Variable], at span: SourceSpan
    ) {
      let used = variables.reduce(into: Set()) { $0.formUnion(uses.arguments(of: $1.name)) }
      for argument in hidden where used.contains(argument.name) {
        report.add(
          text(argument.name), at: .span(span, in: message),
          notes: [Diagnostic.Note("it is declared private here", at: argument.place)])
      }
    }
    let parsed = message.localeMessage.parsed.message
    if case .select(let selectors, _) = parsed.body {
      for selector in selectors {
        add(Diagnosis.choosing, for: [selector], at: selector.span)
      }
    }
    for element in parsed.patterns.flatMap(\.elements) {
      let (variables, span) = element.used
      add(Diagnosis.shown, for: variables, at: span)
    }
  }
}

extension Pattern.Element {
  /// The variables that the placeholder or markup shows or passes on, and its span.
  fileprivate var used: (variables: [Variable], span: SourceSpan) {
    switch self {
    case .text(let text): ([], text.span)
    case .expression(let expression): (expression.variables, expression.span)
    case .markup(let markup): (markup.options.compactMap(\.value.variable), markup.span)
    }
  }
}

extension ArgumentPrivateShown {
  fileprivate enum Diagnosis: RuleDiagnosis {
    case shown(String)
    case choosing(String)

    var message: Diagnostic.Message {
      switch self {
      case .shown(let argument):
        "\(quoted("$" + argument)) is private, so it must not be shown"

      case .choosing(let argument):
        "\(quoted("$" + argument)) is private, so it must not select the text"
      }
    }
  }
}
