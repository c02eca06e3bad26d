import BayanCatalog
package import BayanDiagnostics
import BayanSupport

/// A renderer of a ``Coverage``: as tables for people, as JSON for programs.
package struct CoverageRenderer {
  private let files: [String: SourceFile]
  private let prefix: String
  private let language: DiagnosticLanguage

  /// Creates a renderer.
  ///
  /// - Parameters:
  ///   - files: The sources by path, for lines and columns.
  ///   - prefix: The prefix of the paths, as in ``PlacedDiagnostics``.
  ///   - language: The language of the tables' labels.
  package init(
    files: [String: SourceFile], prefix: String = "", language: DiagnosticLanguage = .english
  ) {
    self.files = files
    self.language = language
    self.prefix = prefix
  }

  private static let facets = Facet.allCases.map(\.rawValue) + ["label"]

  /// Returns the tables: domain × locale, facet × locale, category × locale; then the missing texts.
  package func text(_ coverage: Coverage) -> String {
    let locales = coverage.locales
    let tags = locales.map(\.tag)
    var text = countTable(
      "words", tags,
      (locales.first?.sections.map(\.name) ?? []).map { name in
        (name, locales.map { $0.sections.first { $0.name == name }?.total })
      } + [(said("all"), locales.map(\.total))], isTotalled: true)
    let facets = Self.facets.map { facet in
      (facet, locales.map { count(in: $0) { $0.facets[facet] } })
    }
    text += "\n" + countTable("facet", tags, facets.filter { $0.1.contains { $0 != nil } })
    let names = Set(locales.flatMap(\.sections).flatMap(\.categories.keys)).sorted()
    if !names.isEmpty {
      text +=
        "\n"
        + countTable(
          "category", tags,
          names.map { name in (name, locales.map { count(in: $0) { $0.categories[name] } }) })
    }
    for locale in locales {
      let gaps = locale.sections.flatMap(\.gaps)
      guard !gaps.isEmpty else { continue }
      text += "\n" + said("missing in \(locale.tag):") + "\n"
      let shown = gaps.map { gap in "  \(place(of: gap))" }
      let width = shown.map(\.count).max() ?? 0
      for (gap, place) in zip(gaps, shown) {
        text += place + String(repeating: " ", count: width - place.count) + "  \(gap.id)"
        text += gap.answering.map { said(", from \($0)") } ?? ""
        text += "\n"
      }
    }
    return text
  }

  /// Returns the sum over a locale's sections; `nil` if none has any.
  private func count(
    in locale: Coverage.Locale, _ part: (Coverage.Section) -> Coverage.Count?
  ) -> Coverage.Count? {
    locale.sections.compactMap(part).reduce(nil as Coverage.Count?) { sum, count in
      var sum = sum ?? Coverage.Count()
      sum.present += count.present
      sum.needed += count.needed
      return sum
    }
  }

  private func said(_ label: Diagnostic.Message) -> String { language(label) }

  private func countTable(
    _ title: Diagnostic.Message, _ columns: [String],
    _ rows: [(name: String, counts: [Coverage.Count?])],
    isTotalled: Bool = false
  ) -> String {
    let cells = rows.map { row in row.counts.map { $0.map { cell($0) } ?? "–" } }
    let title = said(title)
    let first = ([title] + rows.map(\.name)).map(\.count).max() ?? 0
    let widths = columns.indices.map { index in
      ([columns[index]] + cells.map { $0[index] }).map(\.count).max() ?? 0
    }
    func line(_ name: String, _ cells: [String]) -> String {
      VisibleText.isolated(name) + String(repeating: " ", count: first - name.count)
        + zip(cells, widths).map { cell, width in
          "   " + String(repeating: " ", count: width - cell.count) + cell
        }.joined() + "\n"
    }
    let rule = String(repeating: "─", count: first + widths.reduce(0) { $0 + $1 + 3 }) + "\n"
    var text = line(title, columns) + rule
    for (index, row) in rows.enumerated() {
      if isTotalled, index == rows.count - 1 { text += rule }
      text += line(row.name, cells[index])
    }
    return text
  }

  private func cell(_ count: Coverage.Count) -> String {
    let percent = "\(count.percent)"
    let padding = String(repeating: " ", count: 3 - percent.count)
    return "\(count.present)/\(count.needed)  \(padding)\(percent)%"
  }

  private func place(of gap: Coverage.Gap) -> String {
    let line = files[gap.place.file]?.location(of: gap.place.span.start).line ?? 1
    return "\(prefix)\(gap.place.file):\(line)"
  }

  /// Returns the coverage as one JSON object: keys sorted, nothing rounded away.
  package func json(_ coverage: Coverage) -> String {
    var json = JSONWriter(.spaced)
    json.object { json in
      json.array("locales", of: coverage.locales) { json, locale in
        json.object { json in
          json.member("locale", locale.tag)
          json.array("sections", of: locale.sections) { write($1, to: &$0) }
          json.key("total")
          write(locale.total, to: &json)
        }
      }
    }
    return json.text + "\n"
  }

  private func write(_ section: Coverage.Section, to json: inout JSONWriter) {
    json.object { json in
      json.key("categories")
      write(section.categories, to: &json)
      json.key("facets")
      write(section.facets, to: &json)
      json.array("missing", of: section.gaps) { json, gap in
        let location = files[gap.place.file]?.location(of: gap.place.span.start)
        json.object { json in
          json.member("answering", gap.answering)
          json.member("column", location?.column ?? 1)
          json.member("file", prefix + gap.place.file)
          json.member("key", gap.id.description)
          json.member("line", location?.line ?? 1)
        }
      }
      json.member("name", section.name)
      json.key("total")
      write(section.total, to: &json)
    }
  }

  private func write(_ counts: [String: Coverage.Count], to json: inout JSONWriter) {
    json.object { json in
      for (name, count) in counts.sorted(by: { $0.key < $1.key }) {
        json.key(name)
        write(count, to: &json)
      }
    }
  }

  private func write(_ count: Coverage.Count, to json: inout JSONWriter) {
    json.object { json in
      json.member("needed", count.needed)
      json.member("percent", count.percent)
      json.member("said", count.present)
    }
  }
}
