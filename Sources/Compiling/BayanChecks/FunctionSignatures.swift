import BayanCatalog
import BayanMessageSyntax
import BayanRuntime
import BayanSupport

/// What functions take, by their names: the standard's, and those that a project declares.
struct FunctionSignatures: Sendable {
  private var byName: [String: FunctionDeclaration]

  /// The standard's functions alone.
  init() { byName = Self.standard }

  /// With those of a project.
  init(_ project: Project) {
    byName = Self.standard
    for function in project.functions { byName[function.name] = function }
  }

  subscript(name: String) -> FunctionDeclaration? { byName[name] }

  var names: [String] { byName.keys.sorted() }

  /// The standard's functions, one a line: name, operands, `+` if it selects, options.
  ///
  /// An option is followed by its values, by `#` for a digit size, `$` for a currency or `?` for any
  /// text; `!` before it says that only a literal gives it.
  ///
  /// - Source: MessageFormat 2.0, LDML 48.2, "Default Functions".
  private static let table = """
    string|string,integer,number,date,currency,list|+|
    number|integer,number|+|!select=plural,ordinal,exact %display %group %integer %fraction \
    %significant %zeros %rounding %increment
    integer|integer,number|+|!select=plural,ordinal,exact %display %group %integer \
    maximumSignificantDigits=#
    offset|integer,number|+|add=# subtract=#
    percent|integer,number|+|%display %group %fraction %significant %zeros %rounding
    currency|integer,number,currency||currency=$ currencySign=accounting,standard \
    currencyDisplay=narrowSymbol,symbol,name,code,never %group %integer fractionDigits=#,auto \
    %significant %zeros %rounding %increment
    unit|integer,number||unit=? usage=? unitDisplay=short,narrow,long %display %group %integer \
    %fraction %significant %rounding %increment
    datetime|date||!dateFields=%fields !dateLength=long,medium,short \
    !timePrecision=hour,minute,second !timeZoneStyle=long,short timeZone=? hour12=true,false \
    calendar=?
    date|date||!fields=%fields !length=long,medium,short timeZone=? calendar=?
    time|date||!precision=hour,minute,second !timeZoneStyle=long,short timeZone=? \
    hour12=true,false calendar=?
    """

  /// What several functions have.
  private static let shared = [
    ("%display", "signDisplay=auto,always,exceptZero,negative,never"),
    ("%group", "useGrouping=auto,always,never,min2"),
    ("%integer", "minimumIntegerDigits=#"),
    ("%fraction", "minimumFractionDigits=# maximumFractionDigits=#"),
    ("%significant", "minimumSignificantDigits=# maximumSignificantDigits=#"),
    ("%zeros", "trailingZeroDisplay=auto,stripIfInteger"),
    (
      "%rounding",
      "roundingPriority=auto,morePrecision,lessPrecision roundingMode=ceil,floor,expand,trunc,"
        + "halfCeil,halfFloor,halfExpand,halfTrunc,halfEven"
    ),
    ("%increment", "roundingIncrement=1,2,5,10,20,25,50,100,200,250,500,1000,2000,2500,5000"),
    (
      "=%fields",
      "=weekday,day-weekday,month-day,month-day-weekday,year-month-day,year-month-day-weekday"
    ),
  ]

  private static let standard: [String: FunctionDeclaration] = {
    var text = table
    for (name, meaning) in shared {
      text = text.split(separator: name, omittingEmptySubsequences: false)
        .joined(separator: meaning)
    }
    var functions: [String: FunctionDeclaration] = [:]
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      functions[parts[0]] = FunctionDeclaration(
        name: parts[0],
        operands: parts[1].split(separator: ",").compactMap {
          FunctionDeclaration.OperandKind(rawValue: String($0))
        },
        options: parts[3].split(separator: " ").map(option), selects: parts[2] == "+")
    }
    return functions
  }()

  private static func option(_ text: Substring) -> FunctionDeclaration.Option {
    let isLiteral = text.hasPrefix("!")
    let parts = text.drop { $0 == "!" }.split(separator: "=")
    let values: FunctionDeclaration.OptionValues =
      switch parts[1] {
      case "#": .digitSize
      case "$": .currencyCode
      case "?": .any
      // A digit size or `auto`.
      case "#,auto": .oneOf(["auto"] + (0...99).map(String.init))
      default: .oneOf(parts[1].split(separator: ",").map(String.init))
      }
    return FunctionDeclaration.Option(
      name: String(parts[0]), values: values, isLiteral: isLiteral)
  }
}

extension FunctionDeclaration.OptionValues {
  /// Whether a literal can be the option's value.
  func accept(_ text: String) -> Bool {
    switch self {
    case .any: true
    case .digitSize:
      (1...2).contains(text.utf8.count) && text.utf8.allSatisfy(\.isASCIIDigit)
        && (text == "0" || text.utf8.first != UInt8(ascii: "0"))
    case .integer: MessageNumber(text).map { !$0.serialized().utf8.contains(0x2E) } ?? false
    case .number: MessageNumber(text) != nil
    case .boolean: text == "true" || text == "false"
    case .currencyCode: text.utf8.count == 3 && text.utf8.allSatisfy(\.isASCIILetter)
    case .oneOf(let values): values.contains(text)
    }
  }
}

extension FunctionDeclaration.OperandKind {
  /// Whether a literal is one of these; amounts and lists have no literals.
  func accepts(_ text: String) -> Bool {
    switch self {
    case .string: true
    case .integer, .number: MessageNumber(text) != nil
    case .date: MessageDateTime(text) != nil
    case .currency, .list: false
    }
  }

  /// The kind of an argument's values.
  init(_ type: ErrorArgument.ValueType) {
    switch type {
    case .string: self = .string
    case .integer: self = .integer
    case .number: self = .number
    case .date: self = .date
    case .currency: self = .currency
    case .list: self = .list
    }
  }
}

extension Message {
  /// All calls of functions: those of declarations, then those of patterns, in source order.
  var calls: [(expression: Expression, function: Function)] {
    (declarations.map(\.value) + patterns.flatMap(\.expressions)).compactMap { expression in
      expression.function.map { (expression, $0) }
    }
  }
}
