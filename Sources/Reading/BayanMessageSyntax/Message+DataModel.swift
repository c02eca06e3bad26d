import BayanDiagnostics

extension Message {
  /// Returns the data model errors of a message whose syntax is right, in source order.
  ///
  /// A missing fallback comes last: only a message's end shows it.
  ///
  /// Names and keys are compared as Swift strings, which is equivalent to comparing their NFC forms. One
  /// cause is one diagnostic. A variant with too many keys isn't also a duplicate, and a declaration that
  /// is reported as a duplicate still counts as the annotation of its variable.
  ///
  /// - Source: MessageFormat 2.0, LDML 48.2, `spec/errors.md`, "Data Model Errors".
  public func dataModelDiagnostics() -> [MessageDiagnostic] {
    dataModelDiagnostics(hasSeveralOptions: true)
  }

  /// Returns the same diagnostics for callers that know whether any function has more than one option.
  ///
  /// The checks read elements of arrays in place. A loop over the elements would copy each, and count
  /// references to all its parts.
  func dataModelDiagnostics(hasSeveralOptions: Bool) -> [MessageDiagnostic] {
    var checker = DataModelChecker()
    if !declarations.isEmpty { checker.checkDeclarations(declarations) }
    if hasSeveralOptions { checker.checkOptions(of: self) }
    if case .select(let selectors, let variants) = body {
      checker.checkAnnotations(of: selectors, declarations: declarations)
      checker.checkVariants(variants, selectors: selectors)
    }
    let missing = checker.missingFallback.map { [$0] } ?? []
    guard checker.diagnostics.count > 1 else { return checker.diagnostics + missing }
    let ordered = checker.diagnostics.enumerated().sorted {
      ($0.element.span.start, $0.offset) < ($1.element.span.start, $1.offset)
    }
    return Array(ordered.map(\.element).prefix(MessageLimits.diagnostics - missing.count)) + missing
  }
}

/// The checks of the data model and their diagnostics.
private struct DataModelChecker {
  var diagnostics: [MessageDiagnostic] = []
  var missingFallback: MessageDiagnostic?

  private mutating func report(
    _ rule: RuleID, _ message: Diagnostic.Message, at span: SourceSpan,
    notes: [Diagnostic.Note] = []
  ) {
    diagnostics.append(.init(rule: rule, message: message, span: span, notes: notes))
  }

  // MARK: Declarations

  /// The first mention of a variable.
  private struct Mention {
    var span: SourceSpan
    var isDeclaration: Bool
  }

  /// Checks that no variable is declared twice, after its use, or by itself.
  mutating func checkDeclarations(_ declarations: [Declaration]) {
    var mentions = FirstMentions<String, Mention>(upTo: declarations.count - 1)
    for index in declarations.indices {
      let name = declarations[index].name
      let used = variables(in: declarations[index])
      if let earlier = mentions[name] {
        report(
          "duplicate-declaration",
          earlier.isDeclaration ? .redeclared(name) : .declaredAfterUse(name),
          at: declarations[index].nameSpan,
          notes: [
            Diagnostic.Note(
              earlier.isDeclaration ? "first declared here" : "used here", span: earlier.span)
          ])
      } else if let itself = used.first(where: { $0.name == name }) {
        report(
          "duplicate-declaration", .declaredByItself(name), at: declarations[index].nameSpan,
          notes: [Diagnostic.Note("used here", span: itself.span)])
      }
      // Nothing is looked up after the last declaration.
      guard index + 1 < declarations.count else { return }
      let first = Mention(span: declarations[index].nameSpan, isDeclaration: true)
      if mentions[name]?.isDeclaration != true { mentions.note(first, for: name) }
      for variable in used where mentions[variable.name] == nil {
        mentions.note(Mention(span: variable.span, isDeclaration: false), for: variable.name)
      }
    }
  }

  /// Returns the variables that a declaration uses, without the operand of `.input`, which it declares.
  private func variables(in declaration: Declaration) -> [Variable] {
    var variables: [Variable] = []
    if declaration.kind == .local, case .variable(let variable)? = declaration.value.operand {
      variables.append(variable)
    }
    for option in declaration.value.function?.options ?? [] {
      if case .variable(let variable) = option.value { variables.append(variable) }
    }
    return variables
  }

  // MARK: Options

  /// Checks the options of all functions.
  mutating func checkOptions(of message: Message) {
    for declaration in message.declarations {
      checkOptions(declaration.value.function?.options ?? [])
    }
    switch message.body {
    case .pattern(let pattern): checkOptions(in: pattern)
    case .select(_, let variants):
      for variant in variants { checkOptions(in: variant.pattern) }
    }
  }

  private mutating func checkOptions(in pattern: Pattern) {
    for element in pattern.elements {
      switch element {
      // The standard allows repeated options of markup: in its mapping of options the last of a name stays.
      case .text, .markup: break
      case .expression(let expression): checkOptions(expression.function?.options ?? [])
      }
    }
  }

  /// Checks that no option of a function is repeated.
  private mutating func checkOptions(_ options: [Option]) {
    guard options.count > 1 else { return }
    var firsts = FirstMentions<String, SourceSpan>(upTo: options.count)
    for option in options {
      if let first = firsts[option.name] {
        report(
          "duplicate-option-name", .duplicateOption(option.name), at: option.nameSpan,
          notes: [Diagnostic.Note("first given here", span: first)])
      } else {
        firsts.note(option.nameSpan, for: option.name)
      }
    }
  }

  // MARK: Matchers

