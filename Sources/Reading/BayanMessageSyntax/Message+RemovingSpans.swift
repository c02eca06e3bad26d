import BayanDiagnostics

extension Message {
  /// Returns the same message with empty spans, for comparing the content of two texts.
  ///
  /// Canonically equivalent texts are then equal too, as Swift strings are.
  package func removingSpans() -> Message {
    let body: Body =
      switch self.body {
      case .pattern(let pattern): .pattern(pattern.removingSpans())
      case .select(let selectors, let variants):
        .select(
          selectors: selectors.map { Variable(name: $0.name, span: .none) },
          variants: variants.map {
            Variant(
              keys: $0.keys.map { $0.removingSpans() }, pattern: $0.pattern.removingSpans(),
              span: .none)
          })
      }
    let declarations = declarations.map {
      Declaration(
        kind: $0.kind, name: $0.name, nameSpan: .none, value: $0.value.removingSpans(),
        span: .none)
    }
    return Message(declarations: declarations, body: body)
  }
}

extension SourceSpan {
  fileprivate static let none = SourceSpan(0, 0)
}

extension Pattern {
  fileprivate func removingSpans() -> Pattern {
    let elements = elements.map { element -> Element in
      switch element {
      case .text(let text): .text(Text(value: text.value, span: .none))
      case .expression(let expression): .expression(expression.removingSpans())
      case .markup(let markup):
        .markup(
          Markup(
            kind: markup.kind, name: markup.name, options: markup.options.removingSpans(),
            attributes: markup.attributes.removingSpans(), span: .none))
      }
    }
    return Pattern(elements: elements, span: .none)
  }
}

extension Expression {
  fileprivate func removingSpans() -> Expression {
    Expression(
      operand: operand?.removingSpans(),
      function: function.map {
        Function(name: $0.name, options: $0.options.removingSpans(), span: .none)
      },
      attributes: attributes.removingSpans(), span: .none)
  }
}

extension Operand {
  fileprivate func removingSpans() -> Operand {
    switch self {
    case .literal(let literal): .literal(Literal(value: literal.value, span: .none))
    case .variable(let variable): .variable(Variable(name: variable.name, span: .none))
    }
  }
}

extension [Option] {
  fileprivate func removingSpans() -> [Option] {
    map {
      Option(name: $0.name, value: $0.value.removingSpans(), nameSpan: .none, span: .none)
    }
  }
}

extension [Attribute] {
  fileprivate func removingSpans() -> [Attribute] {
    map { attribute in
      Attribute(
        name: attribute.name,
        value: attribute.value.map { Literal(value: $0.value, span: .none) }, span: .none)
    }
  }
}

extension Variant.Key {
  fileprivate func removingSpans() -> Variant.Key {
    switch self {
    case .literal(let literal): .literal(Literal(value: literal.value, span: .none))
    case .catchAll: .catchAll(.none)
    }
  }
}
