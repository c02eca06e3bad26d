package import BayanCatalog
import BayanICU
import BayanRuntime
import BayanSupport

/// The locales from which other locales of a catalog take the texts that they lack.
///
/// The parent of a locale is its nearest parent in CLDR that the catalog has, else the source locale: `es-MX` has
/// `es-419` or `es`, and `zh-HK` has `zh-Hant`, never `zh`. A pseudo-locale has none but the source locale, of which
/// it is made.
package struct LocaleParents: Sendable {
  /// The parent of each locale, as indices into the catalog's locales; the source locale is its own.
  package let indices: [Int]

  /// The parents that a table has, so that CLDR isn't asked again.
  init(of table: CatalogTable) { indices = table.parents }

  /// Asks CLDR for the parents of a catalog's locales, the source locale first.
  package init(_ locales: [String]) {
    let isReal = locales.map { PseudoLocale($0) == nil }
    guard isReal.count(where: \.self) > 2 else {
      // With one translation there is nothing to choose from.
      indices = locales.map { _ in 0 }
      return
    }
    let places = Dictionary(
      firstOf: zip(locales.map { StatedLanguage($0) }, locales.indices)
        .filter { isReal[$0.1] })
    indices = locales.indices.map { index in
      guard index > 0, isReal[index] else { return 0 }
      return LocaleFacts.parents(of: locales[index]).lazy
        .compactMap { parent in StatedLanguage(parent).flatMap { places[$0] } }
        .first { $0 != index } ?? 0
    }
  }

  /// Returns the parents of a locale, nearest first, without the source locale.
  package func chain(of index: Int) -> [Int] {
    Array(sequence(first: indices[index]) { indices[$0] }.prefix { $0 != 0 })
  }

  /// Returns the locales without the built-in labels for which a parent has a label of its own, which is nearer to
  /// the catalog's words.
  func labelled(_ locales: [LocaleMessages]) -> [LocaleMessages] {
    locales.indices.map { index in
      let inherited = Set(
        chain(of: index).flatMap { locales[$0].options?.entries ?? [] }
          .filter { !$0.isBuiltIn }.map(\.name))
      guard !inherited.isEmpty, let options = locales[index].options else { return locales[index] }
      var locale = locales[index]
      locale.options = OptionLabelsFile(
        path: options.path,
        entries: options.entries.filter { !($0.isBuiltIn && inherited.contains($0.name)) },
        isComplete: options.isComplete, end: options.end)
      return locale
    }
  }
}

/// The locales that answer for texts that a project's locales lack.
package struct AnsweringLocales: Sendable {
  private let byLocale: [String: [String]]

  /// Asks CLDR for the parents of a project's locales.
  package init(_ project: Project) {
    let all = [project.sourceLocale] + project.locales.filter { $0 != project.sourceLocale }
    let parents = LocaleParents(all)
    byLocale = Dictionary(
      firstOf: all.indices.dropFirst().map { index in
        (all[index], parents.chain(of: index).map { all[$0] } + [project.sourceLocale])
      })
  }

  /// The locales that answer for a text that a locale lacks, the nearest first and the source locale last.
  ///
  /// The first that has the text answers. For the source locale there is none.
  package subscript(locale: String) -> [String] { byLocale[locale] ?? [] }
}
