import BayanDiagnostics
import BayanMessageSyntax
import BayanSupport

/// The semantic tokens of a message, in source order and without overlap.
///
/// The words of the message have no token: the editor's own grammar colours them as a string.
struct MessageTokens {
  /// The types of the protocol in use, in the order of their numbers.
  enum Kind: Int, CaseIterable {
    case keyword
    case variable
    case function
    case property
    case string
    case number
    case enumMember
    case type
    case decorator

    var name: String { "\(self)" }
  }

  struct Token: Equatable {
    var kind: Kind
    /// The span of the token in the message's text.
    var span: SourceSpan
  }

  private(set) var tokens: [Token] = []
  private let bytes: [UInt8]

  init(_ text: String) {
    bytes = Array(text.utf8)
    let message = ParsedMessage.parse(text).message
    for declaration in message.declarations {
      add(.keyword, declaration.span.start, length: 1 + declaration.kind.rawValue.utf8.count)
      if declaration.kind == .local { add(.variable, declaration.nameSpan) }
      add(declaration.value)
    }
    switch message.body {
    case .pattern(let pattern): add(pattern)
    case .select(let selectors, let variants):
      if let first = selectors.first, let start = start(of: ".match", before: first.span.start) {
        add(.keyword, start, length: 6)
      }
      for selector in selectors { add(.variable, selector.span) }
      for variant in variants {
        for key in variant.keys { add(key) }
        add(variant.pattern)
      }
    }
    tokens.sort { $0.span.start < $1.span.start }
  }

  private mutating func add(_ kind: Kind, _ span: SourceSpan) {
    tokens.append(Token(kind: kind, span: span))
  }

  private mutating func add(_ kind: Kind, _ start: Int, length: Int) {
    add(kind, SourceSpan(start, start + length))
  }

  private mutating func add(_ pattern: Pattern) {
    for element in pattern.elements {
      switch element {
      case .text: break
      case .expression(let expression): add(expression)
      case .markup(let markup):
        // Markup begins with `{`, optional white space, and `#` or `/`.
        let mark = markup.kind == .close ? UInt8(ascii: "/") : UInt8(ascii: "#")
        if let start = bytes[markup.span.range].firstIndex(of: mark) {
          add(.type, start, length: nameLength(after: start))
        }
        add(markup.options)
        add(markup.attributes)
      }
    }
  }

  private mutating func add(_ expression: Expression) {
    if let operand = expression.operand { add(operand) }
    if let function = expression.function {
      add(.function, function.span.start, length: nameLength(after: function.span.start))
      add(function.options)
    }
    add(expression.attributes)
  }

  private mutating func add(_ options: [Option]) {
    for option in options {
      add(.property, option.nameSpan)
      add(option.value)
    }
  }

  private mutating func add(_ attributes: [Attribute]) {
    for attribute in attributes {
      add(.decorator, attribute.span.start, length: nameLength(after: attribute.span.start))
      if let value = attribute.value { add(Operand.literal(value)) }
    }
  }

  private mutating func add(_ operand: Operand) {
    switch operand {
    case .variable(let variable): add(.variable, variable.span)
    case .literal(let literal): add(isNumber(literal) ? .number : .string, literal.span)
    }
  }

  private mutating func add(_ key: Variant.Key) {
    switch key {
    case .catchAll(let span): add(.keyword, span)
    case .literal(let literal): add(isNumber(literal) ? .number : .enumMember, literal.span)
    }
  }

  private func isNumber(_ literal: Literal) -> Bool {
    let first = literal.value.utf8.first { $0 != UInt8(ascii: "-") }
    return first.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } == true
      && Double(literal.value) != nil
  }

  /// The characters of names beside letters and digits, with the `:` of namespaces.
  private static let marksInNames = Array("_-.+:".utf8)

  /// Returns the length of a sign and the name after it.
  private func nameLength(after start: Int) -> Int {
    1
      + bytes[(start + 1)...].prefix {
        $0 >= 0x80 || $0.isASCIIAlphanumeric || Self.marksInNames.contains($0)
      }.count
  }

  private func start(of word: String, before end: Int) -> Int? {
    let word = Array(word.utf8)
    guard end >= word.count, end <= bytes.count else { return nil }
    return (0...(end - word.count)).last { bytes[$0..<$0 + word.count].elementsEqual(word) }
  }
}
