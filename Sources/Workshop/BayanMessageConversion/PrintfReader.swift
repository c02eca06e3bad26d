import BayanDiagnostics
import BayanMessageSyntax

/// Reads format strings of `printf`.
///
/// - Source: POSIX.1-2017, `fprintf`; glibc's flag `I`; Foundation's "String Format Specifiers"; for `%#@name@` the
///   "Stringsdict File Format".
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
    substitutions = Dictionary(
      format.substitutions.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  mutating func message() throws(ConversionProblem) -> NestedMessage {
    try message(from: format.text, own: nil)
  }

  /// - Parameter own: The argument that a conversion without a place means, in the texts of a
  ///   substitution.
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
    // Each text counts its conversions anew.
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

/// One conversion, such as `%2$-5.2lf`.
struct PrintfConversion {
  var place: Int?
  var flags: Set<UInt8> = []
  var hasWidth = false
  var precision: Int?
  var length = ""
  var letter: Unicode.Scalar = "d"
  /// The name in `%#@name@`.
  var substitution: String?
  var span: SourceSpan

  /// The function that shows the value alike.
  func format(in dialect: PrintfFormat.Dialect) throws(ConversionProblem) -> ValueFormat {
    guard !hasWidth else { throw ConversionProblem(.width, at: span) }
    var format: ValueFormat
    switch letter {
    case "@", "s":
      guard precision == nil else { throw ConversionProblem(.cutText, at: span) }
      guard flags.isEmpty else { throw ConversionProblem(.flags, at: span) }
      return .text
    case "d", "i", "u":
      format = .integer
      if let precision {
        guard (1...99).contains(precision) else { throw ConversionProblem(.noDigits, at: span) }
        if precision > 1 { format = format.setting("minimumIntegerDigits", "\(precision)") }
      }
    case "f", "F":
      let digits = precision ?? 6
      guard digits <= 99 else { throw ConversionProblem(.noDigits, at: span) }
      format = .decimal
      if digits > 0 { format = format.setting("minimumFractionDigits", "\(digits)") }
      format = format.setting("maximumFractionDigits", "\(digits)")
    case "n": throw ConversionProblem(.writing, at: span)
    default: throw ConversionProblem(.letter("\(length)\(letter)"), at: span)
    }
    let isGrouped = flags.contains(UInt8(ascii: "'")) || dialect == .foundation
    if !isGrouped { format = format.setting("useGrouping", "never") }
    if flags.contains(UInt8(ascii: "+")), letter != "u" {
      format = format.setting("signDisplay", "always")
    }
    // With `I` glibc writes the locale's digits, as MessageFormat 2 always does.
    let known = Set(dialect == .c ? "'+I".utf8 : "'+".utf8)
    guard flags.isSubset(of: known) else { throw ConversionProblem(.flags, at: span) }
    return format
  }
}

/// Reads one conversion from its `%`.
struct ConversionScanner {
  private let bytes: [UInt8]
  private let start: Int
  private var index: Int

  init(_ bytes: [UInt8], from start: Int) {
    self.bytes = bytes
    self.start = start
    index = start
  }

  /// - Grammar: `"%" [place "$"] *flag [width] ["." precision] [length] letter`, and
  ///   `"%" [place "$"] "#@" name "@"`
  mutating func scan() throws(ConversionProblem) -> PrintfConversion {
    index = start + 1
    var conversion = PrintfConversion(span: .none)
    let digitsStart = index
    let digits = number()
    if current == UInt8(ascii: "$"), let digits {
      guard (1...99).contains(digits) else { throw problem(.badPlace) }
      conversion.place = digits
      index += 1
    } else {
      index = digitsStart
    }
    if current == UInt8(ascii: "#"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "@")
    {
      index += 2
      let nameStart = index
      while let byte = current, byte != UInt8(ascii: "@") { index += byte == 0 ? bytes.count : 1 }
      guard index < bytes.count, index > nameStart else { throw problem(.unclosedName) }
      conversion.substitution = String(decoding: bytes[nameStart..<index], as: UTF8.self)
      index += 1
      conversion.span = SourceSpan(start, index)
      return conversion
    }
    while let byte = current, "-+ #0'I".utf8.contains(byte) {
      conversion.flags.insert(byte)
      index += 1
    }
    conversion.hasWidth = number() != nil || current == UInt8(ascii: "*")
    if current == UInt8(ascii: "*") { index += 1 }
    if current == UInt8(ascii: ".") {
      index += 1
      guard current != UInt8(ascii: "*") else { throw problem(.precisionArgument) }
      conversion.precision = number() ?? 0
    }
    let lengthStart = index
    while let byte = current, "hlLqjzt".utf8.contains(byte) { index += 1 }
    conversion.length = String(decoding: bytes[lengthStart..<index], as: UTF8.self)
    guard ["", "h", "hh", "l", "ll", "q", "j", "z", "t", "L"].contains(conversion.length) else {
      throw problem(.badLength(conversion.length))
    }
    guard let byte = current else { throw problem(.unfinished) }
    guard byte == UInt8(ascii: "@") || (0x41...0x5A).contains(byte & 0xDF), byte < 0x80 else {
      throw problem(.percentAlone)
    }
    conversion.letter = Unicode.Scalar(byte)
    index += 1
    conversion.span = SourceSpan(start, index)
    return conversion
  }

  private var current: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// A number of at most nine digits.
  private mutating func number() -> Int? {
    var value: Int?
    while let byte = current, (0x30...0x39).contains(byte) {
      value = min((value ?? 0) * 10 + Int(byte - 0x30), 999_999_999)
      index += 1
    }
    return value
  }

  private func problem(_ message: Diagnostic.Message) -> ConversionProblem {
    ConversionProblem(message, at: SourceSpan(start, min(max(index, start + 1), bytes.count)))
  }
}

extension Diagnostic.Message {
  fileprivate static let tooMany: Self = """
    the text has more than \(ConversionLimits.elements) conversions
    """
  fileprivate static let mixedPlaces: Self = """
    some conversions have a place such as '1$' and some have none; give a place to all
    """
  fileprivate static let badPlace: Self = "the place of an argument is a number from 1 to 99"
  fileprivate static let unclosedName: Self = "'%#@' needs a name and a second '@'"
  fileprivate static let unfinished: Self = "this '%' is at the end; write '%%' for the sign itself"
  fileprivate static let percentAlone: Self = """
    this '%' starts no conversion; write '%%' for the sign itself
    """
  fileprivate static let precisionArgument: Self = """
    a number of digits that is an argument has no equivalent in MessageFormat 2
    """
  fileprivate static let width: Self = """
    a width, filled up with spaces or zeros, has no equivalent in MessageFormat 2
    """
  fileprivate static let cutText: Self = """
    text that is cut at a length has no equivalent in MessageFormat 2
    """
  fileprivate static let flags: Self = """
    the flags of this conversion have no equivalent in MessageFormat 2
    """
  fileprivate static let noDigits: Self = """
    this number of digits has no equivalent in MessageFormat 2
    """
  fileprivate static let writing: Self = "'%n' writes into memory, which no message may do"

  fileprivate static func letter(_ text: String) -> Self {
    "'%\(text)' has no equivalent among the functions of MessageFormat 2"
  }

  fileprivate static func badLength(_ text: String) -> Self {
    "\(quoted(text)) is no length of a conversion"
  }

  fileprivate static func unknownSubstitution(_ name: String) -> Self {
    "there is no variable \(quoted(name)) for this '%#@…@'"
  }

  fileprivate static func circle(_ name: String) -> Self {
    "the variable \(quoted(name)) needs itself"
  }

  fileprivate static func withoutOther(_ name: String) -> Self {
    "the variable \(quoted(name)) has no text for 'other', which is always needed"
  }

  fileprivate static func badType(_ type: String, _ name: String) -> Self {
    "the type \(quoted(type)) of the variable \(quoted(name)) is no conversion of a number"
  }

  fileprivate static func unknownCategory(_ category: String, _ name: String) -> Self {
    "\(quoted(category)), in the variable \(quoted(name)), is no plural category"
  }
}
