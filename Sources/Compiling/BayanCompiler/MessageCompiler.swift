public import BayanMessageSyntax
public import BayanRuntime

/// Turns a message into what a pack keeps of it: text, or a program for the formatter.
public enum MessageCompiler {
  /// Compiles a message.
  ///
  /// A pattern of text alone becomes text, whatever is declared before it: declarations that
  /// nothing uses are never resolved.
  ///
  /// - Parameters:
  ///   - message: A valid message; of one with findings, what could be read is compiled.
  ///   - argumentNames: The names an error passes its values under, in order. Names in this
  ///     order are found at the first guess; others are found too.
  /// - Returns: `nil` where the message has more selectors than the formatter weighs.
  public static func compile(
    _ message: Message, argumentNames: [String] = []
  )
    -> PackBuilder.Body?
  {
    if case .pattern(let pattern) = message.body, let text = pattern.plainText {
      return .text(text)
    }
    var program = ProgramCompiler(message, argumentNames: argumentNames)
    return program.compile().map(PackBuilder.Body.program)
  }
}

extension Pattern {
  /// The text, if there is nothing else.
  fileprivate var plainText: String? {
    var text = ""
    for element in elements {
      guard case .text(let part) = element else { return nil }
      text += part.value
    }
    return text
  }
}

/// Writes one message's program.
private struct ProgramCompiler {
  let message: Message
  /// The arguments, by position, spelled as written: a fallback shows the name so.
  var externals: [String]
  /// How many of the externals the message uses at least: those after aren't written.
  var usedExternals = 0
  /// The declared variables so far, by name.
  var declared: [String: Int] = [:]

  init(_ message: Message, argumentNames: [String]) {
    self.message = message
    externals = argumentNames
  }

  mutating func compile() -> PackWriter? {
    var declarations = PackWriter()
    declarations.write(message.declarations.count)
    for (index, declaration) in message.declarations.enumerated() {
      declarations.write(declaration.name)
      var expression = PackWriter()
      write(declaration.value, to: &expression)
      declarations.writeBlock(expression)
      // Known from here on: within its own value an `.input` names the argument.
      declared[declaration.name] = index
    }
    var body = PackWriter()
    switch message.body {
    case .pattern(let pattern):
      body.write(0)
      write(pattern, to: &body)
    case .select(let selectors, let variants):
      guard selectors.count <= MessageLimit.selectors else { return nil }
      body.write(selectors.count)
      for selector in selectors { write(.variable(selector), to: &body) }
      body.write(variants.count)
      for variant in variants { write(variant, to: &body) }
    }
    var program = PackWriter()
    program.write(usedExternals)
    for name in externals.prefix(usedExternals) { program.write(name) }
    program.append(declarations.bytes)
    program.append(body.bytes)
    return program
  }

  private mutating func write(_ variant: Variant, to writer: inout PackWriter) {
    for key in variant.keys {
      switch key {
      case .catchAll: writer.write(0)
      case .literal(let literal):
        writer.write(1)
        writer.write(literal.value.nfc)
      }
    }
    var pattern = PackWriter()
    write(variant.pattern, to: &pattern)
    writer.writeBlock(pattern)
  }

  private mutating func write(_ pattern: Pattern, to writer: inout PackWriter) {
    writer.write(pattern.elements.count)
    for element in pattern.elements {
      switch element {
      case .text(let text):
        writer.write(ProgramTag.text)
        writer.write(text.value)
      case .expression(let expression):
        writer.write(ProgramTag.expression)
        write(expression, to: &writer)
      case .markup(let markup):
        writer.write(ProgramTag.markup)
        writer.write(markup.kind.number)
        writer.write(markup.name)
        write(markup.options, to: &writer)
      }
    }
  }

  private mutating func write(_ expression: Expression, to writer: inout PackWriter) {
    if let operand = expression.operand {
      write(operand, to: &writer)
    } else {
      writer.write(ProgramTag.noOperand)
    }
    guard let function = expression.function else {
      writer.write(0)
      return
    }
    let id = FunctionID(name: function.name)
    writer.write(id.rawValue)
    if id == .custom { writer.write(function.name) }
    write(function.options, to: &writer)
  }

  private mutating func write(_ options: [Option], to writer: inout PackWriter) {
    writer.write(options.count)
    for option in options {
      let id = OptionID(name: option.name)
      writer.write(id.rawValue)
      if id == .custom { writer.write(option.name) }
      write(option.value, to: &writer)
    }
  }

  private mutating func write(_ operand: Operand, to writer: inout PackWriter) {
    switch operand {
    case .literal(let literal):
      writer.write(ProgramTag.literal)
      writer.write(literal.value)
    case .variable(let variable):
      // Strings are equal, and hashed, as if in NFC: just what names are compared by.
      let name = variable.name
      if let index = declared[name] {
        writer.write(ProgramTag.declaration)
        writer.write(index)
      } else {
        writer.write(ProgramTag.external)
        writer.write(external(name))
      }
    }
  }

  private mutating func external(_ name: String) -> Int {
    let index: Int
    if let known = externals.firstIndex(where: { $0.utf8.elementsEqual(name.utf8) }) {
      index = known
    } else {
      index = externals.count
      externals.append(name)
    }
    usedExternals = max(usedExternals, index + 1)
    return index
  }
}

extension Markup.Kind {
  /// The kind in the encoding.
  fileprivate var number: Int {
    switch self {
    case .open: 0
    case .standalone: 1
    case .close: 2
    }
  }
}
