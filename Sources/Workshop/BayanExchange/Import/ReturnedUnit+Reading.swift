import BayanCatalog
import BayanChecking
import BayanDiagnostics
import BayanICU
import BayanMeaning
import BayanMessageSyntax

// The reading of a file's unit whose message is known.

extension ReturnedUnit {
  /// One unit of several that a file has of a message.
  ///
  /// Files are put together of others, so that a unit may be there twice. Where all say the same, that is
  /// what they say; the least far of their states counts.
  ///
  /// - Returns: Also the reason why they are refused, where they differ.
  static func merged(
    _ units: [ReturnedUnit]
  ) -> (unit: ReturnedUnit, problems: [Diagnostic.Message]) {
    var merged = units[0]
    for unit in units.dropFirst() {
      guard UnitTexts(unit.variants) == UnitTexts(merged.variants) else {
        let texts = units.compactMap(\.fileText).reduce(into: [String]()) { texts, text in
          if !texts.contains(where: { $0.utf8.elementsEqual(text.utf8) }) { texts.append(text) }
        }
        return (
          merged,
          ["the file has it \(units.count) times, with different texts: \(quotedList(texts))"]
        )
      }
      merged.state = ExchangeState.lesser(merged.state, unit.state)
      merged.problems += unit.problems.filter { !merged.problems.contains($0) }
      merged.sourceLanguages += unit.sourceLanguages
      merged.targetLanguages += unit.targetLanguages
    }
    return (merged, [])
  }

  /// The translated texts as they are in the file; `nil` where there is none.
  var fileText: String? {
    if let text { return text }
    let texts = variants.filter { !$0.isImplied }.compactMap { variant in
      variant.text ?? variant.target?.formatted()
    }
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }

  /// The name of the unit for people, or else its source.
  var shownName: String {
    names.first ?? variants.lazy.compactMap { $0.source?.formatted() }.first ?? ""
  }

  /// Whether nothing about it says that it is a message of a catalog.
  var isOfOthers: Bool {
    sourceFingerprint == nil && exported == .unknown
      && !names.contains { name in
        MessageID(name).map {
          $0.file == MessageID.optionsFile || $0.facet.flatMap(Facet.init) != nil
        }
          ?? false
      }
  }

  /// Removes the names of messages that are where the source should.
  ///
  /// Files of one language have none but the key. So nothing is known of what was translated.
  mutating func removeNames(in unit: ExchangeUnit) {
    for index in variants.indices {
      guard let source = variants[index].source?.onlyText,
        names.contains(where: { $0.utf8.elementsEqual(source.utf8) }),
        !unit.source.messageText.utf8.elementsEqual(source.utf8)
      else { continue }
      variants[index].source = nil
    }
  }

  /// Removes texts that the one for all other numbers stands for, where nobody here needs them: numbers that
  /// the message doesn't have, and variants that the translation here does without.
  mutating func removeUnneeded(in unit: ExchangeUnit) {
    let hasForms = unit.target?.parsed.message.exchangeSelectors.isEmpty == false
    for (index, variant) in variants.enumerated() {
      guard variant.isImplied, hasForms || unit.isUnreachable(variant.keys),
        !unit.variants.contains(where: { $0.keys == variant.keys && $0.target != nil })
      else { continue }
      // Its source stays: that is what was translated.
      variants[index].target = nil
      variants[index].place = nil
    }
  }

  /// Returns a sentence for each missing text of a unit whose state in the file is finished.
  func gaps(in unit: ExchangeUnit) -> [Diagnostic.Message] {
    guard state?.isFinished != false else { return [] }
    let hasForms = unit.target?.parsed.message.exchangeSelectors.isEmpty == false
    // The translation here has one text for all, and so has the file.
    let isOneText = variants.allSatisfy { variant in
      variant.target == nil || variant.keys.allSatisfy { $0 == .catchAll }
    }
    if unit.target != nil, !hasForms, isOneText { return [] }
    return variants.compactMap { variant in
      guard let place = variant.place, variant.target == nil, !unit.isUnreachable(variant.keys),
        !variants.contains(where: { $0.keys == variant.keys && $0.target != nil })
      else { return nil }
      let present = unit.variants.first { $0.keys == variant.keys }
      // A variant needs none if the translation here does without it, or if its source shows nothing.
      let isNeeded = hasForms ? present?.target != nil : present?.source.showsNothing != true
      guard isNeeded else { return nil }
      return "\(place) has no text, but other forms have one"
    }
  }