  /// Checks that each selector leads to a declaration with a function.
  mutating func checkAnnotations(of selectors: [Variable], declarations: [Declaration]) {
    // Most selectors are declared with a function. Only the others need the list of declarations.
    var unknown: [Variable] = []
    for selector in selectors {
      let isAnnotated = declarations.indices.contains {
        declarations[$0].value.hasFunction && declarations[$0].name == selector.name
      }
      if !isAnnotated { unknown.append(selector) }
    }
    guard !unknown.isEmpty else { return }
    var places = FirstMentions<String, Int>(upTo: declarations.count)
    for index in declarations.indices {
      let name = declarations[index].name
      if places[name] == nil || declarations[index].value.hasFunction {
        places.note(index, for: name)
      }
    }
    for selector in unknown where !isAnnotated(selector, declarations, places) {
      report(
        "missing-selector-annotation",
        places[selector.name] == nil ? .undeclared(selector.name) : .unannotated(selector.name),
        at: selector.span)
    }
  }

  private func isAnnotated(
    _ selector: Variable, _ declarations: [Declaration], _ places: FirstMentions<String, Int>
  ) -> Bool {
    var name = selector.name
    // A chain with more links than there are declarations goes in a circle.
    for _ in 0...places.count {
      guard let place = places[name] else { return false }
      let value = declarations[place].value
      if value.hasFunction { return true }
      guard case .variable(let next)? = value.operand else { return false }
      name = next.name
    }
    return false
  }

  /// Checks the number of keys, the variant of `*` only, and that no keys are repeated.
  mutating func checkVariants(_ variants: [Variant], selectors: [Variable]) {
    var hasFallback = false
    var firsts = FirstMentions<Keys, SourceSpan>(upTo: variants.count)
    for index in variants.indices {
      let keys = variants[index].keys
      // The length doesn't matter: a fallback with a wrong number of `*` exists, and only its keys are wrong.
      if keys.allSatisfy(\.isCatchAll) { hasFallback = true }
      let span = variants[index].keysSpan
      guard keys.count == selectors.count else {
        report(
          "variant-key-mismatch", .keyMismatch(keys: keys.count, selectors: selectors.count),
          at: span)
        continue
      }
      if let first = firsts[Keys(keys)] {
        report(
          "duplicate-variant", .duplicateVariant(variants[index]), at: span,
          notes: [Diagnostic.Note("first given here", span: first)])
      } else {
        firsts.note(span, for: Keys(keys))
      }
    }
    if !hasFallback, let first = selectors.first, let last = selectors.last {
      missingFallback = MessageDiagnostic(
        rule: "missing-fallback-variant", message: .missingFallback(count: selectors.count),
        span: SourceSpan(
          min(first.span.start, last.span.start), max(first.span.end, last.span.end)))
    }
  }

  /// A variant's keys without their places, for comparison.
  private struct Keys: Hashable {
    private let keys: [Variant.Key]

    init(_ keys: [Variant.Key]) { self.keys = keys }

    static func == (a: Keys, b: Keys) -> Bool {
      a.keys.elementsEqual(b.keys) { $0.value == $1.value }
    }

    func hash(into hasher: inout Hasher) {
      for key in keys { hasher.combine(key.value) }
    }
  }
}

extension Expression {
  /// Whether there is a function; comparing the function with `nil` would copy it.
  fileprivate var hasFunction: Bool {
    if case .some = function { true } else { false }
  }
}

extension Variant.Key {
  /// The literal's value; `nil` for `*`.
  package var value: String? { if case .literal(let literal) = self { literal.value } else { nil } }

  /// The key as readers write it: `few`, `0`, `*`.
  package var text: String { value ?? "*" }

  fileprivate var isCatchAll: Bool { value == nil }
}

extension Variant {
  /// The stretch from the first key to the last.
  fileprivate var keysSpan: SourceSpan {
    guard let first = keys.first?.span, let last = keys.last?.span else { return span }
    return SourceSpan(min(first.start, last.start), max(first.end, last.end))
  }
}

extension Diagnostic.Message {
  fileprivate static func redeclared(_ name: String) -> Self {
    "'$\(abbreviated(name))' is already declared; give this one another name"
  }

  fileprivate static func declaredAfterUse(_ name: String) -> Self {
    "'$\(abbreviated(name))' is used before it is declared; move the declaration before the use"
  }

  fileprivate static func declaredByItself(_ name: String) -> Self {
    "'$\(abbreviated(name))' is declared with a value that uses it; give one of them another name"
  }

  fileprivate static func duplicateOption(_ name: String) -> Self {
    "the option '\(abbreviated(name))' is given twice; remove one"
  }

  fileprivate static func undeclared(_ name: String) -> Self {
    """
    the selector '$\(abbreviated(name))' is not declared; declare it with a function, such as \
    '.input {$\(abbreviated(name)) :integer}'
    """
  }

  fileprivate static func unannotated(_ name: String) -> Self {
    """
    the selector '$\(abbreviated(name))' has no function to select with; add one to its \
    declaration, such as ':integer' or ':string'
    """
  }

  fileprivate static func keyMismatch(keys: Int, selectors: Int) -> Self {
    """
    a variant needs one key for each selector; the number of selectors is \(selectors), and the \
    number of keys in this variant is \(keys)
    """
  }

  fileprivate static func duplicateVariant(_ variant: Variant) -> Self {
    let keys = variant.keys.map { key in
      switch key {
      case .literal(let literal): abbreviated(literal.formatted())
      case .catchAll: "*"
      }
    }
    return "the variant '\(keys.joined(separator: " "))' is given twice; remove one"
  }

  fileprivate static func missingFallback(count: Int) -> Self {
    let keys = Array(repeating: "*", count: count).joined(separator: " ")
    return "there is no variant for all other values; add '\(keys) {{…}}'"
  }
}
