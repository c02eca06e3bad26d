/// A message as a finding quotes it: decoded, with the stretch concerned.
public struct Quotation: Hashable, Sendable {
  /// The text.
  public var text: String

  /// The stretch of the text that the finding is about, in UTF-8 bytes; `nil` where it is about all
  /// of it, or about something else.
  public var marked: SourceSpan?

  /// The text as the finding's first fix would leave it.
  public var fixed: String?

  /// The locale, as a BCP 47 tag.
  public var locale: String

  /// Whether the locale is written from right to left.
  public var isRightToLeft: Bool

  /// Creates a quotation.
  public init(
    _ text: String, marked: SourceSpan? = nil, fixed: String? = nil, locale: String,
    isRightToLeft: Bool
  ) {
    self.text = text
    self.marked = marked
    self.fixed = fixed
    self.locale = locale
    self.isRightToLeft = isRightToLeft
  }

  /// Whether the message has declarations or variants, so that it is syntax as a whole.
  var isComplex: Bool {
    let content = text.utf8.drop { $0 == 0x20 || $0 == 0x0A || $0 == 0x09 }
    return content.first == UInt8(ascii: ".") || content.starts(with: "{{".utf8)
  }

  /// The text before, in and after the stretch; all of it before, where none is marked.
  var parts: (before: String, marked: String, after: String) {
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

/// Why a finding is allowed to be.
public struct Suppression: Hashable, Sendable {
  /// Where it is allowed.
  public enum Kind: String, Hashable, Sendable {
    /// In the file itself, by a comment.
    case inSource
    /// In `bayan.toml`.
    case external
  }

  /// Where it is allowed.
  public var kind: Kind

  /// The reason that was given.
  public var reason: String

  /// Creates a suppression.
  public init(_ kind: Kind, reason: String) {
    self.kind = kind
    self.reason = reason
  }
}
