import BayanCatalog
import BayanChecks
import BayanDiagnostics
import BayanReports
import Foundation

/// Asks about one fix after the other on a terminal.
struct FixReview {
  private(set) var applier: FixApplier
  private let project: ProjectFolder
  private let notes: Bool
  private var input = LineInput()

  init(applier: FixApplier, project: ProjectFolder, notes: Bool) {
    self.applier = applier
    self.project = project
    self.notes = notes
  }

  /// What becomes of a diagnostic.
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
        switch edit(diagnostic, from: draft(of: fixes, on: diagnostic)) {
        case .some(true): return true
        // Asks again about the fix.
        case .some(false): continue
        case nil: return false
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
      Terminal.write("Apply? [\(yes)/n\(edit)/quit] ", to: .standardError)
      // The end of the input is no answer to anything, nor is Ctrl-C.
      guard let line = input.next()?.lowercased() else { return .quit }
      switch line.filter({ !$0.isWhitespace }) {
      case "q", "quit": return .quit
      case "n", "no", "": return .no
      case "e", "edit": if canEdit { return .edit }
      case "y", "yes": return .fix(0)
      case let text:
        if let number = Int(text), fixes.indices.contains(number - 1) { return .fix(number - 1) }
      }
      let applies = fixes.count > 1 ? "a number applies that fix" : "y applies the fix"
      let edits = canEdit ? "edit asks for another text, " : ""
      Terminal.remark(
        "\(applies), n skips it, \(edits)quit stops and writes the fixes applied so far")
    }
  }

  // MARK: Editing

  /// The text to edit: as the fix leaves it, where there is but one.
  private func draft(of fixes: [Fix], on diagnostic: Diagnostic) -> String {
    let fixed = fixes.count == 1 ? try? applier.effect(of: fixes[0], on: diagnostic) : nil
    let files = fixed ?? applier.files
    return FixApplier.message(of: diagnostic, in: files)?.messageText ?? ""
  }

  /// Lets the person write the message's text, and shows what the checks say of it.
  ///
  /// - Returns: Whether the new text was accepted; `nil` for quit.
  private mutating func edit(_ diagnostic: Diagnostic, from start: String) -> Bool? {
    var text = start
    while true {
      switch newText(from: text) {
      case .quit: return nil
      case .none: return false
      case .text(let new): text = new
      }
      guard let after = applier.effect(ofText: text, on: diagnostic) else { return false }
      FixEffect.show(text, as: "after")
      let outcome = applier.check(after)
      let found = outcome.diagnostics.filter {
        $0.isOpen && $0.messageID == diagnostic.messageID && $0.locale == diagnostic.locale
      }
      project.show(found, in: outcome.files, notes: notes)
      Terminal.write("Write this text? [y/n/edit/quit] ", to: .standardError)
      guard let answer = input.next()?.lowercased().filter({ !$0.isWhitespace }) else {
        return nil
      }
      switch answer {
      case "y", "yes":
        applier.accept(after, fixing: diagnostic)
        return true
      case "e", "edit": continue
      case "q", "quit": return nil
      default: return false
      }
    }
  }

  private enum NewText {
    case text(String)
    case none
    case quit
  }

  private mutating func newText(from text: String) -> NewText {
    if let editor = TextEditor() {
      guard let edited = editor.edit(text) else {
        Terminal.remark("the editor failed; the message is as it was")
        return .none
      }
      return .text(edited)
    }
    Terminal.remark("Type the new text on one line. An empty line leaves the message as it is.")
    Terminal.write("> ", to: .standardError)
    guard let line = input.next() else { return .quit }
    return line.allSatisfy(\.isWhitespace) ? .none : .text(line)
  }
}
