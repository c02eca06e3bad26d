extension MessageFormatter {
  /// An option of an expression or of markup.
  struct Option {
    /// The name, by number where it has one.
    var id: OptionID
    var customName: UnsafeRawBufferPointer
    /// Where the message takes the value from.
    var operand: MessageForm.Operand?
    var value = ResolvedValue.fallback

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

    /// The option's number where the compiler parsed its value.
    var parsed: Int? {
      guard operand == .parsed, case .integer(let number) = value.content else { return nil }
      return number
    }

    /// Reads an option as far as its value.
    fileprivate init(_ reader: inout PackReader) {
      id = OptionID(rawValue: reader.number()) ?? .custom
      customName = id == .custom ? reader.text() : UnsafeRawBufferPointer(start: nil, count: 0)
      operand = MessageForm.Operand(rawValue: Int(reader.peek))
    }
  }

  /// Resolves all options, before the function sees any of them.
  ///
  /// An option whose value is a fallback is a bad option, and is left out.
  mutating func resolveOptions(
    _ reader: inout PackReader, declarationLimit: Int
  ) -> [Option] {
    var options: [Option] = []
    for _ in 0..<reader.count() where !reader.isDamaged {
      var option = Option(&reader)
      option.value = resolveOperand(&reader, declarationLimit: declarationLimit)
      if option.value.isFallback { report(.badOption(option.name)) } else { options.append(option) }
    }
    return options
  }

  /// Steps over options without resolving them.
  func skipOptions(_ reader: inout PackReader) {
    for _ in 0..<reader.count() where !reader.isDamaged {
      _ = Option(&reader)
      switch MessageForm.Operand(rawValue: reader.number()) {
      case .literal: _ = reader.text()
      case .argument:
        _ = reader.number()
        _ = reader.text()
      case .declaration, .parsed: _ = reader.number()
      case .absent, nil: break
      }
    }
  }
}
