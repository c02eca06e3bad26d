import BayanCatalog

/// Merges a file of a project, knowing what it is.
package enum FileMerge {
  /// Merges what two sides made of a file.
  ///
  /// Sides that can be read are merged by entries, facets, variants, arguments and comments. Neither
  /// loses a word: it is in the result, in a conflict, or one side took it away and the other left it
  /// as it was.
  ///
  /// - Parameters:
  ///   - path: Where the file is in its repository, which says what kind of file it is.
  ///   - base: The file in the common ancestor; empty where it wasn't there.
  /// - Returns: `nil` where a side can't be read, or for a file that is none of a project's: git then
  ///   knows as much.
  package static func merged(
    path: String, base: [UInt8], ours: [UInt8], theirs: [UInt8]
  ) -> MergedText? {
    guard let file = ProjectLayout.split(path)?.file else { return nil }
    if ours == theirs || theirs == base { return MergedText(pieces: [.text(ours)]) }
    if ours == base { return MergedText(pieces: [.text(theirs)]) }
    switch file {
    case .locale(_, .states):
      return StateLockMerge.merged(Three(base: base, ours: ours, theirs: theirs))
        .map { MergedText(pieces: [.text($0)]) }
    case .sourcesLock, .adoptedLock:
      // Both sides may need what one of them took for unused.
      return TOMLMerge.merged(Three(base: base, ours: ours, theirs: theirs), isUnion: true)
    default:
      return TOMLMerge.merged(Three(base: base, ours: ours, theirs: theirs))
    }
  }
}
