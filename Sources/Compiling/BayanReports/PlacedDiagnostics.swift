package import BayanDiagnostics

/// Diagnostics of one or more projects, their files named as the reader of a report finds them.
///
/// Within a project a file has its path from the project's folder. Reports name it from where the
/// reader is.
package struct PlacedDiagnostics: Sendable {
  package private(set) var diagnostics: [Diagnostic] = []

  /// The sources by path.
  package private(set) var files: [String: SourceFile] = [:]

  /// Creates an empty list.
  package init() {}

  /// Takes up the diagnostics of one project.
  ///
  /// - Parameter prefix: What is before its paths: nothing, or a path that ends with `/`.
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
