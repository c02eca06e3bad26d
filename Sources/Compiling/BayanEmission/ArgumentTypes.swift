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

  /// The samples of a type in generated tests, as an expression.
  var samples: String {
    switch self {
    case .string: "texts"
    case .integer: "integers"
    case .number: "numbers"
    case .date: "dates"
    case .currency: "amounts"
    case .list(let element): "(0..<5).map { .list(Array(\(element.samples).prefix($0))) }"
    }
  }

  /// The declaration of a type's samples; none for lists, which are made of those of their elements.
  var sampleLines: String {
    switch self {
    case .string:
      #"""
      /// Empty, very long, right to left, left to right, with marks unpaired.
      static let texts = [
        "", "a", String(repeating: "long ", count: 2_000), "\u{646}\u{635} abc 12",
        "abc \u{646}\u{635}", "\u{202E}\u{2067}abc",
      ].map(MessageValue.string)
      """#
    case .integer:
      "static let integers = [0, 1, 2, 3, 11, 100, -1, .max, .min].map(MessageValue.integer)"
    case .number:
      "static let numbers = [0, 1, 2, 3, 11, 100, 1.5, -0.5, 1e15].map { MessageValue($0) }"
    case .date:
      """
      static let dates = [-1e12, -1, 0, 1.5e9, 4e9, 1e12].map {
        MessageValue.dateTime(MessageDateTime(secondsSince1970: $0))
      }
      """
    case .currency:
      """
      static let amounts = [0, 1, -5, 100, Int.max].map {
        MessageValue.amount(MessageAmount($0, currency: "EUR"))
      }
      """
    case .list: ""
    }
  }

  /// The type and those within it.
  var parts: [Self] {
    if case .list(let element) = self { [self] + element.parts } else { [self] }
  }
}
