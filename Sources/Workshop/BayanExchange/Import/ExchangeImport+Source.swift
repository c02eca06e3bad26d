package import BayanCatalog
import BayanDiagnostics
import BayanICU
import BayanMessageSyntax
import BayanTOML

extension ExchangeImport {
  /// Which texts of a file are in the source locale.
  package enum SourceTexts: Sendable {
    /// Those that were written, and the sources of units without one: the file is in this language.
    case targets
    /// The sources alone: the file translates them to another language.
    case sources
  }

  /// Which texts of a file are those of the catalog's source locale.
  ///
  /// A file that names no language is taken for one in this language.
  package static func sourceTexts(
    of returned: ReturnedDocument, in catalog: Catalog
  ) throws(LocaleProblem) -> SourceTexts {
    let source = catalog.project.sourceLocale
    if let stated = returned.sourceLocale, !StatedLanguage.fits(stated, source) {
      throw .sentence(otherSource(stated, source))
    }
    guard let stated = returned.targetLocale, StatedLanguage(stated) != nil,
      !StatedLanguage.fits(stated, source)
    else { return .targets }
    guard returned.sourceLocale != nil else {
      throw .sentence(
        "the file is in \(quoted(stated)), but the source of this project is in \(quoted(source))")
    }
    return .sources
  }
}

extension ExchangeImport {
  /// Whether the source locale is what is imported.
  package var isOfSource: Bool { request.source != nil }
}

extension ReturnedUnit {
  /// The unit with the texts of the source locale as those that are taken.
  func source(of unit: ExchangeUnit, _ texts: ExchangeImport.SourceTexts) -> ReturnedUnit {
    var returned = self
    // Where the name stands for the text, there is none.
    returned.removeNames(in: unit)
    for index in returned.variants.indices {
      let variant = returned.variants[index]
      returned.variants[index].target =
        texts == .targets ? variant.target ?? variant.source : variant.source
      if texts == .sources { returned.variants[index].text = nil }
      returned.variants[index].source = nil
      returned.variants[index].formerSource = nil
      returned.variants[index].isUntranslated = false
    }
    if texts == .sources { returned.targetLanguages = [] }
    returned.state = nil
    returned.exported =
      sourceFingerprint.map { .message(fingerprint: $0, text: nil) } ?? .unknown
    returned.sourceFingerprint = nil
    return returned
  }
}

extension ReturnedUnit {
  /// Takes the forms that the source has, and no others.
  ///
  /// A file for Arabic repeats English texts for all Arabic forms, and one for Japanese has a single one.
  mutating func takeForms(of unit: ExchangeUnit) {
    guard !unit.selectors.isEmpty else { return }
    variants.removeAll { variant in !unit.variants.contains { $0.keys == variant.keys } }
    for variant in unit.variants where !variants.contains(where: { $0.keys == variant.keys }) {
      variants.append(ReturnedVariant(keys: variant.keys, target: variant.target))
    }
  }
}

extension ExchangeDocument {
  /// The messages of a catalog's source locale, and those that its codes may have and it lacks.
  init(sourceOf catalog: Catalog) {
    let source = catalog.project.sourceLocale
    self.init(catalog, locale: source)
    units += Self(catalog, locale: source, messages: catalog.unwrittenMessages).units
  }
}

extension Catalog {
  /// A message without text for each that the source locale may have, and has not.
  fileprivate var unwrittenMessages: [LocaleMessage] {
    guard let source = sourceMessages else { return [] }
    let inherited = domains.flatMap(\.codes).filter { $0.messageOwner == .category }.map(\.category)
    let entries =
      domains.flatMap { domain in
        domain.codes.filter { $0.messageOwner == .own }.map { (domain.name, $0.name) }
      }
      + categories.filter { inherited.contains($0.name) }.map {
        (MessageID.categoriesFile, $0.name)
      }
    let ids =
      entries.flatMap { file, entry in
        Facet.allCases.map { MessageID(file: file, entry: entry, facet: $0) }
      } + options.map { MessageID.label(of: $0.name) }
    return ids.filter { source[$0] == nil }.map { id in
      LocaleMessage(
        reading: TOMLString(value: "", anchors: [.init(offset: 0, source: 0)]), id: id,
        locale: source.tag,
        at: Place(
          file: layout.path(of: .locale(source.tag, .messages(id.file))), span: SourceSpan(0, 0)))
    }
  }
}
