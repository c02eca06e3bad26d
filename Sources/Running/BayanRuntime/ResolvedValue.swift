/// What an expression comes to: a value, and how it wants to be shown.
///
/// Without references, for it goes through many hands: what has some lies among the arguments or in
/// the formatter, and a place there stands for it.
struct ResolvedValue {
  /// The value itself.
  enum Content {
    /// Text that lies in the pack.
    case literal(UnsafeRawBufferPointer)
    case string(ValuePlace)
    case integer(Int)
    case number(ValuePlace)
    /// A date, an amount or a list, as it was passed.
    case typed(ValuePlace)
    /// What a registered function made, by its place in ``MessageFormatter/customValues``.
    case custom(Int)
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
  /// The value of `u:id`, for parts, by its place in ``MessageFormatter/identifiers``.
  var id: Int?

  static var fallback: ResolvedValue { ResolvedValue(content: .fallback) }

  var isFallback: Bool { if case .fallback = content { true } else { false } }
}

/// Where a value lies.
enum ValuePlace {
  case argument(Int)
  /// Among those that came up while the message was formatted.
  case made(Int)
}

extension MessageFormatter {
  /// The value that lies at a place.
  func value(at place: ValuePlace) -> MessageValue {
    switch place {
    case .argument(let index): arguments.pointee.value(at: index)
    case .made(let index): madeValues[index]
    }
  }

  /// The number that lies at a place.
  func number(at place: ValuePlace) -> MessageNumber {
    value(at: place).number ?? MessageNumber(0)
  }

  /// A string as content.
  mutating func content(_ text: String) -> ResolvedValue.Content {
    madeValues.append(.string(text))
    return .string(.made(madeValues.count - 1))
  }

  /// A number as content.
  mutating func content(_ number: MessageNumber) -> ResolvedValue.Content {
    madeValues.append(.number(number))
    return .number(.made(madeValues.count - 1))
  }

  /// A registered function's value as content.
  mutating func content(_ value: any FunctionValue) -> ResolvedValue.Content {
    customValues.append(value)
    return .custom(customValues.count - 1)
  }

  /// A value as an option's text.
  func text(_ value: ResolvedValue) -> String {
    switch value.content {
    case .literal(let bytes): String(decoding: bytes, as: UTF8.self)
    case .integer(let number): "\(number)"
    case .string(let place), .number(let place), .typed(let place): self.value(at: place).text
    case .custom(let index): customValues[index].plainValue?.text ?? ""
    case .fallback: ""
    }
  }

  /// A value as handlers see it.
  func input(_ value: ResolvedValue) -> FunctionInput? {
    switch value.content {
    case .literal(let bytes): return .string(String(decoding: bytes, as: UTF8.self))
    case .integer(let number): return .number(MessageNumber(number), value.options)
    case .string(let place), .number(let place), .typed(let place):
      switch self.value(at: place) {
      case .string(let text): return .string(text)
      case .integer(let number): return .number(MessageNumber(number), value.options)
      case .number(let number): return .number(number, value.options)
      case .dateTime(let dateTime): return .dateTime(dateTime)
      case .amount(let amount): return .amount(amount)
      case .list(let elements): return .list(elements)
      }
    case .custom(let index): return .value(customValues[index])
    case .fallback: return nil
    }
  }

  /// A value as markup's parts have it.
  func plain(_ value: ResolvedValue) -> MessageValue {
    switch value.content {
    case .integer(let number): .integer(number)
    case .string(let place), .number(let place), .typed(let place): self.value(at: place)
    case .custom(let index): customValues[index].plainValue ?? .string("")
    case .literal, .fallback: .string(text(value))
    }
  }
}
