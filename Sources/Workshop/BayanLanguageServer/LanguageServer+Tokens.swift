import BayanDiagnostics
import BayanTOML
import BayanWorkspace

extension LanguageServer {
  /// Returns the semantic tokens of the messages in a file, or in a range of it.
  func semanticTokens(_ params: LSP.RangeParams) throws -> LSP.SemanticTokens {
    let (_, _, file) = try document(params.textDocument.uri)
    let wanted =
      params.range.map { encoding.span(of: $0, in: file) } ?? SourceSpan(0, file.bytes.count)
    var data: [Int] = []
    var known = (offset: 0, position: LSP.Position(line: 0, character: 0))
    for message in ProjectElement.messages(in: file)
    where message.span.end >= wanted.start && message.span.start <= wanted.end {
      for token in MessageTokens(message.text.value).tokens {
        for span in pieces(of: message.text.sourceSpan(of: token.span), in: file) {
          guard span.end > wanted.start, span.start < wanted.end else { continue }
          let start = encoding.position(of: span.start, in: file, after: known)
          let last = known.position
          let isSameLine = start.line == last.line
          data += [
            start.line - last.line, start.character - (isSameLine ? last.character : 0),
            encoding.length(of: span, in: file), token.kind.rawValue, 0,
          ]
          known = (span.start, start)
        }
      }
    }
    return LSP.SemanticTokens(data: data)
  }

  /// Returns the spans of a token, one for each line unless the client supports tokens of several
  /// lines.
  private func pieces(of span: SourceSpan, in file: SourceFile) -> [SourceSpan] {
    guard !client.takesMultilineTokens else { return [span] }
    let bytes = file.bytes[span.range]
    return bytes.split { $0 == 0x0A || $0 == 0x0D }.map { SourceSpan($0.startIndex, $0.endIndex) }
  }
}
