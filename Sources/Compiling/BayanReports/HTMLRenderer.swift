import BayanCompiler
package import BayanDiagnostics
import BayanMeaning

/// A renderer of diagnostics as one HTML page, for translators and reviewers.
///
/// The page needs no other files and runs no script. Every text has its language and its
/// direction, so that Arabic is shown as its readers will see it, with the problem marked.
/// Diagnostics are grouped by locale and file. Suppressed diagnostics are in it too, folded, with the reason.
package struct HTMLRenderer: Sendable {
  /// The descriptions of the rules.
  package var rules: [RuleDescription]

  /// A closure that returns the name of a code point.
  package var name: @Sendable (Unicode.Scalar) -> String?

  /// A closure that returns a locale's name in English: "Arabic" for `ar`.
  package var localeName: @Sendable (String) -> String

  /// The versions with which the diagnostics were found: "bayan 0.1.0, CLDR 42, Unicode 15.0".
  package var provenance: String

  /// The language of the sentences.
  package var language: DiagnosticLanguage

  /// The number classes by locale, for callers that write many texts; others are looked up each time.
  private var numbersByLocale: [String: NumberClasses] = [:]

  /// Creates a renderer.
  package init(
    rules: [RuleDescription], provenance: String,
    name: @escaping @Sendable (Unicode.Scalar) -> String? = { _ in nil },
    localeName: @escaping @Sendable (String) -> String = { $0 },
    language: DiagnosticLanguage = .english
  ) {
    self.language = language
    self.rules = rules
    self.provenance = provenance
    self.name = name
    self.localeName = localeName
  }

  /// Returns one diagnostic, for a page that shows it beside other content.
  package func article(_ diagnostic: Diagnostic, files: [String: SourceFile]) -> String {
    var page = HTMLWriter(name: name)
    write(diagnostic, files: files, to: &page)
    return page.html
  }

  /// Returns the number classes of a locale.
  func numbers(of locale: String) -> NumberClasses {
    numbersByLocale[locale] ?? NumberClasses(locales: [locale])
  }

  /// Looks up the number classes of locales once, for all later texts.
  package mutating func prepare(for locales: some Sequence<String>) {
    for locale in locales where numbersByLocale[locale] == nil {
      numbersByLocale[locale] = NumberClasses(locales: [locale])
    }
  }

  /// Writes the page; notes are in it, hidden at first.
  ///
  /// - Parameter texts: Catalogs whose texts are all on the page, even those without diagnostics.
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
    page.reportHead(title: said("Diagnostics of the catalog"), language: language)
    writeHead(open, suppressed: suppressed.count, to: &page)
    page.block("main") { page in
      for group in Self.grouped(open, by: \.locale) {
        writeLocale(group.key, group.items, files: files, to: &page)
      }
      if open.isEmpty {
        page.element(
          "p", ["class": "clean"], text: said("Nothing to report. The catalog is as it should be."))
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

  /// Returns items in groups, sorted by key; the group without a key comes first.
  static func grouped<Key: Hashable & Comparable>(
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
