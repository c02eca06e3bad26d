package import BayanDiagnostics
package import BayanMessageSyntax

/// What an expression comes to once its declarations are followed: the argument, and what is done
/// to it on the way.
///
///     .input {$count :integer}
///     .local $others = {$count :offset subtract=1}
///
/// Here `{$others}` is the argument `count` by `:integer` and `:offset subtract=1`.
package struct ResolvedExpression: Sendable {
  /// A function that is applied, and the expression that it is in, here or in a declaration.
  package struct Call: Sendable {
    package var function: Function
    package var site: SourceSpan
    /// Whether `.input` applies it, to the argument itself.
    package var isInput: Bool
  }

  /// The argument; `nil` for a literal, or a function without an operand.
  package private(set) var argument: String?

  /// The literal at the beginning.
  package private(set) var literal: Literal?

  /// In the order in which they are applied.
  package private(set) var calls: [Call] = []

  /// The options that hold, the later functions' before the earlier ones'; `nil` for a value that
  /// only the arguments tell.
  package private(set) var options: [String: String?] = [:]

  /// What `:offset` adds in all; `nil` where only the arguments tell.
  package private(set) var offset: Int? = 0

  /// What the number is multiplied by after that.
  package private(set) var scale = 1

  /// How the value selects.
  package private(set) var selection = MessageSelection.unknown(.noFunction)

  /// Whether the last function has an option `select`, or one that it lost.
  private var hasSelect = false

  /// The function that says what kind of value it is: the last but `:offset`.
  package private(set) var kind: String?

  init(_ operand: Operand?) {
    switch operand {
    case .variable(let variable): argument = variable.name
    case .literal(let literal): self.literal = literal
    case nil: break
    }
  }

  /// What is left of declarations that go in a circle.
  static let circle: Self = {
    var value = Self(nil)
    value.selection = .unknown(.circle)
    return value
  }()

  /// The names of the functions; of one that is applied again, the last time.
  package var functions: [String] {
    calls.indices.compactMap { index in
      let name = calls[index].function.name
      return calls[(index + 1)...].contains { $0.function.name == name } ? nil : name
    }
  }

  /// The function that has the last word.
  package var function: Function? { calls.last?.function }

  /// The expression that it is in.
  package var site: SourceSpan? { calls.last?.site }

  /// What is known of the function that says what kind of value it is.
  package var standard: StandardFunction? { kind.flatMap(StandardFunction.named) }
}

extension ResolvedExpression {
  mutating func apply(_ function: Function, at site: SourceSpan, isInput: Bool = false) {
    let before = standard?.family
    calls.append(Call(function: function, site: site, isInput: isInput))
    guard let standard = function.standard else {
      kind = function.name
      scale = 1
      selection = .unknown(.function(function.name))
      set(function.options)
      return
    }
    // A number that is shifted is the same kind of number, but no percentage any more.
    if !standard.shifts || kind == nil || scale != 1 { kind = function.name }
    scale = standard.scale
    // Only numbers keep the options that they were formatted with.
    if standard.family != before { options = [:] }
    for name in standard.dropped where !options.isEmpty { options[name] = nil }
    if standard.shifts {
      if let sum = offset { offset = function.shift.map { sum + $0 } }
    } else {
      set(function.options.filter { !standard.dropped.contains($0.name) })
    }
    select(by: standard, function)
  }

  private mutating func set(_ options: [Option]) {
    for option in options { self.options[option.name] = .some(option.literalValue) }
  }

  /// Works out how the value of a function selects.
  ///
  /// - Source: MessageFormat 2.0, LDML 48.2, "Number Selection": an option `select` of the operand is
  ///   an error that no variant but `*` survives, unless the function has one of its own.
  private mutating func select(by standard: StandardFunction, _ function: Function) {
    switch standard.selection {
    case .text:
      selection = .text
      hasSelect = false
      return
    case .none:
      selection = .unknown(.formatsOnly(standard.name))
      hasSelect = false
      return
    case .number: break
    }
    let isInherited = hasSelect && !standard.dropped.contains("select")
    hasSelect = isInherited
    selection = isInherited ? .unknown(.inherited) : .plural
    if standard.hasSelect, let option = function.options.first(where: { $0.name == "select" }) {
      switch option.literalValue {
      case nil: (selection, hasSelect) = (.unknown(.argument), true)
      case "plural": (selection, hasSelect) = (.plural, true)
      case "ordinal": (selection, hasSelect) = (.ordinal, true)
      case "exact": (selection, hasSelect) = (.exact, true)
      // As if it weren't there.
      default: break
      }
    }
    if standard.shifts, !function.hasOneShift { selection = .unknown(.noOffset) }
  }
}

extension Option {
  /// The value; `nil` for one that only the arguments tell.
  fileprivate var literalValue: String? {
    if case .literal(let literal) = value { literal.value } else { nil }
  }
}

extension Function {
  /// Whether `:offset` has the one option that it needs.
  package var hasOneShift: Bool { shifts.count == 1 }

  /// What `:offset` adds; `nil` where it isn't one number, or only the arguments tell.
  package var shift: Int? {
    let options = shifts
    guard options.count == 1, let size = options[0].literalValue.flatMap({ Int($0) }),
      (0...99).contains(size)
    else { return nil }
    return options[0].name == "add" ? size : -size
  }

  private var shifts: [Option] { options.filter { $0.name == "add" || $0.name == "subtract" } }
}
