import BayanCatalog
import BayanDiagnostics

/// Messages that are checked one after the other: some entries of one file, in all locales.
///
/// The unit that the cores share out. All locales are together, so that what is known of a source
/// message is worked out once for all its translations.
struct MessageGroup: Sendable {
  /// One locale's entries.
  struct Part: Sendable {
    var locale: LocaleContext
    var isSource: Bool
    var entries: ArraySlice<MessagesEntry>
  }

  /// The source locale's part comes first.
  var parts: [Part]

  /// The whole file of the source locale.
  var source: MessagesFile?

  var sourceLocale: LocaleContext

  /// The arguments by entry; entries that aren't here belong to nothing, and are passed over.
  var arguments: [String: [ErrorArgument]]

  /// How many entries of a file are checked at a time: what is known of their source messages is in
  /// memory until all translations are through.
  private static let size = 32

  /// Visits the messages.
  func forEachMessage(_ visit: (CatalogMessage) -> Void) {
    // By entry, each facet at its place.
    var sources: [String: [CatalogMessage?]] = [:]
    for part in parts {
      for entry in part.entries {
        guard let arguments = arguments[entry.name] else { continue }
        var messages: [CatalogMessage?] = []
        if !part.isSource, let source {
          messages =
            sources[entry.name]
            ?? source[entry.name].map(sourceMessages) ?? []
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
            words, in: part.locale, isSource: part.isSource, arguments: arguments,
            source: !part.isSource && position < messages.count ? messages[position] : nil)
          if isShared { messages.append(message) }
          visit(message)
        }
        if isShared { sources[entry.name] = messages }
      }
    }
  }

  /// The messages of an entry of the source locale that stands in another group.
  private func sourceMessages(of entry: MessagesEntry) -> [CatalogMessage?] {
    Facet.allCases.map { facet in
      entry.words[facet].map {
        CatalogMessage(
          $0, in: sourceLocale, isSource: true, arguments: arguments[entry.name] ?? [], source: nil)
      }
    }
  }
}

extension Catalog {
  /// The messages of domains and categories.
  func messageGroups(in contexts: LocaleContexts) -> [MessageGroup] {
    let arguments = DeclaredArguments(self)
    contexts.make(locales.map(\.tag))
    return (domains.map(\.name) + [MessageID.categoriesFile]).flatMap { file in
      MessageGroup.groups(of: file, in: self, arguments: arguments[file], contexts)
    }
  }
}

extension Catalog {
  /// Visits the labels of options.
  func forEachLabel(in contexts: LocaleContexts, _ visit: (CatalogMessage) -> Void) {
    let names = Set(options.map(\.name))
    var sources: [String: CatalogMessage] = [:]
    for locale in sourceFirst {
      let isSource = locale.tag == project.sourceLocale
      for entry in locale.options?.entries ?? [] {
        guard let label = entry.label, names.contains(entry.name) else { continue }
        let message = CatalogMessage(
          label, in: contexts[locale.tag], isSource: isSource, arguments: [],
          source: isSource ? nil : sources[entry.name])
        if isSource { sources[entry.name] = message }
        visit(message)
      }
    }
  }
}

extension MessageGroup {
  /// Divides the files of a name.
  fileprivate static func groups(
    of file: String, in catalog: Catalog, arguments: [String: [ErrorArgument]],
    _ contexts: LocaleContexts
  ) -> [MessageGroup] {
    let source = catalog.project.sourceLocale
    let sourceFile = catalog.sourceMessages?.messages(named: file)
    let files = catalog.sourceFirst.compactMap { locale in
      locale.messages(named: file).map { (locale: locale.tag, entries: $0.entries) }
    }
    let most = files.map(\.entries.count).max() ?? 0
    return stride(from: 0, to: most, by: size).map { start in
      let parts = files.compactMap { locale, entries -> Part? in
        guard start < entries.count else { return nil }
        return Part(
          locale: contexts[locale], isSource: locale == source,
          entries: entries[start..<min(start + size, entries.count)])
      }
      return MessageGroup(
        parts: parts, source: sourceFile, sourceLocale: contexts[source], arguments: arguments)
    }
  }
}
