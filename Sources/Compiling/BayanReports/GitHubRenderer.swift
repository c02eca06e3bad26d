package import BayanDiagnostics

/// A renderer of diagnostics as annotations of a GitHub workflow.
///
///     ::error file=Catalog/login.toml,line=9,col=12,endLine=9,endColumn=18,title=unknown-recovery::…
///
/// A workflow's runner reads these lines from the output of a step and shows them beside the lines of
/// a pull request. Columns count code points.
///
/// - Source: "Workflow commands for GitHub Actions"; for the escaped characters, `actions/toolkit`.
package struct GitHubRenderer: Sendable {
  /// Whether diagnostics of severity ``Diagnostic/Severity/note`` are shown.
  package var showNotes: Bool

  /// The language of the sentences; programs that read them expect English.
  package var language: DiagnosticLanguage = .english

  /// Creates a renderer.
  package init(showNotes: Bool = false) { self.showNotes = showNotes }

  /// Writes the diagnostics, one on a line, sorted by file and offset.
  package func render(_ diagnostics: [Diagnostic], files: [String: SourceFile]) -> String {
    var output = ""
    for diagnostic in diagnostics.sortedByPlace()
    where diagnostic.isOpen && (showNotes || diagnostic.severity > .note) {
      let start = files.location(of: diagnostic.span.start, in: diagnostic.file)
      let end = files.location(of: diagnostic.span.end, in: diagnostic.file)
      let command = diagnostic.severity == .note ? "notice" : diagnostic.severity.rawValue
      var text = language(diagnostic.message).printable
      for note in diagnostic.notes {
        text += "\nnote: " + language(note.message).printable
        if let visual = note.visual { text += ": " + visual.makingHiddenVisible().inVisualOrder }
      }
      for fix in diagnostic.fixes { text += "\nhelp: " + language(fix.label).printable }
      output += "::\(command) file="
      output += escaped(diagnostic.file.makingHiddenVisible(), isProperty: true)
      output += ",line=\(start.line),col=\(start.column)"
      // GitHub would read the columns of a stretch over several lines as those of one line.
      output += ",endLine=\(end.line)"
      if start.line == end.line { output += ",endColumn=\(max(start.column, end.column))" }
      output += ",title=\(escaped(diagnostic.rule.rawValue, isProperty: true))"
      output += "::\(escaped(text, isProperty: false))\n"
    }
    return output
  }

  /// Returns text that can't end its field or its line.
  private func escaped(_ text: String, isProperty: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case ":" where isProperty: result += "%3A"
      case "," where isProperty: result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
