import BayanDiagnostics
import BayanTOML

extension LanguageServer {
  /// Returns the edits that lay out a file; none for a file with errors.
  func formatting(_ params: LSP.DocumentParams) throws -> [LSP.TextEdit] {
    let (_, _, file) = try document(params.textDocument.uri)
    return TOMLLayout.edits(of: TOMLDocument.parse(file).document).map { edit in
      LSP.TextEdit(range: encoding.range(of: edit.span, in: file), newText: edit.replacement)
    }
  }
}
