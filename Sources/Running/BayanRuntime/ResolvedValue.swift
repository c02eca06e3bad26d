/// The resolved value of an expression, with its formatting.
///
/// A resolved value has no references, because it is copied often. A value with references is among
/// the arguments or in the formatter, and its index stands for it here.
struct ResolvedValue {
  enum Content {
    /// A text in the pack.
    case literal(UnsafeRawBufferPointer)
    case string(ValuePlace)
    case integer(Int)
    case number(ValuePlace)
    /// A date, an amount or a list from the arguments.
    case typed(ValuePlace)
    /// The value of a registered function, by its index in ``FormattingExtras/customValues``.
    case custom(Int)
    /// A failed resolution; the shown fallback depends on the expression.
    case fallback
  }

  var content: Content
  /// The direction of the text; `nil` if it is unknown.
  var direction: TextDirection?
  var traits: Traits = []
  /// The index of a number's options in ``FormattingExtras/options``, from 1; 0 for the defaults.
  ///
  /// The index is no optional, and neither is ``id``, because a value is copied often.
  var options: Int32 = 0
  /// The index of the value of `u:id` in ``FormattingExtras/identifiers``, from 1; 0 for none.
  var id: Int32 = 0

  /// The traits of a value beside its content, in one byte, because values are copied often.
  struct Traits: OptionSet {
    var rawValue: UInt8

    /// A direction from `u:dir`, which functions on this value keep.
    static let hasOwnDirection = Self(rawValue: 1)
    /// Isolation that `u:dir` asks for, even if the directions agree.
    static let isIsolated = Self(rawValue: 2)
    /// A value of `:string`, which selects by text.
    static let selectsText = Self(rawValue: 4)
    /// A value with a function, which may select.
    static let isAnnotated = Self(rawValue: 8)
    /// A number that is shown, and selects, as a percentage.
    static let isPercent = Self(rawValue: 16)
  }

  static var fallback: ResolvedValue { ResolvedValue(content: .fallback) }

  var isFallback: Bool { if case .fallback = content { true } else { false } }
}

/// The place of a value: an index from 0 in the arguments, or below 0 in
/// ``FormattingExtras/values``.
struct ValuePlace {
  fileprivate let number: Int

  static func argument(_ index: Int) -> Self { Self(number: index) }
  static func computed(_ index: Int) -> Self { Self(number: ~index) }
}

extension MessageFormatter {
  func value(at place: ValuePlace) -> MessageValue {
    place.number >= 0
      ? arguments.pointee.value(at: place.number) : existingExtras.values[~place.number]
  }

  /// Returns the number of a value; 0 for a value that is no number.
  func number(of value: ResolvedValue) -> MessageNumber {
    switch value.content {
    case .integer(let number): MessageNumber(number)
    case .number(let place): self.value(at: place).number ?? MessageNumber(0)
    default: MessageNumber(0)
    }
  }

  mutating func content(_ text: String) -> ResolvedValue.Content {
    extras.values.append(.string(text))
    return .string(.computed(extras.values.count - 1))
  }

  mutating func content(_ number: MessageNumber) -> ResolvedValue.Content {
    extras.values.append(.number(number))
    return .number(.computed(extras.values.count - 1))
  }

  mutating func content(_ value: AnyFunctionValue) -> ResolvedValue.Content {
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

  /// Returns a value as the text of an option's value.
  func text(_ value: ResolvedValue) -> String {
    switch value.content {
    case .literal(let bytes): String(decoding: bytes, as: UTF8.self)
    case .integer(let number): "\(number)"
    case .string(let place), .number(let place), .typed(let place): self.value(at: place).text
    case .custom(let index): existingExtras.customValues[index].plainValue?.text ?? ""
    case .fallback: ""
    }
  }

  /// Returns a value as the input of a registered function.
  func input(_ value: ResolvedValue) -> FunctionInput? {
    switch value.content {
    case .fallback: return nil
    case .custom(let index):
      let functionValue = existingExtras.customValues[index]
      return FunctionInput(
        value: functionValue.plainValue, options: functionValue.numberOptions,
        functionValue: functionValue)
    case .integer, .number:
      return FunctionInput(value: plain(value), options: options(of: value), functionValue: nil)
    case .literal, .string, .typed:
      return FunctionInput(value: plain(value), options: NumberOptions(), functionValue: nil)
    }
  }

  /// Returns a value as the value of an option in the parts.
  func plain(_ value: ResolvedValue) -> MessageValue {
    switch value.content {
    case .integer(let number): .integer(number)
    case .string(let place), .number(let place), .typed(let place): self.value(at: place)
    case .custom(let index): existingExtras.customValues[index].plainValue ?? .string("")
    case .literal, .fallback: .string(text(value))
    }
  }
}
