import BayanDiagnostics
import BayanRuntime

/// The reason why a style has no equivalent.
struct StyleProblem: Error {
  var message: Diagnostic.Message

  init(_ message: Diagnostic.Message) { self.message = message }
}

/// The styles of `{n, number, …}`.
enum ICUNumberStyle {
  /// Returns the format of a style.
  ///
  /// - Parameters:
  ///   - written: The style with its surrounding space, which is text in patterns.
  ///   - isWhole: Whether the number is never a fraction.
  static func format(
    _ style: String, written: String, isWhole: Bool
  ) throws(StyleProblem) -> ValueFormat {
    if style.hasPrefix("::") {
      return try ICUNumberSkeleton.format(String(style.dropFirst(2)))
    }
    switch style.lowercased() {
    case "": return isWhole ? .integer : .decimal
    case "integer":
      return isWhole ? .integer : ValueFormat.decimal.setting("maximumFractionDigits", "0")
    case "percent": return ValueFormat("percent", ["roundingMode": "halfEven"])
    case "currency": throw StyleProblem(.localCurrency)
    case _ where style.utf8.count != written.utf8.count: throw StyleProblem(.space(style))
    default: return try pattern(style)
    }
  }

  /// Returns the format of a pattern such as `#,##0.00`.
  ///
  /// - Grammar: `["#" / ","]* "0"* ["." "0"* "#"*]`, with a `,` at each group of the locale.
  private static func pattern(_ text: String) throws(StyleProblem) -> ValueFormat {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let integer = parts[0].filter { $0 != "," }
    let zeros = integer.drop { $0 == "#" }
    let fraction = parts.count == 2 ? parts[1] : ""
    let optional = fraction.drop { $0 == "0" }
    let group = parts[0].split(separator: ",", omittingEmptySubsequences: false).last ?? ""
    let isGrouped = parts[0].contains(",")
    guard parts.count <= 2, !integer.isEmpty, zeros.allSatisfy({ $0 == "0" }),
      optional.allSatisfy({ $0 == "#" }), !zeros.isEmpty, !isGrouped || group.count == 3,
      parts[0].filter({ $0 == "," }).count <= 1, zeros.count <= 99, fraction.count <= 99
    else { throw StyleProblem(.pattern(text)) }
    let minimum = fraction.count - optional.count
    var format = ValueFormat.decimal
    if zeros.count > 1 { format = format.setting("minimumIntegerDigits", "\(zeros.count)") }
    if minimum > 0 { format = format.setting("minimumFractionDigits", "\(minimum)") }
    format = format.setting("maximumFractionDigits", "\(fraction.count)")
    return isGrouped ? format : format.setting("useGrouping", "never")
  }

  /// Returns the literal of a number: `1` for `1.0`.
  static func literal(_ value: Double) -> String? {
    MessageNumber(value).map { $0.isZero ? "0" : $0.serialized() }
  }
}

extension Diagnostic.Message {
  fileprivate static let localCurrency: Self = """
    the style 'currency' means a different currency in each region; name one, as in '::currency/EUR'
    """

  fileprivate static func space(_ text: String) -> Self {
    "the space around the number pattern \(quoted(text)) would be shown; remove it"
  }

  fileprivate static func pattern(_ text: String) -> Self {
    """
    the number pattern \(quoted(text)) has no equivalent in MessageFormat 2; use digits only, as \
    in '#,##0.00', or a skeleton
    """
  }
}
