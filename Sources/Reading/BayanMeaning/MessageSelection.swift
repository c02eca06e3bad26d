package import BayanICU

/// The comparison of a value with the keys of variants, as far as the message determines it.
package enum MessageSelection: Hashable, Sendable {
  /// A comparison as a number, by its plural category and by its value.
  case plural
  /// A comparison as a number, by its ordinal category and by its value.
  case ordinal
  /// A comparison as a number, by its value alone.
  case exact
  case text
  /// A comparison that is unknown before the message is formatted.
  case unknown(Reason)

  /// A reason why the selection is unknown.
  package enum Reason: Hashable, Sendable {
    /// The value has no function.
    case noFunction
    /// A function of the project decides.
    case function(String)
    /// The function only formats.
    case formatsOnly(String)
    /// An argument gives the option `select`.
    case argument
    /// The operand has an option `select`, and the function has none of its own.
    case inherited
    /// `:offset` has neither one number to add nor one to subtract.
    case noOffset
    /// The declarations go in a circle.
    case circle
  }

  /// Whether numbers are compared.
  package var isByNumber: Bool { hasCategories || self == .exact }

  /// The plural rules whose categories are compared.
  package var numberType: PluralRules.NumberType? {
    switch self {
    case .plural: .cardinal
    case .ordinal: .ordinal
    case .exact, .text, .unknown: nil
    }
  }

  /// Whether plural categories are among the keys that can fit.
  package var hasCategories: Bool { self == .plural || self == .ordinal }
}
