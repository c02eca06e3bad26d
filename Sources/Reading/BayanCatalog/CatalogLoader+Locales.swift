package import BayanDiagnostics
import BayanSupport
import BayanTOML

extension CatalogLoader {
  /// Reads the locales that `bayan.toml` lists; without a readable one, all locales with a folder.
  mutating func locales(
    from folders: [ProjectSources.Locale], of project: Project?, domains: Set<String>
  ) -> [LocaleMessages] {
    guard let project else { return locales(folders, domains: domains) }
    let known = Set(project.locales)
    let byTag = Dictionary(firstOf: folders, by: \.tag)

    for folder in folders where !known.contains(folder.tag) {
      guard let file = folder.files.first?.source else { continue }
      if let pseudo = PseudoLocale(folder.tag) {
        report(
          "file-ignored", .pseudo(folder.tag, pseudo), severity: .warning,
          at: Place(file: file.path, span: SourceSpan(0, 0)), locale: folder.tag)
        continue
      }
      let nearest = nearestLocale(to: folder.tag, among: known)
      report(
        "locale-unlisted", .unlisted(folder.tag, nearest: nearest), severity: .warning,
        at: Place(file: file.path, span: SourceSpan(0, 0)), locale: folder.tag)
    }
    for tag in project.locales where byTag[tag] == nil {
      report(
        "locale-missing", .noFolder(tag),
        severity: project.localesInProgress.contains(tag) ? .note : .error,
        at: project.localePlaces[tag] ?? project.place, locale: tag)
    }
    return locales(project.locales.compactMap { byTag[$0] }, domains: domains)
  }

  /// Reads the messages of one locale alone, for a build that compiles each locale alone.
  ///
  /// The check reports errors in the files, because it has all the files that they depend on. The messages
  /// don't include the built-in ones.
  ///
  /// - Parameter files: Files of the locale's folder: all of them, or some.
  package static func messages(of tag: String, in files: [SourceFile]) -> LocaleMessages {
    var loader = CatalogLoader()
    let sources = ProjectSources(files, report: &loader.diagnostics)
    guard let folder = sources.locales.first(where: { $0.tag == tag }) else {
      return LocaleMessages(tag: tag)
    }
    let names = folder.files.compactMap { file in
      if case .messages(let name) = file.kind { name } else { nil }
    }
    return loader.locale(folder, domains: Set(names))
  }

  private mutating func locales(
    _ folders: [ProjectSources.Locale], domains: Set<String>
  ) -> [LocaleMessages] {
    reading(folders) { loader, folder in loader.locale(folder, domains: domains) }
  }

  private mutating func locale(
    _ folder: ProjectSources.Locale, domains: Set<String>
  ) -> LocaleMessages {
    let files = folder.files.map { kind, source in
      (kind: self.kind(kind, among: folder, of: source, domains: domains), source: source)
    }
    // Locales differ in size. Reading by file spreads the work evenly over the cores.
    let contents = reading(files) { loader, file in
      loader.content(of: file.source, file.kind, locale: folder.tag)
    }
    var locale = LocaleMessages(tag: folder.tag)
    for (file, content) in zip(files, contents) {
      switch (file.kind, content) {
      case (_, .numberingSystem(let system)):
        locale.numberingSystem = system?.value
        locale.numberingSystemPlace = system?.place
      case (_, .glossary(let terms)): locale.glossary = terms
      case (_, .labels(let labels)): locale.options = labels
      case (.messages(MessageID.categoriesFile), .messages(let file)): locale.categories = file
      case (.messages(let name), .messages(let file)):
        if domains.contains(name) { locale.domains[name] = file }
      case (_, .states(let states)): locale.states = states
      case (_, .messages), (_, .nothing): break
      }
    }
    return locale
  }

  /// Returns the kind of a locale's file.
  ///
  /// A file of messages of no domain is reported, and gets the kind of the most similar domain.
  ///
  /// The messages of a misspelt file are not reported as missing.
  private mutating func kind(
    _ kind: ProjectFile.OfLocale, among folder: ProjectSources.Locale, of source: SourceFile,
    domains: Set<String>
  ) -> ProjectFile.OfLocale {
    guard case .messages(let name) = kind, !domains.contains(name),
      name != MessageID.categoriesFile, name != MessageID.optionsFile
    else { return kind }
    let nearest = nearestName(to: name, among: domains)
    report(
      "domain-unknown", .unknownDomain(name, nearest: nearest),
      at: Place(file: source.path, span: SourceSpan(0, 0)), locale: folder.tag)
    guard let nearest else { return kind }
    let other = ProjectFile.OfLocale.messages(nearest)
    return folder.files.contains { $0.kind == other } ? kind : other
  }

