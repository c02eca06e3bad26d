import BayanMessageSyntax

extension Message {
  /// The message with other names for its arguments.
  func renaming(_ names: [String: String]) -> Message {
    func renamed(_ expression: Expression) -> Expression {
      var expression = expression
      if case .variable(var variable)? = expression.operand, let name = names[variable.name] {
        variable.name = name
        expression.operand = .variable(variable)
      }
      return expression
    }
    func renamed(_ pattern: Pattern) -> Pattern {
      var pattern = pattern
      for index in pattern.elements.indices {
        if case .expression(let expression) = pattern.elements[index] {
          pattern.elements[index] = .expression(renamed(expression))
        }
      }
      return pattern
    }
    var message = self
    for index in message.declarations.indices {
      message.declarations[index].value = renamed(message.declarations[index].value)
      if message.declarations[index].kind == .input,
        let name = names[message.declarations[index].name]
      {
        message.declarations[index].name = name
      }
    }
    switch body {
    case .pattern(let pattern): message.body = .pattern(renamed(pattern))
    case .select(var selectors, var variants):
      for index in selectors.indices {
        selectors[index].name = names[selectors[index].name] ?? selectors[index].name
      }
      for index in variants.indices { variants[index].pattern = renamed(variants[index].pattern) }
      message.body = .select(selectors: selectors, variants: variants)
    }
    return message
  }
}
