import BayanICU
import BayanRuntime

/// The tags for which cutting off subtags finds another locale than CLDR's language matching.
///
/// At run time a tag is looked up by cutting: `ar-EG`, then `ar`. That is right for nearly all. What
/// it gets wrong is written into the table: `pt` is answered by `pt-BR`, `zh-HK` by `zh-TW`, `iw` by
/// `he`, and `nn` by `nb`.
struct LocaleAliases {
  /// The exceptions: an index into the locales, or -1 where cutting would find a locale that readers of
  /// the tag can't read.
  private(set) var aliases: [String: Int] = [:]

  /// Locales in another language, which readers take if none of their preferences has a better one.
  private(set) var fallbacks: [String: Int] = [:]

  private let locales: [String]
  private let indices: [String: Int]

  /// Asks ICU for the exceptions of a catalog's locales, of which the first is the source locale.
  init(_ locales: [String]) {
    self.locales = locales
    indices = Dictionary(
      locales.enumerated().map { (LocaleTag($1).description, $0) },
      uniquingKeysWith: { first, _ in first })
    guard let matcher = try? LanguageMatcher(locales) else { return }
    // Shorter tags first: what a tag's prefix says needs no saying again.
    for tag in candidates(matcher).sorted(by: { ($0.utf8.count, $0) < ($1.utf8.count, $1) }) {
      add(tag, matcher)
    }
  }

  private mutating func add(_ tag: String, _ matcher: LanguageMatcher) {
    let right = matcher.bestMatch(for: tag)
    let near = cut(tag)
    let found: Int? =
      switch near {
      case .found(let index): index
      case .nobody: nil
      case .unknown: fallback(tag)
      }
    if right == found { return }
    guard let right else {
      aliases[tag] = -1
      return
    }
    if case .unknown = near, !isNear(right, to: tag, matcher) {
      // The source locale answers anyway.
      if right > 0 || found != nil { fallbacks[tag] = right }
    } else {
      aliases[tag] = right
    }
  }

  /// Whether readers of a tag would rather read a locale than their second choice.
  private func isNear(_ index: Int, to tag: String, _ matcher: LanguageMatcher) -> Bool {
    let other = index == 0 ? 1 : 0
    guard locales.indices.contains(other) else { return true }
    return matcher.bestMatch(preferring: [tag, locales[other]]) == index
  }

  // What the runtime finds, given the exceptions so far.

  private enum Found {
    case found(Int)
    case nobody
    case unknown
  }

  private func cut(_ tag: String) -> Found {
    for tag in sequence(first: LocaleTag(tag), next: \.truncated) {
      if let index = indices[tag.description] { return .found(index) }
      if let alias = aliases[tag.description] { return alias < 0 ? .nobody : .found(alias) }
    }
    return .unknown
  }

  private func fallback(_ tag: String) -> Int? {
    sequence(first: LocaleTag(tag), next: \.truncated).lazy
      .compactMap { fallbacks[$0.description] }.first
  }
}

extension LocaleAliases {
  /// The tags that are asked for: those of the locales that ICU has data of, those with the codes
  /// that were replaced, and where a language has several locales those with every region.
  ///
  /// Languages that no locale but the source locale answers are left out, to spare small catalogs the
  /// time.
  private func candidates(_ matcher: LanguageMatcher) -> Set<String> {
    let own = locales.map { Self.language(of: LocaleFacts.canonicalTag($0) ?? $0) }
    let owned = Set(own)
    let available = LocaleFacts.available { language in
      owned.contains(language) || (matcher.bestMatch(for: language) ?? 0) > 0
        || Self.scripts[language]?.contains {
          (matcher.bestMatch(for: "\(language)-\($0)") ?? 0) > 0
        } == true
    }
    var byLanguage: [String: Set<String>] = [:]
    for tag in available {
      let parts = tag.split(separator: "-").map(String.init)
      byLanguage[parts[0], default: []].insert(tag)
      // `zh-Hant-TW` is asked for as `zh-TW` too.
      if parts.count == 3, parts[1].utf8.count == 4 {
        byLanguage[parts[0], default: []].insert("\(parts[0])-\(parts[2])")
      }
    }
    for language in owned {
      byLanguage[language, default: []].insert(language)
      if own.count(where: { $0 == language }) > 1 {
        byLanguage[language, default: []].formUnion(LocaleFacts.regions.map { "\(language)-\($0)" })
      }
    }
    var tags = byLanguage.values.reduce(into: Set()) { $0.formUnion($1) }
    for (code, language) in LocaleFacts.replacedLanguages {
      for tag in byLanguage[language] ?? [] {
        tags.insert(code + tag.dropFirst(language.utf8.count))
      }
    }
    return Set(tags.map { LocaleTag($0).description })
  }

  private static func language(of tag: String) -> String {
    String(tag.prefix { $0 != "-" })
  }

  /// Languages that are read in another language's locale in one of their scripts only: Cantonese in
  /// simplified letters by readers of `zh`.
  private static let scripts = ["yue": ["Hans"]]
}
