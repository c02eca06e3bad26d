import CBayanICU

/// A matcher that chooses the best of some locales for a reader, by CLDR's language matching.
///
/// Of `en` and `pt-BR`, a reader of `pt-PT` gets `pt-BR`. Of `en` and `zh-TW`, a reader of `zh-HK`
/// gets `zh-TW`.
///
/// - Source: CLDR `languageMatching`, by way of ICU's `LocaleMatcher`.
package final class LanguageMatcher: Sendable {
  private struct Handle: @unchecked Sendable {
    // Safe to share: a matcher that is open isn't changed.
    let pointer: OpaquePointer
  }

  private let handle: Handle

  /// Creates a matcher.
  ///
  /// - Parameter tags: The locales to choose from; of equally good ones the first is taken.
  /// - Throws: If ICU's data can't be read.
  package init(_ tags: [String]) throws(ICUError) {
    var status: Int32 = 0
    guard let opened = bayan_icu_locale_matcher_open(Self.list(tags), &status) else {
      throw ICUError(code: status)
    }
    handle = Handle(pointer: opened)
  }

  deinit { bayan_icu_locale_matcher_close(handle.pointer) }

  /// The place of the locale that readers of a tag read best; `nil` if they can read none.
  package func bestMatch(for tag: String) -> Int? { bestMatch(preferring: [tag]) }

  /// Returns the index of the locale that readers of several languages read best; `nil` if they can
  /// read none.
  ///
  /// - Parameter tags: The readers' languages, the best first. ICU gets only the first sixteen.
  package func bestMatch(preferring tags: [String]) -> Int? {
    let place = bayan_icu_locale_matcher_match(handle.pointer, Self.list(tags))
    return place > 0 ? Int(place) - 1 : nil
  }

  /// The languages whose readers also read another one, by that: `ar` has `arz` and `apc`.
  package static let languages: [String: [String]] = Dictionary(
    grouping: pairs { bayan_icu_matched_languages($0, $1) }, by: \.1
  ).mapValues { $0.map(\.0) }

  /// The tags with spaces between them; `und` for what isn't one.
  private static func list(_ tags: [String]) -> String {
    tags.map { tag in
      tag.utf8.contains { $0 == 0 || $0 == 0x20 } || tag.isEmpty ? "und" : tag
    }.joined(separator: " ")
  }
}
