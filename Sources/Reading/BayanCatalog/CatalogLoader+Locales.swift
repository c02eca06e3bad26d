import BayanDiagnostics
import BayanTOML

extension CatalogLoader {
  typealias LocaleFiles = (tag: String, files: [(name: String, file: SourceFile)])

  /// Reads the locales that `bayan.toml` lists; all there are, if there is no list.
  mutating func locales(
    from folders: [LocaleFiles], listed: [Located<String>]?, domains: Set<String>
  ) -> [LocaleMessages] {
    guard let listed else { return locales(folders, domains: domains) }
    let known = Set(listed.map(\.value))
    let byTag = Dictionary(folders.map { ($0.tag, $0) }, uniquingKeysWith: { first, _ in first })

    for folder in folders where !known.contains(folder.tag) {
      guard let file = folder.files.first?.file else { continue }
      let meant = nearestName(to: folder.tag, among: known)
      report(
        "locale-unlisted", .unlisted(folder.tag, meant: meant), severity: .warning,
        at: Place(file: file.path, span: SourceSpan(0, 0)), locale: folder.tag)
    }
    for tag in listed where byTag[tag.value] == nil {
      report("locale-missing", .noFolder(tag.value), at: tag.place, locale: tag.value)
    }
    return locales(listed.compactMap { byTag[$0.value] }, domains: domains)
  }

  /// Reads locales, each apart from the others, and gathers their findings in their order.
  private mutating func locales(_ folders: [LocaleFiles], domains: Set<String>) -> [LocaleMessages]
  {
    let empty = CatalogLoader(root: root)
    let read = folders.concurrentMap { folder in
      var loader = empty
      let words = loader.locale(folder, domains: domains)
      return (words: words, diagnostics: loader.diagnostics, allowances: loader.allowances)
    }
    for locale in read {
      diagnostics += locale.diagnostics
      allowances += locale.allowances
    }
    return read.map(\.words)
  }

  private mutating func locale(_ folder: LocaleFiles, domains: Set<String>) -> LocaleMessages {
    var locale = LocaleMessages(tag: folder.tag)
    let present = Set(folder.files.map(\.name))
    // Locales are of different sizes: files even out what the cores have to do.
    let empty = CatalogLoader(root: root)
    let read = folder.files.concurrentMap { name, file in
      var loader = empty
      let content = loader.content(of: file, named: name, locale: folder.tag)
      return (content: content, diagnostics: loader.diagnostics, allowances: loader.allowances)
    }
    for ((name, file), read) in zip(folder.files, read) {
      diagnostics += read.diagnostics
      allowances += read.allowances
      switch read.content {
      case .numberingSystem(let system): locale.numberingSystem = system
      case .glossary(let terms): locale.glossary = terms
      case .labels(let labels): locale.options = labels
      case .words(let words) where name == "categories": locale.categories = words
      case .words(let words):
        if domains.contains(name) {
          locale.domains[name] = words
          continue
        }
        let meant = nearestName(to: name, among: domains)
        report(
          "domain-unknown", .unknownDomain(name, meant: meant),
          at: Place(file: file.path, span: SourceSpan(0, 0)), locale: folder.tag)
        // The words of a misnamed file are not missing as well.
        if let meant, !present.contains(meant) { locale.domains[meant] = words }
      }
    }
    return locale
  }

  /// What one file of a locale says.
  private enum Content: Sendable {
    case numberingSystem(String?)
    case glossary([GlossaryTerm])
    case labels(OptionLabelsFile)
    case words(MessagesFile)
  }

  private mutating func content(
    of file: SourceFile, named name: String, locale: String
  ) -> Content {
    switch name {
    case "locale": .numberingSystem(numberingSystem(from: file, locale: locale))
    case "glossary": .glossary(glossary(from: file, locale: locale))
    case "options": .labels(labels(from: file, locale: locale))
    default: .words(words(from: file, named: name, locale: locale))
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
  private mutating func numberingSystem(from file: SourceFile, locale: String) -> String? {
    let fields = fields(
      of: parse(file).root, in: file.path, at: SourceSpan(0, 0), known: FileKeys.locale,
      locale: locale)
    guard let name = string("numbering-system", of: fields) else { return nil }
    let bytes = name.value.utf8
    guard (3...8).contains(bytes.count), bytes.allSatisfy(\.isASCIILetterOrDigit) else {
      reportInvalid(.notANumberingSystem(name.value), at: name.place, in: fields)
      return nil
    }
    return name.value.lowercased()
  }
}

extension Diagnostic.Message {
  fileprivate static func unlisted(_ tag: String, meant: String?) -> Self {
    "the locale \(quoted(tag)) is not listed in 'Catalog/bayan.toml'\(didYouMean(meant))"
  }

  fileprivate static func noFolder(_ tag: String) -> Self {
    "there are no words for \(quoted(tag)): no files in \(quoted("Locales/\(tag)"))"
  }

  fileprivate static func unknownDomain(_ name: String, meant: String?) -> Self {
    "no domain \(quoted(name)): there is no \(quoted("Catalog/\(name).toml"))\(didYouMean(meant))"
  }

  fileprivate static func emptyTerm(_ term: String) -> Self {
    "the term \(quoted(term)) needs a translation that isn't empty"
  }

  fileprivate static func notANumberingSystem(_ name: String) -> Self {
    "\(quoted(name)) is not a numbering system such as 'latn' or 'arab'"
  }
}

extension String {
  /// Whether there is nothing but white space.
  fileprivate var isBlank: Bool { unicodeScalars.allSatisfy { $0.properties.isWhitespace } }
}
