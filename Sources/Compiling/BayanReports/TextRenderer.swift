package import BayanDiagnostics
import BayanSupport

/// A renderer of diagnostics for a terminal.
///
///     Catalog/login.toml:9:12: error: no recovery 'logn'; did you mean 'logIn'? [unknown-recovery]
///       9 | recovery = "logn"
///         |            ^~~~~~
///       help: replace 'logn' with 'logIn' (fix: review)
///
/// The first line always has the form `path:line:column: severity: message [rule]`, which editors
/// and CI systems parse; all other lines are indented. A diagnostic about a message
/// shows the decoded message below its source:
///
///     Locales/ar/login.toml:4:12: error: '$nme' isn't among … [placeholder-unknown]
///       source  Wait {$retryAfter} seconds, {$name}.
///       target  انتظر {$retryAfter} ثانية يا {⟪$nme⟫}.
///
/// If many diagnostics are similar, the first are shown, and a line has the number of the others
/// (``DiagnosticGroup``):
///
///     and 27 more of 'double-space' in 'ar'; --all shows them
///
/// A terminal reorders a line with Arabic or Hebrew in it, and carets below would then be under
/// the wrong words. In such lines, and if characters are not one cell wide, the stretch is marked within
/// the line by `⟪ ⟫`, and text from right to left is isolated. Control characters and invisible
/// ones are never printed; they are shown by number, `<U+202E>`, and by name below.
package struct TextRenderer: Sendable {
  /// Whether ANSI colours are used.
  package var color: Bool

  /// Whether diagnostics of severity ``Diagnostic/Severity/note`` are shown.
  package var showNotes: Bool

  /// The severity below which diagnostics are grouped; `nil` to show each one.
  package var groupsBelow: Diagnostic.Severity?

  /// A closure that returns the name of a code point: `RIGHT-TO-LEFT OVERRIDE`; `nil` if it has none.
  ///
  /// The function is passed in, because this module has no Unicode data.
  package var name: @Sendable (Unicode.Scalar) -> String?

  /// The language of the sentences.
  ///
  /// Paths, ids of rules and texts of the catalog are the same in all languages.
  package var language: DiagnosticLanguage

  /// Creates a renderer.
  package init(
    color: Bool = false, showNotes: Bool = false, groupsBelow: Diagnostic.Severity? = nil,
    name: @escaping @Sendable (Unicode.Scalar) -> String? = { _ in nil },
    language: DiagnosticLanguage = .english
  ) {
    self.language = language
    self.color = color
    self.showNotes = showNotes
    self.groupsBelow = groupsBelow
    self.name = name
  }

  /// Writes the diagnostics, sorted by file and offset, each ending with a line break.
  ///
  /// Suppressed diagnostics and those of the baseline are left out.
  ///
  /// - Parameter files: The sources by path. A diagnostic in a file that isn't among them is at
  ///   line 1, column 1, without an excerpt.
  package func render(_ diagnostics: [Diagnostic], files: [String: SourceFile]) -> String {
    var output = ""
    let shown = diagnostics.sortedByPlace().filter {
      $0.isOpen && (showNotes || $0.severity > .note)
    }
    guard let groupsBelow else {
      for diagnostic in shown { write(diagnostic, files: files, to: &output) }
      return output
    }
    for group in shown.grouped(below: groupsBelow) {
      for diagnostic in group.shown { write(diagnostic, files: files, to: &output) }
      if group.leftOut > 0 { output += styled(said(group.remainder), .strong) + "\n" }
    }
    return output
  }

  private func write(
    _ diagnostic: Diagnostic, files: [String: SourceFile], to output: inout String
  ) {
    let place = place(diagnostic.file, diagnostic.span.start, files: files)
    let severity = styled(said(diagnostic.severity.word), .severity(diagnostic.severity))
    let message = said(diagnostic.message)
    let rule = diagnostic.rule.rawValue.makingHiddenVisible()
    output += "\(styled(place, .strong)): \(severity): \(message) [\(rule)]\n"

    var named: [Unicode.Scalar] = []
    if let target = diagnostic.target {
      if let source = diagnostic.source {
        write(source, SourceExcerpt(source), label: said("source"), to: &output)
      }
      let excerpt = SourceExcerpt(target)
      named = excerpt.named
      write(target, excerpt, label: said("target"), to: &output)
    } else {
      if let file = files[diagnostic.file], let excerpt = SourceExcerpt(diagnostic.span, in: file) {
        named = excerpt.named
        write(excerpt, to: &output)
      }
      if let source = diagnostic.source {
        write(source, SourceExcerpt(source), label: said("source"), to: &output)
      }
    }
    for scalar in named {
      if let name = name(scalar) { output += "  \(scalar.codePoint) \(name)\n" }
    }
    write(diagnostic.notes, of: diagnostic, files: files, to: &output)
    if let cldr = diagnostic.cldr {
      let judged: Diagnostic.Message = "judged with CLDR \(cldr)"
      output += "  \(note): \(said(judged))\n"
    }
    for fix in diagnostic.fixes {
      let help: Diagnostic.Message = "help"
      output += "  \(styled(said(help), .mark)): \(said(fix.label))"
      output += fix.edits.isEmpty ? "\n" : " \(said(fix.applicability.remark))\n"
    }
  }

  private func write(
    _ notes: [Diagnostic.Note], of diagnostic: Diagnostic, files: [String: SourceFile],
    to output: inout String
  ) {
    for note in notes {
      var line = "\(self.note): \(said(note.message))"
      if let visual = note.visual { line += ": " + visual.makingHiddenVisible().inVisualOrder }
      if let span = note.span {
        let place = self.place(note.file ?? diagnostic.file, span.start, files: files)
        output += "  \(place): \(line)\n"
      } else {
        output += "  \(line)\n"
      }
    }
  }

  /// Writes a line of a file.
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
      let marked = styled("⟪", .mark) + excerpt.marked + styled("⟫", .mark)
      let line = "\(excerpt.before)\(marked)\(excerpt.after)"
      output += "  \(number) | \(excerpt.hasRightToLeft ? line.isolated : line)\n"
    }
  }

  /// Writes a message; syntax within a text from right to left keeps its own direction.
  private func write(
    _ quotation: Quotation, _ excerpt: SourceExcerpt, label: String, to output: inout String
  ) {
    let text = DirectionalText(
      before: excerpt.before, marked: quotation.marked == nil ? nil : excerpt.marked,
      after: excerpt.after, isRightToLeft: excerpt.hasRightToLeft && quotation.isRightToLeft,
      isComplex: quotation.isComplex)
    var line = ""
    for piece in text.pieces {
      switch piece {
      case .text(let text): line += text
      case .open(let isRightToLeft): line += isRightToLeft ? "\u{2067}" : "\u{2066}"
      case .close: line += "\u{2069}"
      case .markStart: line += styled("⟪", .mark)
      case .markEnd: line += styled("⟫", .mark)
      }
    }
    output += "  \(styled(label, .label))  \(excerpt.hasRightToLeft ? line.isolated : line)\n"
  }

  private var note: String { styled(said(Diagnostic.Severity.note.word), .severity(.note)) }

  /// Returns a sentence in the renderer's language.
  ///
  /// A line begins with a path, from left to right. So a sentence from right to left is in an isolate.
  private func said(_ sentence: Diagnostic.Message) -> String {
    guard let text = language.translated(sentence) else { return sentence.description.printable }
    return language.isRightToLeft ? "\u{2067}\(text)\u{2069}" : text
  }

  private func place(_ path: String, _ offset: Int, files: [String: SourceFile]) -> String {
    let location = files.location(of: offset, in: path)
    return "\(path.makingHiddenVisible()):\(location.line):\(location.column)"
  }
}

extension DiagnosticGroup {
  /// The line with the number of diagnostics that aren't shown, their rule, and the option that shows them.
  ///
  /// The line isn't indented, because indented lines belong to one diagnostic.
  fileprivate var remainder: Diagnostic.Message {
    let rule = shown[0].rule.rawValue
    let count = leftOut
    return
      "and \(count) more of \(quoted(rule))\(phrase: shown[0].locale.map { " in \(quoted($0))" } ?? ""); --all shows them"
  }
}

extension TextRenderer {
  /// The meaning of a colour.
  private enum Style {
    case strong
    case label
    case mark
    case severity(Diagnostic.Severity)

    var code: String {
      switch self {
      case .strong: "1"
      case .label: "2"
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

extension Diagnostic.Severity {
  /// The severity's name in reports.
  var word: Diagnostic.Message {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .note: "note"
    }
  }
}

extension Fix.Applicability {
  fileprivate var remark: Diagnostic.Message {
    switch self {
    case .automatic: "(fix: automatic)"
    case .review: "(fix: review)"
    }
  }
}
