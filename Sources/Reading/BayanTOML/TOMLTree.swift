public import BayanDiagnostics
import BayanSupport

/// A table, in the order its entries were written.
public struct TOMLTable: Hashable, Sendable {
  /// The ways in which a table comes to be.
  package enum Form: Hashable, Sendable {
    /// The file itself.
    case root
    /// A header of its own, `[a]` or `[[a]]`.
    case header
    /// Only named on the way to another, as `a` by `[a.b]`.
    case implicit
    /// A part of a dotted key, as `a` by `a.b = 1`.
    case dotted
    /// Braces.
    case inline
  }

  /// How the table came to be, which decides how an entry is added to it.
  package var form: Form

  /// The header `[a.b]`, the inline table `{…}`, or the whole file for the root.
  ///
  /// For a table made by a dotted key, the key.
  public var span: SourceSpan

  /// The entries in source order, each key once.
  public var entries: [TOMLEntry]

  /// Whether something of the table could not be read and has been reported.
  ///
  /// A key that isn't found in such a table may be there all the same: whoever
  /// reports missing keys should hold back, or one mistake is reported twice.
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
  /// Linear: for looking up many keys, go through ``entries`` once.
  public subscript(key: String) -> TOMLEntry? {
    entries.first { $0.key.isExactly(key) }
  }
}

/// A key and its value.
public struct TOMLEntry: Hashable, Sendable {
  /// The key, decoded: one part of a dotted key.
  public var key: String

  /// Where the key is, quotes included.
  ///
  /// For a table with a header, the part of the header that names it.
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

/// A value and where it is.
public struct TOMLValue: Hashable, Sendable {
  /// What a value can be.
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

  /// The value itself.
  public var content: Content

  /// Creates a value.
  init(span: SourceSpan, content: Content) {
    self.span = span
    self.content = content
  }

  /// The text, if this is a string.
  public var string: TOMLString? { if case .string(let value) = content { value } else { nil } }

  /// The table, if this is one.
  public var table: TOMLTable? { if case .table(let value) = content { value } else { nil } }

  /// The elements, if this is an array.
  public var array: [TOMLValue]? { if case .array(let value) = content { value } else { nil } }

  /// The number, if this is an integer.
  public var integer: Int64? { if case .integer(let value) = content { value } else { nil } }

  /// The truth value, if this is one.
  public var boolean: Bool? { if case .boolean(let value) = content { value } else { nil } }

  /// What this is, in the words of the standard: "string", "integer", "array" and so on.
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

/// A date or time as the standard's four kinds.
public struct TOMLDateTime: Hashable, Sendable {
  /// The kinds, named as the standard's prose names them.
  public enum Kind: String, Sendable {
    case offsetDateTime = "offset date-time"
    case localDateTime = "local date-time"
    case localDate = "local date"
    case localTime = "local time"
  }

  /// Which of the four it is.
  public var kind: Kind

  /// RFC 3339 text: `T` between date and time, `Z` in upper case.
  public var text: String
}

/// The text of a string, and the way back from it to the file.
public struct TOMLString: Hashable, Sendable {
  /// A place where the text and the file fall out of step: after an escape, a
  /// trimmed line break, a normalized line end.
  package struct Anchor: Hashable, Sendable {
    /// A UTF-8 offset into the text.
    package var offset: Int
    /// The file's offset of the same place.
    package var source: Int

    /// Creates an anchor.
    package init(offset: Int, source: Int) {
      self.offset = offset
      self.source = source
    }
  }

  /// How a string is written, which says what may be in it.
  package enum Quotes: Hashable, Sendable {
    /// `"…"` and `"""…"""`, in which a backslash escapes.
    case basic
    /// `'…'` and `'''…'''`, in which nothing does.
    case literal
  }

  /// The decoded text.
  public var value: String

  /// The anchors after the start; most strings have none, and need no array.
  private let laterAnchors: [Anchor]

  // As small as a span's: each message has one, and no file that is read has 4 GB.
  private let startOffset: UInt32

  /// The file's offset of the text's start.
  var start: Int { Int(startOffset) }

  /// How it is written.
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

  /// Creates a string from where its text starts, and the places after that.
  init(value: String, start: Int, laterAnchors: [Anchor] = [], quotes: Quotes) {
    self.value = value
    startOffset = UInt32(start)
    self.laterAnchors = laterAnchors
    self.quotes = quotes
  }

  /// The source of a text that is to be within the string.
  ///
  /// - Returns: `nil` for what these quotes can't hold: an apostrophe or a control character, a line
  ///   feed among them, in a literal string.
  package func source(for text: String) -> String? {
    switch quotes {
    // Scalars: a quote with a mark on it is a character of its own.
    case .basic: return String(tomlBasicString(text).unicodeScalars.dropFirst().dropLast())
    case .literal:
      let isPossible = text.unicodeScalars.allSatisfy { scalar in
        scalar != "'" && scalar.properties.generalCategory != .control
      }
      return isPossible ? text : nil
    }
  }

  /// The file's offset of a UTF-8 offset into the text.
  package func sourceOffset(of offset: Int) -> Int {
    let next = laterAnchors.partitioningIndex { $0.offset > offset }
    guard next > 0 else { return start + offset }
    return laterAnchors[next - 1].source + (offset - laterAnchors[next - 1].offset)
  }

  /// The file's stretch for a stretch of the text.
  public func sourceSpan(of span: SourceSpan) -> SourceSpan {
    let start = sourceOffset(of: span.start)
    return SourceSpan(start, max(start, sourceOffset(of: span.end)))
  }

  /// The text's stretch for a stretch of the file, cut to the text.
  ///
  /// What has no text of its own, such as the quotes or a half of an escape, belongs to the text
  /// after it.
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
