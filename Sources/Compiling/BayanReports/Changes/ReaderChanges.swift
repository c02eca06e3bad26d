package import BayanCatalog
import BayanCompiler
package import BayanDiagnostics
package import BayanHistory
package import BayanRuntime
import BayanSupport

/// The changes for readers, translators and callers from one state of a catalog to another.
package struct ReaderChanges: Sendable {
  /// The changes of codes, locales, behaviour and texts.
  package var changes: [CatalogChange]

  /// Whether other packages could import the module of the earlier state.
  package var isImported: Bool

  /// The texts before and after, in the catalog's order; empty if two locks are compared.
  package var texts: [TextChange] = []

  /// The number of changed texts beyond ``texts``.
  package var textsLeft = 0

  /// The changes of each locale of the later state; empty if two locks are compared.
  package var locales: [LocaleChange] = []

  /// The part of the version number that the changes raise; `nil` without changes.
  package var verdict: CatalogChange.Impact? {
    changes.map { $0.impact(isImported: isImported) }.max()
  }

  /// Compares the codes of two releases.
  ///
  /// - Parameter access: The access level of the module, which a lock doesn't have.
  package init(from old: CodesLock, to new: CodesLock, access: Project.Access) {
    changes = CatalogChange.changes(from: old, to: new)
    isImported = access.reachesOtherPackages
  }

  /// Compares two catalogs.
  ///
  /// - Parameters:
  ///   - sink: The destination of the texts.
  ///   - most: The most texts that are shown with sample values; the others are counted.
  package init(from old: Catalog, to new: Catalog, for sink: Sink, atMost most: Int = 5_000) {
    changes = CatalogChange.changes(from: old, to: new)
    isImported = old.project.access.reachesOtherPackages
    let known = CompiledLocales()
    locales = LocaleChange.changes(from: old, to: new, known)
    let comparison = TextComparison(from: old, to: new, for: sink, known)
    let places = comparison.places
    texts = places.prefix(most).map(comparison.change)
    textsLeft = places.count - texts.count
  }
}

extension ReaderChanges {
  /// Compares the texts of a project for errors of another module alone.
  ///
  /// - Parameters:
  ///   - access: The access level of the project's earlier module.
  ///   - sink: The destination of the texts.
  package init(
    from old: OverriddenCatalog, to new: OverriddenCatalog, access: Project.Access, for sink: Sink
  ) {
    changes = []
    isImported = access.reachesOtherPackages
    func sizes(_ texts: OverriddenCatalog) -> [String: Int] {
      let packs = CatalogCompiler.compile(texts).0?.packs ?? []
      return Dictionary(firstOf: packs.map { ($0.tag, $0.pack.count) })
    }
    let (before, after) = (sizes(old), sizes(new))
    locales = new.project.locales.map { tag in
      LocaleChange(
        tag: tag, missing: [], stale: [], drafts: [],
        size: LocaleChange.Size(before: before[tag], after: after[tag]))
    }
    add(from: old, to: new, for: sink)
  }

  /// Adds the changes of a project's texts for errors of another module, all with the same catalog of the module.
  ///
  /// Their ids have the module's name before them: `ShopErrors/order.outOfStock.title`.
  ///
  /// - Parameters:
  ///   - sink: The destination of the texts.
  ///   - most: The most texts of all that are shown with sample values; the others are counted.
  package mutating func add(
    from old: OverriddenCatalog, to new: OverriddenCatalog, for sink: Sink,
    atMost most: Int = 5_000
  ) {
    let module = new.module.name
    let tags = new.tags + old.tags.filter { !new.tags.contains($0) }
    let (before, after) = (old.alone(in: tags), new.alone(in: tags))
    changes += CatalogChange.messageChanges(from: before, to: after).map { $0.below(module) }
    let comparison = TextComparison(from: before, to: after, for: sink, CompiledLocales())
    let places = comparison.places
    let shown = places.prefix(max(0, most - texts.count)).map { place in
      var text = comparison.change(of: place)
      text.id = text.id.below(module)
      return text
    }
    texts += shown
    textsLeft += places.count - shown.count
    let stale = new.translations.filter(\.isStale).map(\.message)
    for locale in new.overrides.locales {
      // Texts in a locale that the project doesn't list are reported by the check.
      guard let index = locales.firstIndex(where: { $0.tag == locale.tag }) else { continue }
      locales[index].stale += stale.filter { $0.locale == locale.tag }.map { $0.id.below(module) }
      locales[index].drafts += locale.messages.filter(locale.isDraft).map { $0.id.below(module) }
    }
  }
}

/// The missing, stale and draft messages of a locale, and the size of its pack.
package struct LocaleChange: Hashable, Sendable {
  package struct Size: Hashable, Sendable {
    /// The size before; `nil` if the locale is new, or the catalog has errors.
    package var before: Int?
    package var after: Int?
  }

  package var tag: String
  /// The missing messages that are needed.
  package var missing: [MessageID]
  /// The translations whose source has changed.
  package var stale: [MessageID]
  /// The translations that no person has read, and that no pack has.
  package var drafts: [MessageID]
  /// The size of the pack in bytes.
  package var size: Size

  static func changes(
    from old: Catalog, to new: Catalog, _ known: CompiledLocales
  ) -> [LocaleChange] {
    let (before, after) = (sizes(of: old, known), sizes(of: new, known))
    let stale = Dictionary(grouping: new.translations.filter(\.isStale)) { $0.message.locale }
    let coverage = Coverage(new)
    return coverage.locales.map { covered in
      let tag = covered.tag
      let locale = new.locales.first { $0.tag == tag }
      let shown = locale.map { ShownMessages(of: $0, in: new) }
      return LocaleChange(
        tag: tag, missing: covered.sections.flatMap(\.gaps).map(\.id),
        stale: (stale[tag] ?? []).map(\.message.id),
        drafts: (locale?.messages ?? []).map(\.id).filter { shown?.isDraft($0) == true },
        size: Size(before: before[tag], after: after[tag]))
    }
  }

  /// Returns the size of each pack by locale; empty for a catalog that can't be compiled.
  private static func sizes(of catalog: Catalog, _ known: CompiledLocales) -> [String: Int] {
    let (compiled, _) = CatalogCompiler.compile(catalog, reusing: known)
    return Dictionary(firstOf: (compiled?.locales ?? []).map { ($0.tag, $0.pack.count) })
  }
}
