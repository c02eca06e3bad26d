import BayanDiagnostics
import BayanTOML

extension CatalogLoader {
  typealias LocaleFiles = (tag: String, files: [(name: String, file: SourceFile)])

  /// Reads the locales that `bayan.toml` lists; all there are, if there is no list.
  mutating func locales(
    from folders: [LocaleFiles], listed: [Located<String>]?, domains: Set<String>
  ) -> [LocaleWords] {
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
  private mutating func locales(_ folders: [LocaleFiles], domains: Set<String>) -> [LocaleWords] {
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

  private mutating func locale(_ folder: LocaleFiles, domains: Set<String>) -> LocaleWords {
    var locale = LocaleWords(tag: folder.tag)
    let present = Set(folder.files.map(\.name))
    for (name, file) in folder.files {
      switch name {
      case "locale": locale.numberingSystem = numberingSystem(from: file, locale: folder.tag)
      case "options": locale.options = labels(from: file, locale: folder.tag)
      case "categories": locale.categories = words(from: file, named: name, locale: folder.tag)
      default:
        let words = words(from: file, named: name, locale: folder.tag)
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

  fileprivate static func notANumberingSystem(_ name: String) -> Self {
    "\(quoted(name)) is not a numbering system such as 'latn' or 'arab'"
  }
}
