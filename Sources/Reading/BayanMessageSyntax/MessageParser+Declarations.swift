import BayanDiagnostics

extension MessageParser {
  /// Parses an input declaration.
  ///
  /// - Grammar: `input-declaration = input o variable-expression`
  /// - Recovery: Without an expression on a variable there is no declaration; the parser continues
  ///   at the next keyword or `{{`.
  /// - Precondition: The cursor is at `.input`.
  mutating func parseInputDeclaration() -> Declaration? {
    let start = index
    index += 6
    skipOptionalSpace()
    guard current == Byte.openBrace, !isAtDoubleBrace else {
      report(.inputWithoutExpression(found: describeCurrent()), at: currentSpan)
      skipToDeclarationOrBody()
      return nil
    }
    let brace = index
    index += 1
    skipOptionalSpace()
    guard current == Byte.dollarSign || isAtEnd else {
      report(.inputWithoutVariable(found: describeCurrent()), at: currentSpan)
      skipPlaceholder()
      return nil
    }
    guard let value = parseExpression(from: brace), case .variable(let variable)? = value.operand
    else { return nil }
    return Declaration(
      kind: .input, name: variable.name, nameSpan: variable.span, value: value,
      span: SourceSpan(start, index))
  }

  /// Parses a local declaration.
  ///
  /// - Grammar: `local-declaration = local s variable o "=" o expression`
  /// - Recovery: A missing space, `$` or `=` is reported and read past; else as for `.input`.
  /// - Precondition: The cursor is at `.local`.
  mutating func parseLocalDeclaration() -> Declaration? {
    let start = index
    index += 6
    let hasSpace = skipOptionalSpace()
    guard let variable = parseDeclaredVariable(hasSpace: hasSpace) else {
      skipToDeclarationOrBody()
      return nil
    }
    skipOptionalSpace()
    if current == Byte.equalsSign {
      index += 1
      skipOptionalSpace()
    } else {
      report(.missingEqualsSign(variable.name, found: describeCurrent()), at: currentSpan)
    }
    guard current == Byte.openBrace, !isAtDoubleBrace else {
      // After a missing '=' a further error most likely has the same cause.
      if bytes[variable.span.end..<index].contains(Byte.equalsSign) {
        report(.localWithoutExpression(variable.name, found: describeCurrent()), at: currentSpan)
      }
      skipToDeclarationOrBody()
      return nil
    }
    let brace = index
    index += 1
    skipOptionalSpace()
    guard let value = parseExpression(from: brace) else { return nil }
    return Declaration(
      kind: .local, name: variable.name, nameSpan: variable.span, value: value,
      span: SourceSpan(start, index))
  }

  private mutating func parseDeclaredVariable(hasSpace: Bool) -> Variable? {
    let start = index
    if current == Byte.dollarSign {
      if !hasSpace { reportMissingSpace(before: "'$'") }
      return try? parseVariable()
    }
    if let name = parseName() {
      let span = SourceSpan(start, index)
      report(.missingDollarSign(name), at: span)
      return Variable(name: name, span: span)
    }
    report(.localWithoutVariable(found: describeCurrent()), at: currentSpan)
    return nil
  }
}

extension Diagnostic.Message {
  fileprivate static func inputWithoutExpression(found: Diagnostic.Message) -> Self {
    "expected an expression such as '{$count :integer}' after '.input', found \(found)"
  }

  fileprivate static func inputWithoutVariable(found: Diagnostic.Message) -> Self {
    "expected a variable '$…' after '.input {', found \(found)"
  }

  fileprivate static func localWithoutVariable(found: Diagnostic.Message) -> Self {
    "expected a variable '$…' after '.local', found \(found)"
  }

  fileprivate static func missingDollarSign(_ name: String) -> Self {
    "expected a variable after '.local'; write '$\(abbreviated(name))'"
  }

  fileprivate static func missingEqualsSign(_ name: String, found: Diagnostic.Message) -> Self {
    "expected '=' after '.local $\(abbreviated(name))', found \(found)"
  }

  fileprivate static func localWithoutExpression(_ name: String, found: Diagnostic.Message) -> Self
  {
    """
    expected an expression in '{…}' as the value of '$\(abbreviated(name))', found \(found)
    """
  }
}
