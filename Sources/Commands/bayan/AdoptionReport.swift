import BayanBuildCommands
import BayanCatalog
import BayanDiagnostics
import BayanExchange
import BayanReports
import BayanSupport

/// The report that `bayan adopt` prints.
struct AdoptionReport {
  private let adoption: Adoption
  private let catalog: Catalog?
  private let set: TextSet
  private let prefix: String

  /// The largest number of printed losses; the certificate has all.
  private static let shown = 40

  init(_ checked: Adoption.Checked, set: TextSet, folder: ProjectFolder) {
    adoption = checked.result
    catalog = checked.catalog
    self.set = set
    prefix = folder.prefix
  }

  // MARK: - The table

  /// The messages by the keys of the app.
  var table: String {
    var text = "endings of keys (change one with --facet word=facet):\n"
    for line in adoption.request.keywords.lines { text += "  \(line)\n" }
    text += "\n"
    let rows = adoption.rows.map { row in
      let source = row.texts.first { $0.locale == adoption.sourceLocale }
      let sourceText = source.map { Self.line($0.text) } ?? "as here"
      let locales = row.texts.map(\.locale).filter { $0 != adoption.sourceLocale }
      return [
        Self.cut(Self.line(row.key.name), 44), row.id.description, Self.cut(sourceText, 44),
        locales.joined(separator: " "),
      ]
    }
    let header = ["key", "message", adoption.sourceLocale, "translations"]
    let widths = header.indices.map { column in
      ([header] + rows).map { $0[column].unicodeScalars.count }.max() ?? 0
    }
    for row in [header] + rows {
      let columns = row.enumerated().map { index, column in
        column + String(repeating: " ", count: widths[index] - column.unicodeScalars.count)
      }
      var line = columns.joined(separator: "  ")
      while line.last == " " { line.removeLast() }
      text += line + "\n"
    }
    return text + "\n"
  }

  private static func line(_ text: String) -> String {
    text.split(whereSeparator: { $0.isWhitespace || $0 == "\u{4}" }).joined(separator: " ")
  }

  private static func cut(_ text: String, _ length: Int) -> String {
    text.count <= length ? text : text.prefix(length - 1) + "…"
  }

  // MARK: - Losses

  /// The certificate of loss for people.
  var losses: String {
    var text = list(adoption.untaken, "not taken")
    text += list(
      adoption.drafts, "taken as drafts, which no program shows before they are corrected")
    if !adoption.leftOut.isEmpty {
      text += "left out by --only: \(counted(adoption.leftOut.count, "key"))\n"
    }
    return text
  }

  private func list(_ all: [TextSet.Untaken], _ title: String) -> String {
    guard !all.isEmpty else { return "" }
    var text = "\(title): \(counted(all.count, "text"))\n"
    for untaken in all.sorted(by: { $0.place < $1.place }).prefix(Self.shown) {
      let name = [untaken.locale, untaken.key.map(Self.line)].compactMap(\.self)
        .joined(separator: " ")
      text +=
        "  \(place(untaken.place)): \(name.isEmpty ? "" : Self.cut(name, 60) + ": ")"
        + OutputLanguage.current.language(untaken.reason) + "\n"
    }
    if all.count > Self.shown {
      text += "  and \(all.count - Self.shown) more; --certificate writes all of them\n"
    }
    return text
  }

  private func place(_ place: TextSet.Place) -> String {
    guard let file = set.files[place.file] else { return place.file }
    let location = file.source.location(of: place.offset)
    return "\(place.file):\(location.line):\(location.column)"
  }

