import BayanCatalog
import BayanRuntime

extension StandardFunction {
  /// The functions of the standard.
  ///
  /// - Source: MessageFormat 2.0, LDML 48.2, "Default Functions".
  package static let all: [StandardFunction] = [
    StandardFunction(
      "string", .string,
      of: [.string, .integer, .number, .date, .currency, .list(of: .string)], makes: [.string],
      selects: .text, options: []),
    StandardFunction(
      "number", .number, of: [.integer, .number], makes: [.number], selects: .number,
      options: [
        .select, .signDisplay, .useGrouping, .minimumIntegerDigits, .minimumFractionDigits,
        .maximumFractionDigits, .minimumSignificantDigits, .maximumSignificantDigits,
        .trailingZeroDisplay, .roundingPriority, .roundingMode, .roundingIncrement,
      ]),
    StandardFunction(
      "integer", .integer, of: [.integer, .number], makes: [.integer], selects: .number,
      drops: ["minimumFractionDigits", "maximumFractionDigits", "minimumSignificantDigits"],
      fractionDigits: 0,
      options: [
        .select, .signDisplay, .useGrouping, .minimumIntegerDigits,
        .maximumSignificantDigits,
      ]),
    StandardFunction(
      "offset", .offset, of: [.integer, .number], makes: [.number], selects: .number,
      shifts: true, options: [.digits("add"), .digits("subtract")]),
    StandardFunction(
      "percent", .percent, of: [.integer, .number], makes: [.number], selects: .number,
      drops: ["minimumIntegerDigits", "roundingIncrement", "select"], scale: 100, fractionDigits: 0,
      options: [
        .signDisplay, .useGrouping, .minimumFractionDigits, .maximumFractionDigits,
        .minimumSignificantDigits, .maximumSignificantDigits, .trailingZeroDisplay,
        .roundingPriority, .roundingMode,
      ]),
    StandardFunction(
      "currency", of: [.integer, .number, .currency], makes: [.currency, .number],
      drops: ["minimumFractionDigits", "maximumFractionDigits"], measure: "currency",
      options: [
        Option(name: "currency", values: .currencyCode),
        .choice("currencySign", ["accounting", "standard"]),
        .choice("currencyDisplay", MeasureValue.CurrencyDisplay.self), .useGrouping,
        .minimumIntegerDigits,
        // A number of digits, or the currency's own number of them.
        .choice("fractionDigits", ["auto"] + (0...99).map(String.init)), .minimumSignificantDigits,
        .maximumSignificantDigits, .trailingZeroDisplay, .roundingPriority, .roundingMode,
        .roundingIncrement,
      ]),
    StandardFunction(
      "unit", of: [.integer, .number], makes: [.number], measure: "unit",
      options: [
        .text("unit"), .text("usage"), .choice("unitDisplay", MeasureValue.UnitDisplay.self),
        .signDisplay, .useGrouping, .minimumIntegerDigits, .minimumFractionDigits,
        .maximumFractionDigits, .minimumSignificantDigits, .maximumSignificantDigits,
        .roundingPriority, .roundingMode, .roundingIncrement,
      ]),
    StandardFunction(
      "datetime", of: [.date], makes: [.date],
      options: [
        .dateFields("dateFields"), .dateLength("dateLength"), .timePrecision("timePrecision"),
        .timeZoneStyle, .text("timeZone"), .hour12, .text("calendar"),
      ]),
    StandardFunction(
      "date", of: [.date], makes: [.date],
      options: [
        .dateFields("fields"), .dateLength("length"), .text("timeZone"), .text("calendar"),
      ]),
    StandardFunction(
      "time", of: [.date], makes: [.date],
      options: [
        .timePrecision("precision"), .timeZoneStyle, .text("timeZone"), .hour12,
        .text("calendar"),
      ]),
  ]

  private typealias Option = FunctionDeclaration.Option
}

extension FunctionDeclaration.Option {
  fileprivate static let select = choice(
    "select", ["plural", "ordinal", "exact"], isLiteral: true)
  fileprivate static let signDisplay = choice("signDisplay", NumberOptions.SignDisplay.self)
  fileprivate static let useGrouping = choice("useGrouping", NumberOptions.Grouping.self)
  fileprivate static let minimumIntegerDigits = digits("minimumIntegerDigits")
  fileprivate static let minimumFractionDigits = digits("minimumFractionDigits")
  fileprivate static let maximumFractionDigits = digits("maximumFractionDigits")
  fileprivate static let minimumSignificantDigits = digits("minimumSignificantDigits")
  fileprivate static let maximumSignificantDigits = digits("maximumSignificantDigits")
  fileprivate static let roundingPriority = choice(
    "roundingPriority", NumberOptions.RoundingPriority.self)
  fileprivate static let roundingMode = choice("roundingMode", RoundingMode.self)
  fileprivate static let trailingZeroDisplay = choice(
    "trailingZeroDisplay", NumberOptions.TrailingZeroDisplay.self)
  fileprivate static let roundingIncrement = choice(
    "roundingIncrement", NumberOptions.roundingIncrements.map(String.init))
  fileprivate static let timeZoneStyle = choice(
    "timeZoneStyle", ["long", "short"], isLiteral: true)
  fileprivate static let hour12 = choice("hour12", ["true", "false"])

  fileprivate static func dateFields(_ name: String) -> Self {
    choice(
      name,
      [
        "weekday", "day-weekday", "month-day", "month-day-weekday", "year-month-day",
        "year-month-day-weekday",
      ], isLiteral: true)
  }

  fileprivate static func dateLength(_ name: String) -> Self {
    choice(name, ["long", "medium", "short"], isLiteral: true)
  }

  fileprivate static func timePrecision(_ name: String) -> Self {
    choice(name, ["hour", "minute", "second"], isLiteral: true)
  }

  fileprivate static func digits(_ name: String) -> Self { Self(name: name, values: .digitSize) }

  fileprivate static func text(_ name: String) -> Self { Self(name: name, values: .any) }

  fileprivate static func choice(
    _ name: String, _ values: [String], isLiteral: Bool = false
  ) -> Self {
    Self(name: name, values: .oneOf(values), isLiteral: isLiteral)
  }

  fileprivate static func choice<Values>(_ name: String, _ values: Values.Type) -> Self
  where Values: CaseIterable & RawRepresentable<String> {
    choice(name, values.allCases.map(\.rawValue))
  }
}
