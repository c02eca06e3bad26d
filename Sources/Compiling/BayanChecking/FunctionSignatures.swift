package import BayanCatalog
package import BayanMessageSyntax
import BayanRuntime
import BayanSupport

/// What functions take, by their names: the standard's, and those that a project declares.
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
    uniqueKeysWithValues: FunctionDeclaration.standard.map { ($0.name, $0) })
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

extension FunctionDeclaration.OperandKind {
  /// Whether a literal is one of these for a function; amounts and lists have no literals.
  package func accepts(_ text: String, as function: String) -> Bool {
    switch self {
    case .string: true
    case .integer, .number: MessageNumber(text) != nil
    case .date:
      DateTimeOperands.standard.value(
        of: text, for: DateTimeFunction.Kind(rawValue: function) ?? .datetime) != nil
    case .currency, .list: false
    }
  }

  /// The kind of an argument's values.
  package init(_ type: ErrorArgument.ValueType) {
    switch type {
    case .string: self = .string
    case .integer: self = .integer
    case .number: self = .number
    case .date: self = .date
    case .currency: self = .currency
    case .list: self = .list
    }
  }
}

extension Message {
  /// All calls of functions: those of declarations, then those of patterns, in source order.
  package var calls: [(expression: Expression, function: Function)] {
    (declarations.map(\.value) + patterns.flatMap(\.expressions)).compactMap { expression in
      expression.function.map { (expression, $0) }
    }
  }
}
