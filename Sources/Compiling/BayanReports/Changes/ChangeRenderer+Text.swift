import BayanDiagnostics
import BayanHistory
import BayanSupport

extension ChangeRenderer {
  /// Returns the changes, one on a line, by descending impact; then texts, locales and the verdict.
  package func text(_ report: ReaderChanges) -> String {
    var text = report.ranked.map { "\($0.impact): \($0.change.sentence)\n" }.joined()
    for change in report.texts { text += self.text(change) }
    if let rest = ReaderChanges.rest(report.textsLeft) { text += "\n\(rest)\n" }
    if report.verdict != nil, !report.locales.isEmpty {
      text += "\n"
      for locale in report.locales { text += self.text(locale) }
      text += "\n"
    }
    guard let verdict = report.verdict else { return "nothing has changed\n" }
    return text + "verdict: \(verdict)\n"
  }

  private func text(_ change: TextChange) -> String {
    var text = "\n\(change.id) (\(change.locale)): \(change.remark)\n"
    for row in change.rows {
      let choice = change.choice(of: row)
      let line =
        change.kind == .changed ? row.difference.marked : row.after ?? row.before ?? ""
      text += "  " + (choice.isEmpty ? "" : VisibleText.isolated(choice) + ": ")
      text += VisibleText.isolated(line) + "\n"
    }
    if let note = change.note { text += "  (\(note))\n" }
    return text
  }

  private func text(_ locale: LocaleChange) -> String {
    var text = "\(locale.tag): "
    text += locale.lists.map { "\($0.ids.count) \($0.name)" }.joined(separator: ", ")
    text += ", pack \(locale.size.text)\n"
    for (name, ids) in locale.lists where !ids.isEmpty {
      let more = ids.count - Self.mostNames
      text += "  \(name): " + ids.prefix(Self.mostNames).joined(separator: ", ")
      text += more > 0 ? " and \(more) more\n" : "\n"
    }
    return text
  }

  /// Returns one object: `verdict`, `null` if nothing has changed, and `changes`; of two catalogs also
  /// `texts` and `locales`.
  package func json(_ report: ReaderChanges) -> String {
    var json = JSONWriter(.indented)
    json.object { json in
      json.member("verdict", report.verdict?.rawValue)
      json.array("changes", of: report.changes) { json, change in
        json.object { json in
          json.member("impact", change.impact(isImported: report.isImported).rawValue)
          json.member("domain", change.domain)
          json.member("message", change.sentence.description)
        }
      }
      guard !report.locales.isEmpty else { return }
      json.array("texts", of: report.texts) { write($1, to: &$0) }
      json.member("textsLeft", report.textsLeft)
      json.array("locales", of: report.locales) { write($1, to: &$0) }
    }
    return json.text + "\n"
  }

  private func write(_ change: TextChange, to json: inout JSONWriter) {
    json.object { json in
      json.member("key", change.id.description)
      json.member("locale", change.locale)
      json.member("change", change.kind.rawValue)
      json.member("draft", change.isDraft)
      json.member("asWritten", change.isAsWritten)
      json.array("rows", of: change.rows) { json, row in
        json.object { json in
          json.object("values") { json in
            for (name, label) in zip(change.selecting, row.labels) { json.member(name, label) }
          }
          json.member("before", row.before)
          json.member("after", row.after)
        }
      }
      json.member("rowsLeft", change.rowsLeft)
    }
  }

  private func write(_ locale: LocaleChange, to json: inout JSONWriter) {
    json.object { json in
      json.member("locale", locale.tag)
      for (name, ids) in locale.lists { json.array(name, of: ids) { $0.string($1) } }
      json.object("packBytes") { json in
        for (name, size) in [("before", locale.size.before), ("after", locale.size.after)] {
          json.key(name)
          if let size { json.number(size) } else { json.string(nil) }
        }
      }
    }
  }
}
