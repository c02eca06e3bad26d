import BayanDiagnostics

/// The styles of `{d, date, …}` and `{t, time, …}`.
///
/// A skeleton for which a function of MessageFormat 2 asks CLDR gives the same text. Named styles
/// and literal patterns differ: in some locales `medium` is not the pattern of any skeleton. So
/// named styles are only read if the nearest form is accepted.
enum ICUDateStyle {
  /// Returns the format of a style.
  ///
  /// - Parameter nearest: Whether a named style may become a form with another text in some
  ///   locales.
  static func format(
    _ style: String, type: String, nearest: Bool
  ) throws(StyleProblem) -> ValueFormat {
    guard style.hasPrefix("::") else {
      let name = style.isEmpty ? "medium" : style
      guard let named = named["\(type) \(name)"] else { throw StyleProblem(.pattern(type)) }
      guard nearest else { throw StyleProblem(.style(name, type, skeleton: named)) }
      return formats[named] ?? ValueFormat(type)
    }
    let skeleton = String(style.dropFirst(2))
    guard let format = formats[skeleton] else { throw StyleProblem(.skeleton(skeleton)) }
    return format
  }

  /// The skeletons that are nearest to the named styles.
  private static let named = [
    "date short": "yMd", "date medium": "yMMMd", "date long": "yMMMMd", "date full": "yMMMMdEEEE",
    "time short": "jm", "time medium": "jms", "time long": "jmsz", "time full": "jmszzzz",
  ]

  /// Returns the skeleton of a function on dates or times; `nil` if there is none.
  static func skeleton(for format: ValueFormat) -> String? {
    var full = format
    let defaults: KeyValuePairs<String, String> =
      switch format.function {
      case "date": ["fields": "year-month-day", "length": "medium"]
      case "time": ["precision": "minute"]
      default:
        ["dateFields": "year-month-day", "dateLength": "medium", "timePrecision": "minute"]
      }
    for (name, value) in defaults where full[name] == nil { full = full.setting(name, value) }
    return formats.first { $0.value.isSame(as: full) }?.key
  }

  /// The functions, with all options, by the skeletons that they use.
  private static let formats: [String: ValueFormat] = {
    var formats: [String: ValueFormat] = [:]
    var dates: [(skeleton: String, fields: String, length: String)] = []
    for (length, month, weekday) in [
      ("short", "M", "EEE"), ("medium", "MMM", "EEE"), ("long", "MMMM", "EEEE"),
    ] {
      for fields in [
        "weekday", "day-weekday", "month-day", "month-day-weekday", "year-month-day",
        "year-month-day-weekday",
      ] {
        var skeleton = fields.hasPrefix("year") ? "y" : ""
        if fields.contains("month") { skeleton += month }
        if fields != "weekday" { skeleton += "d" }
        if fields.hasSuffix("weekday") { skeleton += weekday }
        dates.append((skeleton, fields, length))
      }
    }
    var times: [(skeleton: String, options: [ValueFormat.Option])] = []
    for (hour, is12) in [("j", nil), ("h", "true"), ("H", "false")] {
      for (rest, precision) in [("", "hour"), ("m", "minute"), ("ms", "second")] {
        for (zone, style) in [("", nil), ("z", "short"), ("zzzz", "long")] {
          var options = [ValueFormat.Option(name: "precision", value: precision)]
          if let style { options.append(.init(name: "timeZoneStyle", value: style)) }
          if let is12 { options.append(.init(name: "hour12", value: is12)) }
          times.append((hour + rest + zone, options))
        }
      }
    }
    // If two lengths use the same skeleton, the standard's default wins.
    for date in dates.sorted(by: { $0.length == "medium" && $1.length != "medium" }) {
      if formats[date.skeleton] == nil {
        formats[date.skeleton] = ValueFormat(
          "date", ["fields": date.fields, "length": date.length])
      }
      for time in times where formats[date.skeleton + time.skeleton] == nil {
        var format = ValueFormat(
          "datetime", ["dateFields": date.fields, "dateLength": date.length])
        for option in time.options {
          let name = option.name == "precision" ? "timePrecision" : option.name
          format = format.setting(name, option.value)
        }
        formats[date.skeleton + time.skeleton] = format
      }
    }
    for time in times {
      var format = ValueFormat("time")
      format.options = time.options
      formats[time.skeleton] = format
    }
    return formats
  }()
}

extension Diagnostic.Message {
  fileprivate static func style(_ style: String, _ type: String, skeleton: String) -> Self {
    """
    no function of MessageFormat 2 writes the \(type) style \(quoted(style)) as ICU does in all locales; \
    write '::\(skeleton)', or convert with --nearest-dates
    """
  }

  fileprivate static func pattern(_ type: String) -> Self {
    """
    a written-out \(type) pattern has no equivalent in MessageFormat 2; use a skeleton, such as \
    '::\(type == "date" ? "yMMMd" : "jm")'
    """
  }

  fileprivate static func skeleton(_ skeleton: String) -> Self {
    "the date skeleton \(quoted(skeleton)) has no equivalent in MessageFormat 2"
  }
}
