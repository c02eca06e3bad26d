package import BayanDiagnostics
package import BayanMessageSyntax

/// What an expression comes to once its declarations are followed: the argument, and what is done
/// to it on the way.
///
///     .input {$count :integer}
///     .local $others = {$count :offset subtract=1}
///
/// Here `{$others}` is the argument `count` by `:integer` and `:offset subtract=1`.
package struct ResolvedExpression {
  /// The argument; `nil` for a literal, or a function without an operand.
  package var argument: String?

  /// In the order in which they are applied; of one that is applied again, the last time.
  package var functions: [String] = []

  /// The options that hold, the later functions' before the earlier ones'; `nil` for a value that
  /// only the arguments tell.
  package var options: [String: String?] = [:]

  /// What `:offset` adds in all; `nil` where only the arguments tell.
  package var offset: Int? = 0

  /// The expression that the last function is in, here or in a declaration.
  package var site: SourceSpan?

  /// The function that has the last word.
  package var function: String? { functions.last }

  /// The function that says what kind of value it is: the last but `:offset`.
  package var kind: String? { functions.last { $0 != "offset" } ?? functions.last }

  fileprivate mutating func apply(_ function: Function, at site: SourceSpan) {
    if functions.last != function.name {
      functions.removeAll { $0 == function.name }
      functions.append(function.name)
    }
    self.site = site
    for option in function.options {
      let value: String? =
        if case .literal(let literal) = option.value { literal.value } else { nil }
      guard function.name == "offset" else {
        options[option.name] = .some(value)
        continue
      }
      let change = value.flatMap { Int($0) }.flatMap { (0...99).contains($0) ? $0 : nil }
      switch (option.name, change, offset) {
      case ("add", let change?, let sum?): offset = sum + change
      case ("subtract", let change?, let sum?): offset = sum - change
      case ("add", _, _), ("subtract", _, _): offset = nil
      default: break
      }
    }
  }
}

/// Follows the declarations of one message, each of them once.
package struct DeclarationResolver {
  /// The first of each name.
  private var declarations: [String: Declaration] = [:]
  private var known: [String: ResolvedExpression] = [:]

  package init(_ message: Message) {
    for declaration in message.declarations where declarations[declaration.name] == nil {
      declarations[declaration.name] = declaration
    }
  }

  package mutating func resolved(_ expression: Expression) -> ResolvedExpression {
    var result = ResolvedExpression()
    if let variable = expression.operand?.variable { result = resolved(variable.name) }
    if let function = expression.function { result.apply(function, at: expression.span) }
    return result
  }

  package mutating func resolved(_ variable: String) -> ResolvedExpression {
    var name: String? = variable
    var chain: [Declaration] = []
    // A chain that is longer than the declarations are many goes in a circle.
    while let current = name, known[current] == nil, chain.count <= declarations.count,
      let declaration = declarations[current]
    {
      chain.append(declaration)
      if declaration.kind == .input { break }
      name = declaration.value.operand?.variable?.name
    }
    var result = ResolvedExpression(argument: name)
    if let name, let end = known[name] { result = end }
    for declaration in chain.reversed() {
      if let function = declaration.value.function {
        result.apply(function, at: declaration.value.span)
      }
      known[declaration.name] = result
    }
    return result
  }
}

/// A placeholder that shows an argument.
package struct Display {
  package var argument: String
  package var expression: Expression
  package var resolved: ResolvedExpression
  /// The index of its variant; 0 in a message without variants.
  package var variant: Int

  /// The placeholders of a message that show arguments, in source order.
  package static func all(in message: Message) -> [Display] {
    var displays: [Display] = []
    var resolver = DeclarationResolver(message)
    for (index, pattern) in message.patterns.enumerated() {
      for element in pattern.elements {
        guard case .expression(let expression) = element, expression.operand?.variable != nil
        else { continue }
        let resolved = resolver.resolved(expression)
        guard let argument = resolved.argument else { continue }
        displays.append(
          Display(argument: argument, expression: expression, resolved: resolved, variant: index))
      }
    }
    return displays
  }
}
