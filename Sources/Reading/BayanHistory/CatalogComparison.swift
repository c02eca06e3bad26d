package import BayanCatalog

extension CatalogChange {
  /// What changed from one catalog to another: released codes, behaviour and texts.
  package static func changes(from old: Catalog, to new: Catalog) -> [CatalogChange] {
    changes(from: CodesLock(old), to: CodesLock(new))
      + behaviour(from: old, to: new) + words(from: old, to: new)
  }

  private static func behaviour(from old: Catalog, to new: Catalog) -> [CatalogChange] {
    var changes: [CatalogChange] = []
    for domain in new.domains {
      guard let former = old.domains.first(where: { $0.identifier == domain.identifier }) else {
        continue
      }
      let codes = Dictionary(
        former.codes.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
      for code in domain.codes {
        guard let earlier = codes[code.name] else { continue }
        let pairs = [
          ("category", earlier.category, code.category),
          ("recovery", earlier.recovery ?? "none", code.recovery ?? "none"),
        ]
        for (what, before, after) in pairs where before != after {
          changes.append(
            .init(
              .behaviourChanged(code.name, what: what, from: before, to: after),
              domain: domain.identifier, typeName: domain.typeName))
        }
      }
    }
    return changes
  }

  private static func words(from old: Catalog, to new: Catalog) -> [CatalogChange] {
    new.locales.compactMap { locale in
      guard let former = old.locales.first(where: { $0.tag == locale.tag }) else { return nil }
      let before = Dictionary(
        former.messages.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
      let changed = locale.messages.filter { message in
        before[message.id].map { !$0.hasSameText(as: message) } ?? false
      }
      guard !changed.isEmpty else { return nil }
      return .init(.wordsChanged(locale: locale.tag, messages: changed.map(\.id)))
    }
  }
}
