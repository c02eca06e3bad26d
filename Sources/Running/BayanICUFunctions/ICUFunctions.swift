public import BayanRuntime

/// The functions that need ICU's data while a program runs: `:currency`, `:unit`, `:date`,
/// `:time` and `:datetime`.
///
///     pack.string(slot, arguments, functions: ICUFunctions.registry())
///
/// Each formatter is opened once for a locale and form, and kept as long as the registry.
public enum ICUFunctions {
  /// Returns a registry with these functions.
  ///
  /// - Parameters:
  ///   - timeZone: The zone in which times without an offset are read, and all other times are
  ///     shown, as `Asia/Riyadh` or `+03:00`; `nil` shows each time as it was written. With an
  ///     unknown name messages show a fallback, and `bad-option` is reported: ask
  ///     ``isTimeZone(_:)`` first.
  ///   - operands: The texts that `:date` and `:time` accept.
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

  /// Returns whether a text is the name of a known time zone, or an offset such as `+03:00`.
  public static func isTimeZone(_ name: String) -> Bool {
    !ICUDateTimeFormatting(timeZone: name).hasUnknownTimeZone
  }
}

extension LocaleTag {
  /// Returns the tag with the numbering system for ICU, so that amounts and dates have the same
  /// digits as the pack's numbers.
  ///
  /// The regions of pseudo-locales, `en-XA` and `ar-XB`, are left out. ICU would take these regions
  /// for countries, for which CLDR has no hour cycle.
  func withDigits(_ numberingSystem: String) -> String {
    let isPseudo = description.hasSuffix("-XA") || description.hasSuffix("-XB")
    let tag = isPseudo ? String(description.dropLast(3)) : description
    return numberingSystem.isEmpty ? tag : tag + "-u-nu-" + numberingSystem
  }
}
