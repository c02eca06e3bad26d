import BayanDiagnostics

/// The catalog of a module, and the texts that another project has for its errors.
package struct OverriddenCatalog: Sendable {
  /// The module's name, as the project has it.
  package let module: OverriddenModule
  /// The catalog of the module.
  package let library: Catalog
  /// The project's texts that have the place of a text of the module.
  package private(set) var overrides: ModuleOverrides
  /// The project's texts that have no place in the module, which are never shown.
  package let unknown: [LocaleMessage]
  /// The project that has the texts.
  package let project: Project

  /// Creates the catalog.
  package init(
    _ module: OverriddenModule, library: Catalog, overrides: ModuleOverrides, of project: Project
  ) {
    self.module = module
    self.library = library
    self.project = project
    let source = library.sourceMessages
    unknown = overrides.locales.flatMap(\.messages).filter { source?[$0.id] == nil }
    var known = overrides
    known.locales = overrides.locales.map { $0.only { source?[$0.id] != nil } }
    self.overrides = known
  }

  /// The tags of the locales: those of the library, then those that only the project's texts have, then
  /// pseudo-locales.
  package var tags: [String] {
    let own = library.locales.map(\.tag)
    let all = own + overrides.locales.map(\.tag).filter { !own.contains($0) }
    return all.filter { PseudoLocale($0) == nil } + all.filter { PseudoLocale($0) != nil }
  }

  /// Returns the project's texts in a locale.
  package func overrides(in tag: String) -> LocaleMessages? {
    overrides.locales.first { $0.tag == tag }
  }

  /// The names of the entries for which the project has texts, in any locale, by file.
  package var entries: [String: Set<String>] {
    var entries: [String: Set<String>] = [:]
    for locale in overrides.locales {
      for message in locale.messages {
        entries[message.id.file, default: []].insert(message.id.entry)
      }
    }
    return entries
  }

  /// The catalog in which the project's texts are in the place of the module's own, for the checks.
  ///
  /// It has only the entries for which the project has texts. So these are checked as translations of what the
  /// project's readers of the source locale see.
  ///
  /// - Parameter sources: The earlier source texts, with the ids of the module.
  package func merged(with sources: SourcesLock?) -> Catalog {
    let entries = entries
    var catalog = merged(keeping: entries)
    catalog.suppressions = overrides.suppressions
    catalog.sources = sources
    for index in catalog.domains.indices {
      let names = entries[catalog.domains[index].name] ?? []
      catalog.domains[index].codes.removeAll { !names.contains($0.name) }
    }
    catalog.domains.removeAll { $0.codes.isEmpty }
    return catalog
  }

  /// The catalog as the project's readers see it, with all entries of the module.
  ///
  /// A draft of the project isn't in its packs, so the module's own text is shown.
  package var shown: Catalog {
    var overridden = self
    overridden.overrides.locales = overrides.locales.map { locale in
      locale.tag == library.project.sourceLocale ? locale : locale.only { !locale.isDraft($0) }
    }
    return overridden.merged(keeping: nil)
  }

  /// The catalog for translators: the project's texts in its locales, each with its source, which is what the
  /// project's readers of the source locale see.
  ///
  /// It has no other texts. The source locale is that of the module, whose texts are no translations.
  ///
  /// - Parameter sources: The earlier source texts, with the ids of the module.
  package func exchanged(with sources: SourcesLock?) -> Catalog {
    let source = library.project.sourceLocale
    let ids = Set(overrides.locales.flatMap { $0.messages.map(\.id) })
    var catalog = merged(with: sources)
    catalog.setLocales([source] + project.locales.filter { $0 != source }) { tag, id in
      tag == source ? ids.contains(id) : overrides(in: tag)?[id] != nil
    }
    catalog.project.moduleName = project.moduleName
    catalog.project.place = project.place
    catalog.project.overriding = module.name
    return catalog
  }

  /// The catalog with the project's texts alone, in some locales, and all errors of the module.
  package func alone(in tags: [String]) -> Catalog {
    var catalog = merged(with: nil)
    catalog.domains = library.domains
    catalog.setLocales(tags) { tag, id in overrides(in: tag)?[id] != nil }
    return catalog
  }

  /// - Parameter entries: The entries that are kept, by file; `nil` for all.
  private func merged(keeping entries: [String: Set<String>]?) -> Catalog {
    var catalog = library
    catalog.project.checks = project.checks
    catalog.project.doNotTranslate += project.doNotTranslate
    catalog.project.localizedHosts += project.localizedHosts
    catalog.project.wording = project.wording
    catalog.project.functions += project.functions.filter { function in
      !library.project.functions.contains { $0.name == function.name }
    }
    catalog.project.locales = tags
    catalog.project.localesInProgress = project.localesInProgress
    catalog.project.reviewedForRelease = []
    catalog.suppressions = []
    catalog.released = nil
    catalog.cldr = nil
    catalog.adopted = nil
    catalog.sources = nil
    catalog.locales = tags.map { tag in
      let locale = library.locales.first { $0.tag == tag } ?? LocaleMessages(tag: tag)
      return locale.replacing(overrides(in: tag), keeping: entries)
    }
    return catalog
  }
}

