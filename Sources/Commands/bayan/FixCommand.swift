import ArgumentParser
import BayanChecks
import BayanDiagnostics
import Foundation

/// `check --fix`: applies fixes and writes the files.
struct FixCommand {
  var project: ProjectOptions
  var run: CheckRun
  var mode: Check.FixMode
  var notes: Bool
  var progress: Progress

  /// Mends what was found.
  ///
  /// - Throws: The exit of the run, where something stands against writing.
  func mend(_ read: ProjectFiles, _ checked: CheckedProject) throws {
    var applier = FixApplier(read.files, run: run)
    switch mode {
    case .automatic:
      progress.phase("fixing")
      do {
        try applier.applyAutomatic { notes || $0.severity > .note }
      } catch {
        progress.finish()
        Terminal.remark("error: nothing is written: \(error.reason)")
        if case .newDiagnostics(let diagnostics) = error {
          Terminal.show(diagnostics, in: checked.files)
        }
        throw ExitCode.failure
      }
    case .review:
      progress.finish()
      guard isatty(STDIN_FILENO) == 1 else {
        throw ValidationError(
          "--fix=review asks about each fix and needs a terminal; --fix applies the safe ones "
            + "without asking.")
      }
      var review = FixReview(applier: applier, notes: notes)
      review.run()
      applier = review.applier
    }
    try project.write(applier.changed, over: read)
    progress.finish()
    let files = applier.changed.count
    if files == 0 {
      Terminal.remark("nothing was fixed")
    } else {
      let count = applier.fixed.count
      Terminal.remark(
        "fixed \(counted(count, "finding")) in \(counted(files, "file"))")
    }
  }
}

extension FixApplier.Failure {
  /// What stands against it, for whoever asked.
  var reason: String {
    switch self {
    case .newDiagnostics(let diagnostics):
      diagnostics.count == 1
        ? "there would be a new finding" : "there would be \(diagnostics.count) new findings"
    case .unusable: "the fix doesn't fit the file"
    }
  }
}
