/// Findings as a person reads them in a terminal.
///
///     Catalog/login.toml:9:12: error: no recovery 'logn'; did you mean 'logIn'? [unknown-recovery]
///       9 | recovery = "logn"
///         |            ^~~~~~
///       fix: replace 'logn' with 'logIn'
///
/// The first line always has the form `path:line:column: severity: message [rule]`, which editors
/// and CI systems find their way by; all that belongs to it is indented.
///
/// A terminal reorders a line with Arabic or Hebrew in it, and carets below would then stand under
/// the wrong words. There, and where characters are not one cell wide, the stretch is marked within
/// the line by `⟪ ⟫`, and text from right to left is isolated. Control characters and invisible
/// ones are never printed; they are named: `<U+202E>`.
public struct TextRenderer: Sendable {
  /// Whether ANSI colours are used.
  public var color: Bool

  /// Whether findings of severity ``Diagnostic/Severity/note`` are shown.
  public var showNotes: Bool

  /// Creates a renderer.
  public init(color: Bool = false, showNotes: Bool = false) {
    self.color = color
    self.showNotes = showNotes
  }

  /// Writes the findings, sorted by file and offset, each ending with a line break.
  ///
  /// - Parameter files: The sources by path. A finding in a file that isn't among them stands at
  ///   line 1, column 1, without an excerpt.
  public func render(_ diagnostics: [Diagnostic], files: [String: SourceFile]) -> String {
    var output = ""
    for diagnostic in diagnostics.sortedByPlace() where showNotes || diagnostic.severity > .note {
      write(diagnostic, files: files, to: &output)
    }
    return output
  }

  private func write(
    _ diagnostic: Diagnostic, files: [String: SourceFile], to output: inout String
  ) {
    let place = place(diagnostic.file, diagnostic.span.start, files: files)
    let severity = styled(diagnostic.severity.rawValue, .severity(diagnostic.severity))
    let message = diagnostic.message.description.makingHiddenVisible()
    let rule = diagnostic.rule.rawValue.makingHiddenVisible()
    output += "\(styled(place, .strong)): \(severity): \(message) [\(rule)]\n"

    if let file = files[diagnostic.file], let excerpt = SourceExcerpt(diagnostic.span, in: file) {
      write(excerpt, to: &output)
    }
    for note in diagnostic.notes {
      let words = "\(styled("note", .severity(.note))): \(note.message.makingHiddenVisible())"
      if let span = note.span {
        let place = self.place(note.file ?? diagnostic.file, span.start, files: files)
        output += "  \(place): \(words)\n"
      } else {
        output += "  \(words)\n"
      }
    }
    for fix in diagnostic.fixes {
      output += "  \(styled("fix", .mark)): \(fix.label.makingHiddenVisible())\n"
    }
  }

  private func write(_ excerpt: SourceExcerpt, to output: inout String) {
    let number = String(excerpt.line)
    if excerpt.isAligned {
      let width = excerpt.marked.unicodeScalars.count
      let carets = "^" + String(repeating: "~", count: max(0, width - 1))
      let indent = String(repeating: " ", count: excerpt.before.unicodeScalars.count)
      let margin = String(repeating: " ", count: number.count)
      output += "  \(number) | \(excerpt.before)\(excerpt.marked)\(excerpt.after)\n"
      output += "  \(margin) | \(indent)\(styled(carets, .mark))\n"
    } else {
      let open = styled("⟪", .mark)
      let close = styled("⟫", .mark)
      let line = "\(excerpt.before)\(open)\(excerpt.marked)\(close)\(excerpt.after)"
      output += "  \(number) | \(excerpt.hasRightToLeft ? "\u{2068}\(line)\u{2069}" : line)\n"
    }
  }

  private func place(_ path: String, _ offset: Int, files: [String: SourceFile]) -> String {
    let location = files.location(of: offset, in: path)
    return "\(path.makingHiddenVisible()):\(location.line):\(location.column)"
  }
}

extension TextRenderer {
  /// What a colour stands for.
  private enum Style {
    case strong
    case mark
    case severity(Diagnostic.Severity)

    var code: String {
      switch self {
      case .strong: "1"
      case .mark: "1;32"
      case .severity(.error): "1;31"
      case .severity(.warning): "1;33"
      case .severity(.note): "1;36"
      }
    }
  }

  private func styled(_ text: String, _ style: Style) -> String {
    color ? "\u{1B}[\(style.code)m\(text)\u{1B}[0m" : text
  }
}
