import BayanChecking
import BayanDiagnostics
import BayanReports
import BayanWorkspace

extension LanguageServer {
  /// Returns the diagnostics of a file in the client's form.
  func diagnostics(
    of path: String, in project: OpenProject, folder: String
  ) -> [LSP.Diagnostic] {
    let file = project[path] ?? SourceFile(path: path, bytes: [])
    return project.diagnostics(of: path).map {
      diagnostic($0, of: file, in: project, folder: folder)
    }
  }

  func diagnostic(
    _ diagnostic: Diagnostic, of file: SourceFile, in project: OpenProject, folder: String
  ) -> LSP.Diagnostic {
    var message = said(diagnostic.message)
    var related: [LSP.RelatedInformation] = []
    for note in diagnostic.notes {
      let text = said(note.message)
      let path = note.file ?? diagnostic.file
      if let span = note.span, let other = path == file.path ? file : project[path] {
        let location = LSP.Location(
          uri: address(of: path, in: folder), range: encoding.range(of: span, in: other))
        related.append(LSP.RelatedInformation(location: location, message: text))
      } else {
        message += "\n\(text)"
      }
    }
    return LSP.Diagnostic(
      range: encoding.range(of: diagnostic.span, in: file),
      severity: Self.severity(diagnostic.severity), code: diagnostic.rule.rawValue,
      codeDescription: rules.entry(diagnostic.rule.rawValue).map {
        LSP.CodeDescription(href: $0.address)
      },
      source: "bayan", message: message, relatedInformation: related.isEmpty ? nil : related)
  }

  private static func severity(_ severity: Diagnostic.Severity) -> Int {
    switch severity {
    case .error: 1
    case .warning: 2
    case .note: 3
    }
  }
}

extension RuleBook.Entry {
  /// The address of the rule's page.
  fileprivate var address: String {
    "https://github.com/bayan-project/bayan/blob/main/Documentation/Rules/\(id.rawValue).md"
  }
}
