import ArgumentParser
import BayanChecking
import BayanDiagnostics

/// `check --fix`: applies fixes and writes the files.
struct FixCommand {
  var project: ProjectFolder
  var run: CheckRun
  var mode: Check.FixMode
  var notes: Bool
  var progress: ProgressLine

  /// Fixes the diagnostics.
  ///
  /// - Throws: The exit of the run, if the files can't be written.
  func fix(_ read: ProjectFiles, _ checked: CheckRun.Outcome) throws {
    var applier = FixApplier(read.files, run: run)
    switch mode {
    case .automatic:
      progress.phase("fixing")
      do {
        try applier.applyAutomatic { notes || $0.severity > .note }
      } catch {
        progress.finish()
        Terminal.say("error: \(phrase: error.reason); nothing was written")
        if case .newDiagnostics(let diagnostics) = error {
          project.show(diagnostics, in: checked.files)
        }
        throw ExitCode.failure
      }
    case .review:
      progress.finish()
      guard Terminal.canAsk else {
        throw ValidationError(
          sentence:
            "--fix=review asks questions and needs a terminal. Use --fix to apply the safe fixes without questions."
        )
      }
      var review = FixReview(applier: applier, project: project, notes: notes)
      review.run()
      applier = review.applier
    }
    try project.write(applier.changed, over: read)
    progress.finish()
    let files = applier.changed.count
    let count = applier.fixed.count
    let fixed: Diagnostic.Message =
      files == 0
      ? "nothing was fixed"
      : "fixed \(count) \(count, "diagnostic", "diagnostics") in \(phrase: .files(files))"
    let more = fixableNotes(in: checked)
    let rest: Diagnostic.Message = more > 0 ? "; --notes fixes \(more) more" : ""
    Terminal.say("\(phrase: fixed)\(phrase: rest)")
  }

  /// Returns the number of diagnostics that `--notes` would fix, too.
  private func fixableNotes(in checked: CheckRun.Outcome) -> Int {
    guard mode == .automatic, !notes else { return 0 }
    return checked.diagnostics.count {
      $0.isOpen && $0.severity == .note && $0.automaticFix != nil
    }
  }
}

extension FixApplier.Failure {
  /// The reason, for the user.
  var reason: Diagnostic.Message {
    switch self {
    case .newDiagnostics(let diagnostics):
      diagnostics.count == 1
        ? "the fix would cause a new diagnostic"
        : "the fixes would cause \(diagnostics.count) new diagnostics"
    case .unusable: "the fix does not fit the file"
    case .unreadableStates(let path): "'\(path)' has errors; correct it first"
    }
  }
}
