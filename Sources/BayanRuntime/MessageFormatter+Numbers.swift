extension MessageFormatter {
  /// Resolves `:number`, `:integer` and `:percent`.
  mutating func resolveNumber(
    _ function: FunctionID, _ operand: ResolvedValue, _ reader: inout PackReader,
    declarationLimit: Int
  ) -> ResolvedValue {
    var content = numericContent(of: operand)
    var options = inheritedOptions(of: content)
    switch function {
    case .integer:
      options.minimumFractionDigits = nil
      options.maximumFractionDigits = nil
      options.minimumSignificantDigits = nil
    case .percent:
      options.minimumIntegerDigits = nil
      options.roundingIncrement = 1
      options.selection = nil
    default: break
    }
    var value = ResolvedValue(content: .fallback, direction: .known(locale.direction))
    value.isAnnotated = true
    value.isPercent = function == .percent
    value.inheritDirection(of: operand)
    let inheritsSelection = options.selection != nil
    var setsSelection = false
    readOptions(&reader, declarationLimit: declarationLimit) { formatter, option, resolved in
      if formatter.applyUniversal(option, resolved, to: &value) { return }
      setsSelection = setsSelection || option.id == .select
      formatter.apply(option, resolved, of: function, to: &options)
    }
    if inheritsSelection && !setsSelection {
      options.selection = .impossible
      report(.badOption("select"))
    }
    if function == .integer, case .number(let number, _) = content {
      content = .number(number.rounded(toFractionDigits: 0, options.roundingMode), options)
    }
    value.content = content.with(options)
    guard !value.isFallback else {
      report(.badOperand(function: function.name ?? ""))
      return .fallback
    }
    return value
  }

  /// Resolves `:offset`, which needs one option and no more.
  mutating func resolveOffset(
    _ operand: ResolvedValue, _ reader: inout PackReader, declarationLimit: Int
  ) -> ResolvedValue {
    let content = numericContent(of: operand)
    var options = inheritedOptions(of: content)
    var value = ResolvedValue(content: .fallback, direction: .known(locale.direction))
    value.isAnnotated = true
    value.inheritDirection(of: operand)
    var offsets: [Int?] = []
    readOptions(&reader, declarationLimit: declarationLimit) { formatter, option, resolved in
      if formatter.applyUniversal(option, resolved, to: &value) { return }
      if option.id == .add { offsets.append(NumberOptions.digitSize(resolved.text)) }
      if option.id == .subtract {
        offsets.append(NumberOptions.digitSize(resolved.text).map { -$0 })
      }
    }
    if options.selection != nil {
      options.selection = .impossible
      report(.badOption("select"))
    }
    switch content {
    case .integer(let number, _):
      value.content = .integer(number, options)
    case .number(let number, _):
      value.content = .number(number, options)
    default:
      report(.badOperand(function: "offset"))
      return .fallback
    }
    guard offsets.count == 1, let offset = offsets[0] else {
      report(.badOption(offsets.count == 1 ? "add or subtract" : "add and subtract"))
      return .fallback
    }
    if case .integer(let number, _) = content {
      let (sum, overflows) = number.addingReportingOverflow(offset)
      value.content =
        overflows ? .number(MessageNumber(number).adding(offset), options) : .integer(sum, options)
    } else if case .number(let number, _) = content {
      value.content = .number(number.adding(offset), options)
    }
    return value
  }

  /// The number that a value is or is written as, or a fallback.
  private func numericContent(of operand: ResolvedValue) -> ResolvedValue.Content {
    switch operand.content {
    case .integer, .number, .fallback:
      return operand.content
    case .literal(let text):
      return MessageNumber(text).map { .number($0, NumberOptions()) } ?? .fallback
    case .string(var text):
      let number = text.withUTF8 { MessageNumber(UnsafeRawBufferPointer($0)) }
      return number.map { .number($0, NumberOptions()) } ?? .fallback
    case .custom(let custom):
      return custom.plainValue?.number.map { .number($0, NumberOptions()) } ?? .fallback
    }
  }

  private func inheritedOptions(of content: ResolvedValue.Content) -> NumberOptions {
    switch content {
    case .integer(_, let options), .number(_, let options): options
    default: NumberOptions()
    }
  }

  /// Applies an option; those that the function doesn't have are ignored, as the standard allows.
  private mutating func apply(
    _ option: OptionHead, _ resolved: ResolvedValue, of function: FunctionID,
    to options: inout NumberOptions
  ) {
    switch option.id {
    case .select where function != .percent:
      guard option.isLiteral else {
        options.selection = .impossible
        report(.badOption("select"))
        return
      }
      switch resolved.text {
      case "plural": options.selection = .plural
      case "ordinal": options.selection = .ordinal
      case "exact": options.selection = .exact
      default: report(.badOption("select"))
      }
    case .minimumIntegerDigits where function == .percent,
      .roundingIncrement where function == .percent,
      .minimumFractionDigits where function == .integer,
      .maximumFractionDigits where function == .integer,
      .minimumSignificantDigits where function == .integer:
      break
    default:
      if options.apply(option.id, resolved.text) == false { report(.badOption(option.name)) }
    }
  }
}

extension ResolvedValue.Content {
  /// The same number with other options.
  fileprivate func with(_ options: NumberOptions) -> Self {
    switch self {
    case .integer(let number, _): .integer(number, options)
    case .number(let number, _): .number(number, options)
    case .literal, .string, .custom, .fallback: .fallback
    }
  }
}

extension NumberOptions {
  /// Applies an option but `select`.
  ///
  /// - Returns: Whether its value was one it may have; `nil` for an option that isn't of numbers.
  mutating func apply(_ id: OptionID, _ text: String) -> Bool? {
    switch id {
    case .signDisplay: set(\.signDisplay, SignDisplay(rawValue: text))
    case .useGrouping: set(\.grouping, Grouping(rawValue: text))
    case .minimumIntegerDigits: set(\.minimumIntegerDigits, Self.digitSize(text))
    case .minimumFractionDigits: set(\.minimumFractionDigits, Self.digitSize(text))
    case .maximumFractionDigits: set(\.maximumFractionDigits, Self.digitSize(text))
    case .minimumSignificantDigits: set(\.minimumSignificantDigits, Self.digitSize(text))
    case .maximumSignificantDigits: set(\.maximumSignificantDigits, Self.digitSize(text))
    case .trailingZeroDisplay: set(\.trailingZeroDisplay, TrailingZeroDisplay(rawValue: text))
    case .roundingPriority: set(\.roundingPriority, RoundingPriority(rawValue: text))
    case .roundingMode: set(\.roundingMode, RoundingMode(rawValue: text))
    case .roundingIncrement:
      set(\.roundingIncrement, Self.roundingIncrements.first { "\($0)" == text })
    default: nil
    }
  }

  private mutating func set<Value>(
    _ path: WritableKeyPath<NumberOptions, Value>, _ value: Value?
  ) -> Bool {
    guard let value else { return false }
    self[keyPath: path] = value
    return true
  }

  private mutating func set<Value>(
    _ path: WritableKeyPath<NumberOptions, Value?>, _ value: Value?
  ) -> Bool {
    guard let value else { return false }
    self[keyPath: path] = value
    return true
  }

  /// A digit size option: `0`, or 1 to 99 without a leading zero.
  static func digitSize(_ text: String) -> Int? {
    guard let value = Int(text), (0...99).contains(value), text == "\(value)" else { return nil }
    return value
  }
}
