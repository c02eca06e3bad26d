import BayanDiagnostics
import BayanMeaning
import BayanMessageConversion
import BayanMessageSyntax

/// Makes the variants of a unit from a text in MessageFormat 1.
///
/// A file has one text with all choices in it. Which variants these are, the message of the catalog says:
/// for each of its variants the text is asked what it shows there.
struct ICUUnits {
  /// A selector of the message, its counterpart in the file's text, and the keys of its variants.
  private struct Column {
    var selector: ExchangeSelector
    var own: ICUText.Selector?
    var keys: [String]
    /// The keys for which the file's text has a variant of its own.
    var chosen: [String] = []

    /// Whether it is a choice by the same number, from which something is subtracted.
    func isShifted(_ other: ICUText.Selector) -> Bool {
      guard let own, own.offset != 0, other.offset == 0 else { return false }
      return own.argument == other.argument && own.kind == other.kind
    }
  }

  static func restoredUnit(
    _ returned: ReturnedUnit, in unit: ExchangeUnit, _ reading: ICUReading
  ) -> ReturnedUnit {
    let units = ICUUnits(unit: unit, placeholders: ICUPlaceholders(unit), reading: reading)
    var returned = returned
    do throws(Problem) {
      if returned.variants.count == 1, returned.variants[0].keys.allSatisfy({ $0 == .catchAll }),
        let text = returned.variants[0].text
      {
        try units.restoreAll(&returned, text)
      } else {
        for index in returned.variants.indices {
          guard let text = returned.variants[index].text else { continue }
          returned.variants[index].target = try units.text(text).text { _ in nil }.map {
            units.placeholders.restoredPattern($0.pattern)
          }
        }
      }
    } catch {
      returned.problems.append(error.sentence)
    }
    return returned
  }

  private struct Problem: Error { var sentence: Diagnostic.Message }

  private let unit: ExchangeUnit
  private let placeholders: ICUPlaceholders
  private let reading: ICUReading

  /// A problem with the characters that it is about.
  static func sentence(_ problem: ConversionProblem, in text: String) -> Diagnostic.Message {
    let bytes = Array(text.utf8)
    let span = problem.span
    guard span.length > 0, span.end <= bytes.count else { return problem.message }
    let part = String(decoding: bytes[span.start..<min(span.end, span.start + 40)], as: UTF8.self)
    return "\(quoted(part)): \(problem.message)"
  }

  private func text(_ text: String) throws(Problem) -> ICUText {
    do throws(ConversionProblem) {
      return try ICUText(text, reading: reading)
    } catch {
      throw Problem(sentence: Self.sentence(error, in: text))
    }
  }

  // MARK: One text with all choices

