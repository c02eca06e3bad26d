import BayanCatalog
import BayanDiagnostics
import BayanTOML
import BayanWorkspace

extension LanguageServer {
  /// A completion item before it is sent.
  struct Proposal {
    var label: String
    var kind: LSP.CompletionItem.Kind
    var detail: String?
    /// The documentation in Markdown.
    var documentation: String?
    /// The inserted text, if it isn't the label.
    var text: String?
    /// The inserted text for clients with snippets.
    ///
    /// `$1` is a placeholder to fill in, and `${1:example}` is one with a text to overwrite.
    var snippet: String?
    /// The replaced span of the file; `nil` for the typed part.
    var span: SourceSpan?
  }

  func completion(_ params: LSP.PlaceParams) throws -> LSP.CompletionList {
    let (document, project, file) = try document(params.textDocument.uri)
    let offset = encoding.offset(of: params.position, in: file)
    guard let catalog = project.catalog else { return LSP.CompletionList(items: []) }
    let element = ProjectElement(at: offset, in: file)
    let proposals: [Proposal]
    let typed: SourceSpan
    if case .message(let message)? = element?.kind, message.contains(offset) {
      let completion = MessageCompletion(
        message, at: offset, locale: ProjectLayout.locale(of: document.path), catalog,
        project.checker)
      (proposals, typed) = (completion.proposals, completion.typed)
    } else {
      let completion = TableCompletion(at: offset, in: file, project, catalog) {
        [self] in adjustableRules
      }
      (proposals, typed) = (completion.proposals, completion.typed)
    }
    return LSP.CompletionList(
      items: proposals.map { item($0, replacing: $0.span ?? typed, in: file) })
  }

  private func item(
    _ proposal: Proposal, replacing span: SourceSpan, in file: SourceFile
  ) -> LSP.CompletionItem {
    let text = proposal.text ?? proposal.label
    let snippet = client.takesSnippets ? proposal.snippet : nil
    // Editors compare this with the text in the range, including the quote.
    let isQuoted = text.first == "\"" && file.text(in: span).first == "\""
    return LSP.CompletionItem(
      label: proposal.label, kind: proposal.kind, detail: proposal.detail,
      documentation: proposal.documentation.map { LSP.MarkupContent(value: $0) },
      filterText: isQuoted ? text : nil,
      textEdit: LSP.TextEdit(
        range: encoding.range(of: span, in: file), newText: snippet ?? text),
      insertTextFormat: snippet == nil ? nil : 2)
  }

  /// Returns a text with the escapes of a snippet.
  static func escapedInSnippet(_ text: String) -> String {
    text.reduce(into: "") { written, character in
      if character == "$" || character == "}" || character == "\\" { written += "\\" }
      written.append(character)
    }
  }
}

extension ProjectElement.Message {
  /// Returns whether an offset of the file is between the quotes, or the string has begun before
  /// it.
  fileprivate func contains(_ offset: Int) -> Bool {
    let text = self.text.sourceSpan(of: SourceSpan(0, self.text.value.utf8.count))
    return text.start <= offset && offset <= text.end && offset < span.end
  }
}
