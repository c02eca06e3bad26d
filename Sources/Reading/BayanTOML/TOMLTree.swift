public import BayanDiagnostics
import BayanSupport

/// A table, whose entries have the order of the file.
public struct TOMLTable: Hashable, Sendable {
  /// The ways in which a file creates a table.
  package enum Form: Hashable, Sendable {
    /// The file itself.
    case root
    /// A header of its own, `[a]` or `[[a]]`.
    case header
    /// A table that is only named on the way to another, as `a` by `[a.b]`.
    case implicit
    /// A part of a dotted key, as `a` by `a.b = 1`.
    case dotted
    /// Braces.
    case inline
  }

  /// The origin of the table, which determines the place and form of new entries.
  package var form: Form

  /// The header `[a.b]`, the inline table `{…}`, or the whole file for the root.
  ///
  /// The span of a table made by a dotted key is that of the key.
  public var span: SourceSpan

  /// The entries in source order, each key once.
  public var entries: [TOMLEntry]

  /// Whether a part of the table could not be read and has been reported.
  ///
  /// A key that isn't found in such a table may exist nevertheless. Code that reports missing keys
  /// should not report them here, or one mistake is reported twice.
  package var isIncomplete: Bool

  /// Creates a table.
  package init(
    span: SourceSpan, entries: [TOMLEntry] = [], form: Form = .inline, isIncomplete: Bool = false
  ) {
    self.span = span
    self.entries = entries
    self.form = form
    self.isIncomplete = isIncomplete
  }

  /// The entry of a key, compared by its scalars.
  ///
  /// The search is linear; to look up many keys, loop over ``entries`` once.
  public subscript(key: String) -> TOMLEntry? {
    entries.first { $0.key.isExactly(key) }
  }
}

/// A key and its value.
public struct TOMLEntry: Hashable, Sendable {
  /// The key, decoded: one part of a dotted key.
  public var key: String

  /// The place of the key, quotes included.
  ///
  /// The key of a table with a header is the part of the header that names the table.
  public var keySpan: SourceSpan

  /// The value.
  public var value: TOMLValue

  /// Creates an entry.
  package init(key: String, keySpan: SourceSpan, value: TOMLValue) {
    self.key = key
    self.keySpan = keySpan
    self.value = value
  }
}

/// A value and its place.
public struct TOMLValue: Hashable, Sendable {
  /// The content of a value by its type.
  public enum Content: Hashable, Sendable {
    /// A string of any of the four kinds.
    case string(TOMLString)
    /// A 64-bit integer.
    case integer(Int64)
    /// A float; `nan` and the infinities included.
    case float(Double)
    /// `true` or `false`.
    case boolean(Bool)
    /// A date, a time or both, as written but normalized to RFC 3339.
    case dateTime(TOMLDateTime)
    /// An array, or an array of tables.
    case array([TOMLValue])
    /// A table, inline or not.
    case table(TOMLTable)
  }

  /// The whole value, quotes and brackets included.
  public var span: SourceSpan

  /// The content of the value.
  public var content: Content

  /// Creates a value.
  init(span: SourceSpan, content: Content) {
    self.span = span
    self.content = content
  }

  /// The text, if the value is a string.
  public var string: TOMLString? { if case .string(let value) = content { value } else { nil } }

  /// The table, if the value is one.
  public var table: TOMLTable? { if case .table(let value) = content { value } else { nil } }

  /// The elements, if the value is an array.
  public var array: [TOMLValue]? { if case .array(let value) = content { value } else { nil } }

  /// The number, if the value is an integer.
  public var integer: Int64? { if case .integer(let value) = content { value } else { nil } }

  /// The truth value, if the value is a boolean.
  public var boolean: Bool? { if case .boolean(let value) = content { value } else { nil } }

  /// The standard's name of the type: "string", "integer", "array" and so on.
  package var typeName: String {
    switch content {
    case .string: "string"
    case .integer: "integer"
    case .float: "float"
    case .boolean: "boolean"
    case .dateTime(let value): value.kind.rawValue
    case .array: "array"
    case .table: "table"
    }
  }
}

/// A date or time of one of the standard's four kinds.
public struct TOMLDateTime: Hashable, Sendable {
  /// The kinds, with the names in the standard's prose.
  public enum Kind: String, Sendable {
    case offsetDateTime = "offset date-time"
    case localDateTime = "local date-time"
    case localDate = "local date"
    case localTime = "local time"
  }

