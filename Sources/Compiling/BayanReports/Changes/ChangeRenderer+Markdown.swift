import BayanDiagnostics
import BayanHistory
import BayanSupport

/// The report as Markdown in a comment of a pull request.
///
/// Texts are in HTML tables, since Markdown has no direction of writing. There each text has its
/// language and its direction. Only elements and attributes are used that GitHub and GitLab allow.
extension ChangeRenderer {
  /// The most bytes of a report; GitHub takes 65,536 characters.
  package static let mostBytes = 60_000

  /// The most bytes of changes of codes, so that texts have some room.
  private static let mostBytesOfChanges = 20_000

  /// The most bytes of locales.
  private static let mostBytesOfLocales = 12_000

  /// The room for the lines that count omitted parts.
  private static let reserve = 200

  /// Returns the report, at most ``mostBytes`` long; omitted parts are counted.
  package func markdown(_ report: ReaderChanges) -> String {
    var page = BoundedText()
    page.add(head(report), within: Self.mostBytes)
    guard report.verdict != nil else { return page.text }
    addChanges(of: report, to: &page)
    addLocales(of: report, to: &page)
    addTexts(of: report, to: &page)
    return page.text
  }

  private func head(_ report: ReaderChanges) -> String {
    var text = "## What changed for readers\n\n"
    if let names {
      func shown(_ name: String) -> String {
        "<code>\(HostedMarkdown.escaped(String(name.prefix(200))))</code>"
      }
      text += "From \(shown(names.from)) to \(shown(names.to)). "
    }
    return text + (report.verdict.map { "Verdict: **\($0)**.\n" } ?? "Nothing has changed.\n")
  }

  private func addChanges(of report: ReaderChanges, to page: inout BoundedText) {
    let limit = page.size + Self.mostBytesOfChanges
    page.add("\n### Changes\n\n", within: limit)
    let ranked = report.ranked
    let left = ranked.count { impact, change in
      !page.add(
        "- **\(impact)**: \(HostedMarkdown.sentence(change.sentence.description))\n", within: limit)
    }
    if left > 0 { page.add("- and \(left) more changes\n", within: limit + Self.reserve) }
  }

