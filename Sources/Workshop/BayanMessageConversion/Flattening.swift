import BayanDiagnostics
import BayanMessageSyntax

extension NestedMessage {
  /// Returns the message of MessageFormat 2 that gives the same text for the same values.
  ///
  /// Each choice becomes a selector, and the variants are the combinations of all keys. If the keys
  /// of the later selectors make no difference, one variant with `*` stands for them.
  ///
  /// - Parameter wholeNumbers: The arguments that are never fractions.
  /// - Parameter keepingForms: Whether variants stay even if all have the same text.
  /// - Throws: If the table is too large, or the result is no valid message.
  func flattened(
    wholeNumbers: Set<String> = [], keepingForms: Bool = false
  ) throws(ConversionProblem) -> Message {
    var flattening = Flattening(self, wholeNumbers: wholeNumbers)
    flattening.keepsForms = keepingForms
    let message = try flattening.message()
    let parsed = ParsedMessage.parse(message.formatted())
    guard parsed.isValid else {
      throw ConversionProblem(
        .notExpressible(parsed.diagnostics.first?.message.description ?? "it is not valid"))
    }
    return parsed.message
  }
}

/// The conversion of a message's choices to one table.
struct Flattening {
  /// A value by which variants are chosen.
  struct Selector: Hashable {
    var argument: String
    var kind: NestedMessage.Choice.Kind
    var offset: Int
    var format: ValueFormat
  }

  /// A column of keys in the table.
  struct Column {
    /// The keys of the selector that a column has.
    enum Part {
      case all
      case exact
      case keywords
    }

    var selector: Selector
    var part: Part
    var keys: [NestedMessage.Choice.Key] = []
  }

  /// The error of a number as a key if the category decides, so that one column isn't enough.
  struct Undetermined: Error {
    var selector: Selector
  }

  private let root: NestedMessage
  private let wholeNumbers: Set<String>
  private var choices: [NestedMessage.Choice] = []
  private var values: [NestedMessage.Value] = []
  private var columns: [Column] = []
  /// The selectors with a column of their own for numbers.
  private var split: Set<Selector> = []
  private var names = VariableNames()
  /// Whether variants stay even if all have the same text.
  var keepsForms = false
  private var elementCount = 0
  private var byteCount = 0

  init(_ message: NestedMessage, wholeNumbers: Set<String>) {
    root = message
    self.wholeNumbers = wholeNumbers
    collect(message)
  }

  private mutating func collect(_ message: NestedMessage) {
    for element in message.elements {
      switch element {
      case .text: break
      case .value(let value): values.append(value)
      case .choice(let choice):
        choices.append(choice)
        for each in choice.cases { collect(each.message) }
        collect(choice.other)
      }
    }
  }

  mutating func message() throws(ConversionProblem) -> Message {
    names = try VariableNames(values: values, choices: choices, wholeNumbers: wholeNumbers)
    while true {
      try findColumns()
      let count = columns.reduce(1) {
        min($0 * ($1.keys.count + 1), MessageLimits.variants + 1)
      }
      guard count <= MessageLimits.variants else {
        throw ConversionProblem(.tooManyVariants, at: choices[0].span)
      }
      (elementCount, byteCount) = (0, 0)
      do {
        let body = body(of: try variants(of: [], column: 0))
        return names.declared(body)
      } catch let error as Undetermined {
        split.insert(error.selector)
      } catch let error as ConversionProblem {
        throw error
      } catch {
        preconditionFailure("nothing else is thrown")
      }
    }
  }

  // MARK: Columns

  private mutating func findColumns() throws(ConversionProblem) {
    columns = []
    for choice in choices {
      // Each column has a key at least, so that more columns would exceed the allowed size.
      guard columns.count <= MessageLimits.selectors, choice.cases.count < MessageLimits.variants
      else { throw ConversionProblem(.tooManyVariants, at: choice.span) }
      for each in choice.cases {
        let isExact = if case .exact = each.key { true } else { false }
        note(each.key, at: place(of: isExact ? choice.exactSelector : choice.selector, isExact))
      }
    }
  }

  private func part(of selector: Selector, isExact: Bool) -> Column.Part {
    guard split.contains(selector) else { return .all }
    return isExact ? .exact : .keywords
  }

  private mutating func place(of selector: Selector, _ isExact: Bool) -> Int {
    let part = part(of: selector, isExact: isExact)
    if let place = columns.firstIndex(where: { $0.selector == selector && $0.part == part }) {
      return place
    }
    columns.append(Column(selector: selector, part: part))
    return columns.count - 1
  }

  private mutating func note(_ key: NestedMessage.Choice.Key, at place: Int) {
    if !columns[place].keys.contains(key) { columns[place].keys.append(key) }
  }

  // MARK: Variants

  /// The keys of a variant, with `nil` for `*`, and its pattern.
  struct Row {
    var keys: [NestedMessage.Choice.Key?]
    var pattern: [Pattern.Element]
  }

