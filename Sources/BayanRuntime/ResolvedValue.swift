/// What an expression comes to: a value, and how it wants to be shown.
struct ResolvedValue {
  /// The value itself.
  enum Content {
    /// Text that lies in the pack.
    case literal(UnsafeRawBufferPointer)
    case string(String)
    case integer(Int, NumberOptions)
    case number(MessageNumber, NumberOptions)
    /// Nothing could be made of it; what is shown depends on the expression.
    case fallback
  }

  /// The direction an expression's text has, as far as it is known.
  enum Direction {
    case known(TextDirection)
    case unknown
  }

  var content: Content
  var direction = Direction.unknown
  /// Whether `u:dir` asks for isolation even where the directions agree.
  var isIsolated = false
  /// Whether the value came from `:string`, and so selects by text.
  var isStringSelector = false
  /// Whether a function annotates it, so that it may select.
  var isAnnotated = false

  static var fallback: ResolvedValue { ResolvedValue(content: .fallback) }

  var isFallback: Bool { if case .fallback = content { true } else { false } }
}
