package import BayanCatalog
package import BayanCompiler
package import BayanICU
package import BayanMeaning
import BayanSupport
import Synchronization

/// The data of ICU and CLDR on a locale, for the rules.
///
/// Each locale has one context, which is passed on with its messages. Data that takes ICU long is looked up
/// when it is first needed, and kept here. Several threads may share a context.
package final class LocaleContext: Sendable {
  package let tag: String

  package let writing: LocaleWriting

  private struct Answers {
    var months: MonthNames?
    var changesNouns: Bool?
    var unitsOfOneForm: Set<String>?
    var reaches: [ReachKey: PluralReach] = [:]
    var tables: [[SelectionTable.Key]: SelectionTable?] = [:]
  }

  private struct ReachKey: Hashable {
    var type: PluralRules.NumberType
    var numbers: PluralReach.Numbers
  }

  /// The plural rules of another version of CLDR; `nil` for those of ICU.
  private let rules: [PluralRules.NumberType: PluralOracle]?

  private let answers = Mutex(Answers())

  /// The most reaches and tables that are kept.
  ///
  /// Catalogs have a few dozen. An editor that stays open for days adds one for every state that is typed.
  private static let limit = 500

  package init(_ tag: String) {
    self.tag = tag
    writing = LocaleWriting(tag)
    rules = nil
  }

  /// Creates a context with the plural rules of another version of CLDR; all other data is ICU's.
  ///
  /// - Throws: A failure for text that is no plural rule.
  package init(_ tag: String, rules facts: CLDRLock.Facts) throws(PluralRuleCompiler.Failure) {
    let cardinal = try PluralOracle(facts.cardinal)
    let ordinal = try PluralOracle(facts.ordinal)
    self.tag = tag
    writing = LocaleWriting(tag)
    rules = [.cardinal: cardinal, .ordinal: ordinal]
  }

  package var months: MonthNames {
    answers.withLock { $0.months.remembered { MonthNames(tag) } }
  }

  /// Whether the noun after a number depends on the number.
  package var changesNouns: Bool {
    answers.withLock { $0.changesNouns.remembered { NounAgreement.changesNouns(in: tag) } }
  }

  /// The names of CLDR's units that are the same after all numbers, in lower case.
  package var unitsOfOneForm: Set<String> {
    answers.withLock { $0.unitsOfOneForm.remembered { NounAgreement.unitsOfOneForm(in: tag) } }
  }

  /// Returns the numbers of each plural category.
  package func reach(_ type: PluralRules.NumberType, _ numbers: PluralReach.Numbers) -> PluralReach
  {
    let key = ReachKey(type: type, numbers: numbers)
    return answers.withLock { answers in
      if answers.reaches.count >= Self.limit { answers.reaches.removeAll() }
      return answers.reaches[key].remembered {
        PluralReach(rules?[type] ?? PluralOracle(locale: tag, type: type), numbers: numbers)
      }
    }
  }

  /// Returns the table of messages, the first of which is the locale's; those with equal selection share it.
  package func table(of members: [SelectionTable.Member]) -> SelectionTable? {
    let key = members.map(SelectionTable.Key.init)
    if let table = answers.withLock({ $0.tables[key] }) { return table }
    // The lock is free meanwhile, because a table asks for reaches.
    let table = SelectionTable(members)
    answers.withLock { answers in
      if answers.tables.count >= Self.limit { answers.tables.removeAll() }
      answers.tables[key] = .some(table)
    }
    return table
  }

  /// Looks up all data that most messages need, for callers that can't wait for it later.
  func prepare() {
    writing.prepareLookalikes()
    _ = months
    _ = changesNouns
    for type in [PluralRules.NumberType.cardinal, .ordinal] {
      for hasFractions in [false, true] {
        _ = reach(type, PluralReach.Numbers(hasFractions: hasFractions))
      }
    }
  }
}

/// The contexts of locales, each created once.
package final class LocaleContexts: Sendable {
  private let cache = Mutex<[String: LocaleContext]>([:])

  package init() {}

  package subscript(tag: String) -> LocaleContext {
    cache.withLock { $0[tag].remembered { LocaleContext(tag) } }
  }

  /// Creates the contexts of several locales concurrently.
  package func make(_ tags: [String]) {
    let missing = cache.withLock { known in tags.filter { known[$0] == nil } }
    let contexts = missing.concurrentMap { LocaleContext($0) }
    cache.withLock { known in
      for context in contexts where known[context.tag] == nil { known[context.tag] = context }
    }
  }

  /// Creates contexts with all data that most messages need.
  func prepare(_ tags: [String]) {
    make(tags)
    _ = tags.concurrentMap { self[$0].prepare() }
  }

  package var tags: Set<String> { cache.withLock { Set($0.keys) } }
}

extension Optional {
  /// Returns the value, which is created and kept if there is none.
  package mutating func remembered(_ make: () -> Wrapped) -> Wrapped {
    if let self { return self }
    let value = make()
    self = value
    return value
  }
}
