package import BayanDiagnostics
package import BayanReports
import Foundation
import Synchronization

/// The output of diagnostics and data.
package enum Terminal {
  /// Prints diagnostics on standard error.
  ///
  /// - Parameter groupsBelow: The severity below which diagnostics are grouped; `nil` to show each.
  package static func show(
    _ placed: PlacedDiagnostics, notes: Bool = false, groupsBelow: Diagnostic.Severity? = nil
  ) {
    if placed.diagnostics.isEmpty { return }
    let renderer = TextRenderer(
      color: hasColor, showNotes: notes, groupsBelow: groupsBelow, name: DiagnosticReport.name,
      language: OutputLanguage.current.language)
    let text = renderer.render(placed.diagnostics, files: placed.files)
    if !text.isEmpty { write(text, to: .standardError) }
    if !text.isEmpty { hasShownDiagnostics.withLock { $0 = true } }
  }

  private static let hasShownDiagnostics = Mutex(false)

  /// Writes how to read the diagnostics in the user's own language, if there were any.
  static func writeHint() {
    guard let hint = OutputLanguage.current.hint, hasShownDiagnostics.withLock({ $0 }) else {
      return
    }
    remark(hint)
  }

  /// Prints a line on standard error, without control sequences of terminals.
  package static func remark(_ line: String) {
    write(VisibleText.withoutTerminalControls(line) + "\n", to: .standardError)
  }

  /// Prints a sentence on standard error, in the language of the output.
  package static func say(_ sentence: Diagnostic.Message) {
    remark(OutputLanguage.current.language(sentence))
  }

  /// Prints a text on standard output, without control sequences of terminals.
  package static func print(_ text: String) {
    write(VisibleText.withoutTerminalControls(text), to: .standardOutput)
  }

  /// Prints data for programs, such as XLIFF, on standard output without changes.
  ///
  /// On a terminal a person reads it, so control sequences are removed there.
  package static func printData(_ text: String) {
    if isatty(STDOUT_FILENO) == 1 { return print(text) }
    write(text, to: .standardOutput)
  }

  static func write(_ text: String, to handle: FileHandle) {
    // A reader that closes the pipe, such as `head`, causes no failure.
    try? handle.write(contentsOf: Data(text.utf8))
  }

  /// Whether a person can answer questions.
  package static var canAsk: Bool { isatty(STDIN_FILENO) == 1 }

  /// Returns whether a descriptor is a person's terminal.
  static func isTerminal(_ descriptor: Int32) -> Bool {
    isatty(descriptor) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
  }

  /// Whether a progress line is rewritten in place, so that no other lines are needed.
  package static var showsProgress: Bool { isTerminal(STDERR_FILENO) }

  /// Whether errors are printed in colour: on a terminal, or if the environment asks for it, as for
  /// the logs of continuous integration.
  ///
  /// NO_COLOR (no-color.org) comes first, then FORCE_COLOR (force-color.org) and CLICOLOR_FORCE.
  private static var hasColor: Bool {
    let environment = ProcessInfo.processInfo.environment
    if environment["NO_COLOR", default: ""] != "" { return false }
    for name in ["FORCE_COLOR", "CLICOLOR_FORCE"] {
      guard let value = environment[name], value != "" else { continue }
      if value != "0" && value != "false" { return true }
      // FORCE_COLOR=0 forbids colour, and CLICOLOR_FORCE=0 has no effect.
      if name == "FORCE_COLOR" { return false }
    }
    return isTerminal(STDERR_FILENO)
  }
}
