import BayanDiagnostics
package import BayanMessageSyntax
import BayanSupport

/// A message whose declarations have each been followed once.
package struct ResolvedMessage: Sendable {
  /// The values by the names of the declarations.
  private var values: [String: ResolvedExpression] = [:]

  package init(_ message: Message) {
    guard !message.declarations.isEmpty else { return }
    // Of several declarations of a name the first counts.
    let places = Dictionary(firstOf: message.declarations.enumerated().map { ($1.name, $0) })
    for declaration in message.declarations where values[declaration.name] == nil {
      follow(declaration, message.declarations, places)
    }
  }

  /// Follows a declaration, and the earlier declarations that it needs.
  private mutating func follow(
    _ declaration: Declaration, _ declarations: [Declaration], _ places: [String: Int]
  ) {
    var chain = [declaration]
    // A chain with more links than there are declarations goes in a circle.
    while let next = chain[chain.count - 1].operandName, values[next] == nil,
      let place = places[next]
    {
      chain.append(declarations[place])
      guard chain.count <= declarations.count else {
        for each in chain { values[each.name] = .circle }
        return
      }
    }
    for each in chain.reversed() {
      var value =
        each.operandName.flatMap { values[$0] } ?? ResolvedExpression(each.value.operand)
      if let function = each.value.function {
        value.apply(function, at: each.value.span, isInput: each.kind == .input)
      }
      values[each.name] = value
    }
  }

  /// The value of a variable.
  package subscript(variable: String) -> ResolvedExpression {
    values[variable]
      ?? ResolvedExpression(.variable(Variable(name: variable, span: SourceSpan(0, 0))))
  }

  /// The value of a placeholder.
  package subscript(expression: Expression) -> ResolvedExpression {
    var value = operand(expression.operand)
    if let function = expression.function { value.apply(function, at: expression.span) }
    return value
  }

  /// The value of a call in a declaration or a placeholder.
  package subscript(call: MessageCall) -> ResolvedExpression {
    var value = operand(of: call)
    value.apply(call.function, at: call.expression.span, isInput: call.isInput)
    return value
  }

  /// Returns the value that a call has as its operand.
  package func operand(of call: MessageCall) -> ResolvedExpression {
    call.isInput
      ? ResolvedExpression(call.expression.operand) : operand(call.expression.operand)
  }

  private func operand(_ operand: Operand?) -> ResolvedExpression {
    operand?.variable.flatMap { values[$0.name] } ?? ResolvedExpression(operand)
  }
}

extension Declaration {
  /// The variable that a `.local` declaration refers to; `.input` refers to the argument itself.
  fileprivate var operandName: String? { kind == .local ? value.operand?.variable?.name : nil }
}

/// A placeholder that shows an argument.
package struct Display {
  package var argument: String
  package var expression: Expression
  package var resolved: ResolvedExpression
  /// The index of the placeholder's variant; 0 in a message without variants.
  package var variant: Int

  /// Returns the placeholders of a message that show arguments, in source order.
  package static func all(in message: Message, _ meaning: ResolvedMessage) -> [Display] {
    var displays: [Display] = []
    for (index, pattern) in message.patterns.enumerated() {
      for element in pattern.elements {
        guard case .expression(let expression) = element, expression.operand?.variable != nil
        else { continue }
        let resolved = meaning[expression]
        guard let argument = resolved.argument else { continue }
        displays.append(
          Display(argument: argument, expression: expression, resolved: resolved, variant: index))
      }
    }
    return displays
  }
}
