import BayanSupport
package import BayanTexts

/// Writes HTML; what is given as text can't become anything else.
package struct HTMLWriter {
  /// What is written so far.
  package private(set) var html = ""

  /// Gives a code point its name.
  private let name: @Sendable (Unicode.Scalar) -> String?

  /// Creates a writer.
  ///
  /// - Parameter name: Gives a code point its name; `nil` where it has none.
  package init(name: @escaping @Sendable (Unicode.Scalar) -> String?) { self.name = name }

  /// Attributes in the order in which they are written; one without a value has none, as `checked`.
  package typealias Attributes = KeyValuePairs<StaticString, String?>

  /// Appends an element; `content` writes what is in it.
  package mutating func element(
    _ tag: StaticString, _ attributes: Attributes = [:], _ content: (inout HTMLWriter) -> Void
  ) {
    open(tag, attributes)
    content(&self)
    html += "</\(tag)>"
  }

  /// Appends an element that has nothing but text in it.
  package mutating func element(
    _ tag: StaticString, _ attributes: Attributes = [:], text: String
  ) {
    element(tag, attributes) { $0.text(text) }
  }

  /// Appends an element whose content begins on a line of its own, as does what follows it.
  package mutating func block(
    _ tag: StaticString, _ attributes: Attributes = [:], _ content: (inout HTMLWriter) -> Void
  ) {
    open(tag, attributes)
    lineBreak()
    content(&self)
    html += "</\(tag)>\n"
  }

  /// Appends the start of an element: all of it where it can't have any content, such as `input`.
  package mutating func open(_ tag: StaticString, _ attributes: Attributes = [:]) {
    html += "<\(tag)"
    for (name, value) in attributes {
      html += " \(name)"
      if let value { html += "=\"\(Self.attribute(value))\"" }
    }
    html += ">"
  }

  /// Begins a new line of the source.
  package mutating func lineBreak() { html += "\n" }

  /// Appends markup as it is.
  package mutating func markup(_ markup: StaticString) { html += "\(markup)" }

  /// Appends a file of this program as it is.
  package mutating func markup(_ file: EmbeddedText) { html += file.text }

  /// Appends text.
  ///
  /// Characters that can't be seen, or that would reorder the page, become labels.
  package mutating func text(_ text: String, namingJoiners: Bool = false) {
    let scalars = text.unicodeScalars
    // Where what is copied as it is begins.
    var start = scalars.startIndex
    var index = start
    while index < scalars.endIndex {
      let scalar = scalars[index]
      let next = scalars.index(after: index)
      let reference = Self.reference(to: scalar)
      let isNamed =
        scalar != "\n" && scalar != "\t" && (scalar.isHidden || (namingJoiners && scalar.isJoiner))
      if reference != nil || isNamed {
        html += text[start..<index]
        start = next
        if let reference {
          html += reference
        } else {
          element(
            "bdi", ["class": "cp", "dir": "ltr", "lang": "en", "title": name(scalar) ?? ""],
            text: scalar.codePoint)
        }
      }
      index = next
    }
    html += text[start...]
  }

  /// Appends text of which nothing is named: all that it has reaches its reader.
  ///
  /// Only within an element with a direction of its own, which no control reaches beyond.
  package mutating func verbatim(_ text: String) {
    for scalar in text.unicodeScalars {
      if let reference = Self.reference(to: scalar) {
        html += reference
      } else if scalar.isHidden {
        html += "&#x\(String(scalar.value, radix: 16));"
      } else {
        html.unicodeScalars.append(scalar)
      }
    }
  }

  /// Appends text as its readers see it: its bidirectional controls have their effect.
  ///
  /// Only within an element with a direction of its own, which no control reaches beyond.
  package mutating func rendering(_ text: String) {
    for scalar in text.unicodeScalars {
      if scalar.isBidiControl {
        html += "&#x\(String(scalar.value, radix: 16));"
      } else {
        self.text(String(scalar))
      }
    }
  }

  /// Appends a sentence: what it quotes between single quotes has a direction of its own.
  package mutating func sentence(_ text: String) {
    // Where a terminal would need controls that isolate, HTML has elements.
    var rest = Substring(text.makingHiddenVisible().isolatingRightToLeft)
    while let open = rest.firstIndex(of: "\u{2068}"),
      let close = rest[open...].firstIndex(of: "\u{2069}")
    {
      self.text(String(rest[..<open]))
      element("bdi", text: String(rest[rest.index(after: open)..<close]))
      rest = rest[rest.index(after: close)...]
    }
    self.text(String(rest))
  }

  /// A value between double quotes, with nothing in it that could end it.
  private static func attribute(_ value: String) -> String {
    value.unicodeScalars.map { scalar in
      reference(to: scalar) ?? (scalar.isHidden ? scalar.codePoint : String(scalar))
    }
    .joined()
  }

  /// The character reference of what has a meaning in markup.
  private static func reference(to scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    case "'": "&#39;"
    default: nil
    }
  }
}
