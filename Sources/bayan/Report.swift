import ArgumentParser
import BayanCatalog
import BayanChecks
import BayanCompiler
import BayanDiagnostics
import Foundation

/// A project, loaded and checked.
struct CheckedProject {
  let files: [String: SourceFile]
  let catalog: Catalog?
  let diagnostics: [Diagnostic]

  /// Loads and checks a project's files.
  init(_ project: ProjectFiles) {
    let loaded = CatalogLoader.load(project.files)
    files = loaded.files
    catalog = loaded.catalog
    diagnostics = (project.diagnostics + Checks.run(loaded)).fingerprinted(in: loaded.files)
  }

  /// Whether something stands against using the catalog.
  var hasErrors: Bool { catalog == nil || diagnostics.contains { $0.severity == .error } }
}

/// Where findings and data are printed.
enum Terminal {
  /// Prints findings on standard error.
  ///
  /// - Parameter root: What stands before the paths, which are relative to the project.
  static func show(
    _ diagnostics: [Diagnostic], in files: [String: SourceFile], notes: Bool = false,
    root: String = ""
  ) {
    error(text(of: diagnostics, in: files, notes: notes, root: root))
  }

  /// Findings as they are printed on standard error.
  static func text(
    of diagnostics: [Diagnostic], in files: [String: SourceFile], notes: Bool = false,
    root: String = ""
  ) -> String {
    if diagnostics.isEmpty { return "" }
    let renderer = TextRenderer(color: hasColor, showNotes: notes)
    let placed = diagnostics.map { diagnostic in
      var diagnostic = diagnostic
      diagnostic.file = root + diagnostic.file
      for index in diagnostic.notes.indices {
        diagnostic.notes[index].file = diagnostic.notes[index].file.map { root + $0 }
      }
      return diagnostic
    }
    let sources = Dictionary(
      files.map { (root + $0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
    return renderer.render(placed, files: sources)
  }

  /// Prints text on standard error.
  static func error(_ text: String) {
    if !text.isEmpty { write(text, to: .standardError) }
  }

  /// Prints a line on standard error.
  static func remark(_ line: String) { write(line + "\n", to: .standardError) }

  /// Prints data on standard output.
  static func print(_ text: String) { write(text, to: .standardOutput) }

  private static func write(_ text: String, to handle: FileHandle) {
    // A reader that went away, as `head` does, is no failure of ours.
    try? handle.write(contentsOf: Data(text.utf8))
  }

  /// Whether errors are printed in colour: only on a terminal, and never under NO_COLOR
  /// (no-color.org).
  static var hasColor: Bool {
    let environment = ProcessInfo.processInfo.environment
    return isatty(STDERR_FILENO) == 1 && (environment["NO_COLOR"] ?? "").isEmpty
      && environment["TERM"] != "dumb"
  }
}
