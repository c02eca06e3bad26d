import BayanChecks
import BayanDiagnostics
import BayanReports
import Foundation

/// Asks about one fix after the other on a terminal.
struct FixReview {
  private(set) var applier: FixApplier
  private let project: ProjectFolder
  private let notes: Bool

  init(applier: FixApplier, project: ProjectFolder, notes: Bool) {
    self.applier = applier
    self.project = project
    self.notes = notes
  }

  /// An answer.
  private enum Answer {
    case fix(Int)
    case no
    case quit
  }

  /// Asks until there is nothing left to ask, or the person quits.
  ///
  /// Each fix is applied before the next question, so that this one is about the words as they are.
  mutating func run() {
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
      let fixes = next.fixes.filter { !$0.edits.isEmpty }
      Self.showEffect(of: fixes, on: next)
      switch Self.ask(fixes) {
      case .quit: return
      case .no: continue
      case .fix(let index):
        do {
          try applier.apply(fixes[index], of: next)
        } catch {
          Terminal.remark("not applied: \(error.reason)")
          if case .newDiagnostics(let diagnostics) = error {
            project.show(diagnostics, in: outcome.files)
          }
        }
      }
      Terminal.remark("")
    }
  }

  private static func name(of diagnostic: Diagnostic) -> String {
    "\(diagnostic.rule) \(diagnostic.fingerprint ?? "") \(diagnostic.file)"
  }

  /// Shows what each fix writes.
  private static func showEffect(of fixes: [Fix], on diagnostic: Diagnostic) {
    if let target = diagnostic.target, let fixed = target.fixed {
      Terminal.remark("  before  \(VisibleText.isolated(target.text))")
      Terminal.remark("  after   \(VisibleText.isolated(fixed))")
    } else {
      for edit in fixes[0].edits.prefix(5) {
        Terminal.remark("  writes  \(VisibleText.isolated(edit.replacement))")
      }
    }
  }

  private static func ask(_ fixes: [Fix]) -> Answer {
    if fixes.count > 1 {
      for (index, fix) in fixes.enumerated() {
        Terminal.remark("  \(index + 1)  \(VisibleText.isolated(fix.label))")
      }
    }
    while true {
      let choice = fixes.count > 1 ? "1…\(fixes.count)/n/quit" : "y/n/quit"
      Terminal.write("Apply? [\(choice)] ", to: .standardError)
      // The end of the input is no answer to anything.
      guard let line = readLine()?.lowercased() else { return .quit }
      switch line.filter({ !$0.isWhitespace }) {
      case "q", "quit": return .quit
      case "n", "no", "": return .no
      case "y", "yes": return .fix(0)
      case let text:
        if let number = Int(text), fixes.indices.contains(number - 1) { return .fix(number - 1) }
        let yes = fixes.count > 1 ? "a number applies that fix" : "y applies the fix"
        Terminal.remark("\(yes), n skips it, quit stops and writes the fixes applied so far")
      }
    }
  }
}
