import BayanCatalog
import BayanCatalogFixtures
import BayanChecking
import BayanDiagnostics
import BayanExchange
import BayanRules
import BayanTOML

extension FuzzTarget {
  /// Imported translations in all formats: any bytes are read, and the imported texts leave the
  /// project without errors.
  static let exchange = FuzzTarget("exchange", seeds: exported) { bytes in
    let file = SourceFile(path: "back", bytes: bytes)
    for format in ExchangeFormats.imported {
      let returned = format.read(file)
      for diagnostic in returned.diagnostics {
        try promise(diagnostic.span.end <= bytes.count, "\(format): a diagnostic behind the end")
      }
      for unit in returned.units {
        try promise(unit.span.end <= bytes.count, "\(format): a unit behind the end")
      }
      guard !returned.diagnostics.contains(where: { $0.severity == .error }) else { continue }
      try checkImport(of: returned, format)
    }
  }

  private static func checkImport(
    of returned: ReturnedDocument, _ format: any ImportedFormat.Type
  ) throws {
    guard let catalog = Project.catalog else { throw BrokenPromise("the project has errors") }
    let plan = ExchangeImport(
      returned, format: format, into: catalog,
      request: ExchangeImport.Request(locale: "ar", resolution: .theirs, origin: "import:fuzz"))
    let handled = plan.unchanged + plan.changes.count + plan.conflicts.count
    try promise(
      handled + plan.refusals.count + plan.strangers.count >= returned.units.count,
      "\(format): a unit is lost")
    guard !plan.changes.isEmpty else { return }
    let checked = plan.checked(Project.files, by: Project.run)
    let changed = Set(checked.files.map(\.path))
    let files = Project.files.filter { !changed.contains($0.path) } + checked.files
    let outcome = Project.run(files)
    try promise(!outcome.hasErrors, "\(format): errors after an import")
    guard let after = outcome.catalog?.locales.first(where: { $0.tag == "ar" }) else { return }
    for change in checked.result.changes {
      let words = after[change.id]?.text.value
      try promise(
        words?.isSame(as: change.new) == true,
        "\(format): '\(change.new.visible)' came in as '\(words?.visible ?? "nothing")'")
    }
  }

  /// Returns the project in each format; an import of any of them changes nothing.
  private static func exported() -> [[UInt8]] {
    guard let catalog = Project.catalog else { return [] }
    let document = ExchangeDocument(catalog, locale: "ar")
    return ExchangeFormats.all.map { $0.write(document, over: nil).bytes }
  }

  /// The project into which translations are imported.
  private enum Project {
    static let run = CheckRun(.all)
    /// The catalog; `nil` if it has errors.
    static let catalog: Catalog? = {
      let outcome = run(files)
      return outcome.hasErrors ? nil : outcome.catalog
    }()

    static let files =
      CatalogFixture.frame + [
        SourceFile(
          path: "Catalog/a.toml",
          text: """
            domain = "org.example.a"
            type = "AError"
            summary = "Errors."
            [codes.b]
            category = "other"
            summary = "One."
            arguments = { name = { type = "string" }, count = { type = "integer" } }
            [codes.c]
            category = "other"
            summary = "Another."
            """),
        SourceFile(
          path: "Locales/en/a.toml",
          text: """
            [b]
            title = "Hello {$name}"
            description = ".input {$count :integer} .match $count one {{One.}} * {{{$count} files.}}"
            [c]
            title = "A {#b}bold{/b} word"
            """),
        SourceFile(
          path: "Locales/ar/a.toml",
          text: """
            [b]
            title = "مرحبًا {$name}"
            description = ".input {$count :integer} .match $count zero {{لا ملفات.}} one {{ملف واحد.}} two {{ملفان.}} few {{{$count} ملفات.}} many {{{$count} ملفًا.}} * {{{$count} ملف.}}"
            [c]
            title = "كلمة {#b}غليظة{/b}"
            """),
      ]
  }
}
