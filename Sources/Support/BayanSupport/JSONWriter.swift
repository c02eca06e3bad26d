/// Writes JSON in the order in which its members are given.
package struct JSONWriter {
  /// The white space between the parts.
  package enum Layout: Sendable {
    /// None: `{"a":1,"b":[2,3]}`.
    case compact
    /// A space after commas and colons: `{"a": 1, "b": [2, 3]}`.
    case spaced
    /// As `spaced`, with each member of an object on a line of its own.
    case indented
  }

  /// The text so far.
  package private(set) var text = ""

  private let layout: Layout

  /// Whether the next value has one before it in its object or array.
  private var isFollowing = false

  /// How many objects are open.
  private var depth = 0

  /// Creates a writer.
  package init(_ layout: Layout = .compact) { self.layout = layout }

  /// Writes an object; `body` writes its members.
  package mutating func object(_ body: (inout JSONWriter) -> Void) {
    separate()
    text += "{"
    isFollowing = false
    depth += 1
    body(&self)
    depth -= 1
    if layout == .indented, isFollowing { startLine() }
    text += "}"
    isFollowing = true
  }

  /// Writes an array; `body` writes its elements.
  package mutating func array(_ body: (inout JSONWriter) -> Void) {
    separate()
    text += "["
    isFollowing = false
    body(&self)
    text += "]"
    isFollowing = true
  }

  /// Writes an array with an element for each item.
  package mutating func array<Items: Sequence>(
    of items: Items, _ element: (inout JSONWriter, Items.Element) -> Void
  ) {
    array { json in for item in items { element(&json, item) } }
  }

  /// Writes a member's name; its value comes next.
  package mutating func key(_ name: String) {
    if layout == .indented {
      if isFollowing { text += "," }
      startLine()
    } else {
      separate()
    }
    append(name)
    text += layout == .compact ? ":" : ": "
    isFollowing = false
  }

  /// Writes a member that is an object.
  package mutating func object(_ name: String, _ body: (inout JSONWriter) -> Void) {
    key(name)
    object(body)
  }

  /// Writes a member that is an array.
  package mutating func array(_ name: String, _ body: (inout JSONWriter) -> Void) {
    key(name)
    array(body)
  }

  /// Writes a member that is an array with an element for each item.
  package mutating func array<Items: Sequence>(
    _ name: String, of items: Items, _ element: (inout JSONWriter, Items.Element) -> Void
  ) {
    key(name)
    array(of: items, element)
  }

  /// Writes a member that is a string, or null.
  package mutating func member(_ name: String, _ value: String?) {
    key(name)
    string(value)
  }

  /// Writes a member that is a number.
  package mutating func member(_ name: String, _ value: Int) {
    key(name)
    number(value)
  }

  /// Writes a member that is `true` or `false`.
  package mutating func member(_ name: String, _ value: Bool) {
    key(name)
    boolean(value)
  }

  /// Writes a string, or null.
  package mutating func string(_ value: String?) {
    separate()
    if let value { append(value) } else { text += "null" }
    isFollowing = true
  }

  /// Writes a number.
  package mutating func number(_ value: Int) {
    separate()
    text += "\(value)"
    isFollowing = true
  }

  /// Writes `true` or `false`.
  package mutating func boolean(_ value: Bool) {
    separate()
    text += value ? "true" : "false"
    isFollowing = true
  }

  /// Begins a new line before the next element, for readers who look at the output.
  package mutating func lineBreak() {
    if isFollowing { text += "," }
    text += "\n"
    isFollowing = false
  }

  /// Ends a line after the last element.
  package mutating func lineEnd() { text += "\n" }

  private mutating func separate() {
    if isFollowing { text += layout == .compact ? "," : ", " }
  }

  private mutating func startLine() {
    text += "\n" + String(repeating: "  ", count: depth)
  }

  /// Appends a JSON string.
  ///
  /// Beyond what RFC 8259 asks for, invisible characters are escaped, so that the output can be
  /// looked at in a terminal.
  private mutating func append(_ value: String) {
    text += "\""
    defer { text += "\"" }
    // Most strings are plain ASCII.
    if value.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x5C }) {
      text += value
      return
    }
    let scalars = value.unicodeScalars
    // Where what is copied as it is begins.
    var start = scalars.startIndex
    var index = start
    while index < scalars.endIndex {
      let next = scalars.index(after: index)
      if let escaped = Self.escaped(scalars[index]) {
        text += value[start..<index]
        text += escaped
        start = next
      }
      index = next
    }
    text += value[start...]
  }

  /// Returns the escape of a scalar; `nil` for one that stands for itself.
  private static func escaped(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    case _ where scalar.isHidden || scalar.isJoiner: scalar.jsonEscape
    default: nil
    }
  }
}
