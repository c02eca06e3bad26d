package import BayanCatalog
package import BayanDiagnostics

/// Some entries of one file, with their messages in all locales.
///
/// Groups are the units of work for the cores. The analysis of a source message is shared by all
/// its translations, and discarded after the last of them.
package struct MessageGroup: Sendable {
  /// The names of entries, and the arguments of their messages.
  package var entries: ArraySlice<(name: String, arguments: [ErrorArgument])>

  /// The file of each locale that has it, the source locale's first.
  package var files: [(locale: LocaleContext, file: MessagesFile)]

  package var sourceLocale: String

  package func forEachMessage(_ visit: (CatalogMessage) -> Void) {
    for entry in entries {
      var sources: [CatalogMessage?] = Facet.allCases.map { _ in nil }
      for (locale, file) in files {
        guard let facets = file[entry.name]?.facets else { continue }
        let isSource = locale.tag == sourceLocale
        for (position, facet) in Facet.allCases.enumerated() {
          guard let localeMessage = facets[facet] else { continue }
          let message = CatalogMessage(
            localeMessage, in: locale, isSource: isSource, arguments: entry.arguments,
            source: sources[position])
          if isSource { sources[position] = message }
          visit(message)
        }
      }
    }
  }
}

extension Catalog {
  /// Returns the messages of domains and categories; entries without a declaration are left out.
  ///
  /// - Parameter id: A message whose entry alone is wanted; `nil` for all entries.
  package func messageGroups(
    in contexts: LocaleContexts, of id: MessageID? = nil
  ) -> [MessageGroup] {
    let arguments = DeclaredArguments(self)
    contexts.make(locales.map(\.tag))
    let names = domains.map(\.name) + [MessageID.categoriesFile]
    return names.filter { id == nil || $0 == id?.file }.flatMap { name in
      let files = sourceFirst.compactMap { locale in
        locale.messages(named: name).map { (locale: contexts[locale.tag], file: $0) }
      }
      let entries = arguments[name].filter { id == nil || $0.key == id?.entry }
        .sorted { $0.key < $1.key }.map { (name: $0.key, arguments: $0.value) }
      return stride(from: 0, to: entries.count, by: 32).map { start in
        MessageGroup(
          entries: entries[start..<min(start + 32, entries.count)], files: files,
          sourceLocale: project.sourceLocale)
      }
    }
  }

  func forEachLabel(in contexts: LocaleContexts, _ visit: (CatalogMessage) -> Void) {
    let names = Set(options.map(\.name))
    var sources: [String: CatalogMessage] = [:]
    for locale in sourceFirst {
      let isSource = locale.tag == project.sourceLocale
      for entry in locale.options?.entries ?? [] {
        guard let label = entry.label, names.contains(entry.name) else { continue }
        let message = CatalogMessage(
          label, in: contexts[locale.tag], isSource: isSource, arguments: [],
          source: sources[entry.name])
        if isSource { sources[entry.name] = message }
        // A built-in label can't be changed in the project.
        if !label.isBuiltIn { visit(message) }
      }
    }
  }
}
