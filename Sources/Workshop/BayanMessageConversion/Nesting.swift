import BayanDiagnostics
import BayanMessageSyntax

extension NestedMessage {
  /// Creates the message with one nested choice for each selector.
  ///
  /// - Throws: ``ConversionProblem`` for a message without an equivalent.
  init(_ message: Message) throws(ConversionProblem) {
    let resolver = VariableResolver(message)
    switch message.body {
    case .pattern(let pattern): self = try resolver.nested(pattern)
    case .select(let selectors, let variants):
      var nesting = Nesting(resolver: resolver, variants: variants)
      for selector in selectors { nesting.selectors.append(try resolver.resolve(selector)) }
      self = try nesting.message(rows: Array(variants.indices), column: 0)
    }
  }
}

/// The conversion of a table of variants to nested choices.
private struct Nesting {
  let resolver: VariableResolver
  let variants: [Variant]
  var selectors: [ResolvedVariable] = []
  var leafCount = 0

  init(resolver: VariableResolver, variants: [Variant]) {
    self.resolver = resolver
    self.variants = variants
  }

  /// Returns the message of the remaining rows, from a selector on.
  mutating func message(rows: [Int], column: Int) throws(ConversionProblem) -> NestedMessage {
    guard column < selectors.count else {
      leafCount += 1
      guard leafCount <= MessageLimits.variants else { throw ConversionProblem(.tooManyChoices) }
      return try resolver.nested(variants[best(of: rows)].pattern)
    }
    let selector = selectors[column]
    var keys: [String] = []
    for row in rows {
      if let key = key(row, column), !keys.contains(where: { $0 == key }) { keys.append(key) }
    }
    guard !keys.isEmpty else { return try message(rows: rows, column: column + 1) }
    guard let kind = selector.kind else { throw ConversionProblem(.noSelector(selector.argument)) }
    var choice = NestedMessage.Choice(
      argument: selector.argument, kind: kind, offset: selector.offset,
      format: selector.format.withoutSelect, cases: [],
      other: try message(rows: rows.filter { key($0, column) == nil }, column: column + 1),
      span: .none)
    for key in keys {
      let fitting = rows.filter { self.key($0, column) == key || self.key($0, column) == nil }
      guard let choiceKey = selector.key(key) else {
        throw ConversionProblem(.badKey(key, selector.argument))
      }
      if case .exact = choiceKey {
        try checkPrecedence(of: fitting, among: rows, key: key, column: column, selector)
      }
      choice.cases.append(
        .init(key: choiceKey, message: try message(rows: fitting, column: column + 1)))
    }
    // A row with '*' often wins for all keys of this selector.
    if choice.cases.allSatisfy({ $0.message.isExactly(choice.other) }) { return choice.other }
    return NestedMessage(elements: [.choice(choice)])
  }

  private func key(_ row: Int, _ column: Int) -> String? {
    guard column < variants[row].keys.count, case .literal(let literal) = variants[row].keys[column]
    else { return nil }
    return literal.value
  }

  /// Returns the best of several matching rows: an earlier selector decides before later ones.
  private func best(of rows: [Int]) -> Int {
    var best = rows[0]
    for row in rows.dropFirst() {
      for column in selectors.indices where (key(row, column) != nil) != (key(best, column) != nil)
      {
        if key(row, column) != nil { best = row }
        break
      }
    }
    return best
  }

  /// Checks that a number wins over all categories that it may have, which differ by locale.
  private func checkPrecedence(
    of fitting: [Int], among rows: [Int], key: String, column: Int, _ selector: ResolvedVariable
  ) throws(ConversionProblem) {
    let rivals = rows.filter { row in
      guard let word = self.key(row, column), case .word? = selector.key(word) else { return false }
      return true
    }
    for rival in rivals {
      let isBeaten = fitting.contains { row in
        guard self.key(row, column) == key else { return false }
        let isOpen = (column + 1..<selectors.count).allSatisfy { self.key(row, $0) == nil }
        return isOpen && isAtLeastAsGood(row, rival, before: column)
      }
      guard isBeaten else { throw ConversionProblem(.dependsOnLocale(key, selector.argument)) }
    }
  }

  private func isAtLeastAsGood(_ row: Int, _ rival: Int, before column: Int) -> Bool {
    for earlier in 0..<column {
      let (own, others) = (key(row, earlier) != nil, key(rival, earlier) != nil)
      if own != others { return own }
    }
    return true
  }
}

extension NestedMessage {
  /// Returns whether both are equal byte for byte; `==` treats canonically equivalent texts as
  /// equal.
  fileprivate func isExactly(_ other: NestedMessage) -> Bool {
    elements.elementsEqual(other.elements) { own, others in
      switch (own, others) {
      case (.text(let own), .text(let others)): own.utf8.elementsEqual(others.utf8)
      case (.choice(let own), .choice(let others)):
        own.argument == others.argument && own.kind == others.kind && own.offset == others.offset
          && own.format == others.format && own.other.isExactly(others.other)
          && own.cases.elementsEqual(others.cases) {
            $0.key == $1.key && $0.message.isExactly($1.message)
          }
      default: own == others
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let tooManyChoices: Self = """
    with nested choices the message would have more than \(MessageLimits.variants) texts
    """

  fileprivate static func noSelector(_ argument: String) -> Self {
    "the value of '$\(abbreviated(argument))' can't select variants in the older syntaxes"
  }

  fileprivate static func badKey(_ key: String, _ argument: String) -> Self {
    "the key \(quoted(key)) of '$\(abbreviated(argument))' is neither a number nor a category"
  }

  fileprivate static func dependsOnLocale(_ key: String, _ argument: String) -> Self {
    """
    for the number \(key) of '$\(abbreviated(argument))', the plural category in each locale decides \
    which variant is used; add a variant for this number, with '*' for the selectors after it
    """
  }

  private static func abbreviated(_ name: String) -> String { String(name.prefix(80)) }
}
