/// The difference of two texts, word by word: `Your [-pasword-]{+password+} changed`.
///
/// The marks are those of `wdiff`. The marks need neither colour nor columns and stay readable in text
/// of any direction.
package struct WordDifference: Hashable, Sendable {
  /// A stretch of both texts, or of one of them.
  package enum Piece: Hashable, Sendable {
    case same(String)
    case removed(String)
    case added(String)
  }

  package var pieces: [Piece]

  /// The most words of a text that are compared one by one; longer texts differ as a whole.
  static let wordLimit = 512

  /// Compares two texts by the longest sequence of words that they share.
  package init(from old: String, to new: String) {
    let a = Self.segments(of: old)
    let b = Self.segments(of: new)
    guard a.count <= Self.wordLimit, b.count <= Self.wordLimit else {
      pieces = [.removed(old), .added(new)]
      return
    }
    // lengths[i][j]: the number of words that a[i...] and b[j...] share in order.
    let width = b.count + 1
    var lengths = [Int](repeating: 0, count: (a.count + 1) * width)
    for i in a.indices.reversed() {
      for j in b.indices.reversed() {
        lengths[i * width + j] =
          a[i].isSame(as: b[j])
          ? lengths[(i + 1) * width + j + 1] + 1
          : max(lengths[(i + 1) * width + j], lengths[i * width + j + 1])
      }
    }
    var builder = Builder()
    var (i, j) = (0, 0)
    while i < a.count || j < b.count {
      if i < a.count, j < b.count, a[i].isSame(as: b[j]) {
        builder.add(same: a[i])
        (i, j) = (i + 1, j + 1)
      } else if j == b.count
        || i < a.count && lengths[(i + 1) * width + j] >= lengths[i * width + j + 1]
      {
        builder.removed += a[i]
        i += 1
      } else {
        builder.added += b[j]
        j += 1
      }
    }
    builder.flush()
    pieces = Self.joined(builder.pieces)
  }

  /// Joins changes that only white space separates: people read phrases.
  private static func joined(_ pieces: [Piece]) -> [Piece] {
    var result: [Piece] = []
    var start = pieces.startIndex
    while start < pieces.endIndex {
      let run = pieces[start...].prefix { $0.isChange || $0.isBlank }
      // White space at the ends of a run is common to both texts.
      let end = run.lastIndex(where: \.isChange).map { $0 + 1 } ?? start
      guard pieces[start].isChange, end > start else {
        result.append(pieces[start])
        start += 1
        continue
      }
      var (removed, added) = ("", "")
      for piece in pieces[start..<end] {
        switch piece {
        case .same(let text): (removed, added) = (removed + text, added + text)
        case .removed(let text): removed += text
        case .added(let text): added += text
        }
      }
      let isPhrase = [removed, added].allSatisfy { !$0.allSatisfy(\.isWhitespace) }
      result += isPhrase ? phrase(removed, added) : Array(pieces[start..<end])
      start = end
    }
    return result
  }

  /// Splits the common white space at the end off a change of words.
  private static func phrase(_ old: String, _ new: String) -> [Piece] {
    let space = zip(old.reversed(), new.reversed()).prefix { $0 == $1 && $0.isWhitespace }.count
    let pieces = [Piece.removed(String(old.dropLast(space))), .added(String(new.dropLast(space)))]
    return space == 0 ? pieces : pieces + [.same(String(new.suffix(space)))]
  }

  /// The difference on one line: each change, with the nearest words that both texts have.
  ///
  /// `…` stands for omitted text, `⏎` for the end of a line.
  package var marked: String {
    var result = ""
    for (index, piece) in pieces.enumerated() {
      if result.count > Self.lengthLimit {
        result += "…"
        break
      }
      switch piece {
      case .same(let text):
        result += Self.context(
          text, isFirst: index == 0, isLast: index == pieces.count - 1)
      case .removed(let text): result += "[-\(Self.shortened(text))-]"
      case .added(let text): result += "{+\(Self.shortened(text))+}"
      }
    }
    return String(result.map { $0.isNewline ? "⏎" : $0 })
  }

  /// The number of common characters that are shown on each side of a change.
  private static let contextLength = 24

  /// The number of characters after which no further change is shown.
  private static let lengthLimit = 400

  /// Shortens a common stretch to the words next to the changes before and after it.
  private static func context(_ text: String, isFirst: Bool, isLast: Bool) -> String {
    let segments = segments(of: text)
    let limit = (isFirst || isLast ? 1 : 2) * contextLength
    if isFirst && isLast || text.count <= limit { return text }
    let isSpace = { (word: Substring) in word.allSatisfy(\.isWhitespace) }
    var before: ArraySlice<Substring> = []
    var after: ArraySlice<Substring> = []
    if !isFirst {
      before = segments.prefix(count(of: segments, within: contextLength))
      if before.last.map(isSpace) ?? false { before.removeLast() }
    }
    if !isLast {
      after = segments.suffix(count(of: segments.reversed(), within: contextLength))
      if after.first.map(isSpace) ?? false { after.removeFirst() }
    }
    return before.joined() + "…" + after.joined()
  }

  /// Counts the first words whose characters together stay within a limit.
  private static func count(of segments: [Substring], within limit: Int) -> Int {
    var length = 0
    return segments.prefix { word in
      length += word.count
      return length <= limit
    }.count
  }

  /// Returns a text, or its beginning and its end.
  private static func shortened(_ text: String) -> String {
    text.count <= 120 ? text : "\(text.prefix(80))…\(text.suffix(39))"
  }

  /// Returns the words and the white space between them, in order.
  private static func segments(of text: String) -> [Substring] {
    var segments: [Substring] = []
    var start = text.startIndex
    let scalars = text.unicodeScalars
    var index = start
    while index < scalars.endIndex {
      let next = scalars.index(after: index)
      let isBoundary =
        next == scalars.endIndex
        || scalars[index].properties.isWhitespace != scalars[next].properties.isWhitespace
      if isBoundary {
        segments.append(text[start..<next])
        start = next
      }
      index = next
    }
    return segments
  }

  private struct Builder {
    var pieces: [Piece] = []
    var same = ""
    var removed = ""
    var added = ""

    mutating func add(same word: Substring) {
      if !(removed.isEmpty && added.isEmpty) { flush() }
      same += word
    }

    mutating func flush() {
      if !same.isEmpty { pieces.append(.same(same)) }
      if !removed.isEmpty { pieces.append(.removed(removed)) }
      if !added.isEmpty { pieces.append(.added(added)) }
      (same, removed, added) = ("", "", "")
    }
  }
}

extension Substring {
  /// Compares bytes: canonically equivalent spellings of a letter are different here.
  fileprivate func isSame(as other: Substring) -> Bool { utf8.elementsEqual(other.utf8) }
}

extension WordDifference.Piece {
  fileprivate var isChange: Bool {
    if case .same = self { false } else { true }
  }

  /// Whether the piece is white space that both texts have.
  fileprivate var isBlank: Bool {
    if case .same(let text) = self { text.allSatisfy(\.isWhitespace) } else { false }
  }
}
