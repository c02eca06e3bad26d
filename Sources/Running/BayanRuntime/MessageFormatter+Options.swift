extension MessageFormatter {
  /// An option of an expression or of markup.
  struct Option {
    /// The id of the name; `customName` has the name of an option without a number.
    var id: OptionID
    var customName: UnsafeRawBufferPointer
    /// The source of the value.
    var operand: MessageForm.Operand?
    var value = ResolvedValue.fallback

    var name: String { id.name ?? String(decoding: customName, as: UTF8.self) }

    /// Whether the message has the value as a literal.
    var isLiteral: Bool { operand == .literal || operand == .parsed }

    /// Whether the option is in the namespace `u:`, which no function reads.
    var isUniversal: Bool {
      switch id {
      case .direction, .id: true
      case .custom: customName.starts(with: "u:".utf8)
      default: false
      }
    }

    /// The number of a value that the compiler parsed.
    var parsed: Int? {
      guard operand == .parsed, case .integer(let number) = value.content else { return nil }
      return number
    }

    /// Reads an option up to its value.
    fileprivate init(_ reader: inout PackReader) {
      id = OptionID(rawValue: reader.number()) ?? .custom
      customName = id == .custom ? reader.text() : UnsafeRawBufferPointer(start: nil, count: 0)
      operand = MessageForm.Operand(rawValue: Int(reader.peek))
    }
  }

  /// Resolves all options, before the function reads any of them.
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

  /// Skips options without resolving them.
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
