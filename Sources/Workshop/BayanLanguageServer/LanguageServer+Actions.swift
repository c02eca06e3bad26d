import BayanCatalog
import BayanChecking
import BayanDiagnostics
import BayanJSONRPC
import BayanWorkspace

extension LanguageServer {
  /// A code action before it is sent.
  struct Offer {
    /// The kinds of actions in the protocol.
    enum Kind: String, CaseIterable {
      case quickfix
      case rewrite = "refactor.rewrite"
    }

    var title: String
    var kind = Kind.quickfix
    /// The diagnostic that the action fixes.
    var diagnostic: Diagnostic?
    var isPreferred = false
    /// The inserted comment, if the user has to write its end.
    var unfinished: String?
    /// Returns the changed files of the project.
    var effect: (OpenProject) throws -> [SourceFile]
  }

  /// An action that was offered without its edit.
  struct PendingAction {
    var uri: String
    var version: Int
    var action: LSP.CodeAction
    var offer: Offer
  }

  /// The largest number of diagnostics for which a selection gets actions, the first in the file.
  ///
  /// The edit of each action is computed on the whole file, and nobody chooses from more.
  static let mostAnswered = 20

  /// The largest number of offered actions; users don't return to older ones.
  private static let mostPending = 500

  /// Returns the actions for the diagnostics and the message at a range.
  ///
  /// A client that requests the edit later gets none yet, because editors ask at each move of the
  /// cursor.
  func actions(_ params: LSP.CodeActionParams) throws -> [LSP.CodeAction] {
    let (document, project, file) = try document(params.textDocument.uri)
    let span = encoding.span(of: params.range, in: file)
    let diagnostics = project.diagnostics(of: document.path).filter {
      $0.span.touches(span) || $0.span.start <= span.end && span.start <= $0.span.end
    }.prefix(Self.mostAnswered)
    let offers =
      fixes(of: diagnostics) + suppressions(of: diagnostics, in: project)
      + changes(at: span.start, in: file, project, about: diagnostics)
    let wanted = offers.filter { offer in
      params.context?.only?.contains { Self.isKind(offer.kind.rawValue, in: $0) } ?? true
    }
    return wanted.compactMap { offer in
      var action = LSP.CodeAction(
        title: offer.title.prefix(1).uppercased() + offer.title.dropFirst(),
        kind: offer.kind.rawValue,
        diagnostics: offer.diagnostic.map {
          [diagnostic($0, of: file, in: project, folder: document.folder)]
        }, isPreferred: offer.isPreferred ? true : nil,
        command: offer.unfinished.flatMap {
          reasonCommand(LSP.UnfinishedComment(uri: params.textDocument.uri, text: $0))
        })
      guard !client.resolvesActions else {
        return pend(action, of: params.textDocument.uri, document.version, offer)
      }
      guard let after = try? effect(of: offer, on: project) else { return nil }
      action.edit = edit(to: after, of: project, in: document.folder, offer.unfinished)
      return action
    }
  }

  /// Returns whether a kind is equal to another or below it.
  private static func isKind(_ kind: String, in other: String) -> Bool {
    kind == other || other.isEmpty || kind.hasPrefix(other + ".")
  }

  private func pend(
    _ action: LSP.CodeAction, of uri: String, _ version: Int, _ offer: Offer
  ) -> LSP.CodeAction {
    var action = action
    actionCount += 1
    action.data = actionCount
    pendingActions[actionCount] = PendingAction(
      uri: uri, version: version, action: action, offer: offer)
    pendingActions[actionCount - Self.mostPending] = nil
    return action
  }

  /// Returns an action with its edit.
  func resolveAction(_ params: LSP.ResolveParams) throws -> LSP.CodeAction {
    guard let pending = params.data.flatMap({ pendingActions[$0] }),
      let (document, project, _) = try? document(pending.uri), document.version == pending.version
    else { throw JSONRPC.Failure.contentModified }
    var action = pending.action
    do {
      action.edit = edit(
        to: try effect(of: pending.offer, on: project), of: project, in: document.folder,
        pending.offer.unfinished)
    } catch let failure as JSONRPC.Failure {
      throw failure
    } catch {
      throw JSONRPC.Failure.requestFailed("the project has errors; fix them first")
    }
    return action
  }

