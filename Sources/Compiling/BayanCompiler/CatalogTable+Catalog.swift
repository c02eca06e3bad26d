import BayanCatalog
import BayanRuntime

extension CatalogTable {
  /// The table of a catalog: all of it but the messages.
  ///
  /// A facet is there where the source locale has a message for it.
  init(_ catalog: Catalog) {
    let source = catalog.locales.first
    let inherited = Set(
      catalog.domains.flatMap(\.codes).filter { $0.words == .category }.map(\.category))
    let options = Self.indices(catalog.options.map(\.name))
    let recoveries = Dictionary(
      catalog.recoveries.map { ($0.name, $0.options.compactMap { options[$0.option] }) },
      uniquingKeysWith: { first, _ in first })
    let categories = Self.indices(catalog.categories.map(\.name))
    let tags = catalog.locales.map(\.tag)
    let exceptions = LocaleAliases(tags)
    self.init(
      locales: tags, aliases: exceptions.aliases, fallbacks: exceptions.fallbacks,
      categories: catalog.categories.map { category in
        let entry = inherited.contains(category.name) ? source?.categories?[category.name] : nil
        return Category(
          name: category.name, retry: RetryPolicy(category.retry), facets: Self.facets(of: entry))
      },
      options: catalog.options.map { Option(name: $0.name, role: RecoveryRole($0.role)) },
      domains: catalog.domains.map { domain in
        let file = source?.domains[domain.name]
        return Domain(
          identifier: domain.identifier,
          codes: domain.codes.map { code in
            Code(
              name: code.name, value: code.value, summary: code.summary,
              category: categories[code.category] ?? 0,
              options: code.recovery.flatMap { recoveries[$0] } ?? [],
              isSensitive: code.sensitive,
              words: code.words == .category
                ? .category : .own(Self.facets(of: file?[code.name])))
          })
      })
  }

  private static func indices(_ names: [String]) -> [String: Int] {
    Dictionary(
      names.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }

  private static func facets(of entry: MessagesEntry?) -> [Facet] {
    zip(BayanCatalog.Facet.allCases, Facet.allCases)
      .filter { entry?.words.contains($0.0) == true }.map(\.1)
  }
}

extension RecoveryRole {
  fileprivate init(_ role: RecoveryOptionDeclaration.Role) {
    switch role {
    case .default: self = .default
    case .cancel: self = .cancel
    case .destructive: self = .destructive
    }
  }
}

extension RetryPolicy {
  fileprivate init(_ retry: ErrorCategory.Retry) {
    switch retry {
    case .automatic: self = .automatic
    case .manual: self = .manual
    case .never: self = .never
    }
  }
}
