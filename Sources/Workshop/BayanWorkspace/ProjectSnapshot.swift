package import BayanDiagnostics

/// A project as it was on the disk at one moment.
package struct ProjectSnapshot {
  package var contents: OpenProject.Contents
  /// Returns whether the files on the disk are certainly still these.
  package var isCurrent: () -> Bool
  /// Writes all of the files or none, unless one was changed since this moment.
  ///
  /// The result is a sentence with the obstacle; `nil` if all files were written.
  package var write: ([SourceFile]) -> String?

  package init(
    contents: OpenProject.Contents, isCurrent: @escaping () -> Bool = { false },
    write: @escaping ([SourceFile]) -> String?
  ) {
    self.contents = contents
    self.isCurrent = isCurrent
    self.write = write
  }
}
