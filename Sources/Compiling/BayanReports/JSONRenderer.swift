package import BayanDiagnostics
import BayanSupport

/// A renderer of diagnostics as one JSON object, for programs.
///
///     {"version":1,"diagnostics":[
///     {"rule":"unknown-recovery","severity":"error","file":"Catalog/login.toml","line":9, …}
///     ]}
///
/// Each diagnostic has:
///
/// - `rule`, `severity`, `certainty`, `message`, `fingerprint`
/// - `file`, `line`, `column`, `endLine` and `endColumn` (the place after its last character),
///   `offset` and `length` in UTF-8 bytes
/// - `locale`, `key`, `branch` and `cldr`, `null` if it has none
/// - `target` and `source`: the message concerned and its source, `null` or an object with
///   `text`, `locale`, `direction` (`ltr`, `rtl`), `marked` (`start` and `end` in UTF-8 bytes of the
///   text, or `null`) and `fixed` (the text with the first fix, or `null`)
/// - `notes`, each with `message`, with a place if it has one, and with `visual` if it shows
///   the visual order
/// - `fixes`, each with `label`, `applicability`, `draft` (whether the message becomes a draft) and
///   `edits`
/// - `suppression` (`kind` and `reason`) and `baseline` (`new` or `unchanged`), or `null`
///
/// Lines and columns count from 1, columns in code points. The object has diagnostics of all severities,
/// and suppressed ones; a reader that wants fewer filters them. The JSON Schema is
/// `Documentation/schemas/diagnostics.schema.json`. Members may be added; ``version`` rises if one is
/// renamed or removed.
package struct JSONRenderer: Sendable {
  /// The version of the object's form.
  package static let version = 1

  /// The language of the sentences; programs that read them expect English.
  package var language: DiagnosticLanguage = .english

  /// Creates a renderer.
  package init() {}

  /// Writes the diagnostics, sorted by file and offset; the text ends with a line break.
  ///
  /// - Parameter files: The sources by path. A diagnostic in a file that isn't among them is at
  ///   line 1, column 1.
  package func render(_ diagnostics: [Diagnostic], files: [String: SourceFile]) -> String {
    var json = JSONWriter()
    json.object { json in
      json.member("version", Self.version)
      json.array("diagnostics") { json in
        for diagnostic in diagnostics.sortedByPlace() {
          json.lineBreak()
          json.object { write(diagnostic, files: files, to: &$0) }
        }
        if !diagnostics.isEmpty { json.lineEnd() }
      }
    }
    return json.text + "\n"
  }

  private func write(
    _ diagnostic: Diagnostic, files: [String: SourceFile], to json: inout JSONWriter
  ) {
    json.member("rule", diagnostic.rule.rawValue)
    json.member("severity", diagnostic.severity.rawValue)
    json.member("certainty", diagnostic.certainty.rawValue)
    json.member("file", diagnostic.file)
    write(diagnostic.span, in: diagnostic.file, files: files, to: &json)
    json.member("offset", diagnostic.span.start)
    json.member("length", diagnostic.span.length)
    json.member("message", language(diagnostic.message))
    json.member("locale", diagnostic.locale)
    json.member("key", diagnostic.messageID?.description)
    json.member("branch", diagnostic.variant)
    json.member("cldr", diagnostic.cldr)
    json.member("fingerprint", diagnostic.fingerprint)
    write(diagnostic.target, named: "target", to: &json)
    write(diagnostic.source, named: "source", to: &json)
    json.array("notes", of: diagnostic.notes) { json, note in
      json.object { json in
        json.member("message", language(note.message))
        if let span = note.span {
          let file = note.file ?? diagnostic.file
          json.member("file", file)
          write(span, in: file, files: files, to: &json)
        }
        if let visual = note.visual { json.member("visual", visual) }
      }
    }
    json.array("fixes", of: diagnostic.fixes) { json, fix in
      json.object { json in
        json.member("label", language(fix.label))
        json.member("applicability", fix.applicability.rawValue)
        json.member("draft", fix.isDraft)
        json.array("edits", of: fix.edits) { json, edit in
          json.object { json in
            write(edit.span, in: diagnostic.file, files: files, to: &json)
            json.member("replacement", edit.replacement)
          }
        }
      }
    }
    if let suppression = diagnostic.suppression {
      json.object("suppression") { json in
        json.member("kind", suppression.kind.rawValue)
        json.member("reason", suppression.reason)
      }
    } else {
      json.member("suppression", nil)
    }
    json.member("baseline", diagnostic.isInBaseline.map { $0 ? "unchanged" : "new" })
  }

  private func write(_ quotation: Quotation?, named name: String, to json: inout JSONWriter) {
    guard let quotation else { return json.member(name, nil) }
    json.object(name) { json in
      json.member("text", quotation.text)
      json.member("locale", quotation.locale)
      json.member("direction", quotation.isRightToLeft ? "rtl" : "ltr")
      if let marked = quotation.marked {
        json.object("marked") { json in
          json.member("start", marked.start)
          json.member("end", marked.end)
        }
      } else {
        json.member("marked", nil)
      }
      json.member("fixed", quotation.fixed)
    }
  }

  /// Writes the line and column of both ends.
  private func write(
    _ span: SourceSpan, in path: String, files: [String: SourceFile], to json: inout JSONWriter
  ) {
    let start = files.location(of: span.start, in: path)
    let end = files.location(of: span.end, in: path)
    json.member("line", start.line)
    json.member("column", start.column)
    json.member("endLine", end.line)
    json.member("endColumn", end.column)
  }
}
