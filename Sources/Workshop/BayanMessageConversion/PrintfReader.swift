import BayanDiagnostics
import BayanMessageSyntax
import BayanSupport

/// A reader of `printf` format strings.
///
/// - Source: POSIX.1-2017, `fprintf`; glibc's flag `I`; Foundation's "String Format Specifiers";
///   for `%#@name@` the "Stringsdict File Format".
struct PrintfReader {
  private let format: PrintfFormat.Format
  private let arguments: [String]
  private let dialect: PrintfFormat.Dialect
  private let substitutions: [String: PrintfFormat.Substitution]
  /// The place of the next conversion without one.
  private var nextPlace = 1
  private var hasPlaces = false
  private var hasNoPlaces = false
  private var open: [String] = []
  private var count = 0

  init(
    _ format: PrintfFormat.Format, arguments: [String], dialect: PrintfFormat.Dialect
  ) {
    self.format = format
    self.arguments = arguments
    self.dialect = dialect
    substitutions = Dictionary(firstOf: format.substitutions, by: \.name)
  }

  mutating func message() throws(ConversionProblem) -> NestedMessage {
    try message(from: format.text, own: nil)
  }

  /// Reads a text.
  ///
  /// - Parameter own: The argument of a conversion without a place, in the texts of a substitution.
  private mutating func message(
    from text: String, own: Int?
  ) throws(ConversionProblem) -> NestedMessage {
    var message = NestedMessage()
    let bytes = Array(text.utf8)
    var index = 0
    var start = 0
    func flush(_ end: Int) { message.append(String(decoding: bytes[start..<end], as: UTF8.self)) }
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "%") else {
        index += 1
        continue
      }
      flush(index)
      if index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "%") {
        message.append("%")
        index += 2
      } else {
        var scanner = ConversionScanner(bytes, from: index)
        let conversion = try scanner.scan()
        message.elements.append(try element(for: conversion, own: own))
        index = conversion.span.end
      }
      start = index
    }
    flush(index)
    return message
  }

  private mutating func element(
    for conversion: PrintfConversion, own: Int?
  ) throws(ConversionProblem) -> NestedMessage.Element {
    count += 1
    guard count <= ConversionLimits.elements else {
      throw ConversionProblem(.tooMany, at: conversion.span)
    }
    let place: Int
    if let given = conversion.place {
      hasPlaces = true
      place = given
    } else if let own, conversion.substitution == nil {
      place = own
    } else {
      if own == nil { hasNoPlaces = true }
      place = nextPlace
      nextPlace += 1
    }
    guard !(hasPlaces && hasNoPlaces) else {
      throw ConversionProblem(.mixedPlaces, at: conversion.span)
    }
    let argument =
      arguments.indices.contains(place - 1)
      ? arguments[place - 1] : PrintfFormat.variable(ofPlace: place)
    guard let name = conversion.substitution else {
      return .value(
        .init(
          argument: argument, format: try conversion.format(in: dialect), span: conversion.span))
    }
    return .choice(try choice(named: name, of: argument, place: place, at: conversion.span))
  }

  private mutating func choice(
    named name: String, of argument: String, place: Int, at span: SourceSpan
  ) throws(ConversionProblem) -> NestedMessage.Choice {
    guard let substitution = substitutions[name] else {
      throw ConversionProblem(.unknownSubstitution(name), at: span)
    }
    guard !open.contains(name), open.count < ConversionLimits.depth else {
      throw ConversionProblem(.circle(name), at: span)
    }
    guard let other = substitution.texts["other"] else {
      throw ConversionProblem(.withoutOther(name), at: span)
    }
    open.append(name)
    defer { open.removeLast() }
    let bytes = Array("%\(substitution.conversion)".utf8)
    var scanner = ConversionScanner(bytes, from: 0)
    let conversion = try scanner.scan()
    guard conversion.span.end == bytes.count, conversion.place == nil else {
      throw ConversionProblem(.badType(substitution.conversion, name), at: span)
    }
    let format = try conversion.format(in: dialect)
    guard format.isNumeric else {
      throw ConversionProblem(.badType(substitution.conversion, name), at: span)
    }
    for category in substitution.texts.keys.sorted()
    where !PrintfFormat.categories.contains(category) {
      throw ConversionProblem(.unknownCategory(category, name), at: span)
    }
    var choice = NestedMessage.Choice(
      argument: argument, kind: .plural, format: format, cases: [],
      other: NestedMessage(), span: span)
    // Each text numbers its conversions separately.
    let next = nextPlace
    for category in PrintfFormat.categories where category != "other" {
      guard let text = substitution.texts[category] else { continue }
      nextPlace = next
      choice.cases.append(
        .init(key: .word(category), message: try message(from: text, own: place)))
    }
    nextPlace = next
    choice.other = try message(from: other, own: place)
    return choice
  }
}

extension Diagnostic.Message {
  fileprivate static let tooMany: Self = """
    the text has more than \(ConversionLimits.elements) conversions
    """
  fileprivate static let mixedPlaces: Self = """
    some conversions have a place, such as '1$', but others have none; give a place to all
    """

  fileprivate static func unknownSubstitution(_ name: String) -> Self {
    "there is no variable \(quoted(name)) for this '%#@…@'"
  }

  fileprivate static func circle(_ name: String) -> Self {
    "the variable \(quoted(name)) refers to itself"
  }

  fileprivate static func withoutOther(_ name: String) -> Self {
    "the variable \(quoted(name)) has no text for 'other', which is always needed"
  }

  fileprivate static func badType(_ type: String, _ name: String) -> Self {
    "the type \(quoted(type)) of the variable \(quoted(name)) isn't a conversion of a number"
  }

  fileprivate static func unknownCategory(_ category: String, _ name: String) -> Self {
    "the variable \(quoted(name)) has \(quoted(category)), which isn't a plural category"
  }
}