extension Catalog {
  /// Replaces the locales by those of some tags, with some of their messages alone.
  fileprivate mutating func setLocales(
    _ tags: [String], keeping isKept: (_ tag: String, _ id: MessageID) -> Bool
  ) {
    locales = tags.map { tag in
      let locale = locales.first { $0.tag == tag } ?? LocaleMessages(tag: tag)
      return locale.only { isKept(tag, $0.id) }
    }
    project.locales = tags
  }
}

extension LocaleMessages {
  /// Returns the locale with only some of its entries, and with other texts in the place of its own.
  fileprivate func replacing(
    _ overrides: LocaleMessages?, keeping names: [String: Set<String>]?
  ) -> LocaleMessages {
    var locale = LocaleMessages(
      tag: tag, numberingSystem: numberingSystem, numberingSystemPlace: numberingSystemPlace,
      glossary: glossary, states: states)
    if let overrides {
      locale.states.lines = states.lines.filter { overrides[$0.key] == nil }
        .merging(overrides.states.lines) { $1 }
    }
    for name in Set(domains.keys).union(overrides?.domains.keys.map { $0 } ?? []) {
      locale.domains[name] = Self.replaced(
        domains[name], overrides?.domains[name], keeping: names.map { $0[name] ?? [] })
    }
    locale.categories = Self.replaced(
      categories, overrides?.categories, keeping: names.map { $0[MessageID.categoriesFile] ?? [] })
    locale.options = Self.replaced(
      options, overrides?.options, keeping: names.map { $0[MessageID.optionsFile] ?? [] })
    return locale
  }

  private static func replaced<Entry: OverridableEntry>(
    _ file: LocaleFile<Entry>?, _ overrides: LocaleFile<Entry>?, keeping names: Set<String>?
  ) -> LocaleFile<Entry>? {
    guard file != nil || overrides != nil else { return nil }
    let own = (file?.entries ?? []).filter { names?.contains($0.name) != false }.map { entry in
      overrides?[entry.name].map(entry.replaced) ?? entry
    }
    let added = (overrides?.entries ?? []).filter { file?[$0.name] == nil }
    return LocaleFile(
      path: file?.path ?? overrides?.path ?? "", entries: own + added,
      isComplete: file?.isComplete != false && overrides?.isComplete != false,
      end: file?.end ?? overrides?.end)
  }
}

extension LocaleMessages {
  /// Returns the locale with some of its messages alone.
  fileprivate func only(_ isKept: (LocaleMessage) -> Bool) -> LocaleMessages {
    func only(_ file: MessagesFile) -> MessagesFile {
      MessagesFile(
        path: file.path,
        entries: file.entries.compactMap { entry in
          var entry = entry
          for (facet, message) in entry.facets where !isKept(message) { entry.facets[facet] = nil }
          return entry.messages.isEmpty ? nil : entry
        }, isComplete: file.isComplete, end: file.end)
    }
    var locale = self
    locale.domains = domains.mapValues(only)
    locale.categories = categories.map(only)
    locale.options = options.map { file in
      OptionLabelsFile(
        path: file.path, entries: file.entries.filter { $0.label.map(isKept) == true },
        isComplete: file.isComplete, end: file.end)
    }
    return locale
  }
}

/// An entry whose texts another project may have.
private protocol OverridableEntry: LocaleEntry {
  /// Returns the entry with the texts of another one in the place of its own.
  func replaced(by other: Self) -> Self
}

extension MessagesEntry: OverridableEntry {
  fileprivate func replaced(by other: MessagesEntry) -> MessagesEntry {
    var entry = self
    // The library keeps the sources of its own translations.
    entry.source = other.source
    entry.place = other.place
    entry.unreadable = other.unreadable
    for (facet, message) in other.facets { entry.facets[facet] = message }
    return entry
  }
}

extension OptionLabel: OverridableEntry {
  fileprivate func replaced(by other: OptionLabel) -> OptionLabel { other }
}
