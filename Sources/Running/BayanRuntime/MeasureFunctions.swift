/// The formatting of amounts and units with a locale's data, for `:currency` and `:unit`.
package protocol MeasureFormatting: Sendable {
  /// Returns the number of fraction digits of a currency; the code is in upper case.
  func fractionDigits(ofCurrency code: String) -> Int

  /// Returns a value in pieces: `integer`, `group`, `currency`, `unit`; `nil` if it can't be
  /// formatted, as with an unknown unit.
  func format(_ value: MeasureValue) -> [FormattedPart.Piece]?
}

/// `:currency` and `:unit`, whose formatting a ``MeasureFormatting`` does.
///
/// A unit's `usage` asks for a conversion, and so does another `unit` for a value that has one.
/// There are no conversions: the number is shown in its own unit, and
/// ``MessageError/unsupportedOperation(_:)`` is reported.
///
/// - Source: MessageFormat 2.0, "The `:currency` function" and "The `:unit` function" (draft).
package struct MeasureFunction: MessageFunction {
  /// The two functions.
  package enum Kind: String, CaseIterable, Sendable {
    case currency
    case unit
  }

  private let kind: Kind
  /// The formatting with a locale's data; `nil` for the plain form.
  private let formatting: AnyMeasureFormatting?

  package init(_ kind: Kind, _ formatting: AnyMeasureFormatting? = nil) {
    self.kind = kind
    self.formatting = formatting
  }

  package func resolve(_ call: inout FunctionCall) -> AnyFunctionValue? {
    if var value = MeasureValue(call, kind, formatting) {
      let isTyped = !value.identifier.isEmpty
      for option in call.options {
        let error = apply(option.name, option.value.text ?? "", to: &value, isTyped: isTyped)
        if let error { call.report(error) }
      }
      if !value.identifier.isEmpty {
        if formatting == nil { call.report(.unsupportedOperation(call.function)) }
        return value.erased
      }
    }
    call.report(.badOperand(function: call.function))
    return nil
  }

  /// Applies an option.
  ///
  /// - Parameter isTyped: Whether the operand has a currency or unit.
  /// - Returns: The error of an option that can't be applied.
  private func apply(
    _ name: String, _ text: String, to value: inout MeasureValue, isTyped: Bool
  ) -> MessageError? {
    var isGood = true
    switch (name, kind) {
    case ("currency", .currency):
      let code = isTyped ? nil : MessageAmount.code(text)
      isGood = code != nil
      value.identifier = code ?? value.identifier
    case ("currencySign", .currency):
      isGood = text == "accounting" || text == "standard"
      if isGood { value.isAccounting = text == "accounting" }
    case ("currencyDisplay", .currency):
      let display = MeasureValue.CurrencyDisplay(rawValue: text)
      isGood = display != nil
      value.currencyDisplay = display ?? value.currencyDisplay
    case ("fractionDigits", .currency):
      let digits = NumberOptions.digitSize(text)
      isGood = text == "auto" || digits != nil
      if isGood { value.fractionDigits = digits }
    case ("unit", .unit), ("usage", .unit):
      guard Self.isUnit(text) else { return .badOption(name) }
      // Without a conversion, another unit would make it another quantity.
      guard name == "unit", !isTyped || text == value.identifier else {
        return .unsupportedOperation(name)
      }
      value.identifier = text
    case ("unitDisplay", .unit):
      let display = MeasureValue.UnitDisplay(rawValue: text)
      isGood = display != nil
      value.unitDisplay = display ?? value.unitDisplay
    default:
      let id = OptionID(name: name)
      if kind.options.contains(id) { isGood = value.options.apply(id, text) ?? true }
    }
    return isGood ? nil : .badOption(name)
  }

  /// Returns whether a text is words of small letters and digits with hyphens between:
  /// `kilometer-per-hour`.
  private static func isUnit(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    return text.utf8.count <= 100
      && parts.allSatisfy { word in
        !word.isEmpty && word.allSatisfy { $0.isLetter && $0 & 0x20 != 0 || $0.isDigit }
      }
  }
}

extension MeasureFunction.Kind {
  /// The options that the function shares with `:number`.
  fileprivate var options: [OptionID] {
    let both: [OptionID] = [
      .useGrouping, .minimumIntegerDigits, .minimumSignificantDigits, .maximumSignificantDigits,
      .roundingPriority, .roundingIncrement, .roundingMode,
    ]
    return both
      + (self == .currency
        ? [.trailingZeroDisplay] : [.signDisplay, .minimumFractionDigits, .maximumFractionDigits])
  }
}

