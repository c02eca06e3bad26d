extension MessageFormatter {
  /// An option's name, by number where it has one, and where its value comes from.
  struct OptionHead {
    var id: OptionID
    var customName: UnsafeRawBufferPointer
    var operand: MessageForm.Operand?

    var name: String { id.name ?? String(decoding: customName, as: UTF8.self) }

    /// Whether the message gives it as a literal.
    var isLiteral: Bool { operand == .literal || operand == .parsed }

    /// Whether it is of the namespace `u:`, which no function sees.
    var isUniversal: Bool {
      switch id {
      case .direction, .id: true
      case .custom: customName.starts(with: "u:".utf8)
      default: false
      }
    }

    /// Reads an option as far as its value.
    fileprivate init(_ reader: inout PackReader) {
      id = OptionID(rawValue: reader.number()) ?? .custom
      customName = id == .custom ? reader.text() : UnsafeRawBufferPointer(start: nil, count: 0)
      operand = MessageForm.Operand(rawValue: Int(reader.peek))
    }
  }

  /// The options of an expression after option resolution.
  ///
  /// Literals stay where they lie in the pack; only variables have values of their own here.
  struct ResolvedOptions {
    fileprivate let reader: PackReader
    /// The values of the options that aren't literals, in order; fallbacks among them.
    fileprivate var variables: [ResolvedValue] = []
    fileprivate var hasUniversal = false
    fileprivate var isEmpty = true
  }

  /// Resolves all options, before the function sees any of them.
  ///
  /// What is a fallback is a bad option, and left out.
  mutating func resolveOptions(
    _ reader: inout PackReader, declarationLimit: Int
  ) -> ResolvedOptions {
    var options = ResolvedOptions(reader: reader)
    options.isEmpty = reader.peek == 0
    for _ in 0..<reader.count() {
      let option = OptionHead(&reader)
      if option.isLiteral {
        reader.skipOperand()
      } else {
        let value = resolveOperand(&reader, declarationLimit: declarationLimit)
        if value.isFallback { report(.badOption(option.name)) }
        options.variables.append(value)
      }
      if option.isUniversal { options.hasUniversal = true }
      if reader.isDamaged { break }
    }
    return options
  }

  /// Visits the options of the namespace `u:`, or all others, in source order.
  mutating func visit(
    _ options: ResolvedOptions, universal: Bool,
    _ body: (inout MessageFormatter, OptionHead, ResolvedValue) -> Void
  ) {
    guard universal ? options.hasUniversal : !options.isEmpty else { return }
    var reader = options.reader
    var variables = options.variables.makeIterator()
    for _ in 0..<reader.count() {
      let option = OptionHead(&reader)
      let value: ResolvedValue
      if option.isLiteral {
        value = resolveOperand(&reader, declarationLimit: 0)
      } else {
        reader.skipOperand()
        guard let next = variables.next() else { return }
        value = next
      }
      if !value.isFallback, option.isUniversal == universal { body(&self, option, value) }
      if reader.isDamaged { return }
    }
  }

  /// Steps over options without resolving them.
  mutating func skipOptions(_ reader: inout PackReader) {
    for _ in 0..<reader.count() {
      _ = OptionHead(&reader)
      reader.skipOperand()
      if reader.isDamaged { return }
    }
  }
}

extension PackReader {
  /// Steps over an operand.
  fileprivate mutating func skipOperand() {
    switch MessageForm.Operand(rawValue: number()) {
    case .literal: _ = text()
    case .argument:
      _ = number()
      _ = text()
    case .declaration, .parsed: _ = number()
    case .absent, nil: break
    }
  }
}
