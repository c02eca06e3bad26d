import BayanCatalog

/// Messages that are checked one after the other: some entries of one file, in all locales.
///
/// The unit that the cores share out. All locales are together, so that what is known of a source
/// message is worked out once for all its translations.
struct MessageGroup: Sendable {
  /// One locale's entries.
  struct Part: Sendable {
    var locale: String
    var isSource: Bool
    var entries: ArraySlice<MessagesEntry>
  }

  /// The name of the file, without `.toml`.
  var file: String

  /// The source locale's part comes first.
  var parts: [Part]

  /// The whole file of the source locale.
  var source: MessagesFile?

  /// The tag of the source locale.
  var sourceLocale: String

  /// The arguments by entry; entries that aren't here belong to nothing, and are passed over.
  var arguments: [String: [ErrorArgument]]

  /// How many entries of a file are checked at a time: what is known of their source messages is in
  /// memory until all translations are through.
  private static let size = 32

  /// Visits the messages.
  func forEachMessage(_ visit: (CatalogMessage) -> Void) {
    // By entry, each facet at its place.
    var sources: [String: [CatalogMessage?]] = [:]
    let sourceLocale = CheckedLocale(tag: sourceLocale)
    for part in parts {
      let locale = part.isSource ? sourceLocale : CheckedLocale(tag: part.locale)
      for entry in part.entries {
        guard let arguments = arguments[entry.name] else { continue }
        var messages: [CatalogMessage?] = []
        if !part.isSource, let source {
          messages =
            sources[entry.name]
            ?? source[entry.name].map { sourceMessages(of: $0, sourceLocale) } ?? []
          sources[entry.name] = messages
        }
        let isShared = part.isSource && parts.count > 1
        if isShared { messages.reserveCapacity(Facet.allCases.count) }
        for (position, facet) in Facet.allCases.enumerated() {
          guard let words = entry.words[facet] else {
            if isShared { messages.append(nil) }
            continue
          }
          let message = CatalogMessage(
            words: words, locale: locale, file: file, entry: entry.name, facet: facet,
            isSource: part.isSource, arguments: arguments,
            source: !part.isSource && position < messages.count ? messages[position] : nil)
          if isShared { messages.append(message) }
          visit(message)
        }
        if isShared { sources[entry.name] = messages }
      }
    }
  }

  /// The messages of an entry of the source locale that stands in another group.
  private func sourceMessages(
    of entry: MessagesEntry, _ locale: CheckedLocale
  ) -> [CatalogMessage?] {
    Facet.allCases.map { facet in
      entry.words[facet].map {
        CatalogMessage(
          words: $0, locale: locale, file: file,
          entry: entry.name, facet: facet, isSource: true,
          arguments: arguments[entry.name] ?? [], source: nil)
      }
    }
  }

  /// Divides the files of a name.
  fileprivate static func groups(
    of file: String, in locales: [(locale: LocaleMessages, words: MessagesFile)], source: String,
    arguments: [String: [ErrorArgument]]
  ) -> [MessageGroup] {
    let sourceFile = locales.first { $0.locale.tag == source }?.words
    let most = locales.map(\.words.entries.count).max() ?? 0
    let ordered =
      locales.filter { $0.locale.tag == source } + locales.filter { $0.locale.tag != source }
    return stride(from: 0, to: most, by: size).map { start in
      let parts = ordered.compactMap { locale, words -> Part? in
        guard start < words.entries.count else { return nil }
        return Part(
          locale: locale.tag, isSource: locale.tag == source,
          entries: words.entries[start..<min(start + size, words.entries.count)])
      }
      return MessageGroup(
        file: file, parts: parts, source: sourceFile, sourceLocale: source, arguments: arguments)
    }
  }
}

extension Catalog {
  /// The messages of domains and categories.
  func messageGroups() -> [MessageGroup] {
    func files(_ file: (LocaleMessages) -> MessagesFile?) -> [(LocaleMessages, MessagesFile)] {
      locales.compactMap { locale in file(locale).map { (locale, $0) } }
    }
    var groups: [MessageGroup] = []
    let arguments = argumentsOfDomains()
    for domain in domains {
      groups += MessageGroup.groups(
        of: domain.name, in: files { $0.domains[domain.name] }, source: project.sourceLocale,
        arguments: arguments[domain.name] ?? [:])
    }
    return groups
      + MessageGroup.groups(
        of: "categories", in: files(\.categories), source: project.sourceLocale,
        arguments: argumentsOfCategories())
  }

  /// The arguments of codes, by domain and code.
  func argumentsOfDomains() -> [String: [String: [ErrorArgument]]] {
    Dictionary(
      domains.map { domain in
        (
          domain.name,
          Dictionary(
            domain.codes.lazy.map { ($0.name, $0.arguments) },
            uniquingKeysWith: { first, _ in first })
        )
      }, uniquingKeysWith: { first, _ in first })
  }

  /// The arguments that words of categories may use, by category.
  func argumentsOfCategories() -> [String: [ErrorArgument]] {
    let inherited = inheritedArguments()
    return Dictionary(
      categories.map { ($0.name, inherited[$0.name] ?? []) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Visits the labels of options.
  func forEachLabel(_ visit: (CatalogMessage) -> Void) {
    let names = Set(options.map(\.name))
    var sources: [String: CatalogMessage] = [:]
    let isSource = { (locale: LocaleMessages) in locale.tag == project.sourceLocale }
    for locale in locales.filter(isSource) + locales.filter({ !isSource($0) }) {
      for entry in locale.options?.entries ?? [] {
        guard let label = entry.label, names.contains(entry.name) else { continue }
        let message = CatalogMessage(
          words: label, locale: locale.tag, file: "options", entry: entry.name, facet: nil,
          isSource: isSource(locale),
          source: isSource(locale) ? nil : sources[entry.name])
        if isSource(locale) { sources[entry.name] = message }
        visit(message)
      }
    }
  }

  /// Visits the messages of all locales that belong to a code, a category or an option.
  ///
  /// For rules about the catalog as a whole; one that looks at each message by itself is a
  /// ``MessageRule``, which shares this walk with the others.
  func forEachMessage(_ visit: (CatalogMessage) -> Void) {
    for group in messageGroups() { group.forEachMessage(visit) }
    forEachLabel(visit)
  }

  /// The catalog without messages: what a rule about messages may know of it before it sees them.
  var withoutWords: Catalog {
    var catalog = self
    for index in catalog.locales.indices { catalog.locales[index].removeWords() }
    return catalog
  }

  /// The source locale's words; `nil` if it has no folder.
  var sourceWords: LocaleMessages? { locales.first { $0.tag == project.sourceLocale } }

  /// The path of a locale's file, there or not.
  func path(of name: String, in locale: String) -> String {
    let root = project.place.file.dropLast("Catalog/bayan.toml".count)
    return "\(root)Locales/\(locale)/\(name).toml"
  }

  /// The arguments that all codes with a category's words carry.
  ///
  /// An argument that any of them keeps private is private here.
  func inheritedArguments() -> [String: [ErrorArgument]] {
    var result: [String: [ErrorArgument]] = [:]
    for domain in domains {
      for code in domain.codes where code.words == .category {
        guard let shared = result[code.category] else {
          result[code.category] = code.arguments
          continue
        }
        result[code.category] = shared.compactMap { argument in
          guard let other = code.arguments.first(where: { $0.name == argument.name }) else {
            return nil
          }
          var argument = argument
          argument.isPrivate = argument.isPrivate || other.isPrivate
          if argument.type != other.type { argument.type = .string }
          return argument
        }
      }
    }
    return result
  }
}