  private func addLocales(of report: ReaderChanges, to page: inout BoundedText) {
    guard !report.locales.isEmpty else { return }
    let limit = page.size + Self.mostBytesOfLocales
    page.add(
      """

      ### Locales now

      | locale | missing | stale | drafts | pack |
      | --- | --: | --: | --: | --: |

      """, within: limit)
    var left = report.locales.count { locale in
      let counts = locale.lists.map { " \($0.ids.count) |" }.joined()
      return !page.add(
        "| \(HostedMarkdown.escaped(title(of: locale.tag))) |\(counts) \(locale.size.text) |\n",
        within: limit)
    }
    if left > 0 { page.add("\nand \(left) more locales\n", within: limit + Self.reserve) }
    left = 0
    for locale in report.locales {
      for (name, ids) in locale.lists where !ids.isEmpty {
        let more = ids.count - Self.mostNames
        let names = ids.prefix(Self.mostNames).map { "<code>\(HostedMarkdown.escaped($0))</code>" }
        let line =
          "\nIn \(HostedMarkdown.escaped(title(of: locale.tag))), \(name): "
          + names.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "") + "\n"
        if !page.add(line, within: limit) { left += 1 }
      }
    }
    if left > 0 {
      page.add("\nand \(left) more lists like these\n", within: limit + Self.reserve)
    }
  }

  private func addTexts(of report: ReaderChanges, to page: inout BoundedText) {
    guard !report.texts.isEmpty else { return }
    let limit = Self.mostBytes - Self.reserve
    page.add("\n### Texts\n", within: limit)
    var left = report.textsLeft
    // An entry that is too long is omitted as a whole; later ones may fit.
    for entry in report.entries where !page.add(markdown(entry), within: limit) {
      left += entry.texts.count
    }
    if let rest = ReaderChanges.rest(left) { page.add("\n\(rest)\n", within: Self.mostBytes) }
  }

  private func markdown(_ entry: ReaderChanges.Entry) -> String {
    var text = "\n#### <code>\(HostedMarkdown.escaped(entry.name))</code>\n\n<table>\n"
    for change in entry.texts { text += rows(of: change) }
    return text + "</table>\n"
  }

  /// Returns a row for each text before and after, beside the facet and the locale.
  private func rows(of change: TextChange) -> String {
    var lines: [String] = []
    for row in change.rows {
      let choice = change.choice(of: row)
      let label =
        choice.isEmpty ? "" : "<br><span dir=\"ltr\">\(HostedMarkdown.escaped(choice))</span>"
      let pieces = row.difference.pieces
      switch change.kind {
      case .changed:
        lines.append(line("before\(label)", cell(pieces, of: change, isAfter: false)))
        lines.append(line("after\(label)", cell(pieces, of: change, isAfter: true)))
      case .added: lines.append(line("new\(label)", cell(row.after, of: change)))
      case .removed: lines.append(line("gone\(label)", cell(row.before, of: change)))
      case .shown, .hidden:
        lines.append(line("text\(label)", cell(row.after, of: change)))
      }
    }
    let isPlain = [.changed, .added, .removed].contains(change.kind) && !change.isDraft
    let remarks = [isPlain ? nil : change.remark, change.note].compactMap { $0 }
    if !remarks.isEmpty {
      lines.append("<td colspan=\"2\">\(remarks.joined(separator: "; "))</td>")
    }
    let facet = HostedMarkdown.escaped(change.id.facet ?? "")
    let head =
      "<th rowspan=\"\(lines.count)\" align=\"left\" valign=\"top\">\(facet)<br>"
      + "\(HostedMarkdown.escaped(title(of: change.locale)))</th>"
    return lines.enumerated().map { "<tr>\($0 == 0 ? head : "")\($1)</tr>\n" }.joined()
  }

  private func line(_ label: String, _ cell: String) -> String {
    "<td valign=\"top\">\(label)</td>\(cell)"
  }

  private func cell(_ text: String?, of change: TextChange) -> String {
    cell([.same(text ?? "")], of: change, isAfter: true)
  }

  /// Returns a cell with a text in which words that the other text lacks are marked.
  private func cell(
    _ pieces: [WordDifference.Piece], of change: TextChange, isAfter: Bool
  ) -> String {
    let content = pieces.map { piece in
      switch piece {
      case .same(let text): HostedMarkdown.escaped(text, isRendered: true)
      case .removed(let text): isAfter ? "" : "<del>\(marked(text))</del>"
      case .added(let text): isAfter ? "<ins>\(marked(text))</ins>" : ""
      }
    }.joined()
    let isRightToLeft = isRightToLeft(change)
    // Without `align` some hosts keep the text on the left.
    return
      "<td lang=\"\(HostedMarkdown.escaped(change.locale))\" dir=\"\(isRightToLeft ? "rtl" : "ltr")\""
      + (isRightToLeft ? " align=\"right\"" : "") + " valign=\"top\">\(content)</td>"
  }

  /// Returns the escaped text, with signs for a text of spaces, on which a mark would be invisible.
  private func marked(_ text: String) -> String {
    let isBlank = text.unicodeScalars.allSatisfy { $0 == " " }
    return isBlank
      ? String(repeating: "␣", count: text.count) : HostedMarkdown.escaped(text, isRendered: true)
  }
}

/// A text with a length limit that never cuts a piece.
private struct BoundedText {
  private(set) var text = ""
  var size: Int { text.utf8.count }

  /// Appends a piece if it fits.
  ///
  /// - Returns: Whether it fits.
  @discardableResult
  mutating func add(_ piece: String, within limit: Int) -> Bool {
    guard size + piece.utf8.count <= limit else { return false }
    text += piece
    return true
  }
}
