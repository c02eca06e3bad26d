/// The options of `:number` and `:integer` after resolution.
public struct NumberOptions: Hashable, Sendable {
  /// How a number selects a variant.
  public enum Selection: Hashable, Sendable {
    case plural
    case ordinal
    case exact
    /// `select` came from a variable: the number formats, and selects nothing.
    case impossible
  }

  /// When a sign is shown.
  public enum SignDisplay: String, Sendable {
    case auto
    case always
    case exceptZero
    case negative
    case never
  }

  /// When digits are grouped.
  public enum Grouping: String, Sendable {
    case auto
    case always
    case never
    case min2
  }

  public var selection = Selection.plural
  public var signDisplay = SignDisplay.auto
  public var grouping = Grouping.auto
  public var minimumIntegerDigits: Int?
  public var minimumFractionDigits: Int?
  public var maximumFractionDigits: Int?
  public var minimumSignificantDigits: Int?
  public var maximumSignificantDigits: Int?

  public init() {}

  /// The fraction digits shown where no option says: the three of CLDR's `#,##0.###`.
  static let defaultMaximumFractionDigits = 3

  /// A number rounded as the options say, and the fraction digits it is shown with at least.
  func rounded(_ number: MessageNumber) -> (number: MessageNumber, minimumFraction: Int) {
    if minimumSignificantDigits != nil || maximumSignificantDigits != nil {
      let minimum = minimumSignificantDigits ?? 1
      let maximum = max(maximumSignificantDigits ?? 21, minimum)
      let rounded = number.rounded(toSignificantDigits: maximum).trimmed
      let leading = rounded.isZero ? 1 : rounded.digits.count - rounded.fractionCount
      return (rounded, max(0, minimum - leading))
    }
    var minimum = minimumFractionDigits ?? 0
    var maximum = maximumFractionDigits ?? max(minimum, Self.defaultMaximumFractionDigits)
    // Where both are given and cross, the maximum is what the writer sees cut off.
    if minimum > maximum {
      if minimumFractionDigits != nil && maximumFractionDigits != nil { minimum = maximum }
      maximum = max(minimum, maximum)
    }
    return (number.rounded(toFractionDigits: maximum).trimmed, minimum)
  }
}
