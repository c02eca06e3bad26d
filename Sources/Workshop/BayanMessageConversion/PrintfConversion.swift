import BayanDiagnostics

/// A conversion, such as `%2$-5.2lf`.
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

  /// Returns the function that shows the value in the same way.
  func format(in dialect: PrintfFormat.Dialect) throws(ConversionProblem) -> ValueFormat {
    guard !hasWidth else { throw ConversionProblem(.width, at: span) }
    var format: ValueFormat
    switch letter {
    case "@", "s":
      guard precision == nil else { throw ConversionProblem(.cutText, at: span) }
      guard flags.isEmpty else { throw ConversionProblem(unknownFlags, at: span) }
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
    case _ where "aAcCeEgGopSxXmDOU".unicodeScalars.contains(letter):
      throw ConversionProblem(.letter("\(length)\(letter)"), at: span)
    default: throw ConversionProblem(.noLetter("\(length)\(letter)"), at: span)
    }
    let isGrouped = flags.contains(UInt8(ascii: "'")) || dialect == .foundation
    if !isGrouped { format = format.setting("useGrouping", "never") }
    if flags.contains(UInt8(ascii: "+")), letter != "u" {
      format = format.setting("signDisplay", "always")
    }
    // With `I` glibc writes the locale's digits, which MessageFormat 2 always does.
    let known = Set(dialect == .c ? "'+I".utf8 : "'+".utf8)
    guard flags.isSubset(of: known) else { throw ConversionProblem(unknownFlags, at: span) }
    return format
  }

  /// The reason why the flags have no equivalent; `10% discount` has a flag by accident.
  private var unknownFlags: Diagnostic.Message {
    flags.contains(UInt8(ascii: " ")) ? .space("\(length)\(letter)") : .flags
  }
}

/// A scanner that reads a conversion from its `%`.
struct ConversionScanner {
  private let bytes: [UInt8]
  private let start: Int
  private var index: Int

  init(_ bytes: [UInt8], from start: Int) {
    self.bytes = bytes
    self.start = start
    index = start
  }

  /// Reads the conversion.
  ///
  /// - Grammar: `"%" [place "$"] *flag [width] ["." precision] [length] letter`, and `"%" [place
  ///   "$"] "#@" name "@"`
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
    // These flags only matter with a width.
    if !conversion.hasWidth { conversion.flags.subtract("-0".utf8) }
    if current == UInt8(ascii: ".") {
      index += 1
      guard current != UInt8(ascii: "*") else { throw problem(.precisionArgument) }
      conversion.precision = number() ?? 0
    }
    let lengthStart = index
    while let byte = current, "hlLqjzt".utf8.contains(byte) { index += 1 }
    conversion.length = String(decoding: bytes[lengthStart..<index], as: UTF8.self)
    // In `%q` and a space, the letter of the conversion is missing.
    if !conversion.length.isEmpty, current.map({ !(0x41...0x5A).contains($0 & 0xDF) }) ?? true {
      throw problem(.lengthAlone(conversion.length))
    }
    guard ["", "h", "hh", "l", "ll", "q", "j", "z", "t", "L"].contains(conversion.length) else {
      throw problem(.badLength(conversion.length))
    }
    guard let byte = current else { throw problem(.unfinished) }
    guard byte == UInt8(ascii: "@") || (0x41...0x5A).contains(byte & 0xDF), byte < 0x80 else {
      throw problem(byte == UInt8(ascii: "(") ? .python : .percentAlone)
    }
    conversion.letter = Unicode.Scalar(byte)
    index += 1
    conversion.span = SourceSpan(start, index)
    return conversion
  }

  private var current: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// Returns a number of at most nine digits.
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
  fileprivate static let badPlace: Self = "the place of an argument must be a number from 1 to 99"
  fileprivate static let unclosedName: Self = "'%#@' needs a name and a second '@'"
  fileprivate static let unfinished: Self = "this '%' is at the end; write '%%' for the sign itself"
  fileprivate static let percentAlone: Self = """
    this '%' doesn't start a conversion; write '%%' for the sign itself
    """
  fileprivate static let python: Self = """
    '%(' begins a placeholder of Python, which can't be read; write '%s' for a text and '%d' for a number
    """
  fileprivate static func space(_ letter: String) -> Self {
    "'% \(letter)' is a conversion with room for a sign; write '%%' if you mean the percent sign"
  }
  fileprivate static let precisionArgument: Self = """
    a precision that is an argument has no equivalent in MessageFormat 2
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
  fileprivate static let writing: Self = "'%n' writes into memory, which a message must not do"

  fileprivate static func letter(_ text: String) -> Self {
    "'%\(text)' has no equivalent among the functions of MessageFormat 2"
  }

  fileprivate static func noLetter(_ text: String) -> Self {
    "'%\(text)' isn't a conversion of format strings; write '%%' for the sign itself"
  }

  fileprivate static func lengthAlone(_ text: String) -> Self {
    """
    \(quoted(text)) is only the length of a value, and needs a letter such as 'd' after it; write \
    '%\(text)d', or '%%' for the sign itself
    """
  }

  fileprivate static func badLength(_ text: String) -> Self {
    "\(quoted(text)) isn't a length of a conversion"
  }
}
