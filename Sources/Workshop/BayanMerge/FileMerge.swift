import BayanCatalog
import BayanTOML

/// The merge of a project's file, by the kind of the file.
package enum FileMerge {
  /// Merges the changes of two sides to a file.
  ///
  /// Readable sides are merged by entries, facets, variants, arguments and comments. No word of a
  /// side is lost: it is in the result or in a conflict, unless one side removed it and the other
  /// left it unchanged.
  ///
  /// - Parameters:
  ///   - path: The path of the file in its repository, which determines the kind of the file.
  ///   - base: The file in the common ancestor; empty if it didn't exist.
  /// - Returns: `nil` if a side can't be read, or for a file outside of projects: git's own merge
  ///   is then as good.
  package static func merged(
    path: String, base: [UInt8], ours: [UInt8], theirs: [UInt8]
  ) -> MergedText? {
    guard let file = ProjectLayout.split(path)?.file else { return nil }
    if ours == theirs || theirs == base { return MergedText(pieces: [.text(ours)]) }
    if ours == base { return MergedText(pieces: [.text(theirs)]) }
    // Lines are compared without their ends. The result has the line ends of the side that changed
    // them.
    let ends = Three(base: base, ours: ours, theirs: theirs).map { TOMLEditor.lineEnd(of: $0) }
    let lineEnd = base.isEmpty || ends.ours != ends.base ? ends.ours : ends.theirs
    let files = Three(base: base, ours: ours, theirs: theirs).map {
      $0.settingLineEnds(to: [0x0A])
    }
    return merged(file, files).map { $0.settingLineEnds(to: Array(lineEnd.utf8)) }
  }

  private static func merged(_ file: ProjectFile, _ files: Three<[UInt8]>) -> MergedText? {
    if let settled = files.settled { return MergedText(pieces: [.text(settled)]) }
    return switch file {
    case .locale(_, .states):
      StateLockMerge.merged(files).map { MergedText(pieces: [.text($0)]) }
    // Both sides may need an entry that one of them removed as unused.
    case .sourcesLock, .adoptedLock: TOMLMerge.merged(files, isUnion: true)
    default: TOMLMerge.merged(files)
    }
  }
}
