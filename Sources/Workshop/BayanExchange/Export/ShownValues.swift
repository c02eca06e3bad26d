import BayanMeaning
import BayanMessageSyntax

extension ResolvedMessage {
  /// The arguments that the texts of a message show, or that choose among them.
  func used(in message: Message) -> Set<String> {
    let shown = message.patterns.flatMap(\.expressions).compactMap { expression in
      expression.operand?.variable == nil ? nil : self[expression].argument
    }
    return Set(shown + message.exchangeSelectors.compactMap { self[$0.variable].argument })
  }
}

extension ResolvedExpression {
  /// Whether the value that a program passes is the one that is shown, or that chooses.
  var isOfArgument: Bool { argument != nil && offset == 0 && scale == 1 }
}
