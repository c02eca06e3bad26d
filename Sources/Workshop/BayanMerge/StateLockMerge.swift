import BayanCatalog
import BayanDiagnostics

/// Merges `state.lock` by its messages.
enum StateLockMerge {
  /// The lock after a merge; `nil` where one of the files can't be read, or has comments of people.
  ///
  /// Where both sides say something new of a message, the lower state holds. A state is that of
  /// certain words. So a line about words that the merge doesn't take has no effect.
  static func merged(_ files: Three<[UInt8]>) -> [UInt8]? {
    let locks = files.map { StateLock(reading: $0) }
    guard let base = locks.base, let ours = locks.ours, let theirs = locks.theirs,
      !hasOwnComments(files.ours), !hasOwnComments(files.theirs)
    else { return nil }
    var merged = StateLock()
    for id in Set(ours.lines.keys).union(theirs.lines.keys) {
      let line = Three(base: base.lines[id], ours: ours.lines[id], theirs: theirs.lines[id])
      merged.lines[id] = line.settled ?? lower(line.ours, line.theirs)
    }
    return Array(merged.fileText.utf8)
  }

  /// Whether a person has put comments there, which no lock that is written has.
  private static func hasOwnComments(_ bytes: [UInt8]) -> Bool {
    let comments = { (bytes: [UInt8]) in
      Set(bytes.lineList.map(\.trimmed).filter { $0.first == UInt8(ascii: "#") })
    }
    return !comments(bytes).isSubset(of: comments(Array(StateLock().fileText.utf8)))
  }

  /// Returns the line with the lower state of a message.
  ///
  /// Without a line it is translated.
  private static func lower(_ ours: StateLock.Line?, _ theirs: StateLock.Line?) -> StateLock.Line? {
    let order = { (line: StateLock.Line?) -> Int in
      TranslationState.allCases.firstIndex(of: line?.state ?? .translated) ?? 0
    }
    guard order(ours) == order(theirs) else { return order(ours) < order(theirs) ? ours : theirs }
    guard let ours, let theirs else { return ours ?? theirs }
    // Either would do. So that both orders of a merge give one file, the first by its text.
    let text = { (line: StateLock.Line) in "\(line.translation) \(line.source) \(line.origin)" }
    return text(ours) <= text(theirs) ? ours : theirs
  }
}
