import BayanICU

/// A language as a file states it: `ar-SA`, `zh_TW`, `iw`.
///
/// Statements are compared as languages, not as text: tools need a region and write it back, old tools
/// write codes that were replaced, and some write `_`. A language in another script is another one.
package struct StatedLanguage {
  private let language: String
  private let script: String?
  private let region: String?
  /// The subtags after the region, without extensions.
  private let variants: [String]
  private let tag: String

  /// - Returns: `nil` for what states no language: nothing, `und`, and what is no tag, such as `Estonian`.
  init?(_ text: String) {
    let text = text.drop { $0 == " " }.description
    guard !text.isEmpty else { return nil }
    guard let tag = LocaleFacts.canonicalTag(text.replacing("_", with: "-")), tag != "und" else {
      return nil
    }
    var parts = tag.split(separator: "-").map(String.init).prefix { $0.utf8.count > 1 }
    // BCP 47 keeps longer codes for later: `Estonian` has the form of a tag, and is none.
    guard let language = parts.popFirst(), (2...3).contains(language.utf8.count) else { return nil }
    self.tag = tag
    self.language = language
    if parts.first?.utf8.count == 4, parts.first?.utf8.first.map({ $0 >= 0x41 }) == true {
      script = parts.removeFirst()
    } else {
      script = LocaleFacts.likelyScript(of: self.tag)
    }
    region = parts.first.flatMap { (2...3).contains($0.utf8.count) ? $0 : nil }
    variants = parts.dropFirst(region == nil ? 0 : 1).sorted()
  }

  /// Whether two statements are of one language, script, region and variant.
  package static func isSame(_ text: String, _ other: String) -> Bool {
    if text.utf8.elementsEqual(other.utf8) { return true }
    guard let a = StatedLanguage(text), let b = StatedLanguage(other) else { return false }
    return a.isSame(as: b)
  }

  fileprivate func isSame(as other: StatedLanguage) -> Bool {
    language == other.language && script == other.script && region == other.region
      && variants == other.variants
  }

  /// Whether a text in the stated language is one in the locale, or the other way round: `ar-SA` is
  /// `ar`, and `es-MX` is `es-419`.
  ///
  /// Two regions of a language differ unless CLDR has one as the other's parent. What states no
  /// language fits every locale.
  static func fits(_ text: String, _ locale: String) -> Bool {
    if text.utf8.elementsEqual(locale.utf8) { return true }
    guard let a = StatedLanguage(text), let b = StatedLanguage(locale) else { return true }
    guard a.language == b.language, a.script == b.script else { return false }
    guard let first = a.region, let second = b.region, first != second else { return true }
    return LocaleFacts.parents(of: a.tag).contains(b.tag)
      || LocaleFacts.parents(of: b.tag).contains(a.tag)
  }

  /// The one of some locales that a statement means: the very one, or the only one that it fits.
  static func choice(of text: String, among locales: [String]) -> String? {
    if let same = locales.first(where: { isSame($0, text) }) { return same }
    guard StatedLanguage(text) != nil else { return nil }
    let fitting = locales.filter { fits(text, $0) }
    return fitting.count == 1 ? fitting[0] : nil
  }
}

/// The languages by the names in a file, each looked up once: a file has few names and many texts.
final class LocaleNames {
  private let locale: String
  private var same: [String: Bool] = [:]
  private var fitting: [String: Bool] = [:]

  init(_ locale: String) { self.locale = locale }

  /// Whether a name is one of the locale itself.
  func areSame(_ name: String) -> Bool {
    if let known = same[name] { return known }
    let isSame = StatedLanguage.isSame(name, locale)
    same[name] = isSame
    return isSame
  }

  /// Whether a text in the named language is one in the locale.
  func fit(_ name: String) -> Bool {
    if let known = fitting[name] { return known }
    let fits = StatedLanguage.fits(name, locale)
    fitting[name] = fits
    return fits
  }
}
