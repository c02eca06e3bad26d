import BayanSupport

/// Swift's spelling of names and texts, so that no text can become code.
enum SwiftLiteral {
  /// A name as an identifier, in backticks where it is a keyword.
  ///
  /// - Precondition: The name is an identifier; the loader lets no other through.
  static func identifier(_ name: String) -> String {
    precondition(isIdentifier(name), "a name that isn't an identifier came through the loader")
    return keywords.contains(name) ? "`\(name)`" : name
  }

  /// A name as a label in a call or a pattern.
  ///
  /// The compiler warns of backticks that it can do without there.
  static func label(_ name: String) -> String { name == "inout" ? "`inout`" : name }

  /// A label and a name in a call: `` in: `in` ``.
  static func argument(_ name: String) -> String { "\(label(name)): \(identifier(name))" }

  /// Whether a name is an identifier by Unicode's rules, without invisible characters.
  static func isIdentifier(_ name: String) -> Bool {
    // Asking Unicode takes long, and most names have nothing but letters and digits of ASCII.
    if let first = name.utf8.first, !first.isASCIIDigit,
      name.utf8.allSatisfy(\.isASCIIAlphanumeric)
    {
      return true
    }
    guard let first = name.unicodeScalars.first, first == "_" || first.properties.isXIDStart else {
      return false
    }
    return name.unicodeScalars.allSatisfy {
      $0.properties.isXIDContinue && !$0.properties.isDefaultIgnorableCodePoint
    }
  }

  /// A text as a literal on one line.
  static func string(_ text: String) -> String { "\"\(escaped(text))\"" }

  /// A text as it is between the quotes of a literal, on one line.
  static func escaped(_ text: String) -> String {
    if text.utf8.allSatisfy(\.standsAsItself) { return text }
    var literal = ""
    for scalar in text.unicodeScalars { append(scalar, to: &literal) }
    return literal
  }

  private static func append(_ scalar: Unicode.Scalar, to literal: inout String) {
    switch scalar {
    case "\"": literal += "\\\""
    case "\\": literal += "\\\\"
    case " "..."~": literal.unicodeScalars.append(scalar)
    default:
      switch ScalarClasses.classify(scalar) {
      case .hidden: literal += escape(scalar)
      case .mark:
        // A mark is on the letter before it, which must be one of the text.
        let isOnLetter = literal.unicodeScalars.last.map { $0.value > 0x7F } ?? false
        if isOnLetter { literal.unicodeScalars.append(scalar) } else { literal += escape(scalar) }
      case .shown: literal.unicodeScalars.append(scalar)
      }
    }
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }

  /// A text as the words of a documentation comment: one line, nothing invisible.
  static func comment(_ text: String) -> String {
    if isPlainLine(text) { return text }
    var result = ""
    result.reserveCapacity(text.utf8.count)
    var isAfterSpace = false
    for scalar in text.unicodeScalars {
      if !("!"..."~").contains(scalar) {
        switch scalar.properties.generalCategory {
        case .control, .spaceSeparator, .lineSeparator, .paragraphSeparator:
          isAfterSpace = true
          continue
        case .format, .surrogate, .privateUse, .unassigned: continue
        default: break
        }
      }
      if isAfterSpace && !result.isEmpty { result += " " }
      isAfterSpace = false
      result.unicodeScalars.append(scalar)
    }
    return result
  }

  /// A text of a catalog as a sentence of a documentation comment: ``comment(_:)``, in which nothing is a link, a
  /// list or a directive of DocC.
  ///
  /// A comment is folded, so that any word can be the first of a line. Emphasis and code stay: they harm nothing.
  static func prose(_ text: String) -> String {
    let line = comment(text)
    guard line.utf8.contains(where: \.mayBeMarkup) else { return line }
    let words = line.split(separator: " ").map { escapedMarkup(in: String($0)) }
    return words.joined(separator: " ")
  }

  private static func escapedMarkup(in word: String) -> String {
    // `1.` and `2)` begin a list.
    let isNumber = word.count > 1 && word.dropLast().allSatisfy(\.isNumber)
    let beginsBlock =
      word.hasPrefix("@") || word.hasPrefix(">") || word.hasPrefix("~~~")
      || word.allSatisfy { "-+=*_#".contains($0) }
    var result = beginsBlock ? "\\" + word : word
    if isNumber, let sign = word.last, ".)".contains(sign) {
      result = "\(word.dropLast())\\\(sign)"
    }
    for (link, text) in links { result = result.replacing(link, with: text) }
    return result
  }

  /// The beginnings of DocC's links to symbols and pages, and of pictures, and what they are as text.
  private static let links = [
    ("``", "\\`\\`"), ("<doc:", "\\<doc:"), ("](doc:", "\\](doc:"), ("![", "!\\["),
  ]

  /// Whether a text is ASCII on one line, words with one space between them, as most are.
  private static func isPlainLine(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var isAfterSpace = true
      for byte in bytes {
        guard 0x20..<0x7F ~= byte else { return false }
        if byte == 0x20 && isAfterSpace { return false }
        isAfterSpace = byte == 0x20
      }
      return !isAfterSpace || bytes.isEmpty
    }
  }

  /// The words that can't be identifiers without backticks.
  ///
  /// - Source: The Swift Programming Language 6.2, Keywords; those reserved in declarations,
  ///   statements and expressions, and the ones a member can't be named after.
  private static let keywords = Set(
    """
    associatedtype borrowing class consuming deinit enum extension fileprivate func import init \
    inout internal let nonisolated open operator precedencegroup private protocol public rethrows \
    static struct subscript typealias var break case catch continue default defer do else \
    fallthrough for guard if in repeat return switch throw where while Any as await false is nil \
    self Self super throws true try Type Protocol
    """.split(separator: " ").map(String.init))
}

extension UInt8 {
  /// Whether it is ASCII that a literal has as it is.
  fileprivate var standsAsItself: Bool {
    0x20..<0x7F ~= self && self != UInt8(ascii: "\"") && self != UInt8(ascii: "\\")
  }

  /// Whether a word with it may be more than text in Markdown.
  fileprivate var mayBeMarkup: Bool {
    switch UnicodeScalar(self) {
    case "0"..."9", "-", "+", "=", "*", "_", "#", "@", ">", "`", "<", "[", "~": true
    default: false
    }
  }
}
