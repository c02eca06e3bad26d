import BayanICU
import BayanRuntime
import BayanSupport

/// The tags for which truncation finds another locale than CLDR's language matching.
///
/// At run time a tag is looked up by truncation: `ar-EG`, then `ar`. Truncation is right for nearly all
/// tags. The exceptions are in the table: `pt` leads to `pt-BR`, `zh-HK` to `zh-TW`, `iw` to `he`, `nn`
/// to `nb`, and `arz` to `ar`.
struct LocaleAliases {
  /// The exceptions: an index into the locales, or -1 if truncation would find a locale that readers of
  /// the tag can't read.
  var aliases: [String: Int] { answers.aliases }

  /// The locales in another language that readers get if no other of their preferences has a better one.
  var fallbacks: [String: Int] { answers.fallbacks }

  /// The script of each locale, if CLDR knows it.
  let scripts: [String: String]

  /// The answers of the runtime with the exceptions so far.
  private var answers: LocaleAnswers

  private let locales: [String]

  /// The locales in progress, which answer only readers of their own region where a finished locale of the
  /// language is there.
  private let inProgress: Set<Int>

  /// The language matching of the finished locales, with their places among all.
  private var finished: (matcher: LanguageMatcher, places: [Int])?

  /// Asks ICU for the exceptions of a catalog's locales, the source locale first.
  init(_ locales: [String], inProgress: Set<String> = []) {
    self.locales = locales
    self.inProgress = Set(locales.indices.filter { inProgress.contains(locales[$0]) })
    if !self.inProgress.isEmpty {
      let places = locales.indices.filter { !inProgress.contains(locales[$0]) }
      finished = (try? LanguageMatcher(places.map { locales[$0] })).map { ($0, places) }
    }
    scripts = Dictionary(
      firstOf: locales.compactMap { locale in
        LocaleFacts.likelyScript(of: locale).map { (locale, $0) }
      })
    answers = LocaleAnswers(locales, scripts: scripts)
    guard !locales.isEmpty, let matcher = try? LanguageMatcher(locales) else { return }
    let (tags, unwritten) = candidates(matcher)
    // Shorter tags come first: an exception of a tag's prefix holds for the tag too.
    for tag in tags.sorted(by: { ($0.utf8.count, $0) < ($1.utf8.count, $1) }) {
      add(tag, isUnwritten: unwritten.contains(tag), matcher)
    }
  }

  /// Adds a tag for which truncation would be wrong.
  ///
  /// - Parameter isUnwritten: Whether the tag is a language for which CLDR has no script.
  private mutating func add(_ tag: String, isUnwritten: Bool, _ matcher: LanguageMatcher) {
    // The tag for which ICU is asked.
    var asked = tag
    if isUnwritten {
      // The readers' other written languages decide.
      let written = Set(scripts.values).sorted().map { "\(tag)-\($0)" }
      asked = written.first { matcher.bestMatch(for: $0) != nil } ?? tag
    }
    let right = answer(to: [asked], matcher)
    let near = answers.answer(to: LocaleTag(tag))
    let found: Int? =
      switch near {
      case .locale(let index): index
      case .none: nil
      case .unknown: answers.fallback(for: LocaleTag(tag))
      }
    if right == found { return }
    guard let right else {
      if near == .unknown { answers.fallbacks[tag] = -1 } else { answers.aliases[tag] = -1 }
      return
    }
    if near == .unknown, !isNear(right, to: asked, matcher) {
      // The source locale answers without an exception.
      if right > 0 || found != nil { answers.fallbacks[tag] = right }
    } else {
      answers.aliases[tag] = right
    }
  }

  /// Returns the locale that readers of some tags, the best first, read best.
  ///
  /// A locale in progress gives way to a finished one in its language, but for readers of its own region: its
  /// readers elsewhere would lose a whole translation for a part of one.
  private func answer(to tags: [String], _ matcher: LanguageMatcher) -> Int? {
    guard let best = matcher.bestMatch(preferring: tags) else { return nil }
    guard inProgress.contains(best), let finished,
      LocaleFacts.likelyRegion(of: tags[0]) != LocaleFacts.likelyRegion(of: locales[best]),
      let other = finished.matcher.bestMatch(preferring: tags).map({ finished.places[$0] }),
      Self.canonicalLanguage(of: locales[other]) == Self.canonicalLanguage(of: locales[best])
    else { return best }
    return other
  }

