package import BayanCatalog
package import BayanChecking
package import BayanDiagnostics
import BayanMeaning
import BayanMessageSyntax

/// A function with an operand that it can't format, or without one that it needs.
///
/// ``ArgumentTypeMismatch`` checks the types of arguments.
package struct BadOperand: MessageRule {
  package static let id: RuleID = "bad-operand"
  package static let severity = Diagnostic.Severity.error
  package static let isGate = true

  private var signatures = FunctionSignatures()

  package init() {}

  package var requiredBytes: ByteSet { ":" }

  package func prepared(for catalog: Catalog) -> Self {
    var rule = self
    rule.signatures = FunctionSignatures(catalog.project)
    return rule
  }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    for call in message.calls {
      guard let signature = signatures[call.function.name] else { continue }
      check(call, signature, message, &report)
    }
  }

  private func check(
    _ call: MessageCall, _ signature: FunctionDeclaration, _ message: CatalogMessage,
    _ report: inout Report
  ) {
    let (expression, function) = (call.expression, call.function)
    let operand = message.meaning.operand(of: call)
    if let other = operand.function {
      guard let standard = other.standard, standard.family != .text else { return }
      guard standard.results.contains(where: { signature.accepts($0) }) else {
        return report.add(
          Diagnosis.result(of: other.name, function.name),
          at: .span(expression.span, in: message))
      }
      if other.name != function.name { checkMeasure(function, message, &report) }
    } else if let literal = operand.literal?.value {
      if signature.operands?.isEmpty == true {
        report.add(Diagnosis.needless(function.name), at: .span(expression.span, in: message))
      } else if !signature.accepts(literal) {
        report.add(
          Diagnosis.literal(literal, function.name), at: .span(expression.span, in: message))
      } else if signature.operands != nil {
        checkMeasure(function, message, &report)
      }
    } else if let name = operand.argument {
      guard let argument = message.arguments.first(where: { $0.name == name }) else { return }
      if argument.type == .integer || argument.type == .number {
        checkMeasure(function, message, &report)
      }
    } else if expression.operand == nil, signature.operands?.isEmpty == false {
      report.add(Diagnosis.missing(function.name), at: .span(function.span, in: message))
    }
  }

  /// Reports a plain number as the operand of a function that needs a currency or a unit.
  private func checkMeasure(
    _ function: Function, _ message: CatalogMessage, _ report: inout Report
  ) {
    guard let measure = function.standard?.measure,
      !function.options.contains(where: { $0.name == measure })
    else { return }
    report.add(Diagnosis.measure(function.name, measure), at: .span(function.span, in: message))
  }
}

extension BadOperand {
  fileprivate enum Diagnosis: RuleDiagnosis {
    case missing(String)
    case needless(String)
    case literal(String, String)
    case result(of: String, String)
    case measure(String, String)

    var message: Diagnostic.Message {
      switch self {
      case .missing(let function):
        "\(quoted(":" + function)) needs an operand before it"

      case .needless(let function):
        "\(quoted(":" + function)) takes no operand"

      case .literal(let text, let function):
        "\(quoted(":" + function)) can't format \(quoted(text))"

      case .result(let other, let function):
        "\(quoted(":" + function)) can't format the result of \(quoted(":" + other))"

      case .measure(let function, let option):
        "\(quoted(":" + function)) needs the option \(quoted(option)) for a number"
      }
    }
  }
}
