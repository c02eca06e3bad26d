import BayanDiagnostics

/// Conflict marks that don't form a whole conflict.
extension TOMLParser {
  private static let length = 7

  /// Whether a line is a conflict mark of version control: seven of one character, then a space or
  /// the line's end.
  func isConflictMarker(at start: Int) -> Bool {
    guard let first = byte(at: start), [0x3C, 0x7C, 0x3D, 0x3E].contains(first),
      start + Self.length <= bytes.count,
      bytes[start..<start + Self.length].allSatisfy({ $0 == first })
    else { return false }
    let end = start + Self.length
    return byte(at: end).map { $0.isSpace } ?? true || isLineEnd(at: end)
  }

  /// Reports a mark and skips it.
  ///
  /// Whole conflicts are found by ``MergeConflicts``.
  mutating func skipConflictMarker() {
    let start = index
    skipLine()
    builder.markIncomplete(currentTable)
    let line = bytes[start..<index].prefix { $0 != .lineFeed && $0 != .carriageReturn }
    report("merge-conflict-marker", .marker, SourceSpan(start, start + line.count))
  }
}

extension Diagnostic.Message {
  fileprivate static let marker: Self =
    "a merge has left conflict markers here; keep one of the versions, and remove the markers"
}
