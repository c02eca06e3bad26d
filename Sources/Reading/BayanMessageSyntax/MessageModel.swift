public import BayanDiagnostics

/// A message in the standard's data model, with the span of each part.
///
/// Spans are UTF-8 byte offsets into the message's own text, not into the file
/// that holds it.
public struct Message: Hashable, Sendable {
  /// The body of a message: one pattern, or a matcher that chooses one of several.
  public enum Body: Hashable, Sendable {
    /// A single pattern.
    case pattern(Pattern)
    /// A matcher.
    case select(selectors: [Variable], variants: [Variant])
  }

  /// The declarations in source order.
  public var declarations: [Declaration]

  /// The pattern or the matcher.
  public var body: Body

  /// Creates a message.
  public init(declarations: [Declaration], body: Body) {
    self.declarations = declarations
    self.body = body
  }
}

/// `.input {$x …}` or `.local $x = {…}`.
public struct Declaration: Hashable, Sendable {
  /// The two kinds.
  public enum Kind: String, Sendable {
    case input
    case local
  }

  public var kind: Kind
  /// The variable declared, without `$`.
  public var name: String
  /// The span of the variable, `$` included.
  public var nameSpan: SourceSpan
  /// The value; for `.input` its operand is the variable itself.
  public var value: Expression
  public var span: SourceSpan

  public init(
    kind: Kind, name: String, nameSpan: SourceSpan, value: Expression, span: SourceSpan
  ) {
    self.kind = kind
    self.name = name
    self.nameSpan = nameSpan
    self.value = value
    self.span = span
  }
}

/// A sequence of text, placeholders and markup.
public struct Pattern: Hashable, Sendable {
  /// One part of a pattern.
  public enum Element: Hashable, Sendable {
    case text(Text)
    // Text is most of a message; the other cases are indirect so that text takes no room for them.
    indirect case expression(Expression)
    indirect case markup(Markup)
  }

  /// Literal text, escapes decoded; never empty.
  public struct Text: Hashable, Sendable {
    public var value: String
    public var span: SourceSpan

    public init(value: String, span: SourceSpan) {
      self.value = value
      self.span = span
    }
  }

  public var elements: [Element]
  /// The text between the braces of a quoted pattern, or the whole simple message.
  public var span: SourceSpan

  public init(elements: [Element], span: SourceSpan) {
    self.elements = elements
    self.span = span
  }
}

/// `{$n :integer minimumIntegerDigits=2 @note}`: an operand, a function, or both.
public struct Expression: Hashable, Sendable {
  public var operand: Operand?
  public var function: Function?
  public var attributes: [Attribute]
  /// The span, braces included.
  public var span: SourceSpan

  public init(
    operand: Operand?, function: Function?, attributes: [Attribute], span: SourceSpan
  ) {
    self.operand = operand
    self.function = function
    self.attributes = attributes
    self.span = span
  }
}

/// The operand of a function, or the value of an option.
public enum Operand: Hashable, Sendable {
  case literal(Literal)
  case variable(Variable)

  public var span: SourceSpan {
    switch self {
    case .literal(let literal): literal.span
    case .variable(let variable): variable.span
    }
  }
}

/// A literal with its quotes removed and its escapes decoded.
public struct Literal: Hashable, Sendable {
  public var value: String
  /// The span, quotes included.
  public var span: SourceSpan

  public init(value: String, span: SourceSpan) {
    self.value = value
    self.span = span
  }
}

/// A reference to a variable.
public struct Variable: Hashable, Sendable {
  /// The name, without `$` and without bidirectional marks around it.
  public var name: String
  /// The span, `$` included.
  public var span: SourceSpan

  public init(name: String, span: SourceSpan) {
    self.name = name
    self.span = span
  }
}

/// A call of a function: `:number select=ordinal`.
public struct Function: Hashable, Sendable {
  /// The identifier without `:`, with its namespace if it has one (`ns:name`).
  public var name: String
  public var options: [Option]
  public var span: SourceSpan

  public init(name: String, options: [Option], span: SourceSpan) {
    self.name = name
    self.options = options
    self.span = span
  }
}

/// `name=value`.
public struct Option: Hashable, Sendable {
  public var name: String
  public var value: Operand
  public var nameSpan: SourceSpan
  public var span: SourceSpan

  public init(name: String, value: Operand, nameSpan: SourceSpan, span: SourceSpan) {
    self.name = name
    self.value = value
    self.nameSpan = nameSpan
    self.span = span
  }
}

/// `@name` or `@name=value`; without influence on the formatted text.
public struct Attribute: Hashable, Sendable {
  public var name: String
  public var value: Literal?
  public var span: SourceSpan

  public init(name: String, value: Literal?, span: SourceSpan) {
    self.name = name
    self.value = value
    self.span = span
  }
}

/// `{#b}`, `{#img /}` or `{/b}`.
public struct Markup: Hashable, Sendable {
  public enum Kind: String, Sendable {
    case open
    case standalone
    case close
  }

  public var kind: Kind
  /// The identifier, with its namespace if it has one.
  public var name: String
  public var options: [Option]
  public var attributes: [Attribute]
  public var span: SourceSpan

  public init(
    kind: Kind, name: String, options: [Option], attributes: [Attribute], span: SourceSpan
  ) {
    self.kind = kind
    self.name = name
    self.options = options
    self.attributes = attributes
    self.span = span
  }
}

/// One variant of a matcher: the keys, and the pattern chosen if they match.
public struct Variant: Hashable, Sendable {
  /// A literal, or `*` for all values that no literal matches.
  public enum Key: Hashable, Sendable {
    case literal(Literal)
    case catchAll(SourceSpan)

    public var span: SourceSpan {
      switch self {
      case .literal(let literal): literal.span
      case .catchAll(let span): span
      }
    }
  }

  public var keys: [Key]
  public var pattern: Pattern
  public var span: SourceSpan

  public init(keys: [Key], pattern: Pattern, span: SourceSpan) {
    self.keys = keys
    self.pattern = pattern
    self.span = span
  }
}
