import BayanDiagnostics
import BayanHistory

extension ChangeRenderer {
  /// Returns one page that needs no other files and runs no script.
  package func html(_ report: ReaderChanges) -> String {
    var page = HTMLWriter(name: name)
    page.reportHead(title: "What changed for readers")
    page.block("header") { writeHead(report, to: &$0) }
    page.block("main") { page in
      if !report.changes.isEmpty { writeChanges(of: report, to: &page) }
      if !report.locales.isEmpty { writeLocales(of: report, to: &page) }
      if !report.texts.isEmpty { writeTexts(of: report, to: &page) }
    }
    page.markup("</body>\n</html>\n")
    return page.html
  }

  private func writeHead(_ report: ReaderChanges, to page: inout HTMLWriter) {
    page.element("h1", text: "What changed for readers")
    page.lineBreak()
    page.element("p") { page in
      if let names {
        page.text("From ")
        page.element("bdi") { $0.element("code", text: names.from) }
        page.text(" to ")
        page.element("bdi") { $0.element("code", text: names.to) }
        page.text(". ")
      }
      if let verdict = report.verdict {
        page.text("Verdict: ")
        page.element("b", text: verdict.rawValue)
        page.text(".")
      } else {
        page.text("Nothing has changed.")
      }
    }
    page.lineBreak()
  }

  private func writeChanges(of report: ReaderChanges, to page: inout HTMLWriter) {
    page.block("section") { page in
      page.element("h2", text: "Changes")
      page.lineBreak()
      page.block("ul", ["class": "changes"]) { page in
        for (impact, change) in report.ranked {
          page.element("li") { page in
            page.element("b", text: impact.rawValue)
            page.text(": ")
            page.sentence(change.sentence.description)
          }
          page.lineBreak()
        }
      }
    }
  }

  private func writeLocales(of report: ReaderChanges, to page: inout HTMLWriter) {
    page.block("section") { page in
      page.element("h2", text: "Locales now")
      page.lineBreak()
      for locale in report.locales {
        page.element("h3", text: title(of: locale.tag))
        page.lineBreak()
        page.element("p", ["class": "where"]) { page in
          for (name, ids) in locale.lists {
            page.element("span", text: "\(ids.count) \(name)")
            page.text(" ")
          }
          page.element("span", text: "pack \(locale.size.text)")
        }
        page.lineBreak()
        for (name, ids) in locale.lists where !ids.isEmpty {
          page.element("details") { page in
            page.element("summary", text: name)
            page.element("ul", ["class": "changes"]) { page in
              for id in ids {
                page.element("li") { $0.element("bdi", ["class": "key", "dir": "ltr"], text: id) }
              }
            }
          }
          page.lineBreak()
        }
      }
    }
  }

  private func writeTexts(of report: ReaderChanges, to page: inout HTMLWriter) {
    page.block("section") { page in
      page.element("h2", text: "Texts")
      page.lineBreak()
      for entry in report.entries {
        page.block("article", ["class": "entry"]) { page in
          page.element("h3") { $0.element("bdi", ["dir": "ltr"], text: entry.name) }
          page.lineBreak()
          for change in entry.texts { write(change, to: &page) }
        }
      }
      if let rest = ReaderChanges.rest(report.textsLeft) {
        page.element("p", ["class": "aside"], text: rest)
        page.lineBreak()
      }
    }
  }

  private func write(_ change: TextChange, to page: inout HTMLWriter) {
    page.element("p", ["class": "where"]) { page in
      page.element("bdi", ["class": "key", "dir": "ltr"], text: change.id.facet ?? "")
      page.text(" ")
      page.element("span", text: "\(title(of: change.locale)): \(change.remark)")
    }
    page.lineBreak()
    for row in change.rows {
      let choice = change.choice(of: row)
      page.block("div", ["class": "texts"]) { page in
        switch change.kind {
        case .changed:
          let pieces = row.difference.pieces
          writeFigure("before", choice, pieces, of: change, isAfter: false, to: &page)
          writeFigure("after", choice, pieces, of: change, isAfter: true, to: &page)
        case .removed:
          writeFigure("gone", choice, [.same(row.before ?? "")], of: change, to: &page)
        case .added:
          writeFigure("new", choice, [.same(row.after ?? "")], of: change, to: &page)
        case .shown, .hidden:
          writeFigure("text", choice, [.same(row.after ?? "")], of: change, to: &page)
        }
      }
    }
    if let note = change.note {
      page.element("p", ["class": "where"], text: note)
      page.lineBreak()
    }
  }

  /// Writes a text with its language and direction; words that the other text lacks are marked.
  private func writeFigure(
    _ label: String, _ choice: String, _ pieces: [WordDifference.Piece], of change: TextChange,
    isAfter: Bool = true, to page: inout HTMLWriter
  ) {
    page.element("figure") { page in
      page.element("figcaption") { page in
        page.text(choice.isEmpty ? label : "\(label), ")
        if !choice.isEmpty { page.element("bdi", ["dir": "ltr"], text: choice) }
      }
      page.element(
        "blockquote",
        ["lang": change.locale, "dir": isRightToLeft(change) ? "rtl" : "ltr"]
      ) { page in
        for piece in pieces {
          switch piece {
          case .same(let text): page.rendering(text)
          case .removed(let text):
            if !isAfter { page.element("del") { $0.rendering(text) } }
          case .added(let text):
            if isAfter { page.element("ins") { $0.rendering(text) } }
          }
        }
      }
    }
    page.lineBreak()
  }
}
