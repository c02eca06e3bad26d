import BayanDiagnostics

extension MessageParser {
  /// Parses an expression after its `{` and the space, up to and with the `}`.
  ///
  /// - Grammar: `expression = literal-expression / variable-expression / function-expression`;
  ///   `literal-expression = "{" o literal [s function] *(s attribute) o "}"`;
  ///   `variable-expression = "{" o variable [s function] *(s attribute) o "}"`;
  ///   `function-expression = "{" o function *(s attribute) o "}"`
  /// - Recovery: Missing space is reported and ignored. If text follows and no `}` comes, the
  ///   expression ends before the text. At any other error the rest is skipped, up to and with the
  ///   `}`, and the parts before it are kept.
  /// - Parameter start: The offset of the `{`.
  /// - Returns: `nil` if there is neither an operand nor a function.
  mutating func parseExpression(from start: Int) -> Expression? {
    var operand: Operand?
    var function: Function?
    var attributes: [Attribute] = []
    // Flags are used, since comparing an optional with `nil` would copy its value.
    var (hasOperand, hasFunction) = (false, false)
    do throws(Abandoned) {
      operand = try parseOperand()
      if case .some = operand { hasOperand = true }
      while true {
        let end = index
        let isFirst = !hasOperand && !hasFunction
        let hasSpace = skipOptionalSpace() || isFirst
        if current == Byte.closeBrace {
          index += 1
          return Expression(
            operand: operand, function: function, attributes: attributes,
            span: SourceSpan(start, index))
        } else if current == Byte.colon, !hasFunction, attributes.isEmpty {
          if !hasSpace { reportMissingSpace(before: "':'") }
          function = try parseFunction()
          hasFunction = true
        } else if current == Byte.commercialAt {
          if !hasSpace { reportMissingSpace(before: "'@'") }
          attributes.append(try parseAttribute())
        } else if isAtTextAfterPlaceholder {
          throw reportMissingBrace(at: end, from: start)
        } else {
          let expression = Expression(
            operand: operand, function: function, attributes: attributes,
            span: SourceSpan(start, start))
          throw reportUnexpected(in: expression, from: start)
        }
      }
    } catch {
      if !error.isAtEnd { skipPlaceholder() }
    }
    guard hasOperand || hasFunction else { return nil }
    return Expression(
      operand: operand, function: function, attributes: attributes,
      span: SourceSpan(start, index))
  }

  /// Parses the operand, if the expression has one.
  ///
  /// - Returns: `nil` at the `:` of a function without an operand.
  /// - Throws: ``Abandoned`` where neither an operand nor a function starts.
  private mutating func parseOperand() throws(Abandoned) -> Operand? {
    switch current {
    case Byte.dollarSign: return .variable(try parseVariable())
    case Byte.colon: return nil
    default:
      if isAtLiteral { return .literal(parseLiteral()) }
      throw reportBadStart()
    }
  }

  private mutating func reportBadStart() -> Abandoned {
    switch current {
    case _ where isAtEnd: reportUnclosed(.unclosedExpression, at: currentSpan)
    case Byte.null: report(.nullCharacter, at: currentSpan)
    case Byte.closeBrace: report(.emptyExpression, at: currentSpan)
    case Byte.numberSign, Byte.solidus: report(.markupInDeclaration, at: currentSpan)
    case Byte.commercialAt: report(.attributeWithoutOperand, at: currentSpan)
    default: report(.badStart(describeCurrent()), at: currentSpan)
    }
    return Abandoned()
  }

  /// Reports an unexpected character, with the most likely cause.
  private mutating func reportUnexpected(in expression: Expression, from start: Int) -> Abandoned {
    let found = describeCurrent()
    if isAtEnd {
      reportUnclosed(.unclosedPlaceholder, at: SourceSpan(start, start + 1))
    } else if current == Byte.null {
      report(.nullCharacter, at: currentSpan)
    } else if current == Byte.openBrace {
      report(.unclosedPlaceholder, at: SourceSpan(start, start + 1))
    } else if current == Byte.colon, !expression.attributes.isEmpty {
      report(.afterAttribute("function"), at: currentSpan)
    } else if current == Byte.colon {
      report(.secondFunction, at: currentSpan)
    } else if isAtNameStart, !expression.attributes.isEmpty {
      report(.afterAttribute("option"), at: currentSpan)
    } else if isAtNameStart, case .literal? = expression.operand, expression.function == nil {
      report(.spaceInLiteral(found), at: currentSpan)
    } else if isAtNameStart, expression.function == nil {
      let message: Diagnostic.Message =
        isAtOption ? .optionWithoutFunction(found) : .textInPlaceholder(found)
      report(message, at: currentSpan)
    } else {
      report(.unexpected(found), at: currentSpan)
    }
    return Abandoned()
  }
}

// MARK: - Functions, options and attributes

extension MessageParser {
  /// Parses a function.
  ///
  /// - Grammar: `function = ":" identifier *(s option)`
  /// - Precondition: The cursor is at `:`.
  private mutating func parseFunction() throws(Abandoned) -> Function {
    let start = index
    index += 1
    let name = try parseIdentifier(after: ":")
    var end = index
    let options = try parseOptions(end: &end)
    return Function(name: name, options: options, span: SourceSpan(start, end))
  }

