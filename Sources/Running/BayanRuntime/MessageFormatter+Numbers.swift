extension MessageFormatter {
  /// Resolves `:number`, `:integer`, `:percent` and `:offset`.
  ///
  /// First all options, as the standard has it, then the operand, then what the options say.
  mutating func resolveNumeric(
    _ function: FunctionID, _ operand: ResolvedValue, _ reader: inout PackReader,
    declarationLimit: Int
  ) -> ResolvedValue {
    var value = ResolvedValue(content: .fallback, direction: .known(locale.direction))
    value.isAnnotated = true
    value.inheritDirection(of: operand)
    let options = resolveOptions(&reader, declarationLimit: declarationLimit)
    applyUniversal(options, to: &value)
    let content = numericContent(of: operand)
    if case .fallback = content {
      report(.badOperand(function: function.name ?? ""))
      return .fallback
    }
    let inherited = inheritedOptions(of: content)
    let resolved =
      function == .offset
      ? resolveOffset(content, inherited, options)
      : resolveNumber(function, content, inherited, options)
    guard let resolved else { return .fallback }
    value.content = resolved
    value.isPercent = function == .percent
    return value
  }

  private mutating func resolveNumber(
    _ function: FunctionID, _ content: ResolvedValue.Content, _ inherited: NumberOptions,
    _ given: ResolvedOptions
  ) -> ResolvedValue.Content? {
    var options = inherited
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
    let inheritsSelection = options.selection != nil
    options.selection = nil
    visit(given, universal: false) { formatter, option, resolved in
      formatter.apply(option, resolved, of: function, to: &options)
    }
    if inheritsSelection && options.selection == nil {
      options.selection = .impossible
      report(.badOption("select"))
    }
    if function == .integer, case .number(let number, _) = content {
      return .number(number.rounded(toFractionDigits: 0, options.roundingMode), options)
    }
    return content.with(options)
  }

  /// Resolves `:offset`, which needs one option and no more.
  private mutating func resolveOffset(
    _ content: ResolvedValue.Content, _ inherited: NumberOptions, _ given: ResolvedOptions
  ) -> ResolvedValue.Content? {
    var options = inherited
    var offsets: [Int?] = []
    visit(given, universal: false) { _, option, resolved in
      if option.id == .add { offsets.append(NumberOptions.digitSize(resolved.text)) }
      if option.id == .subtract {
        offsets.append(NumberOptions.digitSize(resolved.text).map { -$0 })
      }
    }
    if options.selection != nil {
      options.selection = .impossible
      report(.badOption("select"))
    }
    guard offsets.count == 1, let offset = offsets[0] else {
      report(.badOption(offsets.count == 1 ? "add or subtract" : "add and subtract"))
      return nil
    }
    switch content {
    case .integer(let number, _):
      let (sum, overflows) = number.addingReportingOverflow(offset)
      return overflows
        ? .number(MessageNumber(number).adding(offset), options) : .integer(sum, options)
    case .number(let number, _):
      return .number(number.adding(offset), options)
    default:
      return nil
    }
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
    case .typed:
      return .fallback
    case .custom(let custom):
      return custom.plainValue?.number.map { .number($0, custom.numberOptions) } ?? .fallback
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
    case .literal, .string, .typed, .custom, .fallback: .fallback
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
