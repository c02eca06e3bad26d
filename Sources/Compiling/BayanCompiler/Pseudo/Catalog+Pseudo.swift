package import BayanCatalog
import BayanMessageSyntax

extension Catalog {
  /// Returns the catalog with pseudo-locales after its locales, for compiling and showing.
  ///
  /// Code that checks translations gets the catalog without pseudo-locales.
  ///
  /// - Parameter more: The pseudo-locales to add beside those that the project lists.
  package func withPseudoLocales(and more: [PseudoLocale] = []) -> Catalog {
    guard let source = sourceMessages else { return self }
    var catalog = self
    for locale in PseudoLocale.allCases
    where project.pseudoLocales.contains(locale) || more.contains(locale) {
      var messages = source.inPseudoLocale(locale)
      // The numbering system is that of the project's model locale.
      messages.numberingSystem = locales.first { $0.tag == locale.model }?.numberingSystem
      catalog.locales.append(messages)
    }
    return catalog
  }
}

extension LocaleMessages {
  /// Returns the messages of a pseudo-locale, made from these.
  func inPseudoLocale(_ locale: PseudoLocale) -> LocaleMessages {
    let messages = PseudoMessages(of: locale, from: tag)
    func pseudo(_ source: LocaleMessage) -> LocaleMessage? {
      guard source.parsed.isValid else { return nil }
      let text = messages.message(from: source.parsed.message).formatted()
      return LocaleMessage(text, from: source, locale: locale.tag)
    }
    func pseudo(_ file: MessagesFile) -> MessagesFile {
      MessagesFile(
        path: file.path,
        entries: file.entries.map { entry in
          var facets: FacetMap<LocaleMessage> = [:]
          for (facet, message) in entry.facets { facets[facet] = pseudo(message) }
          return MessagesEntry(name: entry.name, facets: facets, place: entry.place)
        })
    }
    return LocaleMessages(
      tag: locale.tag, domains: domains.mapValues(pseudo),
      options: options.map { file in
        OptionLabelsFile(
          path: file.path,
          entries: file.entries.map {
            OptionLabel(name: $0.name, label: $0.label.flatMap(pseudo), place: $0.place)
          })
      },
      categories: categories.map(pseudo))
  }
}
