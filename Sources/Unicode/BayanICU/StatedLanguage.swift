/// A language as files, paths and settings state it: `ar-SA`, `zh_TW`, `sr@latin`, `iw`.
///
/// Statements are compared as languages, not as text: tools need a region and write it back, old tools
/// write codes that were replaced, and some write `_`. A language in another script is another one. A region that
/// is usual isn't added: `fr-FR` is a locale of its own beside `fr`.
package struct StatedLanguage: Hashable, Sendable {
  private let language: String
  private let script: String?
  private let region: String?
  /// The subtags after the region, variants and extensions.
  private let rest: [String]

  /// The canonical tag.
  package let tag: String

  /// - Returns: `nil` for what states no language: nothing, `und`, and what is no tag, such as `Estonian`.
  package init?(_ text: String) {
    guard let tag = Self.tag(of: text), tag != "und" else { return nil }
    self.tag = tag
    let all = tag.split(separator: "-").map(String.init)
    var parts = all.prefix { $0.utf8.count > 1 }
    guard let language = parts.popFirst() else { return nil }
    self.language = language
    if parts.first?.utf8.count == 4, parts.first?.utf8.first.map({ $0 >= 0x41 }) == true {
      script = parts.removeFirst()
    } else {
      script = LocaleFacts.likelyScript(of: tag)
    }
    region = parts.first.flatMap { (2...3).contains($0.utf8.count) ? $0 : nil }
    rest =
      parts.dropFirst(region == nil ? 0 : 1).sorted() + all.drop { $0.utf8.count > 1 }
  }

  /// The canonical tag of a name such as `pt_BR` or `sr@latin`; `nil` for what is none.
  package static func tag(of name: String) -> String? {
    let scripts = ["latin": "Latn", "cyrillic": "Cyrl", "arabic": "Arab", "devanagari": "Deva"]
    let halves = name.drop { $0 == " " }.split(separator: "@", maxSplits: 1)
    guard let first = halves.first else { return nil }
    // After a dot is the encoding.
    var tag = String(first.prefix { $0 != "." }).replacing("_", with: "-")
    // BCP 47 keeps longer codes for later: `Estonian` has the form of a tag, and is none.
    let language = tag.prefix { $0 != "-" }
    guard (2...3).contains(language.utf8.count) else { return nil }
    if halves.count == 2, let script = scripts[halves[1].lowercased()] {
      tag = "\(language)-\(script)\(tag.dropFirst(language.count))"
    }
    return LocaleFacts.canonicalTag(tag)
  }

  /// Equality is of languages, and not of their tags.
  package static func == (a: StatedLanguage, b: StatedLanguage) -> Bool {
    a.language == b.language && a.script == b.script && a.region == b.region && a.rest == b.rest
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(language)
    hasher.combine(script)
    hasher.combine(region)
    hasher.combine(rest)
  }

  /// Whether two statements are of one language, script, region and variant.
  package static func isSame(_ text: String, _ other: String) -> Bool {
    if text.utf8.elementsEqual(other.utf8) { return true }
    guard let a = StatedLanguage(text), let b = StatedLanguage(other) else { return false }
    return a == b
  }

  /// Whether a text in the stated language is one in the locale, or the other way round: `ar-SA` is
  /// `ar`, and `es-MX` is `es-419`.
  ///
  /// Two regions of a language differ unless CLDR has one as the other's parent. What states no
  /// language fits every locale.
  package static func fits(_ text: String, _ locale: String) -> Bool {
    if text.utf8.elementsEqual(locale.utf8) { return true }
    guard let a = StatedLanguage(text), let b = StatedLanguage(locale) else { return true }
    guard a.language == b.language, a.script == b.script else { return false }
    guard let first = a.region, let second = b.region, first != second else { return true }
    return LocaleFacts.parents(of: a.tag).contains(b.tag)
      || LocaleFacts.parents(of: b.tag).contains(a.tag)
  }

  /// The one of some locales that a statement means: the very one, or the only one that it fits.
  package static func choice(of text: String, among locales: [String]) -> String? {
    if let same = locales.first(where: { isSame($0, text) }) { return same }
    guard StatedLanguage(text) != nil else { return nil }
    let fitting = locales.filter { fits(text, $0) }
    return fitting.count == 1 ? fitting[0] : nil
  }
}
