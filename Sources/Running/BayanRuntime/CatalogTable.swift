/// What a catalog says about its errors apart from their words: the same for every locale.
///
/// It also decides which slot of the packs each message has: see `assignSlots()`. Generated code
/// has it as lines of text, which are read once.
public struct CatalogTable: Sendable {
  /// The facets of an error, in the order their slots have.
  public enum Facet: Int, CaseIterable, Sendable {
    case title
    case description
    case suggestion
    case help
  }

  /// A button.
  public struct Option: Hashable, Sendable {
    public var name: String
    public var role: RecoveryRole
    /// The slot of its label.
    public internal(set) var slot = -1

    package init(name: String, role: RecoveryRole) {
      self.name = name
      self.role = role
    }
  }

  /// How errors are dealt with.
  public struct Category: Hashable, Sendable {
    public var name: String
    public var retry: RetryPolicy
    /// The facets that the category has messages for, for codes that have none of their own.
    public var facets: [Facet]
    /// The slot of each facet, by the facet's `rawValue`; -1 for none.
    public internal(set) var slots: [Int] = []

    package init(name: String, retry: RetryPolicy, facets: [Facet] = []) {
      self.name = name
      self.retry = retry
      self.facets = facets
    }
  }

  /// Whose messages an error has.
  public enum Words: Hashable, Sendable {
    /// Its own, for these facets.
    case own([Facet])
    /// Those of its category.
    case category
  }

  /// One error.
  public struct Code: Hashable, Sendable {
    public var name: String
    public var value: Int
    /// What happened, for developers: never shown to users.
    public var summary: String
    public var category: Int
    /// Indices into ``CatalogTable/options``, in button order.
    public var options: [Int]
    public var isSensitive: Bool
    public var words: Words
    /// The slot of each facet, by the facet's `rawValue`; -1 for none.
    public internal(set) var slots: [Int] = []

    package init(
      name: String, value: Int, summary: String = "", category: Int, options: [Int] = [],
      isSensitive: Bool = false, words: Words
    ) {
      self.name = name
      self.value = value
      self.summary = summary
      self.category = category
      self.options = options
      self.isSensitive = isSensitive
      self.words = words
    }
  }

  /// One domain.
  public struct Domain: Hashable, Sendable {
    public var identifier: String
    public var codes: [Code]

    package init(identifier: String, codes: [Code]) {
      self.identifier = identifier
      self.codes = codes
    }
  }

  /// Tags that lead to a locale in another way than by cutting off subtags: `zh-TW` to `zh-Hant`,
  /// `pt` to `pt-BR`.
  ///
  /// The value is an index into ``locales``; -1 says that no locale of the catalog answers,
  /// although cutting would find one.
  public var aliases: [String: Int]

  /// Tags whose readers also read a locale in another language, where none of their preferences has a
  /// better one: `nn` leads to `nb`.
  ///
  /// The value is an index into ``locales``.
  public var fallbacks: [String: Int]

  /// The locales' tags.
  ///
  /// The first is the source locale.
  public var locales: [String]
  public private(set) var categories: [Category]
  public private(set) var options: [Option]
  public private(set) var domains: [Domain]

  package init(
    locales: [String], aliases: [String: Int], fallbacks: [String: Int] = [:],
    categories: [Category], options: [Option], domains: [Domain]
  ) {
    self.locales = locales
    self.aliases = aliases
    self.fallbacks = fallbacks
    self.categories = categories
    self.options = options
    self.domains = domains
    assignSlots()
  }

  /// How many slots there are.
  public private(set) var slotCount = 0

  /// The next slots, for the facets that there are; -1 for the others.
  private mutating func nextSlots(for facets: [Facet]) -> [Int] {
    var slots: [Int] = []
    for facet in Facet.allCases {
      slots.append(facets.contains(facet) ? slotCount : -1)
      if facets.contains(facet) { slotCount += 1 }
    }
    return slots
  }

  /// Numbers the messages: those of the domains' codes, then those of the categories, then the
  /// labels of the options, each in the table's order.
  private mutating func assignSlots() {
    slotCount = 0
    for domain in domains.indices {
      for code in domains[domain].codes.indices {
        guard case .own(let facets) = domains[domain].codes[code].words else { continue }
        domains[domain].codes[code].slots = nextSlots(for: facets)
      }
    }
    for category in categories.indices {
      categories[category].slots = nextSlots(for: categories[category].facets)
    }
    for option in options.indices {
      options[option].slot = slotCount
      slotCount += 1
    }
    for domain in domains.indices {
      for code in domains[domain].codes.indices
      where domains[domain].codes[code].words == .category {
        let category = domains[domain].codes[code].category
        domains[domain].codes[code].slots = categories[category].slots
      }
    }
  }
}

/// What a button does to the error.
public enum RecoveryRole: String, Hashable, Sendable {
  case `default`
  case cancel
  case destructive
}

/// What trying again may do.
public enum RetryPolicy: String, Hashable, Sendable {
  /// A program may try again by itself, once.
  case automatic
  /// The user may try again.
  case manual
  /// Trying again changes nothing.
  case never
}
