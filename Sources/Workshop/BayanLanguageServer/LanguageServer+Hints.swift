import BayanCatalog
import BayanChecking
import BayanDiagnostics
import BayanSupport
import BayanTOML
import BayanWorkspace

extension LanguageServer {
  /// Returns hints after the keys of plurals, with the numbers of each key.
  ///
  /// Hints also depend on the argument's range in `Catalog/`: see ``refreshHints(of:)``.
  func hints(_ params: LSP.RangeParams) throws -> [LSP.InlayHint] {
    let (document, project, file) = try document(params.textDocument.uri)
    guard let tag = ProjectLayout.locale(of: document.path), let checker = project.checker else {
      return []
    }
    let wanted =
      params.range.map { encoding.span(of: $0, in: file) } ?? SourceSpan(0, file.bytes.count)
    var hints: [LSP.InlayHint] = []
    for message in ProjectElement.messages(in: file)
    where message.span.end >= wanted.start && message.span.start <= wanted.end {
      let keys = checker.pluralKeys(of: message.text.value, id: message.id, locale: tag)?.keys ?? []
      for key in keys {
        let end = message.text.sourceSpan(of: key.span).end
        guard wanted.start <= end, end <= wanted.end else { continue }
        hints.append(
          LSP.InlayHint(
            position: encoding.position(of: end, in: file),
            label: ": " + (key.numbers.isEmpty ? "no number" : key.numbers)))
      }
    }
    return hints
  }

  /// Tells the client to request hints again after a change in `Catalog/`, on which they depend.
  func refreshHints(of folder: String) {
    guard client.refreshesHints, let project = projects[folder]?.project else { return }
    let declarations = project.files.filter { ProjectLayout.locale(of: $0.path) == nil }
    let texts = Dictionary(firstOf: declarations.map { ($0.path, $0.bytes) })
    guard projects[folder]?.hinted != texts else { return }
    projects[folder]?.hinted = texts
    request("workspace/inlayHint/refresh")
  }
}
