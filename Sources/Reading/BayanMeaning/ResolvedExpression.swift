package import BayanDiagnostics
package import BayanMessageSyntax

/// The value of an expression with its declarations followed: the argument, and the functions that
/// are applied to it.
///
///     .input {$count :integer}
///     .local $others = {$count :offset subtract=1}
///
/// Here `{$others}` is the argument `count` by `:integer` and `:offset subtract=1`.
package struct ResolvedExpression: Sendable {
  /// An applied function, and the expression that contains the call, here or in a declaration.
  package struct Call: Sendable {
    package var function: Function
    package var site: SourceSpan
    /// Whether `.input` applies the function, to the argument itself.
    package var isInput: Bool
  }

  /// The argument; `nil` for a literal, or a function without an operand.
  package private(set) var argument: String?

  /// The literal at the beginning.
  package private(set) var literal: Literal?

  /// The calls in the order of their application.
  package private(set) var calls: [Call] = []

  /// The effective options, with `nil` for a value that an argument gives.
  ///
  /// Options of later functions win.
  package private(set) var options: [String: String?] = [:]

  /// The sum of all that `:offset` adds; `nil` if an argument gives a part of it.
  package private(set) var offset: Int? = 0

  /// The factor by which the number is multiplied after the offset.
  package private(set) var scale = 1

  /// The comparison of the value with the keys of variants.
  package private(set) var selection = MessageSelection.unknown(.noFunction)

  /// Whether the value has an option `select`, which a function after it would inherit.
  private var hasSelect = false

  /// The function that decides the kind of value: the last one that isn't `:offset`.
  package private(set) var kind: String?

  init(_ operand: Operand?) {
    switch operand {
    case .variable(let variable): argument = variable.name
    case .literal(let literal): self.literal = literal
    case nil: break
    }
  }

  /// The value of declarations that go in a circle.
  static let circle: Self = {
    var value = Self(nil)
    value.selection = .unknown(.circle)
    return value
  }()

  /// The names of the functions in the order of application; of a repeated function, its last call.
  package var functions: [String] {
    calls.indices.compactMap { index in
      let name = calls[index].function.name
      return calls[(index + 1)...].contains { $0.function.name == name } ? nil : name
    }
  }

  /// The last applied function.
  package var function: Function? { calls.last?.function }

  /// The span of the expression that contains the last call.
  package var site: SourceSpan? { calls.last?.site }

  /// The standard's function of ``kind``.
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
    // A shifted number stays the same kind of number, but is no longer a percentage.
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

  /// Determines the selection of a function's value.
  ///
  /// If only the operand has an option `select`, selection fails and every number gets `*`. An option
  /// `select` of the function itself takes precedence.
  ///
  /// - Source: MessageFormat 2.0, LDML 48.2, "Number Selection".
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
      // An invalid value of the option has no effect.
      default: break
      }
    }
    if standard.shifts, !function.hasOneShift { selection = .unknown(.noOffset) }
  }
}

extension Option {
  /// The value; `nil` if an argument gives it.
  fileprivate var literalValue: String? {
    if case .literal(let literal) = value { literal.value } else { nil }
  }
}

extension Function {
  /// Whether `:offset` has exactly one of its options, as it needs.
  package var hasOneShift: Bool { shifts.count == 1 }

  /// The number that `:offset` adds; `nil` if it isn't one number, or an argument gives it.
  package var shift: Int? {
    let options = shifts
    guard options.count == 1, let size = options[0].literalValue.flatMap({ Int($0) }),
      (0...99).contains(size)
    else { return nil }
    return options[0].name == "add" ? size : -size
  }

  private var shifts: [Option] { options.filter { $0.name == "add" || $0.name == "subtract" } }
}
