import BayanCatalog
package import BayanDiagnostics
import Foundation

/// A change of a project's files that was interrupted and can be neither finished nor undone.
package struct ProjectUnfinished: Error, Equatable {
  private let failure: ChangeRecovery.Failure

  /// Finishes or undoes a killed run's change, and removes its files aside.
  ///
  /// The caller holds the project's lock.
  ///
  /// - Returns: The outcome of the change.
  @discardableResult
  static func end(
    in root: ProjectRoot, by disk: Disk = Disk()
  ) throws(ProjectUnfinished) -> ChangeRecovery.Outcome {
    let outcome: ChangeRecovery.Outcome
    do throws(ChangeRecovery.Failure) {
      outcome = try ChangeRecovery.run(in: root, by: disk)
    } catch {
      throw ProjectUnfinished(failure: error)
    }
    FileAside.removeLeftovers([.new, .old], in: root.path, by: disk)
    for folder in [ProjectLayout.catalogFolder, ProjectLayout.localesFolder] {
      if case .inside(let path) = root.place(of: folder) {
        removeLeftovers(in: path, of: root, depth: 0, by: disk)
      }
    }
    return outcome
  }

  private static func removeLeftovers(
    in folder: String, of root: ProjectRoot, depth: Int, by disk: Disk
  ) {
    FileAside.removeLeftovers([.new, .old], in: folder, by: disk)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names where depth < 4 && !name.hasPrefix(".") {
      guard case .inside(let path) = root.place(of: name, in: folder),
        FileStatus(path, followingLinks: false)?.kind == .folder
      else { continue }
      removeLeftovers(in: path, of: root, depth: depth + 1, by: disk)
    }
  }

  /// The sentence for the user, with the problem and the remedy.
  package var sentence: Diagnostic.Message {
    let cause: Diagnostic.Message =
      switch failure {
      case .damaged: "its notes in '\(ChangeJournal.name)' can't be read"
      case .changed(let path): "'\(path)' has been changed since then"
      case .write(let failure): "this can't be put right: \(phrase: failure.sentence)"
      }
    let start: Diagnostic.Message =
      "an earlier command was interrupted while it wrote several files, and \(cause)"
    if case .write = failure { return start }
    return
      "\(start); look at the catalog's files with your version control, bring them to a state that you want, and then remove '\(ChangeJournal.name)'"
  }

  /// The failure as a diagnostic on the journal.
  var diagnostic: Diagnostic {
    Diagnostic(
      "change-interrupted", .error, sentence, file: ChangeJournal.name,
      span: SourceSpan(0, 0))
  }
}
