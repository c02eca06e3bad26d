/// What an expression comes to: a value, and how it wants to be shown.
struct ResolvedValue {
  /// The value itself.
  ///
  /// What is large is kept apart, so that values of all other kinds are quickly copied.
  enum Content {
    /// Text that lies in the pack.
    case literal(UnsafeRawBufferPointer)
    case string(String)
    case integer(Int)
    indirect case number(MessageNumber)
    /// A date, an amount or a list, as it was passed.
    indirect case typed(MessageValue)
    /// What a registered function made.
    indirect case custom(any FunctionValue)
    /// Nothing could be made of it; what is shown depends on the expression.
    case fallback
  }

  /// The direction an expression's text has, as far as it is known.
  enum Direction {
    case known(TextDirection)
    case unknown
  }

  var content: Content
  /// How a number is written, and how it selects.
  var options = NumberOptions()
  var direction = Direction.unknown
  /// Whether `u:dir` set the direction, so that functions on this value keep it.
  var hasOwnDirection = false
  /// Whether `u:dir` asks for isolation even where the directions agree.
  var isIsolated = false
  /// Whether the value came from `:string`, and so selects by text.
  var isStringSelector = false
  /// Whether a function annotates it, so that it may select.
  var isAnnotated = false
  /// Whether a number is shown, and selects, as so many in a hundred.
  var isPercent = false
  /// The value of `u:id`, for parts.
  var id: String?

  static var fallback: ResolvedValue { ResolvedValue(content: .fallback) }

  var isFallback: Bool { if case .fallback = content { true } else { false } }

  /// The value as an option's text.
  var text: String {
    switch content {
    case .literal(let bytes): String(decoding: bytes, as: UTF8.self)
    case .string(let text): text
    case .integer(let number): "\(number)"
    case .number(let number): number.trimmed.serialized()
    case .typed(let value): value.text
    case .custom(let value): value.plainValue?.text ?? ""
    case .fallback: ""
    }
  }

  /// The value as handlers see it.
  var input: FunctionInput? {
    switch content {
    case .literal(let bytes): .string(String(decoding: bytes, as: UTF8.self))
    case .string(let text): .string(text)
    case .integer(let number): .number(MessageNumber(number), options)
    case .number(let number): .number(number, options)
    case .typed(.dateTime(let value)): .dateTime(value)
    case .typed(.amount(let amount)): .amount(amount)
    case .typed(.list(let elements)): .list(elements)
    case .typed(let value): .string(value.text)
    case .custom(let value): .value(value)
    case .fallback: nil
    }
  }

  /// The value as markup's parts have it.
  var plain: MessageValue {
    switch content {
    case .integer(let number): .integer(number)
    case .number(let number): .number(number)
    case .typed(let value): value
    case .custom(let custom): custom.plainValue ?? .string("")
    case .literal, .string, .fallback: .string(text)
    }
  }
}

extension ResolvedValue {
  init(_ value: MessageValue) {
    switch value {
    case .string(let text): self.init(content: .string(text))
    case .integer(let number): self.init(content: .integer(number))
    case .number(let number): self.init(content: .number(number))
    case .dateTime, .amount, .list: self.init(content: .typed(value))
    }
  }
}
