package import BayanCatalog
import BayanChecking
package import BayanDiagnostics
import BayanHistory
import BayanICU
import BayanMeaning
import BayanMessageSyntax

extension ExchangeDocument {
  /// The messages of a catalog.
  ///
  /// - Parameters:
  ///   - locale: The locale that is translated to; `nil` for a template.
  ///   - isWanted: Which messages go out.
  /// - Precondition: The locale is one of the catalog's. The source locale translates itself.
  package init(
    _ catalog: Catalog, locale tag: String?, where isWanted: (MessageID) -> Bool = { _ in true }
  ) {
    let messages = catalog.sourceMessages?.messages ?? []
    self.init(catalog, locale: tag, messages: messages.filter { isWanted($0.id) })
  }

  /// Some messages, in the source locale or for it.
  init(_ catalog: Catalog, locale tag: String?, messages: [LocaleMessage]) {
    let builder = ExchangeUnits(catalog, locale: tag)
    self.init(
      sourceLocale: catalog.project.sourceLocale, targetLocale: tag,
      project: catalog.project.moduleName, units: messages.map { builder.unit($0) })
  }
}

/// Makes units of a catalog's messages.
package struct ExchangeUnits {
  private let locale: String
  private let target: LocaleMessages?
  private let table: VariantTable
  private let arguments: DeclaredArguments
  private let sources: SourcesLock?
  private let contexts: MessageContexts
  private let module: String?
  /// The context of the target language.
  private let context: LocaleContext?

  /// Prepares the context of all messages.
  ///
  /// - Parameter tag: The locale that is translated to; `nil` for a template.
  package init(_ catalog: Catalog, locale tag: String?) {
    locale = tag ?? catalog.project.sourceLocale
    target = tag.flatMap { tag in catalog.locales.first { $0.tag == tag } }
    table = VariantTable(source: catalog.project.sourceLocale, target: tag)
    arguments = DeclaredArguments(catalog)
    sources = catalog.sources
    contexts = MessageContexts(catalog)
    module = catalog.project.overriding
    context = tag.map { LocaleContext($0) }
  }

  /// Returns the unit of a message.
  ///
  /// - Parameters:
  ///   - proposed: A translation in place of the present one.
  ///   - isUntranslated: Whether the present translation is left out.
  package func unit(
    _ source: LocaleMessage, proposed: LocaleMessage? = nil, isUntranslated: Bool = false
  ) -> ExchangeUnit {
    let id = source.id
    let message = isUntranslated ? nil : proposed ?? target?[id]
    let declared = arguments[id] ?? []
    let reaches = { (message: Message) in self.reaches(of: message, declared) }
    var (selectors, variants) = table.variants(
      of: source.parsed.message, translated: message?.parsed.message, reaches: reaches)
    let fingerprint = target?.sourceFingerprint(of: id)
    if let message, let fingerprint, fingerprint != source.fingerprint,
      let former = sources?.text(of: fingerprint, for: id)
    {
      let (formerSelectors, formers) = table.variants(
        of: ParsedMessage.parse(former).message, translated: message.parsed.message,
        reaches: reaches)
      // Of a source that chose otherwise no text is beside one of this.
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
    let choosing = [message?.parsed.message, source.parsed.message].compactMap(\.self)
      .first { !$0.exchangeSelectors.isEmpty }
    let reached = choosing.map(reaches) ?? []
    notes += pluralNotes(selectors, reached, variants)
    var unit = ExchangeUnit(
      id: id, source: source, target: message, selectors: selectors, variants: variants,
      state: state, notes: notes, arguments: declared.filter { !$0.isPrivate },
      privateArguments: declared.filter(\.isPrivate).map(\.name), maxLength: context.maxLength)
    unit.reaches = reached
    unit.locale = locale
    unit.module = module
    return unit
  }

  /// Which numbers each selector of a message can meet; `nil` for a selector by something else.
  private func reaches(of message: Message, _ arguments: [ErrorArgument]) -> [PluralReach?] {
    guard let context else { return [] }
    return MessageMatcher(message, arguments: arguments)?.selectors.map {
      $0.plural?.possibleReach(in: context)
    } ?? []
  }

  /// Which numbers the variants of a plural are for.
  private func pluralNotes(
    _ selectors: [ExchangeSelector], _ reaches: [PluralReach?], _ variants: [ExchangeVariant]
  ) -> [ExchangeNote] {
    guard reaches.contains(where: { $0 != nil }) else { return [] }
    return variants.compactMap { variant in
      let parts = selectors.indices.compactMap { index -> String? in
        guard index < reaches.count, let reach = reaches[index] else { return nil }
        let taken = variants.filter { $0.keys.without(index) == variant.keys.without(index) }
        let numbers = numbers(of: variant.keys[index], reach, beside: taken.map { $0.keys[index] })
        guard selectors.count > 1 else { return numbers }
        return "$\(selectors[index].variable): \(numbers)"
      }
      return ExchangeNote(.pluralExamples, parts.joined(separator: "; "), keys: variant.keys)
    }
  }

  /// The numbers of a key: `3–10, 103–110, …`.
  ///
  /// - Parameter keys: Those that variants have which differ in this key alone.
  private func numbers(
    of key: ExchangeKey, _ reach: PluralReach, beside keys: [ExchangeKey]
  ) -> String {
    let name = key.syntax.value
    if let name, !PluralRules.categoryOrder.contains(name) { return name }
    let numbers = reach.numbers(of: name, beside: Set(keys.compactMap(\.syntax.value)))
    return numbers?.listed("–") ?? "no number of this message"
  }
}

extension [ExchangeKey] {
  fileprivate func without(_ index: Int) -> [ExchangeKey] {
    var keys = self
    keys.remove(at: index)
    return keys
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
  /// The note for translators about the argument.
  ///
  /// `$wait: integer, 0...3600, for example 3. Seconds until the next try.`
  fileprivate var exchangeNote: String {
    var note = "$\(name): \(type)"
    if let range { note += ", \(range.lowerBound)...\(range.upperBound)" }
    if let example { note += ", for example \(example)" }
    if !summary.isEmpty { note += ". \(summary)" }
    return note
  }
}
