public import BayanRuntime

/// The functions that need ICU's data while a program runs: `:currency`, `:unit`, `:date`,
/// `:time` and `:datetime`.
///
///     pack.string(slot, arguments, functions: ICUFunctions.registry())
///
/// Formatters are opened once for each locale and form, and kept for as long as the registry.
public enum ICUFunctions {
  /// A registry with these functions.
  ///
  /// - Parameters:
  ///   - timeZone: Where times without an offset are taken to be, and where others are shown, as
  ///     `Asia/Riyadh` or `+03:00`; `nil` shows each as it was written. With a name that isn't known
  ///     messages show a fallback, and `bad-option` is reported: ask ``isTimeZone(_:)`` first.
  ///   - operands: Which texts `:date` and `:time` take.
  public static func registry(
    timeZone: String? = nil, operands: DateTimeOperands = .standard
  ) -> FunctionRegistry {
    let measures = ICUMeasureFormatting()
    let dates = ICUDateTimeFormatting(timeZone: timeZone)
    var registry = FunctionRegistry()
    for kind in MeasureFunction.Kind.allCases {
      registry.register(kind.rawValue, MeasureFunction(kind, measures))
    }
    for kind in [DateTimeFunction.Kind.date, .time, .datetime] {
      registry.register(kind.rawValue, DateTimeFunction(kind, dates, operands: operands))
    }
    return registry
  }

  /// Whether a text names a time zone that is known, or is an offset such as `+03:00`.
  public static func isTimeZone(_ name: String) -> Bool {
    !ICUDateTimeFormatting(timeZone: name).hasUnknownTimeZone
  }
}

extension LocaleTag {
  /// The tag as ICU is asked with it: amounts and dates have the digits that the pack's numbers have.
  ///
  /// The regions of pseudo-locales, `en-XA` and `ar-XB`, are left out. ICU takes them for regions, of
  /// which CLDR doesn't say how many hours their days are counted in.
  func withDigits(_ numberingSystem: String) -> String {
    let isPseudo = description.hasSuffix("-XA") || description.hasSuffix("-XB")
    let tag = isPseudo ? String(description.dropLast(3)) : description
    return numberingSystem.isEmpty ? tag : tag + "-u-nu-" + numberingSystem
  }
}