  /// Returns the changed files of an action.
  ///
  /// - Throws: Also if one of the files couldn't be read again.
  private func effect(of offer: Offer, on project: OpenProject) throws -> [SourceFile] {
    let files = try offer.effect(project)
    for file in files where project[file.path]?.bytes != file.bytes {
      if let fault = CatalogLoader.fault(ofWriting: file, over: project[file.path]) {
        throw JSONRPC.Failure.requestFailed(
          "'\(file.path)' couldn't be read again: \(fault.message)")
      }
    }
    return files
  }

  /// Returns the diagnostics' fixes as actions.
  private func fixes(of diagnostics: some Sequence<Diagnostic>) -> [Offer] {
    diagnostics.flatMap { diagnostic in
      diagnostic.fixes.map { fix in
        Offer(
          title: said(fix.label), diagnostic: diagnostic,
          isPreferred: diagnostic.automaticFix == fix
        ) { [rules] in
          try FixApplier($0.files, run: CheckRun(rules)).effect(of: fix, on: diagnostic)
        }
      }
    }
  }

  /// Returns the edit that changes files to new contents; it replaces one span in each file.
  ///
  /// - Parameter unfinished: An inserted text that the user is to continue.
  func edit(
    to files: [SourceFile], of project: OpenProject, in folder: String,
    _ unfinished: String? = nil
  ) -> LSP.WorkspaceEdit {
    var changes: [LSP.DocumentChange] = []
    for after in files {
      let before = project[after.path]
      guard before?.bytes != after.bytes else { continue }
      let uri = address(of: after.path, in: folder)
      if before == nil { changes.append(.create(LSP.CreateFile(uri: uri))) }
      let file = before ?? SourceFile(path: after.path, bytes: [])
      let change = TextEdit(from: file, to: after)
      changes.append(
        .edit(
          LSP.TextDocumentEdit(
            textDocument: .init(uri: uri, version: version(of: uri)),
            edits: [edit(change, of: file, to: after, unfinished)])))
    }
    return LSP.WorkspaceEdit(documentChanges: changes)
  }

  private func edit(
    _ change: TextEdit, of file: SourceFile, to after: SourceFile, _ unfinished: String?
  ) -> LSP.DocumentEdit {
    let range = encoding.range(of: change.span, in: file)
    let new = Array(change.replacement.utf8)
    guard client.takesSnippetEdits, let unfinished,
      let end = after.bytes.firstRange(of: Array(unfinished.utf8))?.upperBound,
      change.span.start <= end, end <= change.span.start + new.count
    else { return .text(LSP.TextEdit(range: range, newText: change.replacement)) }
    let parts = [new[..<(end - change.span.start)], new[(end - change.span.start)...]].map {
      Self.escapedInSnippet(String(decoding: $0, as: UTF8.self))
    }
    return .snippet(
      LSP.SnippetTextEdit(range: range, snippet: .init(value: parts.joined(separator: "$0"))))
  }
}

extension TextEdit {
  /// Creates the shortest replacement that changes one text to another, cut between characters.
  fileprivate init(from before: SourceFile, to after: SourceFile) {
    let (old, new) = (before.bytes, after.bytes)
    let most = min(old.count, new.count)
    var start = 0
    while start < most, old[start] == new[start] { start += 1 }
    while start > 0, start < old.count, old[start] & 0xC0 == 0x80 { start -= 1 }
    while start > 0, start < new.count, new[start] & 0xC0 == 0x80 { start -= 1 }
    var tail = 0
    while tail < most - start, old[old.count - 1 - tail] == new[new.count - 1 - tail] { tail += 1 }
    while tail > 0, old[old.count - tail] & 0xC0 == 0x80 { tail -= 1 }
    self.init(
      SourceSpan(start, old.count - tail),
      String(decoding: new[start..<new.count - tail], as: UTF8.self))
  }
}
