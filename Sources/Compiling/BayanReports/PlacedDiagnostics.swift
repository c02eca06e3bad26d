package import BayanDiagnostics

/// The diagnostics of one or more projects, with paths that the reader of a report can follow.
///
/// Within a project a file has its path from the project's folder. In reports the path starts at the reader's
/// folder.
package struct PlacedDiagnostics: Sendable {
  package private(set) var diagnostics: [Diagnostic] = []

  /// The sources by path.
  package private(set) var files: [String: SourceFile] = [:]

  /// Creates an empty list.
  package init() {}

  /// Creates a list with the diagnostics of one project.
  ///
  /// - Parameter prefix: The prefix of the project's paths: empty, or a path that ends with `/`.
  package init(_ diagnostics: [Diagnostic], in files: [String: SourceFile], below prefix: String) {
    add(diagnostics, in: files, below: prefix)
  }

  /// Adds the diagnostics of one project.
  package mutating func add(
    _ new: [Diagnostic], in sources: [String: SourceFile], below prefix: String
  ) {
    diagnostics += new.map { diagnostic in
      var diagnostic = diagnostic
      diagnostic.file = prefix + diagnostic.file
      for index in diagnostic.notes.indices {
        diagnostic.notes[index].file = diagnostic.notes[index].file.map { prefix + $0 }
      }
      return diagnostic
    }
    for (path, file) in sources { files[prefix + path] = file }
  }
}