  /// Returns the variants that start with the given keys.
  private mutating func variants(of keys: [NestedMessage.Choice.Key?], column: Int) throws -> [Row]
  {
    guard column < columns.count else {
      var pattern: [Pattern.Element] = []
      try append(root, keys, to: &pattern)
      return [Row(keys: keys, pattern: pattern)]
    }
    var rows: [Row] = []
    for key in columns[column].keys.map(Optional.some) + [nil] {
      rows += try variants(of: keys + [key], column: column + 1)
    }
    if !keepsForms, let first = rows.first, rows.allSatisfy({ $0.pattern.isExactly(first.pattern) })
    {
      let stars = [NestedMessage.Choice.Key?](repeating: nil, count: columns.count - column)
      return [Row(keys: keys + stars, pattern: first.pattern)]
    }
    return rows
  }

  private mutating func append(
    _ message: NestedMessage, _ keys: [NestedMessage.Choice.Key?],
    to pattern: inout [Pattern.Element]
  ) throws {
    for element in message.elements {
      switch element {
      case .text(let text):
        try count(text.utf8.count, at: .none)
        if case .text(let before)? = pattern.last {
          pattern[pattern.count - 1] = .text(.init(value: before.value + text, span: .none))
        } else {
          pattern.append(.text(.init(value: text, span: .none)))
        }
      case .value(let value):
        try count(value.argument.utf8.count, at: value.span)
        pattern.append(.expression(names.expression(for: value)))
      case .choice(let choice):
        try append(try chosen(of: choice, keys), keys, to: &pattern)
      }
    }
  }

  private mutating func count(_ bytes: Int, at span: SourceSpan) throws {
    elementCount += 1
    byteCount += bytes
    guard elementCount <= ConversionLimits.elements, byteCount <= ConversionLimits.bytes else {
      throw ConversionProblem(.tooLarge, at: span)
    }
  }

  /// Returns the message of a choice for the given keys.
  private func chosen(
    of choice: NestedMessage.Choice, _ keys: [NestedMessage.Choice.Key?]
  ) throws(Undetermined) -> NestedMessage {
    let exactSelector = choice.exactSelector
    let selector = choice.selector
    if let key = key(of: exactSelector, isExact: true, in: keys), case .exact = key {
      if let found = choice.cases.first(where: { $0.key == key }) { return found.message }
      let asksForCategory = choice.cases.contains { if case .word = $0.key { true } else { false } }
      if exactSelector == selector, !split.contains(selector), asksForCategory {
        throw Undetermined(selector: selector)
      }
    }
    guard let key = key(of: selector, isExact: false, in: keys), case .word = key else {
      return choice.other
    }
    return choice.cases.first { $0.key == key }?.message ?? choice.other
  }

  private func key(
    of selector: Selector, isExact: Bool, in keys: [NestedMessage.Choice.Key?]
  ) -> NestedMessage.Choice.Key? {
    let part = part(of: selector, isExact: isExact)
    let place = columns.firstIndex { $0.selector == selector && $0.part == part }
    return place.flatMap { keys[$0] }
  }

  // MARK: The message

  private mutating func body(of rows: [Row]) -> Message.Body {
    let used = columns.indices.filter { column in rows.contains { $0.keys[column] != nil } }
    guard !used.isEmpty else {
      return .pattern(Pattern(elements: rows.first?.pattern ?? [], span: .none))
    }
    return .select(
      selectors: used.map {
        Variable(name: names.name(of: columns[$0].selector), span: .none)
      },
      variants: rows.map { row in
        Variant(
          keys: used.map { row.keys[$0].key },
          pattern: Pattern(elements: row.pattern, span: .none), span: .none)
      })
  }
}

extension NestedMessage.Choice {
  /// The selector for categories or texts.
  fileprivate var selector: Flattening.Selector {
    Flattening.Selector(argument: argument, kind: kind, offset: offset, format: format)
  }

  /// The selector for numbers, which are compared with the value before the offset.
  fileprivate var exactSelector: Flattening.Selector {
    guard offset != 0 else { return selector }
    return Flattening.Selector(argument: argument, kind: .plural, offset: 0, format: format)
  }
}

extension NestedMessage.Choice.Key? {
  fileprivate var key: Variant.Key {
    switch self {
    case .exact(let text)?, .word(let text)?: .literal(Literal(value: text, span: .none))
    case nil: .catchAll(.none)
    }
  }
}

extension [Pattern.Element] {
  /// Returns whether two patterns are equal byte for byte; `==` treats canonically equivalent texts
  /// as equal.
  fileprivate func isExactly(_ other: [Pattern.Element]) -> Bool {
    let (own, others) = (
      Pattern(elements: self, span: .none), Pattern(elements: other, span: .none)
    )
    return own.formatted().utf8.elementsEqual(others.formatted().utf8)
  }
}

extension SourceSpan {
  static let none = SourceSpan(0, 0)
}

extension Diagnostic.Message {
  fileprivate static let tooManyVariants: Self = """
    the choices have more than \(MessageLimits.variants) combinations; split the message
    """

  fileprivate static let tooLarge: Self = """
    the choices repeat the text around them too often; split the message
    """

  fileprivate static func notExpressible(_ reason: String) -> Self {
    "this isn't a valid message of MessageFormat 2: \(reason)"
  }
}
