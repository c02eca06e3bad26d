public import BayanCatalog

extension CatalogChange {
  /// What changed from one catalog to another: what a lock would tell, behaviour, and words.
  public static func changes(from old: Catalog, to new: Catalog) -> [CatalogChange] {
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
        former.keyedWords.map { ($0.key, $0.words) }, uniquingKeysWith: { first, _ in first })
      let count = locale.keyedWords.count { key, words in
        before[key].map { !$0.hasSameText(as: words) } ?? false
      }
      return count == 0 ? nil : .init(.wordsChanged(locale: locale.tag, count: count))
    }
  }
}

extension LocaleMessages {
  /// All words by key, as `login.passwordChanged.title`, in the order of the files.
  var keyedWords: [(key: String, words: LocaleMessage)] {
    var result: [(key: String, words: LocaleMessage)] = []
    let files = domains.map { ($0.key, $0.value) } + (categories.map { [("categories", $0)] } ?? [])
    for (name, file) in files.sorted(by: { $0.0 < $1.0 }) {
      for entry in file.entries {
        for facet in Facet.allCases {
          guard let words = entry.words[facet] else { continue }
          result.append(("\(name).\(entry.name).\(facet.rawValue)", words))
        }
      }
    }
    for entry in options?.entries ?? [] {
      if let label = entry.label { result.append(("options.\(entry.name).label", label)) }
    }
    return result
  }
}
