import BayanSupport

/// HTML in the making: what is appended as text can't become anything else.
struct HTMLText {
  /// What is written so far.
  private(set) var html = ""

  /// Gives a code point its name.
  let name: @Sendable (Unicode.Scalar) -> String?

  init(name: @escaping @Sendable (Unicode.Scalar) -> String?) { self.name = name }

  /// Appends markup of our own.
  mutating func markup(_ markup: StaticString) { html += "\(markup)" }

  /// Appends text.
  ///
  /// Characters that can't be seen, or that would reorder the page, become labels.
  mutating func text(_ text: String, namingJoiners: Bool = false) {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && !Self.isSpecial($0) }) {
      html += text
      return
    }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": html += "&amp;"
      case "<": html += "&lt;"
      case ">": html += "&gt;"
      case "\"": html += "&quot;"
      case "'": html += "&#39;"
      case "\n", "\t": html.unicodeScalars.append(scalar)
      case _ where scalar.isHidden || (namingJoiners && scalar.isJoiner):
        // Two names in it: ours, and ICU's, both of plain letters.
        html += "<bdi class=\"cp\" dir=\"ltr\" lang=\"en\" title=\""
        html += Self.attribute(name(scalar) ?? "")
        html += "\">\(scalar.codePoint)</bdi>"
      default: html.unicodeScalars.append(scalar)
      }
    }
  }

  /// Appends text as its readers see it, with the marks that steer its direction at work.
  ///
  /// Only within an element with a direction of its own, which no mark reaches beyond.
  mutating func rendering(_ text: String) {
    for scalar in text.unicodeScalars {
      if scalar.isBidiControl {
        html += "&#x\(String(scalar.value, radix: 16));"
      } else {
        self.text(String(scalar))
      }
    }
  }

  /// Appends a sentence: what it quotes between single quotes has a direction of its own.
  mutating func sentence(_ text: String) {
    // The marks that would isolate it in a terminal are where the elements go.
    var rest = Substring(text.makingHiddenVisible().isolatingRightToLeft)
    while let open = rest.firstIndex(of: "\u{2068}"),
      let close = rest[open...].firstIndex(of: "\u{2069}")
    {
      self.text(String(rest[..<open]))
      markup("<bdi>")
      self.text(String(rest[rest.index(after: open)..<close]))
      markup("</bdi>")
      rest = rest[rest.index(after: close)...]
    }
    self.text(String(rest))
  }

  /// Appends an attribute's value and closes its quotes.
  mutating func attributeEnd(_ value: String) { html += Self.attribute(value) + "\"" }

  /// A value between double quotes, with nothing in it that could leave them.
  private static func attribute(_ value: String) -> String {
    var result = ""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case _ where scalar.isHidden: result += scalar.codePoint
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""),
      UInt8(ascii: "'"):
      true
    default: false
    }
  }
}
