extension Message {
  /// The patterns, in source order.
  package var patterns: [Pattern] {
    switch body {
    case .pattern(let pattern): [pattern]
    case .select(_, let variants): variants.map(\.pattern)
    }
  }
}

extension Pattern {
  /// The expressions in the patterns.
  package var expressions: [Expression] {
    elements.compactMap { if case .expression(let expression) = $0 { expression } else { nil } }
  }
}

extension Operand {
  package var variable: Variable? {
    if case .variable(let variable) = self { variable } else { nil }
  }
}
