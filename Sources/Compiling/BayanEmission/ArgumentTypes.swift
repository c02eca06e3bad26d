import BayanCatalog

extension ErrorArgument.ValueType {
  /// The Swift type of a value in generated code.
  ///
  /// The name has its module, like all names in generated code: the target may have a type of the same name.
  var swiftType: String {
    switch self {
    case .string: "Swift.String"
    case .integer: "Swift.Int"
    case .number: "Swift.Double"
    case .date: "BayanRuntime.MessageDateTime"
    case .currency: "BayanRuntime.MessageAmount"
    case .list(let element): "[\(element.swiftType)]"
    }
  }

  /// Returns the expression that converts a value to a message's value.
  func messageValue(of expression: String) -> String {
    switch self {
    case .string: ".string(\(expression))"
    case .integer: ".integer(\(expression))"
    case .number: "BayanRuntime.MessageValue(\(expression))"
    case .date: ".dateTime(\(expression))"
    case .currency: ".amount(\(expression))"
    case .list(let element): ".list(\(expression).map { \(element.messageValue(of: "$0")) })"
    }
  }

  /// The expression for the samples of a type in generated tests.
  var samples: String {
    switch self {
    case .string: "texts"
    case .integer: "integers"
    case .number: "numbers"
    case .date: "dates"
    case .currency: "amounts"
    case .list(let element): "(0..<5).map { .list(Swift.Array(\(element.samples).prefix($0))) }"
    }
  }

  /// The declaration of a type's samples; empty for lists, whose samples are made of their elements' samples.
  var sampleLines: String {
    switch self {
    case .string:
      #"""
      /// Empty, very long, right to left, left to right, with marks unpaired.
      static let texts = [
        "", "a", Swift.String(repeating: "long ", count: 2_000), "\u{646}\u{635} abc 12",
        "abc \u{646}\u{635}", "\u{202E}\u{2067}abc",
      ].map(BayanRuntime.MessageValue.string)
      """#
    case .integer:
      """
      static let integers = [0, 1, 2, 3, 11, 100, -1, .max, .min]
        .map(BayanRuntime.MessageValue.integer)
      """
    case .number:
      """
      static let numbers = [0, 1, 2, 3, 11, 100, 1.5, -0.5, 1e15]
        .map { BayanRuntime.MessageValue($0) }
      """
    case .date:
      """
      static let dates = [-1e12, -1, 0, 1.5e9, 4e9, 1e12].map {
        BayanRuntime.MessageValue.dateTime(BayanRuntime.MessageDateTime(secondsSince1970: $0))
      }
      """
    case .currency:
      """
      static let amounts = [0, 1, -5, 100, Swift.Int.max].map {
        BayanRuntime.MessageValue.amount(BayanRuntime.MessageAmount($0, currency: "EUR"))
      }
      """
    case .list: ""
    }
  }

  /// The type and its element types.
  var parts: [Self] {
    if case .list(let element) = self { [self] + element.parts } else { [self] }
  }
}
