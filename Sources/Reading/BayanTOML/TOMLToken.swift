package import BayanDiagnostics
import BayanSupport

/// A token of a TOML file.
///
/// Tokens are for code that changes the gaps between them, or finds a cursor's position in an
/// unfinished file. Any bytes have tokens, and every byte belongs to one.
package struct TOMLToken: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// Spaces and tabs; also a byte-order mark at the start of the file.
    case blank
    /// LF or CR LF.
    case lineEnd
    /// A comment, from `#` to the end of the line.
    case comment
    /// A string with its quotes; not closed if the line or the file ends first.
    case string(isClosed: Bool)
    /// A run of other characters: bare keys with their dots, numbers, dates.
    case bare
    /// A mark: one of `[`, `]`, `{`, `}`, `,` and `=`.
    case mark(UInt8)
  }

  package var kind: Kind
  package var span: SourceSpan

  /// Returns the tokens of a file, up to an offset.
  package static func all(in bytes: [UInt8], upTo end: Int? = nil) -> [TOMLToken] {
    let bytes = bytes[..<min(end ?? bytes.count, bytes.count)]
    var tokens: [TOMLToken] = []
    var place = bytes.byteOrderMarkLength
    if place > 0 {
      tokens.append(TOMLToken(kind: .blank, span: SourceSpan(0, place)))
    }
    while place < bytes.endIndex {
      let (kind, end) = next(at: place, in: bytes)
      tokens.append(TOMLToken(kind: kind, span: SourceSpan(place, end)))
      place = end
    }
    return tokens
  }

  private static func next(
    at place: Int, in bytes: ArraySlice<UInt8>
  ) -> (kind: Kind, end: Int) {
    func end(while isPart: (UInt8) -> Bool) -> Int {
      bytes[place...].firstIndex { !isPart($0) } ?? bytes.endIndex
    }
    if lineEnd(at: place, in: bytes) > 0 {
      return (.lineEnd, place + lineEnd(at: place, in: bytes))
    }
    switch bytes[place] {
    case .space, .tab: return (.blank, end(while: \.isSpace))
    case .hash:
      var end = end { $0 != .lineFeed }
      if end < bytes.endIndex, bytes[end - 1] == .carriageReturn { end -= 1 }
      return (.comment, end)
    case .quote, .apostrophe: return string(at: place, in: bytes)
    case .openBracket, .closeBracket, .openBrace, .closeBrace, .comma, .equals:
      return (.mark(bytes[place]), place + 1)
    default:
      var end = place + 1
      while end < bytes.endIndex, !bytes[end].endsBare, lineEnd(at: end, in: bytes) == 0 {
        end += 1
      }
      return (.bare, end)
    }
  }

  /// Returns the length of the line end at a place; 0 if there is none.
  private static func lineEnd(at place: Int, in bytes: ArraySlice<UInt8>) -> Int {
    if bytes[place] == .lineFeed { return 1 }
    let isBoth =
      bytes[place] == .carriageReturn && place + 1 < bytes.endIndex && bytes[place + 1] == .lineFeed
    return isBoth ? 2 : 0
  }

  private static func string(
    at place: Int, in bytes: ArraySlice<UInt8>
  ) -> (kind: Kind, end: Int) {
    let quote = bytes[place]
    let three = [quote, quote, quote]
    let isMultiline = bytes[place...].starts(with: three)
    var end = place + (isMultiline ? 3 : 1)
    while end < bytes.endIndex {
      if quote == .quote, bytes[end] == .backslash {
        // The next character is text, except for a line end that must end the string.
        end += 1
        if end < bytes.endIndex, isMultiline || bytes[end] != .lineFeed { end += 1 }
      } else if !isMultiline, bytes[end] == .lineFeed {
        let isBoth = bytes[end - 1] == .carriageReturn && end - 1 > place
        return (.string(isClosed: false), isBoth ? end - 1 : end)
      } else if !isMultiline, bytes[end] == quote {
        return (.string(isClosed: true), end + 1)
      } else if isMultiline, bytes[end...].starts(with: three) {
        // The text may have up to two quotes before the closing three.
        let run = bytes[end...].prefix { $0 == quote }.count
        return (.string(isClosed: true), end + min(run, 5))
      } else {
        end += 1
      }
    }
    return (.string(isClosed: false), min(end, bytes.endIndex))
  }
}

extension UInt8 {
  fileprivate var endsBare: Bool {
    switch self {
    case .space, .tab, .lineFeed, .hash, .quote, .apostrophe, .openBracket, .closeBracket,
      .openBrace, .closeBrace, .comma, .equals:
      true
    default: false
    }
  }
}