  /// The kind of date or time.
  public var kind: Kind

  /// RFC 3339 text: `T` between date and time, `Z` in upper case.
  public var text: String
}

/// The text of a string, and its mapping to the file.
public struct TOMLString: Hashable, Sendable {
  /// A place where the offsets of text and file diverge: after an escape, a trimmed line break, or a
  /// normalized line end.
  package struct Anchor: Hashable, Sendable {
    /// The UTF-8 offset into the text.
    package var offset: Int
    /// The offset of the same place in the file.
    package var source: Int

    /// Creates an anchor.
    package init(offset: Int, source: Int) {
      self.offset = offset
      self.source = source
    }
  }

  /// The kind of quotes, which decides the escapes.
  package enum Quotes: Hashable, Sendable {
    /// `"…"` and `"""…"""`, in which a backslash escapes.
    case basic
    /// `'…'` and `'''…'''`, without escapes.
    case literal
  }

  /// The decoded text.
  public var value: String

  /// The anchors after the start; most strings have none and need no array.
  private let laterAnchors: [Anchor]

  // The offset is as small as a span's: each message has one, and no file that is read has 4 GB.
  private let startOffset: UInt32

  /// The offset of the text's start in the file.
  var start: Int { Int(startOffset) }

  /// The kind of quotes around the string.
  package var quotes: Quotes

  /// The anchors by ascending offset, the first with offset 0; between two of
  /// them a byte of text is a byte of file.
  package var anchors: [Anchor] { [Anchor(offset: 0, source: start)] + laterAnchors }

  /// Creates a string.
  ///
  /// - Precondition: `anchors` is not empty and starts with offset 0.
  package init(value: String, anchors: [Anchor], quotes: Quotes = .basic) {
    precondition(anchors.first?.offset == 0, "a string's text starts somewhere in its file")
    self.init(
      value: value, start: anchors[0].source, laterAnchors: Array(anchors.dropFirst()),
      quotes: quotes)
  }

  /// Creates a string from the start of its text, and the anchors after that.
  init(value: String, start: Int, laterAnchors: [Anchor] = [], quotes: Quotes) {
    self.value = value
    startOffset = UInt32(start)
    self.laterAnchors = laterAnchors
    self.quotes = quotes
  }

  /// Returns TOML source for a text within this string's quotes.
  ///
  /// - Returns: `nil` for a text that these quotes can't hold: an apostrophe or a control character, line
  ///   feeds included, in a literal string.
  package func source(for text: String) -> String? {
    switch quotes {
    // Scalars are dropped: a quote with a combining mark is one `Character` with it.
    case .basic: return String(tomlBasicString(text).unicodeScalars.dropFirst().dropLast())
    case .literal:
      let isPossible = text.unicodeScalars.allSatisfy { scalar in
        scalar != "'" && scalar.properties.generalCategory != .control
      }
      return isPossible ? text : nil
    }
  }

  /// Returns the file offset for a UTF-8 offset into the text.
  package func sourceOffset(of offset: Int) -> Int {
    let next = laterAnchors.partitioningIndex { $0.offset > offset }
    guard next > 0 else { return start + offset }
    return laterAnchors[next - 1].source + (offset - laterAnchors[next - 1].offset)
  }

  /// Returns the file span for a span of the text.
  public func sourceSpan(of span: SourceSpan) -> SourceSpan {
    let start = sourceOffset(of: span.start)
    return SourceSpan(start, max(start, sourceOffset(of: span.end)))
  }

  /// Returns the text span for a span of the file, cut to the text.
  ///
  /// Bytes without text of their own, such as the quotes or a half of an escape, belong to the text
  /// after them.
  public func textSpan(of span: SourceSpan) -> SourceSpan {
    let start = offset(ofSource: span.start)
    return SourceSpan(start, max(start, offset(ofSource: span.end)))
  }

  private func offset(ofSource place: Int) -> Int {
    let next = max(1, anchors.partitioningIndex { $0.source > place })
    let anchor = anchors[next - 1]
    let end = next < anchors.count ? anchors[next].offset : value.utf8.count
    return min(max(0, anchor.offset + place - anchor.source), end)
  }
}
