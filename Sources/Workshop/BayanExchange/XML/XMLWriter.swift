import BayanSupport

/// Writes XML, with each element that has elements in it on lines of its own.
struct XMLWriter {
  private(set) var text = UTF8Text("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")

  /// The names of the open elements.
  private var open: [String] = []

  /// The attributes of an element, in the order in which they are written; `nil` for none.
  typealias Attributes = KeyValuePairs<String, String?>

  /// Writes a start tag on a line of its own.
  mutating func start(_ name: String, _ attributes: Attributes = [:]) {
    indent()
    startTag(name, attributes)
    text += ">\n"
    open.append(name)
  }

  /// Writes a start tag with attributes that are known only when it is written.
  mutating func start(_ name: String, _ attributes: [(String, String)]) {
    indent()
    inlineStart(name, attributes, isEmpty: false)
    text += "\n"
    open.append(name)
  }

  /// Writes the end tag of the innermost element that is open.
  mutating func end() {
    guard let name = open.popLast() else { preconditionFailure("no element is open") }
    indent()
    text += "</\(name)>\n"
  }

  /// Writes a document type declaration, which comes before the first element.
  mutating func doctype(_ declaration: String) { text += "<!DOCTYPE \(declaration)>\n" }

  /// Writes a comment on a line of its own; `--`, which no comment can hold, becomes `- -`.
  mutating func comment(_ content: String) {
    indent()
    let plain = content.unicodeScalars.map { scalar -> String in
      scalar.isXML && scalar != "\r" ? String(scalar) : "\u{FFFD}"
    }.joined()
    var safe = plain
    // By bytes, as its readers do: a hyphen with a combining mark on it ends a comment too.
    while safe.containsExactly("--") { safe = safe.replacingExactly("--", with: "- -") }
    if safe.utf8.last == UInt8(ascii: "-") { safe += " " }
    text += "<!-- \(safe) -->\n"
  }

  /// Writes an element without elements in it on one line.
  mutating func line(_ name: String, _ attributes: Attributes = [:], text content: String) {
    line(name, attributes) { $0.append(content) }
  }

  /// Writes an element on one line, with all that is in it.
  mutating func line(
    _ name: String, _ attributes: Attributes = [:], _ content: (inout XMLWriter) -> Void
  ) {
    indent()
    startTag(name, attributes)
    text += ">"
    content(&self)
    text += "</\(name)>\n"
  }

  /// Writes an empty element within a line.
  mutating func empty(_ name: String, _ attributes: Attributes) {
    startTag(name, attributes)
    text += "/>"
  }

  /// Writes the start tag of an element within a line.
  mutating func inlineStart(_ name: String, _ attributes: Attributes) {
    startTag(name, attributes)
    text += ">"
  }

  /// Writes the start tag of an element within a line, or all of an empty one.
  mutating func inlineStart(_ name: String, _ attributes: [(String, String)], isEmpty: Bool) {
    text += "<"
    text += name
    for (name, value) in attributes { appendAttribute(name, value) }
    text += isEmpty ? "/>" : ">"
  }

  /// Writes what is XML already, with its indentation.
  mutating func raw(_ content: String) { text += content }

  /// Writes the end tag of an element within a line.
  mutating func inlineEnd(_ name: String) { text += "</\(name)>" }

  /// Writes characters of an element's content.
  ///
  /// - Parameter special: Writes a character that XML can't hold.
  mutating func append(
    _ content: String, special: ((inout XMLWriter, Unicode.Scalar) -> Void)? = nil
  ) {
    if content.utf8.allSatisfy(\.isPlainContent) {
      text += content
      return
    }
    for scalar in content.unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\r": text += "&#13;"
      case _ where !scalar.isXML:
        if let special { special(&self, scalar) } else { text += "\u{FFFD}" }
      default: text.append(scalar)
      }
    }
  }

  private mutating func indent() {
    for _ in open { text += "  " }
  }

  private mutating func startTag(_ name: String, _ attributes: Attributes) {
    text += "<"
    text += name
    for (name, value) in attributes {
      if let value { appendAttribute(name, value) }
    }
  }

  private mutating func appendAttribute(_ name: String, _ value: String) {
    text += " "
    text += name
    text += "=\""
    appendValue(value)
    text += "\""
  }

  private mutating func appendValue(_ value: String) {
    if value.utf8.allSatisfy({ $0.isPlainContent && $0 >= 0x20 && $0 != 0x22 }) {
      text += value
      return
    }
    for scalar in value.unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "\t", "\n", "\r": text += "&#\(scalar.value);"
      case _ where !scalar.isXML: text += "\u{FFFD}"
      default: text.append(scalar)
      }
    }
  }
}

/// A text that is put together as bytes.
///
/// To append to a `String` takes several times as long, and in the end its bytes are copied.
struct UTF8Text {
  private(set) var utf8: [UInt8]

  init(_ text: String) { utf8 = Array(text.utf8) }

  static func += (text: inout Self, more: String) { text.utf8 += more.utf8 }

  mutating func append(_ scalar: Unicode.Scalar) { utf8 += String(scalar).utf8 }
}

extension UInt8 {
  /// Whether a byte of UTF-8 stands for itself in content; those of U+FFFE and U+FFFF don't.
  fileprivate var isPlainContent: Bool {
    switch self {
    case 0x09, 0x0A: true
    case 0..<0x20, UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), 0xEF: false
    default: true
    }
  }
}

extension Unicode.Scalar {
  /// Whether XML can hold the character.
  ///
  /// - Source: XML 1.0, fifth edition, production 2 (`Char`).
  var isXML: Bool {
    switch value {
    case 0x09, 0x0A, 0x0D: true
    case 0..<0x20, 0xFFFE, 0xFFFF: false
    default: true
    }
  }
}

extension String {
  /// Whether XML can hold every character.
  var isXML: Bool { unicodeScalars.allSatisfy(\.isXML) }
}
