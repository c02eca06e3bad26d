package import BayanCatalog
package import BayanDiagnostics
import BayanICU

extension ExchangeImport {
  /// Why a file isn't for a locale of the catalog.
  package enum LocaleProblem: Error, Hashable, Sendable {
    /// The catalog has no such locale.
    case unknown(String)
    /// Anything else, as a sentence that begins in lower case and has no full stop.
    case sentence(Diagnostic.Message)
  }

  /// The locale of the catalog that a file's texts are written to.
  ///
  /// - Parameter named: What the person asked for; `nil` where the file should say it.
  package static func locale(
    of returned: ReturnedDocument, named: String?, in catalog: Catalog
  ) throws(LocaleProblem) -> String {
    let project = catalog.project
    if let source = returned.sourceLocale, !StatedLanguage.fits(source, project.sourceLocale) {
      throw .sentence(otherSource(source, project.sourceLocale))
    }
    // Some headers have a name, such as 'Estonian', where a tag belongs.
    let stated = returned.targetLocale.flatMap { StatedLanguage($0) == nil ? nil : $0 }
    // As languages 'ar-XB' fits 'ar', and its texts are no Arabic.
    for tag in [named, stated] {
      if let pseudo = tag.flatMap({ PseudoLocale($0.replacing("_", with: "-")) }) {
        throw .sentence(pseudo.refusal)
      }
    }
    guard let tag = named ?? stated else {
      throw .sentence("the file doesn't say its locale; name it with '--locale'")
    }
    guard let locale = StatedLanguage.choice(of: tag, among: project.locales) else {
      let fitting = project.locales.filter { StatedLanguage.fits(tag, $0) }
      guard StatedLanguage(tag) != nil, !fitting.isEmpty else { throw .unknown(tag) }
      throw .sentence(
        "\(quoted(tag)) may be \(quotedList(fitting)) of the catalog; name one with '--locale'")
    }
    guard locale != project.sourceLocale else {
      throw .sentence(
        "\(quoted(locale)) is the source locale, which is not translated; import its texts with '--source'"
      )
    }
    if let stated, !StatedLanguage.fits(stated, locale) {
      let targets = project.locales.filter { $0 != project.sourceLocale }
      let own = StatedLanguage.choice(of: stated, among: targets)
      throw .sentence(
        own.map {
          """
          the file is in \(quoted(stated)); import it with '--locale \($0)', ask for a file in \(quoted(locale)), \
          or correct the language that the file states
          """
        }
          ?? """
          the file is in \(quoted(stated)); ask for a file in \(quoted(locale)), or correct the language that \
          the file states
          """)
    }
    return locale
  }

  static func otherSource(_ stated: String, _ source: String) -> Diagnostic.Message {
    "the file translates from \(quoted(stated)), but this project from \(quoted(source))"
  }

  /// Returns the unit's stated languages that don't fit the locales of the project and of the import.
  func languageProblems(
    of unit: ReturnedUnit, source names: LocaleNames, target targetNames: LocaleNames
  ) -> [Diagnostic.Message] {
    let source = catalog.project.sourceLocale
    let sources = unit.sourceLanguages.filter { !names.fit($0) }
    let targets = unit.targetLanguages.filter { !targetNames.fit($0) }
    // Variants that are units of their own may each state the same.
    return sources.unique.map {
      "its source is in \(quoted($0)), but this project's source is in \(quoted(source))"
    }
      + targets.unique.map {
        """
        the translation is in \(quoted($0)), but it would be written to \(quoted(request.locale)); \
        send one in that language, or correct the language that the file states
        """
      }
  }
}

extension [String] {
  /// The texts, each once.
  fileprivate var unique: [String] {
    var known: Set<String> = []
    return filter { known.insert($0).inserted }
  }
}