  private static func canonicalLanguage(of tag: String) -> String {
    language(of: LocaleFacts.canonicalTag(tag) ?? tag)
  }

  /// Whether readers of a tag prefer a locale to their second choice.
  private func isNear(_ index: Int, to tag: String, _ matcher: LanguageMatcher) -> Bool {
    let other = index == 0 ? 1 : 0
    guard locales.indices.contains(other) else { return true }
    return answer(to: [tag, locales[other]], matcher) == index
  }
}

extension LocaleAliases {
  /// Returns the tags to look up.
  ///
  /// The tags are of each language that a locale is in, that CLDR matches with one, or that was
  /// replaced by one: the language alone, with its scripts and with its regions. A region is included
  /// if it has another script, as in `az-IR`; all regions are included if a language has several
  /// locales.
  ///
  /// Languages that only the source locale answers are left out, to save time for small
  /// catalogs.
  ///
  /// - Returns: The tags, and those of languages for which CLDR has no script.
  private func candidates(
    _ matcher: LanguageMatcher
  ) -> (tags: Set<String>, unwritten: Set<String>) {
    // The language is taken as written and in canonical form: `iw` and `he`.
    let own = locales.map { locale in
      Set(
        [LocaleTag(locale).description, LocaleFacts.canonicalTag(locale) ?? ""].map(Self.language))
    }
    let owned = own.reduce(into: Set()) { $0.formUnion($1) }
    let ownScripts = Set(scripts.values)
    let source = own.first ?? []
    let isSourceAlone = own.count { !$0.isDisjoint(with: source) } == 1
    /// The catalog's languages that readers of each language read.
    var read: [String: Set<String>] = [:]
    for language in owned { read[language] = [language] }
    for language in owned where !(isSourceAlone && source.contains(language)) {
      for other in LanguageMatcher.languages[language] ?? [] {
        read[other, default: []].insert(language)
      }
    }
    for (code, language) in LocaleFacts.replacedLanguages {
      read[code, default: []].formUnion(read[language] ?? [])
    }
    let known = Dictionary(grouping: LocaleFacts.available { read[$0] != nil }, by: Self.language)
    let replaced = Dictionary(
      firstOf: LocaleFacts.replacedLanguages.map { ($0.code, $0.language) })
    var tags: Set<String> = []
    var unwritten: Set<String> = []
    for (language, others) in read where !others.isEmpty {
      let available = (known[replaced[language] ?? language] ?? []).map {
        language + $0.drop { $0 != "-" }
      }
      guard let usual = LocaleFacts.likelyScript(of: language) else {
        unwritten.insert(LocaleTag(language).description)
        continue
      }
      var ownRegions = Set(available.compactMap(Self.region))
      let hasSeveral = own.count { !$0.isDisjoint(with: others) } > 1
      if hasSeveral || owned.contains(language) { ownRegions.formUnion(LocaleFacts.regions) }
      var ownScripts = ownScripts.union(available.compactMap(Self.script))
      ownScripts.insert(usual)
      var regions: [String] = []
      let stated = LocaleFacts.statedRegions(of: language)
      for region in ownRegions {
        let script =
          stated.contains(region)
          ? LocaleFacts.likelyScript(of: "\(language)-\(region)") : usual
        if let script, script != usual { ownScripts.insert(script) }
        if hasSeveral || script != usual { regions.append(region) }
      }
      tags.formUnion(available)
      tags.insert(language)
      tags.formUnion(regions.map { "\(language)-\($0)" })
      for script in ownScripts {
        tags.insert("\(language)-\(script)")
        guard hasSeveral, script != usual || regions.count < ownRegions.count else { continue }
        tags.formUnion(regions.map { "\(language)-\(script)-\($0)" })
      }
    }
    tags = Set(tags.map { LocaleTag($0).description })
    return (tags.union(unwritten), unwritten)
  }

  fileprivate static func language(of tag: String) -> String {
    String(tag.prefix { $0 != "-" })
  }

  private static func script(of tag: String) -> String? {
    tag.split(separator: "-").dropFirst().first { $0.utf8.count == 4 }.map(String.init)
  }

  private static func region(of tag: String) -> String? {
    tag.split(separator: "-").dropFirst().first { (2...3).contains($0.utf8.count) }
      .map(String.init)
  }
}
