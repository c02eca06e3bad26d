import BayanCatalog
import BayanMeaning
import BayanMessageSyntax

/// The type of a value in a format string: `lld`, `.2f`, `@`, as ``PrintfSyntax`` has it.
///
/// - Source: Foundation, "String Format Specifiers"; IEEE 1003.1 `printf`; Java SE, `java.util.Formatter`.
struct PrintfType {
  /// The kind of value that a program passes.
  enum Kind: Hashable {
    case integer
    case fraction
    case object

    /// The kind of a type; `nil` for one that no value of a catalog has.
    init?(_ type: String) {
      switch type.unicodeScalars.last {
      case "d" where type.hasSuffix("lld"): self = .integer
      case "f": self = .fraction
      case "@" where type == "@": self = .object
      default: return nil
      }
    }
  }

  let text: String

  /// Whether a value is shown as the message shows it.
  let isExact: Bool

  /// - Parameter value: What is shown of the argument; `nil` for the argument as it is.
  init(
    _ type: ErrorArgument.ValueType, _ value: ResolvedExpression?, _ syntax: PrintfSyntax
  ) {
    let function = value?.function
    var options: [String: String] = [:]
    var isKnown = true
    for option in function?.options ?? [] where option.name != "select" {
      if case .literal(let literal) = option.value {
        options[option.name] = literal.value
      } else {
        isKnown = false
      }
    }
    let standard = function?.standard
    let isNumber =
      function == nil
      || standard?.family == .number && standard?.showsBareValue == true
        && standard?.shifts == false && value?.isOfArgument == true
    // Messages group digits unless an option says no; Java does if a flag asks for it.
    var groups = ""
    if syntax == .java {
      groups = options["useGrouping"] == "never" ? "" : "'"
      if ["never", "auto"].contains(options["useGrouping"]) { options["useGrouping"] = nil }
    }
    switch type {
    case .integer where isNumber:
      var text = groups
      if options["signDisplay"] == "always" {
        text += "+"
        options["signDisplay"] = nil
      }
      if let digits = options["minimumIntegerDigits"].flatMap(Int.init), (2...99).contains(digits) {
        text += ".\(digits)"
        // A width that zeros fill counts the marks between groups too.
        if groups.isEmpty { options["minimumIntegerDigits"] = nil }
      }
      self.text = text + "lld"
      isExact = isKnown && options.isEmpty
    case .number where isNumber && standard?.isWhole == true:
      text = groups + ".0f"
      isExact = isKnown && options.isEmpty
    case .number where isNumber && standard != nil:
      let digits = options["maximumFractionDigits"].flatMap(Int.init)
      guard let digits, (0...99).contains(digits),
        options["minimumFractionDigits"].flatMap(Int.init) ?? 0 == digits
      else { fallthrough }
      text = groups + ".\(digits)f"
      options["maximumFractionDigits"] = nil
      options["minimumFractionDigits"] = nil
      isExact = isKnown && options.isEmpty
    default:
      text = "@"
      isExact =
        type == .string
        && (function == nil || standard?.family == .text && options.isEmpty && isKnown)
    }
  }
}
