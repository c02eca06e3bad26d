extension MessageFormatter {
  /// Resolves the expression at the reader and steps over it.
  ///
  /// A declaration may use those before it only, which `declarationLimit` holds to; so
  /// resolution ends whatever a pack says.
  mutating func resolveExpression(
    _ reader: inout PackReader, declarationLimit: Int
  )
    -> ResolvedValue
  {
    let operandKind = reader.number()
    let operand: ResolvedValue
    if operandKind == ProgramTag.noOperand {
      operand = .fallback
    } else {
      operand = resolveOperand(kind: operandKind, &reader, declarationLimit: declarationLimit)
    }
    let functionNumber = reader.number()
    guard functionNumber > 0 else {
      return unannotated(operand)
    }
    return call(functionNumber, on: operand, &reader, declarationLimit: declarationLimit)
  }

  /// Resolves an operand whose kind has been read.
  mutating func resolveOperand(
    kind: Int, _ reader: inout PackReader, declarationLimit: Int
  ) -> ResolvedValue {
    switch kind {
    case ProgramTag.literal:
      return ResolvedValue(content: .literal(reader.text()))
    case ProgramTag.external:
      return argument(at: reader.number())
    case ProgramTag.declaration:
      let index = reader.number()
      guard index < declarationLimit, declarations.indices.contains(index) else { return .fallback }
      if let value = declarations[index].value { return value }
      var expression = declarations[index].expression
      let value = resolveExpression(&expression, declarationLimit: index)
      declarations[index].value = value
      return value
    default:
      return .fallback
    }
  }

  private mutating func argument(at index: Int) -> ResolvedValue {
    guard externals.indices.contains(index) else { return .fallback }
    let name = externals[index]
    // Errors pass their arguments in the catalog's order, so that the first guess mostly hits.
    if arguments.indices.contains(index), arguments[index].isNamed(name) {
      return ResolvedValue(arguments[index].value)
    }
    if let found = arguments.first(where: { $0.isNamed(name) }) {
      return ResolvedValue(found.value)
    }
    report(.unresolvedVariable(String(decoding: name, as: UTF8.self)))
    return .fallback
  }

  /// A value without a function: numbers are formatted as `:number` would.
  private func unannotated(_ operand: ResolvedValue) -> ResolvedValue {
    var value = operand
    if !value.isAnnotated, case .integer = value.content {
      value.direction = .known(locale.direction)
    } else if !value.isAnnotated, case .number = value.content {
      value.direction = .known(locale.direction)
    }
    return value
  }

  /// Reads options in order, each with its resolved value and whether it was a literal.
  mutating func readOptions(
    _ reader: inout PackReader, declarationLimit: Int,
    _ body: (inout MessageFormatter, OptionID, ResolvedValue, _ isLiteral: Bool) -> Void
  ) {
    for _ in 0..<reader.count() {
      let number = reader.number()
      let id = OptionID(rawValue: number) ?? .custom
      let name = id == .custom ? reader.text() : UnsafeRawBufferPointer(start: nil, count: 0)
      let kind = reader.number()
      let value = resolveOperand(kind: kind, &reader, declarationLimit: declarationLimit)
      if value.isFallback {
        report(.badOption(id.name ?? String(decoding: name, as: UTF8.self)))
      } else {
        body(&self, id, value, kind == ProgramTag.literal)
      }
      if reader.isDamaged { return }
    }
  }

  private mutating func call(
    _ functionNumber: Int, on operand: ResolvedValue, _ reader: inout PackReader,
    declarationLimit: Int
  ) -> ResolvedValue {
    let function = FunctionID(rawValue: functionNumber) ?? .custom
    switch function {
    case .custom:
      let name = reader.string()
      readOptions(&reader, declarationLimit: declarationLimit) { _, _, _, _ in }
      report(.unknownFunction(name))
      return .fallback
    case .string:
      return resolveString(operand, &reader, declarationLimit: declarationLimit)
    case .number, .integer:
      return resolveNumber(function, operand, &reader, declarationLimit: declarationLimit)
    }
  }

  private mutating func resolveString(
    _ operand: ResolvedValue, _ reader: inout PackReader, declarationLimit: Int
  ) -> ResolvedValue {
    var value = ResolvedValue(content: operand.content)
    switch operand.content {
    case .integer(let number, _): value.content = .string("\(number)")
    case .number(let number, _): value.content = .string(number.serialized())
    case .literal, .string, .fallback: break
    }
    value.isStringSelector = true
    value.isAnnotated = true
    readOptions(&reader, declarationLimit: declarationLimit) { formatter, id, option, _ in
      formatter.applyDirection(id, option, to: &value)
    }
    if value.isFallback, !operand.isReported(by: self) { report(.badOperand(function: "string")) }
    return value
  }

  private mutating func resolveNumber(
    _ function: FunctionID, _ operand: ResolvedValue, _ reader: inout PackReader,
    declarationLimit: Int
  ) -> ResolvedValue {
    var options = NumberOptions()
    var content = operand.content
    switch content {
    case .integer(_, let inherited), .number(_, let inherited):
      options = inherited
    case .literal(let text):
      content = MessageNumber(text).map { .number($0, options) } ?? .fallback
    case .string(var text):
      let number = text.withUTF8 { MessageNumber(UnsafeRawBufferPointer($0)) }
      content = number.map { .number($0, options) } ?? .fallback
    case .fallback: break
    }
    if function == .integer {
      options.minimumFractionDigits = nil
      options.maximumFractionDigits = 0
      options.minimumSignificantDigits = nil
    }
    var value = ResolvedValue(content: content, direction: .known(locale.direction))
    value.isAnnotated = true
    readOptions(&reader, declarationLimit: declarationLimit) { formatter, id, option, isLiteral in
      formatter.applyDirection(id, option, to: &value)
      formatter.apply(id, option, isLiteral: isLiteral, of: function, to: &options)
    }
    switch content {
    case .integer(let number, _):
      value.content = .integer(number, options)
    case .number(let number, _):
      let whole = function == .integer ? number.rounded(toFractionDigits: 0) : number
      value.content = .number(whole, options)
    default:
      if case .fallback = operand.content {
      } else {
        report(.badOperand(function: function.name ?? ""))
      }
      return .fallback
    }
    return value
  }

  private mutating func applyDirection(
    _ id: OptionID, _ option: ResolvedValue, to value: inout ResolvedValue
  ) {
    guard id == .direction else { return }
    switch option.text {
    case "ltr":
      value.direction = .known(.leftToRight)
      value.isIsolated = true
    case "rtl":
      value.direction = .known(.rightToLeft)
      value.isIsolated = true
    case "auto":
      value.direction = .unknown
      value.isIsolated = true
    case "inherit": break
    default: report(.badOption("u:dir"))
    }
  }

  private mutating func apply(
    _ id: OptionID, _ option: ResolvedValue, isLiteral: Bool, of function: FunctionID,
    to options: inout NumberOptions
  ) {
    let text = option.text
    switch id {
    case .select:
      guard isLiteral else {
        options.selection = .impossible
        report(.badOption("select"))
        return
      }
      switch text {
      case "plural": options.selection = .plural
      case "ordinal": options.selection = .ordinal
      case "exact": options.selection = .exact
      default: report(.badOption("select"))
      }
    case .signDisplay:
      set(NumberOptions.SignDisplay(rawValue: text), as: \.signDisplay, of: id, in: &options)
    case .useGrouping:
      set(NumberOptions.Grouping(rawValue: text), as: \.grouping, of: id, in: &options)
    case .minimumIntegerDigits:
      set(digitSize(text), as: \.minimumIntegerDigits, of: id, in: &options)
    case .minimumFractionDigits where function == .number:
      set(digitSize(text), as: \.minimumFractionDigits, of: id, in: &options)
    case .maximumFractionDigits where function == .number:
      set(digitSize(text), as: \.maximumFractionDigits, of: id, in: &options)
    case .minimumSignificantDigits where function == .number:
      set(digitSize(text), as: \.minimumSignificantDigits, of: id, in: &options)
    case .maximumSignificantDigits:
      set(digitSize(text), as: \.maximumSignificantDigits, of: id, in: &options)
    case .direction: break
    default: report(.badOption(id.name ?? "option"))
    }
  }

  private mutating func set<Value>(
    _ value: Value?, as path: WritableKeyPath<NumberOptions, Value>, of id: OptionID,
    in options: inout NumberOptions
  ) {
    if let value { options[keyPath: path] = value } else { report(.badOption(id.name ?? "")) }
  }

  private mutating func set<Value>(
    _ value: Value?, as path: WritableKeyPath<NumberOptions, Value?>, of id: OptionID,
    in options: inout NumberOptions
  ) {
    if let value { options[keyPath: path] = value } else { report(.badOption(id.name ?? "")) }
  }

  /// A digit size option: `0`, or 1 to 99 without a leading zero.
  private func digitSize(_ text: String) -> Int? {
    guard let value = Int(text), (0...99).contains(value), text == "\(value)" else { return nil }
    return value
  }
}

extension ResolvedValue {
  init(_ value: MessageValue) {
    switch value {
    case .string(let text): self.init(content: .string(text))
    case .integer(let number): self.init(content: .integer(number, NumberOptions()))
    case .number(let number): self.init(content: .number(number, NumberOptions()))
    }
  }

  /// The value as an option's text.
  var text: String {
    switch content {
    case .literal(let bytes): String(decoding: bytes, as: UTF8.self)
    case .string(let text): text
    case .integer(let number, _): "\(number)"
    case .number(let number, _): number.serialized()
    case .fallback: ""
    }
  }

  /// Whether the fallback's cause is among the errors already.
  fileprivate func isReported(by formatter: MessageFormatter) -> Bool {
    isFallback && !formatter.errors.isEmpty
  }
}

extension MessageArgument {
  fileprivate func isNamed(_ bytes: UnsafeRawBufferPointer) -> Bool {
    let utf8 = name.utf8
    guard utf8.count == bytes.count else { return false }
    return utf8.elementsEqual(bytes)
  }
}
