import BayanCatalog

/// Which slot of the packs each message has: the same in every locale.
///
/// The order is that of the catalog: the domains' own words, then those of categories, then the
/// options' labels. A facet has a slot where the source locale has words for it.
struct SlotLayout {
  /// By domain and code: the slot of each facet, -1 for none.
  private(set) var codeSlots: [[[Int]]] = []

  /// For the categories that some code takes its words from.
  private(set) var categorySlots: [String: [Int]] = [:]

  private(set) var optionSlots: [String: Int] = [:]

  /// The number of slots.
  private(set) var count = 0

  init(_ catalog: Catalog) {
    let source = catalog.locales.first
    let inherited = Set(
      catalog.domains.flatMap(\.codes).filter { $0.words == .category }.map(\.category))
    for domain in catalog.domains {
      let file = source?.domains[domain.name]
      codeSlots.append(
        domain.codes.map { code in
          code.words == .own ? slots(for: file?[code.name]) : []
        })
    }
    for category in catalog.categories where inherited.contains(category.name) {
      categorySlots[category.name] = slots(for: source?.categories?[category.name])
    }
    for option in catalog.options where optionSlots[option.name] == nil {
      optionSlots[option.name] = count
      count += 1
    }
    let none = Facet.allCases.map { _ in -1 }
    for (domainIndex, domain) in catalog.domains.enumerated() {
      for (codeIndex, code) in domain.codes.enumerated() where code.words == .category {
        codeSlots[domainIndex][codeIndex] = categorySlots[code.category] ?? none
      }
    }
  }

  private mutating func slots(for entry: MessagesEntry?) -> [Int] {
    var result: [Int] = []
    for facet in Facet.allCases {
      if entry?.words.contains(facet) != true {
        result.append(-1)
      } else {
        result.append(count)
        count += 1
      }
    }
    return result
  }
}
