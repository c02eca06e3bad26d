package import BayanDiagnostics
package import BayanReports
import Foundation

/// Where diagnostics and data are printed.
package enum Terminal {
  /// Prints diagnostics on standard error.
  ///
  /// - Parameter groupsBelow: The severity below which diagnostics are grouped; `nil` where each is
  ///   shown.
  package static func show(
    _ placed: PlacedDiagnostics, notes: Bool = false, groupsBelow: Diagnostic.Severity? = nil
  ) {
    if placed.diagnostics.isEmpty { return }
    let renderer = TextRenderer(
      color: hasColor, showNotes: notes, groupsBelow: groupsBelow, name: DiagnosticReport.name)
    let text = renderer.render(placed.diagnostics, files: placed.files)
    if !text.isEmpty { write(text, to: .standardError) }
  }

  /// Prints a line on standard error; nothing in it steers the terminal.
  package static func remark(_ line: String) {
    write(VisibleText.withoutTerminalControls(line) + "\n", to: .standardError)
  }

  /// Prints a text on standard output; nothing in it steers the terminal.
  package static func print(_ text: String) {
    write(VisibleText.withoutTerminalControls(text), to: .standardOutput)
  }

  /// Prints what programs read, such as XLIFF, on standard output as it is.
  ///
  /// On a terminal a person reads it, so nothing in it steers the terminal.
  package static func printData(_ text: String) {
    if isatty(STDOUT_FILENO) == 1 { return print(text) }
    write(text, to: .standardOutput)
  }

  static func write(_ text: String, to handle: FileHandle) {
    // A reader that went away, as `head` does, is no failure of ours.
    try? handle.write(contentsOf: Data(text.utf8))
  }

  /// Whether a person can be asked.
  package static var canAsk: Bool { isatty(STDIN_FILENO) == 1 }

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
