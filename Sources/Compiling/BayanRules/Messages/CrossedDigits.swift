import BayanChecking
import BayanMessageSyntax

/// A smallest number of digits above the largest.
///
/// Both are literals, of one call or of calls on one another's values.
struct CrossedDigits {
  let least: (name: String, count: Int)
  let most: (name: String, count: Int)
  /// The option that the later call has.
  let option: Option

  /// Finds them in a message.
  static func all(in message: Message) -> [CrossedDigits] {
    var found: [CrossedDigits] = []
    var declared: [String: [String: Int]] = [:]
    for declaration in message.declarations {
      declared[declaration.name] = limits(of: declaration.value, declared, &found)
    }
    for expression in message.patterns.flatMap(\.expressions) {
      _ = limits(of: expression, declared, &found)
    }
    return found
  }

  /// The digits that a value is limited to, by the options' names.
  private static func limits(
    of expression: Expression, _ declared: [String: [String: Int]], _ found: inout [CrossedDigits]
  ) -> [String: Int] {
    var limits: [String: Int] = [:]
    if case .variable(let variable)? = expression.operand {
      limits = declared[variable.name] ?? [:]
    }
    guard let function = expression.function else { return limits }
    let dropped: [String]
    switch function.name {
    case "number", "percent", "offset", "unit": dropped = []
    case "integer":
      dropped = ["minimumFractionDigits", "maximumFractionDigits", "minimumSignificantDigits"]
    case "currency": dropped = ["minimumFractionDigits", "maximumFractionDigits"]
    default: return [:]
    }
    for name in dropped { limits[name] = nil }
    let options = function.options.filter { names.contains($0.name) && !dropped.contains($0.name) }
    for option in options {
      guard case .literal(let literal) = option.value else {
        limits[option.name] = nil
        continue
      }
      limits[option.name] = Int(literal.value).flatMap { (0...99).contains($0) ? $0 : nil }
    }
    for kind in ["FractionDigits", "SignificantDigits"] {
      let (least, most) = ("minimum" + kind, "maximum" + kind)
      guard let low = limits[least], let high = limits[most], low > high,
        let option = options.first(where: { $0.name == least })
          ?? options.first(where: { $0.name == most })
      else { continue }
      found.append(CrossedDigits(least: (least, low), most: (most, high), option: option))
    }
    return limits
  }

  private static let names: Set = [
    "minimumFractionDigits", "maximumFractionDigits", "minimumSignificantDigits",
    "maximumSignificantDigits",
  ]
}