  /// Adds the text for `*` where no number of the message reaches it, so that no translator wrote one.
  ///
  /// In Polish no whole number is `other`. It gets the text of the category with the most numbers. Where
  /// the translation here does without, as beside another selector, it gets none.
  mutating func addUnreachable(in unit: ExchangeUnit) {
    let selectors = self.selectors ?? unit.selectors
    let present = Set(unit.variants.filter { $0.target != nil }.map(\.keys))
    let isSame =
      // A file may not say how a value chooses.
      selectors.map(\.variable) == unit.selectors.map(\.variable)
      && unit.target?.parsed.message.exchangeSelectors.isEmpty == false
    for (index, selector) in selectors.enumerated() {
      guard let reach = unit.reach(of: selector) else { continue }
      for variant in variants where variant.target != nil && variant.keys.count == selectors.count {
        guard case .literal(let name) = variant.keys[index], reach.isTextOfOthers(name) else {
          continue
        }
        var added = variant
        added.keys[index] = .catchAll
        guard !isSame || present.contains(added.keys) else { continue }
        addText(added)
      }
    }
  }

  /// Adds a text whose variant has none.
  mutating func addText(_ variant: ReturnedVariant) {
    if let place = variants.firstIndex(where: { $0.keys == variant.keys }) {
      if variants[place].target == nil { variants[place].target = variant.target }
    } else {
      variants.append(variant)
    }
  }

  /// Returns the placeholders for no value of the message, as sentences in the terms of the file.
  func unknownPlaceholders(
    in unit: ExchangeUnit, _ format: any ImportedFormat.Type
  ) -> [Diagnostic.Message] {
    let messages = [unit.source.parsed.message, unit.target?.parsed.message].compactMap(\.self)
    let declared = messages.flatMap(\.declarations).map(\.name)
    // A rule reports those that the translation here has already.
    let shown = unit.target?.parsed.message.exchangeVariants.flatMap(\.pattern.elements) ?? []
    var known = Set(
      unit.arguments.map(\.name) + unit.privateArguments + declared + shown.compactMap(\.variable))
    var unknown: [String] = []
    for element in variants.compactMap(\.target).flatMap(\.elements) {
      guard let variable = element.variable, known.insert(variable).inserted else { continue }
      unknown.append(variable)
    }
    guard !unknown.isEmpty else { return [] }
    let terms = format.terms(in: unit).map(\.term)
    return unknown.map { name in
      let unknown = format.term(ofUnknown: name)
      return terms.isEmpty
        ? "\(quoted(unknown)) isn't a placeholder of this message; it has none"
        : "\(quoted(unknown)) isn't a placeholder of this message; it has \(quotedList(terms))"
    }
  }
}

extension PluralReach {
  /// Whether the text of a category is the one for `*` too: where no number reaches `*`, and where none
  /// reaches the category, so that a file of forms has the text for `*` there.
  fileprivate func isTextOfOthers(_ category: String) -> Bool {
    if let stand = standInForOther { return category == stand }
    return PluralRules.categoryOrder.contains(category) && self[category] == nil
  }
}

extension ExchangeState {
  /// The one of two that is less far; a text without a state doesn't count.
  static func lesser(_ a: ExchangeState?, _ b: ExchangeState?) -> ExchangeState? {
    guard let a, let b else { return a ?? b }
    let order = allCases
    return (order.firstIndex(of: a) ?? 0) < (order.firstIndex(of: b) ?? 0) ? a : b
  }
}

extension Pattern.Element {
  /// The name of the variable that it shows.
  var variable: String? {
    guard case .expression(let expression) = self,
      case .variable(let variable)? = expression.operand
    else { return nil }
    return variable.name
  }
}

extension Pattern {
  /// The text, where there is nothing else.
  fileprivate var onlyText: String? {
    guard elements.count == 1, case .text(let text) = elements[0] else { return nil }
    return text.value
  }
}
