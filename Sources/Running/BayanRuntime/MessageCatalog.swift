/// A catalog's words in all its locales: an immutable value, whole from the start.
public struct MessageCatalog: Sendable {
  /// The contents of a catalog, shared by its copies: each error's texts carry one.
  private final class Storage: Sendable {
    let table: CatalogTable
    let packs: [Pack]
    let answers: LocaleAnswers

    init(table: CatalogTable, packs: [Pack]) {
      self.table = table
      self.packs = packs
      answers = LocaleAnswers(
        table.locales, scripts: table.scripts, aliases: table.aliases, fallbacks: table.fallbacks)
    }
  }

  private let storage: Storage

  /// The errors, their categories and options.
  public var table: CatalogTable { storage.table }

  /// A pack for each locale of the table, in its order.
  public var packs: [Pack] { storage.packs }

  /// Puts a table and its packs together.
  ///
  /// - Precondition: There is at least one locale, and the packs answer the table's locales in
  ///   order and belong to one catalog.
  package init(table: CatalogTable, packs: [Pack]) {
    precondition(!packs.isEmpty && packs.count == table.locales.count, "a pack for each locale")
    precondition(
      packs.allSatisfy { $0.fingerprint == packs[0].fingerprint }, "packs of different catalogs")
    storage = Storage(table: table, packs: packs)
  }

  /// The same catalog with a locale's words replaced, as by a file loaded later.
  ///
  /// Who holds the old value goes on reading the old words.
  ///
  /// - Throws: ``Pack/Failure/otherCatalog`` where the pack's locale or slots aren't the
  ///   catalog's.
  package func replacing(_ pack: Pack) throws(Pack.Failure) -> MessageCatalog {
    guard let index = storage.answers.index(of: pack.locale),
      pack.fingerprint == packs[index].fingerprint,
      pack.slotCount == packs[index].slotCount
    else { throw .otherCatalog }
    var packs = packs
    packs[index] = pack
    return MessageCatalog(table: table, packs: packs)
  }

  /// The index of the source locale, which answers where no other does.
  static let sourceIndex = 0

  /// The locale that answers a tag, or `nil` where none does.
  ///
  /// The tag itself, then what its readers read best, by CLDR's language matching: `ar-EG` is
  /// answered by `ar`, `es-MX` by `es-419` before `es`, `pt` by `pt-BR`, and `nn` by `nb`. A script
  /// that is usual for the language counts for nothing, and another one is no answer: `en-Latn-GB` is
  /// `en-GB`, and nobody reads `az` for `az-Arab`.
  public func index(matching tag: LocaleTag) -> Int? {
    switch storage.answers.answer(to: tag) {
    case .locale(let index): index
    case .none: nil
    case .unknown: storage.answers.fallback(for: tag)
    }
  }

  /// The locale that answers the first preference that any answers; else the source locale.
  ///
  /// A locale in another language than a preference answers after all preferences: readers of `nn`
  /// and `en` get `en`, and `nb` only where there is none.
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

  /// The locale that answers ``MessageLocale/preferences``.
  package var currentIndex: Int {
    MessageLocale.current.map { index(preferring: CollectionOfOne($0)) }
      ?? index(preferring: MessageLocale.program)
  }

  /// The words of an error by its place in the table, for tools that have no generated types.
  ///
  /// The table doesn't say which arguments are private: give it none of them.
  ///
  /// - Precondition: The table has such a domain and code.
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

  /// Returns the pack that has a message for a slot: the locale's, else that of its nearest parent with one.
  func pack(at index: Int, having slot: Int) -> Pack {
    var index = index
    while index != Self.sourceIndex, storage.packs[index].contents.body(slot).isEmpty {
      index = storage.table.parents[index]
    }
    return storage.packs[index]
  }
}
