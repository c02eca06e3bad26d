/// The lookup of the locale that answers a tag, by truncation and by the table's exceptions.
///
/// The compiler uses the same lookup, so that it writes only those tags into the table that
/// truncation would answer wrongly.
package struct LocaleAnswers: Sendable {
  private let indices: [LocaleTag: Int]

  /// The scripts of the locales; empty if the table has none.
  private let scripts: [String]

  /// The aliases; see ``CatalogTable/aliases``.
  package var aliases: [String: Int]

  /// The fallbacks; see ``CatalogTable/fallbacks``.
  package var fallbacks: [String: Int]

  package init(
    _ locales: [String], scripts: [String: String], aliases: [String: Int] = [:],
    fallbacks: [String: Int] = [:]
  ) {
    // The initializer of dictionaries for this casts inside, which Embedded Swift can't.
    var indices: [LocaleTag: Int] = [:]
    for (index, locale) in locales.enumerated() where indices[LocaleTag(locale)] == nil {
      indices[LocaleTag(locale)] = index
    }
    self.indices = indices
    self.scripts = scripts.isEmpty ? [] : locales.map { scripts[$0] ?? "" }
    self.aliases = aliases
    self.fallbacks = fallbacks
  }

  /// Returns the index of the locale that has exactly this tag.
  func index(of tag: LocaleTag) -> Int? { indices[tag] }

  /// The answer of a tag's own language.
  package enum Answer: Hashable {
    case locale(Int)
    /// No locale, because the tag's readers read none of the catalog's locales.
    case none
    case unknown
  }

  /// Returns the answer in a tag's own language.
  package func answer(to tag: LocaleTag) -> Answer {
    if let index = indices[tag] { return .locale(index) }
    let parts = LocaleTag.Parts(tag)
    for form in parts.forms {
      // An answer for a tag without a script has the usual script of its region.
      let isCertain = form.hasScript || parts.script == nil
      if let index = indices[LocaleTag(verified: form.tag)], isCertain || fits(index, parts) {
        return .locale(index)
      }
      guard let alias = aliases[form.tag] else { continue }
      if alias < 0 {
        if isCertain { return .none }
      } else if isCertain || fits(alias, parts) {
        return .locale(alias)
      }
    }
    return .unknown
  }

  /// Returns the locale in another language that a tag's readers read, too.
  package func fallback(for tag: LocaleTag) -> Int? {
    if fallbacks.isEmpty { return nil }
    let parts = LocaleTag.Parts(tag)
    for form in parts.forms {
      guard let index = fallbacks[form.tag] else { continue }
      if form.hasScript || parts.script == nil || fits(index, parts) {
        return index >= 0 ? index : nil
      }
    }
    return nil
  }

  /// Returns whether a locale has the script of a tag.
  private func fits(_ index: Int, _ parts: LocaleTag.Parts) -> Bool {
    guard scripts.indices.contains(index) else { return true }
    return scripts[index].isEmpty || scripts[index] == parts.script ?? ""
  }
}

extension LocaleTag {
  /// A tag's subtags by their kinds.
  fileprivate struct Parts {
    let language: String
    var script: String?
    var region: String?
    var variants = ""

    init(_ tag: LocaleTag) {
      var subtags = tag.description.utf8.split(separator: UInt8(ascii: "-")).map {
        String(Substring($0))
      }[...]
      language = subtags.popFirst() ?? ""
      let isScript = subtags.first.map { $0.utf8.count == 4 && $0.utf8.allSatisfy { $0.isLetter } }
      if isScript == true { script = subtags.popFirst() }
      if let next = subtags.first, next.utf8.count < 4 { region = subtags.popFirst() }
      variants = subtags.map { "-" + $0 }.joined()
    }

    /// The forms of a tag in the order of lookup: variants matter most, then scripts, then regions.
    ///
    /// The lookup tries `ca-valencia` before `ca-ES` for `ca-ES-valencia`, and `en-GB` before
    /// `en-Latn` for `en-Latn-GB`.
    var forms: [(tag: String, hasScript: Bool)] {
      var forms: [(tag: String, hasScript: Bool)] = []
      for variants in variants.isEmpty ? [""] : [variants, ""] {
        for region in region.map({ ["-" + $0, ""] }) ?? [""] {
          if let script {
            forms.append(("\(language)-\(script)\(region)\(variants)", true))
          }
          forms.append((language + region + variants, false))
        }
      }
      return forms
    }
  }
}
