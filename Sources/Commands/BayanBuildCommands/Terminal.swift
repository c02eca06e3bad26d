package import BayanDiagnostics
import BayanReports
import Foundation

/// Where diagnostics and data are printed.
package enum Terminal {
  /// Prints diagnostics on standard error.
  ///
  /// - Parameter root: What stands before the paths, which are relative to the project.
  package static func show(
    _ diagnostics: [Diagnostic], in files: [String: SourceFile], notes: Bool = false,
    root: String = ""
  ) {
    if diagnostics.isEmpty { return }
    let renderer = TextRenderer(color: hasColor, showNotes: notes, name: DiagnosticReport.name)
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
    let text = renderer.render(placed, files: sources)
    if !text.isEmpty { write(text, to: .standardError) }
  }

  /// Prints a line on standard error.
  package static func remark(_ line: String) { write(line + "\n", to: .standardError) }

  /// Prints data on standard output.
  package static func print(_ text: String) { write(text, to: .standardOutput) }

  static func write(_ text: String, to handle: FileHandle) {
    // A reader that went away, as `head` does, is no failure of ours.
    try? handle.write(contentsOf: Data(text.utf8))
  }

  /// Whether a person sits at the other end.
  static func isTerminal(_ descriptor: Int32) -> Bool {
    isatty(descriptor) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
  }

  /// Whether errors are printed in colour: only on a terminal, and never under NO_COLOR
  /// (no-color.org).
  private static var hasColor: Bool {
    isTerminal(STDERR_FILENO) && (ProcessInfo.processInfo.environment["NO_COLOR"] ?? "").isEmpty
  }
}