  /// The content of one file of a locale.
  private enum Content: Sendable {
    case numberingSystem(Located<String>?)
    case glossary([GlossaryTerm])
    case labels(OptionLabelsFile)
    case messages(MessagesFile)
    case states(StateLock)
    case nothing
  }

  private mutating func content(
    of source: SourceFile, _ kind: ProjectFile.OfLocale, locale: String
  ) -> Content {
    switch kind {
    case .settings: .numberingSystem(numberingSystem(from: source, locale: locale))
    case .glossary: .glossary(glossary(from: source, locale: locale))
    case .messages(MessageID.optionsFile): .labels(labels(from: source, locale: locale))
    case .messages(let name): .messages(messages(from: source, named: name, locale: locale))
    case .states:
      .states(StateLock(reading: source, locale: locale, report: &diagnostics))
    // They are read beside the other module's catalog: see `ModuleOverrides`.
    case .overrides: .nothing
    }
  }

  /// Reads `glossary.toml`.
  private mutating func glossary(from file: SourceFile, locale: String) -> [GlossaryTerm] {
    let fields = fields(
      of: parse(file).root, in: file.path, at: SourceSpan(0, 0), known: FileKeys.glossary,
      locale: locale)
    guard let (table, keySpan) = table("terms", of: fields, required: true) else { return [] }
    let inner = Fields(file: file.path, table: table, place: keySpan, locale: locale)
    return table.entries.compactMap { entry in
      let translations =
        entry.value.array == nil
        ? string(entry.key, of: inner).map { [$0] } : strings(entry.key, of: inner)
      guard let translations else { return nil }
      let place = Place(file: file.path, span: entry.keySpan)
      guard !translations.isEmpty, !translations.contains(where: { $0.value.isBlank }),
        !entry.key.isBlank
      else {
        reportInvalid(.emptyTerm(entry.key), at: place, in: inner)
        return nil
      }
      return GlossaryTerm(
        term: entry.key, translations: translations.map(\.value), place: place)
    }
  }

  /// Reads `locale.toml`.
  private mutating func numberingSystem(
    from file: SourceFile, locale: String
  ) -> Located<String>? {
    let fields = fields(
      of: parse(file).root, in: file.path, at: SourceSpan(0, 0), known: FileKeys.locale,
      locale: locale)
    guard let name = string("numbering-system", of: fields) else { return nil }
    let bytes = name.value.utf8
    guard (3...8).contains(bytes.count), bytes.allSatisfy(\.isASCIIAlphanumeric) else {
      reportInvalid(.notANumberingSystem(name.value), at: name.place, in: fields)
      return nil
    }
    return Located(value: name.value.lowercased(), place: name.place)
  }
}

extension Diagnostic.Message {
  fileprivate static func unlisted(_ tag: String, nearest: String?) -> Self {
    "the locale \(quoted(tag)) is not listed in 'Catalog/bayan.toml'\(didYouMean(nearest))"
  }

  fileprivate static func pseudo(_ tag: String, _ locale: PseudoLocale) -> Self {
    "the files of \(quoted(ProjectLayout().folder(of: tag))) are not read: \(quoted(locale.tag)) is a pseudo-locale, which is generated from the source"
  }

  fileprivate static func noFolder(_ tag: String) -> Self {
    "the locale \(quoted(tag)) has no files: \(quoted(ProjectLayout().folder(of: tag))) is empty or missing"
  }

  fileprivate static func unknownDomain(_ name: String, nearest: String?) -> Self {
    "there is no domain \(quoted(name)), because there is no \(quoted(ProjectLayout().path(of: .domain(name))))\(didYouMean(nearest))"
  }

  fileprivate static func emptyTerm(_ term: String) -> Self {
    "the term \(quoted(term)) needs a translation that isn't empty"
  }

  fileprivate static func notANumberingSystem(_ name: String) -> Self {
    "\(quoted(name)) is not a numbering system such as 'latn' or 'arab'"
  }
}
