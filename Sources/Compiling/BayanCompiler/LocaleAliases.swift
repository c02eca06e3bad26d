import BayanICU
import BayanRuntime

/// The tags for which cutting off subtags finds another locale than CLDR's parents would.
///
/// At run time a tag is looked up by cutting: `ar-EG`, then `ar`. That is right for nearly
/// all. What it gets wrong is written into the table: `zh-TW` is answered by `zh-Hant` and
/// never by `zh`, `es-MX` by `es-419`, `no` by `nb`, `iw` by `he`.
enum LocaleAliases {
  /// The exceptions for a catalog's locales: an index into `locales`, or -1 where cutting
  /// would find a locale that readers of the tag can't read.
  static func aliases(for locales: [String]) -> [String: Int] {
    let indices = Dictionary(
      locales.enumerated().map { (LocaleTag($1).description, $0) },
      uniquingKeysWith: { first, _ in first })
    let languages = Set(indices.keys.map(language(of:)))
    var aliases: [String: Int] = [:]
    // Shorter tags first: what a tag's prefix says needs no saying again.
    let candidates = candidates(answeredBy: languages)
    for tag in candidates.sorted(by: { ($0.utf8.count, $0) < ($1.utf8.count, $1) }) {
      let right = match(tag, indices)
      if right != cut(tag, indices, aliases) { aliases[tag] = right ?? -1 }
    }
    return aliases
  }

  private static func language(of tag: String) -> Substring {
    Substring(tag.utf8.prefix { $0 != UInt8(ascii: "-") })
  }

  /// The locales ICU has data of, and the old codes that people still write, whose language is one of
  /// the catalog's, by an old code too.
  ///
  /// For all others there is no answer, by CLDR as by cutting; asking ICU for their parents is most of
  /// the time that a small catalog takes.
  private static func candidates(answeredBy languages: Set<Substring>) -> Set<String> {
    var known: [Substring: (isAnswered: Bool, canonical: String)] = [:]
    func answer(_ language: Substring) -> (isAnswered: Bool, canonical: String) {
      if let found = known[language] { return found }
      // Which language an old code stands for doesn't depend on what follows it.
      let canonical = LocaleFacts.canonicalTag(String(language)) ?? String(language)
      let isAnswered =
        languages.contains(language) || languages.contains(Self.language(of: canonical))
        || canonical == "und"
      known[language] = (isAnswered, canonical)
      return (isAnswered, canonical)
    }
    func mayBeAnswered(_ tag: String) -> Bool {
      let found = answer(language(of: tag))
      if found.isAnswered || macrolanguages[found.canonical] == nil { return found.isAnswered }
      return macrolanguages[LocaleFacts.canonicalTag(tag) ?? tag] != nil
    }
    let available = LocaleFacts.available { language in
      let found = answer(Substring(language))
      return found.isAnswered || macrolanguages[found.canonical] != nil
    }
    var tags: Set<String> = []
    for tag in available where mayBeAnswered(tag) {
      tags.insert(tag)
      // `zh-Hant-TW` is asked for as `zh-TW` too.
      let parts = tag.split(separator: "-")
      if parts.count == 3, parts[1].utf8.count == 4 { tags.insert("\(parts[0])-\(parts[2])") }
    }
    let old = ["iw", "in", "ji", "jw", "mo", "no", "sh", "tl", "iw-IL", "in-ID", "no-NO"]
    tags.formUnion(old.filter(mayBeAnswered))
    return Set(tags.map { LocaleTag($0).description })
  }

  /// The locale that CLDR says answers.
  private static func match(_ tag: String, _ indices: [String: Int]) -> Int? {
    if let index = indices[tag] { return index }
    let canonical = LocaleFacts.canonicalTag(tag) ?? tag
    // A chain can leave the language (`hi-Latn` has `en-IN`): for words that is no answer.
    let language = language(of: canonical)
    if let index = indices[LocaleTag(canonical).description] { return index }
    for parent in LocaleFacts.parents(of: canonical) where Self.language(of: parent) == language {
      if let index = indices[LocaleTag(parent).description] { return index }
    }
    // A catalog's `zh-Hans` is what readers of `zh` read, and its `zh` what `zh-Hans` means.
    let minimized = LocaleFacts.minimizedTag(canonical)
    if let index = indices[LocaleTag(minimized).description] { return index }
    let maximized = LocaleFacts.maximizedTag(canonical).split(separator: "-").prefix(2)
    return indices[LocaleTag(maximized.joined(separator: "-")).description]
      ?? macrolanguages[canonical].flatMap { indices[$0] }
  }

  /// What the runtime finds, given the exceptions so far.
  private static func cut(
    _ tag: String, _ indices: [String: Int], _ aliases: [String: Int]
  )
    -> Int?
  {
    var next: LocaleTag? = LocaleTag(tag)
    while let tag = next {
      if let index = indices[tag.description] { return index }
      if let alias = aliases[tag.description] { return alias >= 0 ? alias : nil }
      next = tag.truncated
    }
    return nil
  }

  /// Norwegian as such is read by all who read Bokmål, and the reverse.
  ///
  /// - Source: CLDR `languageMatching`, paradigm `no` and `nb`.
  private static let macrolanguages = ["no": "nb", "nb": "no", "no-NO": "nb", "nb-NO": "no"]
}
