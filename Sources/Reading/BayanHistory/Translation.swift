package import BayanCatalog
import BayanDiagnostics

/// A message of a translation, and the source that it translates.
package struct Translation: Sendable {
  package var message: LocaleMessage
  /// The same message of the source locale.
  package var source: LocaleMessage
  /// The fingerprint of the source that the translation keeps; `nil` if the source isn't tracked.
  package var fingerprint: String?

  package init(message: LocaleMessage, source: LocaleMessage, fingerprint: String?) {
    self.message = message
    self.source = source
    self.fingerprint = fingerprint
  }

  /// Whether the source has changed since the translation.
  package var isStale: Bool {
    guard let fingerprint else { return false }
    return fingerprint != source.fingerprint
  }

  /// Returns the changes of the source since the translation, if the lock has the older text.
  package func sourceDifference(by lock: SourcesLock?) -> WordDifference? {
    guard let fingerprint, let former = lock?.text(of: fingerprint, for: message.id) else {
      return nil
    }
    return WordDifference(from: former, to: source.messageText)
  }
}

extension Catalog {
  /// The messages of translations that the source locale has too, except those that are built in.
  package var translations: [Translation] {
    guard let source = locales.first else { return [] }
    return locales.dropFirst().flatMap { $0.translations(of: source) }
  }
}

extension LocaleMessages {
  /// Returns the messages that a source has too, in the order of ``messages``.
  func translations(of source: LocaleMessages) -> [Translation] {
    let labels = (options?.entries ?? []).compactMap { entry in
      entry.isBuiltIn
        ? nil
        : entry.label.flatMap { label in
          source.options?[entry.name]?.label.map {
            Translation(message: label, source: $0, fingerprint: entry.source)
          }
        }
    }
    return files.flatMap { file in
      source.messages(named: file.name).map(file.messages.translations) ?? []
    } + labels
  }
}

extension MessagesFile {
  fileprivate func translations(of source: MessagesFile) -> [Translation] {
    entries.flatMap { entry in
      source[entry.name].map { source in
        entry.facets.compactMap { facet, message in
          source.facets[facet].map {
            Translation(message: message, source: $0, fingerprint: entry.source[facet])
          }
        }
      } ?? []
    }
  }
}
