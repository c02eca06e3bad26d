import BayanCompiler
package import BayanDiagnostics

/// Diagnostics as one HTML page, for translators and reviewers.
///
/// The page needs nothing from elsewhere and runs no script. Every text says its language and its
/// direction, so that Arabic stands as its readers will see it, with what is wrong marked within.
/// Diagnostics are grouped by locale and file. Suppressed ones are there too, folded, with the reason.
package struct HTMLRenderer: Sendable {
  /// The descriptions of the rules.
  package var rules: [RuleDescription]

  /// Gives a code point its name.
  package var name: @Sendable (Unicode.Scalar) -> String?

  /// Gives a locale's name in English: "Arabic" for `ar`.
  package var localeName: @Sendable (String) -> String

  /// What the diagnostics were found with: "bayan 0.1.0, CLDR 42, Unicode 15.0".
  package var provenance: String

  /// The numbers of locales, for who writes many texts; those of others are looked up each time.
  private var numbersByLocale: [String: NumberClasses] = [:]

  /// Creates a renderer.
  package init(
    rules: [RuleDescription], provenance: String,
    name: @escaping @Sendable (Unicode.Scalar) -> String? = { _ in nil },
    localeName: @escaping @Sendable (String) -> String = { $0 }
  ) {
    self.rules = rules
    self.provenance = provenance
    self.name = name
    self.localeName = localeName
  }

  /// Writes one diagnostic, for a page that shows it beside other things.
  package func article(_ diagnostic: Diagnostic, files: [String: SourceFile]) -> String {
    var page = HTMLWriter(name: name)
    write(diagnostic, files: files, to: &page)
    return page.html
  }

  /// The numbers of a locale by their plural categories.
  func numbers(of locale: String) -> NumberClasses {
    numbersByLocale[locale] ?? NumberClasses(locales: [locale])
  }

  /// Looks up the numbers of locales once, for all that is written from here on.
  package mutating func prepare(for locales: some Sequence<String>) {
    for locale in locales where numbersByLocale[locale] == nil {
      numbersByLocale[locale] = NumberClasses(locales: [locale])
    }
  }

  /// Writes the page; notes are in it, hidden until asked for.
  ///
  /// - Parameter texts: Catalogs whose texts are all on the page, those without diagnostics too.
  package func render(
    _ diagnostics: [Diagnostic], files: [String: SourceFile], texts: [CatalogTexts] = []
  ) -> String {
    var renderer = self
    renderer.prepare(for: Set(diagnostics.compactMap(\.target?.locale)))
    renderer.prepare(for: Set(diagnostics.compactMap(\.source?.locale)))
    for texts in texts { renderer.prepare(for: texts.locales) }
    return renderer.page(diagnostics, files: files, texts: texts)
  }

  private func page(
    _ diagnostics: [Diagnostic], files: [String: SourceFile], texts: [CatalogTexts]
  ) -> String {
    let sorted = diagnostics.sortedByPlace()
    let open = sorted.filter(\.isOpen)
    let suppressed = sorted.filter { $0.suppression != nil }
    var page = HTMLWriter(name: name)
    page.markup(
      """
      <!DOCTYPE html>
      <html lang="en" dir="ltr">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>Diagnostics of the catalog</title>
      <style>

      """)
    page.markup(HTMLStyle.pieces)
    page.markup(HTMLStyle.report)
    page.markup("</style>\n</head>\n<body>\n")
    writeHead(open, suppressed: suppressed.count, to: &page)
    page.block("main") { page in
      for group in Self.grouped(open, by: \.locale) {
        writeLocale(group.key, group.items, files: files, to: &page)
      }
      if open.isEmpty {
        page.element(
          "p", ["class": "clean"], text: "Nothing to report. The catalog is as it should be.")
        page.lineBreak()
      }
      writeBaseline(sorted, to: &page)
      writeSuppressed(suppressed, to: &page)
      for texts in texts { write(texts, to: &page) }
    }
    writeRules(Set(open.map(\.rule)), to: &page)
    page.element("footer", text: provenance)
    page.markup("\n</body>\n</html>\n")
    return page.html
  }

  /// The diagnostics in groups, sorted by key; the group without a key comes first.
  private static func grouped<Key: Hashable & Comparable>(
    _ diagnostics: [Diagnostic], by key: (Diagnostic) -> Key?
  ) -> [(key: Key?, items: [Diagnostic])] {
    Dictionary(grouping: diagnostics, by: key)
      .sorted { a, b in
        switch (a.key, b.key) {
        case (let a?, let b?): a < b
        case (nil, _?): true
        default: false
        }
      }
      .map { ($0.key, $0.value) }
  }
}

// MARK: - The parts of the page

extension HTMLRenderer {
  private func writeHead(_ open: [Diagnostic], suppressed: Int, to page: inout HTMLWriter) {
    page.block("header") { page in
      page.element("h1", text: "Diagnostics of the catalog")
      page.lineBreak()
      page.block("div", ["class": "counts"]) { page in
        for severity in Diagnostic.Severity.allCases.reversed() {
          writeCount(of: severity, in: open, to: &page)
        }
        if suppressed > 0 {
          page.element("a", ["class": "count quiet", "href": "#allowed"]) { page in
            page.element("b", text: "\(suppressed)")
            page.text(" allowed")
          }
          page.lineBreak()
        }
      }
      let locales = Self.grouped(open, by: \.locale)
      if locales.count > 1 { writeCounts(by: locales, to: &page) }
    }
  }

