extension Message {
  /// Returns the message in the syntax of MessageFormat 2.
  ///
  /// Parsing the result gives an equal message, spans aside (``removingSpans()``), and formatting that
  /// message gives the same text again. White space, bidirectional marks, and the optional quotes of
  /// literals aren't in the model. So they are written in one canonical form: declarations
  /// and variants on lines of their own, literals without quotes if they need none, no escape
  /// that isn't required. To change one part of a text that someone wrote and keep the rest, edit
  /// the text by the spans.
  ///
  /// A pattern without declarations is written as a simple message, unless it would then be read as
  /// something else, or starts or ends with white space, which containers such as property files
  /// strip.
  ///
  /// Content that no text can express is written as it is, and doesn't parse: an invalid name, U+0000,
  /// an expression with neither operand nor function, a matcher without selectors or variants.
  /// Neighbouring pieces of text become one piece after parsing.
  public func formatted() -> String {
    switch body {
    case .pattern(let pattern):
      var text = ""
      pattern.write(to: &text)
      if declarations.isEmpty, !Self.needsQuotes(text) { return text }
      return formattedDeclarations() + "{{" + text + "}}"
    case .select(let selectors, let variants):
      var text = formattedDeclarations() + ".match"
      for selector in selectors { text += " $" + selector.name }
      for variant in variants {
        text += "\n"
        for key in variant.keys { text += key.formatted() + " " }
        text += "{{"
        variant.pattern.write(to: &text)
        text += "}}"
      }
      return text
    }
  }

  private func formattedDeclarations() -> String {
    var text = ""
    for declaration in declarations {
      text += "." + declaration.kind.rawValue + " "
      if declaration.kind == .local { text += "$" + declaration.name + " = " }
      declaration.value.write(to: &text)
      text += "\n"
    }
    return text
  }

  /// Whether a pattern's text can't be a simple message.
  private static func needsQuotes(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, let last = text.unicodeScalars.last else {
      return false
    }
    if CharacterClass.isWhitespace(first.value) || CharacterClass.isWhitespace(last.value) {
      return true
    }
    // White space can't be first here, but a bidirectional mark can.
    let start = text.unicodeScalars.first {
      !CharacterClass.isBidirectionalMark($0.value) && !CharacterClass.isWhitespace($0.value)
    }
    return start == "."
  }
}

extension Pattern {
  /// Returns the pattern in the syntax of a message, without braces around it.
  public func formatted() -> String {
    var text = ""
    write(to: &text)
    return text
  }

  fileprivate func write(to text: inout String) {
    for element in elements {
      switch element {
      case .text(let part):
        text.appendEscaping(part.value, UInt8(ascii: "{"), UInt8(ascii: "}"))
      case .expression(let expression): expression.write(to: &text)
      case .markup(let markup): markup.write(to: &text)
      }
    }
  }
}

extension Expression {
  /// Returns the expression in the syntax of a message, braces included.
  public func formatted() -> String {
    var text = ""
    write(to: &text)
    return text
  }

  fileprivate func write(to text: inout String) {
    text += "{"
    if let operand { text += operand.formatted() }
    if let function {
      if operand != nil { text += " " }
      text += ":" + function.name
      function.options.write(to: &text)
    }
    attributes.write(to: &text)
    text += "}"
  }
}

extension Markup {
  fileprivate func write(to text: inout String) {
    text += kind == .close ? "{/" : "{#"
    text += name
    options.write(to: &text)
    attributes.write(to: &text)
    text += kind == .standalone ? " /}" : "}"
  }
}

extension [Option] {
  fileprivate func write(to text: inout String) {
    for option in self { text += " " + option.name + "=" + option.value.formatted() }
  }
}

extension [Attribute] {
  fileprivate func write(to text: inout String) {
    for attribute in self {
      text += " @" + attribute.name
      if let value = attribute.value { text += "=" + value.formatted() }
    }
  }
}

extension Operand {
  fileprivate func formatted() -> String {
    switch self {
    case .literal(let literal): literal.formatted()
    case .variable(let variable): "$" + variable.name
    }
  }
}

extension Variant.Key {
  /// Returns the key in the syntax of a message.
  package func formatted() -> String {
    switch self {
    case .literal(let literal): literal.formatted()
    case .catchAll: "*"
    }
  }
}

extension Literal {
  /// Returns the literal in the syntax of a message, in quotes if it needs them.
  ///
  /// A literal that starts with a combining mark gets quotes too. The mark would combine with the character
  /// before it. If that is `=`, a tool that normalizes text could make one character of the two.
  public func formatted() -> String {
    if CharacterClass.isUnquotedLiteral(value), !startsWithMark { return value }
    var text = "|"
    text.appendEscaping(value, UInt8(ascii: "|"), UInt8(ascii: "|"))
    text += "|"
    return text
  }

  private var startsWithMark: Bool {
    guard let first = value.unicodeScalars.first, !first.isASCII else { return false }
    switch first.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: return true
    default: return false
    }
  }
}

extension String {
  /// Appends a text with `\` before each `\` and each of two other characters of ASCII, which may be the same.
  fileprivate mutating func appendEscaping(_ text: String, _ first: UInt8, _ second: UInt8) {
    let bytes = Array(text.utf8)
    var (start, index) = (0, 0)
    // By stretches, because most texts have none of these characters.
    while index < bytes.count {
      let byte = bytes[index]
      if byte == first || byte == second || byte == UInt8(ascii: "\\") {
        self += String(decoding: bytes[start..<index], as: UTF8.self)
        self += "\\"
        start = index
      }
      index += 1
    }
    self += start == 0 ? text : String(decoding: bytes[start...], as: UTF8.self)
  }
}
