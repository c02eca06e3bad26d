/// Findings as one JSON object, for programs.
///
///     {"diagnostics":[
///     {"rule":"unknown-recovery","severity":"error","file":"Catalog/login.toml","line":9, …}
///     ]}
///
/// Each finding has `rule`, `severity`, `file`, `line`, `column`, `message`, `locale` and `key`
/// (`null` where it has none), `endLine` and `endColumn` (the place after its last character),
/// `notes` and `fixes`. Lines and columns count from 1, columns in code points. All severities are
/// written; a reader that wants fewer filters them.
public struct JSONRenderer: Sendable {
  /// Creates a renderer.
  public init() {}

  /// Writes the findings, sorted by file and offset; the text ends with a line break.
  ///
  /// - Parameter files: The sources by path. A finding in a file that isn't among them stands at
  ///   line 1, column 1.
  public func render(_ diagnostics: [Diagnostic], files: [String: SourceFile]) -> String {
    let items = diagnostics.sortedByPlace().map { object($0, files: files) }
    guard !items.isEmpty else { return "{\"diagnostics\":[]}\n" }
    return "{\"diagnostics\":[\n" + items.joined(separator: ",\n") + "\n]}\n"
  }

  private func object(_ diagnostic: Diagnostic, files: [String: SourceFile]) -> String {
    let place = place(diagnostic.file, diagnostic.span, files: files)
    let notes = diagnostic.notes.map { object($0, of: diagnostic, files: files) }
    let fixes = diagnostic.fixes.map { object($0, of: diagnostic, files: files) }
    return members(
      [
        ("rule", string(diagnostic.rule.rawValue)),
        ("severity", string(diagnostic.severity.rawValue)),
        ("file", string(diagnostic.file)),
      ] + place + [
        ("message", string(diagnostic.message.description)),
        ("locale", diagnostic.locale.map(string) ?? "null"),
        ("key", diagnostic.key.map(string) ?? "null"),
        ("notes", array(notes)),
        ("fixes", array(fixes)),
      ])
  }

  private func object(
    _ note: Diagnostic.Note, of diagnostic: Diagnostic, files: [String: SourceFile]
  ) -> String {
    let message = [("message", string(note.message))]
    guard let span = note.span else { return members(message) }
    let file = note.file ?? diagnostic.file
    return members(message + [("file", string(file))] + place(file, span, files: files))
  }

  private func object(
    _ fix: Fix, of diagnostic: Diagnostic, files: [String: SourceFile]
  ) -> String {
    let edits = fix.edits.map { edit in
      members(
        place(diagnostic.file, edit.span, files: files)
          + [("replacement", string(edit.replacement))])
    }
    return members([
      ("label", string(fix.label)),
      ("applicability", string(fix.applicability.rawValue)),
      ("edits", array(edits)),
    ])
  }

  /// Line and column of both ends.
  private func place(
    _ path: String, _ span: SourceSpan, files: [String: SourceFile]
  ) -> [(String, String)] {
    let start = files.location(of: span.start, in: path)
    let end = files.location(of: span.end, in: path)
    return [
      ("line", "\(start.line)"), ("column", "\(start.column)"),
      ("endLine", "\(end.line)"), ("endColumn", "\(end.column)"),
    ]
  }

  private func members(_ members: [(name: String, value: String)]) -> String {
    "{" + members.map { "\"\($0.name)\":\($0.value)" }.joined(separator: ",") + "}"
  }

  private func array(_ items: [String]) -> String { "[" + items.joined(separator: ",") + "]" }

  /// A JSON string.
  ///
  /// Beyond what RFC 8259 asks for, invisible characters are escaped, so that the output can be
  /// looked at in a terminal.
  private func string(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default:
        if scalar.isHidden || scalar.isJoiner {
          for unit in UTF16.encode(scalar) ?? .init() {
            let digits = String(unit, radix: 16)
            result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
          }
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }
}
