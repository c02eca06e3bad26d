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
    return call(
      functionNumber, on: operand, hasOperand: operandKind != ProgramTag.noOperand, &reader,
      declarationLimit: declarationLimit)
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
      guard depth < MessageLimit.declarationDepth else {
        report(.unsupportedOperation("a chain of declarations"))
        return .fallback
      }
      depth += 1
      defer { depth -= 1 }
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
    if arguments.indices.contains(index), arguments[index].name.hasUTF8(name) {
      return ResolvedValue(arguments[index].value)
    }
    if let found = arguments.first(where: { $0.name.hasUTF8(name) }) {
      return ResolvedValue(found.value)
    }
    // Names are equal as if normalized, which Swift's `==` is, and which is seldom needed.
    let text = String(decoding: name, as: UTF8.self)
    if let found = arguments.first(where: { $0.name == text }) {
      return ResolvedValue(found.value)
    }
    report(.unresolvedVariable(text))
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

  /// An option's name, by number where it has one, and whether its value is a literal.
  struct OptionHead {
    var id: OptionID
    var customName: UnsafeRawBufferPointer
    var isLiteral: Bool

    var name: String { id.name ?? String(decoding: customName, as: UTF8.self) }

    /// Whether it is of the namespace `u:`, which no function sees.
    var isUniversal: Bool {
      switch id {
      case .direction, .id: true
      case .custom: customName.starts(with: "u:".utf8)
      default: false
      }
    }
  }

  /// The options of an expression after option resolution.
  ///
  /// Literals stay where they lie in the program; only variables have values of their own here.
  struct ResolvedOptions {
    fileprivate let reader: PackReader
    /// The values of the options that aren't literals, in order; fallbacks among them.
    fileprivate var variables: [ResolvedValue] = []
    fileprivate var hasUniversal = false
  }

  /// Resolves all options, before the function sees any of them.
  ///
  /// What is a fallback is a bad option, and left out.
  mutating func resolveOptions(
    _ reader: inout PackReader, declarationLimit: Int
  ) -> ResolvedOptions {
    var options = ResolvedOptions(reader: reader)
    for _ in 0..<reader.count() {
      let (head, kind) = optionHead(&reader)
      if head.isLiteral {
        _ = reader.text()
      } else {
        let value = resolveOperand(kind: kind, &reader, declarationLimit: declarationLimit)
        if value.isFallback { report(.badOption(head.name)) }
        options.variables.append(value)
      }
      if head.isUniversal { options.hasUniversal = true }
      if reader.isDamaged { break }
    }
    return options
  }

  /// Visits the options of the namespace `u:`, or all others, in source order.
  mutating func visit(
    _ options: ResolvedOptions, universal: Bool,
    _ body: (inout MessageFormatter, OptionHead, ResolvedValue) -> Void
  ) {
    guard !universal || options.hasUniversal else { return }
    var reader = options.reader
    var next = 0
    for _ in 0..<reader.count() {
      let (head, kind) = optionHead(&reader)
      let value: ResolvedValue
      if head.isLiteral {
        value = ResolvedValue(content: .literal(reader.text()))
      } else {
        if kind == ProgramTag.external || kind == ProgramTag.declaration { _ = reader.number() }
        guard next < options.variables.count else { return }
        value = options.variables[next]
        next += 1
      }
      if !value.isFallback, head.isUniversal == universal { body(&self, head, value) }
      if reader.isDamaged { return }
    }
  }

  /// Steps over options without resolving them.
  func skipOptions(_ reader: inout PackReader) {
    for _ in 0..<reader.count() {
      let (_, kind) = optionHead(&reader)
      if kind == ProgramTag.literal { _ = reader.text() } else { _ = reader.number() }
      if reader.isDamaged { return }
    }
  }

  private func optionHead(_ reader: inout PackReader) -> (OptionHead, kind: Int) {
    let id = OptionID(rawValue: reader.number()) ?? .custom
    let name = id == .custom ? reader.text() : UnsafeRawBufferPointer(start: nil, count: 0)
    let kind = reader.number()
    return (OptionHead(id: id, customName: name, isLiteral: kind == ProgramTag.literal), kind)
  }

  private mutating func call(
    _ functionNumber: Int, on operand: ResolvedValue, hasOperand: Bool, _ reader: inout PackReader,
    declarationLimit: Int
  ) -> ResolvedValue {
    let function = FunctionID(rawValue: functionNumber) ?? .custom
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

  /// A call on a fallback: nothing else of it is resolved.
  private mutating func refuse(_ function: String, _ reader: inout PackReader) -> ResolvedValue {
    skipOptions(&reader)
    report(.badOperand(function: function))
    return .fallback
  }

  private mutating func resolveRegistered(
    _ function: any MessageFunction, _ name: String, _ operand: ResolvedValue, hasOperand: Bool,
    _ reader: inout PackReader, declarationLimit: Int
  ) -> ResolvedValue {
    guard !hasOperand || !operand.isFallback else { return refuse(name, &reader) }
    var value = ResolvedValue(content: .fallback)
    value.isAnnotated = true
    value.inheritDirection(of: operand)
    let resolvedOptions = resolveOptions(&reader, declarationLimit: declarationLimit)
    applyUniversal(resolvedOptions, to: &value)
    var options: [FunctionOption] = []
    visit(resolvedOptions, universal: false) { _, option, resolved in
      guard let input = resolved.input else { return }
      options.append(
        FunctionOption(name: option.name, value: input, isLiteral: option.isLiteral))
    }
    var direction = locale.direction
    if value.hasOwnDirection, case .known(let own) = value.direction { direction = own }
    var call = FunctionCall(
      function: name, locale: locale.tag, direction: direction, operand: operand.input,
      options: options, symbols: locale.numberFormatter.symbols)
    let result = function.resolve(&call)
    for error in call.errors { report(error) }
    guard let result else { return .fallback }
    value.content = .custom(result)
    if !value.hasOwnDirection, let direction = result.direction {
      value.direction = .known(direction)
    }
    return value
  }

  private mutating func resolveString(
    _ operand: ResolvedValue, hasOperand: Bool, _ reader: inout PackReader, declarationLimit: Int
  ) -> ResolvedValue {
    var value = ResolvedValue(content: operand.content)
    value.isAnnotated = true
    guard !hasOperand || !operand.isFallback else {
      // Of a missing value nothing more is said, and it selects `*` without another error.
      skipOptions(&reader)
      value.isStringSelector = true
      return value
    }
    value.inheritDirection(of: operand)
    let options = resolveOptions(&reader, declarationLimit: declarationLimit)
    applyUniversal(options, to: &value)
    switch operand.content {
    case .integer(let number, _): value.content = .string("\(number)")
    case .number(let number, _): value.content = .string(number.trimmed.serialized())
    case .typed(let typed): value.content = .string(typed.text)
    case .custom(let custom):
      value.content = custom.plainValue.map { .string($0.text) } ?? .fallback
      if value.isFallback { report(.badOperand(function: "string")) }
    case .literal, .string: break
    case .fallback: report(.badOperand(function: "string"))
    }
    // A bad operand is one that can't select.
    guard !value.isFallback else { return .fallback }
    value.isStringSelector = true
    return value
  }

  /// Applies the options of the namespace `u:`, which no function sees.
  mutating func applyUniversal(_ options: ResolvedOptions, to value: inout ResolvedValue) {
    visit(options, universal: true) { formatter, option, resolved in
      switch option.id {
      case .direction:
        switch resolved.text {
        case "ltr": value.setDirection(.known(.leftToRight))
        case "rtl": value.setDirection(.known(.rightToLeft))
        case "auto": value.setDirection(.unknown)
        case "inherit": break
        default: formatter.report(.badOption("u:dir"))
        }
      case .id: value.id = formatter.identifier(resolved) ?? value.id
      default: break
      }
    }
  }

  /// A value as `u:id`.
  mutating func identifier(_ value: ResolvedValue) -> String? {
    if case .custom(let custom) = value.content, custom.plainValue == nil {
      report(.badOption("u:id"))
      return nil
    }
    return value.text
  }
}

extension ResolvedValue {
  /// The value as markup's parts have it.
  var plain: MessageValue {
    switch content {
    case .integer(let number, _): .integer(number)
    case .number(let number, _): .number(number)
    case .typed(let value): value
    case .custom(let custom): custom.plainValue ?? .string("")
    case .literal, .string, .fallback: .string(text)
    }
  }

  fileprivate mutating func setDirection(_ direction: Direction) {
    self.direction = direction
    hasOwnDirection = true
    isIsolated = true
  }

  /// Keeps the direction that `u:dir` gave the operand, without its isolation.
  mutating func inheritDirection(of operand: ResolvedValue) {
    guard operand.hasOwnDirection else { return }
    direction = operand.direction
    hasOwnDirection = true
  }
}
