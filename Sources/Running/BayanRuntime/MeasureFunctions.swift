/// Writes numbers with currencies and units in a locale: what `:currency` and `:unit` leave to
/// whoever has the locale data.
package protocol MeasureFormatting: Sendable {
  /// How many fraction digits amounts in a currency have; the code is in upper case.
  func fractionDigits(ofCurrency code: String) -> Int

  /// Writes a number in pieces: `integer`, `group`, `currency`, `unit`; `nil` where it can't be
  /// written so, as with an unknown unit.
  func format(_ request: MeasureRequest) -> [FormattedPart.Piece]?
}

/// A number with a currency or unit, rounded already.
package struct MeasureRequest: Sendable {
  /// What is measured.
  package enum Measure: Sendable {
    case currency(code: String, display: CurrencyDisplay, isAccounting: Bool)
    case unit(String, display: UnitDisplay)
  }

  /// How a currency is named.
  package enum CurrencyDisplay: String, CaseIterable, Sendable {
    case narrowSymbol
    case symbol
    case name
    case code
    case never
  }

  /// How a unit is named.
  package enum UnitDisplay: String, CaseIterable, Sendable {
    case short
    case narrow
    case long
  }

  package var locale: LocaleTag
  /// The `-u-nu-` name of the digits: `arab`, `latn`.
  package var numberingSystem: String
  package var measure: Measure
  /// The digits to show, in ASCII, with the fraction's trailing zeros: `-1234.50`.
  package var number: String
  package var fractionDigits: Int
  package var minimumIntegerDigits: Int
  package var grouping: NumberOptions.Grouping
  package var signDisplay: NumberOptions.SignDisplay
}

/// `:currency`, with the locale's part left to ``MeasureFormatting``.
///
/// - Source: MessageFormat 2.0, "The `:currency` function".
package struct CurrencyFunction: MessageFunction {
  /// `nil` to write plainly.
  private let formatting: (any MeasureFormatting)?

  package init(_ formatting: (any MeasureFormatting)? = nil) { self.formatting = formatting }

  package func resolve(_ call: inout FunctionCall) -> (any FunctionValue)? {
    MeasureValue.resolve(&call, "currency", formatting) { value, name, text, isTyped in
      switch name {
      case "currency":
        guard !isTyped, text.utf8.count == 3, text.utf8.allSatisfy({ $0.isLetter }) else {
          return .badOption(name)
        }
        value.identifier = text.uppercased()
      case "currencySign":
        guard text == "accounting" || text == "standard" else { return .badOption(name) }
        value.isAccounting = text == "accounting"
      case "currencyDisplay":
        guard let display = MeasureRequest.CurrencyDisplay(rawValue: text) else {
          return .badOption(name)
        }
        value.currencyDisplay = display
      case "fractionDigits":
        let digits = NumberOptions.digitSize(text)
        guard text == "auto" || digits != nil else { return .badOption(name) }
        value.fractionDigits = digits
      default:
        return value.apply(
          name, text,
          [
            .useGrouping, .minimumIntegerDigits, .minimumSignificantDigits,
            .maximumSignificantDigits, .trailingZeroDisplay, .roundingPriority,
            .roundingIncrement, .roundingMode,
          ])
      }
      return nil
    }
  }
}

/// `:unit`, with the locale's part left to ``MeasureFormatting``.
///
/// `usage` asks for a conversion, as another `unit` for a value that has one does. None is done: the
/// number is shown in its own unit, and ``MessageError/unsupportedOperation(_:)`` is reported.
///
/// - Source: MessageFormat 2.0, "The `:unit` function" (draft).
package struct UnitFunction: MessageFunction {
  /// `nil` to write plainly.
  private let formatting: (any MeasureFormatting)?

  package init(_ formatting: (any MeasureFormatting)? = nil) { self.formatting = formatting }

  package func resolve(_ call: inout FunctionCall) -> (any FunctionValue)? {
    MeasureValue.resolve(&call, "unit", formatting) { value, name, text, isTyped in
      switch name {
      case "unit", "usage":
        guard Self.isIdentifier(text) else { return .badOption(name) }
        // Another unit without a conversion would be another quantity.
        guard name == "unit", !isTyped || text == value.identifier else {
          return .unsupportedOperation(name)
        }
        value.identifier = text
      case "unitDisplay":
        guard let display = MeasureRequest.UnitDisplay(rawValue: text) else {
          return .badOption(name)
        }
        value.unitDisplay = display
      default:
        return value.apply(
          name, text,
          [
            .signDisplay, .useGrouping, .minimumIntegerDigits, .minimumFractionDigits,
            .maximumFractionDigits, .minimumSignificantDigits, .maximumSignificantDigits,
            .roundingPriority, .roundingIncrement, .roundingMode,
          ])
      }
      return nil
    }
  }

  /// Words of small letters and digits with hyphens between, as in `kilometer-per-hour`.
  private static func isIdentifier(_ text: String) -> Bool {
    let words = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    return text.utf8.count <= 100
      && words.allSatisfy { word in
        !word.isEmpty
          && word.allSatisfy { $0.isLetter && $0 >= UInt8(ascii: "a") || $0.isDigit }
      }
  }
}