  private func restoreAll(_ returned: inout ReturnedUnit, _ text: String) throws(Problem) {
    let text = try self.text(text)
    returned.text = returned.variants[0].text
    var model = returned.variants[0]
    model.text = nil
    var columns = unit.selectors.map { selector in
      Column(selector: selector, own: placeholders.selector(selector), keys: [])
    }
    for variant in unit.variants {
      for (index, key) in variant.keys.enumerated() where index < columns.count {
        if case .literal(let name) = key, !columns[index].keys.contains(name) {
          columns[index].keys.append(name)
        }
      }
    }
    let count = columns.count
    var isNew = [Set<String>](repeating: [], count: count)
    var places: [ICUText.Selector: Int] = [:]
    for (index, column) in columns.enumerated() {
      if let own = column.own, places[own] == nil { places[own] = index }
    }
    for (selector, numbers) in text.selectors where !numbers.isEmpty {
      var (own, keys) = (selector, numbers)
      own.argument = placeholders.argument(selector.argument)
      // MessageFormat 1 compares numbers before it subtracts, and MessageFormat 2 after it.
      if let place = columns[..<count].firstIndex(where: { $0.isShifted(own) }),
        let shifted = columns[place].own
      {
        func moved(_ key: String) -> String? { key.shifted(by: -shifted.offset) }
        if let index = places[own] {
          // The message selects by the value itself too, whose numbers stay with it.
          let others = keys.filter { key in
            !columns[index].keys.contains(key)
              && moved(key).map(columns[place].keys.contains) == true
          }
          columns[place].chosen += others.compactMap(moved)
          keys.removeAll(where: others.contains)
        } else {
          own.offset = shifted.offset
          keys = keys.map { moved($0) ?? $0 }
        }
      }
      if let index = places[own] {
        let there = Set(columns[index].keys)
        let added = keys.filter { !there.contains($0) }
        isNew[index].formUnion(added)
        columns[index].keys += added
        columns[index].chosen += keys
      } else {
        places[own] = columns.count
        columns.append(
          Column(selector: try self.selector(own), own: own, keys: keys, chosen: keys))
        isNew.append(Set(keys))
      }
    }
    var all = unit.variants.map { variant in
      variant.keys
        + [ExchangeKey](repeating: .catchAll, count: columns.count - variant.keys.count)
    }
    let isOthers = columns.count > count
    if isNew.contains(where: { !$0.isEmpty }) {
      all += try combinations(columns).filter { keys in
        !all.contains(keys)
          && zip(keys, isNew).contains { key, new in
            if case .literal(let name) = key { new.contains(name) } else { false }
          }
      }
    }
    let catchAll = [ExchangeKey](repeating: .catchAll, count: columns.count)
    if !all.contains(catchAll) { all.append(catchAll) }
    let present = Set(unit.variants.filter { $0.target != nil }.map(\.keys))
    returned.variants = []
    for keys in all {
      guard var choice = choice(of: keys, columns, in: text) else { continue }
      // Where the text doesn't choose by a selector, it has one text for all.
      choice.isExplicit =
        choice.isExplicit
        && zip(keys, columns).allSatisfy { key, column in
          if case .literal(let name) = key { column.chosen.contains(name) } else { true }
        }
      guard choice.isExplicit || keys == catchAll || !isOthers && present.contains(keys) else {
        continue
      }
      var variant = model
      variant.keys = keys
      variant.target = placeholders.restoredPattern(choice.pattern)
      variant.isImplied = !choice.isExplicit
      returned.variants.append(variant)
    }
    guard isOthers else { return }
    returned.selectors = columns.map(\.selector)
    returned.isWhole = true
  }

  /// The selector for a choice that the message doesn't make.
  private func selector(_ own: ICUText.Selector) throws(Problem) -> ExchangeSelector {
    guard own.offset == 0 else {
      throw Problem(
        sentence:
          "'offset:\(own.offset)' of \(quoted(own.argument)) isn't in this message; leave it out")
    }
    let other = unit.selectors.compactMap(placeholders.selector).first {
      $0.argument == own.argument
    }
    if let other {
      throw Problem(
        sentence:
          "this message selects by \(quoted(own.argument)) with \(quoted(other.kind.name)); write that in place of \(quoted(own.kind.name))"
      )
    }
    let kind: MessageSelection =
      switch own.kind {
      case .text: .text
      case .plural: .plural
      case .ordinal: .ordinal
      }
    return ExchangeSelector(variable: own.argument, kind: kind)
  }

  private func combinations(_ columns: [Column]) throws(Problem) -> [[ExchangeKey]] {
    var all: [[ExchangeKey]] = [[]]
    for column in columns {
      let keys = column.keys.map { ExchangeKey.literal($0) } + [.catchAll]
      guard all.count * keys.count <= MessageLimits.variants else {
        throw Problem(
          sentence: "its choices make more than \(MessageLimits.variants) texts; write fewer forms")
      }
      all = all.flatMap { row in keys.map { row + [$0] } }
    }
    return all
  }

  private func choice(
    of keys: [ExchangeKey], _ columns: [Column], in text: ICUText
  ) -> ICUText.Choice? {
    text.text { selector in
      var own = selector
      own.argument = placeholders.argument(selector.argument)
      func name(_ index: Int?) -> String? {
        guard let index, index < keys.count, case .literal(let name) = keys[index] else {
          return nil
        }
        return name
      }
      if let name = name(columns.firstIndex { $0.own == own }) { return name }
      guard let index = columns.firstIndex(where: { $0.isShifted(own) }) else { return nil }
      return name(index)?.shifted(by: columns[index].own?.offset ?? 0)
    }
  }
}

extension String {
  /// A key that is a whole number, with a number added; `nil` for another, and where the sum is none.
  fileprivate func shifted(by offset: Int) -> String? {
    guard let sum = Int(self)?.addingReportingOverflow(offset), !sum.overflow else { return nil }
    return String(sum.partialValue)
  }
}

extension ICUText.Selector.Kind {
  /// The name of the selector in MessageFormat 1.
  fileprivate var name: String {
    switch self {
    case .text: "select"
    case .plural: "plural"
    case .ordinal: "selectordinal"
    }
  }
}
