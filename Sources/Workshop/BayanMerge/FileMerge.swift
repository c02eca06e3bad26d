import BayanCatalog
import BayanTOML

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
    // Lines are compared without their ends. They end as on the side that changed that.
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
    // Both sides may need what one of them took for unused.
    case .sourcesLock, .adoptedLock: TOMLMerge.merged(files, isUnion: true)
    default: TOMLMerge.merged(files)
    }
  }
}
