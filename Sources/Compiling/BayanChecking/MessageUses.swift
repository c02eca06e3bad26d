package import BayanDiagnostics
package import BayanMessageSyntax

/// The uses of variables in a message.
///
/// `.local` variables are resolved to the arguments that they use.
package struct MessageUses: Sendable {
  /// The arguments that each variant in source order, or the only pattern, uses itself or by
  /// selectors and their declarations.
  package private(set) var variants: [Set<String>] = []

  /// The arguments that each variant, or the only pattern, uses itself.
  package private(set) var patterns: [Set<String>] = []

  /// All references to variables, in source order, the names of `.input` declarations included.
  package private(set) var references: [Variable] = []

  /// The names declared by `.local`.
  package private(set) var locals: Set<String> = []

  /// The arguments that each declared variable stands for.
  private var meanings: [String: Set<String>] = [:]

  package init(_ message: Message) {
    for declaration in message.declarations {
      if declaration.kind == .local { locals.insert(declaration.name) }
      let variables = declaration.value.variables
      references += variables
      var meaning = arguments(of: variables)
      if declaration.kind == .input { meaning.insert(declaration.name) }
      meanings[declaration.name] = meaning
    }
    switch message.body {
    case .pattern(let pattern):
      let variables = pattern.variables
      references += variables
      patterns = [arguments(of: variables)]
      self.variants = patterns
    case .select(let selectors, let variants):
      references += selectors
      let selected = arguments(of: selectors)
      for variant in variants {
        let variables = variant.pattern.variables
        references += variables
        let used = arguments(of: variables)
        patterns.append(used)
        self.variants.append(selected.union(used))
      }
    }
  }

  package var isEmpty: Bool { references.isEmpty }

  /// Returns the arguments that a variable stands for; itself without a declaration.
  package func arguments(of variable: String) -> Set<String> { meanings[variable] ?? [variable] }

  private func arguments(of variables: [Variable]) -> Set<String> {
    variables.reduce(into: []) { arguments, variable in
      if let meaning = meanings[variable.name] {
        arguments.formUnion(meaning)
      } else {
        arguments.insert(variable.name)
      }
    }
  }
}

extension Expression {
  package var variables: [Variable] {
    var variables: [Variable] = []
    if let variable = operand?.variable { variables.append(variable) }
    if let options = function?.options, !options.isEmpty {
      variables += options.compactMap(\.value.variable)
    }
    return variables
  }
}

extension Pattern {
  package var variables: [Variable] {
    var variables: [Variable] = []
    for element in elements {
      switch element {
      case .text: continue
      case .expression(let expression): variables += expression.variables
      case .markup(let markup): variables += markup.options.compactMap(\.value.variable)
      }
    }
    return variables
  }
}

extension Pattern.Text {
  /// Returns the span in the message of a range of UTF-8 bytes of ``value``.
  ///
  /// An escape shifts the bytes after it; then only the span of the whole text is known.
  package func span(of range: Range<Int>) -> SourceSpan {
    guard span.length == value.utf8.count else { return span }
    return SourceSpan(span.start + range.lowerBound, span.start + range.upperBound)
  }
}

extension Variant {
  /// The keys as written, with a space between them: `few *`.
  package var keyText: String { keys.map(\.text).joined(separator: " ") }
}
