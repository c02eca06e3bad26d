public import BayanCatalog
import BayanTOML

/// One message of a translation beside the text it translates.
public struct TranslatedWords: Sendable {
  /// The locale of the translation.
  public var locale: String
  /// The file of words, in which the fingerprint stands too.
  public var file: String
  /// The entry, as `passwordChanged`.
  public var entry: String
  /// The facet, or `label`.
  public var facet: String
  /// The name of the file, without `.toml`.
  public var name: String
  public var source: LocaleMessage
  public var words: LocaleMessage
  /// The fingerprint that the translation keeps; `nil` where it isn't tracked.
  public var fingerprint: String?

  /// The key, as `login.passwordChanged.title`.
  public var key: String { "\(name).\(entry).\(facet)" }

  /// Whether the source reads otherwise than when this was translated.
  public var isStale: Bool {
    guard let fingerprint else { return false }
    return fingerprint != source.sourceFingerprint
  }

  /// What has changed in the source since this was translated, where the lock has the older text.
  public func sourceDifference(by lock: SourcesLock?) -> WordDifference? {
    guard let fingerprint, let former = lock?.text(of: fingerprint, for: key) else { return nil }
    return WordDifference(from: former, to: source.text.value)
  }
}

extension Catalog {
  /// Calls with each message of each translation that the source locale has too.
  public func forEachTranslation(_ body: (TranslatedWords) -> Void) {
    guard let source = locales.first else { return }
    for locale in locales.dropFirst() {
      for (name, file) in locale.domains.sorted(by: { $0.key < $1.key }) {
        guard let original = source.domains[name] else { continue }
        Self.forEach(in: file, of: original, named: name, locale: locale.tag, body)
      }
      if let file = locale.categories, let original = source.categories {
        Self.forEach(in: file, of: original, named: "categories", locale: locale.tag, body)
      }
      for label in locale.options?.entries ?? [] {
        guard let words = label.label, let original = source.options?[label.name]?.label else {
          continue
        }
        body(
          TranslatedWords(
            locale: locale.tag, file: words.place.file, entry: label.name, facet: "label",
            name: "options", source: original, words: words,
            fingerprint: label.source))
      }
    }
  }

  private static func forEach(
    in file: MessagesFile, of original: MessagesFile, named name: String, locale: String,
    _ body: (TranslatedWords) -> Void
  ) {
    for entry in file.entries {
      guard let originalEntry = original[entry.name] else { continue }
      for facet in Facet.allCases {
        guard let words = entry.words[facet], let source = originalEntry.words[facet] else {
          continue
        }
        body(
          TranslatedWords(
            locale: locale, file: file.path, entry: entry.name, facet: facet.rawValue,
            name: name, source: source, words: words,
            fingerprint: entry.source[facet]))
      }
    }
  }
}
