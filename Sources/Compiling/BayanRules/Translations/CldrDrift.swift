package import BayanCatalog
package import BayanChecking
import BayanCompiler
package import BayanDiagnostics
import BayanICU
import BayanMeaning
import BayanMessageSyntax

/// A locale whose CLDR data has changed since its messages were written.
///
/// The rule reports each message whose readers get another variant or other digits, and the line of
/// `Catalog/cldr.lock`, whose fix accepts the new data. A locale that isn't in the lock, or whose
/// messages are all unchanged for readers, is a note.
package struct CldrDrift: CatalogRule {
  package static let id: RuleID = "cldr-drift"
  package static let severity = Diagnostic.Severity.warning

  /// A closure that returns the CLDR facts of a locale.
  private let facts: @Sendable (String) -> CLDRLock.Facts

  package init() { self.init { CLDRLock.Facts(icu: $0) } }

  /// Creates the rule with other data than ICU's.
  package init(facts: @escaping @Sendable (String) -> CLDRLock.Facts) { self.facts = facts }

  package func check(_ catalog: Catalog, into report: inout Report) {
    guard let lock = catalog.cldr else { return }
    var drifts: [String: Drift] = [:]
    for locale in catalog.locales {
      let now = facts(locale.tag)
      guard let line = lock.locales[locale.tag], let place = line.place else {
        report.add(
          Diagnosis.unlocked(locale.tag, now.version),
          at: .place(catalog.project.place, locale: locale.tag),
          atMost: .note)
        continue
      }
      var same = now
      // Digits that the project chose don't come from CLDR.
      if locale.numberingSystem != nil { same.digits = line.facts.digits }
      if line.facts.says(sameAs: same) { continue }
      do {
        drifts[locale.tag] = try Drift(
          from: line.facts, to: now, of: locale, at: place,
          fix: Self.accepting(locale.tag, now, place))
      } catch {
        report.add(
          Diagnosis.unreadable(error.rule), at: .place(place, locale: locale.tag),
          fixes: Self.accepting(locale.tag, now, place))
      }
    }
    guard !drifts.isEmpty else { return }
    visit(catalog, &drifts, into: &report)
    for (tag, drift) in drifts.sorted(by: { $0.key < $1.key }) {
      let severity: Diagnostic.Severity = drift.isFelt ? .warning : .note
      report.add(
        Diagnosis.drifted(tag, drift), at: .place(drift.place, locale: tag), atMost: severity,
        cldr: drift.now.version, fixes: drift.fix)
    }
  }

  private func visit(_ catalog: Catalog, _ drifts: inout [String: Drift], into report: inout Report)
  {
    let contexts = LocaleContexts()
    func check(_ message: CatalogMessage) {
      guard let drift = drifts[message.locale] else { return }
      let note = Diagnostic.Note("CLDR \(drift.was.version) is recorded here", at: drift.place)
      var isAffected = false
      for change in drift.changes(of: message) {
        isAffected = true
        report.add(
          Diagnosis.chooses(change, drift), at: .message(message), cldr: drift.now.version,
          notes: [note])
      }
      if drift.changesDigits, message.showsDigits {
        isAffected = true
        report.add(
          Diagnosis.digits(drift), at: .message(message), cldr: drift.now.version, notes: [note])
      }
      if isAffected { drifts[message.locale]?.affected += 1 }
    }
    for group in catalog.messageGroups(in: contexts) { group.forEachMessage(check) }
  }

  /// Returns the fix that renews a locale's line.
  private static func accepting(_ tag: String, _ now: CLDRLock.Facts, _ place: Place) -> [Fix] {
    [
      Fix(
        "accept CLDR \(now.version)", .review,
        edits: [TextEdit(place.span, CLDRLock.lineText(tag, now))])
    ]
  }
}

/// The difference in a locale's data between two versions of CLDR.
private struct Drift {
  let was: CLDRLock.Facts
  let now: CLDRLock.Facts
  let place: Place
  let fix: [Fix]
  /// Whether numbers have other digits; never with a pinned numbering system.
  let changesDigits: Bool
  /// The number of messages that change for readers.
  var affected = 0
  private let before: LocaleContext?
  private let after: LocaleContext?

  init(
    from was: CLDRLock.Facts, to now: CLDRLock.Facts, of locale: LocaleMessages, at place: Place,
    fix: [Fix]
  ) throws(PluralRuleCompiler.Failure) {
    self.was = was
    self.now = now
    self.place = place
    self.fix = fix
    changesDigits = was.digits != now.digits && locale.numberingSystem == nil
    let hasOtherRules = was.cardinal != now.cardinal || was.ordinal != now.ordinal
    before = hasOtherRules ? try LocaleContext(locale.tag, rules: was) : nil
    after = hasOtherRules ? try LocaleContext(locale.tag, rules: now) : nil
  }

  /// Whether readers get any change.
  var isFelt: Bool { affected > 0 || was.isRightToLeft != now.isRightToLeft }

  /// Numbers that choose another variant now.
  struct Change {
    var argument: String
    var numbers: NumberSet
    /// The keys of the variants.
    var was: String
    var now: String
  }

