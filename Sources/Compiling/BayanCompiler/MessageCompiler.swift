import BayanMeaning
package import BayanMessageSyntax
import BayanRuntime

/// A compiler of messages into the bodies of packs: text, or the form that the formatter runs.
package enum MessageCompiler {
  /// Compiles a message.
  ///
  /// A pattern of text alone becomes text, even after declarations: unused declarations are never
  /// resolved.
  ///
  /// - Parameters:
  ///   - message: A valid message; of an invalid one, the readable parts are compiled.
  ///   - argumentNames: The names of the values that an error passes, in order. Names in this
  ///     order are found at the first try; others are found too.
  /// - Returns: `nil` if the message has more selectors than ``FormattingLimits`` allows.
  package static func compile(
    _ message: Message, argumentNames: [String] = []
  )
    -> PackBuilder.Body?
  {
    if case .pattern(let pattern) = message.body, let text = pattern.plainText {
      return .text(text)
    }
    var writer = FormWriter(message, argumentNames: argumentNames)
    return writer.form().map(PackBuilder.Body.message)
  }
}

extension Pattern {
  /// The text, if the message has nothing else.
  fileprivate var plainText: String? {
    var text = ""
    for element in elements {
      guard case .text(let part) = element else { return nil }
      text += part.value
    }
    return text
  }
}

/// A writer of one message in the encoding of `MessageForm`.
private struct FormWriter {
  let message: Message
  /// The expected positions of arguments.
  ///
  /// The keys are the bytes of the names: canonically equivalent texts are equal, and names aren't.
  private var places: [[UInt8]: Int] = [:]
  private var nextPlace: Int
  /// The declared variables so far, by name.
  var declared: [String: Int] = [:]

  init(_ message: Message, argumentNames: [String]) {
    self.message = message
    nextPlace = argumentNames.count
    for (place, name) in argumentNames.enumerated().reversed() { places[Array(name.utf8)] = place }
  }

  mutating func form() -> PackWriter? {
    var form = PackWriter()
    form.write(message.declarations.count)
    for (index, declaration) in message.declarations.enumerated() {
      form.write(declaration.name)
      var expression = PackWriter()
      write(declaration.value, to: &expression)
      form.writeBlock(expression)
      // The variable is declared from here on: within its own value an `.input` names the argument.
      declared[declaration.name] = index
    }
    switch message.body {
    case .pattern(let pattern):
      form.write(0)
      write(pattern, to: &form)
    case .select(let selectors, let variants):
      guard selectors.count <= FormattingLimits.selectors else { return nil }
      write(selectors, variants, to: &form)
    }
    return form
  }

  private mutating func write(
    _ selectors: [Variable], _ variants: [Variant], to form: inout PackWriter
  ) {
    // The number of each key in NFC, by selector; 0 is the number of `*`.
    var numbers: [[String: Int]] = []
    var count = 0
    var body = PackWriter()
    for (index, selector) in selectors.enumerated() {
      write(.variable(selector), to: &body)
      var keys: [String] = []
      var own: [String: Int] = [:]
      for key in variants.compactMap({ $0.key(at: index) }) where own[key] == nil {
        keys.append(key)
        count += 1
        own[key] = count
      }
      body.write(keys.count)
      for key in keys { body.write(VariantKey(key)) }
      numbers.append(own)
    }
    form.write(selectors.count)
    form.write(count)
    form.append(body.bytes)
    let units = (1...4).first { count >> (7 * $0) == 0 } ?? 4
    form.write(units)
    form.write(variants.count)
    for variant in variants {
      for index in selectors.indices {
        form.write(UInt64(variant.key(at: index).flatMap { numbers[index][$0] } ?? 0), units: units)
      }
    }
    for variant in variants {
      var pattern = PackWriter()
      write(variant.pattern, to: &pattern)
      form.writeBlock(pattern)
    }
  }

  private mutating func write(_ pattern: Pattern, to form: inout PackWriter) {
    form.write(pattern.elements.count)
    for element in pattern.elements {
      switch element {
      case .text(let text):
        form.write(MessageForm.Part.text.rawValue)
        form.write(text.value)
      case .expression(let expression):
        form.write(MessageForm.Part.expression.rawValue)
        write(expression, to: &form)
      case .markup(let markup):
        form.write(MessageForm.Part.markup.rawValue)
        form.write(FormattedPart.Markup.Kind(markup.kind).rawValue)
        form.write(markup.name)
        write(markup.options, of: .custom, to: &form)
      }
    }
  }

  private mutating func write(_ expression: Expression, to form: inout PackWriter) {
    if let operand = expression.operand {
      write(operand, to: &form)
    } else {
      form.write(MessageForm.Operand.absent.rawValue)
    }
    guard let function = expression.function else {
      form.write(0)
      return
    }
    let id = function.standard?.id ?? .custom
    form.write(id.rawValue)
    if id == .custom { form.write(function.name) }
    write(function.options, of: id, to: &form)
  }

  private mutating func write(
    _ options: [Option], of function: FunctionID, to form: inout PackWriter
  ) {
    form.write(options.count)
    for option in options {
      let id = OptionID(name: option.name)
      form.write(id.rawValue)
      if id == .custom { form.write(option.name) }
      // An invalid value of an option stays as written, and the formatter reports it.
      if function.isNumeric, case .literal(let literal) = option.value,
        let number = NumberOptions.number(of: id, literal.value)
      {
        form.write(MessageForm.Operand.parsed.rawValue)
        form.write(number)
      } else {
        write(option.value, to: &form)
      }
    }
  }

  private mutating func write(_ operand: Operand, to form: inout PackWriter) {
    switch operand {
    case .literal(let literal):
      form.write(MessageForm.Operand.literal.rawValue)
      form.write(literal.value)
    case .variable(let variable):
      // Strings are compared and hashed as if in NFC, which is the comparison of names.
      let name = variable.name
      if let index = declared[name] {
        form.write(MessageForm.Operand.declaration.rawValue)
        form.write(index)
      } else {
        form.write(MessageForm.Operand.argument.rawValue)
        form.write(place(of: name))
        form.write(name)
      }
    }
  }

  /// Returns the expected position of an argument: in the catalog's order, and after that by first use.
  private mutating func place(of name: String) -> Int {
    let bytes = Array(name.utf8)
    if let place = places[bytes] { return place }
    defer { nextPlace += 1 }
    places[bytes] = nextPlace
    return nextPlace
  }
}

extension Variant {
  /// Returns a selector's key in NFC; `nil` for `*`.
  fileprivate func key(at index: Int) -> String? {
    guard index < keys.count, case .literal(let literal) = keys[index] else { return nil }
    return literal.value.nfc
  }
}

extension PackWriter {
  fileprivate mutating func write(_ key: VariantKey) {
    switch key {
    case .category(let category):
      write(category.rawValue)
    case .number(let text):
      write(MessageForm.Key.number.rawValue)
      write(text)
    case .text(let text):
      write(MessageForm.Key.text.rawValue)
      write(text)
    }
  }
}

extension FunctionID {
  /// Whether the function converts its operands to numbers.
  fileprivate var isNumeric: Bool { self != .custom && self != .string }
}

extension FormattedPart.Markup.Kind {
  fileprivate init(_ kind: BayanMessageSyntax.Markup.Kind) {
    switch kind {
    case .open: self = .open
    case .standalone: self = .standalone
    case .close: self = .close
    }
  }
}
