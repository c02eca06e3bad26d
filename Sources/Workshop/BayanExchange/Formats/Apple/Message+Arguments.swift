import BayanMessageSyntax

extension Message {
  /// The variables that texts show, or that choose among them, by the names of their arguments.
  var usedArguments: Set<String> {
    let shown = exchangeVariants.flatMap { $0.pattern.elements }.compactMap { element -> String? in
      guard case .expression(let expression) = element else { return nil }
      return resolved(expression)?.argument
    }
    return Set(shown + exchangeSelectors.compactMap { resolved($0.variable)?.argument })
  }

  /// The argument that a placeholder shows, and the function that formats it.
  func resolved(
    _ expression: Expression
  ) -> (argument: String, function: Function?)? {
    guard case .variable(let variable)? = expression.operand,
      let found = resolved(variable.name)
    else { return nil }
    return (found.argument, expression.function ?? found.function)
  }

  /// The argument behind a variable, and the function of its declaration.
  func resolved(_ variable: String) -> (argument: String, function: Function?)? {
    var name = variable
    var function: Function?
    for _ in 0...declarations.count {
      guard let declaration = declarations.first(where: { $0.name == name }) else {
        return (name, function)
      }
      function = function ?? declaration.value.function
      if declaration.kind == .input { return (name, function) }
      guard case .variable(let other)? = declaration.value.operand else { return nil }
      name = other.name
    }
    return nil
  }
}
