import BayanCatalog
import BayanChecking
import BayanDiagnostics
import BayanReports
import Foundation

/// A dialog on a terminal that asks about one fix after the other.
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

  /// The user's answer about a diagnostic.
  private enum Answer {
    case fix(Int)
    case edit
    case no
    case quit
  }

  /// Asks until there is no further question, or the user quits.
  ///
  /// Each fix is applied before the next question, so that each question shows the current text.
  mutating func run() {
    defer { input.stop() }
    // Each diagnostic is asked about once, even if its fix is declined or impossible.
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

  /// Asks about a diagnostic, and carries out the answer; `false` for quit.
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
        // The loop asks about the fix again.
        case .unchanged: continue
        case .quit: return false
        }
      case .fix(let index):
        do {
          try applier.apply(fixes[index], of: diagnostic)
        } catch {
          Terminal.say("not applied: \(phrase: error.reason)")
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
      switch input.answer(to: "Apply? [\(yes)/n\(edit)/quit]") {
      // The end of the input and Ctrl-C are no answers.
      case nil, "q", "quit": return .quit
      case "n", "no", "": return .no
      case "e", "edit": if canEdit { return .edit }
      case "y", "yes": return .fix(0)
      case let text?:
        if let number = Int(text), fixes.indices.contains(number - 1) { return .fix(number - 1) }
      }
      let applies: Diagnostic.Message =
        fixes.count > 1 ? "a number applies that fix" : "y applies the fix"
      let edits: Diagnostic.Message = canEdit ? "edit asks for another text, " : ""
      Terminal.say(
        "\(applies), n skips it, \(edits)quit stops and writes the fixes applied so far")
    }
  }

  /// Returns the text for editing; with only one fix, the text after that.
  private func draft(of fixes: [Fix], on diagnostic: Diagnostic) -> String {
    let fixed = fixes.count == 1 ? try? applier.effect(of: fixes[0], on: diagnostic) : nil
    let files = fixed ?? applier.files
    return FixApplier.message(of: diagnostic, in: files)?.messageText ?? ""
  }
}
