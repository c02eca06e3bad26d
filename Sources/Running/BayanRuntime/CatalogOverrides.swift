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
      guard
        overrides.packs.allSatisfy({
          $0.fingerprint == fingerprint && $0.slotCount == self.packs[0].slotCount
        })
      else { return nil }
      let own = table.locales
      let known = overrides.locales.locales
      // Builds of one catalog differ in their pseudo-locales alone, which are no part of the fingerprint.
      let pseudo = own.indices.filter { !known.contains(own[$0]) }
      let tags = known + pseudo.map { own[$0] }
      guard tags.first == own.first else { return nil }
      var table = table
      table.locales = tags
      table.aliases = overrides.locales.aliases
      table.scripts = overrides.locales.scripts
      table.fallbacks = overrides.locales.fallbacks
      table.parents = overrides.locales.parents
      for index in pseudo {
        table.scripts[own[index]] = self.table.scripts[own[index]]
        let parent = own[self.table.parents[index]]
        table.parents.append(tags.firstIndex(of: parent) ?? Self.sourceIndex)
      }
      let texts = tags.map { tag in overrides.packs.first { $0.locale == LocaleTag(tag) } }
      var packs: [Pack] = []
      for (tag, text) in zip(tags, texts) {
        // A locale that the catalog lacks has no other pack.
        guard let pack = own.firstIndex(of: tag).map({ self.packs[$0] }) ?? text else { return nil }
        packs.append(pack)
      }
      return MessageCatalog(table: table, packs: packs, overrides: texts, observer: observer)
    }
  }
#endif