  /// Returns the changes of a message, in the order of the new variants.
  func changes(of message: CatalogMessage) -> [Change] {
    // A possible fraction of an argument is a number that a reader may get.
    guard let before, let after, let selection = message.selection?.withPossibleNumbers(),
      let table = SelectionTable([
        SelectionTable.Member(selection: selection, locale: after),
        SelectionTable.Member(selection: selection, locale: before),
      ])
    else { return [] }
    struct Pair: Hashable {
      var axis: Int
      var was: Int
      var now: Int
    }
    var changed: [Pair: Set<Int>] = [:]
    for combination in table.choices[0].indices {
      let (now, was) = (table.choices[0][combination], table.choices[1][combination])
      if now == was { continue }
      for (axis, place) in table.classes(of: combination).enumerated()
      where isChanged(table.axes[axis], place, selection, before, after) {
        changed[Pair(axis: axis, was: was, now: now), default: []].insert(place)
      }
    }
    return changed.sorted {
      ($0.key.now, $0.key.was, $0.key.axis) < ($1.key.now, $1.key.was, $1.key.axis)
    }
    .map { pair, places in
      var numbers = NumberSet()
      for place in places.sorted() {
        if let part = table.axes[pair.axis].classes[place].numbers { numbers.formUnion(part) }
      }
      return Change(
        argument: table.axes[pair.axis].argument, numbers: numbers,
        was: selection.variants[pair.was].keyText, now: selection.variants[pair.now].keyText)
    }
  }
}

extension Drift {
  /// Whether the numbers of a class have another category now.
  private func isChanged(
    _ axis: SelectionTable.Axis, _ place: Int, _ selection: MessageMatcher,
    _ before: LocaleContext, _ after: LocaleContext
  ) -> Bool {
    let selectors = selection.selectors.filter { $0.argument == axis.argument }
    guard let numbers = axis.classes[place].numbers,
      let leading = selectors.lazy.compactMap(\.number).first
    else { return false }
    return selectors.contains { selector in
      guard let number = selector.plural else { return false }
      let (old, new) = (number.reach(in: before), number.reach(in: after))
      if let integer = numbers.integers.first {
        guard let own = number.number(integer, of: leading) else { return false }
        return old.probe(own).category != new.probe(own).category
      }
      return numbers.fraction.map { old.category(ofShown: $0) != new.category(ofShown: $0) }
        ?? false
    }
  }
}

extension CatalogMessage {
  /// Whether one of the message's texts shows a number, a date or an amount.
  fileprivate var showsDigits: Bool {
    let message = localeMessage.parsed.message
    return message.patterns.flatMap(\.expressions).contains { expression in
      let resolved = meaning[expression]
      guard resolved.function == nil else {
        return resolved.standard.map { $0.family != .text } ?? false
      }
      return arguments.contains { $0.name == resolved.argument && $0.type.hasDigits }
    }
  }
}

extension ErrorArgument.ValueType {
  fileprivate var hasDigits: Bool {
    switch self {
    case .string: false
    case .integer, .number, .date, .currency: true
    case .list(let element): element.hasDigits
    }
  }
}

extension CldrDrift {
  fileprivate enum Diagnosis: RuleDiagnosis {
    case chooses(Drift.Change, Drift)
    case digits(Drift)
    case drifted(String, Drift)
    case unlocked(String, String)
    case unreadable(String)

    var message: Diagnostic.Message {
      switch self {
      case .chooses(let change, let drift):
        // Of millions only the first were sampled.
        let more = change.numbers.isForLargeNumbers && !change.numbers.shown.hasSuffix("…")
        return """
          for \(quoted("$" + change.argument)) with \(change.numbers.shown)\(phrase: more ? ", …" : ""), CLDR \
          \(drift.now.version) selects the variant \(quoted(change.now)); CLDR \(drift.was.version) \
          selected \(quoted(change.was))
          """

      case .digits(let drift):
        return """
          numbers are shown in the digits \(digits(drift.now)) with CLDR \(drift.now.version); with \
          CLDR \(drift.was.version) they were shown in \(digits(drift.was))
          """

      case .drifted(let tag, let drift):
        var parts: [Diagnostic.Message] = []
        if drift.was.cardinal != drift.now.cardinal { parts.append("plural rules") }
        if drift.was.ordinal != drift.now.ordinal { parts.append("ordinal rules") }
        if drift.was.digits != drift.now.digits {
          parts.append("digits (\(quoted(drift.now.digits)))")
        }
        if drift.was.isRightToLeft != drift.now.isRightToLeft {
          parts.append("direction")
        }
        let start: Diagnostic.Message = """
          \(quoted(tag)) was written for CLDR \(drift.was.version), and CLDR \(drift.now.version) changes \
          this: \(joinedByCommas(parts))
          """
        return switch drift.affected {
        case 0: "\(start); no message reads differently; accept it with 'bayan cldr --accept'"
        case 1: "\(start); 1 message reads differently; accept it with 'bayan cldr --accept'"
        default:
          "\(start); \(drift.affected) messages read differently; accept it with 'bayan cldr --accept'"
        }

      case .unlocked(let tag, let version):
        return """
          'Catalog/cldr.lock' doesn't name the version of CLDR that \(quoted(tag)) was written for; run \
          'bayan cldr --accept' to record CLDR \(version)
          """

      case .unreadable(let rule):
        return
          "the plural rule \(quoted(rule)) can't be read; run 'bayan cldr --accept' to write the line again"
      }
    }

    private func digits(_ facts: CLDRLock.Facts) -> String {
      let digits = ICUNumberSymbols.digits(of: facts.digits)?.joined()
      return digits.map { "\($0) (\(quoted(facts.digits)))" } ?? quoted(facts.digits)
    }
  }
}
