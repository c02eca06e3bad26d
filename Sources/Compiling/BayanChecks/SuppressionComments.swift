package import BayanCatalog
package import BayanDiagnostics

/// Writes the comments that let findings be.
package enum SuppressionComments {
  /// The edits that put a comment above each finding's words, by file.
  ///
  /// A comment that allowed the finding beside an older English is renewed where it stands. The line
  /// above the words is never within a text: where the finding is in a message of several lines, it
  /// is that of the message's key.
  package static func edits(
    allowing findings: [Diagnostic], reason: String, in catalog: Catalog,
    files: [String: SourceFile]
  ) -> [String: [TextEdit]] {
    let locales = Dictionary(
      catalog.locales.map { ($0.tag, $0) }, uniquingKeysWith: { first, _ in first })
    var edits: [String: [TextEdit]] = [:]
    var written: Set<String> = []
    for finding in findings {
      guard let file = files[finding.file], let fingerprint = finding.fingerprint,
        written.insert("\(finding.file) \(finding.rule) \(fingerprint)").inserted
      else { continue }
      let comment = SuppressionEntry.comment(
        rule: finding.rule, fingerprint: fingerprint, english: catalog.english(of: finding),
        reason: reason)
      let older = catalog.allowances.first { allowance in
        guard case .finding(fingerprint, _) = allowance.scope else { return false }
        return allowance.rule == finding.rule && allowance.place.file == finding.file
      }
      if let older {
        edits[finding.file, default: []].append(TextEdit(older.place.span, comment))
        continue
      }
      var place = finding.span.start
      if let id = finding.messageID, let words = finding.locale.flatMap({ locales[$0] })?[id],
        words.place.file == finding.file
      {
        place = words.place.span.start
      }
      edits[finding.file, default: []].append(file.line(above: place, comment))
    }
    return edits
  }
}

extension SourceFile {
  /// A new line above the one that a place is on, indented as that one.
  fileprivate func line(above place: Int, _ text: String) -> TextEdit {
    var start = lines.starts[lines.line(containing: min(place, bytes.count))]
    if start == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { start = 3 }
    let indentation = bytes[start...].prefix { $0 == 0x20 || $0 == 0x09 }
    let first = bytes.firstIndex(of: 0x0A)
    let lineEnd = first.map { $0 > 0 && bytes[$0 - 1] == 0x0D } == true ? "\r\n" : "\n"
    return TextEdit(
      SourceSpan(start, start), String(decoding: indentation, as: UTF8.self) + text + lineEnd)
  }
}
