package import BayanCatalog
package import BayanDiagnostics
import BayanHistory
import BayanICU
import BayanMessageSyntax

extension ExchangeDocument {
  /// The messages of a catalog.
  ///
  /// - Parameters:
  ///   - locale: The locale that is translated to; `nil` for a template.
  ///   - isWanted: Which messages go out.
  /// - Precondition: The locale is one of the catalog's, and not its source locale.
  package init(
    _ catalog: Catalog, locale tag: String?, where isWanted: (MessageID) -> Bool = { _ in true }
  ) {
    let source = catalog.project.sourceLocale
    let builder = UnitBuilder(catalog, locale: tag)
    let messages = catalog.sourceMessages?.messages ?? []
    self.init(
      sourceLocale: source, targetLocale: tag, project: catalog.project.moduleName,
      units: messages.filter { isWanted($0.id) }.map(builder.unit))
  }
}

/// Makes units of a catalog's messages.
private struct UnitBuilder {
  private let target: LocaleMessages?
  private let table: VariantTable
  private let arguments: DeclaredArguments
  private let sources: SourcesLock?
  private let contexts: MessageContexts
  private let examples: [PluralRules.NumberType: [String: String]]

  init(_ catalog: Catalog, locale tag: String?) {
    target = tag.flatMap { tag in catalog.locales.first { $0.tag == tag } }
    table = VariantTable(source: catalog.project.sourceLocale, target: tag)
    arguments = DeclaredArguments(catalog)
    sources = catalog.sources
    contexts = MessageContexts(catalog)
    var examples: [PluralRules.NumberType: [String: String]] = [:]
    for type in PluralRules.NumberType.allCases {
      examples[type] = Dictionary(
        (tag.map { PluralRules.rules(for: $0, type: type) } ?? []).map {
          ($0.category, $0.integerSamples)
        }, uniquingKeysWith: { first, _ in first })
    }
    self.examples = examples
  }

  func unit(_ source: LocaleMessage) -> ExchangeUnit {
    let id = source.id
    let message = target?[id]
    var (selectors, variants) = table.variants(
      of: source.parsed.message, translated: message?.parsed.message)
    let declared = arguments[id] ?? []
    let fingerprint = target?.sourceFingerprint(of: id)
    if let message, let fingerprint, fingerprint != source.fingerprint,
      let former = sources?.text(of: fingerprint, for: id)
    {
      let (formerSelectors, formers) = table.variants(
        of: ParsedMessage.parse(former).message, translated: message.parsed.message)
      // Of a source that chose otherwise no text stands beside one of this.
      for index in variants.indices where formerSelectors == selectors {
        variants[index].formerSource = formers.first { $0.keys == variants[index].keys }?.source
      }
    }
    let state = target?.exchangeState(of: source) ?? .untranslated
    let context = contexts[id]
    var notes = context.notes
    if state == .stale, let message,
      let difference = Translation(message: message, source: source, fingerprint: fingerprint)
        .sourceDifference(by: sources)
    {
      notes.append(ExchangeNote(.change, "The source has changed: \(difference.marked)"))
    }
    notes += declared.filter { !$0.isPrivate }.map { ExchangeNote(.argument, $0.exchangeNote) }
    if let limit = context.maxLength {
      notes.append(ExchangeNote(.limit, "At most \(limit) characters."))
    }
    notes += pluralNotes(selectors, variants)
    return ExchangeUnit(
      id: id, source: source, target: message, selectors: selectors, variants: variants,
      state: state, notes: notes, arguments: declared.filter { !$0.isPrivate },
      privateArguments: declared.filter(\.isPrivate).map(\.name), maxLength: context.maxLength)
  }

  /// Which numbers the variants of a plural are for.
  private func pluralNotes(
    _ selectors: [ExchangeSelector], _ variants: [ExchangeVariant]
  ) -> [ExchangeNote] {
    guard selectors.contains(where: { $0.kind == .plural || $0.kind == .ordinal }) else {
      return []
    }
    return variants.compactMap { variant in
      let parts = zip(selectors, variant.keys).compactMap { selector, key -> String? in
        // Beside another selector `*` may stand for any number.
        if key == .catchAll, selectors.count > 1 { return nil }
        guard let numbers = numbers(of: key, selector.kind), !numbers.isEmpty else { return nil }
        return selectors.count == 1 ? numbers : "$\(selector.variable): \(numbers)"
      }
      guard !parts.isEmpty else { return nil }
      return ExchangeNote(.pluralExamples, parts.joined(separator: "; "), keys: variant.keys)
    }
  }

  private func numbers(of key: ExchangeKey, _ kind: ExchangeSelector.Kind) -> String? {
    let type: PluralRules.NumberType
    switch kind {
    case .plural: type = .cardinal
    case .ordinal: type = .ordinal
    case .exact, .text, .function: return nil
    }
    switch key {
    case .catchAll: return examples[type]?["other"]
    case .literal(let text): return examples[type]?[text] ?? text
    }
  }
}

extension LocaleMessages {
  /// How far the translation of a source is.
  package func exchangeState(of source: LocaleMessage) -> ExchangeState {
    guard let message = self[source.id] else { return .untranslated }
    let state = state(of: message, source: source)
    if state == .draft { return .draft }
    if let stamp = sourceFingerprint(of: source.id), stamp != source.fingerprint { return .stale }
    return state == .reviewed ? .reviewed : .translated
  }

  /// The fingerprint that a translation keeps of its source.
  func sourceFingerprint(of id: MessageID) -> String? {
    guard let facet = id.facet.flatMap(Facet.init) else { return options?[id.entry]?.source }
    return messages(named: id.file)?[id.entry]?.source[facet]
  }
}

extension ErrorArgument {
  /// What a translator is told of the argument: `$count: integer, 0...3600, for example 3`.
  fileprivate var exchangeNote: String {
    var note = "$\(name): \(type)"
    if let range { note += ", \(range.lowerBound)...\(range.upperBound)" }
    if let example { note += ", for example \(example)" }
    return note
  }
}
