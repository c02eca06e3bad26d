public import BayanCatalog
import BayanDiagnostics

/// A message of a translation, and the source that it translates.
public struct Translation: Sendable {
  public var message: LocaleMessage
  /// The same message of the source locale.
  public var source: LocaleMessage
  /// The fingerprint that the translation keeps of its source; `nil` where it isn't tracked.
  public var fingerprint: String?

  /// Whether the source reads otherwise than when this was translated.
  public var isStale: Bool {
    guard let fingerprint else { return false }
    return fingerprint != source.fingerprint
  }

  /// What has changed in the source since this was translated, where the lock has the older text.
  public func sourceDifference(by lock: SourcesLock?) -> WordDifference? {
    guard let fingerprint, let former = lock?.text(of: fingerprint, for: message.id) else {
      return nil
    }
    return WordDifference(from: former, to: source.messageText)
  }
}

extension Catalog {
  /// All messages of translations that the source locale has too.
  public var translations: [Translation] {
    guard let source = locales.first else { return [] }
    return locales.dropFirst().flatMap { locale in
      locale.messages.compactMap { message in
        source[message.id].map {
          Translation(message: message, source: $0, fingerprint: locale.fingerprint(of: message.id))
        }
      }
    }
  }
}

extension LocaleMessages {
  /// The fingerprint that a message keeps of its source.
  fileprivate func fingerprint(of id: MessageID) -> String? {
    guard let facet = id.facet.flatMap(Facet.init) else { return options?[id.entry]?.source }
    return messages(named: id.file)?[id.entry]?.source[facet]
  }
}
