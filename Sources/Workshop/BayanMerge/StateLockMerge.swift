import BayanCatalog
import BayanDiagnostics

/// The merge of `state.lock` by its messages.
enum StateLockMerge {
  /// Returns the merged lock; `nil` if one of the files can't be read, or has a person's comments.
  ///
  /// If both sides changed a message's state, the lower state wins. A state belongs to a certain
  /// text, so a line about a text that the merge drops has no effect.
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

  /// Returns whether a person has written comments, because a generated lock has none of these.
  private static func hasOwnComments(_ bytes: [UInt8]) -> Bool {
    let comments = { (bytes: [UInt8]) in
      Set(bytes.lineList.map(\.trimmed).filter { $0.first == UInt8(ascii: "#") })
    }
    return !comments(bytes).isSubset(of: comments(Array(StateLock().fileText.utf8)))
  }

  /// Returns the line with the lower state of a message.
  ///
  /// A message without a line counts as translated.
  private static func lower(_ ours: StateLock.Line?, _ theirs: StateLock.Line?) -> StateLock.Line? {
    let order = { (line: StateLock.Line?) -> Int in
      TranslationState.allCases.firstIndex(of: line?.state ?? .translated) ?? 0
    }
    guard order(ours) == order(theirs) else { return order(ours) < order(theirs) ? ours : theirs }
    guard let ours, let theirs else { return ours ?? theirs }
    // Both are equally good. The first by its text wins, so that both orders of a merge give the
    // same file.
    let text = { (line: StateLock.Line) in "\(line.translation) \(line.source) \(line.origin)" }
    return text(ours) <= text(theirs) ? ours : theirs
  }
}
