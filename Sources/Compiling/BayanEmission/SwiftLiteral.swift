import BayanSupport

/// Swift's spelling of names and texts, so that no text can become code.
enum SwiftLiteral {
  /// Returns a name as an identifier, in backticks if it is a keyword.
  ///
  /// - Precondition: The name is an identifier; the loader rejects other names.
  static func identifier(_ name: String) -> String {
    precondition(isIdentifier(name), "a name that isn't an identifier came through the loader")
    return keywords.contains(name) ? "`\(name)`" : name
  }

  /// Returns a name as a label in a call or a pattern.
  ///
  /// The compiler warns of unnecessary backticks there.
  static func label(_ name: String) -> String { name == "inout" ? "`inout`" : name }

  /// Returns a label and a name in a call: `` in: `in` ``.
  static func argument(_ name: String) -> String { "\(label(name)): \(identifier(name))" }

  /// Whether a name is an identifier by Unicode's rules, without invisible characters.
  static func isIdentifier(_ name: String) -> Bool {
    // Unicode properties take long, and most names have only ASCII letters and digits.
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

  /// Returns a text as a literal on one line.
  static func string(_ text: String) -> String { "\"\(escaped(text))\"" }

  /// Returns a text as the content of a literal on one line.
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
        // A mark combines with the letter before it, which must be unescaped.
        let isOnLetter = literal.unicodeScalars.last.map { $0.value > 0x7F } ?? false
        if isOnLetter { literal.unicodeScalars.append(scalar) } else { literal += escape(scalar) }
      case .shown: literal.unicodeScalars.append(scalar)
      }
    }
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }

  /// Returns a text of a catalog for a documentation comment: one line, nothing invisible, without links, lists and
  /// directives of DocC.
  ///
  /// A comment is folded, so that any word can be the first of a line. Emphasis and code stay: they do
  /// no harm.
  static func prose(_ text: String) -> String {
    let line = text.commentLine
    guard line.utf8.contains(where: \.mayBeMarkup) else { return line }
    let tokens = line.split(separator: " ").map { escapedMarkup(in: String($0)) }
    return tokens.joined(separator: " ")
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

  /// The beginnings of DocC's links to symbols and pages and of its images, and their escaped forms.
  private static let links = [
    ("``", "\\`\\`"), ("<doc:", "\\<doc:"), ("](doc:", "\\](doc:"), ("![", "!\\["),
  ]

  /// The words that need backticks as identifiers.
  ///
  /// - Source: The Swift Programming Language 6.2, Keywords; those reserved in declarations,
  ///   statements and expressions, and those that a member can't have as its name.
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
  /// Whether the byte is ASCII that a literal has unescaped.
  fileprivate var standsAsItself: Bool {
    0x20..<0x7F ~= self && self != UInt8(ascii: "\"") && self != UInt8(ascii: "\\")
  }

  /// Whether a word with the character may be more than text in Markdown.
  fileprivate var mayBeMarkup: Bool {
    switch UnicodeScalar(self) {
    case "0"..."9", "-", "+", "=", "*", "_", "#", "@", ">", "`", "<", "[", "~": true
    default: false
    }
  }
}
