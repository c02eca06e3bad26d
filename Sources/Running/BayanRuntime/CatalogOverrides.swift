#if !hasFeature(Embedded)
  /// The texts of a module for errors of another module, in some locales.
  ///
  /// Generated code has one for each module in `overrides` of `bayan.toml`, and installs it with
  /// ``CatalogStore/install(_:)``.
  public struct CatalogOverrides: Sendable {
    /// The module that has the texts.
    public let module: String

    /// Whether the module is that of the program itself, whose texts win over those of a library.
    public let isProgram: Bool

    /// The locales of the other module's catalog, then those that only the texts have, with their relations.
    let locales: CatalogTable

    /// The packs of locales with texts, in any order; their other messages are empty.
    let packs: [Pack]

    /// Creates overrides.
    ///
    /// - Parameter locales: A table without errors.
    package init(module: String, isProgram: Bool, locales: CatalogTable, packs: [Pack]) {
      self.module = module
      self.isProgram = isProgram
      self.locales = locales
      self.packs = packs
    }

    /// Creates overrides from generated literals, which stay in memory until the program ends.
    ///
    /// - Precondition: The literals are unchanged since they were generated.
    public init(
      module: String, isProgram: Bool, locales: StaticString, packs: [StaticString]
    ) {
      self.init(
        module: module, isProgram: isProgram, locales: CatalogTable(locales),
        packs: packs.map { Pack(generated: $0) })
    }
  }

  extension MessageCatalog {
    /// Returns the catalog with the texts of another module.
    ///
    /// - Returns: `nil` if the texts were made for another version of the catalog.
    func overridden(by overrides: CatalogOverrides) -> MessageCatalog? {
      let tags = overrides.locales.locales
      guard tags.starts(with: table.locales),
        overrides.packs.allSatisfy({
          $0.fingerprint == packs[0].fingerprint && $0.slotCount == packs[0].slotCount
        })
      else { return nil }
      var table = table
      table.locales = tags
      table.aliases = overrides.locales.aliases
      table.scripts = overrides.locales.scripts
      table.fallbacks = overrides.locales.fallbacks
      table.parents = overrides.locales.parents
      let own = tags.map { tag in overrides.packs.first { $0.locale == LocaleTag(tag) } }
      let added = own.dropFirst(packs.count)
      // A locale that the catalog lacks has no other pack.
      guard added.allSatisfy({ $0 != nil }) else { return nil }
      return MessageCatalog(
        table: table, packs: packs + added.compactMap(\.self), overrides: own, observer: observer)
    }
  }
#endif