  /// The certificate of loss for programs.
  var certificate: ReportFile {
    var json = JSONWriter(.indented)
    json.object { json in
      json.member("adopted", adoption.rows.count)
      for (name, all) in [("losses", adoption.untaken), ("drafts", adoption.drafts)] {
        json.array(name, of: all.sorted { $0.place < $1.place }) { json, untaken in
          let location = set.files[untaken.place.file]?.source.location(of: untaken.place.offset)
          json.object { json in
            json.member("file", untaken.place.file)
            json.member("line", location?.line ?? 1)
            json.member("key", untaken.key)
            json.member("locale", untaken.locale)
            json.member("reason", OutputLanguage.current.ofPrograms(untaken.reason))
          }
        }
      }
      json.array("leftOut", of: adoption.leftOut) { json, key in
        json.object { json in
          json.member("file", key.table)
          json.member("key", key.name)
        }
      }
    }
    let text = json.text + "\n"
    return ReportFile(
      text: text, json: text, beginnings: ["{\n  \"adopted\""],
      members: ["adopted", "losses", "leftOut"])
  }

  // MARK: - Progress

  func summary(paths: [String], dryRun: Bool) -> String {
    var text = ""
    let keys = adoption.rows.filter { !$0.texts.isEmpty }
    let known = adoption.rows.count - keys.count
    let new = Set(keys.map(\.id)).count
    text +=
      keys.isEmpty
      ? "nothing is new; \(counted(known, "key")) as before\n"
      : "\(dryRun ? "would adopt" : "adopted"): \(counted(keys.count, "key")) as "
        + "\(counted(new, "message"))\(known > 0 ? ", and \(counted(known, "key")) as before" : "")\n"
    if let catalog, let source = catalog.sourceMessages {
      let all = source.messages.map(\.id)
      for locale in catalog.sourceFirst {
        let translated = all.filter { locale[$0] != nil }.count
        let drafts = locale.messages.filter { locale.isDraft($0) }.count
        text += "  \(locale.tag): \(translated) of \(all.count)"
        if drafts > 0 { text += ", \(counted(drafts, "draft"))" }
        if catalog.project.localesInProgress.contains(locale.tag) { text += ", in progress" }
        text += "\n"
      }
    }
    if let first = unnamed.first {
      text +=
        "values without a name: \(unnamed.count), such as \(first); name it with "
        + "'bayan rename argument \(first) NAME'\n"
    }
    if let first = guessed.first {
      text +=
        "plural forms chosen by the first of several numbers: \(guessed.count), such as \(first); "
        + "look whether it is the one\n"
    }
    if !adoption.casesWithoutText.isEmpty {
      text += "cases without a text: \(adoption.casesWithoutText.joined(separator: ", "))\n"
    }
    text += "next:\n" + next(paths, dryRun).map { "  \($0)\n" }.joined()
    return text
  }

  /// The new messages with several numbers, where the first was taken to choose the plural form.
  private var guessed: [String] {
    let keys = Set(set.entries.filter(\.isNumberGuessed).map(\.key))
    return adoption.rows.filter { !$0.texts.isEmpty && keys.contains($0.key) }
      .map(\.id.description)
  }

  private var unnamed: [String] {
    (catalog?.domains ?? []).flatMap { domain in
      domain.codes.flatMap { code in
        code.arguments.filter { $0.name.hasPrefix("value") && Int($0.name.dropFirst(5)) != nil }
          .map { "\(domain.name).\(code.name).\($0.name)" }
      }
    }
  }

  private func next(_ paths: [String], _ dryRun: Bool) -> [String] {
    let option = prefix.isEmpty ? "" : " --project \(prefix.dropLast())"
    if dryRun {
      return [
        "bayan adopt \(paths.joined(separator: " ")) --domain \(adoption.request.domain)\(option)",
        "bayan check\(option)",
      ]
    }
    let example = adoption.rows.first { $0.id.file != MessageID.optionsFile }?.id
    let locale =
      catalog?.locales.map(\.tag).last { $0 != adoption.sourceLocale } ?? adoption.sourceLocale
    return [
      "bayan check\(option)",
      "bayan show \(example.map { "\($0.file).\($0.entry)" } ?? adoption.request.domainName) --locale \(locale)\(option)",
    ]
  }
}
