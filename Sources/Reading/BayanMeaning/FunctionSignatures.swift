package import BayanCatalog
package import BayanMessageSyntax
import BayanRuntime
import BayanSupport

/// The declarations of functions by name: the standard functions, and the functions of a project.
package struct FunctionSignatures: Sendable {
  private var byName: [String: FunctionDeclaration]

  package init() { byName = Self.standard }

  package init(_ project: Project) {
    byName = Self.standard
    for function in project.functions { byName[function.name] = function }
  }

  package subscript(name: String) -> FunctionDeclaration? { byName[name] }

  package var names: [String] { byName.keys.sorted() }

  private static let standard = Dictionary(
    uniqueKeysWithValues: StandardFunction.all.map { ($0.name, $0.declaration) })
}

extension FunctionDeclaration.OptionValues {
  /// Whether a literal can be the option's value.
  package func accept(_ text: String) -> Bool {
    switch self {
    case .any: true
    case .digitSize:
      (1...2).contains(text.utf8.count) && text.utf8.allSatisfy(\.isASCIIDigit)
        && (text == "0" || text.utf8.first != UInt8(ascii: "0"))
    case .integer: MessageNumber(text).map { !$0.serialized().utf8.contains(0x2E) } ?? false
    case .number: MessageNumber(text) != nil
    case .boolean: text == "true" || text == "false"
    case .currencyCode: text.utf8.count == 3 && text.utf8.allSatisfy(\.isASCIILetter)
    case .oneOf(let values): values.contains(text)
    }
  }
}

extension FunctionDeclaration {
  /// Whether the function accepts a literal as its operand; amounts and lists have no literals.
  package func accepts(_ literal: String) -> Bool {
    operands?.contains { type in
      switch type {
      case .string: true
      case .integer, .number: MessageNumber(literal) != nil
      case .date:
        DateTimeOperands.standard.value(
          of: literal, for: DateTimeFunction.Kind(rawValue: name) ?? .datetime) != nil
      case .currency, .list: false
      }
    } ?? true
  }

  /// Whether the function accepts operands of a type.
  ///
  /// All types of lists count as one type.
  package func accepts(_ type: ErrorArgument.ValueType) -> Bool {
    operands?.contains { operand in
      if case .list = operand, case .list = type { true } else { operand == type }
    } ?? true
  }
}

/// A call of a function in a declaration or a placeholder.
package struct MessageCall {
  package var expression: Expression
  package var function: Function
  /// Whether `.input` has the call: its operand is then the argument itself.
  package var isInput: Bool
}

extension Message {
  /// The calls of functions: first in declarations, then in patterns, in source order.
  package var calls: [MessageCall] {
    let declared = declarations.lazy.map { (expression: $0.value, isInput: $0.kind == .input) }
    let shown = patterns.lazy.flatMap(\.expressions).map { (expression: $0, isInput: false) }
    return (Array(declared) + Array(shown)).compactMap { expression, isInput in
      expression.function.map {
        MessageCall(expression: expression, function: $0, isInput: isInput)
      }
    }
  }
}
