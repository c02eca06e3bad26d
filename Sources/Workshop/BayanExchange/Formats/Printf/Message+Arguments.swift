import BayanMessageSyntax

/// The arguments after a message's variables, and the functions that format them.
struct MessageArguments {
  typealias Value = (argument: String, function: Function?)

  /// By the declarations' names; `nil` for one that shows no argument.
  private var declared: [String: Value?] = [:]

  init(_ message: Message) {
    // A declaration comes after those that it uses.
    for declaration in message.declarations where declared[declaration.name] == nil {
      let value: Value? =
        switch declaration.kind {
        case .input: (declaration.name, declaration.value.function)
        case .local: self[declaration.value]
        }
      declared[declaration.name] = .some(value)
    }
  }

  /// The argument that a placeholder shows; `nil` where it shows none.
  subscript(_ expression: Expression) -> Value? {
    guard case .variable(let variable)? = expression.operand, let found = self[variable.name]
    else { return nil }
    return (found.argument, expression.function ?? found.function)
  }

  /// The argument that a variable is.
  subscript(_ variable: String) -> Value? { declared[variable] ?? (variable, nil) }

  /// The arguments that the texts of a message show, or that choose among them.
  func used(in message: Message) -> Set<String> {
    let shown = message.exchangeVariants.flatMap { $0.pattern.elements }.compactMap { element in
      if case .expression(let expression) = element { self[expression]?.argument } else { nil }
    }
    return Set(shown + message.exchangeSelectors.compactMap { self[$0.variable]?.argument })
  }
}
