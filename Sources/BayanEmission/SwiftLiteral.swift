/// Swift's spelling of names and texts, so that no text can become code.
enum SwiftLiteral {
  /// A name as an identifier, in backticks where it is a keyword.
  ///
  /// - Precondition: The name is an identifier; the loader lets no other through.
  static func identifier(_ name: String) -> String {
    precondition(isIdentifier(name), "a name that isn't an identifier came through the loader")
    return keywords.contains(name) ? "`\(name)`" : name
  }

  /// Whether a name is an identifier by Unicode's rules, without invisible characters.
  static func isIdentifier(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first, first == "_" || first.properties.isXIDStart else {
      return false
    }
    return name.unicodeScalars.allSatisfy {
      $0.properties.isXIDContinue && !$0.properties.isDefaultIgnorableCodePoint
    }
  }

  /// A text as a literal on one line.
  static func string(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars { append(scalar, to: &literal) }
    return literal + "\""
  }

  /// A text's lines for a literal between triple quotes, none of them ending a line of the text.
  ///
  /// The text is cut before each of `cuts` and where a line gets long; the cuts aren't part of it.
  static func lines(_ bytes: [UInt8], cuts: [Int]) -> [String] {
    var lines: [String] = []
    var cuts = cuts[...]
    var line = ""
    var offset = 0
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      while let cut = cuts.first, cut <= offset {
        cuts.removeFirst()
        if !line.isEmpty {
          lines.append(line + "\\")
          line = ""
        }
      }
      append(scalar, to: &line)
      if line.utf8.count >= longestLine {
        lines.append(line + "\\")
        line = ""
      }
      offset += UTF8.width(scalar)
    }
    lines.append(line)
    return lines
  }

  private static let longestLine = 2_000

  private static func append(_ scalar: Unicode.Scalar, to literal: inout String) {
    switch scalar {
    case "\"": literal += "\\\""
    case "\\": literal += "\\\\"
    case " "..."~": literal.unicodeScalars.append(scalar)
    default:
      // What a reader can't see, or sees in another place than it stands in, is spelt out.
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .surrogate,
        .privateUse, .unassigned:
        literal += escape(scalar)
      case .nonspacingMark, .enclosingMark, .spacingMark:
        // A mark stands on the letter before it, which must be one of the text.
        let isOnLetter = literal.unicodeScalars.last.map { $0.value > 0x7F } ?? false
        if isOnLetter { literal.unicodeScalars.append(scalar) } else { literal += escape(scalar) }
      default:
        literal.unicodeScalars.append(scalar)
      }
    }
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }

  /// A text as the words of a documentation comment: one line, nothing invisible.
  static func comment(_ text: String) -> String {
    var words: [String] = [""]
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .spaceSeparator, .lineSeparator, .paragraphSeparator: words.append("")
      case .format, .surrogate, .privateUse, .unassigned: continue
      default: words[words.count - 1].unicodeScalars.append(scalar)
      }
    }
    return words.filter { !$0.isEmpty }.joined(separator: " ")
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
