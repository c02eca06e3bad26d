import BayanDiagnostics
import BayanMessageSyntax

/// A writer of `printf` format strings.
struct PrintfWriter {
  private let arguments: [String]
  private let wholeNumbers: Set<String>
  private let dialect: PrintfFormat.Dialect
  private var substitutions: [PrintfFormat.Substitution] = []

  init(arguments: [String], wholeNumbers: Set<String>, dialect: PrintfFormat.Dialect) {
    self.arguments = arguments
    self.wholeNumbers = wholeNumbers
    self.dialect = dialect
  }

  mutating func format(
    for message: NestedMessage
  ) throws(ConversionProblem) -> PrintfFormat.Format {
    substitutions = []
    let hasArguments = message.elements.contains {
      if case .text = $0 { false } else { true }
    }
    let text = try text(of: message, escapes: hasArguments || !arguments.isEmpty)
    return PrintfFormat.Format(text, substitutions: substitutions)
  }

  private mutating func text(
    of message: NestedMessage, escapes: Bool
  ) throws(ConversionProblem) -> String {
    var text = ""
    for element in message.elements {
      switch element {
      case .text(let part):
        for scalar in part.unicodeScalars {
          text.unicodeScalars.append(scalar)
          if scalar == "%", escapes { text.append("%") }
        }
      case .value(let value):
        let place = try place(of: value.argument)
        text += "%\(place)$" + (try conversion(for: value))
      case .choice(let choice):
        let name = try substitution(for: choice)
        text += "%\(try place(of: choice.argument))$#@\(name)@"
      }
      guard text.utf8.count <= ConversionLimits.bytes else { throw ConversionProblem(.tooLong) }
    }
    return text
  }

  private func place(of argument: String) throws(ConversionProblem) -> Int {
    if let index = arguments.firstIndex(of: argument) { return index + 1 }
    if arguments.isEmpty, let place = ICUMessageFormat.position(ofVariable: argument), place > 0 {
      return place
    }
    throw ConversionProblem(.unknownArgument(argument))
  }

  /// Returns the conversion of a value, without the `%` and the place.
  private func conversion(
    for value: NestedMessage.Value
  ) throws(ConversionProblem) -> String {
    guard value.offset == 0 else { throw ConversionProblem(.offset(value.argument)) }
    var rest = Dictionary(
      value.format.options.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
    let isWhole = value.format.function == "integer" || wholeNumbers.contains(value.argument)
    switch value.format.function {
    case "string": return dialect == .c ? "s" : "@"
    case nil where !isWhole: return dialect == .c ? "s" : "@"
    case nil, "number", "integer": break
    default: throw ConversionProblem(.function(value.format.function ?? ""))
    }
    var flags = ""
    switch rest.removeValue(forKey: "useGrouping") ?? "auto" {
    case "never": if dialect == .foundation { throw ConversionProblem(.options) }
    case "auto": if dialect == .c { flags += "'" }
    default: throw ConversionProblem(.options)
    }
    switch rest.removeValue(forKey: "signDisplay") ?? "auto" {
    case "auto": break
    case "always": flags += "+"
    default: throw ConversionProblem(.options)
    }
    if isWhole {
      rest["roundingMode"] = nil
      // A whole number has no fraction that could be cut.
      if rest["minimumFractionDigits"] ?? "0" == "0" {
        rest["minimumFractionDigits"] = nil
        rest["maximumFractionDigits"] = nil
        let digits = rest.removeValue(forKey: "minimumIntegerDigits").flatMap(Int.init) ?? 1
        guard rest.isEmpty, digits >= 1 else { throw ConversionProblem(.options) }
        return flags + (digits > 1 ? ".\(digits)" : "") + "lld"
      }
      throw ConversionProblem(.options)
    }
    guard rest.removeValue(forKey: "roundingMode") == "halfEven",
      let maximum = rest.removeValue(forKey: "maximumFractionDigits"),
      rest.removeValue(forKey: "minimumFractionDigits") ?? "0" == maximum, rest.isEmpty
    else { throw ConversionProblem(.fraction(value.argument)) }
    return flags + ".\(maximum)f"
  }

  /// Adds the substitution of a choice, and returns its name.
  private mutating func substitution(
    for choice: NestedMessage.Choice
  ) throws(ConversionProblem) -> String {
    guard choice.kind == .plural, choice.offset == 0 else {
      throw ConversionProblem(.choice(choice.argument))
    }
    let type = try conversion(
      for: .init(argument: choice.argument, format: choice.format, span: .none))
    var texts: [String: String] = [:]
    for each in choice.cases {
      guard case .word(let category) = each.key else {
        throw ConversionProblem(.exactNumber(choice.argument))
      }
      texts[category] = try text(of: each.message, escapes: true)
    }
    let other = try text(of: choice.other, escapes: true)
    guard texts["other"] == nil || texts["other"] == other else {
      throw ConversionProblem(.otherAndCatchAll(choice.argument))
    }
    texts["other"] = other
    let known = Set(substitutions.map(\.name))
    var name = choice.argument
    var number = 2
    while known.contains(name) {
      name = "\(choice.argument)_\(number)"
      number += 1
    }
    substitutions.append(.init(name: name, conversion: type, texts: texts))
    return name
  }
}

extension Diagnostic.Message {
  fileprivate static let tooLong: Self = """
    the text would be longer than \(ConversionLimits.bytes) bytes
    """
  fileprivate static let options: Self = """
    the options of this number have no equivalent in a format string
    """

  fileprivate static func unknownArgument(_ name: String) -> Self {
    "\(quoted("$" + name)) isn't an argument, so it has no place in a format string"
  }

  fileprivate static func offset(_ name: String) -> Self {
    "the offset of \(quoted("$" + name)) has no equivalent in a format string"
  }

  fileprivate static func function(_ name: String) -> Self {
    "':\(name)' has no equivalent in a format string"
  }

  fileprivate static func fraction(_ name: String) -> Self {
    """
    \(quoted("$" + name)) may be a fraction; a format string shows it with a fixed number of \
    fraction digits, its halves rounded to even
    """
  }

  fileprivate static func choice(_ name: String) -> Self {
    "variants by \(quoted("$" + name)) have no equivalent in a format string"
  }

  fileprivate static func exactNumber(_ name: String) -> Self {
    "variants for exact numbers of \(quoted("$" + name)) have no equivalent in a format string"
  }

  fileprivate static func otherAndCatchAll(_ name: String) -> Self {
    """
    the variants 'other' and '*' of \(quoted("$" + name)) are different, and a format string has \
    only 'other'
    """
  }
}
