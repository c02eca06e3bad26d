extension MessageFormatter {
  /// Resolves the expression at the reader, and moves the reader behind it.
  ///
  /// A declaration may use only earlier ones, and `declarationLimit` enforces this. So resolution
  /// ends with any pack.
  mutating func resolveExpression(
    _ reader: inout PackReader, declarationLimit: Int
  ) -> ResolvedValue {
    let hasOperand = reader.peek != UInt8(MessageForm.Operand.absent.rawValue)
    let operand = resolveOperand(&reader, declarationLimit: declarationLimit)
    let functionNumber = reader.number()
    guard functionNumber > 0 else { return unannotated(operand) }
    return call(
      FunctionID(rawValue: functionNumber) ?? .custom, on: operand, hasOperand: hasOperand, &reader,
      declarationLimit: declarationLimit)
  }

  /// Resolves an operand, and moves the reader behind it; the result is a fallback if there is no
  /// operand.
  mutating func resolveOperand(
    _ reader: inout PackReader, declarationLimit: Int
  ) -> ResolvedValue {
    switch MessageForm.Operand(rawValue: reader.number()) {
    case .literal:
      return ResolvedValue(content: .literal(reader.text()))
    case .argument:
      let place = reader.number()
      let name = reader.text()
      // These are two lookups, because the first copies one argument's name, and the second all
      // arguments.
      let isExpected = arguments.pointee.hasName(name, at: place)
      if let index = isExpected ? place : arguments.pointee.index(of: name) {
        return ResolvedValue(content: content(ofArgument: index))
      }
      report(.unresolvedVariable(String(decoding: name, as: UTF8.self)))
      return .fallback
    case .declaration:
      return resolveDeclaration(reader.number(), limit: declarationLimit)
    case .parsed:
      return ResolvedValue(content: .integer(reader.number()))
    case .absent, nil:
      return .fallback
    }
  }

  private mutating func content(ofArgument index: Int) -> ResolvedValue.Content {
    switch arguments.pointee.value(at: index) {
    case .string: .string(.argument(index))
    case .integer(let number): .integer(number)
    case .number: .number(.argument(index))
    case .dateTime, .amount, .list: .typed(.argument(index))
    }
  }

  private mutating func resolveDeclaration(_ index: Int, limit: Int) -> ResolvedValue {
    guard index < limit, index < declarations.count else { return .fallback }
    if let value = declarations[index].value { return value }
    guard depth < FormattingLimits.declarationDepth else {
      report(.unsupportedOperation("a chain of declarations"))
      return .fallback
    }
    depth += 1
    defer { depth -= 1 }
    var reader = declarations[index].start
    reader.skipBlock()
    _ = reader.number()
    let value = resolveExpression(&reader, declarationLimit: index)
    declarations[index].value = value
    return value
  }

  /// Returns a value without a function; a number is formatted as by `:number`.
  private mutating func unannotated(_ operand: consuming ResolvedValue) -> ResolvedValue {
    if operand.traits.contains(.isAnnotated) { return operand }
    var value = operand
    switch value.content {
    case .integer, .number: value.direction = contents.direction
    default: break
    }
    return value
  }

  private mutating func call(
    _ function: FunctionID, on operand: ResolvedValue, hasOperand: Bool,
    _ reader: inout PackReader, declarationLimit: Int
  ) -> ResolvedValue {
    switch function {
    case .custom:
      let name = reader.string()
      guard let function = registered(name) else {
        report(.unknownFunction(name))
        skipOptions(&reader)
        return .fallback
      }
      return resolveRegistered(
        function, name, operand, hasOperand: hasOperand, &reader,
        declarationLimit: declarationLimit)
    case .string:
      return resolveString(
        operand, hasOperand: hasOperand, &reader, declarationLimit: declarationLimit)
    case .number, .integer, .percent, .offset:
      guard !hasOperand || !operand.isFallback else {
        return refuse(function.name ?? "", &reader)
      }
      return resolveNumeric(function, operand, &reader, declarationLimit: declarationLimit)
    }
  }

  /// Returns a fallback for a call, and resolves no part of the call.
  private mutating func refuse(_ function: String, _ reader: inout PackReader) -> ResolvedValue {
    skipOptions(&reader)
    report(.badOperand(function: function))
    return .fallback
  }

  private mutating func resolveRegistered(
    _ function: AnyMessageFunction, _ name: String, _ operand: ResolvedValue, hasOperand: Bool,
    _ reader: inout PackReader, declarationLimit: Int
  ) -> ResolvedValue {
    guard !hasOperand || !operand.isFallback else { return refuse(name, &reader) }
    var value = operand
    value.annotate(direction: nil)
    let resolvedOptions = resolveOptions(&reader, declarationLimit: declarationLimit)
    applyUniversal(resolvedOptions, to: &value)
    var options: [FunctionOption] = []
    for option in resolvedOptions where !option.isUniversal {
      guard let input = input(option.value) else { continue }
      options.append(
        FunctionOption(name: option.name, value: input, isLiteral: option.isLiteral))
    }
    let hasOwnDirection = value.traits.contains(.hasOwnDirection)
    let direction = hasOwnDirection ? value.direction : nil
    let result = call(
      function, name, on: input(operand), options: options, direction: direction)
    guard let result else { return .fallback }
    value.content = content(result)
    if !hasOwnDirection { value.direction = result.direction }
    return value
  }

  /// Calls a registered function.
  ///
  /// - Parameter direction: The direction from `u:dir`, if any.
  mutating func call(
    _ function: AnyMessageFunction, _ name: String, on operand: FunctionInput?,
    options: [FunctionOption] = [], direction: TextDirection? = nil
  ) -> AnyFunctionValue? {
    var call = FunctionCall(
      function: name, locale: contents.tag, direction: direction ?? contents.direction,
      operand: operand, options: options, symbols: contents.numbers.symbols)
    let result = function.resolve(&call)
    for error in call.errors { report(error) }
    return result
  }

  private mutating func resolveString(
    _ operand: ResolvedValue, hasOperand: Bool, _ reader: inout PackReader, declarationLimit: Int
  ) -> ResolvedValue {
    var value = operand
    value.annotate(direction: nil)
    guard !hasOperand || !operand.isFallback else {
      // A missing value is reported already, and it selects `*` without another error.
      skipOptions(&reader)
      value.traits.insert(.selectsText)
      return value
    }
    let options = resolveOptions(&reader, declarationLimit: declarationLimit)
    applyUniversal(options, to: &value)
    switch operand.content {
    case .integer, .number, .typed: value.content = content(text(operand))
    case .custom(let index):
      value.content = extras.customValues[index].plainValue.map { content($0.text) } ?? .fallback
      if value.isFallback { report(.badOperand(function: "string")) }
    case .literal, .string: break
    case .fallback: report(.badOperand(function: "string"))
    }
    // A bad operand is a value that can't select.
    guard !value.isFallback else { return .fallback }
    value.traits.insert(.selectsText)
    return value
  }

  /// Applies the options of the namespace `u:`, which no function reads.
  mutating func applyUniversal(_ options: [Option], to value: inout ResolvedValue) {
    for option in options {
      switch option.id {
      case .direction:
        switch text(option.value) {
        case "ltr": value.setDirection(.leftToRight)
        case "rtl": value.setDirection(.rightToLeft)
        case "auto": value.setDirection(nil)
        case "inherit": break
        default: report(.badOption("u:dir"))
        }
      case .id:
        guard let text = identifier(option.value) else { break }
        extras.identifiers.append(text)
        value.id = Int32(extras.identifiers.count)
      default: break
      }
    }
  }

  /// Returns the value of `u:id`.
  mutating func identifier(_ value: ResolvedValue) -> String? {
    if case .custom(let index) = value.content, extras.customValues[index].plainValue == nil {
      report(.badOption("u:id"))
      return nil
    }
    return text(value)
  }
}

extension ResolvedValue {
  fileprivate mutating func setDirection(_ direction: TextDirection?) {
    self.direction = direction
    traits.formUnion([.hasOwnDirection, .isIsolated])
  }

  /// Makes an operand the value of a function on it.
  ///
  /// The operand's direction from `u:dir` stays, without its isolation.
  ///
  /// - Parameter direction: The direction of any other operand.
  mutating func annotate(direction: TextDirection?) {
    let hasOwnDirection = traits.contains(.hasOwnDirection)
    if !hasOwnDirection { self.direction = direction }
    traits = hasOwnDirection ? [.isAnnotated, .hasOwnDirection] : .isAnnotated
    id = 0
  }
}
