/// Writes JSON in the order in which it is told, without a tree in between.
struct JSONWriter {
  /// What is written so far.
  private(set) var text = ""

  /// Whether the next value has one before it.
  private var isFollowing = false

  /// Writes an object; `body` writes its members.
  mutating func object(_ body: (inout JSONWriter) -> Void) { nest("{", "}", body) }

  /// Writes an array; `body` writes its elements.
  mutating func array(_ body: (inout JSONWriter) -> Void) { nest("[", "]", body) }

  /// Writes an array with an element for each item.
  mutating func array<Items: Sequence>(
    of items: Items, _ element: (inout JSONWriter, Items.Element) -> Void
  ) {
    array { json in for item in items { element(&json, item) } }
  }

  /// Writes a member's name; its value comes next.
  mutating func key(_ name: String) {
    separate()
    append(name)
    text += ":"
    isFollowing = false
  }

  /// Writes a member that is a text, or null.
  mutating func member(_ name: String, _ value: String?) {
    key(name)
    string(value)
  }

  /// Writes a member that is a number.
  mutating func member(_ name: String, _ value: Int) {
    key(name)
    number(value)
  }

  /// Writes a text, or null.
  mutating func string(_ value: String?) {
    separate()
    if let value { append(value) } else { text += "null" }
    isFollowing = true
  }

  /// Writes a number.
  mutating func number(_ value: Int) {
    separate()
    text += "\(value)"
    isFollowing = true
  }

  /// Writes a truth value.
  mutating func boolean(_ value: Bool) {
    separate()
    text += value ? "true" : "false"
    isFollowing = true
  }

  /// Begins a new line, for readers who look at the output.
  mutating func lineBreak() {
    if isFollowing { text += "," }
    text += "\n"
    isFollowing = false
  }

  /// Ends a line behind the last element.
  mutating func lineEnd() { text += "\n" }

  private mutating func nest(_ open: String, _ close: String, _ body: (inout JSONWriter) -> Void) {
    separate()
    text += open
    isFollowing = false
    body(&self)
    text += close
    isFollowing = true
  }

  private mutating func separate() { if isFollowing { text += "," } }

  /// Appends a JSON string.
  ///
  /// Beyond what RFC 8259 asks for, invisible characters are escaped, so that the output can be
  /// looked at in a terminal.
  private mutating func append(_ value: String) {
    text += "\""
    defer { text += "\"" }
    // Most of what is written are plain words.
    if value.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x5C }) {
      text += value
      return
    }
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      default:
        if scalar.isHidden || scalar.isJoiner {
          for unit in UTF16.encode(scalar) ?? .init() {
            let digits = String(unit, radix: 16)
            text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
          }
        } else {
          text.unicodeScalars.append(scalar)
        }
      }
    }
  }
}
