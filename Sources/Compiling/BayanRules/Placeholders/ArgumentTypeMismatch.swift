import BayanCatalog
package import BayanChecking
package import BayanDiagnostics
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
    var (copies, locals): ([String: String], Set<String>) = ([:], [])
    // `.local $copy = {$name}` is another name for the argument; with a function it is a new value.
    for declaration in message.words.parsed.message.declarations where declaration.kind == .local {
      locals.insert(declaration.name)
      guard declaration.value.function == nil, let variable = declaration.value.operand?.variable
      else { continue }
      copies[declaration.name] = copies[variable.name] ?? variable.name
    }
    for (expression, function) in message.calls {
      guard let accepted = Self.accepted[function.name],
        let variable = expression.operand?.variable
      else { continue }
      let name = copies[variable.name] ?? variable.name
      guard copies[variable.name] != nil || !locals.contains(name),
        let argument = message.arguments.first(where: { $0.name == name }),
        argument.isTypeKnown, !accepted.contains(argument.type)
      else { continue }
      report.add(
        Diagnosis.mismatch(name, argument.type, function.name),
        at: .span(expression.span, in: message),
        notes: [Diagnostic.Note("its type is declared here", at: argument.place)])
    }
  }

  /// The types that the standard's functions format.
  private static let accepted: [String: [ErrorArgument.ValueType]] = [
    "number": [.integer, .number],
    "integer": [.integer, .number],
    "offset": [.integer, .number],
    "percent": [.integer, .number],
    "unit": [.integer, .number],
    "currency": [.integer, .number, .currency],
    "date": [.date],
    "time": [.date],
    "datetime": [.date],
  ]
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
