package import BayanCatalog
package import BayanDiagnostics
package import BayanRuntime

/// The compiled texts of a project for errors of another module.
package struct CompiledOverrides: Sendable {
  /// The name of the other module.
  package var module: String
  /// The lines of a table with the locales alone.
  package var tableLines: [String]
  /// The packs of locales with texts of the project, in the order of the table's locales.
  package var packs: [CompiledCatalog.Locale]

  /// Returns the texts as programs use them.
  ///
  /// - Throws: ``BayanRuntime/Pack/Failure``, which would be an error of the compiler.
  package func catalogOverrides(
    of module: String, isProgram: Bool = false
  ) throws(Pack.Failure) -> CatalogOverrides? {
    guard let locales = CatalogTable(lines: tableLines) else { return nil }
    var packs: [Pack] = []
    for pack in self.packs { packs.append(try Pack(pack.pack)) }
    return CatalogOverrides(module: module, isProgram: isProgram, locales: locales, packs: packs)
  }
}

extension CatalogCompiler {
  /// Compiles the texts of a project for errors of another module.
  ///
  /// The packs have the slots and the fingerprint of the module's own packs. So a program refuses them if it has
  /// another version of the module.
  ///
  /// In a pseudo-locale of the module the texts are made from those in the source locale.
  ///
  /// - Returns: The compiled texts, or `nil` with the diagnostics that prevent it.
  package static func compile(
    _ overridden: OverriddenCatalog, reusing known: CompiledLocales = CompiledLocales()
  ) -> (CompiledOverrides?, [Diagnostic]) {
    let library = overridden.library
    let place = overridden.module.place
    let lines = CatalogTableLines.lines(of: library, aliases: LocaleAliases([]))
    guard let table = CatalogTable(lines: lines) else {
      return (nil, [.unreadableTable(at: place)])
    }
    let interface = CatalogInterface(library, table)
    var locales = Catalog(project: library.project)
    locales.locales = overridden.tags.map { LocaleMessages(tag: $0) }
    let aliases = aliases(of: locales, known)
    var compiled = CompiledOverrides(
      module: overridden.module.name,
      tableLines: CatalogTableLines.lines(of: locales, aliases: aliases), packs: [])
    let fingerprint = CatalogFingerprint.fingerprint(of: library, tableLines: lines)
    var diagnostics: [Diagnostic] = []
    for tag in overridden.tags {
      guard var texts = overridden.texts(in: tag), !texts.messages.isEmpty else { continue }
      texts.numberingSystem = library.locales.first { $0.tag == tag }?.numberingSystem
      let result = CompiledPart.compile(texts, against: interface, reusing: known, at: place)
      diagnostics += result.diagnostics
      guard let part = result.part else { continue }
      if let pack = part.pack(slots: table.slotCount, fingerprint: fingerprint) {
        compiled.packs.append(pack)
      } else {
        diagnostics.append(.textsTooLong(locale: tag, at: place))
      }
    }
    return diagnostics.isEmpty ? (compiled, []) : (nil, diagnostics)
  }
}

extension OverriddenCatalog {
  /// Returns the project's texts in a locale, or in a pseudo-locale of the module.
  fileprivate func texts(in tag: String) -> LocaleMessages? {
    guard let pseudo = PseudoLocale(tag) else { return overrides(in: tag) }
    return overrides(in: library.project.sourceLocale)?.inPseudoLocale(pseudo)
  }
}
