extension MessageFormatter {
  /// Resolves `:number`, `:integer`, `:percent` and `:offset`.
  ///
  /// By the standard's order, all options are resolved first, then the operand. Then the options
  /// apply.
  mutating func resolveNumeric(
    _ function: FunctionID, _ operand: consuming ResolvedValue, _ reader: inout PackReader,
    declarationLimit: Int
  ) -> ResolvedValue {
    var value = operand
    value.annotate(direction: contents.direction)
    if reader.peek == 0, function == .number || function == .integer,
      case .integer = value.content, value.options == 0
    {
      // Most numbers have no options, so that only their count has to be skipped.
      _ = reader.byte()
      return value
    }
    let given = resolveOptions(&reader, declarationLimit: declarationLimit)
    applyUniversal(given, to: &value)
    guard becomeNumber(&value) else {
      report(.badOperand(function: function.name ?? ""))
      return .fallback
    }
    var options = options(of: value)
    if function == .offset {
      guard applyOffset(given, to: &value, &options) else { return .fallback }
    } else {
      applyOptions(given, of: function, to: &value, &options)
    }
    set(options, of: &value)
    if function == .percent { value.traits.insert(.isPercent) }
    return value
  }

  private mutating func applyOptions(
    _ given: [Option], of function: FunctionID, to value: inout ResolvedValue,
    _ options: inout NumberOptions
  ) {
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
    for option in given where !option.isUniversal { apply(option, of: function, to: &options) }
    if inheritsSelection && options.selection == nil {
      options.selection = .impossible
      report(.badOption("select"))
    }
    if function == .integer, case .number = value.content {
      value.content = content(
        number(of: value).rounded(toFractionDigits: 0, options.roundingMode))
    }
  }

  /// Applies the only option of `:offset`.
  ///
  /// - Returns: Whether exactly one option is given.
  private mutating func applyOffset(
    _ given: [Option], to value: inout ResolvedValue, _ options: inout NumberOptions
  ) -> Bool {
    var offsets: [Int?] = []
    for option in given where option.id == .add || option.id == .subtract {
      let size = option.parsed ?? NumberOptions.digitSize(text(option.value))
      offsets.append(option.id == .add ? size : size.map { -$0 })
    }
    if options.selection != nil {
      options.selection = .impossible
      report(.badOption("select"))
    }
    guard offsets.count == 1, let offset = offsets[0] else {
      report(.badOption(offsets.count == 1 ? "add or subtract" : "add and subtract"))
      return false
    }
    switch value.content {
    case .integer(let number):
      let (sum, overflows) = number.addingReportingOverflow(offset)
      value.content =
        overflows ? content(MessageNumber(number).adding(offset)) : .integer(sum)
    case .number: value.content = content(number(of: value).adding(offset))
    default: return false
    }
    return true
  }

  /// Applies an option; options that the function doesn't have are ignored, as the standard allows.
  private mutating func apply(
    _ option: Option, of function: FunctionID, to options: inout NumberOptions
  ) {
    switch option.id {
    case .select where function != .percent && !option.isLiteral:
      options.selection = .impossible
      report(.badOption("select"))
    case .select where function == .percent,
      .minimumIntegerDigits where function == .percent,
      .roundingIncrement where function == .percent,
      .minimumFractionDigits where function == .integer,
      .maximumFractionDigits where function == .integer,
      .minimumSignificantDigits where function == .integer:
      break
    default:
      if let number = option.parsed {
        options.set(option.id, to: number)
      } else if options.apply(option.id, text(option.value)) == false {
        report(.badOption(option.name))
      }
    }
  }
}

extension MessageFormatter {
  /// Replaces a value by its number, or by the number of its literal.
  ///
  /// - Returns: Whether the value has a number.
  private mutating func becomeNumber(_ value: inout ResolvedValue) -> Bool {
    switch value.content {
    case .integer, .number: return true
    case .literal, .string:
      value.options = 0
      value.content = MessageNumber(text(value)).map { content($0) } ?? .fallback
    case .custom(let index):
      let custom = extras.customValues[index]
      set(custom.numberOptions, of: &value)
      value.content = custom.plainValue?.number.map { content($0) } ?? .fallback
    case .typed, .fallback: return false
    }
    return !value.isFallback
  }
}
