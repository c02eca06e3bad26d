/// A part of a formatted message: text, markup, a value, or a fallback.
///
/// The joined texts of the parts are the formatted string; markup has no text.
public enum FormattedPart: Hashable, Sendable {
  /// Text of the pattern.
  case text(String)
  /// An isolate around a value: U+2066, U+2067 or U+2068 before the value, and U+2069 after it.
  case bidiIsolation(String)
  case markup(Markup)
  case value(Value)
  /// The fallback of an expression that can't be resolved, without braces: `$name`.
  case fallback(source: String)

  /// A markup placeholder, which appears only in parts.
  public struct Markup: Hashable, Sendable {
    /// The kind of a markup placeholder; packs have the raw values.
    public enum Kind: Int, Sendable {
      case open
      case standalone
      case close
    }

    public var kind: Kind
    public var name: String
    /// The value of `u:id`.
    public var id: String?
    /// The resolved options in source order.
    public var options: [Option]
  }

  /// An option of markup.
  public struct Option: Hashable, Sendable {
    public var name: String
    public var value: MessageValue
  }

  /// A formatted value.
  public struct Value: Hashable, Sendable {
    /// `string`, `number`, or the type from a registered function.
    public var type: String
    public var text: String
    public var locale: LocaleTag
    /// The direction, if known.
    public var direction: TextDirection?
    /// The value of `u:id`.
    public var id: String?
    /// The pieces of the text; empty for strings.
    public var pieces: [Piece]
  }

  /// A piece of a value's text, such as the `fraction` of a number.
  public struct Piece: Hashable, Sendable {
    /// The kind, by its name in ECMA-402: `integer`, `group`, `decimal`, `minusSign`.
    public var type: String
    public var text: String

    public init(type: String, text: String) {
      self.type = type
      self.text = text
    }
  }
}
