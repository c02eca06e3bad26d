import BayanDiagnostics
import BayanWorkspace

/// A text to which changes are made one after the other.
///
/// A client may send a hundred thousand changes at once, and each position refers to the text after
/// the earlier changes. So the text is a tree of short pieces, and each node has the extent of its
/// subtree. Neither a change nor the search for a position reads the whole text.
struct EditedText {
  /// The extent of a span of text.
  private struct Extent {
    var bytes = 0
    /// The length in the client's units.
    var units = 0
    /// The number of line ends: LF, CR LF, or CR alone.
    var breaks = 0
    var startsWithLF = false
    var endsWithCR = false

    static func + (first: Extent, second: Extent) -> Extent {
      guard first.bytes > 0 else { return second }
      guard second.bytes > 0 else { return first }
      return Extent(
        bytes: first.bytes + second.bytes, units: first.units + second.units,
        breaks: first.breaks + second.breaks - (first.endsWithCR && second.startsWithLF ? 1 : 0),
        startsWithLF: first.startsWithLF, endsWithCR: second.endsWithCR)
    }
  }

  /// A piece and its subtree, which is a heap by random priorities.
  private struct Node {
    /// The range of the piece in the storage.
    var piece: Range<Int>
    var extent: Extent
    var priority: Int
    var left: Int?
    var right: Int?
    /// The extent of the subtree.
    var all: Extent
  }

  private static let longestPiece = 512

  private let encoding: PositionEncoding
  /// The original text, and all inserted texts after it.
  private var storage: [UInt8]
  private let originalCount: Int
  private var nodes: [Node] = []
  private var root: Int?

  /// Creates the text of a file.
  ///
  /// - Precondition: The file is UTF-8.
  init(_ file: SourceFile, _ encoding: PositionEncoding) {
    self.encoding = encoding
    storage = file.bytes
    originalCount = storage.count
    root = tree(storage.indices)
  }

  private var whole: Extent { extent(below: root) }

  private func extent(below node: Int?) -> Extent { node.map { nodes[$0].all } ?? Extent() }

  // MARK: Changing

  /// Replaces a range, or the whole text.
  mutating func replace(_ range: LSP.Range?, with text: String) {
    let start = range.map { offset(of: $0.start) } ?? 0
    let end = range.map { max(start, offset(of: $0.end)) } ?? whole.bytes
    let new = storage.count
    storage.append(contentsOf: text.utf8)
    let (before, rest) = divided(root, at: start)
    let (_, after) = divided(rest, at: end - start)
    root = joined(joined(before, tree(new..<storage.count)), after)
  }

  /// Returns the replacements in the original text, in order and without overlaps.
  func replacements() -> [TextReplacement] {
    var replacements: [TextReplacement] = []
    var end = 0
    var new: [UInt8] = []
    func keep(_ range: Range<Int>) {
      if range.lowerBound > end || !new.isEmpty {
        replacements.append(
          TextReplacement(span: SourceSpan(end, range.lowerBound), bytes: new))
        new = []
      }
      end = range.upperBound
    }
    forEachPiece { piece in
      if piece.lowerBound < originalCount { keep(piece) } else { new += storage[piece] }
    }
    keep(originalCount..<originalCount)
    return replacements
  }

  private func forEachPiece(_ body: (Range<Int>) -> Void) {
    var above: [Int] = []
    var next = root
    while true {
      while let node = next {
        above.append(node)
        next = nodes[node].left
      }
      guard let node = above.popLast() else { return }
      body(nodes[node].piece)
      next = nodes[node].right
    }
  }

  // MARK: Finding

  /// Returns the offset of a position; see ``PositionEncoding/offset(of:in:)``.
  private func offset(of position: LSP.Position) -> Int {
    guard position.line >= 0 else { return 0 }
    guard position.line <= whole.breaks else { return whole.bytes }
    let start = startOfLine(position.line)
    let end = firstByte { $0.breaks > position.line }?.before.bytes ?? whole.bytes
    let units = start.units + min(max(position.character, 0), whole.units)
    guard let next = firstByte(where: { $0.units > units }), next.before.bytes < end else {
      return end
    }
    // The end of a piece is the end of a character.
    var index = next.index
    while storage[index] & 0xC0 == 0x80 { index -= 1 }
    return next.before.bytes - (next.index - index)
  }

