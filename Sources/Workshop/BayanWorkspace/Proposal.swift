package import BayanCatalog
import BayanChecking
package import BayanDiagnostics
package import BayanExchange
import BayanTOML

/// A new text of a translation, by an assistant or a person.
package struct Proposal: Sendable {
  package var text: String
  package var id: MessageID
  package var locale: String
  /// The state that the message gets.
  package var state: ExchangeState
  /// The author, in one word, for `state.lock`.
  package var origin: String

  package init(
    _ text: String, of id: MessageID, locale: String, state: ExchangeState, origin: String
  ) {
    self.text = text
    self.id = id
    self.locale = locale
    self.state = state
    self.origin = origin
  }
}

/// A reason why a proposal can't be tried.
package enum ProposalFailure: Error, Sendable {
  /// Files of the project can't be read as they are.
  case unreadable([Diagnostic])
  /// The source locale has no such message.
  case noSource
}

/// A project with a proposal applied.
package struct ProposalTrial: Sendable {
  /// The changed files.
  package var files: [SourceFile]
  package var project: OpenProject
  /// The message as it would be; `nil` in an unreadable file.
  package var message: LocaleMessage?
  /// The diagnostics of the message.
  package var diagnostics: [Diagnostic]

  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// Returns the trial without changes of files that belong to no locale, or to another one.
  package func onlyFiles(of locale: String) -> Self {
    var trial = self
    trial.files.removeAll { ProjectLayout.locale(of: $0.path) != locale }
    return trial
  }
}

extension OpenProject {
  /// Applies a proposal to a copy of the project, and checks the message there.
  ///
  /// A draft is checked as if a person had written it, because rules don't report diagnostics of
  /// drafts. A text that changes no file is not checked again.
  ///
  /// - Parameter unread: The diagnostics of unreadable files.
  package func trial(
    _ proposal: Proposal, unread: [Diagnostic]
  ) throws(ProposalFailure) -> ProposalTrial {
    let loaded = loaded
    guard loaded.isUsable, unread.isEmpty, let catalog = loaded.catalog else {
      throw .unreadable(unread + loaded.diagnostics)
    }
    let (id, locale) = (proposal.id, proposal.locale)
    guard
      let change = ExchangeImport(
        proposal.text, of: id, into: catalog, locale: locale, state: proposal.state,
        origin: proposal.origin)
    else { throw .noSource }
    let changed = change.files(over: files)
    if changed.isEmpty, isChecked, proposal.state != .draft {
      return ProposalTrial(
        files: [], project: self,
        message: catalog.locales.first { $0.tag == locale }?[id],
        diagnostics: diagnostics(on: id, locale))
    }
    var trial = self
    for file in changed { trial.open(file) }
    if proposal.state == .draft {
      var states = catalog.locales.first { $0.tag == locale }?.states ?? StateLock()
      states.lines[id] = nil
      let path = ProjectLayout().path(of: .locale(locale, .states))
      trial.open(SourceFile(path: path, text: states.fileText))
    }
    trial.check(id, locale)
    let message = trial.catalog?.locales.first { $0.tag == locale }?[id]
    // In an unreadable file no message is known, so all its diagnostics count as the proposal's.
    let paths = message == nil ? Set(changed.map(\.path)) : []
    let unreadable = trial.loaded.diagnostics.filter {
      paths.contains($0.file) && $0.severity == .error && $0.messageID == nil
    }
    return ProposalTrial(
      files: changed, project: trial, message: message,
      diagnostics: trial.diagnostics(on: id, locale) + unreadable)
  }

  /// Returns the known diagnostics of a translation.
  package func diagnostics(on id: MessageID, _ locale: String) -> [Diagnostic] {
    let path = ProjectLayout().path(of: .locale(locale, .messages(id.file)))
    return diagnostics(of: path).filter { $0.messageID == id && $0.locale == locale }
  }

  /// Returns the diagnostics of a text in place of a translation, without suppressed ones.
  ///
  /// The spans are offsets of the text's UTF-8 bytes, and the edits of fixes are for the text. Only
  /// the rules about single messages report; see ``MessageChecker``.
  ///
  /// - Returns: `nil` before the first whole check, and for a message of no entry of the catalog.
  package func diagnostics(
    inText text: String, of id: MessageID, _ locale: String
  ) -> [Diagnostic]? {
    let path = ProjectLayout().path(of: .locale(locale, .messages(id.file)))
    let whole = SourceSpan(0, text.utf8.count)
    // A literal string has no escapes, so that offsets of the text are those of its source.
    let string = TOMLString(
      value: text, anchors: [.init(offset: 0, source: 0)], quotes: .literal)
    return checker?.diagnostics(
      in: string, at: Place(file: path, span: whole), id: id, locale: locale
    )?.filter { !isSuppressed($0) }
  }
}
