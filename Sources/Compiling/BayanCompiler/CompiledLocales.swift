import Synchronization

/// A cache of ICU's data on locales, for callers that compile many catalogs.
///
/// Asking ICU takes most of the time in which a small catalog is compiled. The owner of the cache decides
/// how long to keep it. Several threads may share it.
package final class CompiledLocales: Sendable {
  private struct Locale: Hashable {
    // The tag is stored as bytes, because canonically equivalent strings are equal.
    var tag: [UInt8]
    var numberingSystem: [UInt8]?
  }

  /// The locales of a catalog that are matched with readers.
  private struct Matched: Hashable {
    // As bytes, for the same reason.
    var tags: [[UInt8]]
    var inProgress: Set<[UInt8]>
  }

  private struct Answers {
    var data: [Locale: LocaleData] = [:]
    var aliases: [Matched: LocaleAliases] = [:]
  }

  private let answers = Mutex(Answers())

  package init() {}

  /// Returns the data of a locale that its pack needs.
  ///
  /// - Throws: `PluralRuleCompiler.Failure`, as ``LocaleData`` does.
  package func data(
    of tag: String, numberingSystem: String?
  ) throws(PluralRuleCompiler.Failure) -> LocaleData {
    let locale = Locale(
      tag: Array(tag.utf8), numberingSystem: numberingSystem.map { Array($0.utf8) })
    if let data = answers.withLock({ $0.data[locale] }) { return data }
    // The lock is free meanwhile, so that several locales can be looked up at once.
    let data = try LocaleData(tag, numberingSystem: numberingSystem)
    answers.withLock { $0.data[locale] = data }
    return data
  }

  /// Returns the exceptions of language matching among some locales, the source locale first.
  func aliases(of tags: [String], inProgress: Set<String>) -> LocaleAliases {
    let key = Matched(
      tags: tags.map { Array($0.utf8) }, inProgress: Set(inProgress.map { Array($0.utf8) }))
    if let aliases = answers.withLock({ $0.aliases[key] }) { return aliases }
    let aliases = LocaleAliases(tags, inProgress: inProgress)
    answers.withLock { $0.aliases[key] = aliases }
    return aliases
  }
}
