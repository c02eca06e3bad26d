import BayanDiagnostics

/// A merge that hasn't been finished, whose marks stand between the lines.
extension TOMLParser {
  /// A line that version control has put in: seven of one sign, and a space or nothing behind.
  enum ConflictMarker: UInt8 {
    case ours = 0x3C  // <
    case base = 0x7C  // |
    case middle = 0x3D  // =
    case theirs = 0x3E  // >
  }

  private static let length = 7

  /// The marker at the start of a line.
  func conflictMarker(at start: Int) -> ConflictMarker? {
    guard let first = byte(at: start), let marker = ConflictMarker(rawValue: first),
      start + Self.length <= bytes.count,
      bytes[start..<start + Self.length].allSatisfy({ $0 == first })
    else { return nil }
    let end = start + Self.length
    return byte(at: end).map { $0.isSpace } ?? true || isLineEnd(at: end) ? marker : nil
  }

  /// Reports a conflict, once, and steps over its marker and over the versions that aren't ours.
  ///
  /// - Recovery: Our version is read, so that its own faults are still found; theirs would only be
  ///   called duplicates of it.
  mutating func skipConflict(_ marker: ConflictMarker) {
    let start = index
    skipLine()
    if marker == .base || marker == .middle, let end = endOfConflict(from: index) {
      index = end
      // One that begins was reported where it does.
      if openConflict != nil {
        openConflict = nil
        return
      }
    }
    if marker == .ours { openConflict = start }
    if marker == .theirs, openConflict != nil {
      openConflict = nil
      return
    }
    builder.markIncomplete(currentTable)
    let line = bytes[start..<index].prefix { $0 != .lineFeed && $0 != .carriageReturn }
    report("merge-conflict-marker", .conflict, SourceSpan(start, start + line.count))
  }

  /// Behind the line that ends a conflict; `nil` where there is none, so that nothing is lost.
  private mutating func endOfConflict(from start: Int) -> Int? {
    // As far as was looked in vain, nobody looks again.
    guard start >= endlessUntil else { return nil }
    var line = start
    defer { endlessUntil = line }
    while line < bytes.count {
      var next = line
      while next < bytes.count, bytes[next] != .lineFeed { next += 1 }
      next = min(next + 1, bytes.count)
      switch conflictMarker(at: line) {
      case .theirs:
        line = next
        return next
      case .ours: return nil
      case .base, .middle, nil: line = next
      }
    }
    return nil
  }
}

extension Diagnostic.Message {
  fileprivate static let conflict: Self =
    "a merge has left its marks here; keep one of the versions"
}
