package import BayanCatalog
package import BayanMessageSyntax
package import BayanRuntime

/// The static properties of a standard function.
///
/// The table in ``all`` is the only place that names the functions. The runtime has their execution,
/// which finds them by ``id``.
package struct StandardFunction: Sendable {
  /// The comparison of the function's values with the keys of variants.
  package enum Selection: Sendable {
    /// A comparison by number; the function's option `select`, if it has one, gives the kind.
    case number
    case text
    /// No comparison, because the function only formats.
    case none
  }

  /// The function's name, operand types and options.
  package let declaration: FunctionDeclaration

  /// The function's number in packs; `custom` for a function that a program registers, which packs name.
  package let id: FunctionID

  /// The types of the function's results, which another function can have as its operand.
  package let results: Set<ErrorArgument.ValueType>

  /// The options without effect, both the function's own and those of its operand.
  package let dropped: Set<String>

  package let selection: Selection

  /// The factor by which the number is multiplied before it is shown and compared with keys.
  package let scale: Int

  /// The most digits after the point, unless an option changes the number.
  package let fractionDigits: Int

  /// Whether the function adds the number of its one option to the value.
  package let shifts: Bool

  /// The option that a plain number needs, because the number lacks its currency or unit.
  package let measure: String?

  package var name: String { declaration.name }

  /// Whether the function's values can choose a variant.
  package var selects: Bool { declaration.selects }

  /// - Parameters:
  ///   - operands: The types of operands that the function accepts.
  ///   - selection: The comparison of its values with keys.
  init(
    _ name: String, _ id: FunctionID = .custom, of operands: [ErrorArgument.ValueType],
    makes results: Set<ErrorArgument.ValueType>, selects selection: Selection = .none,
    drops dropped: Set<String> = [], scale: Int = 1, fractionDigits: Int = 3, shifts: Bool = false,
    measure: String? = nil, options: [FunctionDeclaration.Option]
  ) {
    let selects = if case .none = selection { false } else { true }
    declaration = FunctionDeclaration(
      name: name, operands: operands, options: options, selects: selects)
    self.id = id
    self.results = results
    self.dropped = dropped
    self.selection = selection
    self.scale = scale
    self.fractionDigits = fractionDigits
    self.shifts = shifts
    self.measure = measure
  }

  /// Returns the function with a name.
  package static func named(_ name: String) -> StandardFunction? { byName[name] }

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
}

extension StandardFunction {
  /// The kind of text that a reader sees.
  package enum Family: Sendable {
    case number
    case time
    case text
  }

  package var family: Family {
    if case .text = selection { return .text }
    return results.contains(.date) ? .time : .number
  }

  /// Whether the value is shown as a bare number or text: not as a percentage, an amount, a measure or
  /// a date.
  package var showsBareValue: Bool { selects && scale == 1 }

  /// Whether the function's numbers are whole.
  package var isWhole: Bool { results == [.integer] }

  /// Whether the option `select` gives the comparison of the function's numbers with keys.
  package var hasSelect: Bool { has("select") }

  /// Whether the function has an option.
  package func has(_ option: String) -> Bool {
    declaration.options.contains { $0.name == option }
  }
}

extension Function {
  /// The standard function of this name.
  package var standard: StandardFunction? { StandardFunction.named(name) }
}

extension Expression {
  /// The literal, if it is shown unchanged.
  package var plainLiteral: Literal? {
    guard case .literal(let literal)? = operand,
      function == nil || function?.standard?.family == .text
    else { return nil }
    return literal
  }
}
