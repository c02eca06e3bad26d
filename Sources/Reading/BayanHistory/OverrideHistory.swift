package import BayanCatalog
import BayanDiagnostics

extension OverriddenCatalog {
  /// The project's texts in the module's source locale, each with the module's own text as its source.
  package var sourceOverrides: [Translation] {
    guard let source = library.sourceMessages, let own = overrides(in: source.tag) else {
      return []
    }
    return own.translations(of: source)
  }

  /// The project's texts in all locales, each with its source: the module's own text in the source locale, else what
  /// readers of the source locale see.
  package var translations: [Translation] {
    guard let source = merged(with: nil).sourceMessages else { return [] }
    return overrides.locales.flatMap { locale in
      locale.tag == source.tag ? sourceOverrides : locale.translations(of: source)
    }
  }
}

extension SourcesLock {
  /// Returns the texts of a module for whose errors the project has texts, with the ids of the module.
  package func sources(of module: String) -> SourcesLock {
    var lock = SourcesLock()
    for (id, versions) in versions {
      guard let own = id.inModule(module) else { continue }
      lock.versions[own] = versions
    }
    return lock
  }

  /// Replaces the texts of a module.
  package mutating func setSources(of module: String, to lock: SourcesLock) {
    versions = versions.filter { $0.key.inModule(module) == nil }
    for (id, list) in lock.versions { versions[id.below(module)] = list }
  }
}