/// A number with a currency or unit, and the form in which it is shown.
package struct MeasureValue: FunctionValue {
  /// The form of a currency.
  package enum CurrencyDisplay: String, CaseIterable, Sendable {
    case narrowSymbol
    case symbol
    case name
    case code
    case never
  }

  /// The form of a unit.
  package enum UnitDisplay: String, CaseIterable, Sendable {
    case short
    case narrow
    case long
  }

  package let kind: MeasureFunction.Kind
  private let formatting: AnyMeasureFormatting?
  private let symbols: NumberSymbols
  package let locale: LocaleTag
  package let direction: TextDirection?
  private let number: MessageNumber
  package fileprivate(set) var options: NumberOptions
  /// The currency's code, or the unit; empty if the value has none.
  package fileprivate(set) var identifier = ""
  package fileprivate(set) var isAccounting = false
  package fileprivate(set) var currencyDisplay = CurrencyDisplay.symbol
  package fileprivate(set) var unitDisplay = UnitDisplay.short
  /// The fraction digits of the currency; `nil` for the usual number.
  fileprivate var fractionDigits: Int?

  /// Creates a value from the call's operand: a value of the same function, or a number.
  fileprivate init?(
    _ call: borrowing FunctionCall, _ kind: MeasureFunction.Kind,
    _ formatting: AnyMeasureFormatting?
  ) {
    if let operand = Self.of(call.operand?.functionValue), operand.kind == kind {
      self = operand
      return
    }
    var number = call.operand?.number
    options = call.operand?.options ?? NumberOptions()
    if case .amount(let amount)? = call.operand?.value {
      guard kind == .currency, let code = MessageAmount.code(amount.currency) else { return nil }
      identifier = code
      number = amount.value
    }
    guard let number else { return nil }
    self.kind = kind
    self.formatting = formatting
    symbols = call.symbols
    locale = call.locale
    direction = call.direction
    self.number = number
    options.selection = nil
    if kind == .unit {
      options.trailingZeroDisplay = .auto
    } else {
      // The function doesn't have these options; the currency decides about the fraction digits.
      options.signDisplay = .auto
      options.minimumFractionDigits = nil
      options.maximumFractionDigits = nil
    }
  }

  // The schema of the working group's suite has one type for all numbers.
  package var partType: String { "number" }
  package var plainValue: MessageValue? { .number(number) }
  package var numberOptions: NumberOptions { options }
  package var numberingSystem: String { symbols.numberingSystem }

  package func format() throws(MessageError) -> [FormattedPart.Piece] {
    guard let formatting else { return plainPieces }
    guard let pieces = formatting.format(self) else { throw .unsupportedOperation(kind.rawValue) }
    return pieces
  }

  private var plainPieces: [FormattedPart.Piece] {
    let text = NumberFormatter(symbols).text(number, shownOptions)
    let number = FormattedPart.Piece(type: "literal", text: text)
    if kind == .currency, currencyDisplay == .never { return [number] }
    let gap = FormattedPart.Piece(type: "literal", text: "\u{A0}")
    return [number, gap, FormattedPart.Piece(type: kind.rawValue, text: identifier)]
  }

  /// The options with the currency's fraction digits.
  private var shownOptions: NumberOptions {
    guard kind == .currency else { return options }
    let digits =
      fractionDigits ?? formatting?.fractionDigits(ofCurrency: identifier)
      ?? CurrencyDigits.of(identifier)
    var options = options
    options.minimumFractionDigits = digits
    options.maximumFractionDigits = digits
    return options
  }

  /// The number's sign, for units whose pattern has no number that could carry the sign: `ساعتان` is
  /// "two hours".
  package var sign: FormattedPart.Piece? {
    let isZero = shownOptions.rounded(number).number.isZero
    return switch options.sign(isNegative: number.isNegative, isZero: isZero) {
    case .minus: FormattedPart.Piece(type: "minusSign", text: symbols.minusSign)
    case .plus: FormattedPart.Piece(type: "plusSign", text: symbols.plusSign)
    case nil: nil
    }
  }

  /// The shown digits in ASCII, with the fraction's trailing zeros: `-1234.50`.
  package var digits: (text: String, fractionCount: Int) {
    let (rounded, minimumFraction) = shownOptions.rounded(number)
    let sign = number.isNegative && rounded.isZero ? "-" : ""
    return (
      sign + rounded.serialized(minimumFraction: minimumFraction),
      max(rounded.fractionCount, minimumFraction)
    )
  }
}

extension UInt8 {
  /// Whether the byte is an ASCII letter.
  var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }

  /// Whether the byte is an ASCII digit.
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
