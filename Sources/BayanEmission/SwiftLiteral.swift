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
    var classes = ScalarClasses()
    var line: [UInt8] = []
    line.reserveCapacity(longestLine + 8)
    // Whether the line ends with a scalar beyond ASCII that stands as itself.
    var endsWithLetter = false
    var cut = 0
    func endLine() {
      line.append(UInt8(ascii: "\\"))
      lines.append(String(decoding: line, as: UTF8.self))
      line.removeAll(keepingCapacity: true)
      endsWithLetter = false
    }
    var offset = 0
    while offset < bytes.count {
      while cut < cuts.count && cuts[cut] <= offset {
        cut += 1
        if !line.isEmpty { endLine() }
      }
      let byte = bytes[offset]
      if byte < 0x80 {
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
          line.append(UInt8(ascii: "\\"))
          line.append(byte)
        } else if byte >= 0x20 && byte < 0x7F {
          line.append(byte)
        } else {
          line.append(contentsOf: escape(Unicode.Scalar(byte)).utf8)
        }
        endsWithLetter = false
        offset += 1
      } else {
        let (scalar, width) = decode(bytes, at: offset)
        // A mark stands on the letter before it, which must be one of the text.
        let kind = classes[scalar]
        if kind == .shown || kind == .mark && endsWithLetter {
          line.append(contentsOf: bytes[offset..<offset + width])
          endsWithLetter = true
        } else {
          line.append(contentsOf: escape(scalar).utf8)
          endsWithLetter = false
        }
        offset += width
      }
      if line.count >= longestLine { endLine() }
    }
    lines.append(String(decoding: line, as: UTF8.self))
    return lines
  }

  /// The scalar beyond ASCII that starts at an offset, and its bytes.
  ///
  /// - Precondition: The bytes are UTF-8, as packs and tables are.
  private static func decode(_ bytes: [UInt8], at offset: Int) -> (Unicode.Scalar, Int) {
    let first = UInt32(bytes[offset])
    let width = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    precondition(first >= 0xC2 && offset + width <= bytes.count, "a literal must be UTF-8")
    var value = first & (0x7F >> UInt32(width))
    for index in offset + 1..<offset + width { value = value << 6 | UInt32(bytes[index] & 0x3F) }
    guard let scalar = Unicode.Scalar(value) else {
      preconditionFailure("a literal must be UTF-8")
    }
    return (scalar, width)
  }

  private static let longestLine = 2_000

  private static func append(_ scalar: Unicode.Scalar, to literal: inout String) {
    switch scalar {
    case "\"": literal += "\\\""
    case "\\": literal += "\\\\"
    case " "..."~": literal.unicodeScalars.append(scalar)
    default:
      switch ScalarClasses.classify(scalar) {
      case .hidden: literal += escape(scalar)
      case .mark:
        // A mark stands on the letter before it, which must be one of the text.
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

/// How scalars beyond ASCII stand in a literal, remembered: asking Unicode takes far longer.
struct ScalarClasses {
  /// How a scalar stands in a literal.
  enum Class: UInt8 {
    /// As itself.
    case shown = 1
    /// As itself where it stands on a letter.
    case mark
    /// Spelt out: a reader can't see it, or sees it in another place than it stands in.
    case hidden
  }

  /// By scalar, 0 where it wasn't asked for yet; scripts beyond are rare or have no marks.
  private var known = [UInt8](repeating: 0, count: 0x3000)

  subscript(scalar: Unicode.Scalar) -> Class {
    mutating get {
      let value = Int(scalar.value)
      guard value < known.count else { return Self.classify(scalar) }
      if let found = Class(rawValue: known[value]) { return found }
      let found = Self.classify(scalar)
      known[value] = found.rawValue
      return found
    }
  }

  static func classify(_ scalar: Unicode.Scalar) -> Class {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .surrogate,
      .privateUse, .unassigned:
      .hidden
    case .nonspacingMark, .enclosingMark, .spacingMark: .mark
    default: .shown
    }
  }
}
