import BayanSupport

/// Code of another language under construction, line by line.
struct SourceText {
  /// The text so far; every line ends with a line feed.
  private(set) var text = ""

  private var depth = 0

  /// Appends a line at the present depth; an empty line gets no spaces.
  mutating func line(_ line: String = "") {
    if !line.isEmpty { text += String(repeating: "  ", count: depth) + line }
    text += "\n"
  }

  /// Appends lines that are the same in every file.
  mutating func lines(_ lines: String) {
    for line in lines.split(separator: "\n", omittingEmptySubsequences: false) {
      self.line(String(line))
    }
  }

  /// Appends an opening line, the lines of `body` one level deeper, and a closing line.
  mutating func block(
    _ opening: String, _ closing: String = "}", _ body: (inout SourceText) -> Void
  ) {
    line(opening)
    depth += 1
    body(&self)
    depth -= 1
    line(closing)
  }

  /// Appends a documentation comment of one paragraph; nothing for an empty one.
  ///
  /// The text of a catalog can't end the comment, begin one inside it, or be a tag of JSDoc or KDoc.
  mutating func documentation(_ paragraph: String) {
    let words = paragraph.commentLine.split(separator: " ").map { String($0) }
    guard !words.isEmpty else { return }
    line("/**")
    var line = " *"
    for word in words.map(Self.harmless) {
      if line.count > 2, line.count + word.count > 96 - 2 * depth {
        self.line(line)
        line = " *"
      }
      line += " " + word
    }
    self.line(line)
    self.line(" */")
  }

  /// Returns a word without the characters that mean something in a comment.
  private static func harmless(_ word: String) -> String {
    var result = ""
    var last: Unicode.Scalar?
    for scalar in word.unicodeScalars {
      // `*/` ends a comment, and `/*` begins one inside it, in Kotlin.
      if let last, [last, scalar].allSatisfy({ $0 == "*" || $0 == "/" }), last != scalar {
        result += " "
      }
      switch scalar {
      case "@": result += "&#64;"
      case "<": result += "&lt;"
      case "{": result += "&#123;"
      default: result.unicodeScalars.append(scalar)
      }
      last = scalar
    }
    return result
  }
}

/// The spelling of texts in other languages, so that no text can become code.
enum Literal {
  /// Returns a text as a literal of JSON, which is one of JavaScript, too.
  static func json(_ text: String) -> String {
    var json = JSONWriter()
    json.string(text)
    return json.text
  }

  /// Returns a text as a literal of Kotlin.
  ///
  /// Kotlin has JSON's escapes, and inserts values after `$`.
  static func kotlin(_ text: String) -> String { json(text).replacing("$", with: "\\$") }

  /// Returns a name as the name of a property in TypeScript.
  static func property(_ name: String) -> String {
    let isPlain =
      name.utf8.allSatisfy { $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "_") }
      && name.utf8.first.map(\.isASCIIDigit) == false
    return isPlain ? name : json(name)
  }
}
