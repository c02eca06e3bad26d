package import BayanCatalog
package import BayanChecking
package import BayanDiagnostics

/// A dialog on a terminal in which a person rewrites a message and sees its diagnostics.
package struct MessageEditing {
  /// The outcome of editing a message.
  package enum Outcome {
    /// Files with a text that the person accepts.
    case accepted([SourceFile])
    case unchanged
    /// The end of the input, or of the person's work.
    case quit
  }

  private let project: ProjectFolder
  private let notes: Bool

  /// Prepares editing in a project.
  ///
  /// - Parameter notes: Whether notes on the text are shown.
  package init(_ project: ProjectFolder, notes: Bool) {
    self.project = project
    self.notes = notes
  }

  /// Asks for texts until one is accepted or the person gives up.
  ///
  /// - Parameters:
  ///   - message: The message in the current files.
  ///   - start: The initial text in an editor, if there is one.
  package func edit(
    _ message: LocaleMessage, from start: String, by applier: FixApplier,
    answers input: inout LineInput
  ) -> Outcome {
    var text = start
    while true {
      switch newText(from: text, input: &input) {
      case .quit: return .quit
      case .none: return .unchanged
      case .text(let new): text = new
      }
      guard let after = applier.effect(ofText: text, in: message) else { return .unchanged }
      if let fault = after.first(where: { $0.path == message.place.file }).flatMap({
        CatalogLoader.fault(ofWriting: $0, over: nil)
      }) {
        Terminal.say("error: \(fault.message); the message is as it was")
        return .unchanged
      }
      FixEffect.show(text, as: "after")
      let outcome = applier.check(after)
      project.show(
        outcome.diagnostics.filter { $0.isOpen && $0.isAbout(message) }, in: outcome.files,
        notes: notes)
      switch input.answer(to: "Write this text? [y/n/edit/quit]") {
      case nil, "q", "quit": return .quit
      case "y", "yes": return .accepted(after)
      case "e", "edit": continue
      default: return .unchanged
      }
    }
  }

  private enum NewText {
    case text(String)
    case none
    case quit
  }

  private func newText(from text: String, input: inout LineInput) -> NewText {
    if let editor = TextEditor() {
      guard let edited = editor.edit(text) else {
        Terminal.say("the editor failed; the message is as it was")
        return .none
      }
      return .text(edited)
    }
    Terminal.say(
      "Type the new text on one line. An empty line leaves the message as it is, and 'quit' ends.")
    guard let line = input.next(after: "> ") else { return .quit }
    // The line is an answer at the wrong place, because a message of this word alone is unlikely.
    if ["q", "quit"].contains(line.lowercased().filter { !$0.isWhitespace }) { return .quit }
    return line.allSatisfy(\.isWhitespace) ? .none : .text(line)
  }
}

extension Diagnostic {
  /// Returns whether the diagnostic is about a message in one locale.
  package func isAbout(_ message: LocaleMessage) -> Bool {
    messageID == message.id && locale == message.locale
  }
}
