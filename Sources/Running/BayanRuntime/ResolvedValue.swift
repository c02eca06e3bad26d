/// The resolved value of an expression, and its formatting.
///
/// Without references, for it goes through many hands: what has some is among the arguments or in
/// the formatter, and a place there stands for it.
struct ResolvedValue {
  enum Content {
    /// Text that is in the pack.
    case literal(UnsafeRawBufferPointer)
    case string(ValuePlace)
    case integer(Int)
    case number(ValuePlace)
    /// A date, an amount or a list, as it was passed.
    case typed(ValuePlace)
    /// The value of a registered function, by its place in ``FormattingExtras/customValues``.
    case custom(Int)
    /// Nothing could be made of it; what is shown depends on the expression.
    case fallback
  }

  var content: Content
  /// The direction its text has; `nil` where that isn't known.
  var direction: TextDirection?
  var traits: Traits = []
  /// A number's options, as their place in ``FormattingExtras/options`` from 1 on; 0 for the defaults.
  ///
  /// No optional, as ``id``, for a value is copied often.
  var options: Int32 = 0
  /// The value of `u:id`, for parts, as its place in ``FormattingExtras/identifiers`` from 1 on; 0
  /// for none.
  var id: Int32 = 0

  /// The traits of a value beside its content: one byte, because values are copied often.
  struct Traits: OptionSet {
    var rawValue: UInt8

    /// `u:dir` set the direction, so that functions on this value keep it.
    static let hasOwnDirection = Self(rawValue: 1)
    /// `u:dir` asks for isolation even where the directions agree.
    static let isIsolated = Self(rawValue: 2)
    /// The value came from `:string`, and so selects by text.
    static let selectsText = Self(rawValue: 4)
    /// A function annotates it, so that it may select.
    static let isAnnotated = Self(rawValue: 8)
    /// A number is shown, and selects, as so many in a hundred.
    static let isPercent = Self(rawValue: 16)
  }

  static var fallback: ResolvedValue { ResolvedValue(content: .fallback) }

  var isFallback: Bool { if case .fallback = content { true } else { false } }
}

/// Where a value is: from 0 on among the arguments, and below 0 in ``FormattingExtras/values``.
struct ValuePlace {
  fileprivate let number: Int

  static func argument(_ index: Int) -> Self { Self(number: index) }
  static func made(_ index: Int) -> Self { Self(number: ~index) }
}

extension MessageFormatter {
  func value(at place: ValuePlace) -> MessageValue {
    place.number >= 0
      ? arguments.pointee.value(at: place.number) : existingExtras.values[~place.number]
  }

  /// The number that a value is; 0 where it is none.
  func number(of value: ResolvedValue) -> MessageNumber {
    switch value.content {
    case .integer(let number): MessageNumber(number)
    case .number(let place): self.value(at: place).number ?? MessageNumber(0)
    default: MessageNumber(0)
    }
  }

  mutating func content(_ text: String) -> ResolvedValue.Content {
    extras.values.append(.string(text))
    return .string(.made(extras.values.count - 1))
  }

  mutating func content(_ number: MessageNumber) -> ResolvedValue.Content {
    extras.values.append(.number(number))
    return .number(.made(extras.values.count - 1))
  }

  mutating func content(_ value: any FunctionValue) -> ResolvedValue.Content {
    extras.customValues.append(value)
    return .custom(extras.customValues.count - 1)
  }

  func options(of value: ResolvedValue) -> NumberOptions {
    value.options > 0 ? existingExtras.options[Int(value.options) - 1] : NumberOptions()
  }

  mutating func set(_ options: NumberOptions, of value: inout ResolvedValue) {
    extras.options.append(options)
    value.options = Int32(extras.options.count)
  }

  /// A value as an option's text.
  func text(_ value: ResolvedValue) -> String {
    switch value.content {
    case .literal(let bytes): String(decoding: bytes, as: UTF8.self)
    case .integer(let number): "\(number)"
    case .string(let place), .number(let place), .typed(let place): self.value(at: place).text
    case .custom(let index): existingExtras.customValues[index].plainValue?.text ?? ""
    case .fallback: ""
    }
  }

  /// A value as handlers see it.
  func input(_ value: ResolvedValue) -> FunctionInput? {
    switch value.content {
    case .fallback: return nil
    case .custom(let index):
      let made = existingExtras.customValues[index]
      return FunctionInput(value: made.plainValue, options: made.numberOptions, made: made)
    case .integer, .number:
      return FunctionInput(value: plain(value), options: options(of: value), made: nil)
    case .literal, .string, .typed:
      return FunctionInput(value: plain(value), options: NumberOptions(), made: nil)
    }
  }

  /// A value as markup's parts have it.
  func plain(_ value: ResolvedValue) -> MessageValue {
    switch value.content {
    case .integer(let number): .integer(number)
    case .string(let place), .number(let place), .typed(let place): self.value(at: place)
    case .custom(let index): existingExtras.customValues[index].plainValue ?? .string("")
    case .literal, .fallback: .string(text(value))
    }
  }
}
