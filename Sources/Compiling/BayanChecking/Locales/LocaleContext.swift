package import BayanCatalog
package import BayanCompiler
package import BayanICU
package import BayanMeaning
import BayanSupport
import Synchronization

/// What ICU and CLDR know of a locale, for the rules.
///
/// Made once a locale and passed on with the messages. What takes ICU long is asked when it is first
/// needed, and kept here. Several threads may share a context.
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

  /// Plural rules of another version of CLDR; `nil` for those of ICU.
  private let rules: [PluralRules.NumberType: PluralOracle]?

  private let answers = Mutex(Answers())

  /// How many reaches and tables are kept.
  ///
  /// Catalogs have a few dozen. An editor that stays open for days meets every one that is typed.
  private static let limit = 500

  package init(_ tag: String) {
    self.tag = tag
    writing = LocaleWriting(tag)
    rules = nil
  }

  /// Creates a context with the plural rules of another version of CLDR; all else is ICU's.
  ///
  /// - Throws: For text that is no plural rule.
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

  /// The names of CLDR's units that are the same after all numbers, in small letters.
  package var unitsOfOneForm: Set<String> {
    answers.withLock { $0.unitsOfOneForm.remembered { NounAgreement.unitsOfOneForm(in: tag) } }
  }

  /// Which numbers go to which plural category.
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

  /// The table of messages of which the first is the locale's; made once for all that choose alike.
  package func table(of members: [SelectionTable.Member]) -> SelectionTable? {
    let key = members.map(SelectionTable.Key.init)
    if let table = answers.withLock({ $0.tables[key] }) { return table }
    // Without the lock: a table asks for reaches.
    let table = SelectionTable(members)
    answers.withLock { answers in
      if answers.tables.count >= Self.limit { answers.tables.removeAll() }
      answers.tables[key] = .some(table)
    }
    return table
  }

  /// Asks for all that most messages need, for whoever can't wait for it later.
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

/// The contexts of locales, each made once.
package final class LocaleContexts: Sendable {
  private let made = Mutex<[String: LocaleContext]>([:])

  package init() {}

  package subscript(tag: String) -> LocaleContext {
    made.withLock { $0[tag].remembered { LocaleContext(tag) } }
  }

  /// Makes the contexts of several locales, on the cores there are.
  package func make(_ tags: [String]) {
    let missing = made.withLock { made in tags.filter { made[$0] == nil } }
    let contexts = missing.concurrentMap { LocaleContext($0) }
    made.withLock { made in
      for context in contexts where made[context.tag] == nil { made[context.tag] = context }
    }
  }

  /// Makes contexts with all that most messages need.
  func prepare(_ tags: [String]) {
    make(tags)
    _ = tags.concurrentMap { self[$0].prepare() }
  }

  package var tags: Set<String> { made.withLock { Set($0.keys) } }
}

extension Optional {
  /// The value, which is made and kept where there is none.
  package mutating func remembered(_ make: () -> Wrapped) -> Wrapped {
    if let self { return self }
    let made = make()
    self = made
    return made
  }
}
