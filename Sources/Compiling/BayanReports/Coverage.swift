package import BayanCatalog
import BayanCompiler
package import BayanDiagnostics
import BayanMessageSyntax
import BayanSupport

/// The coverage of a catalog by its locales: facet × code × category × locale.
///
/// The needed texts are those that the category requires and those that the source locale has, as for
/// `translation-missing`. Empty and unreadable texts count as missing.
package struct Coverage: Sendable {
  package struct Gap: Hashable, Sendable {
    package var id: MessageID
    /// The place of the text's entry, or the place where the entry would be.
    package var place: Place
    /// The locale whose text readers see; `nil` if the source lacks it too.
    package var answering: String?
  }

  /// The number of needed texts and of existing ones.
  package struct Count: Hashable, Sendable {
    package var present = 0
    package var needed = 0

    package init() {}

    /// The percentage, rounded down, so that 100 means all; 100 if no texts are needed.
    package var percent: Int { needed == 0 ? 100 : present * 100 / needed }

    mutating func add(_ isPresent: Bool) {
      needed += 1
      if isPresent { present += 1 }
    }
  }

  /// The counts of one domain, of the messages of categories, or of the labels of options.
  package struct Section: Sendable {
    /// The file's name: `login`, `categories`, `options`.
    package var name: String
    package var total = Count()
    /// The counts by `title`, `description`, `suggestion`, `help`, `label`.
    package var facets: [String: Count] = [:]
    /// The counts by the category of the codes.
    package var categories: [String: Count] = [:]
    package var gaps: [Gap] = []
    /// The needed texts that there are.
    fileprivate var present: [MessageID] = []
  }

  package struct Locale: Sendable {
    package var tag: String
    package var sections: [Section]

    package var total: Count {
      sections.reduce(into: Count()) {
        $0.present += $1.total.present
        $0.needed += $1.total.needed
      }
    }
  }

  /// The locales in the catalog's order, the source locale first; a locale without a folder has no texts.
  package var locales: [Locale]

  package init(_ catalog: Catalog) {
    let source = catalog.sourceMessages
    let byTag = Dictionary(firstOf: catalog.locales, by: \.tag)
    locales = catalog.project.locales.map { tag in
      let messages = byTag[tag]
      var sections = catalog.domains.map { domain in
        Self.section(of: domain, messages?.domains[domain.name], source, tag, catalog)
      }
      let ofCategories = Self.categories(messages?.categories, source?.categories, tag, catalog)
      if ofCategories.total.needed > 0 { sections.append(ofCategories) }
      let options = Self.options(messages?.options, tag, catalog)
      if options.total.needed > 0 { sections.append(options) }
      return Locale(tag: tag, sections: sections)
    }
    let present = Dictionary(firstOf: locales.map { ($0.tag, Set($0.sections.flatMap(\.present))) })
    let answers = AnsweringLocales(catalog.project)
    for index in locales.indices {
      let answering = answers[locales[index].tag]
      for section in locales[index].sections.indices {
        for gap in locales[index].sections[section].gaps.indices {
          let id = locales[index].sections[section].gaps[gap].id
          locales[index].sections[section].gaps[gap].answering = answering.first {
            present[$0]?.contains(id) == true
          }
        }
      }
    }
  }

  private static func section(
    of domain: ErrorDomain, _ file: MessagesFile?, _ source: LocaleMessages?, _ tag: String,
    _ catalog: Catalog
  ) -> Section {
    var section = Section(name: domain.name)
    let end = file?.end ?? section.start(in: tag, catalog)
    for code in domain.codes where code.messageOwner == .own {
      let requires = catalog.categories.first { $0.name == code.category }?.requires ?? []
      section.add(
        code.name, category: code.category, requires: requires, file?[code.name],
        source?.domains[domain.name]?[code.name], end: end)
    }
    return section
  }

  private static func categories(
    _ file: MessagesFile?, _ source: MessagesFile?, _ tag: String, _ catalog: Catalog
  ) -> Section {
    let inherited = Set(
      catalog.domains.flatMap(\.codes).filter { $0.messageOwner == .category }.map(\.category))
    var section = Section(name: MessageID.categoriesFile)
    let end = file?.end ?? section.start(in: tag, catalog)
    for category in catalog.categories
    where inherited.contains(category.name) || source?[category.name] != nil {
      section.add(
        category.name, category: category.name,
        requires: inherited.contains(category.name) ? category.requires : [],
        file?[category.name], source?[category.name], end: end)
    }
    return section
  }

  private static func options(
    _ labels: OptionLabelsFile?, _ tag: String, _ catalog: Catalog
  ) -> Section {
    var section = Section(name: MessageID.optionsFile)
    let end = labels?.end ?? section.start(in: tag, catalog)
    for option in catalog.options {
      let entry = labels?[option.name]
      let isPresent = entry?.label.map { !$0.isBlank } ?? false
      section.add(
        isPresent, .label(of: option.name), facet: "label", category: nil, at: entry?.place ?? end)
    }
    return section
  }
}

extension Coverage.Section {
  /// Returns the start of the section's file, for a locale without it.
  fileprivate func start(in locale: String, _ catalog: Catalog) -> Place {
    Place(
      file: catalog.layout.path(of: .locale(locale, .messages(name))), span: SourceSpan(0, 0))
  }

  fileprivate mutating func add(
    _ name: String, category: String, requires: [Facet], _ entry: MessagesEntry?,
    _ source: MessagesEntry?, end: Place
  ) {
    for facet in Facet.allCases where requires.contains(facet) || source?.facets[facet] != nil {
      add(
        entry?.facets[facet].map { $0.parsed.isValid && !$0.isBlank } ?? false,
        MessageID(file: self.name, entry: name, facet: facet), facet: facet.rawValue,
        category: category, at: entry?.place ?? end)
    }
  }

  fileprivate mutating func add(
    _ isPresent: Bool, _ id: MessageID, facet: String, category: String?, at place: Place
  ) {
    total.add(isPresent)
    facets[facet, default: Coverage.Count()].add(isPresent)
    if let category { categories[category, default: Coverage.Count()].add(isPresent) }
    if isPresent { present.append(id) } else { gaps.append(Coverage.Gap(id: id, place: place)) }
  }
}
