package import BayanCatalog
package import BayanChecking
package import BayanDiagnostics
import BayanMeaning
import BayanMessageSyntax

/// A function on an argument whose type it can't format.
package struct ArgumentTypeMismatch: MessageRule {
  package static let id: RuleID = "argument-type-mismatch"
  package static let severity = Diagnostic.Severity.error
  package static let isGate = true
  // If the source formats the argument correctly, that diagnostic is more precise.
  package static let supersededBy: [Superseding] = [.atSpan(PlaceholderTypeChanged.id)]

  private var signatures = FunctionSignatures()

  package init() {}

  package var requiredBytes: ByteSet { "{" }

  package func prepared(for catalog: Catalog) -> Self {
    var rule = self
    rule.signatures = FunctionSignatures(catalog.project)
    return rule
  }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard !message.arguments.isEmpty else { return }
    for call in message.calls {
      guard
        let signature = call.function.standard?.declaration ?? signatures[call.function.name]
      else { continue }
      let operand = message.meaning.operand(of: call)
      // `.local $copy = {$name}` is another name for the argument; with a function it is a new value.
      guard operand.calls.allSatisfy(\.isInput),
        let argument = message.arguments.first(where: { $0.name == operand.argument }),
        argument.isTypeKnown, !signature.accepts(argument.type)
      else { continue }
      report.add(
        .mismatch(argument.name, argument.type, call.function.name),
        at: .span(call.expression.span, in: message),
        notes: [Diagnostic.Note("its type is declared here", at: argument.place)])
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func mismatch(
    _ argument: String, _ type: ErrorArgument.ValueType, _ function: String
  ) -> Self {
    "\(quoted("$" + argument)) is \(type.noun), which \(quoted(":" + function)) can't format"
  }
}
