package import BayanCatalog
package import BayanChecking
package import BayanDiagnostics
import BayanMessageSyntax

/// A function with an operand that it can't format, or without one that it needs.
package struct BadOperand: MessageRule {
  package static let id: RuleID = "bad-operand"
  package static let severity = Diagnostic.Severity.error

  private var signatures = FunctionSignatures()

  package init() {}

  package var requiredBytes: ByteSet { ":" }

  package func prepared(for catalog: Catalog) -> Self {
    var rule = self
    rule.signatures = FunctionSignatures(catalog.project)
    return rule
  }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    for (expression, function) in message.calls {
      guard let signature = signatures[function.name] else { continue }
      check(expression, function, signature, message.declarations, message, &report)
    }
  }

  private func check(
    _ expression: Expression, _ function: Function, _ signature: FunctionDeclaration,
    _ values: [String: Declaration], _ message: CatalogMessage, _ report: inout Report
  ) {
    switch source(of: expression, values, message) {
    case .unknown: break
    case .nothing:
      if let operands = signature.operands, !operands.isEmpty {
        report.add(Diagnosis.missing(function.name), at: .span(function.span, in: message))
      }
    case .literal(let text):
      guard let operands = signature.operands else { break }
      if operands.isEmpty {
        report.add(Diagnosis.needless(function.name), at: .span(expression.span, in: message))
      } else if !operands.contains(where: { $0.accepts(text, as: function.name) }) {
        report.add(Diagnosis.literal(text, function.name), at: .span(expression.span, in: message))
      } else {
        checkMeasure(function, isAmount: false, message, &report)
      }
    case .argument(let argument):
      // Of the standard's functions another rule speaks.
      let kind = FunctionDeclaration.OperandKind(argument.type)
      if signature.place != nil, argument.isTypeKnown, let operands = signature.operands,
        !operands.contains(kind)
      {
        report.add(
          Diagnosis.argument(argument, function.name), at: .span(expression.span, in: message),
          notes: [Diagnostic.Note("its type is declared here", at: argument.place)])
      } else if argument.type == .integer || argument.type == .number {
        checkMeasure(function, isAmount: false, message, &report)
      }
    case .result(let other):
      guard let operands = signature.operands, let made = Self.made[other] else { break }
      if Set(operands).isDisjoint(with: made) {
        report.add(
          Diagnosis.result(of: other, function.name), at: .span(expression.span, in: message))
      } else {
        checkMeasure(function, isAmount: other == function.name, message, &report)
      }
    }
  }

  /// A number alone is no amount, and measures nothing.
  private func checkMeasure(
    _ function: Function, isAmount: Bool, _ message: CatalogMessage, _ report: inout Report
  ) {
    guard !isAmount, function.name == "currency" || function.name == "unit",
      !function.options.contains(where: { $0.name == function.name })
    else { return }
    report.add(Diagnosis.measure(function.name), at: .span(function.span, in: message))
  }

  /// What the standard's functions make.
  private static let made: [String: Set<FunctionDeclaration.OperandKind>] = [
    "number": [.number], "integer": [.integer], "offset": [.number], "percent": [.number],
    "currency": [.currency, .number], "unit": [.number], "date": [.date], "time": [.date],
    "datetime": [.date],
  ]

  /// Where a function's operand comes from.
  private enum Source {
    case nothing
    case literal(String)
    case argument(ErrorArgument)
    /// What another function makes.
    case result(String)
    case unknown
  }

  private func source(
    of expression: Expression, _ values: [String: Declaration], _ message: CatalogMessage
  ) -> Source {
    var operand = expression.operand
    var isFirst = true
    // A chain of names is never longer than the declarations are many.
    for _ in 0...values.count {
      switch operand {
      case nil: return isFirst ? .nothing : .unknown
      case .literal(let literal): return .literal(literal.value)
      case .variable(let variable):
        guard let declaration = values[variable.name],
          declaration.kind == .local || declaration.value.span != expression.span
        else { return argument(variable.name, message) }
        if let function = declaration.value.function { return .result(function.name) }
        if declaration.kind == .input { return argument(variable.name, message) }
        operand = declaration.value.operand
        isFirst = false
      }
    }
    return .unknown
  }

  private func argument(_ name: String, _ message: CatalogMessage) -> Source {
    message.arguments.first { $0.name == name }.map { .argument($0) } ?? .unknown
  }
}

extension BadOperand {
  fileprivate enum Diagnosis: RuleDiagnosis {
    case missing(String)
    case needless(String)
    case literal(String, String)
    case argument(ErrorArgument, String)
    case result(of: String, String)
    case measure(String)

    var message: Diagnostic.Message {
      switch self {
      case .missing(let function):
        "\(quoted(":" + function)) needs an operand before it"

      case .needless(let function):
        "\(quoted(":" + function)) takes no operand"

      case .literal(let text, let function):
        "\(quoted(":" + function)) can't format \(quoted(text))"

      case .argument(let argument, let function):
        """
        \(quoted("$" + argument.name)) is \(argument.type.noun), which \
        \(quoted(":" + function)) can't format
        """

      case .result(let other, let function):
        "\(quoted(":" + function)) can't format the result of \(quoted(":" + other))"

      case .measure(let function):
        "\(quoted(":" + function)) needs the option \(quoted(function)) for a number"
      }
    }
  }
}
