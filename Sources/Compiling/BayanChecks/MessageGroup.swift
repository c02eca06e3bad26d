import BayanCatalog
import BayanDiagnostics

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
            words, in: locale, isSource: part.isSource, arguments: arguments,
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
          $0, in: locale, isSource: true, arguments: arguments[entry.name] ?? [], source: nil)
      }
    }
  }
}

extension Catalog {
  /// The messages of domains and categories.
  func messageGroups() -> [MessageGroup] {
    let arguments = DeclaredArguments(self)
    return (domains.map(\.name) + [MessageID.categoriesFile]).flatMap { file in
      MessageGroup.groups(of: file, in: self, arguments: arguments[file])
    }
  }
}

extension MessageGroup {
  /// Divides the files of a name.
  fileprivate static func groups(
    of file: String, in catalog: Catalog, arguments: [String: [ErrorArgument]]
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
          locale: locale, isSource: locale == source,
          entries: entries[start..<min(start + size, entries.count)])
      }
      return MessageGroup(
        parts: parts, source: sourceFile, sourceLocale: source, arguments: arguments)
    }
  }
}
