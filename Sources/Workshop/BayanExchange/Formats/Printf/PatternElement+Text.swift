import BayanMessageSyntax

extension Pattern.Element {
  /// The markup that it is.
  var markup: Markup? { if case .markup(let markup) = self { markup } else { nil } }

  /// Whether it is anything but text.
  var isPlaceholder: Bool { if case .text = self { false } else { true } }

  /// `{|Wi-Fi|}`, which is shown as it is.
  var isPlainLiteral: Bool {
    guard case .expression(let expression) = self, case .literal? = expression.operand else {
      return false
    }
    return expression.function == nil
  }

  /// The text, or that of a plain literal.
  var plainText: String {
    switch self {
    case .text(let text): return text.value
    case .expression(let expression):
      if case .literal(let literal)? = expression.operand { return literal.value }
      return ""
    case .markup: return ""
    }
  }
}
