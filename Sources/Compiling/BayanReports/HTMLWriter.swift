import BayanSupport
package import BayanTexts

/// A writer of HTML in which text can't become markup.
package struct HTMLWriter {
  /// The HTML so far.
  package private(set) var html = ""

  /// A closure that returns the name of a code point.
  private let name: @Sendable (Unicode.Scalar) -> String?

  /// Creates a writer.
  ///
  /// - Parameter name: Returns the name of a code point; `nil` if it has none.
  package init(name: @escaping @Sendable (Unicode.Scalar) -> String?) { self.name = name }

  /// Attributes in the order in which they are written; `nil` stands for an attribute without a value,
  /// as `checked`.
  package typealias Attributes = KeyValuePairs<StaticString, String?>

  /// Appends an element with the content that `content` writes.
  package mutating func element(
    _ tag: StaticString, _ attributes: Attributes = [:], _ content: (inout HTMLWriter) -> Void
  ) {
    open(tag, attributes)
    content(&self)
    html += "</\(tag)>"
  }

  /// Appends an element that contains only text.
  package mutating func element(
    _ tag: StaticString, _ attributes: Attributes = [:], text: String
  ) {
    element(tag, attributes) { $0.text(text) }
  }

  /// Appends an element whose content begins on a new line, as does the text after the element.
  package mutating func block(
    _ tag: StaticString, _ attributes: Attributes = [:], _ content: (inout HTMLWriter) -> Void
  ) {
    open(tag, attributes)
    lineBreak()
    content(&self)
    html += "</\(tag)>\n"
  }

  /// Appends the start of an element, which is the whole element if it can't have content, such as `input`.
  package mutating func open(_ tag: StaticString, _ attributes: Attributes = [:]) {
    html += "<\(tag)"
    for (name, value) in attributes {
      html += " \(name)"
      if let value { html += "=\"\(Self.attribute(value))\"" }
    }
    html += ">"
  }

  /// Starts a new line of the source.
  package mutating func lineBreak() { html += "\n" }

  /// Appends markup unchanged.
  package mutating func markup(_ markup: StaticString) { html += "\(markup)" }

  /// Appends an embedded file unchanged.
  package mutating func markup(_ file: EmbeddedText) { html += file.text }

  /// Appends text.
  ///
  /// Characters that are invisible, or that would reorder the page, become labels.
  package mutating func text(_ text: String, namingJoiners: Bool = false) {
    let scalars = text.unicodeScalars
    // The start of the stretch to copy.
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

  /// Appends text without labels: its reader gets all characters.
  ///
  /// The text may only be within an element with a direction of its own, which no control reaches beyond.
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

  /// Appends text in which bidirectional controls have their effect.
  ///
  /// The text may only be within an element with a direction of its own, which no control reaches beyond.
  package mutating func rendering(_ text: String) {
    for scalar in text.unicodeScalars {
      if scalar.isBidiControl {
        html += "&#x\(String(scalar.value, radix: 16));"
      } else {
        self.text(String(scalar))
      }
    }
  }

  /// Appends a sentence; a text in single quotes has a direction of its own.
  package mutating func sentence(_ text: String) {
    isolatedValues(text.makingHiddenVisible().isolatingRightToLeft)
  }

  /// Writes a text with isolates around parts of it, which may be nested: HTML has elements for these controls.
  ///
  /// An isolate without its end is text.
  mutating func isolatedValues(_ text: String) {
    let scalars = Array(text.unicodeScalars)
    var ends: [Int: Int] = [:]
    var starts: [Int] = []
    for (index, scalar) in scalars.enumerated() {
      if scalar.isolateDirection != nil { starts.append(index) }
      if scalar == "\u{2069}", let start = starts.popLast() { ends[start] = index }
    }
    let closing = Set(ends.values)
    var run = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() {
      guard ends[index] != nil || closing.contains(index) else {
        run.append(scalar)
        continue
      }
      self.text(String(run))
      run = String.UnicodeScalarView()
      if ends[index] != nil {
        open("bdi", scalar.isolateDirection == "auto" ? [:] : ["dir": scalar.isolateDirection])
      } else {
        markup("</bdi>")
      }
    }
    self.text(String(run))
  }

  /// Returns a value for double quotes, in which nothing can end it.
  private static func attribute(_ value: String) -> String {
    value.unicodeScalars.map { scalar in
      reference(to: scalar) ?? (scalar.isHidden ? scalar.codePoint : String(scalar))
    }
    .joined()
  }

  /// Returns the character reference of a character with a meaning in markup.
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

extension Unicode.Scalar {
  /// The direction of the isolate that the control begins, as HTML names it; `nil` for other characters.
  fileprivate var isolateDirection: String? {
    switch self {
    case "\u{2066}": "ltr"
    case "\u{2067}": "rtl"
    case "\u{2068}": "auto"
    default: nil
    }
  }
}