  /// Writes how many there are of a severity, with the box that shows or hides them.
  private func writeCount(
    of severity: Diagnostic.Severity, in open: [Diagnostic], to page: inout HTMLWriter
  ) {
    let count = open.count { $0.severity == severity }
    let id = "show-\(severity.rawValue)"
    // Notes wait until they are asked for, unless there is nothing else.
    let isShown = severity != .note || open.allSatisfy { $0.severity == .note }
    page.element("label", ["class": "count \(severity.rawValue)"]) { page in
      page.open(
        "input",
        isShown
          ? ["type": "checkbox", "id": id, "checked": nil] : ["type": "checkbox", "id": id])
      page.element("b", text: "\(count)")
      page.text(" \(severity.rawValue)\(count == 1 ? "" : "s")")
    }
    page.lineBreak()
  }

  private func writeCounts(
    by locales: [(key: String?, items: [Diagnostic])], to page: inout HTMLWriter
  ) {
    page.element("nav", ["aria-label": "Locales"]) { page in
      page.element("table") { page in
        page.lineBreak()
        page.element("thead") { page in
          page.element("tr") { page in
            for title in ["Locale", "Errors", "Warnings", "Notes"] {
              page.element("th", text: title)
            }
          }
        }
        page.lineBreak()
        page.block("tbody") { page in
          for (locale, items) in locales {
            page.element("tr") { page in
              page.element("th") { page in
                page.element("a", ["href": "#" + anchor(locale)], text: title(locale))
              }
              for severity in Diagnostic.Severity.allCases.reversed() {
                let count = items.count { $0.severity == severity }
                page.element("td", count == 0 ? ["class": "none"] : [:], text: "\(count)")
              }
            }
            page.lineBreak()
          }
        }
      }
    }
    page.lineBreak()
  }

  private func title(_ locale: String?) -> String {
    guard let locale else { return "The catalog itself" }
    let name = localeName(locale)
    return name == locale ? locale : "\(name) (\(locale))"
  }

  private func anchor(_ locale: String?) -> String { locale.map { "locale-\($0)" } ?? "catalog" }

  private func writeLocale(
    _ locale: String?, _ items: [Diagnostic], files: [String: SourceFile], to page: inout HTMLWriter
  ) {
    page.block("section", ["class": "locale", "id": anchor(locale)]) { page in
      page.element("h2", text: title(locale))
      page.lineBreak()
      for (file, items) in Self.grouped(items, by: \.file) {
        page.block("section", ["class": "file"]) { page in
          page.element("h3") { page in
            page.element("bdi", ["dir": "ltr"], text: file ?? "")
            page.text(" ")
            page.element("span", ["class": "number"], text: "\(items.count)")
          }
          page.lineBreak()
          for item in items { write(item, files: files, to: &page) }
        }
      }
    }
  }

  /// Writes how many diagnostics of the baseline aren't on the page.
  private func writeBaseline(_ diagnostics: [Diagnostic], to page: inout HTMLWriter) {
    let known = diagnostics.count { $0.isInBaseline == true && $0.suppression == nil }
    guard known > 0 else { return }
    let noun = known == 1 ? "diagnostic" : "diagnostics"
    page.element("p", ["class": "aside"], text: "\(known) \(noun) of the baseline not shown.")
    page.lineBreak()
  }

  private func writeSuppressed(_ suppressed: [Diagnostic], to page: inout HTMLWriter) {
    guard !suppressed.isEmpty else { return }
    page.element("details", ["class": "aside", "id": "allowed"]) { page in
      page.element("summary", text: "\(suppressed.count) allowed")
      page.lineBreak()
      page.element("table") { page in
        page.element("tbody") { page in
          page.lineBreak()
          for diagnostic in suppressed {
            page.element("tr") { page in
              page.element("td") { page in
                page.element("bdi", ["dir": "ltr"], text: diagnostic.subject)
              }
              page.element("td", text: diagnostic.locale ?? "")
              page.element("td", text: diagnostic.rule.rawValue)
              page.element("td") { page in
                page.element("bdi") { $0.sentence(diagnostic.suppression?.reason ?? "") }
              }
            }
            page.lineBreak()
          }
        }
      }
      page.lineBreak()
    }
    page.lineBreak()
  }

  private func writeRules(_ used: Set<RuleID>, to page: inout HTMLWriter) {
    let described = rules.filter { used.contains($0.id) }
    guard !described.isEmpty else { return }
    page.block("aside") { page in
      page.element("h2", text: "What the rules are about")
      page.lineBreak()
      page.block("dl") { page in
        for rule in described {
          page.element("dt", ["id": "rule-\(rule.id.rawValue)"], text: rule.id.rawValue)
          page.lineBreak()
          page.element("dd") { $0.sentence("\(rule.what) \(rule.why)") }
          page.lineBreak()
          page.element("dd", ["class": "how-to-fix"]) { $0.sentence(rule.howToFix) }
          page.lineBreak()
        }
      }
    }
  }
}
