package import BayanCatalog
package import BayanMessageSyntax
package import BayanRuntime

/// A function of the standard: all that is known of it before a message runs.
///
/// The table in ``all`` is the one place that names the functions. The runtime has their execution,
/// which finds them by ``id``.
package struct StandardFunction: Sendable {
  /// How a value is compared with the keys of variants.
  package enum Selection: Sendable {
    /// As a number; the option `select` says how, where the function has it.
    case number
    case text
    /// Not at all: the function only formats.
    case none
  }

  /// Its name, what it can be given, and its options.
  package let declaration: FunctionDeclaration

  /// Its number in packs; `custom` for one that a program registers, which packs name.
  package let id: FunctionID

  /// The types of the values that it makes, which another function can be given.
  package let results: Set<ErrorArgument.ValueType>

  /// The options that have no effect: neither its own nor those of the value that it is given.
  package let dropped: Set<String>

  package let selection: Selection

  /// The factor that the number is multiplied by before it is shown and compared with keys.
  package let scale: Int

  /// The most digits after the point, where no option says otherwise.
  package let fractionDigits: Int

  /// Whether it adds a number to the value: that of its one option.
  package let shifts: Bool

  /// The option that a plain number needs, because the number doesn't say what is counted.
  package let measure: String?

  package var name: String { declaration.name }

  /// Whether its values can choose a variant.
  package var selects: Bool { declaration.selects }

  /// - Parameters:
  ///   - operands: The types that it can be given.
  ///   - selection: How its values select.
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

  /// The function of a name.
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

  /// Whether the value is shown as it is, as a number or a text alone: not as a percentage, an
  /// amount, a measure or a date.
  package var showsBareValue: Bool { selects && scale == 1 }

  /// Whether its numbers are whole.
  package var isWhole: Bool { results == [.integer] }

  /// Whether the option `select` says how its numbers are compared with keys.
  package var hasSelect: Bool { has("select") }

  /// Whether it has an option.
  package func has(_ option: String) -> Bool {
    declaration.options.contains { $0.name == option }
  }
}

extension Function {
  /// The standard's function of this name.
  package var standard: StandardFunction? { StandardFunction.named(name) }
}

extension Expression {
  /// The literal, if it is shown as it is.
  package var plainLiteral: Literal? {
    guard case .literal(let literal)? = operand,
      function == nil || function?.standard?.family == .text
    else { return nil }
    return literal
  }
}
