/// The tags of a compiled message, which ``MessageFormatter`` runs.
///
///     message      = declarations (0 pattern / selection)
///     declarations = count *(name length expression)     ; each may use those before it
///     selection    = selector-count key-count *selector key-units variant-count *variant *block
///     block        = length pattern
///     selector     = operand key-count *key              ; its keys but `*`, each once
///     key          = 0…5 / 6 string / 7 string           ; category / exact number / other text
///     variant      = *key-number                         ; a selector each, key-units units each
///     pattern      = part-count *part
///     part         = 0 string / 1 expression / 2 markup
///     expression   = operand function
///     operand      = 0 / 1 string / 2 index name / 3 declaration-index
///     function     = 0 / id options / 1 name options
///     options      = count *(option-id value / 1 name value)
///     value        = operand / 4 number                  ; a number option's value, parsed
///     markup       = kind name options                   ; kind as in ``FormattedPart/Markup/Kind``
///
/// Keys are numbered from 1 through all selectors; key number 0 is `*`. Variants are in source
/// order, and so are their patterns. Lengths are in bytes.
package enum MessageForm {
  /// The kind of a pattern's part.
  package enum Part: Int {
    case text
    case expression
    case markup
  }

  /// The source of a value.
  package enum Operand: Int {
    /// No operand.
    case absent
    case literal
    /// An argument, with its expected index and its name.
    case argument
    /// A declaration of the message, by index.
    case declaration
    /// A parsed literal, which only options have: the result of ``NumberOptions/number(of:_:)``.
    case parsed
  }

  /// The keys other than plural categories, which have the numbers of ``PluralCategory``.
  package enum Key: Int {
    case number = 6
    case text = 7
  }
}

/// The functions that have a number.
package enum FunctionID: Int, CaseIterable, Sendable {
  /// A function that isn't built in; its name follows.
  case custom = 1
  case string
  case number
  case integer
  case offset
  case percent

  /// The name of a built-in function.
  package var name: String? {
    switch self {
    case .custom: nil
    case .string: "string"
    case .number: "number"
    case .integer: "integer"
    case .offset: "offset"
    case .percent: "percent"
    }
  }
}

/// The options that have a number.
package enum OptionID: Int, CaseIterable, Sendable {
  /// An option without a number; its name follows.
  case custom = 1
  case select
  case signDisplay
  case useGrouping
  case minimumIntegerDigits
  case minimumFractionDigits
  case maximumFractionDigits
  case minimumSignificantDigits
  case maximumSignificantDigits
  case direction
  case id
  case trailingZeroDisplay
  case roundingPriority
  case roundingIncrement
  case roundingMode
  case add
  case subtract

  /// Creates the id of an option from its name.
  package init(name: String) {
    self = Self.allCases.first { $0.name == name } ?? .custom
  }

  /// The name of an option with a number.
  ///
  /// The names are spelled out, because Swift prints a case's name only in programs with reflection
  /// metadata.
  package var name: String? {
    switch self {
    case .custom: nil
    case .select: "select"
    case .signDisplay: "signDisplay"
    case .useGrouping: "useGrouping"
    case .minimumIntegerDigits: "minimumIntegerDigits"
    case .minimumFractionDigits: "minimumFractionDigits"
    case .maximumFractionDigits: "maximumFractionDigits"
    case .minimumSignificantDigits: "minimumSignificantDigits"
    case .maximumSignificantDigits: "maximumSignificantDigits"
    case .direction: "u:dir"
    case .id: "u:id"
    case .trailingZeroDisplay: "trailingZeroDisplay"
    case .roundingPriority: "roundingPriority"
    case .roundingIncrement: "roundingIncrement"
    case .roundingMode: "roundingMode"
    case .add: "add"
    case .subtract: "subtract"
    }
  }
}
