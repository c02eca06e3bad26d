import BayanCatalog
import BayanChecking
import BayanDiagnostics
import BayanJSONRPC
import BayanSupport
import BayanTOML
import BayanWorkspace

// These actions write comments that suppress diagnostics.
extension LanguageServer {
  /// Returns the suppressions of diagnostics as actions.
  ///
  /// An action can't ask for text, so the comment has no reason yet. Until the user writes a
  /// reason, the checker asks for it, and the diagnostic stays. A snippet or ``reasonCommand``
  /// leads the user to it, or else that diagnostic does.
  func suppressions(of diagnostics: some Sequence<Diagnostic>, in project: OpenProject) -> [Offer] {
    guard let catalog = project.catalog else { return [] }
    return diagnostics.compactMap { diagnostic in
      guard rules.entry(diagnostic.rule.rawValue)?.isAdjustable == true,
        let file = project[diagnostic.file],
        let known = [diagnostic].fingerprinted(in: [file.path: file]).first
      else { return nil }
      if let earlier = SuppressionComments.earlier(of: known, in: catalog) {
        return Offer(
          title: "suppress '\(diagnostic.rule)' again: \(earlier.reason)", diagnostic: diagnostic
        ) { try Self.suppressing(known, because: earlier.reason, in: $0) }
      }
      let comment = SuppressionComments.comment(
        suppressing: known, known.fingerprint ?? "", reason: "", in: catalog)
      return Offer(
        title: "suppress '\(diagnostic.rule)' with a reason", diagnostic: diagnostic,
        unfinished: comment
      ) { try Self.suppressing(known, because: "", in: $0) }
    }
  }

  private static func suppressing(
    _ diagnostic: Diagnostic, because reason: String, in project: OpenProject
  ) throws -> [SourceFile] {
    guard let catalog = project.currentCatalog, let file = project[diagnostic.file] else {
      throw JSONRPC.Failure.requestFailed("'bayan.toml' can't be read; fix it first")
    }
    let edits = SuppressionComments.edits(
      suppressing: [diagnostic], reason: reason, in: catalog, files: [file.path: file])
    let after = SourceFile(
      path: file.path, bytes: TOMLEditor.apply(edits[file.path] ?? [], to: file.bytes))
    // The line above may be part of a text.
    let comments = TOMLDocument.parse(after).document.comments.map { after.text(in: $0).trimmed }
    let comment = edits[file.path]?.first?.replacement.trimmed ?? ""
    guard comments.contains(where: { $0.utf8.elementsEqual(comment.utf8) }) else {
      throw JSONRPC.Failure.requestFailed("there is no place for a comment there")
    }
    return [after]
  }

  // MARK: Reasons

  /// The command that puts the cursor at a missing reason.
  static let reasonCommand = "bayan.writeReason"

  /// Returns the command that leads to the reason of a comment.
  ///
  /// The command is `nil` if the edit itself leads there, or if the client can't show documents.
  func reasonCommand(_ comment: LSP.UnfinishedComment) -> LSP.Command? {
    guard client.showsDocuments, !client.takesSnippetEdits else { return nil }
    return LSP.Command(
      title: "Write the reason", command: Self.reasonCommand, arguments: [comment])
  }

  /// Executes a command.
  func execute(_ params: LSP.ExecuteCommandParams) throws -> Int? {
    guard params.command == Self.reasonCommand, let comment = params.arguments?.first else {
      throw JSONRPC.Failure.invalidParams
    }
    let (_, _, file) = try document(comment.uri)
    let text = Array(comment.text.utf8)
    guard let found = file.bytes.firstRange(of: text) else { return nil }
    let place = encoding.position(of: found.upperBound, in: file)
    request(
      "window/showDocument",
      ShownDocument(uri: comment.uri, selection: LSP.Range(start: place, end: place)))
    return nil
  }

  private struct ShownDocument: Encodable {
    var uri: String
    var takeFocus = true
    var selection: LSP.Range
  }
}