  private func startOfLine(_ line: Int) -> Extent {
    guard line > 0, let end = firstByte(where: { $0.breaks >= line }) else { return Extent() }
    let start = end.before + extent(of: end.index..<end.index + 1)
    if start.endsWithCR, let next = firstByte(where: { $0.bytes > start.bytes }),
      storage[next.index] == 0x0A
    {
      return start + extent(of: next.index..<next.index + 1)
    }
    return start
  }

  /// Returns the index in the storage of the first byte up to which the text meets a condition, and
  /// the extent before it.
  ///
  /// - Precondition: A longer text still meets the condition.
  private func firstByte(where isSo: (Extent) -> Bool) -> (index: Int, before: Extent)? {
    var before = Extent()
    var next = root
    while let node = next.map({ nodes[$0] }) {
      if isSo(before + extent(below: node.left)) {
        next = node.left
        continue
      }
      before = before + extent(below: node.left)
      if isSo(before + node.extent) {
        for index in node.piece {
          let up = before + extent(of: index..<index + 1)
          if isSo(up) { return (index, before) }
          before = up
        }
      }
      before = before + node.extent
      next = node.right
    }
    return nil
  }

  private func extent(of range: Range<Int>) -> Extent {
    guard let first = range.first, let last = range.last else { return Extent() }
    var units = 0
    var breaks = 0
    var previous: UInt8 = 0
    for byte in storage[range] {
      units += encoding.width(of: byte)
      if byte == 0x0D || byte == 0x0A && previous != 0x0D { breaks += 1 }
      previous = byte
    }
    return Extent(
      bytes: range.count, units: units, breaks: breaks, startsWithLF: storage[first] == 0x0A,
      endsWithCR: storage[last] == 0x0D)
  }

  // MARK: The tree

  /// Returns the tree of a range of the storage.
  private mutating func tree(_ range: Range<Int>) -> Int? {
    var root: Int?
    var start = range.lowerBound
    while start < range.upperBound {
      var end = min(start + Self.longestPiece, range.upperBound)
      while end < range.upperBound, storage[end] & 0xC0 == 0x80 { end += 1 }
      root = joined(root, node(start..<end))
      start = end
    }
    return root
  }

  private mutating func node(_ piece: Range<Int>) -> Int {
    let extent = extent(of: piece)
    nodes.append(
      Node(piece: piece, extent: extent, priority: nodes.count.hashValue, all: extent))
    return nodes.count - 1
  }

  private mutating func measure(_ node: Int) {
    nodes[node].all =
      extent(below: nodes[node].left) + nodes[node].extent + extent(below: nodes[node].right)
  }

  private mutating func joined(_ first: Int?, _ second: Int?) -> Int? {
    guard let first else { return second }
    guard let second else { return first }
    if nodes[first].priority > nodes[second].priority {
      nodes[first].right = joined(nodes[first].right, second)
      measure(first)
      return first
    }
    nodes[second].left = joined(first, nodes[second].left)
    measure(second)
    return second
  }

  /// Returns the trees before and after an offset.
  private mutating func divided(_ root: Int?, at offset: Int) -> (Int?, Int?) {
    let (before, cut, after) = split(root, at: offset)
    guard let cut else { return (before, after) }
    let piece = nodes[cut].piece
    let middle = piece.lowerBound + offset - extent(below: before).bytes
    let (first, second) = (node(piece.lowerBound..<middle), node(middle..<piece.upperBound))
    return (joined(before, first), joined(second, after))
  }

  /// Returns the trees before and after an offset, without the piece that the offset cuts.
  private mutating func split(_ root: Int?, at offset: Int) -> (Int?, cut: Int?, Int?) {
    guard let root else { return (nil, nil, nil) }
    let start = extent(below: nodes[root].left).bytes
    let end = start + nodes[root].extent.bytes
    if offset <= start {
      let (before, cut, after) = split(nodes[root].left, at: offset)
      nodes[root].left = after
      measure(root)
      return (before, cut, root)
    }
    if offset >= end {
      let (before, cut, after) = split(nodes[root].right, at: offset - end)
      nodes[root].right = before
      measure(root)
      return (root, cut, after)
    }
    return (nodes[root].left, root, nodes[root].right)
  }
}
