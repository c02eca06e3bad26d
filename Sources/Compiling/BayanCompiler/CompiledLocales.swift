import Synchronization

/// What ICU has said of the locales that catalogs are compiled for, for whoever compiles many.
///
/// To ask takes most of the time that a small catalog is compiled in. Whoever holds this decides how long
/// it is kept. Several threads may share it.
package final class CompiledLocales: Sendable {
  private struct Locale: Hashable {
    // As bytes, because texts that are canonically equivalent are equal.
    var tag: [UInt8]
    var numberingSystem: [UInt8]?
  }

  private struct Answers {
    var data: [Locale: LocaleData] = [:]
    var aliases: [[[UInt8]]: LocaleAliases] = [:]
  }

  private let answers = Mutex(Answers())

  package init() {}

  /// What packs have of a locale.
  ///
  /// - Throws: `PluralRuleCompiler.Failure`, as ``LocaleData`` does.
  func data(
    of tag: String, numberingSystem: String?
  ) throws(PluralRuleCompiler.Failure) -> LocaleData {
    let locale = Locale(
      tag: Array(tag.utf8), numberingSystem: numberingSystem.map { Array($0.utf8) })
    if let data = answers.withLock({ $0.data[locale] }) { return data }
    // Without the lock, so that locales are asked for at once.
    let data = try LocaleData(tag, numberingSystem: numberingSystem)
    answers.withLock { $0.data[locale] = data }
    return data
  }

  /// The exceptions of language matching among some locales, of which the first is the source locale.
  func aliases(of tags: [String]) -> LocaleAliases {
    let key = tags.map { Array($0.utf8) }
    if let aliases = answers.withLock({ $0.aliases[key] }) { return aliases }
    let aliases = LocaleAliases(tags)
    answers.withLock { $0.aliases[key] = aliases }
    return aliases
  }
}
