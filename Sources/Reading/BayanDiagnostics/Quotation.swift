/// A message as a diagnostic quotes it: decoded, with the stretch concerned.
public struct Quotation: Hashable, Sendable {
  /// The text.
  public var text: String

  /// The stretch of the text that the diagnostic is about, in UTF-8 bytes; `nil` if it is about the whole
  /// text, or about something else.
  public var marked: SourceSpan?

  /// The text after the diagnostic's first fix.
  public var fixed: String?

  /// The locale, as a BCP 47 tag.
  public var locale: String

  /// Whether the locale is written from right to left.
  public var isRightToLeft: Bool

  /// The ranges of numeric arguments, by name, if the catalog declares them.
  package var ranges: [String: ClosedRange<Int>]

  /// Creates a quotation.
  package init(
    _ text: String, marked: SourceSpan? = nil, fixed: String? = nil, locale: String,
    isRightToLeft: Bool, ranges: [String: ClosedRange<Int>] = [:]
  ) {
    self.text = text
    self.marked = marked
    self.fixed = fixed
    self.locale = locale
    self.isRightToLeft = isRightToLeft
    self.ranges = ranges
  }

  /// The text before, in and after the marked stretch; without a mark, all of it comes before.
  package var parts: (before: String, marked: String, after: String) {
    guard let marked else { return (text, "", "") }
    let bytes = text.utf8
    func index(_ offset: Int) -> String.Index {
      bytes.index(bytes.startIndex, offsetBy: offset, limitedBy: bytes.endIndex) ?? bytes.endIndex
    }
    let start = index(marked.start)
    let end = index(marked.end)
    func part(_ range: Range<String.Index>) -> String {
      String(decoding: bytes[range], as: UTF8.self)
    }
    return (part(bytes.startIndex..<start), part(start..<end), part(end..<bytes.endIndex))
  }
}
