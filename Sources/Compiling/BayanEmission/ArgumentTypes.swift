import BayanCatalog

extension ErrorArgument.ValueType {
  /// The Swift type of a value, as generated code declares it.
  var swiftType: String {
    switch self {
    case .string: "String"
    case .integer: "Int"
    case .number: "Double"
    case .date: "MessageDateTime"
    case .currency: "MessageAmount"
    case .list(let element): "[\(element.swiftType)]"
    }
  }

  /// The expression that makes a value one of a message.
  func messageValue(of expression: String) -> String {
    switch self {
    case .string: ".string(\(expression))"
    case .integer: ".integer(\(expression))"
    case .number: "MessageValue(\(expression))"
    case .date: ".dateTime(\(expression))"
    case .currency: ".amount(\(expression))"
    case .list(let element): ".list(\(expression).map { \(element.messageValue(of: "$0")) })"
    }
  }

  /// The name of the boundary values in generated tests.
  var testValues: String {
    switch self {
    case .string: "texts"
    case .integer: "integers"
    case .number: "numbers"
    case .date: "dates"
    case .currency: "amounts"
    case .list(let element): element.testValues
    }
  }

  /// The type and those within it.
  var parts: [Self] {
    if case .list(let element) = self { [self] + element.parts } else { [self] }
  }
}
