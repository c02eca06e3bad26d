package import BayanCatalog
package import BayanDiagnostics
import BayanSupport
import BayanTOML

/// The writing of comments that suppress diagnostics.
package enum SuppressionComments {
  /// Returns the edits that add a comment above each diagnostic's message, by file.
  ///
  /// A comment for an older text is replaced in its place. The new line is never within a text: for a
  /// diagnostic in a message of several lines, it is above the message's key.
  package static func edits(
    suppressing diagnostics: [Diagnostic], reason: String, in catalog: Catalog,
    files: [String: SourceFile]
  ) -> [String: [TextEdit]] {
    let locales = Dictionary(firstOf: catalog.locales, by: \.tag)
    var edits: [String: [TextEdit]] = [:]
    var written: Set<String> = []
    for diagnostic in diagnostics {
      guard let file = files[diagnostic.file], let fingerprint = diagnostic.fingerprint,
        written.insert("\(diagnostic.file) \(diagnostic.rule) \(fingerprint)").inserted
      else { continue }
      let comment = comment(suppressing: diagnostic, fingerprint, reason: reason, in: catalog)
      if let older = earlier(of: diagnostic, in: catalog) {
        edits[diagnostic.file, default: []].append(TextEdit(older.place.span, comment))
        continue
      }
      var place = diagnostic.span.start
      if let id = diagnostic.messageID,
        let message = diagnostic.locale.flatMap({ locales[$0] })?[id],
        message.place.file == diagnostic.file
      {
        place = message.place.span.start
      }
      edits[diagnostic.file, default: []].append(file.line(above: place, comment))
    }
    return edits
  }

  /// Returns the comment that suppresses a diagnostic, from `#` on.
  package static func comment(
    suppressing diagnostic: Diagnostic, _ fingerprint: String, reason: String, in catalog: Catalog
  ) -> String {
    SuppressionEntry.comment(
      rule: diagnostic.rule, fingerprint: fingerprint, textStamp: catalog.textStamp(of: diagnostic),
      reason: reason)
  }

  /// Returns the suppression of a diagnostic by a comment for an older text.
  package static func earlier(of diagnostic: Diagnostic, in catalog: Catalog) -> SuppressionEntry? {
    catalog.suppressions.first { entry in
      guard case .diagnostic(let fingerprint, _) = entry.scope else { return false }
      return fingerprint == diagnostic.fingerprint && entry.rule == diagnostic.rule
        && entry.place.file == diagnostic.file
    }
  }
}

extension SourceFile {
  /// Returns the insertion of a line above the line of a place, with the same indentation.
  fileprivate func line(above place: Int, _ text: String) -> TextEdit {
    var start = lines.starts[lines.line(containing: min(place, bytes.count))]
    if start == 0 { start = bytes.byteOrderMarkLength }
    let indentation = bytes[start...].prefix { $0 == 0x20 || $0 == 0x09 }
    return TextEdit(
      SourceSpan(start, start),
      String(decoding: indentation, as: UTF8.self) + text + TOMLEditor.lineEnd(of: bytes))
  }
}
