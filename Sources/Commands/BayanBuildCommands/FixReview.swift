import BayanCatalog
import BayanChecking
import BayanDiagnostics
import BayanReports
import Foundation

/// Asks about one fix after the other on a terminal.
struct FixReview {
  private(set) var applier: FixApplier
  private let project: ProjectFolder
  private let notes: Bool
  private let editing: MessageEditing
  private var input = LineInput()

  init(applier: FixApplier, project: ProjectFolder, notes: Bool) {
    self.applier = applier
    self.project = project
    self.notes = notes
    editing = MessageEditing(project, notes: notes)
  }

  /// The answer about a diagnostic.
  private enum Answer {
    case fix(Int)
    case edit
    case no
    case quit
  }

  /// Asks until there is nothing left to ask, or the person quits.
  ///
  /// Each fix is applied before the next question, so that this one is about the words as they are.
  mutating func run() {
    defer { input.stop() }
    // A diagnostic is asked about once, even where its fix isn't wanted or can't be.
    var asked: Set<String> = []
    while true {
      let outcome = applier.check()
      let next = outcome.diagnostics.first { diagnostic in
        diagnostic.isOpen && (notes || diagnostic.severity > .note)
          && diagnostic.fixes.contains { !$0.edits.isEmpty }
          && !asked.contains(Self.name(of: diagnostic))
      }
      guard let next else { return }
      asked.insert(Self.name(of: next))
      project.show([next], in: outcome.files, notes: true)
      guard answer(next) else { return }
      Terminal.remark("")
    }
  }

  private static func name(of diagnostic: Diagnostic) -> String {
    "\(diagnostic.rule) \(diagnostic.fingerprint ?? "") \(diagnostic.file)"
  }

  /// Asks about one diagnostic, and does what is wanted; `false` for quit.
  private mutating func answer(_ diagnostic: Diagnostic) -> Bool {
    let fixes = diagnostic.fixes.filter { !$0.edits.isEmpty }
    FixEffect(fixes, on: diagnostic, by: applier).show(fixes)
    let message = FixApplier.message(of: diagnostic, in: applier.files)
    while true {
      switch ask(fixes, canEdit: message != nil) {
      case .quit: return false
      case .no: return true
      case .edit:
        guard let message else { continue }
        let start = draft(of: fixes, on: diagnostic)
        switch editing.edit(message, from: start, by: applier, answers: &input) {
        case .accepted(let files):
          applier.accept(files, fixing: diagnostic)
          return true
        // Asks again about the fix.
        case .unchanged: continue
        case .quit: return false
        }
      case .fix(let index):
        do {
          try applier.apply(fixes[index], of: diagnostic)
        } catch {
          Terminal.remark("not applied: \(error.reason)")
          if case .newDiagnostics(let diagnostics) = error {
            project.show(diagnostics, in: applier.check().files)
          }
        }
        return true
      }
    }
  }

  private mutating func ask(_ fixes: [Fix], canEdit: Bool) -> Answer {
    let yes = fixes.count > 1 ? "1…\(fixes.count)" : "y"
    let edit = canEdit ? "/edit" : ""
    while true {
      switch input.answer(to: "Apply? [\(yes)/n\(edit)/quit] ") {
      // The end of the input is no answer to anything, nor is Ctrl-C.
      case nil, "q", "quit": return .quit
      case "n", "no", "": return .no
      case "e", "edit": if canEdit { return .edit }
      case "y", "yes": return .fix(0)
      case let text?:
        if let number = Int(text), fixes.indices.contains(number - 1) { return .fix(number - 1) }
      }
      let applies = fixes.count > 1 ? "a number applies that fix" : "y applies the fix"
      let edits = canEdit ? "edit asks for another text, " : ""
      Terminal.remark(
        "\(applies), n skips it, \(edits)quit stops and writes the fixes applied so far")
    }
  }

  /// The text to edit: as the fix leaves it, where there is but one.
  private func draft(of fixes: [Fix], on diagnostic: Diagnostic) -> String {
    let fixed = fixes.count == 1 ? try? applier.effect(of: fixes[0], on: diagnostic) : nil
    let files = fixed ?? applier.files
    return FixApplier.message(of: diagnostic, in: files)?.messageText ?? ""
  }
}
