extension Diagnostic {
  /// The text of a diagnostic: lower case, no full stop, the thing named in quotes.
  ///
  /// Each rule keeps its texts in one `fileprivate` extension at the end of its file. A text is an
  /// English string literal. The message keeps the literal's pattern and its values apart, so that
  /// other languages can look the pattern up where a diagnostic is shown.
  public struct Message: Sendable, ExpressibleByStringInterpolation, CustomStringConvertible {
    /// The literal's text, with ``mark`` in the place of each value.
    package let pattern: String

    /// The values, in the order of their marks.
    package let values: [Value]

    /// The character that stands for a value: U+FFFC OBJECT REPLACEMENT CHARACTER.
    package static let mark: Unicode.Scalar = "\u{FFFC}"

    /// A value of a message.
    package enum Value: Hashable, Sendable {
      /// A text that is the same in all languages: a name from a file, a part of a message, code.
      case text(String)
      /// A text in quotes; it has at most ``Quoted/limit`` characters.
      case quoted(String)
      /// Names, each in quotes.
      case list([String])
      /// Names of which one is possible, each in quotes.
      case choices([String])
      /// A number.
      case integer(Int)
      /// The English words for a count, whose pattern has them for one and for others.
      case words(String, count: Int)
      /// A part of the sentence with a pattern of its own; the empty message if it is left out.
      case phrase(Message)
    }

    /// Creates a message from a text that has no pattern, such as one of the system.
    package init(_ text: String) {
      pattern = String(Self.mark)
      values = [.text(text)]
    }

    private init(pattern: String, values: [Value]) {
      self.pattern = pattern
      self.values = values
    }

    public init(stringLiteral value: String) {
      pattern = value
      values = []
    }

    public init(stringInterpolation: StringInterpolation) {
      pattern = stringInterpolation.pattern
      values = stringInterpolation.values
    }

    /// The text in English.
    public var description: String {
      guard !values.isEmpty else { return pattern }
      var text = ""
      var next = 0
      for scalar in pattern.unicodeScalars {
        if scalar == Self.mark, next < values.count {
          text += values[next].english
          next += 1
        } else {
          text.unicodeScalars.append(scalar)
        }
      }
      return text
    }

    /// Returns the message with changed names and texts, in its parts too.
    package func mappingTexts(_ change: (String) -> String) -> Self {
      let changed = values.map { value -> Value in
        switch value {
        case .text(let text): .text(change(text))
        case .quoted(let text): .quoted(change(text))
        case .list(let names): .list(names.map(change))
        case .choices(let names): .choices(names.map(change))
        case .integer, .words: value
        case .phrase(let part): .phrase(part.mappingTexts(change))
        }
      }
      return Self(pattern: pattern, values: changed)
    }

    /// Whether the pattern has words, which other languages have to translate.
    package var hasWords: Bool {
      pattern.unicodeScalars.contains { $0 != Self.mark && $0.properties.isAlphabetic }
    }

    /// Whether the message is a text in quotes alone.
    package var quotesText: Bool {
      if values.count == 1, !hasWords, case .quoted = values[0] { true } else { false }
    }

    /// Whether the message has no text, as a part that is left out.
    package var isEmpty: Bool { pattern.isEmpty }
  }
}

extension Diagnostic.Message: Hashable {
  /// Compares the English texts: a text that was read from a file equals the message that wrote it.
  public static func == (a: Self, b: Self) -> Bool {
    (a.pattern == b.pattern && a.values == b.values) || a.description == b.description
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}

extension Diagnostic.Message {
  /// The pattern and the values of a literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var pattern = ""
    fileprivate var values: [Value] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      pattern.reserveCapacity(literalCapacity + 3 * interpolationCount)
      values.reserveCapacity(interpolationCount)
    }

    public mutating func appendLiteral(_ literal: String) { pattern += literal }

    private mutating func append(_ value: Value) {
      pattern.unicodeScalars.append(Diagnostic.Message.mark)
      values.append(value)
    }

    /// Adds a text that is the same in all languages.
    public mutating func appendInterpolation(_ text: String) { append(.text(text)) }

    /// Adds the description of a value that is the same in all languages.
    public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      append(.text(value.description))
    }

    /// Adds a number.
    public mutating func appendInterpolation(_ number: Int) { append(.integer(number)) }

    /// Adds a part of the sentence; it may be empty.
    public mutating func appendInterpolation(_ phrase: Diagnostic.Message) {
      append(.phrase(phrase))
    }

    /// Adds a part of the sentence that is written here: `\(phrase: isLast ? "" : ", or more")`.
    public mutating func appendInterpolation(phrase: Diagnostic.Message) { append(.phrase(phrase)) }

    /// Adds English words for one, or for another number: `\(keys.count, "key", "keys")`.
    public mutating func appendInterpolation(_ count: Int, _ one: String, _ other: String) {
      append(.words(count == 1 ? one : other, count: count))
    }

    package mutating func appendInterpolation(_ name: Quoted) { append(.quoted(name.text)) }

    package mutating func appendInterpolation(_ names: QuotedList) {
      append(names.isChoice ? .choices(names.names) : .list(names.names))
    }
  }
}

extension Diagnostic.Message.Value {
  /// The value in an English text.
  fileprivate var english: String {
    switch self {
    case .text(let text), .words(let text, count: _): text
    case .quoted(let text): "'\(text)'"
    case .list(let names): QuotedList(names).description
    case .choices(let names): QuotedList(names, isChoice: true).description
    case .integer(let number): "\(number)"
    case .phrase(let message): message.description
    }
  }
}