  /// Parses options while names follow.
  ///
  /// The space after the last option isn't read, since the next part may need it.
  ///
  /// - Grammar: `*(s option)`
  /// - Parameter end: Set to the offset after the last option, if there is one.
  mutating func parseOptions(end: inout Int) throws(Abandoned) -> [Option] {
    var options: [Option] = []
    while true {
      let beforeSpace = index
      let hasSpace = skipOptionalSpace()
      guard isAtNameStart, !isAtTextAfterPlaceholder else {
        index = beforeSpace
        return options
      }
      if !hasSpace { reportMissingSpace(before: "the option") }
      if !options.isEmpty { hasSeveralOptions = true }
      options.append(try parseOption())
      end = index
    }
  }

  /// Parses an option.
  ///
  /// - Grammar: `option = identifier o "=" o (literal / variable)`
  private mutating func parseOption() throws(Abandoned) -> Option {
    let start = index
    let name = try parseIdentifier(after: " ")
    let nameSpan = SourceSpan(start, index)
    skipOptionalSpace()
    guard current == Byte.equalsSign else {
      report(.optionWithoutValue(name), at: nameSpan)
      throw Abandoned()
    }
    index += 1
    skipOptionalSpace()
    let value: Operand
    if current == Byte.dollarSign {
      value = .variable(try parseVariable())
    } else if isAtLiteral {
      value = .literal(parseLiteral())
    } else {
      report(.missingOptionValue(name, found: describeCurrent()), at: currentSpan)
      throw Abandoned()
    }
    return Option(name: name, value: value, nameSpan: nameSpan, span: SourceSpan(start, index))
  }

  /// Parses an attribute.
  ///
  /// - Grammar: `attribute = "@" identifier [o "=" o literal]`
  /// - Precondition: The cursor is at `@`.
  mutating func parseAttribute() throws(Abandoned) -> Attribute {
    let start = index
    index += 1
    let name = try parseIdentifier(after: "@")
    let end = index
    skipOptionalSpace()
    guard current == Byte.equalsSign else {
      index = end
      return Attribute(name: name, value: nil, span: SourceSpan(start, end))
    }
    index += 1
    skipOptionalSpace()
    guard isAtLiteral else {
      let message: Diagnostic.Message =
        current == Byte.dollarSign
        ? .variableAttribute(name) : .missingAttributeValue(name, found: describeCurrent())
      report(message, at: currentSpan)
      throw Abandoned()
    }
    let value = parseLiteral()
    return Attribute(name: name, value: value, span: SourceSpan(start, index))
  }
}

extension Diagnostic.Message {
  static let unclosedPlaceholder: Self = "expected '}' to close the placeholder that starts here"

  static func afterAttribute(_ thing: Diagnostic.Message) -> Self {
    "expected no \(thing) after an attribute; move it before the first '@'"
  }

  fileprivate static let unclosedExpression: Self =
    "expected an operand or a function after '{'; write '\\{' for a brace in text"

  fileprivate static let emptyExpression: Self =
    "expected an operand or a function between '{' and '}'; write '\\{\\}' for braces in text"

  fileprivate static let markupInDeclaration: Self =
    "markup cannot be the value of a declaration; move it into a pattern"

  fileprivate static let attributeWithoutOperand: Self =
    "expected an operand or a function before the attribute"

  fileprivate static func badStart(_ found: Diagnostic.Message) -> Self {
    "expected a variable '$…', a function ':…' or a literal after '{', found \(found)"
  }

  fileprivate static let secondFunction: Self =
    "an expression can have only one function; declare the result of the first with '.local'"

  fileprivate static func spaceInLiteral(_ found: Diagnostic.Message) -> Self {
    "expected '}', ':' or '@' after the literal, found \(found); quote words as in '|two words|'"
  }

  fileprivate static func optionWithoutFunction(_ found: Diagnostic.Message) -> Self {
    "expected a function ':…' before the option, found \(found)"
  }

  fileprivate static func textInPlaceholder(_ found: Diagnostic.Message) -> Self {
    "expected '}' or a function ':…' after the variable, found \(found); text goes outside '{…}'"
  }

  fileprivate static func unexpected(_ found: Diagnostic.Message) -> Self {
    "expected '}' to close the placeholder, found \(found)"
  }

  fileprivate static func optionWithoutValue(_ name: String) -> Self {
    "expected '=' and a value after the option '\(abbreviated(name))'"
  }

  fileprivate static func missingOptionValue(_ name: String, found: Diagnostic.Message) -> Self {
    "expected a literal or a variable after '\(abbreviated(name))=', found \(found)"
  }

  fileprivate static func variableAttribute(_ name: String) -> Self {
    "the value of the attribute '@\(abbreviated(name))' must be a literal, not a variable"
  }

  fileprivate static func missingAttributeValue(_ name: String, found: Diagnostic.Message) -> Self {
    "expected a literal after '@\(abbreviated(name))=', found \(found)"
  }
}
