import BayanCatalog
package import BayanChecking
package import BayanDiagnostics
import BayanMeaning
import BayanMessageSyntax

/// A standard function on an argument whose type it can't format.
package struct ArgumentTypeMismatch: MessageRule {
  package static let id: RuleID = "argument-type-mismatch"
  package static let severity = Diagnostic.Severity.error
  // Where the source formats the argument rightly, that says more.
  package static let supersededBy: [Superseding] = [.atSpan(PlaceholderTypeChanged.id)]

  package init() {}

  package var requiredBytes: ByteSet { "{" }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard !message.arguments.isEmpty else { return }
    for call in message.calls {
      guard let function = call.function.standard else { continue }
      let operand = message.meaning.operand(of: call)
      // `.local $copy = {$name}` is another name for the argument; with a function it is a new value.
      guard operand.calls.allSatisfy(\.isInput),
        let argument = message.arguments.first(where: { $0.name == operand.argument }),
        argument.isTypeKnown, !function.declaration.accepts(argument.type)
      else { continue }
      report.add(
        Diagnosis.mismatch(argument.name, argument.type, function.name),
        at: .span(call.expression.span, in: message),
        notes: [Diagnostic.Note("its type is declared here", at: argument.place)])
    }
  }
}

extension ArgumentTypeMismatch {
  fileprivate enum Diagnosis: RuleDiagnosis {
    case mismatch(String, ErrorArgument.ValueType, String)

    var message: Diagnostic.Message {
      switch self {
      case .mismatch(let argument, let type, let function):
        "\(quoted("$" + argument)) is \(type.noun), which \(quoted(":" + function)) can't format"
      }
    }
  }
}