/// A number with a currency or unit, and how it is to be shown.
private struct MeasureValue: FunctionValue {
  let kind: String
  let formatting: (any MeasureFormatting)?
  let symbols: NumberSymbols
  let locale: LocaleTag
  let direction: TextDirection?
  let number: MessageNumber
  var options: NumberOptions
  /// The currency's code, or the unit.
  var identifier: String?
  var isAccounting = false
  var currencyDisplay = MeasureRequest.CurrencyDisplay.symbol
  var unitDisplay = MeasureRequest.UnitDisplay.short
  /// A currency's fraction digits; `nil` for its usual ones.
  var fractionDigits: Int?

  /// Starts from the call's operand: a value of the same function, or a number.
  init?(_ call: borrowing FunctionCall, _ kind: String, _ formatting: (any MeasureFormatting)?) {
    if case .amount(let amount)? = call.operand {
      guard kind == "currency", let code = amount.code else { return nil }
      self.init(number: (amount.value, NumberOptions()), call, kind, formatting)
      identifier = code
      return
    }
    if case .value(let operand as MeasureValue)? = call.operand, operand.kind == kind {
      self = operand
      return
    }
    self.init(number: call.operand?.number, call, kind, formatting)
  }

  private init?(
    number: (value: MessageNumber, options: NumberOptions)?, _ call: borrowing FunctionCall,
    _ kind: String, _ formatting: (any MeasureFormatting)?
  ) {
    guard let number else { return nil }
    self.kind = kind
    self.formatting = formatting
    symbols = call.symbols
    locale = call.locale
    direction = call.direction
    self.number = number.value
    options = number.options
    options.selection = nil
    if kind == "unit" {
      options.trailingZeroDisplay = .auto
    } else {
      // Not options of this function; its fraction digits are those of the currency.
      options.signDisplay = .auto
      options.minimumFractionDigits = nil
      options.maximumFractionDigits = nil
    }
  }

  /// The value of a call; `nil` for no number, and without a currency or unit.
  ///
  /// - Parameter apply: Applies an option by name and text, and says what is wrong with it. It gets
  ///   whether the operand has a currency or unit.
  static func resolve(
    _ call: inout FunctionCall, _ kind: String, _ formatting: (any MeasureFormatting)?,
    apply: (inout Self, _ name: String, _ text: String, _ isTyped: Bool) -> MessageError?
  ) -> Self? {
    if var value = Self(call, kind, formatting) {
      let isTyped = value.identifier != nil
      for option in call.options {
        let error = apply(&value, option.name, option.value.text ?? "", isTyped)
        if let error { call.report(error) }
      }
      if value.identifier != nil {
        if formatting == nil { call.report(.unsupportedOperation(call.function)) }
        return value
      }
    }
    call.report(.badOperand(function: call.function))
    return nil
  }

  /// Applies one of the options that `:number` has too.
  mutating func apply(_ name: String, _ text: String, _ known: [OptionID]) -> MessageError? {
    let id = OptionID(name: name)
    return known.contains(id) && options.apply(id, text) == false ? .badOption(name) : nil
  }

  // The schema of the working group's suite has one name for all numbers.
  var partType: String { "number" }
  var plainValue: MessageValue? { .number(number) }
  var numberOptions: NumberOptions { options }

  func format() throws(MessageError) -> [FormattedPart.Piece] {
    guard let formatting else {
      return PlainFunctions.pieces(number, shownOptions, measure, symbols)
    }
    guard let pieces = formatting.format(request) else { throw .unsupportedOperation(kind) }
    return pieces
  }

  private var measure: MeasureRequest.Measure {
    let identifier = identifier ?? ""
    return kind == "currency"
      ? .currency(code: identifier, display: currencyDisplay, isAccounting: isAccounting)
      : .unit(identifier, display: unitDisplay)
  }

  /// The options with the currency's fraction digits.
  private var shownOptions: NumberOptions {
    guard kind == "currency" else { return options }
    let code = identifier ?? ""
    let digits =
      fractionDigits ?? formatting?.fractionDigits(ofCurrency: code) ?? CurrencyDigits.of(code)
    var options = options
    options.minimumFractionDigits = digits
    options.maximumFractionDigits = digits
    return options
  }

  private var request: MeasureRequest {
    let options = shownOptions
    let (rounded, minimumFraction) = options.rounded(number)
    let sign = number.isNegative && rounded.isZero ? "-" : ""
    return MeasureRequest(
      locale: locale, numberingSystem: symbols.numberingSystem, measure: measure,
      number: sign + rounded.serialized(minimumFraction: minimumFraction),
      fractionDigits: max(rounded.fractionCount, minimumFraction),
      minimumIntegerDigits: options.minimumIntegerDigits ?? 1, grouping: options.grouping,
      signDisplay: options.signDisplay)
  }
}

extension UInt8 {
  /// Whether it is an ASCII letter.
  var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }

  /// Whether it is an ASCII digit.
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
