/// The messages of a catalog in all its locales, as an immutable and complete value.
public struct MessageCatalog: Sendable {
  /// The contents of a catalog, which its copies share, because each error's words hold a copy.
  private final class Storage: Sendable {
    let table: CatalogTable
    let packs: [Pack]
    /// The pack with another module's texts for each locale; empty for a catalog without such texts.
    let overrides: [Pack?]
    let answers: LocaleAnswers
    /// The observer of shown texts; `nil` for nearly every program.
    let observer: TextObserver?

    init(
      table: CatalogTable, packs: [Pack], overrides: [Pack?], observer: TextObserver?
    ) {
      self.table = table
      self.packs = packs
      self.overrides = overrides
      self.observer = observer
      answers = LocaleAnswers(
        table.locales, scripts: table.scripts, aliases: table.aliases, fallbacks: table.fallbacks)
    }
  }

  private let storage: Storage

  /// The errors, their categories and options.
  public var table: CatalogTable { storage.table }

  /// The packs of the table's locales, in the same order.
  public var packs: [Pack] { storage.packs }

  /// Creates a catalog from a table and its packs.
  ///
  /// - Precondition: There is at least one locale. The packs are those of the table's locales, in
  ///   the same order, and belong to one catalog.
  package init(table: CatalogTable, packs: [Pack], observer: TextObserver? = nil) {
    self.init(table: table, packs: packs, overrides: [], observer: observer)
  }

  /// Creates a catalog in which texts of another module come before those of the packs.
  ///
  /// - Parameter overrides: The other module's pack of each locale, or nothing.
  init(table: CatalogTable, packs: [Pack], overrides: [Pack?], observer: TextObserver?) {
    precondition(!packs.isEmpty && packs.count == table.locales.count, "a pack for each locale")
    precondition(
      packs.allSatisfy { $0.fingerprint == packs[0].fingerprint }, "packs of different catalogs")
    precondition(
      (overrides.isEmpty || overrides.count == packs.count)
        && overrides.allSatisfy { $0.map { $0.fingerprint == packs[0].fingerprint } ?? true },
      "overrides of another catalog")
    storage = Storage(table: table, packs: packs, overrides: overrides, observer: observer)
  }

  /// Returns the catalog with the pack of a locale replaced, as by a file that is loaded later.
  ///
  /// Holders of the old value still read the old messages.
  ///
  /// - Throws: ``Pack/Failure/otherCatalog`` if the pack's locale or slots aren't the catalog's.
  package func replacing(_ pack: Pack) throws(Pack.Failure) -> MessageCatalog {
    guard let index = storage.answers.index(of: pack.locale),
      pack.fingerprint == packs[index].fingerprint,
      pack.slotCount == packs[index].slotCount
    else { throw .otherCatalog }
    var packs = packs
    packs[index] = pack
    return MessageCatalog(
      table: table, packs: packs, overrides: storage.overrides, observer: observer)
  }

  /// The fingerprint of the codes, arguments, options and slots, which all packs have in common.
  package var fingerprint: UInt64 { packs[0].fingerprint }

  /// The observer of shown texts, a part of the value: a text is observed without a lock.
  var observer: TextObserver? { storage.observer }

  /// Returns the catalog with another observer of shown texts.
  func observed(by observer: TextObserver?) -> MessageCatalog {
    MessageCatalog(
      table: table, packs: packs, overrides: storage.overrides, observer: observer)
  }

  /// The index of the source locale, which answers if no other locale does.
  static let sourceIndex = 0

  /// Returns the locale that answers a tag; `nil` if none does.
  ///
  /// The answer is the tag's own locale, or else the locale that the tag's readers read best, by
  /// CLDR's language matching: `ar` answers `ar-EG`, `es-419` answers `es-MX` before `es`, `pt-BR`
  /// answers `pt`, and `nb` answers `nn`. The usual script of a language is ignored, and no locale
  /// in another script answers: `en-Latn-GB` is `en-GB`, and `az` doesn't answer `az-Arab`.
  public func index(matching tag: LocaleTag) -> Int? {
    switch storage.answers.answer(to: tag) {
    case .locale(let index): index
    case .none: nil
    case .unknown: storage.answers.fallback(for: tag)
    }
  }

  /// Returns the locale that answers the first preference with an answer; else the source locale.
  ///
  /// A locale in another language than the preference answers only if no preference has an answer
  /// in its own language: readers of `nn` and `en` get `en`, and get `nb` only if there is no `en`.
  public func index(preferring tags: some Sequence<LocaleTag>) -> Int {
    var other: Int?
    for tag in tags {
      switch storage.answers.answer(to: tag) {
      case .locale(let index): return index
      case .none: continue
      case .unknown: other = other ?? storage.answers.fallback(for: tag)
      }
    }
    return other ?? Self.sourceIndex
  }

  /// The index of the locale that answers ``MessageLocale/preferences``.
  package var currentIndex: Int {
    MessageLocale.current.map { index(preferring: CollectionOfOne($0)) }
      ?? index(preferring: MessageLocale.program)
  }

  /// Returns the words of an error by its index in the table, for tools without generated types.
  ///
  /// The table doesn't have the names of private arguments, so leave them out.
  ///
  /// - Precondition: The table has the domain and the code.
  public func words(
    domain: Int, code: Int, arguments: [MessageArgument] = [],
    preferring tags: [LocaleTag]
  ) -> ErrorWords {
    precondition(
      table.domains.indices.contains(domain)
        && table.domains[domain].codes.indices.contains(code), "no such error in the table")
    return ErrorWords(
      catalog: self, localeIndex: index(preferring: tags), domain: domain, code: code,
      values: ErrorValues(arguments))
  }

  /// Returns the pack with a message for a slot: the locale's pack, or else that of its nearest parent with one.
  ///
  /// In each locale, the text of another module comes first.
  func pack(at index: Int, having slot: Int) -> Pack {
    var index = index
    if !storage.overrides.isEmpty { return overridingPack(at: index, having: slot) }
    while index != Self.sourceIndex, storage.packs[index].contents.body(slot).isEmpty {
      index = storage.table.parents[index]
    }
    return storage.packs[index]
  }

  private func overridingPack(at index: Int, having slot: Int) -> Pack {
    var index = index
    while true {
      if let pack = storage.overrides[index], !pack.contents.body(slot).isEmpty { return pack }
      if index == Self.sourceIndex || !storage.packs[index].contents.body(slot).isEmpty {
        return storage.packs[index]
      }
      index = storage.table.parents[index]
    }
  }
}
