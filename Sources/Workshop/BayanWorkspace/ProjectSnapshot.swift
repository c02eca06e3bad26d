package import BayanDiagnostics

/// A project as it was on the disk at one moment.
package struct ProjectSnapshot {
  package var contents: OpenProject.Contents
  /// Writes all of the files or none, unless one was changed since this moment.
  ///
  /// The result is a sentence with the obstacle; `nil` if all files were written.
  package var write: ([SourceFile]) -> String?

  package init(
    contents: OpenProject.Contents, write: @escaping ([SourceFile]) -> String?
  ) {
    self.contents = contents
    self.write = write
  }
}
