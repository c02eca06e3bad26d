import BayanCatalog

extension Catalog {
  /// Visits the messages of all locales that belong to a code, a category or an option.
  ///
  /// For rules about the catalog as a whole; one that looks at each message by itself is a
  /// ``MessageRule``, which shares this walk with the others.
  func forEachMessage(_ visit: (CatalogMessage) -> Void) {
    for group in messageGroups() { group.forEachMessage(visit) }
    forEachLabel(visit)
  }

  /// Visits the labels of options.
  func forEachLabel(_ visit: (CatalogMessage) -> Void) {
    let names = Set(options.map(\.name))
    var sources: [String: CatalogMessage] = [:]
    for locale in sourceFirst {
      let isSource = locale.tag == project.sourceLocale
      let checked = CheckedLocale(tag: locale.tag)
      for entry in locale.options?.entries ?? [] {
        guard let label = entry.label, names.contains(entry.name) else { continue }
        let message = CatalogMessage(
          label, in: checked, isSource: isSource, arguments: [],
          source: isSource ? nil : sources[entry.name])
        if isSource { sources[entry.name] = message }
        visit(message)
      }
    }
  }
}
