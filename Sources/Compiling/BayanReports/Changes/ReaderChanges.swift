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
