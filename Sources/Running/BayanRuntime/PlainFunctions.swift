/// `:currency`, `:unit`, `:date`, `:time` and `:datetime` without anyone's locale data.
///
/// The standard has every implementation accept these functions. Where nobody has registered
/// them, values are written so that any reader can read them, and
/// ``MessageError/unsupportedOperation(_:)`` says that it isn't the locale's way: an amount as its
/// number and code, a unit by its identifier, dates and times as ISO 8601 has them.
enum PlainFunctions {
  static func function(_ name: String) -> (any MessageFunction)? {
    switch name {
    case "currency": CurrencyFunction()
    case "unit": UnitFunction()
    default: DateTimeFunction.Kind(rawValue: name).map { DateTimeFunction($0) }
    }
  }

  /// A number and what is measured.
  static func pieces(
    _ number: MessageNumber, _ options: NumberOptions, _ measure: MeasureRequest.Measure,
    _ symbols: NumberSymbols
  ) -> [FormattedPart.Piece] {
    let number = FormattedPart.Piece(
      type: "literal", text: NumberFormatter(symbols).text(number, options))
    let gap = FormattedPart.Piece(type: "literal", text: "\u{A0}")
    switch measure {
    case .currency(_, display: .never, _): return [number]
    case .currency(let code, _, _):
      return [number, gap, FormattedPart.Piece(type: "currency", text: code)]
    case .unit(let unit, _): return [number, gap, FormattedPart.Piece(type: "unit", text: unit)]
    }
  }

  /// A date or time: `2006-01-02 15:04 UTC`.
  static func pieces(
    _ value: MessageDateTime, _ kind: DateTimeFunction.Kind, hasSeconds: Bool, zone: String?
  ) -> [FormattedPart.Piece] {
    let literal = value.literal.utf8
    let date = String(decoding: literal.prefix(10), as: UTF8.self)
    let time = String(decoding: literal.dropFirst(11).prefix(hasSeconds ? 8 : 5), as: UTF8.self)
    var text = kind == .date ? date : kind == .time ? time : date + " " + time
    if let zone { text += " " + zone }
    return [FormattedPart.Piece(type: "literal", text: text)]
  }
}
